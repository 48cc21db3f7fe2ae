//! Together a game's lessons touch every kind of choice and every phase in which somebody chooses.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use words::{Language, rulebook};

use super::solve;

/// Phases in which nobody is asked: nature answers, or nothing is left to do.
const NOBODY_ASKED: &[(&str, &[&str])] = &[
    ("greed", &["deal", "over"]),
    ("smile", &["set-up", "rolling", "filling", "over"]),
    ("downtown", &["deal", "refill", "draw", "study", "turn-over", "turn-up", "over"]),
];

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)).expect(path)
}

/// Every kind of choice, as the game's schema lists them.
fn kinds(game: &str) -> BTreeSet<String> {
    let schema: Value = serde_json::from_str(&read(&format!("docs/schema/{game}.json"))).expect("JSON");
    let all = schema["$defs"]["Action"]["oneOf"].as_array().expect("kinds of choices");
    all.iter().map(|kind| kind["properties"]["do"]["const"].as_str().expect("a name").to_owned()).collect()
}

/// Every phase, as docs/notation.md lists them; a test holds that to be complete.
fn phases(game: &str) -> BTreeSet<String> {
    let book = rulebook::book(game, Language::En).expect("a rule book");
    let title = book.lines().next().and_then(|line| line.strip_prefix("# ")).expect("a title");
    let notation = read("docs/notation.md");
    let part = notation.split("\n## ").find(|part| part.starts_with(title)).expect("a part for each game");
    let table = part.split_once("| phase |").expect("a table of phases").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.filter_map(|row| row.split('`').nth(1)).map(ToOwned::to_owned).collect()
}

#[test]
fn lessons_touch_every_kind_of_choice_and_every_phase() {
    for game in super::taught() {
        let (mut done, mut touched) = (BTreeSet::new(), BTreeSet::new());
        for lesson in lessons::of(game) {
            solve(lesson, |walk, action| {
                touched.insert(walk.desk().stage().phase);
                let choices = walk.desk().choices(lesson.seat);
                let choice = choices.iter().find(|choice| choice.action == action).expect("a choice");
                let deed = serde_json::to_value(&choice.deed).expect("plain data");
                done.insert(deed["do"].as_str().expect("a kind").to_owned());
            });
        }
        let missing: Vec<_> = kinds(game).difference(&done).cloned().collect();
        assert!(missing.is_empty(), "{game}: no lesson has {missing:?}");
        let nobody: &[&str] = NOBODY_ASKED.iter().find(|(name, _)| *name == game).map_or(&[], |(_, phases)| phases);
        let phases = phases(game);
        assert!(nobody.iter().all(|phase| phases.contains(*phase)), "{game}: {nobody:?} are phases");
        let mut missing = phases;
        missing.retain(|phase| !touched.contains(phase) && !nobody.contains(&phase.as_str()));
        assert!(missing.is_empty(), "{game}: no lesson touches {missing:?}");
    }
}
