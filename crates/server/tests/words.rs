//! Every refusal of the server is a sentence in both languages, and every sentence is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::{Language, sources};

const STEMS: [&str; 2] = ["server-", "shuffle-"];

/// The ids of messages named in the Rust files under a folder.
fn named(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            named(&path, ids);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("a file");
            for stem in STEMS {
                let quoted = format!("\"{stem}");
                let found = text.match_indices(&quoted).map(|(at, _)| &text[at + 1..]);
                ids.extend(found.filter_map(|rest| rest.split('"').next()).map(ToOwned::to_owned));
            }
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_and_every_sentence_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = BTreeSet::new();
    named(&root.join("src"), &mut used);
    named(&root.join("../cli/src"), &mut used);
    for language in Language::ALL {
        let ours = |id: &String| STEMS.iter().any(|stem| id.starts_with(stem));
        let written: BTreeSet<String> = sources::messages(language).into_keys().filter(ours).collect();
        assert_eq!(used, written, "in {language}");
    }
}
