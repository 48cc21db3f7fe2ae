//! What a fuzzer does at length, in a short run: records and positions that are a little wrong.

#[path = "../../../fuzz/games.rs"]
mod games;
#[path = "../../../fuzz/mutate.rs"]
mod mutate;

use std::path::Path;

use catalog::table::Audience;
use mutate::mutate;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Choices, Seed, pick};

/// So many inputs of each kind for each game.
const INPUTS: u64 = 1_200;

/// The golden records of a game.
fn records(game: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let home = root.join("games").join(game);
    let home = if home.is_dir() { home } else { root.join("crates/tabletop/src/testkit/toy") };
    let folder = home.join("tests/golden");
    let files = std::fs::read_dir(folder).expect("each game has golden records");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a golden record")).collect()
}

/// Positions of a game: the golden ones in the middle and at the end, and the beginning.
fn positions(game: &str) -> Vec<Vec<u8>> {
    let entry = catalog::find(game).expect("a game");
    let mut positions = vec![b"{}".to_vec()];
    for record in records(game) {
        let json = String::from_utf8(record).expect("text");
        for inputs in [30, 60, 100, 200, usize::MAX] {
            let (desk, _) = entry.resume(&json, inputs, Audience::NOBODY).expect("a golden record");
            positions.push(desk.position().to_string().into_bytes());
        }
    }
    positions
}

fn run(game: &str, inputs: &[Vec<u8>], test: fn(&[u8])) {
    for input in inputs {
        test(input);
    }
    let mut failures = Vec::new();
    for number in 0..INPUTS {
        let mut rng = ChaCha8Rng::from_seed(Seed::of_players(number, 0).0);
        let (one, other) = (pick(&mut rng, inputs), pick(&mut rng, inputs));
        let bytes = mutate(&mut rng, one, other);
        if std::panic::catch_unwind(|| test(&bytes)).is_err() {
            failures.push(format!("{game}, input {number}: {}", String::from_utf8_lossy(&bytes)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn wrong_records_are_refused() {
    for game in catalog::games().iter().map(|game| game.name()) {
        run(game, &records(game), games::record);
    }
}

#[test]
fn wrong_positions_of_greed_are_refused_or_played() {
    run("greed", &positions("greed"), games::position);
}

#[test]
fn wrong_positions_of_smile_are_refused_or_played() {
    run("smile", &positions("smile"), games::position);
}

#[test]
fn wrong_positions_of_downtown_are_refused_or_played() {
    run("downtown", &positions("downtown"), games::position);
}

/// A position may be the end of a game, with a seed or without; its record is a good one.
#[test]
fn a_finished_position_is_a_record() {
    let game = catalog::find("greed").expect("a game");
    let over = String::from_utf8(positions("greed").pop().expect("a position")).expect("text");
    let position: serde_json::Value = serde_json::from_str(&over).expect("JSON");
    for seed in [None, Some(Seed::of_game(1, 0))] {
        let (desk, _) = game.place(5, &Choices::none(), position.clone(), seed).expect("a position");
        assert!(desk.standing().is_some());
        assert!(game.resume(&desk.record(), 0, Audience::NOBODY).is_ok());
        assert_eq!(game.verify(&desk.record()).is_ok(), seed.is_some());
    }
}

/// What nobody would write, at the size somebody might send.
#[test]
fn odd_shapes_are_refused() {
    let deep = [b"[".repeat(100_000), b"{\"seats\":".repeat(20_000), b"\"\\u0000".repeat(10)];
    let long = format!("{{\"seats\":{{{}}}}}", "\"A\":{\"hand\":[1]},".repeat(5_000));
    let cut = "{\"phase\":\"über".as_bytes();
    let odd = deep.iter().map(Vec::as_slice).chain([
        long.as_bytes(),
        &cut[..11],
        b"",
        b"null",
        b"[{}]",
        b"{\"round\":1e400}",
    ]);
    for bytes in odd {
        games::record(bytes);
        games::position(bytes);
    }
    let undealt = catalog::find("downtown").expect("a game").undealt(3, &Choices::none()).expect("a table");
    games::record(undealt.record().as_bytes());
}
