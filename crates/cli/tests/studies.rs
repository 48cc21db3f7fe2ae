//! What bots find out: statistics and the ladder, on a few cheap games.

use std::fs;

use assert_cmd::Command;
use serde_json::Value;

fn prints(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_backroom")).args(arguments).output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The rows of a table of a study as JSON.
fn rows(report: &Value, table: &str) -> Vec<(String, u64, Vec<Value>)> {
    let tables = report["tables"].as_array().expect("tables");
    let table = tables.iter().find(|other| other["name"] == table).expect("the table");
    serde_json::from_value(table["rows"].clone()).expect("rows")
}

fn study(game: &str, players: &str, games: &str) -> Value {
    let arguments = ["stats", game, "--players", players, "--bots", "heuristic", "--games", games, "--json"];
    serde_json::from_str(&prints(&arguments)).expect("JSON")
}

fn mean(cell: &Value) -> f64 {
    cell["mean"].as_f64().expect("a mean")
}

#[test]
fn greeds_cards_are_counted() {
    let report = study("greed", "3", "60");
    let cards = rows(&report, "cards");
    assert_eq!(cards.len(), 80, "with 60 games every card is taken sometimes");
    assert!(cards.windows(2).all(|pair| {
        let number = |row: &(String, _, _)| row.0.rsplit('-').next().unwrap().parse::<u32>().unwrap();
        number(&pair[0]) < number(&pair[1])
    }));
    for (card, games, cells) in &cards {
        assert!((1.0..=12.0).contains(&mean(&cells[0])), "{card}: pick {}", cells[0]);
        assert!((0.0..=1.0).contains(&mean(&cells[1])), "{card}: played {}", cells[1]);
        assert!(*games >= 1 && *games <= 60);
    }
    // Whoever wins has played cards: over all of them the share is even.
    let shares: Vec<f64> = cards.iter().filter(|card| !card.2[2].is_null()).map(|card| mean(&card.2[2])).collect();
    let even = shares.iter().sum::<f64>() / shares.len() as f64;
    assert!((even - 1.0 / 3.0).abs() < 0.06, "{even}");
    let seats: f64 = rows(&report, "seats").iter().map(|seat| mean(&seat.2[0])).sum();
    assert!((seats - 1.0).abs() < 1e-9, "all wins belong to somebody: {seats}");
}

#[test]
fn smiles_shadows_and_potions_are_counted() {
    let report = study("smile", "2", "200");
    let (shadows, potions, pairs) = (rows(&report, "shadows"), rows(&report, "potions"), rows(&report, "pairs"));
    assert_eq!((shadows.len(), potions.len()), (13, 9), "with 200 games every card comes up");
    for table in [&shadows, &potions, &pairs] {
        assert_eq!(table.iter().map(|row| row.1).sum::<u64>(), 200, "every game counts once");
    }
    assert!(pairs.iter().all(|row| row.0.contains("smile-shadow-") && row.0.contains(" smile-potion-")));
}

#[test]
fn downtowns_endings_and_stooges_are_counted() {
    let report = study("downtown", "4", "40");
    let endings: f64 = rows(&report, "endings").iter().map(|row| mean(&row.2[0])).sum();
    assert!((endings - 1.0).abs() < 1e-9, "every game ends once: {endings}");
    let stooges = rows(&report, "stooges");
    assert_eq!(stooges.len(), 3);
    assert!(stooges.iter().all(|row| mean(&row.2[0]) > 0.0 && mean(&row.2[1]) > 10.0), "{stooges:?}");
}

#[test]
fn statistics_speak_both_languages_and_draw() {
    let folder = tempfile::tempdir().expect("a folder");
    let plots = folder.path().to_str().expect("a path");
    let tell = |language| {
        let arguments =
            ["stats", "downtown", "--bots", "heuristic", "--games", "8", "--plots", plots, "--lang", language];
        prints(&arguments)
    };
    let (english, german) = (tell("en"), tell("de"));
    assert!(english.contains("## Stooges") && english.contains("| Frankie |"), "{english}");
    assert!(german.contains("## Informanten") && german.contains("| die zweite Casino-Karte |"), "{german}");
    assert!(!english.contains("stats-") && !german.contains("stats-"), "every name has its words");
    let drawn = fs::read_to_string(folder.path().join("downtown-stooges-value.svg")).expect("a picture");
    assert_eq!(drawn.matches("<circle").count(), 3);
}

#[test]
fn the_ladder_says_what_it_knows_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (logs, page) = (path("logs"), path("ladder.md"));
    prints(&["ladder", "--dir", &logs, "--only", "easy-over-random", "--write", &page]);
    let written = fs::read_to_string(&page).expect("the page");
    let line = written.lines().find(|line| line.contains("greed, 2 players: easy over random")).expect("the line");
    assert!(line.contains("| 75 % |") && line.contains("| yes |"), "{line}");
    let decided = written.lines().filter(|line| line.contains("easy over random") && line.contains("| yes |")).count();
    assert_eq!(decided, 5, "one line decided does not end the ladder:\n{written}");
    assert!(written.contains("smile, 1 player: expert beats the standard rival | | not played yet"), "{written}");
    let again = prints(&["ladder", "--dir", &logs, "--report"]);
    assert!(again.contains(line), "nothing was forgotten and nothing more was played:\n{again}");
    assert!(fs::read_to_string(folder.path().join("pictures/ladder.svg")).expect("a picture").contains("<circle"));
}
