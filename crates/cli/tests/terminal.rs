//! Whole games played in a terminal, in both languages, by a player that uses only what is printed.

use rexpect::session::{Options, PtySession, spawn_with_options};
use std::process::Command;

/// A game in a pseudo-terminal, with its saves in a folder of its own.
fn start(folder: &tempfile::TempDir, arguments: &[&str]) -> PtySession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command.args(arguments).env("BACKROOM_SAVES", folder.path()).env("LC_ALL", "C.UTF-8");
    let options = Options::new().timeout_ms(Some(120_000)).strip_ansi_escape_codes(true);
    spawn_with_options(command, options).expect("a pseudo-terminal")
}

/// The numbered choices on the screen since the last answer.
fn choices(screen: &str) -> usize {
    let numbered = |line: &&str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<usize>().is_ok());
    screen.lines().map(str::trim).filter(numbered).count()
}

/// Plays to the end with an answer for every question; returns all that was printed.
fn play(folder: &tempfile::TempDir, arguments: &[&str], turns: usize) -> String {
    let mut terminal = start(folder, arguments);
    let mut printed = String::new();
    let mut answer = 7usize;
    for turn in 0..turns {
        match terminal.exp_regex("(> |Enter\\. |Eingabetaste\\. )") {
            Ok((before, asked)) => {
                let number = 1 + answer % choices(&before).max(1);
                let typed = if asked.starts_with('>') { number.to_string() } else { String::new() };
                printed.push_str(&before);
                terminal.send_line(&typed).expect("an answer");
            }
            Err(rexpect::error::Error::EOF { got, .. }) => return printed + &got,
            Err(error) => panic!("{error}\n{printed}"),
        }
        answer = answer.wrapping_mul(31).wrapping_add(turn);
    }
    panic!("the game has no end:\n{printed}");
}

/// What the terminal says to a typed line, up to the next question.
fn answer(terminal: &mut PtySession, typed: &str) -> String {
    terminal.send_line(typed).expect("a line");
    terminal.exp_regex("\n> ").expect("another question").0
}

#[test]
fn why_says_what_stands_in_the_way_in_both_languages() {
    for (game, language, typed, rule, reason) in [
        ("greed", "en", "why play inform", "gr.play", "Now you take a card from your pile"),
        ("greed", "de", "warum spiele verpfeifen", "gr.play", "nimmst du eine Karte"),
        ("smile", "en", "why take a 2 to move", "sm.dice", "There is no 2 left"),
        ("smile", "de", "warum nimm eine 2 für die Bewegung", "sm.dice", "liegt keine 2 mehr im Vorrat"),
        ("downtown", "en", "why ghetto bank", "dt.edition.tokens", "must start Downtown"),
        ("downtown", "de", "warum ghetto bank", "dt.edition.tokens", "muss zu Beginn nach Downtown"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut terminal = start(&folder, &["play", game, "--lang", language, "--seed", "5", "--bots", "random"]);
        terminal.exp_regex("\n> ").expect("a question");
        if game == "greed" {
            // The first card taken is in the hand when the next one is to be taken.
            answer(&mut terminal, "1");
        }
        let said = answer(&mut terminal, typed);
        assert!(said.contains(reason) && said.contains(&format!("[{rule}]")), "{game} in {language}:\n{said}");
    }
}

#[test]
fn a_game_of_each_kind_is_played_in_english_and_german() {
    for entry in catalog::games() {
        let game = entry.name();
        let players = entry.players().start().to_string();
        let options: Vec<String> = entry.short().iter().map(|(name, value)| format!("--{name}={value}")).collect();
        for (language, kept) in [("en", "The whole game is kept in"), ("de", "Das ganze Spiel liegt in")] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut arguments = vec!["play", game, "--lang", language, "--seed", "5", "--bots", "random"];
            arguments.extend(["--players", &players]);
            arguments.extend(options.iter().map(String::as_str));
            let printed = play(&folder, &arguments, 3_000);
            assert!(printed.contains(kept), "{game} in {language} has an end:\n{printed}");
            assert!(
                !printed.contains('{') && !printed.contains("���"),
                "{game} in {language}: raw words on the screen"
            );
        }
    }
}

#[test]
fn a_recorded_game_goes_on_from_any_moment_with_people_on_any_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/greed/tests/golden/3-players.json");
    let from = ["play", "--from", golden, "--at", "40", "--lang", "en"];
    let mut terminal = start(&folder, &[&from[..], &["--sit", "B=Bea,C=Cid", "--bots", "easy"]].concat());
    for (typed, name) in [("", "Bea"), ("1", "Cid")] {
        if !typed.is_empty() {
            terminal.exp_regex("\n> ").expect("a question");
            terminal.send_line(typed).expect("an answer");
        }
        let before = terminal.exp_string("Enter.").expect("the curtain");
        assert!(before.contains(name), "{name} is asked next: {before}");
        terminal.send_line("").expect("the screen is theirs");
    }
    drop(terminal);
    let mut refused = start(&folder, &[&from[..], &["--sit", "D"]].concat());
    refused.exp_string("There is no seat D at this table.").expect("a reason");
    // To its end, and the saved game says where it came from.
    play(&folder, &["play", "--from", golden, "--at", "90", "--lang", "de", "--bots", "random"], 3_000);
    let saves = std::fs::read_dir(folder.path()).expect("saves").map(|file| file.expect("a file").path());
    let saves = saves.map(|path| std::fs::read_to_string(path).expect("text"));
    let mut saves = saves.map(|save| serde_json::from_str::<serde_json::Value>(&save).expect("JSON"));
    let origin = serde_json::json!({ "game": "3-players.json", "inputs": 90 });
    assert!(saves.any(|save| save["record"]["origin"] == origin));
}
