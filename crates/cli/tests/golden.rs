//! Golden records: games recorded under the present rules. If one no longer replays, behaviour has
//! changed: raise the game's `RULES_VERSION` and run `make golden`.

mod home;

use std::fs;
use std::path::{Path, PathBuf};

/// The records in a folder.
fn records(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn golden_records_still_replay() {
    for game in catalog::games() {
        let folder = home::of(game.name()).join("tests/golden");
        let golden = records(&folder);
        assert!(!golden.is_empty(), "{} has no golden records", game.name());
        // Some games were played to every end they can have, with choices taken back, and from positions.
        let endings = Some(folder.with_file_name("endings")).filter(|folder| folder.is_dir());
        let endings = endings.map(|folder| records(&folder)).unwrap_or_default();
        for path in golden.iter().chain(&endings) {
            let json = fs::read_to_string(path).expect("a record");
            let verified = game.verify(&json).unwrap_or_else(|refusal| panic!("{}: {refusal}", path.display()));
            assert!(verified.standing.is_some(), "{}: a whole game", path.display());
        }
    }
}

#[test]
fn recorded_endings_have_undos_and_some_begin_in_a_position() {
    for game in catalog::games().iter().map(|game| game.name()) {
        let folder = home::of(game).join("tests/endings");
        // The toy's few games end in one way.
        if !folder.is_dir() {
            continue;
        }
        let texts: Vec<String> =
            records(&folder).iter().map(|path| fs::read_to_string(path).expect("a record")).collect();
        // What is taken out of an envelope again is no input: where all choose together there is little to take back.
        assert!(texts.iter().any(|text| text.contains("undo")), "{game}: something is taken back in one");
        assert!(texts.iter().any(|text| text.contains("\"position\":{")), "{game}: one begins in a position");
    }
    let text = |name| fs::read_to_string(home::of("downtown").join("tests/endings").join(name)).expect("a record");
    let entry = catalog::find("downtown").expect("a game");
    for (name, line) in [("rich.json", "rich"), ("casino.json", "casino"), ("limit.json", "limit")] {
        let (desk, _) = entry.resume(&text(name), usize::MAX, catalog::table::Audience::NOBODY).expect("a whole game");
        assert!(desk.table(tabletop::Viewer::Spectator).text().contains(&format!("\"{line}\"")), "{name}");
    }
}
