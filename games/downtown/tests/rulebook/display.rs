//! Phase 4: what is laid out, and the hand limit.

use downtown::Event;
use downtown::board::Place;
use downtown::card::Crew;
use downtown::scene::Scene;
use downtown::state::Phase;
use tabletop::{Game, Pending};

use crate::play::{A, B, C, Play, crew, scene};

/// A has robbed B, used nothing and lays out; A's tokens are at the Ghetto and this place.
fn laying(scene: Scene, place: Place) -> Play {
    let mut play = Play::of(scene.tokens(A, Place::Ghetto, place).turn(A));
    let stay = format!("stand {}", play.game.player(A).tokens);
    play.act(A, &[&stay, "rob B"]);
    play
}

#[test]
fn dt_display_lay_any_money_and_any_gangsters_or_nothing() {
    let mut play = laying(scene(3).purse(A, 3).hand(A, crew(2, 0, 1)), Place::Bank);
    assert!(matches!(play.game.pending(), Pending::Together(_)), "shown when all of it lies there");
    assert_eq!(play.legal(A), ["lay money 0", "lay money 1", "lay money 2", "lay money 3"]);
    play.act(A, &["lay money 2"]);
    assert_eq!(play.legal(A), ["lay lookouts 0", "lay lookouts 1", "lay lookouts 2"]);
    assert_eq!(play.refused(A, "lay lookouts 3"), ("dt.display.lay", "not-so-many-gangsters"));
    assert_eq!(play.refused(A, "lay spies 1"), ("dt.display.lay", "something-else-is-asked"));
    play.act(A, &["lay lookouts 1"]);
    assert_eq!(play.legal(A), ["lay spies 0", "lay spies 1"], "there are no safecrackers to ask for");
    assert_eq!(play.game.player(A).display, Crew::NONE);
    play.events.clear();
    play.act(A, &["lay spies 1"]);
    assert_eq!(play.events[0], Event::Laid { seat: A, money: 2, crew: crew(1, 0, 1) });
    let player = play.game.player(A);
    assert_eq!((player.purse, player.hand), (1, crew(1, 0, 0)));
    assert_eq!((player.display_money, player.display), (2, crew(1, 0, 1)));
}

#[test]
fn dt_display_lay_is_passed_over_with_empty_pockets() {
    let play = laying(scene(3).purse(A, 0), Place::Bank);
    assert_eq!((play.game.turns(), play.asked()), (2, vec![B]));
    let mut play = laying(scene(3).purse(A, 0).hand(A, crew(0, 1, 0)), Place::Bank);
    assert_eq!(play.legal(A), ["lay safecrackers 0", "lay safecrackers 1"]);
    play.act(A, &["lay safecrackers 0"]);
    assert_eq!(play.asked(), [B]);
}

#[test]
fn dt_hand_limit_seven_cards_without_the_villa() {
    // Nine cards in hand: two have to be laid out.
    let mut play = laying(scene(3).hand(A, crew(3, 2, 2)).loot(A, 9).loot(A, 10), Place::Bank);
    play.act(A, &["lay money 0"]);
    assert_eq!(play.legal(A).len(), 4, "other kinds can follow");
    play.act(A, &["lay lookouts 0", "lay safecrackers 0"]);
    assert_eq!(play.legal(A), ["lay spies 2"]);
    assert_eq!(play.refused(A, "lay spies 1"), ("dt.hand.limit", "too-many-cards-would-stay-in-hand"));
    play.act(A, &["lay spies 2"]);
    assert_eq!(
        (play.hand(A).total() + play.game.player(A).loot.len(), play.game.player(A).display),
        (7, crew(0, 0, 2))
    );
    assert_eq!(play.table().discards, Crew::NONE, "never to the discards");
}

#[test]
fn dt_hand_limit_counts_what_was_laid_before() {
    let mut play = laying(scene(3).hand(A, crew(3, 3, 3)), Place::Bank);
    play.act(A, &["lay money 0", "lay lookouts 1", "lay safecrackers 0"]);
    assert_eq!(play.legal(A), ["lay spies 1", "lay spies 2", "lay spies 3"]);
    let mut play = laying(scene(3).hand(A, crew(9, 1, 0)), Place::Bank);
    play.act(A, &["lay money 0"]);
    assert_eq!(play.legal(A)[0], "lay lookouts 2", "three too many, only one of another kind");
}

#[test]
fn dt_hand_limit_seven_is_not_too_many() {
    let mut play = laying(scene(3).hand(A, crew(3, 2, 1)).loot(A, 9), Place::Bank);
    play.act(A, &["lay money 0", "lay lookouts 0", "lay safecrackers 0", "lay spies 0"]);
    assert_eq!(play.asked(), [B]);
}

#[test]
fn dt_hand_limit_ten_cards_with_a_token_at_the_villa() {
    let mut play = laying(scene(3).hand(A, crew(4, 4, 3)), Place::Villa);
    play.act(A, &["lay money 0", "lay lookouts 0", "lay safecrackers 0"]);
    assert_eq!(play.legal(A), ["lay spies 1", "lay spies 2", "lay spies 3"]);
    let mut play = laying(scene(3).hand(A, crew(4, 4, 2)), Place::Villa);
    play.act(A, &["lay money 0", "lay lookouts 0", "lay safecrackers 0"]);
    assert_eq!(play.legal(A)[0], "lay spies 0");
}

#[test]
fn dt_hand_limit_is_only_that_of_the_own_turn() {
    // B holds ten cards in A's turn and adds none of them.
    let scene = scene(3).hand(C, crew(10, 0, 0)).tokens(A, Place::West, Place::Ghetto);
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand west ghetto", "rob B", "look joe"]).chance(&["back 32"]).act(A, &["leave"]);
    play.act(C, &["lay money 0"]);
    assert_eq!(play.legal(C).len(), 11);
    play.act(C, &["lay lookouts 0"]).lay_nothing();
    assert_eq!(play.asked(), [B]);
}

/// A holds eight stooge cards and these gangsters, away from the Villa.
fn eight_jobs(gangsters: Crew) -> Play {
    let mut scene = scene(3).hand(A, gangsters);
    for card in [3, 4, 5, 12, 13, 14, 21, 22] {
        scene = scene.loot(A, card);
    }
    laying(scene, Place::Bank)
}

#[test]
fn dt_hand_limit_eight_stooge_cards_one_goes_under_its_pile() {
    let mut play = eight_jobs(crew(2, 0, 0));
    play.act(A, &["lay money 0"]);
    assert_eq!(play.legal(A), ["lay lookouts 2"], "while a gangster is left, it has to go first");
    play.act(A, &["lay lookouts 2"]);
    assert_eq!(play.table().phase, Phase::Return { left: 1 });
    assert_eq!(play.legal(A).len(), 8);
    assert_eq!(play.refused(A, "return joe-1"), ("dt.hand.limit", "card-not-in-hand"));
    play.act(A, &["return luigi-8"]);
    assert!(play.told(&Event::Returned { seat: A, card: "luigi-8".parse().unwrap() }));
    assert_eq!(play.memory().job_piles[1][0].to_string(), "luigi-8");
    assert_eq!((play.game.player(A).loot.len(), play.asked()), (7, vec![B]), "just the surplus");
    assert_eq!(play.memory().jobs[16].back, None, "its value stays secret");
}

#[test]
fn dt_hand_limit_several_stooge_cards_go_back_in_any_order() {
    let mut scene = scene(3);
    for card in [3, 4, 5, 12, 13, 14, 21, 22, 23] {
        scene = scene.loot(A, card);
    }
    let mut joe_first = laying(scene.clone(), Place::Bank);
    joe_first.act(A, &["lay money 0", "return joe-9"]);
    assert_eq!(joe_first.legal(A).len(), 8, "any other card can follow");
    joe_first.act(A, &["return frankie-9"]);
    assert_eq!((joe_first.game.player(A).loot.len(), joe_first.asked()), (7, vec![B]), "just the surplus");
    let mut play = laying(scene, Place::Bank);
    play.act(A, &["lay money 0", "return luigi-8", "return luigi-9"]);
    let luigi: Vec<_> = play.memory().job_piles[1][..2].iter().map(ToString::to_string).collect();
    assert_eq!(luigi, ["luigi-9", "luigi-8"], "the last one lowest");
}

#[test]
fn dt_hand_limit_seven_stooge_cards_may_stay() {
    let mut scene = scene(3);
    for card in [3, 4, 5, 12, 13, 14, 21] {
        scene = scene.loot(A, card);
    }
    let mut play = laying(scene, Place::Bank);
    play.act(A, &["lay money 0"]);
    assert_eq!(play.asked(), [B]);
}
