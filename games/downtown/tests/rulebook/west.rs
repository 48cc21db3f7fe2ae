//! The West Side: jobs and looks.

use downtown::Event;
use downtown::board::Place;
use downtown::card::{Crew, Stooge};
use downtown::state::Phase;
use tabletop::{ChanceQuestion, Game, Pending, Viewer};

use crate::play::{A, B, C, Play, crew, scene, three};

/// A is at the West Side, has robbed B and may use it.
fn at_west(scene: downtown::scene::Scene) -> Play {
    let mut play = Play::of(scene.turn(A));
    let stay = format!("stand {}", play.game.player(A).tokens);
    play.act(A, &[&stay, "rob B"]);
    play
}

#[test]
fn dt_west_job_takes_exactly_the_gangsters_on_the_card() {
    // Luigi's art: two lookouts, two safecrackers, a spy.
    let mut play = at_west(three().top(Stooge::Luigi, 15).hand(A, crew(3, 2, 1)));
    play.act(A, &["job luigi"]);
    assert_eq!((play.hand(A), play.table().discards), (crew(1, 0, 0), crew(2, 2, 1)));
    assert!(play.told(&Event::JobDone { seat: A, card: "luigi-1".parse().unwrap(), crew: crew(2, 2, 1) }));
    assert_eq!(play.game.player(A).loot.len(), 1);
    // A sees the back, then the next front is turned up.
    assert_eq!(play.left(), [15, 16, 17]);
    play.chance(&["back 52"]);
    assert_eq!(play.table().phase, Phase::TurnUp);
    assert_eq!(play.left().len(), 8, "eight of Luigi's cards have not been on top");
    play.chance(&["front 15"]);
    assert_eq!(play.table().job_counts, [9, 8, 9]);
    assert_eq!(play.table().jobs[1].unwrap().card.to_string(), "luigi-2");
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_west_job_the_back_is_seen_by_the_taker_alone() {
    let mut play = at_west(three().hand(A, crew(1, 1, 0)));
    play.act(A, &["job frankie"]).chance(&["back 32", "front 3"]);
    let card = "frankie-1".parse().unwrap();
    let saw = Event::Saw { seat: A, card, real: Some(32) };
    assert!(play.told(&saw));
    assert_eq!(downtown::Downtown::witness(&saw, Viewer::Seat(A)), Some(saw));
    assert_eq!(downtown::Downtown::witness(&saw, Viewer::Seat(B)), Some(Event::Saw { seat: A, card, real: None }));
    assert_eq!(play.game.view(Viewer::Seat(A)).table.mine.unwrap().real[0], 32);
    let others = play.game.view(Viewer::Seat(B));
    assert_eq!(others.memory.jobs[0].back, None);
    assert_eq!(others.memory.jobs[0].front, Some(0), "everybody saw the front");
    assert!(others.memory.loot[0].contains(card));
    assert_eq!(others.table.seats[0].loot, 1);
}

#[test]
fn dt_west_job_needs_all_of_them_in_hand() {
    let play = at_west(three().hand(A, crew(5, 0, 5)));
    assert_eq!(play.legal_with(A, "job"), ["job joe"], "Frankie and Luigi want a safecracker");
    assert_eq!(play.refused(A, "job frankie"), ("dt.west.job", "gangsters-missing"));
    let play = at_west(three().tokens(A, Place::Downtown, Place::Bank).hand(A, crew(5, 5, 5)));
    assert_eq!(play.refused(A, "job joe"), ("dt.use.one", "no-token-there"));
    assert_eq!(play.refused(A, "look joe"), ("dt.use.one", "no-token-there"));
}

#[test]
fn dt_west_job_nothing_from_a_pile_without_cards_until_one_comes_back() {
    let mut scene =
        scene(2).tokens(A, Place::West, Place::East).known(A, crew(3, 3, 3)).tokens(B, Place::Villa, Place::Bank);
    for card in 18..27 {
        scene = scene.loot(if card < 25 { B } else { A }, card);
    }
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand west east", "pay B"]);
    assert_eq!(play.legal_with(A, "job"), ["job frankie", "job luigi"]);
    assert_eq!(play.refused(A, "job joe"), ("dt.west.job", "pile-is-empty"));
    assert_eq!(play.refused(A, "look joe"), ("dt.west.peek", "pile-is-empty"));
    assert_eq!(play.table().jobs[2], None);
    // A sells one of Joe's cards; it comes back and is the top, its front known.
    play.act(A, &["sell 3", "offer joe-1", "done"]).chance(&["no-cop", "fence money half"]);
    assert_eq!(play.table().jobs[2].unwrap().front, 24);
    assert_eq!(play.legal_with(A, "job"), ["job frankie", "job luigi", "job joe"]);
    assert_eq!(play.legal_with(A, "look"), ["look frankie", "look luigi", "look joe"]);
}

#[test]
fn dt_west_peek_shows_the_back_to_one_seat_which_leaves_the_card_on_top() {
    let mut play = at_west(three());
    assert_eq!(play.legal(A), ["look frankie", "look luigi", "look joe", "done"]);
    play.act(A, &["look luigi"]);
    assert!(play.told(&Event::Looks { seat: A, card: "luigi-1".parse().unwrap() }));
    let Pending::Chance(ChanceQuestion::Draw(draw)) = play.game.pending() else { panic!("a draw") };
    assert_eq!((draw.pile, draw.shuffle, draw.position), (2, 0, 0));
    assert_eq!(draw.full.iter().collect::<Vec<_>>(), (9..18).collect::<Vec<_>>());
    assert_eq!(draw.left.iter().collect::<Vec<_>>(), [9, 10, 11]);
    play.chance(&["back 28"]);
    assert_eq!(play.legal(A), ["leave", "under"]);
    play.act(A, &["leave"]);
    assert_eq!(play.table().job_counts, [9, 9, 9]);
    let real = |viewer| play.game.view(viewer).table.jobs[1].unwrap().real;
    assert_eq!(real(Viewer::Seat(A)), Some(28));
    assert_eq!((real(Viewer::Seat(C)), real(Viewer::Spectator)), (None, None));
    assert!(play.memory().jobs[9].seen.have(Some(A)), "everybody saw that A looked");
}

#[test]
fn dt_west_peek_or_puts_it_under_its_pile() {
    let mut play = at_west(three());
    play.act(A, &["look luigi"]).chance(&["back 28"]).act(A, &["under"]);
    assert!(play.told(&Event::PutBack { seat: A, card: "luigi-1".parse().unwrap(), under: true }));
    play.chance(&["front 12"]);
    assert_eq!(play.table().jobs[1].unwrap().card.to_string(), "luigi-2");
    assert_eq!(play.memory().job_piles[1][0].to_string(), "luigi-1", "the lowest card");
    let view = play.game.view(Viewer::Seat(A));
    assert_eq!(view.memory.jobs[9].back, Some(10), "A knows which card lies there");
    assert_eq!(play.game.view(Viewer::Seat(C)).memory.jobs[9].front, Some(9), "C knows its front");
}

#[test]
fn dt_west_peek_at_a_back_that_somebody_else_has_seen_asks_no_nature() {
    let mut play = at_west(three().tokens(B, Place::West, Place::Villa));
    play.act(A, &["look luigi"]).chance(&["back 28"]).act(A, &["leave"]).add_nothing().lay_nothing();
    play.act(B, &["stand west villa", "rob A", "look luigi"]);
    assert!(play.told(&Event::Saw { seat: B, card: "luigi-1".parse().unwrap(), real: Some(28) }));
    assert_eq!(play.legal(B), ["leave", "under"]);
}

#[test]
fn dt_west_peek_of_an_only_card_leaves_nothing_to_choose() {
    let mut scene = three();
    for card in [10, 11, 12, 13, 14, 15, 16, 17] {
        scene = scene.loot(C, card);
    }
    let mut play = at_west(scene);
    play.act(A, &["look luigi"]).chance(&["back 20"]);
    assert!(play.told(&Event::PutBack { seat: A, card: "luigi-1".parse().unwrap(), under: false }));
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_villa_peek_may_come_before_a_job() {
    let scene = three().tokens(A, Place::West, Place::Villa).hand(A, crew(1, 1, 0));
    let mut play = at_west(scene);
    play.act(A, &["look frankie"]).chance(&["back 32"]).act(A, &["leave"]);
    assert_eq!(play.legal(A), ["job frankie", "done"]);
    assert_eq!(play.refused(A, "look joe"), ("dt.villa.peek", "one-look-a-turn"));
    play.act(A, &["job frankie"]);
    assert!(play.told(&Event::Saw { seat: A, card: "frankie-1".parse().unwrap(), real: Some(32) }));
    play.chance(&["front 0"]);
    assert_eq!(play.hand(A), Crew::NONE);
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_villa_peek_the_job_after_it_may_be_left_undone() {
    let scene = three().tokens(A, Place::West, Place::Villa).hand(A, crew(1, 1, 0));
    let mut play = at_west(scene);
    play.act(A, &["look frankie"]).chance(&["back 12"]).act(A, &["leave", "done"]);
    assert_eq!(play.table().phase, Phase::Add, "the West Side was used all the same");
}

#[test]
fn dt_villa_peek_does_not_follow_a_job_and_does_not_ask_an_empty_hand() {
    let scene = three().tokens(A, Place::West, Place::Villa).hand(A, crew(2, 2, 0));
    let mut play = at_west(scene);
    play.act(A, &["job frankie"]).chance(&["back 12", "front 0"]);
    assert_eq!(play.table().phase, Phase::Add);
    let mut play = at_west(three().tokens(A, Place::West, Place::Villa));
    play.act(A, &["look frankie"]).chance(&["back 12"]).act(A, &["leave"]);
    assert_eq!(play.table().phase, Phase::Add, "no job without gangsters");
}
