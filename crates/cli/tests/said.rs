//! Sentences for the page to say the same: `web/src/words/said.json` holds lines of the golden games with
//! their words in both languages, and a test of the page looks them up in the same files.

mod home;

use std::collections::BTreeSet;
use std::fs;

use catalog::table::Audience;
use serde_json::{Value, json};
use tabletop::{Arg, Line, Seat, Viewer};
use words::{Language, Listener, Words};

/// Every so many inputs of a record the table is looked at and the choices are read.
const STRIDE: usize = 40;
/// At most so many records of a kind are read.
const RECORDS: usize = 3;
const ANN: Seat = Seat::new(0);

#[test]
fn the_page_is_told_what_the_terminal_says() {
    let file = home::root().join("web/src/words/said.json");
    let said = said();
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        fs::write(&file, &said).expect("the file can be written");
    }
    let written = fs::read_to_string(&file).expect("said.json");
    assert!(written == said, "sentences have changed: run `make golden` and read the difference");
}

fn said() -> String {
    let names: Vec<String> = ["Ann", "Ben", "Cleo"].map(String::from).into();
    let listener = Listener { viewer: Viewer::Seat(ANN), names: &names };
    let mut games = Vec::new();
    for game in catalog::games() {
        let mut heard = BTreeSet::new();
        let mut kept = Vec::new();
        for line in lines(game.name()) {
            // A line is worth keeping if something about it is new.
            if features(&line).into_iter().filter(|feature| heard.insert(feature.clone())).count() > 0 {
                let [en, de] = Language::ALL.map(|language| Words::of(language).say(&line, &listener));
                kept.push(json!({ "line": line, "en": en, "de": de }).to_string());
            }
        }
        games.push(format!("\"{}\": [\n{}\n]", game.name(), kept.join(",\n")));
    }
    format!("{{\n{}\n}}\n", games.join(",\n"))
}

/// What is said in the recorded games of a kind: stories, questions, choices, the table in words, accounts.
fn lines(game: &str) -> Vec<Line> {
    let folder = home::of(game).join("tests/golden");
    let mut records: Vec<_> =
        fs::read_dir(folder).expect("golden records").map(|entry| entry.expect("an entry").path()).collect();
    records.sort_unstable();
    let mut lines = Vec::new();
    for path in records.iter().step_by(records.len().div_ceil(RECORDS)) {
        let json = fs::read_to_string(path).expect("a record");
        let entry = catalog::find(game).expect("a game");
        let (whole, told) = entry.resume(&json, usize::MAX, Audience::EVERYBODY.in_words()).expect("a whole game");
        lines.extend(told.to(Viewer::Seat(ANN)).iter().flat_map(|moment| moment.lines.clone()));
        lines.extend(whole.account(ANN).into_iter().map(|(line, _)| line));
        let inputs = serde_json::from_str::<Value>(&json).expect("JSON")["inputs"].as_array().map_or(0, Vec::len);
        for at in (0..inputs).step_by(STRIDE) {
            let (desk, _) = entry.resume(&json, at, Audience::NOBODY).expect("a part of it");
            lines.push(desk.question(Viewer::Seat(ANN)).line);
            lines.extend(desk.look(Viewer::Seat(ANN)));
            lines.extend(desk.choices(ANN).into_iter().flat_map(|choice| [choice.follows, vec![choice.line]].concat()));
        }
    }
    lines
}

/// What could be said wrongly about a line: its message with each kind of argument, plural and person.
fn features(line: &Line) -> Vec<String> {
    let mut found = vec![line.id.to_owned()];
    for (name, arg) in &line.args {
        let kind = match arg {
            Arg::Number(number) => format!("number {}", number.clamp(&-1, &3)),
            Arg::Text(text) => text.clone(),
            Arg::Name(id) => id.to_string(),
            Arg::Seat(seat) => format!("seat {}", *seat == ANN),
            Arg::Line(inner) => {
                found.extend(features(inner));
                "line".into()
            }
            Arg::List(inner) => {
                found.extend(inner.iter().flat_map(features));
                format!("list of {}", inner.len().min(3))
            }
        };
        found.push(format!("{} {name} {kind}", line.id));
    }
    found
}
