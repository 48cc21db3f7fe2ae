//! Who knows what: samples of a view are uniform, previews are certain, reveals inform.

use std::collections::BTreeMap;

use downtown::board::{Place, Places};
use downtown::card::{Crew, JobId, Loot};
use downtown::event::Fate;
use downtown::preview::{Preview, Sale};
use downtown::scene::Scene;
use downtown::state::{Ending, Step};
use downtown::{Action, Downtown, Event};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::testkit::assert_uniform;
use tabletop::{Game, Seat, Viewer};

use crate::play::{A, B, C, D, Play, crew, quarter, scene};

/// How often each thing is found in samples of a view.
fn samples<T: Ord>(game: &Downtown, viewer: Viewer, count: usize, look: impl Fn(&Downtown) -> T) -> BTreeMap<T, f64> {
    let view = game.view(viewer);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut found = BTreeMap::new();
    for _ in 0..count {
        let sample = Downtown::determinize(&view, &mut rng);
        sample.audit().unwrap();
        assert_eq!(sample.view(viewer), view);
        *found.entry(look(&sample)).or_insert(0.0) += 1.0 / count as f64;
    }
    found
}

#[track_caller]
fn assert_shares<T: Ord + std::fmt::Debug>(found: &BTreeMap<T, f64>, expected: &[(T, f64)]) {
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (thing, share) in expected {
        assert!((found[thing] - share).abs() < 0.012, "{thing:?}: {share} expected in {found:?}");
    }
}

#[test]
fn dt_setup_hands_of_others_are_any_two_of_the_unseen_cards() {
    // Unseen by A: a lookout and a spy in B's hand, and a lookout, two safecrackers and a spy in the pile.
    let scene = scene(3).hand(B, crew(1, 0, 1)).pile(crew(1, 2, 1));
    let game = scene.turn(A);
    let hands = samples(&game, Viewer::Seat(A), 30_000, |sample| sample.player(B).hand.0);
    let pair = |ways: u32| f64::from(ways) / 15.0;
    assert_shares(
        &hands,
        &[
            ([2, 0, 0], pair(1)),
            ([0, 2, 0], pair(1)),
            ([0, 0, 2], pair(1)),
            ([1, 1, 0], pair(4)),
            ([1, 0, 1], pair(4)),
            ([0, 1, 1], pair(4)),
        ],
    );
    // B knows the own hand and so the pile.
    let own = samples(&game, Viewer::Seat(B), 100, |sample| sample.player(B).hand.0);
    assert_shares(&own, &[([1, 0, 1], 1.0)]);
    assert_eq!(game.view(Viewer::Seat(B)).memory.lots[0].unseen, crew(1, 2, 1));
    assert_eq!(game.view(Viewer::Seat(A)).memory.lots[0].unseen, crew(2, 2, 2));
}

#[test]
fn dt_setup_hands_single_different_cards_are_equally_likely_states() {
    // One card in B's hand, one in C's, one in the pile, all different: six deals for a spectator.
    let scene = scene(4).hand(B, crew(1, 0, 0)).hand(C, crew(0, 1, 0)).pile(crew(0, 0, 1));
    let game = scene.turn(A);
    assert_uniform::<Downtown>(&game.view(Viewer::Spectator), 6, 6_000);
    assert_uniform::<Downtown>(&game.view(Viewer::Seat(D)), 6, 6_000);
    assert_uniform::<Downtown>(&game.view(Viewer::Seat(C)), 2, 2_000);
}

/// B looks at the top of Luigi's pile, then C; A looked at nothing.
fn two_looks() -> Downtown {
    let scene =
        scene(3).tokens(B, Place::West, Place::Ghetto).tokens(C, Place::West, Place::Ghetto).pile(crew(1, 0, 0));
    let mut play = Play::of(scene.turn(B));
    play.act(B, &["stand west ghetto", "rob C", "look luigi"]).chance(&["back 20"]).act(B, &["under"]);
    play.chance(&["front 9"]).add_nothing().lay_nothing();
    play.act(C, &["stand west ghetto", "rob B", "look luigi"]).chance(&["back 36"]).act(C, &["leave"]);
    play.game
}

#[test]
fn dt_west_peek_backs_others_have_seen_are_any_of_that_front() {
    let game = two_looks();
    assert_uniform::<Downtown>(&game.view(Viewer::Seat(A)), 6, 6_000);
    assert_uniform::<Downtown>(&game.view(Viewer::Spectator), 6, 6_000);
    // B has seen 20k, so C's card is 28k or 36k.
    assert_uniform::<Downtown>(&game.view(Viewer::Seat(B)), 2, 2_000);
    let backs = samples(&game, Viewer::Seat(B), 2_000, |sample| {
        let view = sample.view(Viewer::Seat(C));
        (
            view.memory.jobs[JobId::new(downtown::card::Stooge::Luigi, 1).index()].back,
            sample.view(Viewer::Seat(B)).memory.jobs[9].back,
        )
    });
    assert_eq!(backs.keys().copied().collect::<Vec<_>>(), [(Some(10), Some(9)), (Some(11), Some(9))]);
}

#[test]
fn dt_east_peek_the_cop_is_any_of_the_quarter_fences_not_seen() {
    // Two art fences on top; B has looked at one of them, C at the other.
    let piles: [&[u8]; 3] = [&[0, 1, 2, 3, 12], &[4, 5, 6, 7, 12], &[8, 9, 10, 11, 12]];
    let art = quarter(Loot::Art);
    let scene = scene(3).fence_piles(piles).fence(0, art).fence(4, art).fence(8, art).pile(crew(1, 0, 0));
    let game = scene.fence_back(0, false, B).fence_back(4, false, C).turn(A);
    let cops = |viewer| {
        samples(&game, viewer, 20_000, |sample| {
            let seen = |seat: Seat, fence: usize| sample.view(Viewer::Seat(seat)).memory.fences[fence].cop.unwrap();
            (seen(B, 0), seen(C, 4))
        })
    };
    let third = 1.0 / 3.0;
    assert_shares(&cops(Viewer::Seat(A)), &[((false, false), third), ((true, false), third), ((false, true), third)]);
    assert_shares(&cops(Viewer::Seat(B)), &[((false, false), 0.5), ((false, true), 0.5)]);
}

/// Four players; A has used the West Side after robbing B, so C and D may add.
fn window(scene: Scene) -> Play {
    let mut play = Play::of(scene.tokens(A, Place::West, Place::Ghetto).turn(A));
    play.act(A, &["stand west ghetto", "rob B", "look joe"]).chance(&["back 32"]).act(A, &["leave"]);
    play
}

#[test]
fn dt_use_window_what_somebody_added_is_any_choice_that_looks_so() {
    let scene = scene(4).purse(C, 2).known(C, crew(2, 1, 0)).purse(D, 0).known(A, crew(1, 0, 0)).pile(crew(1, 0, 0));
    let mut play = window(scene);
    play.act(C, &["lay money 1", "lay lookouts 1", "lay safecrackers 1"]);
    // D has not chosen: nobody knows what C did.
    let chosen = |sample: &Downtown| (sample.player(C).envelope.money, sample.player(C).envelope.crew.0);
    let found = samples(&play.game, Viewer::Seat(A), 20_000, chosen);
    assert_eq!(found.len(), 3 * 3 * 2);
    assert!(found.values().all(|share| (share - 1.0 / 18.0).abs() < 0.01));
    play.act(D, &["lay lookouts 0", "lay safecrackers 0", "lay spies 0"]);
    // Two cards and money: lookouts, or one of each; 1k or 2k.
    let quarter = 0.25;
    assert_shares(
        &samples(&play.game, Viewer::Seat(B), 10_000, chosen),
        &[((1, [2, 0, 0]), quarter), ((2, [2, 0, 0]), quarter), ((1, [1, 1, 0]), quarter), ((2, [1, 1, 0]), quarter)],
    );
    assert_shares(&samples(&play.game, Viewer::Seat(C), 10, chosen), &[((1, [1, 1, 0]), 1.0)]);
    // While A composes its own display, nothing of it shows.
    play.act(A, &["lay money 3"]);
    let steps = samples(&play.game, Viewer::Seat(B), 10, |sample| sample.player(A).envelope.step.name());
    assert_eq!(steps.into_keys().collect::<Vec<_>>(), ["money"]);
    assert_eq!(play.game.view(Viewer::Seat(A)).table.mine.unwrap().envelope.step, Step::Lookouts);
}

#[test]
fn dt_use_window_without_money_face_down_none_is_sampled() {
    let scene = scene(4).purse(C, 2).known(C, crew(2, 1, 0)).purse(D, 0).pile(crew(1, 0, 0));
    let mut play = window(scene);
    play.act(C, &["lay money 0", "lay lookouts 0", "lay safecrackers 1"]);
    play.act(D, &["lay lookouts 0", "lay safecrackers 0", "lay spies 0"]);
    let chosen = |sample: &Downtown| (sample.player(C).envelope.money, sample.player(C).envelope.crew.0);
    assert_shares(
        &samples(&play.game, Viewer::Seat(B), 10_000, chosen),
        &[((0, [1, 0, 0]), 0.5), ((0, [0, 1, 0]), 0.5)],
    );
}

#[test]
fn dt_setup_display_hidden_money_is_one_two_or_three() {
    let mut play = Play::of(Downtown::new(&Downtown::configure(3, &tabletop::Choices::none()).unwrap()).unwrap());
    play.chance(&["gangster lookouts"; 22]).chance(&["front 0", "front 9", "front 18"]);
    play.chance(&["fence art quarter", "fence art quarter", "fence art quarter", "first A"]);
    play.act(A, &["stand west bank"])
        .act(B, &["stand west bank"])
        .act(C, &["stand west bank"])
        .act(B, &["lay money 3"]);
    let money = samples(&play.game, Viewer::Seat(C), 10_000, |sample| sample.player(B).envelope.money);
    let third = 1.0 / 3.0;
    assert_shares(&money, &[(1, third), (2, third), (3, third)]);
    let own = samples(&play.game, Viewer::Seat(B), 10, |sample| {
        (sample.player(B).envelope.money, sample.player(C).envelope.money)
    });
    assert_shares(&own, &[((3, 0), 1.0)]);
}

#[test]
fn dt_casino_bet_hidden_notes_are_any_the_purse_covers() {
    let piles: [&[u8]; 3] = [&[0, 12], &[4, 5, 6, 7, 12], &[8, 9, 10, 11, 1, 2, 3, 12]];
    let scene = scene(3).fence_piles(piles).tokens(A, Place::East, Place::Ghetto).purse(B, 5).pile(crew(1, 0, 0));
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand east ghetto", "rob B", "watch 1"]).chance(&["no-cop"]).act(A, &["put 2", "visit"]);
    play.act(B, &["bet 5"]);
    let third = 1.0 / 3.0;
    let notes = samples(&play.game, Viewer::Seat(A), 10_000, |sample| sample.player(B).envelope.money);
    assert_shares(&notes, &[(1, third), (2, third), (5, third)]);
    assert_eq!(play.game.view(Viewer::Seat(A)).memory.purses[1], 5, "the note is still in the purse");
}

#[test]
fn dt_pay_and_other_choices_have_certain_consequences() {
    let scene = scene(3)
        .tokens(A, Place::Downtown, Place::West)
        .tokens(B, Place::East, Place::Villa)
        .tokens(C, Place::Ghetto, Place::Villa)
        .display(B, 3, crew(1, 0, 0))
        .hand(A, crew(3, 3, 3))
        .row(crew(4, 2, 1));
    let mut play = Play::of(scene.turn(A));
    let preview = |play: &Play, seat, action: &str| {
        Downtown::preview(&play.game.view(Viewer::Seat(seat)), &action.parse::<Action>().unwrap())
    };
    assert_eq!(preview(&play, A, "stand downtown bank").stands, Some(Places::pair(Place::Downtown, Place::Bank)));
    play.act(A, &["stand downtown west"]);
    let rob = preview(&play, A, "rob B");
    assert_eq!((rob.gets, rob.gains, rob.next, rob.pays), (3, crew(1, 0, 0), Some(B), 0));
    let pay = preview(&play, A, "pay B west east");
    assert_eq!((pay.pays, pay.gives, pay.next), (3, crew(1, 0, 0), Some(B)));
    assert_eq!(pay.stands, Some(Places::pair(Place::Downtown, Place::East)));
    assert_eq!(Downtown::preview(&play.game.view(Viewer::Spectator), &"rob B".parse().unwrap()), Preview::default());
    play.act(A, &["rob B"]);
    let job = preview(&play, A, "job luigi");
    assert_eq!((job.gives, job.takes), (crew(2, 1, 0), Some("luigi-1".parse().unwrap())));
    play.act(A, &["hire", "take lookouts 2"]);
    let take = preview(&play, A, "take safecrackers 1");
    assert_eq!((take.pays, take.gains), (5, crew(2, 1, 0)));
    play.act(A, &["take safecrackers 0", "take spies 1"]).chance(&["gangster lookouts"; 3]);
    assert_eq!(
        (preview(&play, C, "draw").draws, preview(&play, C, "always").draws, preview(&play, C, "decline").draws),
        (2, 2, 0)
    );
    play.act(C, &["decline", "lay money 4"]);
    assert_eq!(preview(&play, A, "lay money 2").pays, 2);
    play.act(A, &["lay money 0"]);
    assert_eq!(preview(&play, A, "lay lookouts 2").gives, crew(2, 0, 0));
    assert_eq!(preview(&play, A, "bet 5").pays, 5);
}

#[test]
fn dt_east_sell_previews_what_an_honest_fence_and_a_cop_would_pay() {
    let scene = scene(3).tokens(A, Place::East, Place::Ghetto).loot(A, 2).loot(A, 11).loot(A, 20);
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand east ghetto", "rob B", "sell 1"]);
    let sale = |play: &Play, action: &str| {
        Downtown::preview(&play.game.view(Viewer::Seat(A)), &action.parse::<Action>().unwrap()).sale
    };
    assert_eq!(sale(&play, "offer frankie-9"), Some(Sale { honest: 24, cop: 8 }));
    play.act(A, &["offer frankie-9"]);
    assert_eq!(sale(&play, "offer joe-9"), Some(Sale { honest: 51, cop: 17 }));
    assert_eq!(sale(&play, "done"), Some(Sale { honest: 24, cop: 8 }));
}

#[test]
fn dt_villa_peek_leaves_no_doubt_in_the_preview_of_a_sale() {
    for (back, paid) in [("no-cop", 24), ("cop", 8)] {
        let mut play = Play::of(scene(3).tokens(A, Place::East, Place::Villa).loot(A, 2).turn(A));
        play.act(A, &["stand east villa", "rob B", "watch 1"]).chance(&[back]).act(A, &["put 1", "sell 1"]);
        let view = play.game.view(Viewer::Seat(A));
        let sale = Downtown::preview(&view, &"offer frankie-9".parse::<Action>().unwrap()).sale;
        assert_eq!(sale, Some(Sale { honest: paid, cop: paid }));
    }
}

#[test]
fn dt_use_window_events_that_show_something_new_stop_an_undo() {
    let card: JobId = "joe-3".parse().unwrap();
    let shows = [
        Event::Dealt { seat: A, kind: None },
        Event::RowCard { kind: downtown::card::Kind::Spy },
        Event::JobUp { card, front: 0, loot: Loot::Art, claims: 60, needs: Crew::NONE },
        Event::FenceUp { pile: 0, fence: 1, front: quarter(Loot::Art) },
        Event::First { seat: A },
        Event::Opened { seat: A, money: 1 },
        Event::Reshuffled { crew: Crew::NONE },
        Event::Drew { seat: A, kind: None },
        Event::Saw { seat: A, card, real: None },
        Event::TurnedOver { pile: 0, fence: 0, cop: true },
        Event::Revealed { card, real: 4 },
        Event::SawFence { seat: A, fence: 0, cop: None },
        Event::CasinoCard { pile: 0, nth: 1 },
        Event::Note { seat: A, note: 1, fate: Fate::Back, visitor: A },
        Event::FaceDown { seat: A, cards: 1, money: false },
        Event::Added { seat: A, money: 1, crew: Crew::NONE },
        Event::JobDone { seat: A, card, crew: crew(1, 0, 0) },
        Event::Laid { seat: A, money: 0, crew: crew(1, 0, 0) },
        Event::Paid { seat: A, payee: B, money: 0, crew: crew(1, 0, 0), step: None },
    ];
    assert!(shows.iter().all(Downtown::informs));
    let quiet = [
        Event::Placed { seat: A, places: Places::NONE },
        Event::Starts { seat: A },
        Event::Turn { seat: A, nth: 1 },
        Event::TookBack { seat: A, money: 1, crew: crew(1, 0, 0) },
        Event::Moved { seat: A, from: Places::NONE, to: Places::NONE },
        Event::Robbed { seat: A, victim: B, money: 1, crew: crew(1, 0, 0) },
        Event::Paid { seat: A, payee: B, money: 1, crew: Crew::NONE, step: None },
        Event::Hires { seat: A },
        Event::Bought { seat: A, crew: crew(1, 0, 0), price: 1 },
        Event::Toll { seat: A, money: 1 },
        Event::DeclinedDraw { seat: A },
        Event::Looks { seat: A, card },
        Event::PutBack { seat: A, card, under: true },
        Event::Offered { seat: A, card, pile: 0 },
        Event::Laid { seat: A, money: 1, crew: Crew::NONE },
        Event::Returned { seat: A, card },
        Event::Ended { ending: Ending::Limit },
    ];
    assert!(!quiet.iter().any(Downtown::informs));
}

#[test]
fn dt_setup_stooges_a_sample_has_the_same_tops_to_turn_up() {
    let mut play = Play::of(scene(3).tokens(A, Place::West, Place::Ghetto).turn(A));
    play.act(A, &["stand west ghetto", "rob B", "look luigi"]).chance(&["back 20"]).act(A, &["under"]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let sample = Downtown::determinize(&play.game.view(Viewer::Seat(B)), &mut rng);
    assert!(play.asks_nature());
    assert_eq!(sample.pending(), play.game.pending());
}
