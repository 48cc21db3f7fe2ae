//! Phase 1.

use smile::District;
use tabletop::Roll;

use crate::play::*;

const DICE: [u8; 13] = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];

/// The districts in the order in which tiles were laid.
fn laid(play: &Play) -> Vec<District> {
    let laid = play.events.iter().filter_map(|event| match event {
        Event::Laid(district, _) => Some(*district),
        _ => None,
    });
    laid.collect()
}

#[test]
fn sm_roll_all_13_dice_make_the_pool() {
    let mut play = Play::new(plain().round(2).size_up());
    for (nth, die) in DICE.into_iter().enumerate() {
        let roll = Roll { die: 0, nth: 13 + nth as u16, sides: 6 };
        assert_eq!(play.game.pending(), Pending::Chance(ChanceQuestion::Roll(roll)));
        play.dice(&[die]);
    }
    assert_eq!(play.table().pool, DICE.into_iter().collect());
    assert!(play.told(Event::Rolled(DICE.into_iter().collect())));
    assert!(play.game.chance_refusal(&Chance::Die(3)).is_some(), "no die is rolled now");
}

#[test]
fn sm_roll_a_die_shows_1_to_6() {
    let play = Play::new(plain().size_up());
    let refused = |value| play.game.chance_refusal(&Chance::Die(value)).is_some();
    assert_eq!([0, 1, 6, 7].map(refused), [true, false, false, true]);
}

#[test]
fn sm_fill_up_to_three_in_the_centre_and_two_elsewhere() {
    let mut play = Play::new(plain().tiles(Centre, "potion/0").tiles(Harbour, "potion/1").size_up());
    play.dice(&DICE).fill();
    for district in District::ALL {
        let tiles = play.table().turfs[district.index()].tiles.len();
        assert_eq!(tiles, if district == Centre { 3 } else { 2 }, "{district}");
    }
    assert_eq!(laid(&play).len(), 17);
    assert_eq!(play.asked(), Some(Yellow), "then the streets begin");
}

#[test]
fn sm_fill_new_tiles_bring_their_police_and_old_ones_do_not() {
    let position = plain().tiles(Harbour, "hat-6/3").markers(Harbour, [0, 0, 1]).bag("hat-4/2 hat-1/0 weapons/1");
    let mut play = Play::new(position.size_up());
    play.dice(&DICE).chance("tile hat-1/0, tile hat-4/2, tile weapons/1");
    assert_eq!(play.markers(Centre), [0, 0, 0]);
    assert_eq!(play.markers(North), [0, 0, 2]);
    assert_eq!(play.markers(NorthEast), [0, 0, 1]);
    assert_eq!(play.markers(Harbour), [0, 0, 1], "the old tile brings nothing");
}

#[test]
fn sm_fill_the_potions_of_the_set_up_count_as_new() {
    let choices = tabletop::Choices::none().with("shadow", "corrupt").with("potion", "seduction");
    let mut play = Play::new(Smile::new(&Smile::configure(2, &choices).unwrap()).unwrap());
    play.chance(
        "start green, tile potion/0, tile potion/0, tile potion/2, tile potion/1, tile potion/0, tile potion/1",
    );
    play.chance("tile potion/2");
    let police = [Harbour, NorthEast, SouthEast, SouthWest, Centre].map(|district| play.markers(district)[2]);
    assert_eq!(police, [2, 1, 0, 1, 2]);
}

#[test]
fn sm_fill_which_not_a_district_left_unscored_with_markers() {
    let position = plain().unscored(Harbour).markers(Harbour, [1, 1, 0]).markers(Park, [2, 0, 0]);
    let mut play = Play::new(position.round(2).size_up());
    play.dice(&DICE).fill();
    assert_eq!(play.tiles(Harbour), "", "unscored and held");
    assert_eq!(play.markers(Harbour), [1, 1, 0], "no police come either");
    assert!(!play.tiles(Park).is_empty(), "held but scored, as the Hideout leaves it");
}

#[test]
fn sm_fill_which_a_tie_without_markers_is_filled_up_completely() {
    let position = plain().markers(South, [1, 1, 0]).tiles(South, "hat-1/0").tiles(North, "hat-1/0");
    let mut play = Play::settle(position, 1);
    assert!(
        play.told(Event::NotScored(North)) && play.told(Event::NotScored(West)) && play.told(Event::NotScored(South))
    );
    play.dice(&DICE);
    // The first new tile of the west brings police; that does not stop the second.
    while let Pending::Chance(_) = play.game.pending() {
        let tile = ["gambling/2", "gambling/1", "weapons/2", "weapons/1", "hat-3/1", "hat-4/2", "contraband/1"];
        let tile =
            tile.iter().find(|tile| play.game.chance_refusal(&format!("tile {tile}").parse().unwrap()).is_none());
        play.chance(&format!("tile {}", tile.unwrap()));
    }
    let counts = [South, North, West, Centre].map(|district| play.table().turfs[district.index()].tiles.len());
    assert_eq!(counts, [1, 2, 2, 3]);
}

#[test]
fn sm_fill_order_centre_then_the_shadows_district_then_clockwise() {
    // The shadow stands on field 5, beside the south-east.
    let mut play = Play::new(plain().shadow_at(5).tiles(South, "hat-1/0").size_up());
    play.dice(&DICE).fill();
    let ring = [SouthEast, South, SouthWest, West, Harbour, North, NorthEast, Park];
    let first = ring.into_iter().filter(|&district| district != South);
    let expected: Vec<_> = [Centre].into_iter().chain(first).chain([Centre]).chain(ring).chain([Centre]).collect();
    assert_eq!(laid(&play), expected);
}

#[test]
fn sm_fill_recycle_hats_come_back_when_the_bag_is_dry() {
    let discards = ["hat-3/1", "hat-1/0", "weapons/2", "potion/1"];
    let position = discards.iter().fold(plain().round(3), |position, tile| position.discarded(tile));
    let mut play = Play::new(position.bag("hat-6/3 gambling/1").size_up());
    play.dice(&DICE);
    let shuffle = |play: &Play| match play.game.pending() {
        Pending::Chance(ChanceQuestion::Draw(draw)) => {
            (draw.pile, draw.shuffle, draw.position, draw.full.len(), draw.left.len())
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(shuffle(&play), (0, 0, 0, 2, 2));
    play.chance("tile gambling/1");
    assert_eq!(shuffle(&play), (0, 0, 1, 2, 1));
    play.chance("tile hat-6/3");
    assert!(play.told(Event::Recycled { hats: 2, gone: 2 }));
    assert_eq!(shuffle(&play), (0, 1, 0, 2, 2), "a new shuffle");
    assert_eq!(play.discard(), "");
    assert!(play.gone().contains("weapons/2") && play.gone().contains("potion/1"));
    play.chance("tile hat-1/0, tile hat-3/1");
    // Four tiles for 19 slots: the centre and the first three of the ring have one each.
    assert!(play.told(Event::BagDry));
    let tiles = [Centre, Harbour, North, NorthEast, Park].map(|district| play.tiles(district));
    assert_eq!(tiles, ["gambling/1", "hat-6/3", "hat-1/0", "hat-3/1", ""]);
    assert_eq!(play.asked(), Some(Yellow), "the other slots stay empty");
}

#[test]
fn sm_fill_recycle_waits_until_a_tile_is_needed() {
    let full = [Harbour, North, NorthEast, Park, SouthEast, South, SouthWest, West];
    let tiles = ["hat-3/1 hat-3/1", "hat-3/1 hat-3/1", "hat-2/1 hat-2/1", "hat-2/1 hat-2/1", "hat-1/0 hat-1/0"];
    let tiles = tiles.into_iter().chain(["hat-1/0 hat-1/0", "hat-2/0 hat-2/0", "hat-4/2 hat-4/2"]);
    let position =
        full.into_iter().zip(tiles).fold(plain(), |position, (district, tiles)| position.tiles(district, tiles));
    let position = position.discarded("hat-6/3").discarded("weapons/1").bag("gambling/1 gambling/2 weapons/2");
    let mut play = Play::new(position.size_up());
    play.dice(&DICE).fill();
    assert_eq!(play.bag(), 0);
    assert_eq!(play.discard(), "weapons/1 hat-6/3", "three were needed, three were there");
}

#[test]
fn sm_fill_recycle_an_empty_discard_helps_nobody() {
    let mut play = Play::new(plain().bag("hat-1/0").size_up());
    play.dice(&DICE).chance("tile hat-1/0");
    assert!(play.told(Event::Recycled { hats: 0, gone: 0 }) && play.told(Event::BagDry));
    assert_eq!(play.asked(), Some(Yellow));
}
