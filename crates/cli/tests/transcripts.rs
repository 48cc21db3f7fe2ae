//! Transcripts: whole games as a player's log, in both languages, one for each game and number of players.

mod home;

use std::fs;
use std::path::Path;

use assert_cmd::Command;

#[test]
fn games_are_told_as_they_were() {
    for game in catalog::games() {
        let tests = home::of(game.name()).join("tests");
        let mut compared = 0;
        let folder = tests.join("transcripts");
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
            let (record, language) =
                name.strip_suffix(".txt").and_then(|name| name.rsplit_once('.')).expect("record.language.txt");
            let record = tests.join("golden").join(record).with_extension("json");
            let told = replay(&record, language);
            let written = fs::read_to_string(&path).expect("a transcript");
            let differs = written.lines().zip(told.lines()).position(|(written, told)| written != told);
            assert!(
                written == told,
                "{} is told differently from line {}: run `make golden` and read the difference",
                path.display(),
                differs.unwrap_or_else(|| written.lines().count().min(told.lines().count())) + 1
            );
            compared += 1;
        }
        assert_eq!(
            compared,
            2 * game.players().count(),
            "{}: one for each number of players and language",
            game.name()
        );
    }
}

/// The recorded game as the player on seat A is told it.
fn replay(record: &Path, language: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    let output = command.arg("replay").arg(record).args(["--seat", "A", "--lang", language]).output().expect("it runs");
    assert!(output.status.success(), "{}: {}", record.display(), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}
