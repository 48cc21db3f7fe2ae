//! Any program can drive a game: the engine protocol through real pipes.

#![expect(clippy::needless_pass_by_value, reason = "requests are written where they are asked")]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// An engine that is asked over pipes.
struct Engine {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_backroom"))
            .args(["engine", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let to = process.stdin.take().expect("a pipe");
        let from = BufReader::new(process.stdout.take().expect("a pipe"));
        Self { process, to, from }
    }

    fn line(&mut self, line: &[u8]) -> Value {
        self.to.write_all(line).and_then(|()| self.to.write_all(b"\n")).expect("written");
        let mut answer = String::new();
        self.from.read_line(&mut answer).expect("read");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn ask(&mut self, request: Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask(request.clone());
        assert!(answer["refused"].is_null(), "{request}: {answer}");
        answer["ok"].take()
    }

    fn refused(&mut self, request: Value) -> (String, String) {
        let answer = self.ask(request.clone());
        let refused = &answer["refused"];
        assert!(refused.is_object(), "{request}: {answer}");
        (refused["reason"].as_str().unwrap_or_default().into(), refused["text"].as_str().unwrap_or_default().into())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_game_of_each_kind_goes_through_every_request() {
    let mut engine = Engine::start();
    let games = engine.ok(json!({ "do": "games" }))["games"].clone();
    for game in games.as_array().expect("games") {
        let (name, players) = (game["game"].as_str().expect("a name"), game["players"][1].as_u64().expect("a number"));
        let options = if name == "downtown" { json!({ "turn-limit": "10" }) } else { json!({}) };
        let mut status =
            engine.ok(json!({ "do": "new", "game": name, "players": players, "options": options, "seed": 3 }));
        let mut steps = 0;
        while !status["over"].as_bool().expect("a status") {
            let seat = status["asked"][0].clone();
            let legal = engine.ok(json!({ "do": "legal", "seat": seat }));
            assert!(legal["text"].as_str().is_some_and(|text| text.len() > 5), "{legal}");
            let choices = legal["choices"].as_array().expect("choices");
            let chosen = &choices[steps % choices.len()];
            engine.ok(json!({ "do": "why", "seat": seat, "action": chosen["action"] }));
            if steps == 20 {
                let dump = engine.ok(json!({ "do": "dump" }));
                assert!(dump["position"].is_object(), "{dump}");
                assert!(!engine.ok(json!({ "do": "view", "viewer": "spectator" }))["table"].is_null());
                assert!(
                    engine.ok(json!({ "do": "look", "viewer": seat }))["text"].as_array().is_some_and(|t| t.len() > 2)
                );
                let bot = engine.ok(json!({ "do": "bot", "seat": seat, "kind": "random", "whim": 1 }));
                assert!(choices.iter().any(|choice| choice["action"] == bot["action"]), "{bot}");
            }
            let act = json!({ "do": "act", "seat": seat, "action": chosen["action"], "prompt": legal["prompt"]["id"] });
            status = engine.ok(act);
            steps += 1;
            assert!(steps < 5_000, "{name} does not end");
        }
        let result = engine.ok(json!({ "do": "result" }));
        assert!(
            result["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["rank"] == 1 || players == 1))
        );
        let record = engine.ok(json!({ "do": "record" }))["record"].clone();
        let resumed = engine.ok(json!({ "do": "resume", "record": record }));
        assert_eq!(resumed["over"], true);
        assert_eq!(engine.ok(json!({ "do": "result" })), result);
        assert_eq!(resumed["seen"]["spectator"], json!([]), "nobody asked for the past");
        for at in [0, 1, 5, 30] {
            let resumed = engine.ok(json!({ "do": "resume", "record": record, "at": at, "past": true }));
            assert!(resumed["seen"]["spectator"].as_array().is_some_and(|seen| !seen.is_empty()), "the past is told");
            assert_eq!(resumed["chance"], false, "the seed answers after input {at}");
            let seat = resumed["asked"][0].clone();
            assert!(seat.is_string(), "{name} goes on after input {at}");
            let impossible = engine.ok(json!({ "do": "impossible", "seat": seat }));
            for thought in impossible["choices"].as_array().expect("thoughts") {
                let (reason, text) = engine.refused(json!({ "do": "why", "seat": seat, "action": thought["action"] }));
                assert_eq!(thought["refused"]["reason"], reason.as_str());
                assert!(!text.is_empty() && thought["refused"]["rule"].is_string(), "{thought}");
            }
        }
    }
}

/// Plays to the end by what is on offer; the record.
fn to_the_end(engine: &mut Engine, mut status: Value, which: usize) -> Value {
    for step in 0..5_000 {
        if status["over"] == true {
            return engine.ok(json!({ "do": "record" }))["record"].clone();
        }
        let seat = status["asked"][0].clone();
        let legal = engine.ok(json!({ "do": "legal", "seat": seat }));
        let choices = legal["choices"].as_array().expect("choices");
        let chosen = &choices[(step * which) % choices.len()];
        status = engine.ok(json!({ "do": "act", "seat": seat, "action": chosen["action"] }));
    }
    panic!("it does not end");
}

#[test]
fn a_game_goes_on_from_a_moment_of_another() {
    let mut engine = Engine::start();
    for game in ["greed", "smile", "downtown"] {
        let options = if game == "downtown" { json!({ "turn-limit": "10" }) } else { json!({}) };
        let begun = engine.ok(json!({ "do": "new", "game": game, "players": 2, "options": options, "seed": 3 }));
        let first = to_the_end(&mut engine, begun, 1);
        let at = first["inputs"].as_array().expect("inputs").len() / 2;
        let branched = engine.ok(json!({ "do": "branch", "record": first, "at": at, "from": "K7Q-4MP" }));
        let other = to_the_end(&mut engine, branched, 7);
        assert_eq!(other["origin"], json!({ "game": "K7Q-4MP", "inputs": at }));
        assert_eq!(other["seed"], first["seed"], "{game}: the same deal");
        assert_ne!(other["inputs"], first["inputs"], "{game}: another course");
        catalog::find(game)
            .and_then(|entry| entry.verify(&other.to_string()))
            .expect("its chance follows from the seed");
        let anew = engine.ok(json!({ "do": "branch", "record": first, "at": at, "seed": 9 }));
        let third = to_the_end(&mut engine, anew, 7);
        assert_ne!(third["seed"], first["seed"], "{game}: dealt anew");
        let (reason, _) = engine.refused(json!({ "do": "branch", "record": first, "at": 100_000 }));
        assert_eq!(reason, "record-has-fewer-inputs");
    }
}

#[test]
fn a_program_can_answer_for_chance() {
    let mut engine = Engine::start();
    let mut status = engine.ok(json!({ "do": "new", "game": "greed", "players": 2 }));
    let mut drawn = 0;
    let mut last = Value::Null;
    while status["chance"] == true {
        let outcomes = engine.ok(json!({ "do": "outcomes" }))["outcomes"].clone();
        status = engine.ok(json!({ "do": "chance", "outcome": outcomes[0] }));
        last = outcomes[0].clone();
        drawn += 1;
    }
    assert_eq!((drawn, &status["asked"]), (24, &json!(["A", "B"])));
    assert_eq!(engine.refused(json!({ "do": "chance", "outcome": last })).0, "chance-not-asked");
}

#[test]
fn a_dumped_position_can_be_loaded_and_played_on() {
    let mut engine = Engine::start();
    engine.ok(json!({ "do": "new", "game": "smile", "players": 2, "seed": 9 }));
    let position = engine.ok(json!({ "do": "dump" }))["position"].clone();
    let table = engine.ok(json!({ "do": "view", "viewer": "A" }))["table"].clone();
    let loaded = engine.ok(json!({ "do": "load", "game": "smile", "players": 2, "position": position, "seed": 9 }));
    assert_eq!(loaded["over"], false);
    assert_eq!(engine.ok(json!({ "do": "view", "viewer": "A" }))["table"], table);
}

#[test]
fn every_mistake_is_answered_and_harms_nothing() {
    let mut engine = Engine::start();
    assert_eq!(engine.refused(json!({ "do": "legal", "seat": "A" })).0, "engine-no-table");
    engine.ok(json!({ "do": "new", "game": "greed", "players": 2, "seed": 1 }));
    let record = engine.ok(json!({ "do": "record" }));
    for (line, reason) in [
        (&b"nonsense"[..], "engine-not-json"),
        (b"{\"do\":\"dance\"}", "engine-unknown-request"),
        (b"[1,2]", "engine-unknown-request"),
        (b"{\"do\":\"view\",\"viewer\":\"Z\"}", "engine-unknown-request"),
        (b"{\"do\":\"view\",\"viewer\":\"E\"}", "no-such-seat"),
        (b"\xff\xfe", "engine-not-json"),
        (b"{\"do\":\"act\",\"seat\":\"E\",\"action\":\"take 3\"}", "no-such-seat"),
        (b"{\"do\":\"act\",\"seat\":\"A\",\"action\":\"take 3\",\"prompt\":77}", "stale-prompt"),
        (b"{\"do\":\"act\",\"seat\":\"A\",\"action\":\"fly\"}", "greed-unreadable-action"),
        (b"{\"do\":\"new\",\"game\":\"chess\",\"players\":2}", "unknown-game"),
        (b"{\"do\":\"new\",\"game\":\"greed\",\"players\":9}", "wrong-number-of-players"),
        (b"{\"do\":\"new\",\"game\":\"greed\",\"players\":2,\"options\":{\"x\":\"y\"}}", "unknown-option"),
        (b"{\"do\":\"load\",\"game\":\"greed\",\"players\":2,\"position\":{\"x\":1}}", "unreadable-position"),
        (b"{\"do\":\"resume\",\"record\":{}}", "not-a-record"),
        (b"{\"do\":\"bot\",\"seat\":\"A\",\"kind\":\"search:4000000000\"}", "budget-too-large"),
        (b"{\"do\":\"bot\",\"seat\":\"A\",\"kind\":\"flat:99999999ms\"}", "budget-too-large"),
        (b"{\"do\":\"bot\",\"seat\":\"A\",\"kind\":\"search:soon\"}", "unreadable-budget"),
        (b"{\"do\":\"bot\",\"seat\":\"A\",\"kind\":\"search:5+luck=1\"}", "unreadable-knob"),
        (b"{\"do\":\"bot\",\"seat\":\"A\",\"kind\":\"genius\"}", "unknown-bot"),
        (b"{\"do\":\"undo\",\"seat\":\"A\"}", "nothing-to-undo"),
        (b"{\"do\":\"rule\",\"game\":\"greed\",\"rule\":\"gr.x\"}", "rules-unknown"),
        (b"{\"do\":\"language\",\"language\":\"fr\"}", "unknown-language"),
    ] {
        let answer = engine.line(line);
        assert_eq!(answer["refused"]["reason"], reason, "{}: {answer}", String::from_utf8_lossy(line));
        assert!(answer["refused"]["text"].as_str().is_some_and(|text| text.contains(' ')), "{answer}");
    }
    assert_eq!(engine.ok(json!({ "do": "record" })), record, "nothing has changed");
    let german = engine.ok(json!({ "do": "language", "language": "de" }));
    assert_eq!(german["language"], "de");
    assert!(
        engine.ok(json!({ "do": "legal", "seat": "A" }))["text"].as_str().is_some_and(|text| text.contains("Nimm"))
    );
}

#[test]
fn the_bot_in_python_plays_every_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3 here: the example was not run");
        return;
    }
    let lines = std::fs::read_to_string(&example).expect("the example").lines().count();
    assert!(lines <= 40, "a bot of 40 lines has {lines}");
    for game in catalog::games().iter().map(|game| game.name()) {
        let output = Command::new("python3")
            .arg(&example)
            .args([env!("CARGO_BIN_EXE_backroom"), game, "2"])
            .output()
            .expect("python runs");
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(printed.contains("rank 1"), "{game} has a winner:\n{printed}");
    }
}
