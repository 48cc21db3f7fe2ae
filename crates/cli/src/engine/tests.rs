//! What a fuzzer does at length, in a short run: programs that send nonsense.

use catalog::fuzz::mutate;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Seed, pick};
use words::Language;

use super::{Engine, fuzz};

/// So many programs.
const PROGRAMS: u64 = 2_000;

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
            r#"{"do":"look","viewer":"B"}"#,
            r#"{"do":"dump"}"#,
            r#"{"do":"result"}"#,
            r#"{"do":"record"}"#,
            r#"{"do":"language","language":"de"}"#,
        ];
        std::iter::once(opening).chain(asks).collect::<Vec<_>>().join("\n")
    };
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
    .map(about)
    .into();
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
