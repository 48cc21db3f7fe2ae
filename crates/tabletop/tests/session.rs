//! The gate: prompts, envelopes, refusals that change nothing, undo up to information.

use tabletop::testkit::toy::{Action, HighCard, Witnessed};
use tabletop::{Back, Game, Input, Prompt, Refusal, Seat, Seed, Seen, Session, Silent, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn table(players: u8) -> Session<HighCard> {
    Session::open(players, Seed::of_game(11, 4), &mut Silent).expect("a valid set-up")
}

/// Answers the seat's current prompt.
fn answer(session: &mut Session<HighCard>, seat: Seat, action: Action) -> Result<(), Refusal> {
    let prompt = session.prompt(seat).expect("asked").id;
    session.submit(seat, prompt, action, &mut Silent)
}

fn first(session: &Session<HighCard>, seat: Seat) -> Action {
    session.legal(seat)[0]
}

/// The seat stakes its `n`-th card and so many coins.
fn stake(session: &mut Session<HighCard>, seat: Seat, n: usize, coins: u8) {
    let card = session.legal(seat)[n];
    answer(session, seat, card).unwrap();
    answer(session, seat, Action::Coins(coins)).unwrap();
}

/// What the refusal says, after checking that it changed nothing.
fn refused(session: &mut Session<HighCard>, attempt: impl Fn(&mut Session<HighCard>) -> Result<(), Refusal>) -> String {
    let before = format!("{session:?}");
    let json = session.record().to_json();
    let refusal = attempt(session).expect_err("it is refused");
    assert_eq!(format!("{session:?}"), before, "a refusal changes nothing");
    assert_eq!(session.record().to_json(), json, "nor what is stored");
    refusal.to_string()
}

#[test]
fn every_wrong_input_is_refused_with_its_reason_and_changes_nothing() {
    let mut session = table(2);
    let prompt = session.prompt(A).unwrap().id;
    assert_eq!(
        refused(&mut session, |s| s.submit(A, prompt, Action::Pass, &mut Silent)),
        "high card not now: action pass [hc.choice]"
    );
    assert_eq!(
        refused(&mut session, |s| s.submit(A, prompt + 1, Action::Pass, &mut Silent)),
        format!("stale prompt: prompt {}, current {prompt}", prompt + 1)
    );
    assert_eq!(refused(&mut session, |s| s.submit(C, prompt, Action::Pass, &mut Silent)), "no such seat: seat C");
    stake(&mut session, A, 0, 0);
    stake(&mut session, B, 0, 0);
    let (winner, loser) = if session.asked().contains(A) { (A, B) } else { (B, A) };
    assert_eq!(
        refused(&mut session, |s| s.submit(loser, 0, Action::Pass, &mut Silent)),
        format!("not your turn: seat {loser}, waiting (seat name: seat {winner})")
    );
    assert_eq!(session.why_not(winner, &Action::Tip(0)), None);
}

#[test]
fn a_finished_game_takes_nothing_more() {
    let mut session = table(2);
    while let Some(seat) = session.asked().iter().find(|&seat| !session.prompt(seat).unwrap().sealed) {
        let action = first(&session, seat);
        answer(&mut session, seat, action).unwrap();
    }
    assert!(session.standing().is_some());
    assert_eq!(refused(&mut session, |s| s.submit(A, 0, Action::Pass, &mut Silent)), "game is over");
    assert_eq!(
        session.breakdown(A).unwrap().iter().map(|line| line.points).sum::<i32>(),
        session.standing().unwrap().score(A)
    );
    assert_eq!(session.breakdown(C), None);
}

#[test]
fn simultaneous_answers_never_make_each_other_stale() {
    let mut session = table(3);
    let asked_c = session.prompt(C);
    stake(&mut session, A, 0, 1);
    stake(&mut session, B, 1, 0);
    assert_eq!(session.prompt(C), asked_c);
    stake(&mut session, C, 0, 2);
    assert!(session.asked().len() == 1, "the envelopes are open and the winner is asked");
}

#[test]
fn a_sealed_envelope_can_be_changed_until_the_last_one_is_in() {
    let mut session = table(2);
    let (low, high) = (session.legal(A)[0], session.legal(A)[1]);
    answer(&mut session, A, low).unwrap();
    answer(&mut session, A, Action::Coins(1)).unwrap();
    let sealed = session.prompt(A).unwrap();
    assert!(sealed.sealed);
    // Answering again replaces the last step; the prompt is still the same question.
    session.submit(A, sealed.id, Action::Coins(2), &mut Silent).unwrap();
    assert_eq!(session.prompt(A), Some(sealed));
    // Taking back opens the envelope, step by step.
    session.undo(A, Back::Step).unwrap();
    assert_eq!(session.prompt(A), Some(Prompt { id: sealed.id, sealed: false }));
    session.undo(A, Back::Step).unwrap();
    assert_eq!(session.legal(A), [low, high]);
    stake(&mut session, A, 1, 0);
    assert_eq!(session.record().inputs.len(), 4, "nothing but the deal is in the record yet");
    stake(&mut session, B, 0, 0);
    let acts: Vec<String> = session.record().inputs[4..8].iter().map(|input| format!("{input:?}")).collect();
    assert!(acts[0].contains("Seat(0)") && acts[3].contains("Seat(1)"), "they enter together, in seat order: {acts:?}");
}

#[test]
fn what_lies_in_an_envelope_shows_nowhere() {
    let mut session = table(3);
    let others = |session: &Session<HighCard>| {
        [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator].map(|viewer| format!("{:?}", session.view(viewer)))
    };
    let before = others(&session);
    let (prompts, legal) = ([session.prompt(B), session.prompt(C)], session.legal(B));
    let card = first(&session, A);
    answer(&mut session, A, card).unwrap();
    let bare = Game::view(session.state(), Viewer::Seat(A));
    assert_ne!(session.view(Viewer::Seat(A)), bare, "its owner sees what is in it");
    answer(&mut session, A, Action::Coins(2)).unwrap();
    assert_eq!(others(&session), before);
    assert_eq!(([session.prompt(B), session.prompt(C)], session.legal(B)), (prompts, legal));
}

#[test]
fn undo_stops_at_information_and_says_why() {
    let mut session = table(2);
    stake(&mut session, A, 0, 0);
    stake(&mut session, B, 0, 0);
    let (winner, loser) = if session.asked().contains(A) { (A, B) } else { (B, A) };
    assert_eq!(session.undo(winner, Back::Step).unwrap_err().to_string(), "undo stops at opened envelopes");
    answer(&mut session, winner, Action::Tip(1)).unwrap();
    assert_eq!(session.undoable(winner), Ok(1));
    assert_eq!(session.undo(loser, Back::Step).unwrap_err().to_string(), "undo stops at others");
    answer(&mut session, winner, Action::Peek(loser)).unwrap();
    assert_eq!(refused(&mut session, |s| s.undo(winner, Back::Turn)), "undo stops at information");
}

#[test]
fn whoever_has_chosen_nothing_has_nothing_to_take_back() {
    let mut session = table(2);
    for seat in [A, B] {
        assert_eq!(refused(&mut session, |s| s.undo(seat, Back::Step)), "nothing to undo");
    }
    // What the others chose is not this seat’s to take back, and what was taken back is gone.
    stake(&mut session, A, 0, 0);
    assert_eq!(refused(&mut session, |s| s.undo(B, Back::Step)), "nothing to undo");
    session.undo(A, Back::Turn).unwrap();
    assert_eq!(refused(&mut session, |s| s.undo(A, Back::Step)), "nothing to undo");
}

#[test]
fn a_choice_that_told_nobody_anything_can_be_taken_back() {
    let mut session = table(2);
    stake(&mut session, A, 0, 0);
    stake(&mut session, B, 0, 0);
    let winner = session.asked().lowest().unwrap();
    let before = session.state().clone();
    let asked = session.prompt(winner).unwrap().id;
    answer(&mut session, winner, Action::Tip(2)).unwrap();
    session.undo(winner, Back::Turn).unwrap();
    assert_eq!(session.state(), &before);
    assert!(session.prompt(winner).unwrap().id > asked, "an answer to the question before the undo is stale");
    let inputs = &session.record().inputs;
    assert_eq!(inputs[inputs.len() - 1], Input::Undo(winner, 1), "history never shrinks");
    answer(&mut session, winner, Action::Tip(1)).unwrap();
    assert_eq!(session.record().replay().unwrap().state(), session.state());
    assert_eq!(
        refused(&mut session, |s| s.take(Input::Undo(winner, 2), &mut Silent)),
        "undo too far: steps 2, possible 1"
    );
    assert!(refused(&mut session, |s| s.take(Input::Undo(winner, 0), &mut Silent)).starts_with("undo too far"));
}

#[test]
fn a_story_is_told_with_the_table_as_it_was_then() {
    let mut seen = Seen::new(Viewer::Seat(A));
    Session::<HighCard>::open(2, Seed::of_game(11, 4), &mut seen).unwrap();
    let told: Vec<_> = seen.moments.iter().map(|(witnessed, _)| witnessed.clone()).collect();
    assert!(matches!(
        told[..],
        [Witnessed::Drew(A, Some(_)), Witnessed::Drew(B, None), Witnessed::Drew(A, Some(_)), Witnessed::Drew(B, None)]
    ));
    assert!(seen.moments.windows(2).all(|pair| pair[0].1 != pair[1].1), "each moment has its own view");
}
