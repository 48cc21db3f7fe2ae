//! The city.

use smile::board::{ADJACENT, Field};
use smile::{District, Kind, TileTable};

use crate::play::*;

#[test]
fn sm_board_fields_run_clockwise_and_show_two_numbers() {
    assert_eq!(Field::all().map(Field::number).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    assert_eq!("16".parse::<Field>().unwrap(), Field::new(4).unwrap());
    assert_eq!(Field::new(23).unwrap().number(), 11);
    assert!(Field::new(24).is_none());
    assert_eq!("24".parse::<Field>().unwrap_err().rule, Some("sm.board"));
    assert_eq!(Field::new(10).unwrap().clockwise(6).number(), 4);
    assert_eq!(Field::START.number(), 0);
}

#[test]
fn sm_board_the_harbour_lies_at_0_and_11_and_the_park_at_4() {
    let near = |field| Field::new(field).unwrap().near();
    assert_eq!([near(0), near(11), near(4)], [Harbour, Harbour, Park]);
    let beside = |district| Field::all().filter(|field| field.near() == district).count();
    assert_eq!(District::ALL.iter().map(|&district| beside(district)).collect::<Vec<_>>(), [2, 1, 2, 1, 2, 1, 2, 1, 0]);
    assert_eq!(SouthWest.clockwise(3), North);
}

#[test]
fn sm_line_every_field_faces_a_row_or_column() {
    let rows = [[Harbour, North, NorthEast], [West, Centre, Park], [SouthWest, South, SouthEast]];
    let columns = [0, 1, 2].map(|column| rows.map(|row| row[column]));
    let back = |lines: [[District; 3]; 3]| lines.map(|[one, two, three]| [three, two, one]);
    let [north, east] = [columns, back(rows)];
    // Round the city clockwise: the fields of the south and the west come from the other end.
    let [mut south, mut west] = [back(columns), rows];
    south.reverse();
    west.reverse();
    assert_eq!(Field::all().map(Field::line).collect::<Vec<_>>(), [north, east, south, west].concat());
}

#[test]
fn sm_adjacent_districts_share_an_edge() {
    // Places in the city as (row, column).
    let place = |district| match district {
        Harbour => (0, 0),
        North => (0, 1),
        NorthEast => (0, 2),
        Park => (1, 2),
        SouthEast => (2, 2),
        South => (2, 1),
        SouthWest => (2, 0),
        West => (1, 0),
        Centre => (1i32, 1i32),
    };
    for one in District::ALL {
        for other in District::ALL {
            let ((row, column), (down, right)) = (place(one), place(other));
            let expected = (row - down).abs() + (column - right).abs() == 1;
            assert_eq!(one.adjacent(other), expected, "{one} {other}");
            assert_eq!(ADJACENT.contains(&(one, other)), expected && one < other, "{one} {other}");
        }
    }
}

#[test]
fn sm_board_distances_go_either_way() {
    let distance = |one, other| Field::new(one).unwrap().distance(Field::new(other).unwrap());
    assert_eq!([distance(0, 0), distance(0, 5), distance(0, 6), distance(0, 7), distance(11, 1)], [0, 5, 6, 5, 2]);
}

#[test]
fn sm_supply_markers_never_run_out() {
    // 40 henchmen in one district, more than the 35 of the box, and still more come.
    let mut play = Play::streets(plain().markers(Harbour, [40, 0, 40]), &[6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5]);
    play.act("dice 6 6, both harbour north");
    assert_eq!(play.markers(Harbour), [41, 0, 40]);
}

#[test]
fn sm_majority_the_built_in_table_is_the_rule_books() {
    let table = TileTable::builtin();
    assert_eq!(Kind::MAJORITIES.map(|kind| table.majority(kind)), [6, 5, 4]);
    assert_eq!([table.majority(Kind::Hat), table.majority(Kind::Potion)], [0, 0]);
    let count = |name: &str| table.faces().iter().filter(|tile| tile.to_string() == name).count();
    let hats = ["hat-1/0", "hat-2/0", "hat-2/1", "hat-3/1", "hat-4/2", "hat-5/2", "hat-6/3"];
    assert_eq!(hats.map(count), [4, 3, 4, 7, 4, 2, 2]);
    let others = ["gambling/1", "gambling/2", "weapons/1", "weapons/2", "contraband/1", "contraband/2"];
    assert_eq!(others.map(count), [3, 3, 3, 2, 2, 2]);
    assert_eq!(["potion/0", "potion/1", "potion/2"].map(count), [3, 2, 2]);
}
