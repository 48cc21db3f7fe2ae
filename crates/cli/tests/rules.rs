//! Rules that cite themselves: every rule of a rule book stands in both languages and has a test.

mod home;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use catalog::Entry;
use words::Language;

/// The ids that a rule book gives to its paragraphs: [`gr.draft`].
fn rules(game: &dyn Entry, language: Language) -> BTreeSet<String> {
    let book = words::rulebook::book(game.name(), language).unwrap_or_else(|| panic!("{} has no book", game.name()));
    let prefix = format!("{}.", game.rule_prefix());
    let cited = book.split("[`").skip(1).filter_map(|rest| rest.split_once("`]")).map(|(id, _)| id.to_owned());
    cited.filter(|id| id.starts_with(&prefix)).collect()
}

/// All that the tests of a game say.
fn tests(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let texts = entries.map(|entry| entry.expect("an entry").path()).map(|path| match path.extension() {
        _ if path.is_dir() => tests(&path),
        Some(kind) if kind == "rs" => fs::read_to_string(&path).expect("a test file"),
        _ => String::new(),
    });
    texts.collect()
}

#[test]
fn every_rule_has_a_test_and_a_sentence_in_both_languages() {
    for &game in catalog::games() {
        let [english, german] = [Language::En, Language::De].map(|language| rules(game, language));
        let game = game.name();
        assert!(english.len() > 5, "{game}: only {} rules found", english.len());
        assert_eq!(english, german, "{game}: the two rule books have the same rules");
        let tests = tests(&home::of(game).join("tests"));
        let untested: Vec<_> =
            english.iter().filter(|id| !tests.contains(*id) && !tests.contains(&id.replace('.', "_"))).collect();
        assert!(untested.is_empty(), "{game}: no test names {untested:?}");
    }
}

/// As somebody asks for it: `backroom rules greed gr.draft --lang de`.
#[test]
fn every_rule_opens_by_its_id_in_both_languages() {
    for &game in catalog::games() {
        for language in Language::ALL {
            let (rules, game, language) = (rules(game, language), game.name(), language.to_string());
            for id in rules {
                let output = Command::new(env!("CARGO_BIN_EXE_backroom"))
                    .args(["rules", game, &id, "--lang", &language])
                    .output()
                    .expect("it runs");
                let said = String::from_utf8(output.stdout).expect("text");
                assert!(output.status.success() && said.contains(&id), "{game} {id} in {language}: {said}");
                assert!(said.len() > id.len() + 20, "{game} {id} in {language} says too little: {said}");
            }
        }
    }
}

/// `backroom rules downtown dt.rob --where`: by its whole id, so `dt.rob` is not found in `dt.rob.display`.
#[test]
fn every_rule_says_where_it_is_written_tested_and_explained() {
    for &game in catalog::games() {
        for id in rules(game, Language::En) {
            let output = Command::new(env!("CARGO_BIN_EXE_backroom"))
                .args(["rules", game.name(), &id, "--where"])
                .output()
                .expect("it runs");
            let said = String::from_utf8(output.stdout).expect("text");
            for kind in ["code", "test", "book"] {
                let found = said.lines().filter(|line| line.starts_with(kind)).count();
                assert!(found > 0, "{id} has no {kind}:\n{said}");
            }
            let place = said.lines().find_map(|line| line.strip_prefix("code").map(str::trim)).expect("a place");
            let (path, line) = place.rsplit_once(':').expect("a line");
            let text = fs::read_to_string(home::root().join(path)).expect("a file");
            let line = text.lines().nth(line.parse::<usize>().expect("a number") - 1).expect("the line");
            assert!(line.contains(&id), "{place} does not name {id}: {line}");
        }
    }
}

/// The rule of a card is also where the rules ask for the card, and its sentences are those that tell of it.
#[test]
fn a_card_is_found_where_it_works_and_where_it_is_told() {
    let output = Command::new(env!("CARGO_BIN_EXE_backroom"))
        .args(["rules", "smile", "sm.potion.overpower", "--where"])
        .output()
        .expect("it runs");
    let said = String::from_utf8(output.stdout).expect("text");
    for (kind, path, names) in [
        ("code", "games/smile/src/rules/potion.rs", "PotionCard::Overpower"),
        ("sentence", "locales/en/smile.ftl", "smile-potion-text-overpower"),
    ] {
        let places =
            said.lines().filter_map(|line| line.strip_prefix(kind)?.trim().strip_prefix(path)?.strip_prefix(':'));
        let text = fs::read_to_string(home::root().join(path)).expect("a file");
        let line = |number: &str| text.lines().nth(number.parse::<usize>().expect("a number") - 1).expect("the line");
        assert!(places.map(line).any(|line| line.contains(names)), "no {kind} in {path}:\n{said}");
    }
}
