//! Notes for each rule where it stands: in the code, in tests, in the book, and the sentences that cite it or tell
//! of its card, for `backroom rules GAME ID --where`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.join("../..");
    let toy = root.join("crates/tabletop/src/testkit/toy");
    let mut books = files(&root.join("docs/rules"), "md");
    books.extend(files(&toy.join("rules"), "md"));
    let ids: BTreeSet<String> = books.iter().flat_map(|(_, text)| cited(text)).collect();
    let mut code = Vec::new();
    let mut tests = Vec::new();
    for (path, text) in files(&root.join("games"), "rs").into_iter().chain(files(&toy, "rs")) {
        let is_test = path.components().any(|part| part.as_os_str() == "tests");
        if is_test { &mut tests } else { &mut code }.push((path, text));
    }
    let mut words = files(&root.join("locales/en"), "ftl");
    words.extend(files(&toy.join("locales/en"), "ftl"));

    let mut out = String::from("&[\n");
    let mut note = |id: &str, kind: &str, path: &Path, line: usize| {
        let path = path.strip_prefix(&root).unwrap_or(path).display().to_string().replace('\\', "/");
        let _ = writeln!(out, "    ({id:?}, {kind:?}, {path:?}, {}),", line + 1);
    };
    for id in &ids {
        for (kind, sources) in [("code", &code), ("test", &tests), ("book", &books)] {
            for (path, text) in sources {
                let lines = text.lines().enumerate();
                lines.filter(|(_, line)| names(line, id, &ids)).for_each(|(number, _)| note(id, kind, path, number));
            }
        }
        // A card's rule is where the rules ask for the card.
        if let Some(card) = code.iter().find_map(|(_, text)| card(text, id)) {
            for (path, text) in
                code.iter().filter(|(path, _)| path.components().any(|part| part.as_os_str() == "rules"))
            {
                let lines =
                    text.lines().enumerate().filter(|(_, line)| names(line, &card, &ids) && !names(line, id, &ids));
                lines.for_each(|(number, _)| note(id, "code", path, number));
            }
        }
        let sentences: BTreeSet<String> = code.iter().flat_map(|(_, text)| refusals(text, id)).collect();
        for (path, text) in &words {
            for (number, line) in text.lines().enumerate() {
                let message = line.split_once(" =").map_or("", |(message, _)| message);
                if sentences.contains(message) || is_about(message, id) {
                    note(id, "sentence", path, number);
                }
            }
        }
    }
    out.push_str("]\n");
    let folder = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(folder.join("places.rs"), out).expect("cargo's folder can be written");
}

/// The files with this ending in a folder and below, in order.
fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() {
            all.extend(files(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            all.push((path, text));
        }
    }
    all
}

/// The ids that a book gives to its paragraphs: [`gr.draft`].
fn cited(book: &str) -> Vec<String> {
    let rest = book.split("[`").skip(1).filter_map(|rest| rest.split_once("`]"));
    rest.map(|(id, _)| id.to_owned()).filter(|id| id.contains('.') && !id.contains(' ')).collect()
}

/// Whether a line names the whole id: as it is, or with underscores in a test's name, where no longer id of
/// the books is meant.
fn names(line: &str, id: &str, ids: &BTreeSet<String>) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let whole = |written: &str, found: usize| {
        let (before, after) = (&line[..found], &line[found + written.len()..]);
        let mut next = after.chars();
        let ends = match next.next() {
            Some('.') => !next.next().is_some_and(part),
            Some(letter) => !part(letter),
            None => true,
        };
        ends && !before.ends_with(|letter: char| part(letter) || letter == '.')
    };
    let named = id.replace('.', "_");
    let in_name = |found: usize| {
        let after = &line[found..];
        let longer = |other: &String| other.len() > id.len() && after.starts_with(&other.replace('.', "_"));
        let starts = line[..found].ends_with(|letter: char| letter == '_' || !part(letter));
        starts && after[named.len()..].starts_with(['_', '(']) && !ids.iter().any(longer)
    };
    line.match_indices(id).any(|(found, _)| whole(id, found))
        || (line.contains("fn ") && line.match_indices(&named).any(|(found, _)| in_name(found)))
}

/// The sentences with which the rule refuses.
fn refusals(code: &str, id: &str) -> Vec<String> {
    let by = format!("\"{id}\"");
    let after = code.match_indices(&by).map(|(found, _)| &code[found + by.len()..]);
    let second = after.filter_map(|rest| rest.trim_start().strip_prefix(',')?.trim_start().strip_prefix('"'));
    second.filter_map(|rest| rest.split_once('"')).map(|(sentence, _)| sentence.to_owned()).collect()
}

/// The card that the rule is printed on: `Potion::Overpower` where its `rule` says `Self::Overpower => "sm.potion.overpower"`.
fn card(code: &str, id: &str) -> Option<String> {
    let (before, _) = code.split_once(&format!(" => \"{id}\""))?;
    let (before, variant) =
        before.rsplit_once("Self::").filter(|(_, variant)| !variant.contains(char::is_whitespace))?;
    let (_, kind) = before.rsplit_once("impl ")?;
    Some(format!("{}::{variant}", kind.split_whitespace().next()?))
}

/// Whether a message tells of the card of a rule, by name: `smile-potion-text-overpower` of `sm.potion.overpower`.
fn is_about(message: &str, id: &str) -> bool {
    let id = id.replace('_', "-");
    let mut parts = id.split('.').skip(1);
    let (Some(kind), Some(card), None) = (parts.next(), parts.next(), parts.next()) else { return false };
    message.contains(&format!("-{kind}-")) && message.ends_with(&format!("-{card}"))
}
