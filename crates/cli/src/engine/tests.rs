//! What a fuzzer does at length, in a short run: programs that send nonsense.

use catalog::fuzz::mutate;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use tabletop::{Seat, Seed, below, pick};
use words::Language;

use super::{Engine, fuzz};

/// So many programs.
const PROGRAMS: u64 = 2_000;

/// Every letter a seat can have.
const SEATS: [&str; 5] = ["A", "B", "C", "D", "E"];

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (&'static str, u8)> {
    catalog::games().iter().flat_map(|game| game.players().map(|players| (game.name(), players)))
}

/// Every request about a seat.
fn about_seat(seat: &str) -> Vec<String> {
    let seated = [
        r#""do":"legal""#,
        r#""do":"impossible""#,
        r#""do":"why","action":"pass""#,
        r#""do":"why","action":"nonsense""#,
        r#""do":"act","action":"pass""#,
        r#""do":"act","action":"nonsense","prompt":0"#,
        r#""do":"undo""#,
        r#""do":"undo","turn":true"#,
        r#""do":"bot","kind":"random""#,
        r#""do":"bot","kind":"expert""#,
        r#""do":"analyse""#,
    ];
    let looks = [r#""do":"view""#, r#""do":"look""#].map(|ask| format!(r#"{{{ask},"viewer":"{seat}"}}"#));
    seated.iter().map(|ask| format!(r#"{{{ask},"seat":"{seat}"}}"#)).chain(looks).collect()
}

/// Programs that make sense, one for each game and for what needs no game.
fn programs() -> Vec<String> {
    let about = |opening: &str| {
        let asks = [
            r#"{"id":1,"do":"legal","seat":"A"}"#,
            r#"{"id":[2],"do":"legal","seat":"B"}"#,
            r#"{"do":"bot","seat":"A","kind":"random","whim":3}"#,
            r#"{"do":"bot","seat":"A","kind":"heuristic"}"#,
            r#"{"do":"why","seat":"A","action":"take 17"}"#,
            r#"{"do":"act","seat":"A","action":"take 17","prompt":0}"#,
            r#"{"do":"act","seat":"B","action":"place west"}"#,
            r#"{"do":"outcomes"}"#,
            r#"{"do":"chance","outcome":"card 49"}"#,
            r#"{"do":"undo","seat":"A","turn":true}"#,
            r#"{"do":"view","viewer":"spectator"}"#,
            r#"{"do":"dump"}"#,
            r#"{"do":"result"}"#,
            r#"{"do":"record"}"#,
            r#"{"do":"language","language":"de"}"#,
        ];
        let asks = asks.into_iter().map(String::from).chain(SEATS.iter().flat_map(|seat| about_seat(seat)));
        std::iter::once(opening.to_owned()).chain(asks).collect::<Vec<_>>().join("\n")
    };
    let tables =
        tables().map(|(game, players)| format!(r#"{{"do":"new","game":"{game}","players":{players},"seed":5}}"#));
    let mut programs: Vec<String> = [
        r#"{"do":"new","game":"greed","players":2,"seed":7}"#,
        r#"{"do":"new","game":"greed","players":5,"seed":null}"#,
        r#"{"do":"new","game":"smile","players":2,"options":{"potion":"imitation"},"seed":1}"#,
        r#"{"do":"new","game":"smile","players":1}"#,
        r#"{"do":"new","game":"downtown","players":3,"options":{"edition":"en","turn-limit":"10000"},"seed":2}"#,
        r#"{"do":"new","game":"downtown","players":2,"options":{"deck":"x","casino":"off"}}"#,
        r#"{"do":"load","game":"greed","players":2,"position":{"round":12,"phase":"choose","seats":{"A":{"money":45,"hand":[27,41,36],"thugs":[22,70],"holdings":{"8":3,"11":5}},"B":{"money":60,"hand":[75],"unknown":2}},"seen":{"A":[75]}},"seed":4}"#,
        r#"{"do":"load","game":"smile","players":2,"position":{"shadow":"press","potion":"soulmates","round":3,"shadow_at":4,"crews":{"yellow":{"boss":4},"green":{"boss":10}}}}"#,
        r#"{"do":"load","game":"downtown","players":3,"position":{"turn":5,"phase":"confront","active":"A","seats":{"A":{"tokens":["west","villa"]},"B":{"tokens":["downtown","bank"]},"C":{"tokens":["east","ghetto"]}}},"seed":"ea0700000000000000000000000000006261636b726f6f6d2d7365726965732e"}"#,
        r#"{"do":"resume","at":3,"record":{"format":"backroom-record-1","game":"greed","rules":1,"config":{"players":2},"seed":null,"inputs":[{"chance":"card 49"},{"chance":"card 27"},{"chance":"card 52"}],"standing":null}}"#,
    ]
    .map(String::from)
    .into_iter()
    .chain(tables)
    .map(|opening| about(&opening))
    .collect();
    programs.push("{\"do\":\"games\"}\n{\"do\":\"rule\",\"game\":\"greed\",\"rule\":\"gr.draft\"}".into());
    programs
}

#[test]
fn nonsense_gets_an_answer() {
    let programs = programs();
    for program in &programs {
        fuzz(program.as_bytes());
    }
    let mut failures = Vec::new();
    for number in 0..PROGRAMS {
        let mut rng = ChaCha8Rng::from_seed(Seed::of_players(number, 1).0);
        let (one, other) = (pick(&mut rng, &programs), pick(&mut rng, &programs));
        let bytes = mutate(&mut rng, one.as_bytes(), other.as_bytes());
        if std::panic::catch_unwind(|| fuzz(&bytes)).is_err() {
            failures.push(format!("program {number}: {}", String::from_utf8_lossy(&bytes)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// At the beginning, in the middle and at the end, dealt or not.
#[test]
fn a_seat_that_is_not_there_is_refused_by_every_request() {
    for (game, players) in tables() {
        let options = if game == "downtown" { r#"{"turn-limit":"10"}"# } else { "{}" };
        for seed in ["3", "null"] {
            let mut engine = Engine::new(Language::En);
            let opening =
                format!(r#"{{"do":"new","game":"{game}","players":{players},"options":{options},"seed":{seed}}}"#);
            let mut status = engine.answer(opening.as_bytes())["ok"].take();
            let mut rng = ChaCha8Rng::from_seed(Seed::of_players(3, 0).0);
            for step in 0.. {
                let over = status["over"] == true;
                if over || step % 40 == 0 {
                    ask_about_everybody(&mut engine, players);
                }
                if over || (seed == "null" && step > 100) {
                    break;
                }
                status = engine.step(&mut rng);
            }
        }
    }
}

fn ask_about_everybody(engine: &mut Engine, players: u8) {
    let before = engine.answer(br#"{"do":"record"}"#);
    for seat in &SEATS[players.into()..] {
        for line in about_seat(seat) {
            assert_eq!(engine.answer(line.as_bytes())["refused"]["reason"], "no-such-seat", "{line}");
        }
    }
    assert_eq!(engine.answer(br#"{"do":"record"}"#), before, "a refusal changes something");
}

impl Engine {
    /// One random step of the table.
    fn step(&mut self, rng: &mut ChaCha8Rng) -> Value {
        let outcomes = self.answer(br#"{"do":"outcomes"}"#)["ok"]["outcomes"].take();
        let line = if let Some(outcome) = outcomes.as_array().filter(|all| !all.is_empty()).map(|all| pick(rng, all)) {
            format!(r#"{{"do":"chance","outcome":{outcome}}}"#)
        } else {
            let desk = self.table.as_ref().expect("there is a table");
            let open = |&seat: &Seat| !desk.sealed().contains(seat);
            let seat = desk.asked().iter().find(open).expect("somebody is asked");
            let action = desk.bot(seat, "random", u64::from(below(rng, u32::MAX))).expect("a choice");
            format!(r#"{{"do":"act","seat":"{seat}","action":"{action}"}}"#)
        };
        let mut answer = self.answer(line.as_bytes());
        assert!(answer["refused"].is_null(), "{line}: {answer}");
        answer["ok"].take()
    }
}

/// What nobody would write, at the size somebody might send.
#[test]
fn odd_lines_get_an_answer() {
    let long = format!(r#"{{"do":"rule","game":"greed","rule":"{}"}}"#, "x".repeat(1 << 20));
    let lines: [&[u8]; 12] = [
        &b"[".repeat(200_000),
        &b"{\"do\":".repeat(50_000),
        &b"{\"do\":\"load\",\"game\":\"greed\",\"players\":2,\"position\":".repeat(100),
        long.as_bytes(),
        b"null",
        b"\"new\"",
        b"[\"games\"]",
        b"{\"do\":\"games\",\"id\":1e400}",
        b"{\"do\":\"games\",\"do\":\"dump\"}",
        b"{\"id\":\"\xc3",
        b"\xff\xfe{\"do\":\"games\"}",
        b"{\"id\":\"\\ud800\",\"do\":\"games\"}",
    ];
    for line in lines {
        fuzz(line);
    }
}

/// Bots with senseless settings and hardly any time.
#[test]
fn odd_bots_choose_or_are_refused() {
    let knobs = [
        "",
        "+whim=NaN",
        "+explore=inf",
        "+trust=-1",
        "+turns=1e30",
        "+margin=NaN",
        "+noise=-inf",
        "+threads=0",
        "+threads=-5",
    ];
    for game in ["greed", "smile", "downtown"] {
        let mut engine = Engine::new(Language::De);
        engine.answer(format!(r#"{{"do":"new","game":"{game}","players":2,"seed":1}}"#).as_bytes());
        let all = ["search:2", "search:0", "search:1ms", "search:3/0ms", "flat:2", "flat:0"];
        for kind in all.iter().flat_map(|kind| knobs.map(|knob| format!("{kind}{knob}"))) {
            for seat in ["A", "B", "E"] {
                let line = format!(r#"{{"do":"bot","seat":"{seat}","kind":"{kind}"}}"#);
                assert!(engine.answer(line.as_bytes()).is_object());
            }
        }
    }
}
