//! Records: exact replay, verifiable deals, and a reason for everything that is wrong with one.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::testkit::toy::HighCard;
use tabletop::{Back, By, Game, Hand, Input, Player, Record, Seat, Seed, Session, Silent, game_of_record, pick};

/// A finished game played through the gate, with envelopes changed on the way.
fn finished() -> Session<HighCard> {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut session = Session::open(3, Seed::of_game(2, 9), &mut Silent).unwrap();
    while let Some(seat) = session.asked().iter().find(|&seat| !session.prompt(seat).unwrap().sealed) {
        let action = *pick(&mut rng, &session.legal(seat));
        session.submit(seat, session.prompt(seat).unwrap().id, action, &mut Silent).unwrap();
        if rand::RngExt::random_bool(&mut rng, 0.2) {
            let _ = session.undo(seat, Back::Step);
        }
    }
    session
}

#[test]
fn a_record_replays_to_the_same_game() {
    let session = finished();
    let record = Record::<HighCard>::from_json(&session.record().to_json()).unwrap();
    assert_eq!(&record, session.record());
    let replayed = record.verify().unwrap();
    assert_eq!(replayed.state(), session.state());
    assert_eq!(replayed.record(), session.record());
    assert_eq!(game_of_record(&record.to_json()).unwrap(), "high-card");
}

#[test]
fn a_running_game_goes_on_after_a_replay() {
    let mut session = Session::<HighCard>::open(2, Seed::of_game(2, 10), &mut Silent).unwrap();
    let mut copy = session.record().replay().unwrap();
    for _ in 0..9 {
        let Some(seat) = session.asked().iter().find(|&seat| !session.prompt(seat).unwrap().sealed) else { break };
        assert_eq!(copy.prompt(seat), session.prompt(seat), "prompts are the same after a replay");
        let action = session.legal(seat)[0];
        for table in [&mut session, &mut copy] {
            table.submit(seat, table.prompt(seat).unwrap().id, action, &mut Silent).unwrap();
        }
    }
    assert_eq!(copy.state(), session.state());
}

#[test]
fn a_played_out_game_replays_through_the_gate() {
    let seed = Seed::of_game(4, 4);
    let mut record = Record::<HighCard>::new(3, Some(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut game = HighCard::new(&3).unwrap();
    let inputs = &mut record.inputs;
    let standing =
        Player::default().play_out(&mut game, &mut tabletop::Dealt::new(seed), &mut rng, |input| inputs.push(input));
    record.standing = Some(standing);
    assert_eq!(record.verify().unwrap().state(), &game);
}

#[test]
fn whatever_is_wrong_with_a_record_is_said() {
    let good = finished().record().to_json();
    let read = |json: &str| Record::<HighCard>::from_json(json).map(|_| ()).unwrap_err().to_string();
    assert_eq!(read("nonsense"), "not a record: problem (json broken: line 1, column 2)");
    assert!(read("{}").starts_with("not a record: problem (json missing field: field format"));
    assert_eq!(
        read(&good.replace("backroom-record-1", "chess-9")),
        "unknown record format: format chess-9, expected backroom-record-1"
    );
    assert_eq!(
        read(&good.replace("\"high-card\"", "\"greed\"")),
        "record of another game: game greed, expected high-card"
    );
    assert_eq!(read(&good.replace("\"rules\": 1", "\"rules\": 7")), "record of other rules: rules 7, expected 1");
    assert!(read(&good.replace("\"draw ", "\"dream ")).starts_with("damaged record: problem (high card unreadable"));
    assert!(read(&good[..good.len() / 2]).starts_with("not a record"));
    assert!(
        read(&good.replacen("\"config\"", "\"joker\": 1, \"config\"", 1))
            .starts_with("damaged record: problem (json unknown field")
    );
}

#[test]
fn a_record_that_cannot_be_is_refused_at_the_input() {
    let good = finished().record().clone();
    let replay = |change: &dyn Fn(&mut Record<HighCard>)| {
        let mut record = good.clone();
        change(&mut record);
        record.verify().map(|_| ()).unwrap_err().to_string()
    };
    let act =
        |seat| good.inputs.iter().find(|input| matches!(input, Input::Act(by, _) if *by == seat)).copied().unwrap();
    assert_eq!(
        replay(&|record| record.inputs.insert(0, act(Seat::new(0)))),
        "record cannot be replayed: input 1, reason (not your turn: seat A, waiting )"
    );
    assert!(
        replay(&|record| record.inputs.swap(0, 1))
            .starts_with("record not dealt from its seed: input 1, recorded draw")
    );
    assert!(replay(&|record| record.seed = None).starts_with("record without seed"));
    assert!(replay(&|record| record.config = 9).starts_with("high card players"));
    assert!(replay(&|record| record.standing = None).starts_with("record ends differently"));
    assert!(replay(&|record| record.inputs.truncate(10)).starts_with("record ends differently"));
    assert!(
        replay(&|record| record.inputs.push(Input::Undo(Seat::new(1), 1)))
            .starts_with("record cannot be replayed: input"),
    );
    assert!(replay(&|record| record.inputs.insert(6, record.inputs[0])).contains("reason (chance not asked)"));
}

/// Who made each choice of the record, in order.
fn made_by(record: &Record<HighCard>) -> Vec<(Seat, Option<By>)> {
    let played = record.played().filter_map(|(input, by)| match input {
        Input::Act(seat, _) => Some((seat, by.cloned())),
        _ => None,
    });
    played.collect()
}

#[test]
fn a_record_says_who_made_each_choice() {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let bot = || Some(By::Bot("normal".into()));
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut session = Session::<HighCard>::open(2, Seed::of_game(2, 9), &mut Silent).unwrap();
    session.played_by(a, Some(By::Person));
    session.played_by(b, bot());
    let mut expected = Vec::new();
    for turn in 0.. {
        let Some(seat) = session.asked().iter().find(|&seat| !session.prompt(seat).unwrap().sealed) else { break };
        // After a while a bot takes over for A, and gives the seat back.
        match turn {
            4 => session.played_by(a, bot()),
            8 => session.played_by(a, Some(By::Person)),
            _ => {}
        }
        let action = *pick(&mut rng, &session.legal(seat));
        session.submit(seat, session.prompt(seat).unwrap().id, action, &mut Silent).unwrap();
        let by = if seat == b || (4..8).contains(&turn) { bot() } else { Some(By::Person) };
        expected.push((seat, by));
        if turn == 2 {
            // It survives being put away, envelopes included.
            session = Session::restore(session.snapshot().get()).unwrap();
        }
    }
    let record = session.record().clone();
    let of = |seat: Seat, all: &[(Seat, Option<By>)]| -> Vec<Option<By>> {
        all.iter().filter(|(chooser, _)| *chooser == seat).map(|(_, by)| by.clone()).collect()
    };
    for seat in [a, b] {
        assert_eq!(of(seat, &made_by(&record)), of(seat, &expected), "seat {seat}");
    }
    assert!(record.hands.len() <= 4, "told where it changes and nowhere else: {:?}", record.hands);
    let read = Record::<HighCard>::from_json(&record.to_json()).unwrap();
    assert_eq!(read.verify().unwrap().record(), &record, "a replay says the same");
}

#[test]
fn a_record_that_does_not_say_who_chose_is_read() {
    let record = finished().record().clone();
    assert!(!record.to_json().contains("hands"));
    let read = Record::<HighCard>::from_json(&record.to_json()).unwrap();
    assert!(made_by(&read).iter().all(|(_, by)| by.is_none()));
    let mut wrong = record;
    wrong.hands.push(Hand { from: 0, seat: Seat::new(0), by: Some(By::Person) });
    let refused = Record::<HighCard>::from_json(&wrong.to_json()).map(|_| ()).unwrap_err().to_string();
    assert_eq!(refused, "damaged record: problem (record wrong hands)", "chance is nobody's choice");
}
