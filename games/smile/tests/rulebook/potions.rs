//! The potion cards.

use crate::play::*;

const POOL: [u8; 13] = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];

fn with(card: PotionCard) -> Scene {
    city(Shadow::Corrupt, card)
}

fn potions(card: PotionCard, count: usize) -> Scene {
    ["potion/0 up", "potion/1 up", "potion/2 up"][..count]
        .iter()
        .fold(with(card), |position, held| position.owns(Yellow, held))
}

fn field(number: u8) -> smile::Field {
    smile::Field::new(number).unwrap()
}

#[test]
fn sm_potion_second_chance_reroll_any_number_of_unchosen_dice_before_choosing() {
    let mut play = Play::streets(potions(PotionCard::SecondChance, 1), &POOL);
    assert_eq!(play.legal()[0], "drink");
    play.act("drink");
    assert_eq!(play.choices(), "mark 1, mark 2, mark 3, mark 4, mark 5, mark 6");
    assert_eq!(play.refused("roll"), "sm.potion.second_chance no-die-marked");
    assert_eq!(play.refused("dice 1 1"), "sm.potion.second_chance finish-first");
    assert_eq!(play.refused("mark 7"), "sm.potion.second_chance die-not-in-pool");
    play.act("mark 6");
    assert_eq!(play.choices(), "roll, mark 1, mark 2, mark 3, mark 4, mark 5, mark 6", "in any order");
    play.act("mark 3, mark 3");
    assert_eq!(play.refused("mark 3"), "sm.potion.second_chance die-not-in-pool");
    play.act("roll").dice(&[1, 1, 5]);
    assert_eq!(play.table().pool, [1, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 6].into_iter().collect());
    assert_eq!((play.owns(Yellow), play.gone()), (String::new(), "potion/0".into()));
    assert_eq!(play.refused("drink"), "sm.potion.second_chance no-potion");
    assert!(!play.legal().contains(&"drink".into()));
    play.act("dice 1 1");
}

#[test]
fn sm_potion_second_chance_after_choosing_dice_too() {
    let mut play = Play::streets(potions(PotionCard::SecondChance, 2), &[1, 2, 3, 4, 5, 6, 1, 2, 3]);
    play.act("dice 6 5, drink, mark 1, mark 1, roll").dice(&[6, 6]);
    assert_eq!(play.table().pool, [2, 2, 3, 3, 4, 6, 6].into_iter().collect());
    assert_eq!(play.legal()[..2], ["pass", "drink"], "the action is still to come");
    play.act("at north-east");
    assert_eq!((play.asked(), play.choices()), (Some(Yellow), "pass, drink".into()), "and after the action");
    assert_eq!(play.refused("dice 2 2"), "sm.dice dice-taken");
    play.act("drink, mark 2, roll").dice(&[5]);
    assert_eq!(play.asked(), Some(Green), "no potion is left: nothing more to ask");
    assert_eq!(play.table().pool, [2, 3, 3, 4, 5, 6, 6].into_iter().collect());
}

#[test]
fn sm_potion_second_chance_the_last_die_can_be_rerolled_before_the_shadow() {
    let position = with(PotionCard::SecondChance).owns(Green, "potion/0 up");
    let mut play = Play::streets(position, &[2, 3, 6]);
    play.act("dice 2 3, pass, drink, mark 6, roll").dice(&[1]);
    assert!(play.told(Event::ShadowWalked { die: 1, to: field(1) }));
}

#[test]
fn sm_potion_second_chance_keeping_the_potion_ends_the_turn() {
    let mut play = Play::streets(potions(PotionCard::SecondChance, 1), &POOL);
    play.act("dice 1 1, pass, pass");
    assert_eq!((play.asked(), play.owns(Yellow)), (Some(Green), "potion/0 up".into()));
}

#[test]
fn sm_potion_second_chance_only_with_a_face_up_potion() {
    let play = Play::streets(with(PotionCard::SecondChance).owns(Yellow, "potion/0 down"), &POOL);
    assert_eq!(play.refused("drink"), "sm.potion.second_chance no-potion");
}

#[test]
fn sm_potion_overpower_henchmen_instead_of_the_action() {
    for die in 1..=6 {
        let mut play = Play::streets(potions(PotionCard::Overpower, 1), &[die, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
        assert_eq!(play.refused("drink"), "sm.potion.overpower potion-not-now");
        play.act(&format!("dice 4 {die}"));
        assert_eq!(play.legal()[..2], ["pass", "drink"]);
        play.act("drink");
        assert_eq!(play.legal().len(), 9);
        assert_eq!(play.refused("pass"), "sm.potion.overpower cannot-pass");
        play.act("at south");
        assert_eq!(play.markers(South), [die, 0, 0]);
        assert_eq!(play.wanted(), [die, 0], "the replaced die still counts");
        assert_eq!((play.asked(), play.owns(Yellow)), (Some(Green), String::new()));
    }
}

#[test]
fn sm_potion_overpower_one_action_is_one_use() {
    let mut play = Play::streets(potions(PotionCard::Overpower, 2), &POOL);
    play.act("dice 4 4, drink, at south");
    assert_eq!((play.asked(), play.owns(Yellow)), (Some(Green), "potion/0 up".into()));
}

#[test]
fn sm_potion_quick_step_to_any_field_instead_of_the_move() {
    for to in 0..12 {
        let mut play = Play::streets(potions(PotionCard::QuickStep, 1).boss(Yellow, 3), &POOL);
        play.act("dice 6 1");
        assert_eq!(play.legal().len(), 13);
        assert_eq!(play.legal()[0], "walk");
        assert_eq!(play.refused("pass"), "sm.move cannot-pass");
        play.act(&format!("step {to}"));
        assert_eq!(play.boss(Yellow), to, "its own field included");
        let line = field(to).line();
        assert_eq!(line.map(|district| play.markers(district)[0]), [3, 2, 1], "then place as usual");
        assert!(play.told(Event::Stepped { crew: Yellow, from: field(3), to: field(to) }));
        assert_eq!((play.owns(Yellow), play.wanted()), (String::new(), [1, 0]));
        assert_eq!(play.table().gangs[0].feet, [6, 0, 0], "the die stays taken");
    }
}

#[test]
fn sm_potion_quick_step_need_not_be_used() {
    let mut play = Play::streets(potions(PotionCard::QuickStep, 1), &POOL);
    play.act("dice 6 1, walk");
    assert_eq!((play.boss(Yellow), play.owns(Yellow)), (6, "potion/0 up".into()));
    let mut without = Play::streets(with(PotionCard::QuickStep), &POOL);
    without.act("dice 6 1");
    assert_eq!(without.boss(Yellow), 6, "nobody is asked without a potion");
}

#[test]
fn sm_potion_relocation_any_one_marker_to_another_district() {
    let position = potions(PotionCard::Relocation, 3).markers(North, [1, 1, 1]).markers(South, [0, 1, 0]);
    let mut play = Play::streets(position, &POOL);
    play.act("drink");
    assert_eq!(play.choices(), "at north, at south");
    assert_eq!(play.refused("at park"), "sm.potion.relocation no-marker-there");
    assert_eq!(play.refused("pass"), "sm.potion.relocation cannot-pass");
    play.act("at north");
    assert_eq!(play.choices(), "marker yellow, marker green, marker police");
    play.act("marker police");
    assert_eq!(play.legal().len(), 8);
    assert_eq!(play.refused("at north"), "sm.potion.relocation same-district");
    play.act("at centre");
    assert_eq!([play.markers(North), play.markers(Centre)], [[1, 1, 0], [0, 0, 1]]);
    assert_eq!(play.legal()[0], "drink", "before the dice again");
    play.act("dice 4 4, drink, at south, at north");
    assert_eq!([play.markers(North), play.markers(South)], [[1, 2, 0], [0, 0, 0]], "green only: no question which");
    play.act("pass, drink, at park, at west");
    assert_eq!([play.markers(Park), play.markers(West)], [[2, 0, 0], [2, 0, 0]], "after the action, too");
    assert_eq!((play.asked(), play.owns(Yellow)), (Some(Green), String::new()));
}

#[test]
fn sm_potion_relocation_needs_a_marker() {
    let play = Play::streets(potions(PotionCard::Relocation, 1), &POOL);
    assert_eq!(play.refused("drink"), "sm.potion.relocation no-marker-to-move");
    assert!(!play.legal().contains(&"drink".into()));
}

fn imitation(tile: &str) -> Play {
    let position = potions(PotionCard::Imitation, 1).markers(South, [1, 0, 0]).tiles(South, tile);
    Play::settle(position.round(3), 1)
}

#[test]
fn sm_potion_imitation_on_a_hat_doubles_its_points() {
    let mut play = imitation("hat-5/2");
    assert_eq!(play.choices(), "keep up, keep up-double");
    assert_eq!(play.refused("keep down"), "sm.take hats-lie-face-up");
    assert_eq!(play.refused("keep down-double"), "sm.take hats-lie-face-up");
    play.act("keep up-double");
    assert_eq!(play.game.account(Yellow).doubled, (1, 10));
    assert_eq!((play.owns(Yellow), play.gone()), ("hat-5/2 up-double".into(), "potion/0".into()));
}

#[test]
fn sm_potion_imitation_on_a_face_up_tile_doubles_it_for_its_majority() {
    let mut play = imitation("weapons/1");
    assert_eq!(play.choices(), "keep up, keep down, keep up-double, keep down-double");
    play.act("keep up-double");
    assert_eq!(play.game.account(Yellow).majorities[1], (2, 10));
    let position = with(PotionCard::Imitation).owns(Yellow, "weapons/1 up-double").owns(Green, "weapons/1 up");
    let game = position.clone().owns(Yellow, "potion/0 up").over();
    assert_eq!(game.account(Yellow).majorities[1], (2, 5), "two against one");
    let game = position.owns(Green, "weapons/2 up").over();
    assert_eq!(game.account(Yellow).majorities[1], (2, 0), "two against two");
}

#[test]
fn sm_potion_imitation_on_a_face_down_tile_is_two_points() {
    let mut play = imitation("gambling/1");
    play.act("keep down-double");
    assert_eq!(play.game.account(Yellow).face_down, (1, 2));
    assert_eq!(play.game.account(Yellow).majorities[0], (0, 0));
}

#[test]
fn sm_potion_imitation_not_on_a_potion_tile_nor_without_a_potion() {
    let play = imitation("potion/1");
    assert_eq!(play.choices(), "keep up, keep down");
    assert_eq!(play.refused("keep up-double"), "sm.potion.imitation potions-cannot-be-doubled");
    let position = with(PotionCard::Imitation).owns(Yellow, "potion/0 down").markers(South, [1, 0, 0]);
    let play = Play::settle(position.clone().tiles(South, "weapons/1"), 1);
    assert_eq!(play.choices(), "keep up, keep down");
    assert_eq!(play.refused("keep down-double"), "sm.potion.imitation no-potion");
    assert_eq!(Play::settle(position.tiles(South, "hat-1/0"), 1).asked(), None);
}

#[test]
fn sm_potion_imitation_the_potion_is_spent_and_takes_one_tile() {
    let position = potions(PotionCard::Imitation, 1).round(3).markers(South, [1, 0, 0]).tiles(South, "hat-5/2");
    let mut play = Play::settle(position.markers(West, [1, 0, 0]).tiles(West, "hat-4/2"), 1);
    play.act("keep up-double");
    assert_eq!(play.asked(), None, "the second hat finds no potion");
    assert_eq!(play.game.account(Yellow).potions, (0, 0), "and the tie-break counts none");
    assert_eq!(play.game.account(Yellow).total(), 14);
}

#[test]
fn sm_potion_imitation_the_cursed_ones_die_is_no_tile() {
    let position = city(Shadow::Cursed, PotionCard::Imitation).owns(Yellow, "potion/0 up").markers(Park, [1, 0, 0]);
    let play = Play::shadow(position, 4);
    assert_eq!((play.asked(), play.on_card()), (None, [4, 0]));
}

fn con(own: &[&str], near: &str) -> Play {
    // Yellow walks to field 4, beside the park.
    let position = own.iter().fold(with(PotionCard::ConArtist), |position, held| position.owns(Yellow, held));
    let position = if near.is_empty() { position } else { position.tiles(Park, near) };
    let mut play = Play::streets(position.markers(Park, [0, 0, 1]), &[4; 13]);
    play.act("dice 4 4");
    play
}

#[test]
fn sm_potion_con_artist_giving_back_a_face_down_tile() {
    let mut play = con(&["potion/0 up", "weapons/2 down"], "hat-6/3 gambling/1");
    assert_eq!(play.choices(), "place, give weapons/2 down");
    play.act("give weapons/2 down");
    assert_eq!(play.choices(), "take hat-6/3, take gambling/1");
    assert_eq!(play.refused("take weapons/2"), "sm.potion.con_artist no-such-tile-there");
    assert_eq!(play.refused("place"), "sm.potion.con_artist finish-first");
    play.act("take hat-6/3");
    assert_eq!((play.owns(Yellow), play.tiles(Park)), ("hat-6/3 up".into(), "gambling/1 weapons/2".into()));
    assert_eq!(play.markers(Park), [3, 0, 1], "no police come, then henchmen are placed");
    assert_eq!(play.gone(), "potion/0");
}

#[test]
fn sm_potion_con_artist_decides_as_for_any_tile_taken() {
    let mut play = con(&["potion/0 up", "hat-1/0 up"], "gambling/1");
    play.act("give hat-1/0 up");
    assert_eq!(play.choices(), "keep up, keep down", "one tile there: no question which");
    assert!(play.told(Event::Swapped {
        crew: Yellow,
        district: Park,
        given: "hat-1/0 up".parse().unwrap(),
        taken: "gambling/1".parse().unwrap()
    }));
    play.act("keep down");
    assert_eq!((play.owns(Yellow), play.tiles(Park)), ("gambling/1 down".into(), "hat-1/0".into()));
    assert_eq!(play.markers(Park), [3, 0, 1]);
}

#[test]
fn sm_potion_con_artist_not_the_potion_that_pays() {
    let play = con(&["potion/0 up", "hat-1/0 up"], "gambling/1");
    assert_eq!(play.refused("give potion/0 up"), "sm.potion.con_artist that-potion-pays");
    assert_eq!(play.refused("give hat-2/0 up"), "sm.potion.con_artist not-your-tile");
    assert_eq!(play.refused("give hat-1/0 down"), "sm.potion.con_artist not-your-tile");
    let mut two = con(&["potion/0 up", "potion/2 up"], "gambling/1");
    assert_eq!(two.choices(), "place, give potion/0 up, give potion/2 up");
    two.act("give potion/2 up, keep up");
    assert_eq!(
        (two.owns(Yellow), two.tiles(Park), two.gone()),
        ("gambling/1 up".into(), "potion/2".into(), "potion/0".into())
    );
    let alone = con(&["potion/0 up"], "gambling/1");
    assert_eq!(alone.legal()[0], "pass", "nothing to give: nobody is asked, the action is next");
}

#[test]
fn sm_potion_con_artist_not_possible_without_a_tile_there() {
    let play = con(&["potion/0 up", "hat-1/0 up"], "");
    assert_eq!(play.legal()[0], "pass");
    let play = con(&["potion/0 down", "hat-1/0 up"], "gambling/1");
    assert_eq!(play.legal()[0], "pass", "nor without a potion");
}

#[test]
fn sm_potion_con_artist_a_potion_won_may_be_used_at_once() {
    let mut play = con(&["potion/0 up", "hat-1/0 up", "hat-2/0 up"], "potion/2 hat-6/3");
    play.act("give hat-1/0 up, take potion/2, keep up");
    assert_eq!(play.choices(), "place, give hat-2/0 up");
    play.act("give hat-2/0 up, take hat-6/3");
    assert_eq!((play.owns(Yellow), play.tiles(Park)), ("hat-6/3 up".into(), "hat-2/0 hat-1/0".into()));
    assert_eq!(play.gone(), "potion/0 potion/2");
    assert_eq!(play.markers(Park), [3, 0, 1], "then placing goes on");
}

#[test]
fn sm_potion_con_artist_is_a_may() {
    let mut play = con(&["potion/0 up", "hat-1/0 up"], "gambling/1");
    assert_eq!(play.refused("shell 3 2 1"), "sm.potion.shell_game potion-card-not-in-game");
    play.act("place");
    assert_eq!((play.owns(Yellow), play.markers(Park)), ("potion/0 up, hat-1/0 up".into(), [3, 0, 1]));
}

#[test]
fn sm_potion_seduction_by_both_players_in_one_district() {
    let position = with(PotionCard::Seduction).start(Green).markers(South, [1, 1, 5]).tiles(South, "hat-1/0");
    let position = position.owns(Yellow, "potion/0 up").owns(Yellow, "potion/1 up");
    let position = position.owns(Green, "potion/2 up").owns(Green, "potion/2 up");
    let mut play = Play::settle(position, 1);
    assert_eq!((play.asked(), play.choices()), (Some(Green), "pass, drink".into()), "the start player first");
    assert_eq!(play.refused("at south"), "sm.act not-your-turn-any-more");
    play.act("drink");
    assert_eq!((play.asked(), play.markers(South)), (Some(Yellow), [1, 2, 4]));
    play.act("pass");
    assert_eq!(play.asked(), Some(Green), "one pass is not two in a row");
    play.act("drink");
    assert_eq!((play.asked(), play.markers(South)), (Some(Yellow), [1, 3, 3]));
    play.act("drink");
    assert_eq!((play.asked(), play.markers(South)), (Some(Yellow), [2, 3, 2]), "green has no potion left");
    play.act("drink");
    assert_eq!(play.asked(), None, "nobody has a potion left");
    assert_eq!((play.tiles(South), play.markers(South)), ("hat-1/0".into(), [3, 3, 1]), "a tie for first");
}

#[test]
fn sm_potion_seduction_until_two_passes_in_a_row() {
    let position = with(PotionCard::Seduction).markers(South, [1, 1, 5]).owns(Yellow, "potion/0 up");
    let mut play = Play::settle(position.owns(Green, "potion/2 up"), 1);
    assert_eq!(play.asked(), Some(Yellow));
    play.act("pass");
    assert_eq!(play.asked(), Some(Green));
    play.act("pass");
    assert_eq!(play.asked(), None);
    assert!(play.told(Event::Cleared { district: South, gone: [1, 1, 5], archived: false, hidden: 0 }));
}

#[test]
fn sm_potion_seduction_nobody_is_asked_without_potion_or_police() {
    let position = with(PotionCard::Seduction).markers(South, [2, 1, 0]).owns(Yellow, "potion/0 up");
    assert_eq!(Play::settle(position, 1).asked(), None, "no police");
    let position = with(PotionCard::Seduction).markers(South, [2, 1, 1]).owns(Yellow, "potion/0 down");
    assert_eq!(Play::settle(position, 1).asked(), None, "no potion");
    let position =
        with(PotionCard::Seduction).markers(South, [2, 1, 1]).owns(Yellow, "potion/0 up").owns(Yellow, "potion/1 up");
    let mut play = Play::settle(position, 1);
    play.act("drink");
    assert_eq!((play.asked(), play.owns(Yellow)), (None, "potion/0 up".into()), "the last policeman is gone");
}

#[test]
fn sm_potion_seduction_before_each_district() {
    let position =
        with(PotionCard::Seduction).markers(South, [0, 0, 1]).markers(West, [0, 0, 1]).owns(Green, "potion/0 up");
    let mut play = Play::settle(position, 1);
    play.act("pass");
    assert_eq!((play.asked(), play.settled().last()), (Some(Green), Some(&SouthWest)), "the west is next");
    play.act("drink");
    assert!(play.told(Event::Cleared { district: West, gone: [0, 1, 0], archived: false, hidden: 0 }));
}

#[test]
fn sm_potion_shell_game_with_each_permutation() {
    for counts in [[3, 2, 1], [3, 1, 2], [2, 3, 1], [2, 1, 3], [1, 3, 2], [1, 2, 3]] {
        let mut play = Play::streets(potions(PotionCard::ShellGame, 1), &[4; 13]);
        play.act("dice 4 4");
        assert_eq!(play.legal().len(), 7);
        let [near, middle, far] = counts;
        play.act(&format!("shell {near} {middle} {far}"));
        assert_eq!([Park, Centre, West].map(|district| play.markers(district)[0]), counts);
        assert_eq!(play.owns(Yellow), "");
        assert!(play.told(Event::Placed { crew: Yellow, line: [Park, Centre, West], counts }));
    }
}

#[test]
fn sm_potion_shell_game_never_the_same_district_twice() {
    let mut play = Play::streets(potions(PotionCard::ShellGame, 1), &[4; 13]);
    play.act("dice 4 4");
    assert_eq!(play.refused("shell 3 3 0"), "sm.potion.shell_game not-three-two-one");
    assert_eq!(play.refused("shell 6 0 0"), "sm.potion.shell_game not-three-two-one");
    assert_eq!(play.refused("give hat-1/0 up"), "sm.potion.con_artist potion-card-not-in-game");
    play.act("place");
    assert_eq!((play.markers(Park), play.owns(Yellow)), ([3, 0, 0], "potion/0 up".into()));
    let mut without = Play::streets(with(PotionCard::ShellGame), &[4; 13]);
    without.act("dice 4 4");
    assert_eq!(without.legal()[0], "pass", "nobody is asked without a potion");
}

#[test]
fn sm_potion_soulmates_ten_points_for_every_two_face_up_potions() {
    let points = |count: usize| {
        let tiles = ["potion/0 up", "potion/0 up", "potion/1 up", "potion/2 up", "potion/2 up"];
        let position =
            tiles[..count].iter().fold(with(PotionCard::Soulmates), |position, held| position.owns(Green, held));
        position.owns(Green, "potion/1 down").over().account(Green)
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(|count| points(count).potions.1), [0, 0, 10, 10, 20, 20]);
    assert_eq!(points(2).total(), 11);
    let other = with(PotionCard::Imitation).owns(Green, "potion/0 up").owns(Green, "potion/0 up").over();
    assert_eq!(other.account(Green).total(), 0, "only with this card");
}

#[test]
fn sm_potion_phase3_no_potions_in_extra_actions() {
    for card in [PotionCard::SecondChance, PotionCard::Overpower, PotionCard::Relocation] {
        let position = city(Shadow::Water, card).markers(Harbour, [1, 0, 0]).owns(Yellow, "potion/0 up");
        let play = Play::shadow(position, 1);
        assert_eq!(play.asked(), Some(Yellow));
        assert_eq!(play.refused("drink"), "sm.potion.phase3 no-potions-in-phase-3");
        let position = city(Shadow::Collector, card).markers(North, [1, 0, 0]).owns(Yellow, "potion/0 up");
        let mut play = Play::shadow(position, 1);
        play.act("again 1").dice(&[1]);
        assert_eq!(play.refused("drink"), "sm.potion.phase3 no-potions-in-phase-3");
        assert_eq!(play.legal().len(), 10);
    }
}
