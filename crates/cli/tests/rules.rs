//! Rules that cite themselves: every rule of a rule book stands in both languages and has a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const GAMES: &[(&str, &str)] = &[("greed", "gr."), ("downtown", "dt."), ("smile", "sm.")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids that a rule book gives to its paragraphs: [`gr.draft`].
fn rules(game: &str, prefix: &str, language: &str) -> BTreeSet<String> {
    let path = root().join(format!("docs/rules/{game}.{language}.md"));
    let book = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let cited = book.split("[`").skip(1).filter_map(|rest| rest.split_once("`]")).map(|(id, _)| id.to_owned());
    cited.filter(|id| id.starts_with(prefix)).collect()
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
    for &(game, prefix) in GAMES {
        let (english, german) = (rules(game, prefix, "en"), rules(game, prefix, "de"));
        assert!(english.len() > 30, "{game}: only {} rules found", english.len());
        assert_eq!(english, german, "{game}: the two rule books have the same rules");
        let tests = tests(&root().join("games").join(game).join("tests"));
        let untested: Vec<_> =
            english.iter().filter(|id| !tests.contains(*id) && !tests.contains(&id.replace('.', "_"))).collect();
        assert!(untested.is_empty(), "{game}: no test names {untested:?}");
    }
}

/// As somebody asks for it: `backroom rules greed gr.draft --lang de`.
#[test]
fn every_rule_opens_by_its_id_in_both_languages() {
    for &(game, prefix) in GAMES {
        for language in ["en", "de"] {
            for id in rules(game, prefix, language) {
                let output = Command::new(env!("CARGO_BIN_EXE_backroom"))
                    .args(["rules", game, &id, "--lang", language])
                    .output()
                    .expect("it runs");
                let said = String::from_utf8(output.stdout).expect("text");
                assert!(output.status.success() && said.contains(&id), "{game} {id} in {language}: {said}");
                assert!(said.len() > id.len() + 20, "{game} {id} in {language} says too little: {said}");
            }
        }
    }
}
