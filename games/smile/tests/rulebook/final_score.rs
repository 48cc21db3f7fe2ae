//! Final scoring.

use smile::{Account, TieBreak};
use tabletop::{Fact, FactValue};

use crate::play::*;

fn accounts(position: Scene) -> [Account; 2] {
    let game = position.over();
    [Yellow, Green].map(|crew| game.account(crew))
}

fn totals(position: Scene) -> [i32; 2] {
    accounts(position).map(|account| account.total())
}

#[test]
fn sm_final_hats_and_face_down_tiles() {
    let position = plain().owns(Yellow, "hat-6/3 up").owns(Yellow, "hat-2/0 up").owns(Yellow, "weapons/1 down");
    let [yellow, green] = accounts(position.owns(Yellow, "potion/0 down").owns(Green, "hat-1/0 up"));
    assert_eq!((yellow.hats, yellow.face_down, yellow.total()), ((2, 8), (2, 2), 10));
    assert_eq!((green.hats, green.face_down, green.total()), ((1, 1), (0, 0), 1));
}

#[test]
fn sm_final_most_face_up_tiles_of_a_kind() {
    let position = plain().owns(Yellow, "gambling/1 up").owns(Yellow, "gambling/1 up").owns(Green, "gambling/2 up");
    assert_eq!(totals(position.clone()), [6, 0]);
    let position = position.owns(Green, "gambling/2 down");
    assert_eq!(totals(position.clone()), [6, 1], "a face-down tile counts for no majority");
    assert_eq!(totals(position.owns(Green, "gambling/2 up")), [0, 1], "a tie is nothing");
}

#[test]
fn sm_majority_a_monopoly_doubles() {
    for (kind, points) in [("gambling", 6), ("weapons", 5), ("contraband", 4)] {
        let alone = plain().owns(Green, &format!("{kind}/1 up"));
        assert_eq!(totals(alone.clone()), [0, 2 * points], "{kind}");
        let down = alone.clone().owns(Yellow, &format!("{kind}/1 down"));
        assert_eq!(totals(down), [1, 2 * points], "face down the other has none");
        let more = alone.owns(Green, &format!("{kind}/2 up")).owns(Yellow, &format!("{kind}/1 up"));
        assert_eq!(totals(more), [0, points]);
    }
}

#[test]
fn sm_final_the_breakdown_adds_up() {
    let position = city(Shadow::Historian, PotionCard::Soulmates).on_card(Yellow, 4).owns(Yellow, "hat-5/2 up");
    let position = position.owns(Yellow, "potion/0 up").owns(Yellow, "potion/0 up").owns(Yellow, "contraband/1 up");
    let game = position.owns(Yellow, "weapons/1 down").over();
    let lines: Vec<_> = game.breakdown(Yellow.seat()).iter().map(|line| (line.id, line.count, line.points)).collect();
    let expected = [
        ("hats", 1, 5),
        ("face-down", 1, 1),
        ("gambling-tie", 0, 0),
        ("weapons-tie", 0, 0),
        ("contraband-alone", 1, 8),
        ("historian", 4, 4),
        ("soulmates", 2, 10),
    ];
    assert_eq!(lines, expected);
    assert_eq!(game.result().unwrap().score(Yellow.seat()), 28);
    assert_eq!(game.result().unwrap().score(Green.seat()), -5);
    assert!(game.breakdown(tabletop::Seat::new(2)).is_empty());
    let of = |shadow| ids(&city(shadow, PotionCard::Imitation).owns(Yellow, "hat-1/0 up").over(), Green);
    let last = [Shadow::Detective, Shadow::Cursed, Shadow::Viper].map(|shadow| *of(shadow).last().unwrap());
    assert_eq!(last, ["detective", "cursed", "contraband-tie"]);
}

fn ids(game: &Smile, crew: Crew) -> Vec<&'static str> {
    game.breakdown(crew.seat()).iter().map(|line| line.id).collect()
}

#[test]
fn sm_majority_the_breakdown_tells_how_each_stands() {
    let position = plain().owns(Yellow, "gambling/1 up").owns(Yellow, "gambling/1 up").owns(Green, "gambling/2 up");
    let position = position.owns(Yellow, "weapons/1 up").owns(Green, "weapons/1 up").owns(Green, "contraband/1 up");
    let game = position.owns(Green, "hat-2/0 up-double").owns(Green, "hat-1/0 up").over();
    assert_eq!(ids(&game, Yellow)[2..5], ["gambling-most", "weapons-tie", "contraband-less"]);
    let expected = ["hats", "hats-double", "face-down", "gambling-less", "weapons-tie", "contraband-alone"];
    assert_eq!(ids(&game, Green)[..6], expected);
}

#[test]
fn sm_final_tie_is_told_with_what_decides() {
    let position = plain().round(3).owns(Yellow, "potion/0 up").owns(Green, "potion/0 up");
    let position = position.markers(North, [0, 2, 2]).tiles(North, "hat-1/0");
    let play = Play::settle(position.clone(), 1);
    assert!(play.told(Event::TieBreak(TieBreak { potions: [1, 1], henchmen: [0, 2] })));
    assert_eq!(ids(&play.game, Green)[5..], ["soulmates", "tie-potions", "tie-henchmen"]);
    let play =
        Play::settle(position.owns(Yellow, "potion/1 up").owns(Green, "hat-6/3 up").owns(Green, "hat-4/2 up"), 1);
    assert_eq!(ids(&play.game, Green)[5..], ["soulmates", "tie-potions"], "potions decide");
    let play = Play::settle(plain().round(3).owns(Yellow, "hat-1/0 up"), 1);
    assert!(!ids(&play.game, Yellow).contains(&"tie-potions"));
}

fn ranks(position: Scene) -> [u8; 2] {
    let standing = position.over().result().unwrap();
    [Yellow, Green].map(|crew| standing.rank(crew.seat()))
}

#[test]
fn sm_final_tie_most_points_wins() {
    assert_eq!(ranks(plain().owns(Green, "hat-1/0 up").owns(Yellow, "potion/0 up")), [2, 1]);
}

#[test]
fn sm_final_tie_a_total_may_be_negative() {
    let position = city(Shadow::Detective, PotionCard::SecondChance).holder(Green);
    assert_eq!(totals(position.clone()), [0, -3]);
    assert_eq!(ranks(position), [1, 2]);
}

#[test]
fn sm_final_tie_then_more_face_up_potions() {
    let position = plain().markers(North, [50, 0, 0]).owns(Green, "potion/0 up").owns(Yellow, "hat-1/0 up");
    assert_eq!(ranks(position.owns(Green, "potion/1 down")), [2, 1]);
}

#[test]
fn sm_final_tie_then_more_henchmen_on_the_board() {
    let position = plain().owns(Green, "potion/0 up").owns(Yellow, "potion/2 up");
    assert_eq!(ranks(position.clone().markers(North, [1, 2, 0]).markers(South, [2, 0, 9])), [1, 2]);
    assert_eq!(ranks(position.clone().markers(North, [1, 2, 0])), [2, 1]);
    assert_eq!(ranks(position.markers(North, [2, 2, 0])), [1, 1], "then a draw");
}

#[test]
fn sm_final_facts_for_simulations() {
    let decided = |position: Scene| position.over().facts()[0];
    let fact = |word| Fact { name: "decided by", value: FactValue::Word(word) };
    let potion = plain().owns(Yellow, "potion/0 up");
    assert_eq!(decided(potion.clone().owns(Green, "hat-1/0 up")), fact("points"));
    assert_eq!(decided(potion.clone()), fact("potions"));
    assert_eq!(decided(potion.clone().owns(Green, "potion/0 up").markers(North, [1, 0, 0])), fact("henchmen"));
    assert_eq!(decided(potion.owns(Green, "potion/0 up")), fact("nothing"));
    let facts = plain().owns(Green, "hat-3/1 up").owns(Yellow, "hat-1/0 up").over().facts();
    assert_eq!(facts[1], Fact { name: "margin", value: FactValue::Number(2) });
    assert_eq!(facts[2], Fact { name: "start player", value: FactValue::Seat(Yellow.seat()) });
    let solo = Scene::solo(Shadow::Corrupt, PotionCard::Soulmates, Level::Easy).over();
    assert_eq!(solo.facts().len(), 2);
}

#[test]
fn sm_final_there_is_no_standing_before_the_end() {
    assert_eq!(Play::streets(plain(), &[1; 13]).game.result(), None);
}
