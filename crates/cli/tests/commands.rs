//! The binary as a person uses it.

use assert_cmd::Command;
use serde_json::Value;

fn backroom(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command.args(arguments);
    command
}

/// What it prints when all is well.
fn prints(arguments: &[&str]) -> String {
    let output = backroom(arguments).output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// How it complains; nothing else may be printed.
fn complains(arguments: &[&str]) -> String {
    let output = backroom(arguments).output().expect("it runs");
    assert!(!output.status.success(), "{arguments:?} should fail");
    assert!(output.stdout.is_empty(), "{arguments:?} prints something all the same");
    String::from_utf8(output.stderr).expect("text")
}

/// A simulation's figures that do not depend on the clock.
fn figures(arguments: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&prints(arguments)).expect("JSON");
    for timed in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[timed].as_f64().is_some_and(|figure| figure > 0.0), "{timed}");
        report[timed].take();
    }
    report
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    for game in catalog::games() {
        let simulate = |threads| {
            figures(&["simulate", game.name(), "--games", "150", "--seed", "9", "--threads", threads, "--json"])
        };
        let report = simulate("1");
        assert_eq!(report, simulate("3"), "{}", game.name());
        assert_eq!(report["games"], 150);
        let wins: f64 =
            report["seats"].as_array().expect("seats").iter().map(|seat| seat["wins"]["mean"].as_f64().unwrap()).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{}: all wins belong to somebody, not {wins}", game.name());
    }
}

#[test]
fn a_simulation_prints_what_it_counts() {
    let text = prints(&["simulate", "greed", "--players", "3", "--games", "50"]);
    for expected in [
        "greed, 3 players, 50 random games",
        "games per second",
        "decisions ",
        "forced steps",
        "decisions per second",
        "mean legal choices",
        "win share",
    ] {
        assert!(text.contains(expected), "{expected} is missing:\n{text}");
    }
    assert_eq!(text.lines().filter(|line| line.contains(" ± ")).count(), 3, "a line per seat:\n{text}");
}

#[test]
fn a_recorded_game_can_be_verified_and_a_forged_one_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let file = path.to_str().expect("a path");
    for game in catalog::games() {
        prints(&["simulate", game.name(), "--games", "8", "--record", "5", file]);
        let verdict = prints(&["verify", file]);
        assert!(verdict.contains(&format!("a good record of {}", game.name())), "{verdict}");
        let record = std::fs::read_to_string(&path).expect("the record");
        let seed_at = record.find("\"seed\": \"").expect("a seed") + 9;
        let forged = format!("{}{}{}", &record[..seed_at], "f0".repeat(32), &record[seed_at + 64..]);
        std::fs::write(&path, forged).expect("written");
        assert!(complains(&["verify", file]).contains("does not follow from the seed"));
    }
}

#[test]
fn a_watched_game_is_the_same_for_the_same_seed_and_has_an_end() {
    for game in catalog::games() {
        let story = prints(&["watch", game.name(), "--seed", "4"]);
        assert_eq!(story, prints(&["watch", game.name(), "--seed", "4"]));
        assert_ne!(story, prints(&["watch", game.name(), "--seed", "5"]));
        assert!(story.lines().any(|line| line.starts_with("1. ")), "{}", game.name());
    }
}

#[test]
fn every_mistake_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    std::fs::write(path("nonsense"), "{]").expect("written");
    std::fs::write(path("binary"), [0xff, 0xfe, 0x00]).expect("written");
    std::fs::write(path("chess"), r#"{"format":"backroom-record-1","game":"chess","rules":1}"#).expect("written");
    for (arguments, complaint) in [
        (vec!["simulate", "chess"], "unrecognized subcommand 'chess'"),
        (vec!["simulate", "greed", "--players", "6"], "6 is not in 2..=5"),
        (vec!["simulate", "greed", "--games", "0"], "0 is not in 1.."),
        (vec!["simulate", "greed", "--games", "5", "--record", "5", "x"], "There is no game 5 among 5"),
        (vec!["simulate", "greed", "--games", "5", "--record", "five", "x"], "five is not the number of a game"),
        (
            vec!["simulate", "greed", "--games", "5", "--record", "1", "/nowhere/at/all"],
            "cannot write the record to /nowhere/at/all",
        ),
        (vec!["verify", "/nowhere/at/all"], "cannot open /nowhere/at/all"),
        (vec!["verify", &path("nonsense")], "not a record"),
        (vec!["verify", &path("binary")], "cannot read"),
        (vec!["verify", &path("chess")], "There is no game “chess”"),
    ] {
        let said = complains(&arguments);
        assert!(said.contains(complaint), "{arguments:?} says: {said}");
    }
}
