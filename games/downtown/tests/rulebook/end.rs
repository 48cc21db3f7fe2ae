//! The end: rich, casino, turn limit; loot left over; ties.

use downtown::Event;
use downtown::board::Place;
use downtown::scene::Scene;
use downtown::state::{CASINO, Ending, Phase};
use tabletop::{Fact, FactValue, Game, Pending, Seat};

use crate::play::{A, B, C, D, Play, crew, scene, three};

fn winners(play: &Play) -> Vec<Seat> {
    play.game.result().unwrap().winners().collect()
}

/// A buys for 4k with B and C at the Bank: 2k each.
fn toll(b: u16, c: u16) -> Play {
    let scene = three()
        .tokens(B, Place::Bank, Place::East)
        .tokens(C, Place::Bank, Place::East)
        .purse(B, b)
        .purse(C, c)
        .row(crew(0, 0, 1));
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand downtown west", "rob B", "hire", "take spies 1"]);
    play
}

#[test]
fn dt_end_rich_at_100k_and_not_at_99k() {
    let play = toll(97, 90);
    assert_eq!((play.purse(B), play.game.ending()), (99, None));
    let play = toll(98, 90);
    assert_eq!((play.purse(B), play.game.ending()), (100, Some(Ending::Rich)));
    assert_eq!(winners(&play), [B]);
}

#[test]
fn dt_end_rich_in_another_players_turn_by_the_toll() {
    let play = toll(50, 98);
    assert_eq!(play.table().phase, Phase::Over { ending: Ending::Rich });
    assert_eq!(play.game.pending(), Pending::Over);
    assert_eq!(winners(&play), [C]);
    assert!(play.told(&Event::Ended { ending: Ending::Rich }));
    assert_eq!(play.refused(A, "done"), ("", "not-your-choice"));
}

#[test]
fn dt_end_rich_two_at_once_the_richer_wins_and_equals_share() {
    assert_eq!(winners(&toll(98, 99)), [C]);
    assert_eq!(winners(&toll(98, 98)), [B, C]);
}

#[test]
fn dt_end_rich_counts_the_display() {
    let scene = three().purse(B, 90).display(B, 8, crew(0, 0, 0)).display(C, 2, crew(0, 0, 0));
    let mut play = Play::of(scene.clone().turn(A));
    // A pays B what lies in B's display: 8k more.
    play.act(A, &["stand downtown west", "pay B west east"]);
    assert_eq!((play.game.ending(), winners(&play)), (Some(Ending::Rich), vec![B]));
    let mut play = Play::of(scene.purse(A, 98).turn(A));
    play.act(A, &["stand downtown west", "rob C"]);
    assert_eq!((play.purse(A), play.game.ending(), winners(&play)), (100, Some(Ending::Rich), vec![A]));
}

#[test]
fn dt_end_rich_not_by_taking_back_and_not_by_robbing_too_little() {
    let mut play = Play::of(three().purse(A, 90).display(A, 9, crew(0, 0, 0)).turn(A));
    assert_eq!(play.purse(A), 99);
    play.act(A, &["stand downtown west", "rob C"]);
    assert_eq!(play.game.ending(), None);
}

#[test]
fn dt_end_rich_by_the_last_sale_before_the_casino_card_it_uncovered() {
    let piles: [&[u8]; 3] = [&[0, CASINO], &[4, 5, 6, 7, CASINO], &[8, 9, 10, 11, 1, 2, 3]];
    let scene = Scene::new(3, &[("edition", "de-a")]).unwrap().fence_piles(piles).casinos(1);
    let scene = scene.tokens(A, Place::East, Place::West).purse(A, 79).loot(A, 10).loot(C, 24);
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand west east", "rob B", "sell 1", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!((play.purse(A), play.game.ending()), (100, Some(Ending::Rich)));
    assert_eq!(play.table().casinos, 1, "the second one does not count any more");
    // Left loot is not paid for.
    assert_eq!(play.purse(C), 10);
}

/// A moves the last fence off the second casino card and plays the turn to its end.
fn second_casino(options: &[(&str, &str)], set: impl Fn(Scene) -> Scene) -> Play {
    let piles: [&[u8]; 3] = [&[0, CASINO], &[4, 5, 6, 7, CASINO], &[8, 9, 10, 11, 1, 2, 3]];
    let scene = Scene::new(3, options).unwrap().fence_piles(piles).casinos(1);
    let mut play = Play::of(set(scene.tokens(A, Place::East, Place::West)).turn(A));
    play.act(A, &["stand west east", "rob B", "watch 1"]).chance(&["no-cop"]).act(A, &["put 2", "decline"]);
    assert_eq!(play.game.ending(), None, "the turn is played to its end");
    play.add_nothing().act(A, &["lay money 3"]);
    play
}

#[test]
fn dt_end_casino_after_the_turn_in_which_the_second_card_appeared() {
    let play = second_casino(&[], |scene| scene.purse(B, 11));
    assert_eq!((play.game.ending(), winners(&play)), (Some(Ending::Casino), vec![B]));
    assert!(play.told(&Event::Ended { ending: Ending::Casino }));
    assert_eq!(play.game.turns(), 1);
    let score = |seat| play.game.result().unwrap().score(seat);
    assert_eq!([A, B, C].map(score), [10, 11, 10], "A's display counts");
}

#[test]
fn dt_end_casino_one_card_does_not_end_the_game() {
    let piles: [&[u8]; 3] = [&[0, CASINO], &[4, 5, 6, 7, CASINO], &[8, 9, 10, 11, 1, 2, 3, CASINO]];
    let mut play = Play::of(scene(3).fence_piles(piles).tokens(A, Place::East, Place::West).turn(A));
    play.act(A, &["stand west east", "rob B", "watch 1"]).chance(&["no-cop"]).act(A, &["put 2", "decline"]);
    play.add_nothing().lay_nothing();
    assert_eq!((play.game.ending(), play.game.turns()), (None, 2));
    assert_eq!(play.game.result(), None);
}

#[test]
fn dt_edition_loot_left_is_worth_half_its_real_value_by_de_b_and_en() {
    for options in [&[("edition", "de-b")][..], &[("edition", "en")], &[("edition", "de-a"), ("loot", "half")]] {
        let play = second_casino(options, |scene| scene.loot(C, 16).loot(C, 2));
        assert_eq!((play.purse(C), winners(&play)), (10 + 26 + 16, vec![C]));
        assert!(play.told(&Event::LootPaid { seat: C, money: 42 }));
        assert!(play.told(&Event::Revealed { card: "luigi-9".parse().unwrap(), real: 52 }));
        let account: Vec<_> = play.game.breakdown(C).iter().map(|line| (line.id, line.count, line.points)).collect();
        assert_eq!(account, [("purse", 1, 10), ("display", 1, 0), ("loot-left", 2, 42)]);
        let account: Vec<_> = play.game.breakdown(A).iter().map(|line| (line.id, line.count, line.points)).collect();
        assert_eq!(account, [("purse", 1, 7), ("display", 1, 3), ("loot-left", 0, 0)]);
    }
}

#[test]
fn dt_edition_loot_left_is_worth_nothing_by_de_a() {
    for options in [&[("edition", "de-a")][..], &[("loot", "nothing")]] {
        let play = second_casino(options, |scene| scene.loot(C, 16).purse(B, 11));
        assert_eq!((play.purse(C), winners(&play)), (10, vec![B]));
        assert!(!play.events.iter().any(|event| matches!(event, Event::LootPaid { .. } | Event::Revealed { .. })));
    }
}

#[test]
fn dt_edition_loot_is_paid_to_all_in_one_step_even_past_100k() {
    let play =
        second_casino(&[], |scene| scene.purse(B, 98).loot(B, 9).loot(C, 26).loot(C, 25).loot(C, 24).purse(C, 30));
    // B passes 100k first, but C has more in the end.
    assert_eq!((play.purse(B), play.purse(C)), (108, 114));
    assert_eq!((play.game.ending(), winners(&play)), (Some(Ending::Casino), vec![C]));
}

#[test]
fn dt_edition_tie_is_a_shared_win_by_every_sheet() {
    for options in [[("edition", "de-a")], [("edition", "de-b")], [("edition", "en")], [("tie", "shared")]] {
        let play = second_casino(&options, |scene| scene.purse(B, 10).purse(C, 9));
        assert_eq!(winners(&play), [A, B]);
        assert!((play.game.result().unwrap().share(A) - 0.5).abs() < f64::EPSILON);
        assert_eq!(play.game.result().unwrap().rank(C), 3);
    }
}

#[test]
fn dt_end_limit_settles_the_game_after_so_many_turns() {
    let scene = Scene::new(3, &[("turn-limit", "5")]).unwrap().loot(C, 16);
    let mut play = Play::of(scene.clone().turns(3).turn(A));
    play.act(A, &["stand bank villa", "rob B"]).lay_nothing();
    assert_eq!((play.game.ending(), play.game.turns()), (None, 5));
    let mut play = Play::of(scene.turns(4).turn(A));
    play.act(A, &["stand bank villa", "rob B"]).lay_nothing();
    assert_eq!((play.game.ending(), play.game.turns()), (Some(Ending::Limit), 5));
    assert!(play.told(&Event::Ended { ending: Ending::Limit }));
    assert_eq!(winners(&play), [C], "left loot is paid for as at the second casino card");
}

#[test]
fn dt_end_limit_is_400_unless_chosen_otherwise() {
    assert_eq!(scene(2).turn(A).config().turn_limit, 400);
    let mut play = Play::of(scene(2).turns(399).turn(A));
    play.act(A, &["stand bank villa", "rob B"]).lay_nothing();
    assert_eq!(play.game.ending(), Some(Ending::Limit));
}

#[test]
fn dt_end_limit_and_casino_in_the_same_turn_is_an_end_by_casino() {
    let play = second_casino(&[("turn-limit", "1")], |scene| scene);
    assert_eq!(play.game.ending(), Some(Ending::Casino));
}

#[test]
fn dt_end_rich_a_purse_of_every_seat_counts() {
    // D reaches 100k in A's turn.
    let scene = scene(4)
        .tokens(A, Place::Downtown, Place::West)
        .tokens(B, Place::East, Place::Villa)
        .tokens(C, Place::East, Place::Villa)
        .tokens(D, Place::East, Place::Bank)
        .purse(D, 97)
        .row(crew(0, 0, 2));
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand downtown west", "rob B", "hire", "take spies 1"]);
    assert_eq!((play.purse(D), winners(&play)), (100, vec![D]));
}

#[test]
fn dt_end_limit_what_simulations_count() {
    let play = second_casino(&[], |scene| scene);
    let word = |name, word| Fact { name, value: FactValue::Word(word) };
    let facts = play.game.facts();
    assert_eq!(facts[0], word("ending", "casino"));
    assert_eq!(facts[1], Fact { name: "start player", value: FactValue::Seat(A) });
    assert_eq!(facts[2], Fact { name: "turns", value: FactValue::Number(1) });
    let account: i32 =
        Play::of(scene(2).display(A, 3, crew(0, 0, 0)).turn(B)).game.breakdown(A).iter().map(|line| line.points).sum();
    assert_eq!(account, 13, "the account so far");
}
