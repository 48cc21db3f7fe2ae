//! Who knows what, card by card.

use greed::scene::Scene;
use greed::view::Trace;
use greed::{Action, Card, Chance, Event, Greed};
use tabletop::{CardSet, Choices, Game, Seat, Silent, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// Three players: A is dealt 1 to 12, B 13 to 24, C 25 to 36.
fn dealt() -> Greed {
    let mut game = Greed::new(&Greed::configure(3, &Choices::none()).unwrap()).unwrap();
    for number in 1..=36 {
        game.apply_chance(Chance(Card::new(number)), &mut Silent);
    }
    game
}

fn all_do(game: &mut Greed, action: fn(Card) -> Action, numbers: [u8; 3]) {
    for (seat, number) in [A, B, C].into_iter().zip(numbers) {
        let action = action(Card::new(number));
        assert_eq!(game.refusal(seat, &action), None, "{seat} {action}");
        game.apply(seat, action, &mut Silent);
    }
}

fn trace(game: &Greed, viewer: Viewer, number: u8) -> Trace {
    game.view(viewer).memory.traces[Card::new(number)]
}

fn by(game: &Greed, seat: Seat, number: u8) -> Trace {
    trace(game, Viewer::Seat(seat), number)
}

#[test]
fn everybody_sees_the_own_pile_and_a_spectator_none() {
    let game = dealt();
    assert_eq!(by(&game, A, 1), Trace::Passed { pile: 0, round: 1 });
    assert_eq!(by(&game, B, 1), Trace::Unseen);
    assert_eq!(by(&game, B, 13), Trace::Passed { pile: 1, round: 1 });
    assert_eq!(by(&game, A, 80), Trace::Unseen);
    assert_eq!(trace(&game, Viewer::Spectator, 1), Trace::Unseen);
    let view = game.view(Viewer::Seat(B));
    assert_eq!((view.table.pile, view.table.hand), (CardSet::run(13, 12), CardSet::EMPTY));
    assert_eq!((view.table.draw_pile, view.table.hand_sizes), (44, [0; 5]));
    assert!(game.view(Viewer::Spectator).table.pile.is_empty());
}

#[test]
fn a_pile_being_dealt_is_seen_by_its_owner_only() {
    let mut game = Greed::new(&Greed::configure(2, &Choices::none()).unwrap()).unwrap();
    for number in 1..=14 {
        game.apply_chance(Chance(Card::new(number)), &mut Silent);
    }
    assert_eq!([0, 1].map(|pile| game.board().pile_size(pile)), [12, 2]);
    assert_eq!(by(&game, B, 14), Trace::Passed { pile: 1, round: 1 });
    assert_eq!(by(&game, A, 14), Trace::Unseen);
    assert_eq!(game.view(Viewer::Seat(B)).table.pile, CardSet::run(13, 2));
}

#[test]
fn a_passed_pile_is_remembered() {
    let mut game = dealt();
    all_do(&mut game, Action::Take, [5, 17, 29]);
    // A took 5, passed 1, and now looks at what C left of 25 to 36.
    assert_eq!(by(&game, A, 5), Trace::Taken { pile: 0, round: 1 });
    assert_eq!(by(&game, A, 1), Trace::Passed { pile: 0, round: 1 });
    assert_eq!(by(&game, A, 25), Trace::Passed { pile: 2, round: 2 });
    assert_eq!(by(&game, A, 29), Trace::Unseen);
    assert_eq!(by(&game, A, 13), Trace::Unseen);
    assert_eq!(by(&game, B, 1), Trace::Passed { pile: 0, round: 2 });
    assert_eq!(game.view(Viewer::Seat(A)).table.hand_sizes[..3], [1, 1, 1]);
}

/// Rounds 1 to 3 drafted: B took 1 in round 2, C took 2 in round 3 of A's first pile.
fn third_round() -> Greed {
    let mut game = dealt();
    all_do(&mut game, Action::Take, [5, 17, 29]);
    all_do(&mut game, Action::Take, [36, 3, 22]);
    all_do(&mut game, Action::Take, [24, 34, 2]);
    game
}

#[test]
fn who_has_seen_a_card_in_a_pile_knows_its_way_when_it_is_shown() {
    let mut game = third_round();
    for seat in [A, B, C] {
        let hand = game.view(Viewer::Seat(seat)).table.pile;
        assert!(hand.is_empty(), "nobody looks at a pile while playing");
    }
    assert_eq!(by(&game, A, 3), Trace::Passed { pile: 0, round: 1 });
    all_do(&mut game, Action::Play, [24, 3, 22]);
    // B's 3 came from A's first pile in round 2. C had not seen that pile yet.
    assert_eq!(by(&game, A, 3), Trace::Taken { pile: 0, round: 2 });
    assert_eq!(by(&game, B, 3), Trace::Taken { pile: 0, round: 2 });
    assert_eq!(by(&game, C, 3), Trace::Shown(B));
    assert_eq!(trace(&game, Viewer::Spectator, 3), Trace::Shown(B));
    // A's 24 came from B's first pile in round 3; B saw it in round 1, C in round 2.
    assert_eq!(by(&game, B, 24), Trace::Taken { pile: 1, round: 3 });
    assert_eq!(by(&game, C, 24), Trace::Taken { pile: 1, round: 3 });
    // C's 22 came from B's first pile in round 2: A never saw it.
    assert_eq!(by(&game, A, 22), Trace::Shown(C));
    // What C took of the first pile is not shown: A cannot yet tell it from what is left, now it can.
    assert_eq!(game.board().round, 4);
    assert_eq!(by(&game, A, 2), Trace::Passed { pile: 0, round: 1 });
    assert_eq!(by(&game, A, 1), Trace::Passed { pile: 0, round: 4 });
    assert_eq!(by(&game, B, 2), Trace::Passed { pile: 0, round: 2 });
    assert_eq!(by(&game, B, 1), Trace::Passed { pile: 0, round: 2 });
    assert_eq!(game.view(Viewer::Seat(A)).memory.shown[Card::new(3)], 3);
    assert_eq!(game.view(Viewer::Seat(A)).memory.shown[Card::new(2)], 0);
}

#[test]
fn drawn_cards_are_secret_until_shown() {
    let position = Scene::new(2, 5).hand(A, &[65, 22]).hand(B, &[29, 60]).draw_pile(&[8, 24, 38]);
    let mut game = position.build();
    let mut story = Vec::new();
    game.apply(A, Action::Play(Card::new(65)), &mut story);
    game.apply(B, Action::Play(Card::new(29)), &mut story);
    let drawn = game.view(Viewer::Seat(A)).memory.draws.count();
    game.apply_chance(Chance(Card::new(24)), &mut story);
    assert_eq!(by(&game, A, 24), Trace::Drawn { nth: drawn });
    assert_eq!(by(&game, B, 24), Trace::Unseen);
    assert_eq!(trace(&game, Viewer::Spectator, 24), Trace::Unseen);
    assert_eq!(game.view(Viewer::Seat(B)).table.draw_pile, 2);
    let drew = |event: &&Event| matches!(event, Event::Drew { .. });
    let event = *story.iter().find(drew).unwrap();
    let drew = |card| Event::Drew { seat: A, card, by: Card::new(65) };
    assert_eq!(event, drew(Some(Card::new(24))));
    assert_eq!(Greed::witness(&event, Viewer::Seat(A)), Some(event));
    assert_eq!(Greed::witness(&event, Viewer::Seat(B)), Some(drew(None)));
    assert_eq!(Greed::witness(&event, Viewer::Spectator), Greed::witness(&event, Viewer::Seat(B)));
    // Shown a round later: B knows who, not whence; A knows.
    for seat in [A, B] {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        game.apply(seat, legal[0], &mut story);
    }
    game.apply(A, Action::Play(Card::new(24)), &mut story);
    game.apply(B, Action::Play(Card::new(60)), &mut story);
    assert_eq!(by(&game, A, 24), Trace::Drawn { nth: drawn });
    assert_eq!(by(&game, B, 24), Trace::Shown(A));
    let moment = game.view(Viewer::Seat(B)).memory.shown[Card::new(24)];
    assert_eq!(moment, 6 + drawn + 1);
}

#[test]
fn cards_turned_up_are_known_to_all_and_cards_taken_back_are_known_in_the_hand() {
    let position = Scene::new(2, 5).hand(A, &[53, 65]).hand(B, &[36, 60]).draw_pile(&[8, 24, 38]);
    let mut game = position.build();
    game.apply(A, Action::Play(Card::new(53)), &mut Silent);
    game.apply(B, Action::Play(Card::new(36)), &mut Silent);
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(viewer).memory.known_hands[1].iter().collect::<Vec<_>>(), [36]);
    }
    let drawn = game.view(Viewer::Spectator).memory.draws.count();
    game.apply_chance(Chance(Card::new(8)), &mut Silent);
    for viewer in Viewer::all(2) {
        assert_eq!(trace(&game, viewer, 8), Trace::Drawn { nth: drawn });
        assert!(game.view(viewer).memory.known_hands[0].is_empty());
    }
}

#[test]
fn others_see_that_a_card_was_taken_and_not_which() {
    let mut game = dealt();
    let mut story = Vec::new();
    for (seat, number) in [(A, 5), (B, 17), (C, 29)] {
        game.apply(seat, Action::Take(Card::new(number)), &mut story);
    }
    let told = |viewer| -> Vec<Event> { story.iter().map(|event| Greed::witness(event, viewer).unwrap()).collect() };
    let spectator = told(Viewer::Spectator);
    let took = [A, B, C].map(|seat| Event::Took { seat, card: None });
    let looks = [A, B, C].map(|seat| Event::LooksAt { seat, pile: None });
    assert_eq!(spectator, [&took[..], &[Event::RoundBegan { round: 2 }], &looks[..]].concat());
    let own = told(Viewer::Seat(B));
    assert_eq!(own[1], Event::Took { seat: B, card: Some(Card::new(17)) });
    let pile = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12].into_iter().collect();
    assert_eq!(own[5], Event::LooksAt { seat: B, pile: Some(pile) });
    assert_eq!((&own[0], &own[4]), (&spectator[0], &spectator[4]));
    let dealt = Event::Dealt { seat: A, card: Some(Card::new(7)) };
    assert_eq!(Greed::witness(&dealt, Viewer::Seat(A)), Some(dealt));
    assert_eq!(Greed::witness(&dealt, Viewer::Seat(B)), Some(Event::Dealt { seat: A, card: None }));
    assert!(Greed::informs(&dealt));
}

#[test]
fn a_damaged_state_is_refused() {
    let game = dealt();
    let json = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<Greed>(json.clone()).unwrap(), game);
    for (path, value) in [
        ("/origins", serde_json::json!([1, 2])),
        ("/shown", serde_json::json!([])),
        ("/draws", serde_json::json!(vec![serde_json::json!({"seat": "A", "round": 3}); 57])),
        ("/board/agenda", serde_json::json!(["draft", "draft", "draft", "draft", "draft"])),
        ("/deck", serde_json::json!([200])),
    ] {
        let mut damaged = json.clone();
        *damaged.pointer_mut(path).unwrap() = value;
        assert!(serde_json::from_value::<Greed>(damaged).is_err(), "{path}");
    }
}
