//! The casino: when it appears, who bets, who wins.

use downtown::Event;
use downtown::board::Place;
use downtown::card::Loot;
use downtown::event::Fate;
use downtown::scene::Scene;
use downtown::state::{CASINO, Ending, Phase};
use tabletop::{Game, Pending};

use crate::play::{A, B, C, D, Play, quarter};

/// Pile 1 is one money fence on a casino card; A is at the East Side and the Villa.
const PILES: [&[u8]; 3] = [&[0, CASINO], &[4, 5, 6, 7, CASINO], &[8, 9, 10, 11, 1, 2, 3, CASINO]];

fn table(players: u8, options: &[(&str, &str)]) -> Scene {
    let scene = Scene::new(players, options).unwrap().fence_piles(PILES);
    scene.tokens(A, Place::East, Place::Villa).tokens(B, Place::West, Place::Villa)
}

/// A has robbed B and may use the East Side.
fn at_east(scene: Scene) -> Play {
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand east villa", "rob B"]);
    play
}

/// A has moved the fence off the casino card.
fn uncovered(scene: Scene) -> Play {
    let mut play = at_east(scene);
    play.act(A, &["watch 1"]).chance(&["no-cop"]).act(A, &["put 2"]);
    play
}

#[test]
fn dt_casino_appear_after_a_sale() {
    let mut play = at_east(table(3, &[("edition", "de-a")]).loot(A, 9));
    play.act(A, &["sell 1", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert!(play.told(&Event::CasinoCard { pile: 0, nth: 1 }));
    assert_eq!(
        (play.table().phase, play.legal(A)),
        (Phase::Casino { pile: 0 }, vec!["visit".into(), "decline".into()])
    );
    play.act(A, &["decline"]);
    assert!(play.told(&Event::NoVisit { seat: A }) && play.told(&Event::CasinoGone { pile: 0 }));
    assert_eq!((play.table().casinos, play.table().fence_counts[0]), (1, 0));
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_casino_appear_after_a_fence_was_moved_by_a_peek() {
    let mut play = uncovered(table(3, &[]).loot(A, 9));
    assert_eq!(play.table().phase, Phase::Casino { pile: 0 });
    assert_eq!(play.refused(A, "sell 2"), ("dt.casino.appear", "something-else-is-asked"));
    play.act(A, &["decline"]);
    // Before anything else in the turn: the sale after the peek comes now.
    assert_eq!(play.legal(A), ["sell 2", "done"]);
}

#[test]
fn dt_casino_appear_not_if_the_fence_is_lifted_and_put_back() {
    let mut play = at_east(table(3, &[]));
    play.act(A, &["watch 1"]).chance(&["no-cop"]).act(A, &["put 1"]);
    assert_eq!((play.table().casinos, play.table().phase), (0, Phase::Add));
    assert_eq!(play.memory().fence_piles[0][..], [CASINO, 0]);
}

#[test]
fn dt_casino_appear_a_third_card_in_the_turn_of_the_second_is_played_too() {
    let piles: [&[u8]; 3] = [&[0, CASINO], &[4, CASINO], &[8, 9, 10, 11, 1, 2, 3, 5, 6, 7]];
    let scene = table(3, &[("edition", "de-a")]).fence_piles(piles).casinos(1).loot(A, 12);
    let mut play = at_east(scene);
    play.act(A, &["watch 1"]).chance(&["no-cop"]).act(A, &["put 3"]);
    assert!(play.told(&Event::CasinoCard { pile: 0, nth: 2 }));
    play.act(A, &["visit", "bet 1"]).act(B, &["bet 2"]).act(C, &["bet 2"]);
    play.act(A, &["sell 2", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert!(play.told(&Event::CasinoCard { pile: 1, nth: 3 }));
    play.act(A, &["visit", "bet 1"]).act(B, &["bet 2"]).act(C, &["bet 1"]);
    assert_eq!(play.purse(A), 10 - 1 + 24 + 1);
    play.add_nothing().lay_nothing();
    assert_eq!(play.game.ending(), Some(Ending::Casino));
}

#[test]
fn dt_casino_option_off_the_card_leaves_and_counts_all_the_same() {
    let play = uncovered(table(3, &[("casino", "off")]));
    assert_eq!((play.table().casinos, play.table().phase), (1, Phase::Add));
    assert!(play.told(&Event::CasinoGone { pile: 0 }));
    let mut play = uncovered(table(3, &[("casino", "off")]).casinos(1).fence_piles([
        PILES[0],
        PILES[1],
        &[8, 9, 10, 11, 1, 2, 3],
    ]));
    play.add_nothing().lay_nothing();
    assert_eq!(play.game.ending(), Some(Ending::Casino));
}

#[test]
fn dt_casino_option_is_on_unless_switched_off() {
    assert_eq!(uncovered(table(3, &[])).table().phase, Phase::Casino { pile: 0 });
    assert_eq!(uncovered(table(3, &[("casino", "on"), ("edition", "en")])).table().phase, Phase::Casino { pile: 0 });
}

#[test]
fn dt_casino_bet_one_note_that_the_purse_covers_in_secret() {
    let mut play = uncovered(table(4, &[]).purse(A, 4).purse(B, 25).purse(C, 0).purse(D, 1).display(
        D,
        7,
        downtown::card::Crew::NONE,
    ));
    play.act(A, &["visit"]);
    assert!(play.told(&Event::Visits { seat: A }));
    assert!(matches!(play.game.pending(), Pending::Together(_)));
    assert_eq!(play.asked(), [A, B, D], "C has no money");
    assert_eq!(play.legal(A), ["bet 1", "bet 2"]);
    assert_eq!(play.legal(B), ["bet 1", "bet 2", "bet 5", "bet 10", "bet 20"]);
    assert_eq!(play.legal(D), ["bet 1"], "money in a display does not count");
    assert_eq!(play.refused(A, "bet 5"), ("dt.casino.bet", "purse-does-not-cover-it"));
    assert_eq!(play.refused(A, "bet 3"), ("dt.casino.bet", "no-such-note"));
    assert_eq!(play.refused(C, "bet 1"), ("", "not-your-choice"));
    play.events.clear();
    play.act(B, &["bet 20"]);
    assert!(play.events.is_empty());
    assert_eq!(play.memory().purses[1], 25);
    play.act(A, &["bet 2"]).act(D, &["bet 1"]);
    assert_eq!(
        play.events[..3],
        [
            Event::Note { seat: B, note: 20, fate: Fate::Back, visitor: A },
            Event::Note { seat: D, note: 1, fate: Fate::Lost, visitor: A },
            Event::Note { seat: A, note: 2, fate: Fate::Lost, visitor: A },
        ]
    );
}

#[test]
fn dt_casino_bet_no_visit_if_the_player_whose_turn_it_is_has_no_money() {
    let play = uncovered(table(3, &[]).purse(A, 0));
    assert_eq!((play.table().casinos, play.table().phase), (1, Phase::Add));
    assert!(play.told(&Event::NoVisit { seat: A }));
}

#[test]
fn dt_casino_bet_alone_is_no_secret_and_lost() {
    let mut play = uncovered(table(3, &[]).purse(B, 0).purse(C, 0));
    play.act(A, &["visit"]);
    assert_eq!(play.game.pending(), Pending::Seat(A));
    play.act(A, &["bet 5"]);
    assert_eq!(play.purse(A), 5);
}

/// The purses after these notes; everybody had 30k.
fn purses(notes: [u8; 4]) -> [u16; 4] {
    let mut scene = table(4, &[]);
    for seat in [A, B, C, D] {
        scene = scene.purse(seat, 30);
    }
    let mut play = uncovered(scene);
    play.act(A, &["visit"]);
    for (seat, note) in [A, B, C, D].into_iter().zip(notes) {
        play.act(seat, &[&format!("bet {note}")]);
    }
    [A, B, C, D].map(|seat| play.purse(seat))
}

#[test]
fn dt_casino_match_one_note_goes_to_the_player_whose_turn_it_is() {
    assert_eq!(purses([5, 5, 10, 2]), [35, 25, 30, 28]);
}

#[test]
fn dt_casino_match_two_notes_go_there_too() {
    assert_eq!(purses([10, 10, 20, 10]), [50, 20, 30, 20]);
    assert_eq!(purses([1, 1, 1, 1]), [33, 29, 29, 29]);
}

#[test]
fn dt_casino_match_none_and_the_own_note_goes_to_the_bank() {
    assert_eq!(purses([5, 10, 20, 10]), [25, 30, 30, 30]);
}

#[test]
fn dt_casino_others_get_a_larger_note_back_and_lose_a_smaller_one() {
    assert_eq!(purses([10, 20, 5, 1]), [20, 30, 25, 29]);
    assert_eq!(purses([20, 20, 1, 2]), [50, 10, 29, 28]);
}

#[test]
fn dt_casino_appear_and_the_visit_ends_the_game_if_it_makes_rich() {
    let mut play = uncovered(table(3, &[]).purse(A, 90).purse(B, 10));
    play.act(A, &["visit", "bet 10"]).act(B, &["bet 10"]).act(C, &["bet 1"]);
    assert_eq!((play.purse(A), play.game.ending()), (100, Some(Ending::Rich)));
    assert!(play.told(&Event::CasinoGone { pile: 0 }));
    assert_eq!(play.table().fences[1].unwrap().front, quarter(Loot::Money));
}
