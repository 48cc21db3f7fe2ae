//! Golden records: games recorded under the present rules. If one no longer replays, behaviour has
//! changed: raise the game's `RULES_VERSION` and run `make golden`.

use std::fs;
use std::path::Path;

#[test]
fn golden_records_still_replay() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in catalog::games() {
        let folder = games.join(game.name()).join("tests/golden");
        let records: Vec<_> = fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .map(|entry| entry.expect("an entry").path())
            .collect();
        assert!(!records.is_empty(), "{} has no golden records", game.name());
        for path in records {
            let json = fs::read_to_string(&path).expect("a record");
            let verified = game.verify(&json).unwrap_or_else(|refusal| panic!("{}: {refusal}", path.display()));
            assert!(verified.standing.is_some(), "{}: a whole game", path.display());
        }
    }
}
