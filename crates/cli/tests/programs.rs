//! Any program as a player: one that plays, and every way in which one can fail.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// A folder with a program in it, and how to call it as a bot.
fn program(script: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("player.sh");
    fs::write(&path, script).expect("written");
    let bot = format!("exec:sh {}", path.display());
    (folder, bot)
}

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn backroom(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command.current_dir(repository()).args(["--lang", "en"]).args(arguments);
    command
}

/// An arena of two at Greed.
fn arena(bot: &str, games: &str) -> Value {
    let bots = format!("{bot},random");
    let arguments = ["arena", "greed", "--players", "2", "--bots", &bots, "--games", games, "--limit", "1", "--json"];
    let output = backroom(&arguments).output().expect("it runs");
    assert!(output.status.success(), "{bot}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The arena goes on, the program has lost every game, and the reason says why.
fn forfeits(script: &str, reason: &str) {
    let (_folder, bot) = program(script);
    let report = arena(&bot, "4");
    assert_eq!((&report["games"], &report["bots"][0]["forfeits"]), (&Value::from(4), &Value::from(4)), "{report}");
    assert_eq!(report["bots"][0]["share"]["mean"], 0.0);
    assert_eq!((&report["bots"][1]["share"]["mean"], &report["bots"][1]["forfeits"]), (&1.0.into(), &0.into()));
    let said = report["bots"][0]["forfeit"].as_str().expect("a reason");
    assert!(said.contains(reason), "{said}");
}

/// Answers every question with this.
fn answering(answer: &str) -> String {
    format!("while read -r line; do case $line in '{{\"ask\"'*) printf '{answer}\\n';; esac; done")
}

#[test]
fn a_program_that_crashes_forfeits_with_its_last_words() {
    forfeits("echo 'out of ideas' >&2; exit 3", "has ended in the middle of the game (exit status: 3): out of ideas");
}

#[test]
fn a_program_that_stalls_forfeits() {
    forfeits("while read -r line; do :; done", "has not answered within 1 second.");
}

#[test]
fn a_program_that_does_not_even_listen_forfeits() {
    forfeits("exec sleep 60", "has not answered within 1 second.");
}

#[test]
fn a_program_that_answers_nonsense_forfeits() {
    forfeits(&answering("hello"), "has answered something that is not a choice");
    forfeits(&answering("{\"move\":\"take 1\"}"), "The field “action” is missing.");
    forfeits(&answering("\\377\\376"), "has answered something that is not a choice");
}

#[test]
fn a_program_that_does_what_it_cannot_do_forfeits() {
    forfeits(&answering("{\"action\":\"fly to the moon\"}"), "chose “fly to the moon”, which it cannot do");
}

#[test]
fn a_program_that_never_ends_its_line_forfeits() {
    forfeits("yes | tr -d '\\n'", "never ends its line");
}

#[test]
fn a_program_that_is_not_there_stops_the_arena() {
    let arguments = ["arena", "greed", "--players", "2", "--bots", "exec:./nobody-home,random", "--games", "2"];
    let output = backroom(&arguments).output().expect("it runs");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("“./nobody-home” cannot be started"), "{said}");
}

#[test]
fn the_example_plays_every_game_to_its_end() {
    let tables =
        |game: &&dyn catalog::Entry| [*game.players().start(), *game.players().end()].map(|n| (game.name(), n));
    for (game, players) in catalog::games().iter().flat_map(tables) {
        let players = &players.to_string()[..];
        let bots = "exec:python3 examples/player.py,random";
        let bots = if players == "1" { "exec:python3 examples/player.py" } else { bots };
        let arguments = ["arena", game, "--players", players, "--bots", bots, "--games", "1", "--json"];
        let output = backroom(&arguments).output().expect("it runs");
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(report["bots"][0]["forfeits"], 0, "{game}: {report}");
    }
}

/// What a program that notes everything was told, one list of messages for each game it played.
fn noted(arguments: &[&str]) -> Vec<Vec<Value>> {
    let folder = tempfile::tempdir().expect("a folder");
    let notes = folder.path().join("notes");
    fs::create_dir(&notes).expect("a folder");
    let script = format!(
        "import json, os, sys\n\
         notes = open(os.path.join('{}', str(os.getpid())), 'w')\n\
         for line in sys.stdin:\n    \
             notes.write(line); notes.flush()\n    \
             message = json.loads(line)\n    \
             if 'ask' in message:\n        \
                 print(json.dumps({{'action': message['ask']['choices'][-1]['action']}}), flush=True)\n",
        notes.display()
    );
    let path = folder.path().join("noting.py");
    fs::write(&path, script).expect("written");
    let bots = format!("exec:python3 {},random", path.display());
    let output =
        backroom(&[&["arena"], arguments, &["--bots", &bots, "--games", "2"]].concat()).output().expect("runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let files = fs::read_dir(&notes).expect("notes").map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    files.map(|text| text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()).collect()
}

#[test]
fn a_program_is_told_what_its_seat_may_know_and_nothing_else() {
    let games = noted(&["greed", "--players", "2", "--seed", "5"]);
    assert_eq!(games.len(), 2, "one program for each game");
    let mut seats: Vec<&str> = Vec::new();
    for messages in &games {
        let hello = &messages[0]["hello"];
        assert_eq!((&hello["game"], &hello["players"], &hello["protocol"]), (&"greed".into(), &2.into(), &1.into()));
        let seat = hello["seat"].as_str().expect("a seat");
        seats.push(seat);
        assert!(messages.last().unwrap()["over"]["seats"].as_array().is_some_and(|seats| seats.len() == 2));
        // Both seats are dealt the same in both games; what is in the other one's hand is not told.
        let first = messages.iter().find_map(|message| message.get("ask")).expect("a question");
        assert!(first["view"]["table"].is_object() && first["choices"].as_array().unwrap().len() > 1);
        let kinds = ["hello", "event", "ask", "over"];
        assert!(messages.iter().all(|message| kinds.iter().any(|kind| message.get(kind).is_some())));
    }
    seats.sort_unstable();
    assert_eq!(seats, ["A", "B"], "the same deal from both seats");
    // What it gets at its first question is byte for byte what the engine calls the seat's view.
    for messages in &games {
        let seat = messages[0]["hello"]["seat"].as_str().unwrap();
        let first = messages.iter().find_map(|message| message.get("ask")).unwrap();
        let own: Vec<&Value> = first["choices"].as_array().unwrap().iter().map(|choice| &choice["action"]).collect();
        let other = games.iter().find(|other| other[0]["hello"]["seat"] != seat).unwrap();
        let other = other.iter().find_map(|message| message.get("ask")).unwrap();
        let others = other["choices"].as_array().unwrap().iter().map(|choice| choice["action"].as_str().unwrap());
        let told = serde_json::to_string(&messages[..=messages.iter().position(|m| m.get("ask").is_some()).unwrap()]);
        let told = told.unwrap();
        assert!(!own.is_empty());
        for action in others {
            assert!(!told.contains(&format!("\"{action}\"")), "seat {seat} was told of {action}");
        }
    }
}

#[test]
fn requests_over_a_wire_start_no_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("started");
    let kind = format!("exec:touch {}", trace.display());
    let lines = format!(
        "{{\"do\":\"new\",\"game\":\"greed\",\"players\":2,\"seed\":1}}\n{{\"do\":\"bot\",\"seat\":\"A\",\"kind\":\"{kind}\"}}\n"
    );
    let output = backroom(&["engine"]).write_stdin(lines).output().expect("it runs");
    let answer: Value =
        serde_json::from_str(String::from_utf8(output.stdout).unwrap().lines().nth(1).unwrap()).expect("JSON");
    assert_eq!(answer["refused"]["reason"], "no-programs-here", "{answer}");
    assert!(!trace.exists(), "the program ran all the same");
    assert!(catalog::check_bot(&kind).is_err());
}

#[test]
fn at_the_screen_a_bot_plays_on_for_a_program_that_fails() {
    let saves = tempfile::tempdir().expect("a folder");
    let (_folder, bot) = program("exit 1");
    let typed = "1\n".repeat(400);
    let output = backroom(&["play", "greed", "--players", "2", "--seed", "3", "--bots", &bot])
        .env("BACKROOM_SAVES", saves.path())
        .write_stdin(typed)
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(said.contains("From here on a bot of level normal plays for it."), "{said}");
    assert!(said.contains("The whole game is kept"), "it is played to its end");
}

#[test]
fn a_saved_game_runs_no_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    backroom(&["play", "greed", "--players", "2", "--seed", "3"])
        .env("BACKROOM_SAVES", path("saves"))
        .write_stdin("quit\n")
        .assert()
        .success();
    let saved = fs::read_dir(path("saves")).expect("saves").next().expect("a game").expect("a file").path();
    let text = fs::read_to_string(&saved).expect("the game");
    let forged = text.replace("\"normal\"", &format!("\"exec:touch {}\"", path("started").display()));
    assert_ne!(forged, text);
    fs::write(&saved, forged).expect("written");
    let output = backroom(&["play", "--resume", saved.to_str().unwrap()]).write_stdin("1\n".repeat(400)).output();
    let said = String::from_utf8(output.expect("it runs").stdout).expect("text");
    assert!(said.contains("is not run from a saved game; a bot of level normal plays for it"), "{said}");
    assert!(said.contains("The whole game is kept"), "it is played to its end");
    assert!(!path("started").exists(), "the program ran all the same");
}

#[test]
fn ctrl_c_prints_what_there_is_and_says_how_to_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("arena.log");
    let log = log.to_str().expect("a path");
    let arguments =
        ["arena", "greed", "--players", "2", "--bots", "search:200,random", "--games", "100000", "--resume", log];
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_backroom"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let played =
        || fs::read_to_string(log).map_or(0, |text| text.lines().filter(|line| line.contains("ranks")).count());
    while played() < 6 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let pressed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(pressed.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let (said, table) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    assert!(said.contains("of 100000 games") && said.contains(&format!("--resume {log}")), "{said}");
    assert!(table.contains("| search:200 |"), "{table}");
    // And so it does.
    let before = played();
    let more = (before + 10).to_string();
    let again = [&arguments[..7], &[&more], &arguments[8..]].concat();
    let output = backroom(&again).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(played() >= before && played() <= before + 11, "{before}, then {}", played());
}
