//! Phase 2.

use smile::District;

use crate::play::*;

const POOL: [u8; 13] = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];

#[test]
fn sm_reroll_all_dice_when_they_are_equal_again_and_again() {
    let mut play = Play::streets(plain(), &[4, 4, 4]);
    assert_eq!((play.asked(), play.choices()), (Some(Green), "reroll, dice 4 4".into()));
    play.act("reroll").dice(&[2, 2, 2]);
    assert_eq!(play.choices(), "reroll, dice 2 2");
    play.act("reroll").dice(&[2, 5, 2]);
    assert_eq!(play.choices(), "dice 2 2, dice 2 5, dice 5 2");
    assert_eq!(play.refused("reroll"), "sm.reroll dice-not-all-equal");
    let Pending::Seat(_) = play.game.pending() else { panic!("green chooses") };
    assert_eq!(play.table().rerolls, 6);
}

#[test]
fn sm_reroll_is_a_may_and_all_dice_fall() {
    let mut play = Play::streets(plain(), &[3, 3, 3, 3, 3]);
    let keep = play.clone().act("dice 3 3").table().pool;
    assert_eq!(keep, [3, 3, 3].into_iter().collect());
    play.act("reroll");
    let Pending::Chance(ChanceQuestion::Roll(roll)) = play.game.pending() else { panic!("dice fall") };
    assert_eq!((roll.die, roll.nth, roll.sides), (1, 0, 6));
    play.dice(&[1, 2, 3, 4, 5]);
    assert_eq!(play.table().pool, [1, 2, 3, 4, 5].into_iter().collect());
}

#[test]
fn sm_reroll_only_before_anything_else_in_the_turn() {
    let position = city(Shadow::Press, PotionCard::SecondChance).owns(Green, "potion/0 up").owns(Green, "potion/1 up");
    let mut play = Play::streets(position, &[4, 4, 5]);
    assert_eq!(play.refused("reroll"), "sm.reroll dice-not-all-equal");
    play.act("drink, mark 5, roll").dice(&[4]);
    assert_eq!(play.choices(), "drink, dice 4 4", "equal now, but the turn has begun");
    assert_eq!(play.refused("reroll"), "sm.reroll turn-has-begun");
}

#[test]
fn sm_dice_two_dice_and_which_is_which() {
    let play = Play::streets(plain(), &[1, 3, 3, 6, 6]);
    let choices = "dice 1 3, dice 1 6, dice 3 1, dice 3 3, dice 3 6, dice 6 1, dice 6 3, dice 6 6";
    assert_eq!(play.choices(), choices);
    assert_eq!(play.refused("dice 1 1"), "sm.dice die-not-in-pool");
    assert_eq!(play.refused("dice 2 3"), "sm.dice die-not-in-pool");
    assert_eq!(play.refused("dice 3 2"), "sm.dice die-not-in-pool");
    assert_eq!(play.refused("dice 0 3"), "sm.dice die-not-in-pool");
    assert_eq!(play.refused("dice 3 200"), "sm.dice die-not-in-pool");
    assert_eq!(play.refused("at park"), "sm.act action-comes-later");
    assert_eq!(play.refused("drink"), "sm.potion.soulmates potion-not-now");
}

#[test]
fn sm_dice_leave_the_pool_and_lie_on_the_board() {
    let mut play = Play::streets(plain(), &POOL);
    play.act("dice 4 5");
    assert_eq!(play.table().pool, [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6].into_iter().collect());
    assert_eq!((play.table().gangs[0].feet, play.table().gangs[0].hands), ([4, 0, 0], [5, 0, 0]));
    assert!(play.told(Event::Chose { crew: Yellow, go: 4, act: 5 }));
    play.act("pass, dice 6 1, pass, dice 2 3, pass");
    assert_eq!((play.table().gangs[0].feet, play.table().gangs[0].hands), ([4, 2, 0], [5, 3, 0]));
    assert_eq!((play.table().gangs[1].feet, play.table().gangs[1].hands), ([6, 0, 0], [1, 0, 0]));
}

#[test]
fn sm_dice_three_turns_each_the_start_player_first() {
    let mut play = Play::streets(plain().start(Green), &POOL);
    let mut turns = Vec::new();
    while let Some(crew) = play.asked().filter(|_| play.legal()[0].starts_with("dice")) {
        turns.push(crew);
        let dice = play.legal()[0].clone();
        play.act(&dice).act("pass");
    }
    assert_eq!(turns, [Green, Yellow, Green, Yellow, Green, Yellow]);
    assert!(play.events.iter().any(|event| matches!(event, Event::ShadowWalked { .. })));
}

#[test]
fn sm_move_exactly_the_first_die_clockwise() {
    let mut play = Play::streets(plain().boss(Yellow, 9), &POOL);
    play.act("dice 5 6");
    assert_eq!(play.boss(Yellow), 2);
    assert_eq!(play.boss(Green), 0);
    let field = |number| smile::Field::new(number).unwrap();
    assert!(play.told(Event::Walked { crew: Yellow, from: field(9), to: field(2) }));
}

#[test]
fn sm_move_figures_may_share_a_field() {
    let mut play = Play::streets(plain().boss(Green, 4).shadow_at(4), &POOL);
    play.act("dice 4 1");
    assert_eq!([play.boss(Yellow), play.boss(Green), play.table().walker.number()], [4, 4, 4]);
}

#[test]
fn sm_place_three_near_two_in_the_middle_one_far() {
    let mut play = Play::streets(plain().markers(Park, [1, 1, 1]), &POOL);
    play.act("dice 4 1");
    assert_eq!([Park, Centre, West].map(|district| play.markers(district)), [[4, 1, 1], [2, 0, 0], [1, 0, 0]]);
    assert!(play.told(Event::Placed { crew: Yellow, line: [Park, Centre, West], counts: [3, 2, 1] }));
    play.act("pass, dice 1 2");
    assert_eq!([North, Centre, South].map(|district| play.markers(district)), [[0, 3, 0], [2, 2, 0], [0, 1, 0]]);
}

fn acting(act: u8) -> Play {
    // Yellow walks to field 4: 3 in the park, 2 in the centre, 1 in the west.
    let position = plain().markers(Harbour, [0, 2, 0]).markers(West, [0, 1, 1]);
    let mut play = Play::streets(position, &[act, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    play.act(&format!("dice 4 {act}"));
    play
}

#[test]
fn sm_act_1_a_police_marker_into_any_district() {
    let mut play = acting(1);
    let choices: Vec<_> = District::ALL.iter().map(|district| format!("at {district}")).collect();
    assert_eq!(play.choices(), format!("pass, {}", choices.join(", ")));
    play.act("at west");
    assert_eq!(play.markers(West), [1, 1, 2]);
    assert_eq!(play.asked(), Some(Green));
}

#[test]
fn sm_act_2_and_3_move_one_own_henchman() {
    for die in [2, 3] {
        let mut play = acting(die);
        assert_eq!(play.choices(), "pass, at park, at west, at centre");
        assert_eq!(play.refused("at harbour"), "sm.act no-own-henchman-there");
        play.act("at west");
        assert_eq!(play.legal().len(), 8);
        assert_eq!(play.refused("at west"), "sm.act same-district");
        assert_eq!(play.refused("pass"), "sm.act cannot-pass");
        play.act("at harbour");
        assert_eq!([play.markers(West), play.markers(Harbour)], [[0, 1, 1], [1, 2, 0]]);
        assert_eq!(play.asked(), Some(Green));
    }
}

#[test]
fn sm_act_4_and_5_remove_any_marker() {
    for die in [4, 5] {
        let mut play = acting(die);
        assert_eq!(play.choices(), "pass, at harbour, at park, at west, at centre");
        assert_eq!(play.refused("at south"), "sm.act no-marker-there");
        play.act("at west");
        assert_eq!(play.choices(), "marker yellow, marker green, marker police");
        play.act("marker police");
        assert_eq!(play.markers(West), [1, 1, 0]);
        assert_eq!(play.asked(), Some(Green));
        let mut alone = acting(die);
        alone.act("at harbour");
        assert_eq!(alone.markers(Harbour), [0, 1, 0], "only green is there: nothing to ask");
        assert_eq!(alone.asked(), Some(Green));
    }
}

#[test]
fn sm_act_4_needs_a_marker_of_that_party() {
    let mut play = Play::streets(plain().markers(Harbour, [1, 0, 1]), &POOL);
    play.act("dice 4 4, at harbour");
    assert_eq!(play.choices(), "marker yellow, marker police");
    assert_eq!(play.refused("marker green"), "sm.act no-such-marker-there");
}

#[test]
fn sm_act_6_one_henchman_into_each_of_two_adjacent_districts() {
    let mut play = acting(6);
    assert_eq!(play.legal().len(), 13, "twelve edges and declining");
    assert_eq!(play.refused("both harbour centre"), "sm.adjacent not-adjacent");
    assert_eq!(play.refused("at harbour"), "sm.act two-adjacent-districts");
    play.act("both harbour west");
    assert_eq!([play.markers(Harbour), play.markers(West)], [[1, 2, 0], [2, 1, 1]]);
    assert_eq!(play.asked(), Some(Green));
}

#[test]
fn sm_act_can_be_declined_and_the_die_still_counts() {
    for die in 1..=6 {
        let mut play = acting(die);
        let before = play.table().turfs;
        play.act("pass");
        assert_eq!(play.table().turfs, before);
        assert_eq!(play.wanted(), [die, 0]);
        assert_eq!(play.asked(), Some(Green));
        assert!(play.events.iter().any(|event| matches!(event, Event::Passed(Yellow, _))));
    }
}

#[test]
fn sm_act_the_die_decides_which_action() {
    assert_eq!(acting(1).refused("both harbour north"), "sm.act both-needs-a-6");
    assert_eq!(acting(5).refused("marker police"), "sm.act district-before-marker");
    assert_eq!(acting(1).refused("drink"), "sm.potion.soulmates potion-not-now");
}

#[test]
fn sm_dice_nobody_acts_out_of_turn() {
    let play = Play::streets(plain(), &POOL);
    let refusal = play.game.refusal(Green.seat(), &"dice 1 1".parse().unwrap()).unwrap();
    assert_eq!((refusal.rule, refusal.line.id), (None, "smile-not-asked"));
    let mut legal = Vec::new();
    play.game.legal_actions(Green.seat(), &mut legal);
    assert!(legal.is_empty());
}
