//! Whatever the tables, bots and front doors refuse or say has words in both languages.

mod home;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::{Language, Words, sources};

/// All Rust sources below a folder, but for the toys of the battery and unit tests in files of their own.
fn texts(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                if !path.ends_with("testkit") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                texts.push(text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned());
            }
        }
    }
    texts
}

fn crates() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders: Vec<PathBuf> =
        fs::read_dir(root).expect("crates").map(|entry| entry.expect("a crate").path().join("src")).collect();
    folders.iter().filter(|folder| folder.is_dir()).flat_map(|folder| texts(folder)).collect()
}

/// The strings that follow a word in the sources.
fn after<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(word).filter_map(move |(at, _)| text[at + word.len()..].split('"').next())
}

#[test]
fn every_refusal_and_every_line_of_the_crates_has_words() {
    let mut found = BTreeSet::new();
    for text in crates() {
        for word in ["Refusal::new(\"", "Line::new(\""] {
            found.extend(after(&text, word).map(str::to_owned));
        }
    }
    assert!(found.contains("stale-prompt") && found.contains("budget-too-large") && found.contains("play-possible"));
    for language in Language::ALL {
        let missing: Vec<_> = found.iter().filter(|id| !Words::of(language).has(id)).collect();
        assert!(missing.is_empty(), "{language} has no words for {missing:?}");
    }
}

/// A game says some things so rarely that no test hears them by chance: whatever it could say has words.
#[test]
fn everything_a_game_could_say_has_words() {
    for game in catalog::games().iter().map(|game| game.name()) {
        let prefix = format!("{game}-");
        let mut found = BTreeSet::new();
        let folder = home::of(game);
        let sources = Some(folder.join("src")).filter(|folder| folder.is_dir());
        for text in texts(&sources.unwrap_or(folder)) {
            // Every second part stands between quotation marks; what is put together is heard in games.
            let quoted = text.split('"').skip(1).filter(|part| part.starts_with(&prefix));
            found.extend(quoted.filter(|id| !id.contains(['{', ' ']) && !id.ends_with('-')).map(str::to_owned));
            for word in ["Refusal::new(\"", "Line::new(\""] {
                found.extend(after(&text, word).map(str::to_owned));
            }
        }
        assert!(!found.is_empty(), "{game} says nothing");
        for language in Language::ALL {
            // Some are the beginning of a family: each card, each district.
            let family = |id: &str| sources::of(language).iter().any(|(_, text)| text.contains(&format!("\n{id}-")));
            let has = |id: &&String| Words::of(language).has(id) || family(id);
            let missing: Vec<_> = found.iter().filter(|id| !has(id)).collect();
            assert!(missing.is_empty(), "{game}: {language} has no words for {missing:?}");
        }
    }
}

#[test]
fn nothing_is_written_for_nobody() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut all = crates();
    all.extend(texts(&games));
    // What every game has a message for is said by the game's name.
    let by_name = |id: &str| {
        let rest = |game: &&'static dyn catalog::Entry| id.strip_prefix(game.name());
        catalog::games().iter().filter_map(rest).any(|rest| ["-title", "-pitch", "-length"].contains(&rest))
    };
    for language in Language::ALL {
        for (file, text) in
            sources::of(language).iter().filter(|(file, _)| ["common.ftl", "terminal.ftl"].contains(file))
        {
            let ids = text.lines().filter(|line| line.starts_with(char::is_alphabetic));
            for id in ids.filter_map(|line| line.split(" =").next()) {
                let quoted = format!("\"{id}\"");
                let said = by_name(id) || all.iter().any(|text| text.contains(&quoted));
                assert!(said, "{language}/{file}: {id} is never said");
            }
        }
    }
}

/// docs/protocol.md says when a server says goodbye.
#[test]
fn every_goodbye_is_documented() {
    let server = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src"));
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")).expect("a page");
    let (_, rest) = page.split_once("**`bye`**").expect("a part about goodbyes");
    let (goodbyes, _) = rest.split_once("**What expires").expect("the next part");
    let mut reasons: BTreeSet<&str> =
        ["server-unknown-table", "server-store-unavailable", "server-table-damaged"].into();
    for text in &server {
        reasons.extend(after(text, "say_goodbye(\""));
        reasons.extend(after(text, "return Some(Line::new(\""));
    }
    assert!(reasons.contains("server-closes") && reasons.contains("server-too-many-messages"), "{reasons:?}");
    for reason in reasons {
        assert!(goodbyes.contains(&format!("`{reason}`")), "docs/protocol.md does not say when {reason} comes");
    }
}
