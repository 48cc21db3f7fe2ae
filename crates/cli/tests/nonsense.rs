//! What a fuzzer does at length, in a short run: programs that send nonsense.

#[path = "../../../fuzz/mutate.rs"]
mod mutate;

use backroom::engine::{Engine, fuzz};
use mutate::mutate;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use tabletop::{Seed, below, pick};
use words::Language;

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
                status = engine.step(&status, &mut rng);
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

/// What a program does with an engine.
trait Program {
    fn ok(&mut self, line: &str) -> Value;
    fn why(&mut self, line: &str) -> (String, String);
    fn step(&mut self, status: &Value, rng: &mut ChaCha8Rng) -> Value;
}

impl Program for Engine {
    fn ok(&mut self, line: &str) -> Value {
        let mut answer = self.answer(line.as_bytes());
        assert!(answer["refused"].is_null(), "{line}: {answer}");
        answer["ok"].take()
    }

    fn why(&mut self, line: &str) -> (String, String) {
        let answer = self.answer(line.as_bytes());
        let part =
            |name: &str| answer["refused"][name].as_str().unwrap_or_else(|| panic!("{line}: {answer}")).to_owned();
        (part("reason"), part("text"))
    }

    /// One random step of the table that stands so.
    fn step(&mut self, status: &Value, rng: &mut ChaCha8Rng) -> Value {
        let outcomes = self.ok(r#"{"do":"outcomes"}"#)["outcomes"].take();
        if let Some(outcome) = outcomes.as_array().filter(|all| !all.is_empty()).map(|all| pick(rng, all)) {
            return self.ok(&format!(r#"{{"do":"chance","outcome":{outcome}}}"#));
        }
        let seats = |name: &str| status[name].as_array().cloned().unwrap_or_default();
        let sealed = seats("sealed");
        let seat = seats("asked").into_iter().find(|seat| !sealed.contains(seat)).expect("somebody is asked");
        let whim = below(rng, u32::MAX);
        let action =
            self.ok(&format!(r#"{{"do":"bot","seat":{seat},"kind":"random","whim":{whim}}}"#))["action"].take();
        self.ok(&format!(r#"{{"do":"act","seat":{seat},"action":{action}}}"#))
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

#[test]
fn options_can_be_numbers_and_flags() {
    let mut engine = Engine::new(Language::En);
    let new = |options: &str| format!(r#"{{"do":"new","game":"downtown","players":3,"options":{options},"seed":1}}"#);
    let config = |engine: &mut Engine| engine.ok(r#"{"do":"record"}"#)["record"]["config"].clone();
    engine.ok(&new(r#"{"turn-limit":"60","casino":"off"}"#));
    let written = config(&mut engine);
    engine.ok(&new(r#"{"turn-limit":60,"casino":false}"#));
    assert_eq!(config(&mut engine), written);
    let position = r#"{"do":"load","game":"downtown","players":3,"options":{"turn-limit":60,"casino":false},"position":{},"seed":1}"#;
    engine.ok(position);
    assert_eq!(config(&mut engine), written);
    for wrong in [r#"{"turn-limit":true}"#, r#"{"turn-limit":1.5}"#, r#"{"turn-limit":-1}"#, r#"{"casino":1}"#] {
        assert_eq!(engine.why(&new(wrong)).0, "bad-option-value", "{wrong}");
    }
    assert_eq!(engine.why(&new(r#"{"casino":null}"#)).0, "engine-unknown-request");
}

/// Each outcome has as much weight as there are pieces or faces of its kind.
#[test]
fn outcomes_have_weights() {
    let mut engine = Engine::new(Language::En);
    let seen = |engine: &mut Engine| {
        let told = engine.ok(r#"{"do":"outcomes"}"#);
        let list = |name: &str| told[name].as_array().cloned().unwrap_or_default();
        (list("outcomes"), list("weights"))
    };
    engine.ok(r#"{"do":"new","game":"downtown","players":2}"#);
    let (outcomes, weights) = seen(&mut engine);
    assert_eq!(outcomes, ["gangster lookouts", "gangster safecrackers", "gangster spies"]);
    assert_eq!(weights.iter().filter_map(Value::as_u64).sum::<u64>(), 48, "all gangsters are still there");
    assert!(weights[0].as_u64() > weights[2].as_u64(), "{weights:?}");
    engine.ok(r#"{"do":"new","game":"greed","players":2}"#);
    assert_eq!(seen(&mut engine).1, vec![Value::from(1); 80]);
    engine.ok(r#"{"do":"new","game":"greed","players":2,"seed":1}"#);
    assert_eq!(seen(&mut engine), (vec![], vec![]), "nature is not asked");
}

#[test]
fn there_is_no_result_before_the_end() {
    let mut engine = Engine::new(Language::De);
    assert_eq!(engine.why(r#"{"do":"result"}"#).0, "engine-no-table");
    engine.ok(r#"{"do":"new","game":"greed","players":2,"seed":1}"#);
    let (reason, text) = engine.why(r#"{"do":"result"}"#);
    assert_eq!((reason.as_str(), text.as_str()), ("engine-not-over", "Das Spiel ist noch nicht vorbei."));
}

#[test]
fn a_status_has_round_and_phase() {
    let mut engine = Engine::new(Language::En);
    let status = engine.ok(r#"{"do":"new","game":"greed","players":2,"seed":1}"#);
    assert_eq!([&status["round"], &status["phase"]], [&Value::from(1), &"draft".into()]);
    let status = engine.ok(r#"{"do":"new","game":"smile","players":2}"#);
    assert_eq!([&status["round"], &status["phase"]], [&Value::from(1), &"set-up".into()]);
    let status = engine.ok(r#"{"do":"new","game":"downtown","players":2,"seed":1}"#);
    assert_eq!([&status["round"], &status["phase"]], [&Value::Null, &"place".into()]);
    assert!(status["turn"].is_u64(), "{status}");
    let position = r#"{"shadow":"press","potion":"soulmates","round":3,"phase":{"law":{"crew":"yellow"}},"crews":{"green":{"acted":[6,6,6]}}}"#;
    let status = engine.ok(&format!(r#"{{"do":"load","game":"smile","players":2,"position":{position}}}"#));
    assert_eq!([&status["round"], &status["phase"]], [&Value::from(3), &"law".into()]);
    let status = engine.ok(r#"{"do":"act","seat":"A","action":"pass"}"#);
    assert_eq!(status["phase"], "over");
}

/// Yellow takes one of two tiles; the other one is green's without a question, and everybody is told.
#[test]
fn what_is_forced_is_told() {
    let position = r#"{"shadow":"press","potion":"soulmates","round":3,"shadow_at":4,"phase":{"taking":{"district":"park","place":1,"crew":"yellow"}},"districts":{"park":{"yellow":4,"green":2,"police":1,"tiles":["hat-4/2","potion/0"]}},"crews":{"yellow":{"boss":4},"green":{"boss":10}}}"#;
    let mut engine = Engine::new(Language::En);
    engine.ok(&format!(r#"{{"do":"load","game":"smile","players":2,"position":{position}}}"#));
    let status = engine.ok(r#"{"do":"act","seat":"A","action":"take hat-4/2"}"#);
    for viewer in ["A", "B", "spectator"] {
        let told = status["seen"][viewer].to_string();
        assert!(told.contains(r#""tile":"hat-4/2""#) && told.contains(r#""tile":"potion/0""#), "{viewer}: {told}");
    }
}

/// Nothing a parser says in its own words reaches anybody, wherever in the JSON something is wrong.
#[test]
fn refusals_are_sentences_in_both_languages() {
    let record = |input: &str| {
        let header = r#""format":"backroom-record-1","game":"greed","rules":1,"config":{"players":2},"seed":null"#;
        format!(r#"{{"do":"resume","record":{{{header},"inputs":[{input}],"standing":null}}}}"#)
    };
    let load =
        |game: &str, position: &str| format!(r#"{{"do":"load","game":"{game}","players":2,"position":{position}}}"#);
    let lines = [
        (record(r#"{"act":["A","tale 28"]}"#), "tale 28"),
        (record(r#"{"chance":"card x"}"#), "x"),
        (record(r#"{"dance":7}"#), "dance"),
        (load("smile", r#"{"shadow":"butler"}"#), "butler"),
        (load("smile", r#"{"districts":{"nowhere":{}}}"#), "nowhere"),
        (load("smile", r#"{"phase":{"taking":1}}"#), ""),
        (load("smile", r#"{"phase":{"taking":{"place":1}}}"#), ""),
        (load("greed", r#"{"seats":{"A":{"hand":"7"}}}"#), ""),
        (load("greed", r#"{"round":-1}"#), ""),
        (load("greed", r#"{"rounds":1}"#), "rounds"),
        (load("downtown", r#"{"seats":{"Z":{}}}"#), "Z"),
        (load("downtown", r#"{"jobs":{"luigi":[{"loot":"fish"}]}}"#), "fish"),
        (r#"{"do":"dance"}"#.into(), "dance"),
        (r#"{"do":"view","viewer":"Z"}"#.into(), "Z"),
        (r#"{"do":"view"}"#.into(), "viewer"),
        (r#"{"do":"new","game":"greed","players":2,"seed":"zz"}"#.into(), "zz"),
        (r#"{"do":"new","game":"greed","players":"two"}"#.into(), ""),
        (r#"{"do":"act","seat":"A","action":"tale 28"}"#.into(), "tale 28"),
        (r#"{"do":"games""#.into(), ""),
        ("nonsense".into(), ""),
        ("[1,2]".into(), ""),
    ];
    let raw = ["expected", "variant", "invalid", "missing field", "unknown", "column 1 ", "`", "at line", "untagged"];
    for language in Language::ALL {
        let mut engine = Engine::new(language);
        engine.ok(r#"{"do":"new","game":"greed","players":2,"seed":1}"#);
        for (line, named) in &lines {
            let (reason, text) = engine.why(line);
            assert!(text.ends_with('.') && !text.ends_with("..") && text.contains(named), "{language}: {line}: {text}");
            assert!(!raw.iter().any(|raw| text.contains(raw)), "{language}: {line}: {text}");
            let as_words = reason.replace('-', " ");
            assert!(!text.contains(&as_words), "{language}: {text}");
            assert!(!text.contains("unreadable action") && !text.contains("unknown card"), "{language}: {text}");
        }
    }
}
