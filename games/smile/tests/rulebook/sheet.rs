//! The printed examples, questions and answers.

use crate::play::*;

#[test]
fn sm_score_second_example_1_green_three_yellow_two_police_one() {
    let mut play = Play::settle(plain().markers(South, [2, 3, 1]).tiles(South, "hat-3/1 hat-2/0"), 1);
    assert_eq!(play.asked(), Some(Green));
    play.act("take hat-3/1");
    assert_eq!((play.owns(Green), play.owns(Yellow)), ("hat-3/1 up".into(), "hat-2/0 up".into()));
    assert_eq!(play.discard(), "", "the police get nothing");
}

#[test]
fn sm_police_example_2_police_two_yellow_one() {
    let mut play = Play::settle(plain().markers(South, [1, 0, 2]).tiles(South, "hat-6/3 weapons/1"), 1);
    assert_eq!(play.discard(), "hat-6/3");
    play.act("keep up");
    assert_eq!(play.owns(Yellow), "weapons/1 up");
}

#[test]
fn sm_score_tie2_example_3_the_centre() {
    let position = plain().markers(Centre, [4, 2, 2]).tiles(Centre, "hat-3/1 gambling/1 potion/0");
    let mut play = Play::settle(position, 1);
    play.act("take gambling/1, keep up");
    assert_eq!(play.owns(Yellow), "gambling/1 up");
    assert_eq!((play.discard(), play.tiles(Centre)), ("potion/0 hat-3/1".into(), String::new()));
}

#[test]
fn sm_potion_relocation_several_potions_in_the_same_turn() {
    let position = city(Shadow::Corrupt, PotionCard::Relocation).markers(North, [0, 0, 2]);
    let position = position.owns(Yellow, "potion/0 up").owns(Yellow, "potion/1 up").owns(Yellow, "potion/2 up");
    let mut play = Play::streets(position, &[4; 13]);
    play.act("drink, at north, at south, drink, at north, at west, dice 4 4, drink, at park, at harbour");
    assert_eq!([North, South].map(|district| play.markers(district)), [[0, 0, 0], [0, 0, 1]]);
    assert_eq!(play.markers(West), [1, 0, 1]);
    assert_eq!(play.owns(Yellow), "");
}

#[test]
fn sm_take_a_used_potion_is_worth_nothing_and_a_forgotten_one_neither() {
    let position =
        city(Shadow::Corrupt, PotionCard::SecondChance).owns(Yellow, "potion/0 up").owns(Yellow, "potion/1 up");
    let mut play = Play::streets(position, &[4; 13]);
    play.act("drink, mark 4, roll").dice(&[3]);
    assert_eq!((play.owns(Yellow), play.gone()), ("potion/0 up".into(), "potion/1".into()));
    assert_eq!(play.game.account(Yellow).total(), 0);
    let down = city(Shadow::Corrupt, PotionCard::SecondChance).owns(Yellow, "potion/0 down").over();
    assert_eq!(down.account(Yellow).total(), 1, "only if it was laid face down at once");
}

#[test]
fn sm_fill_order_with_too_few_tiles_every_district_gets_one_first() {
    // Round 3, the shadow beside the west, ten tiles for 19 slots.
    let position = plain().round(3).shadow_at(10).discarded("hat-3/1").discarded("hat-3/1").discarded("hat-3/1");
    let position = position.discarded("weapons/1").bag("hat-1/0 hat-1/0 hat-1/0 hat-1/0 hat-2/0 hat-2/0 hat-2/0");
    let mut play = Play::new(position.size_up());
    play.dice(&[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1]).fill();
    let counts = [Centre, West, Harbour, North, NorthEast, Park, SouthEast, South, SouthWest];
    let counts = counts.map(|district| play.table().turfs[district.index()].tiles.len());
    assert_eq!(counts, [2, 1, 1, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn sm_board_the_numbers_beyond_11_help_to_count() {
    let mut play = Play::streets(plain().boss(Yellow, 11), &[5; 13]);
    play.act("dice 5 5");
    assert_eq!(Some(play.boss(Yellow)), smile::Field::new(16).map(smile::Field::number));
}
