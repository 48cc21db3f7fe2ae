//! What the parsers must survive: entry points for a fuzzer and for the short runs in the tests.
//!
//! Each takes any bytes. What is refused is fine; what is accepted must go on like any other game. A
//! panic is a fault of ours.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use tabletop::{Back, Choices, Seat, Seed, Viewer, below, pick};

use crate::desk::{Audience, Desk};

/// Larger inputs are not looked at: they only cost time.
const LARGEST: usize = 1 << 18;
/// So many steps are played on from whatever was accepted.
const STEPS: usize = 6;
/// So many inputs of a record are told to everybody, which costs most of the time.
const TOLD: u32 = 48;

/// Reads the bytes as a record: verifies it, goes on somewhere in its beginning.
pub fn record(bytes: &[u8]) {
    let Some(json) = text(bytes) else { return };
    let Ok(game) = tabletop::game_of_record(json).and_then(|name| crate::find(&name)) else { return };
    let mut rng = rng(bytes);
    // Whether it is a good record does not matter: a bad one may have a good beginning.
    let _ = game.verify(json);
    let inputs = below(&mut rng, TOLD) as usize;
    if let Ok((mut desk, _)) = game.resume(json, inputs, Audience::EVERYBODY.in_words()) {
        play_on(&mut *desk, &mut rng);
    }
}

/// Reads the bytes as a position of every game and number of players, with and without a seed.
pub fn position(bytes: &[u8]) {
    let Some(position) = text(bytes).and_then(|json| serde_json::from_str::<Value>(json).ok()) else { return };
    let mut rng = rng(bytes);
    for game in crate::games() {
        for players in game.players() {
            let seed = (below(&mut rng, 2) == 0).then(|| Seed::of_game(u64::from(players), 0));
            let Ok((mut desk, _)) = game.place(players, &Choices::none(), position.clone(), seed) else { continue };
            play_on(&mut *desk, &mut rng);
            let dumped = desk.position();
            if let Err(refusal) = game.place(players, &Choices::none(), dumped.clone(), seed) {
                panic!("{} refuses its own position: {refusal}\nfrom {position}\nto   {dumped}", game.name());
            }
        }
    }
}

fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LARGEST)
}

/// The same whims for the same input.
fn rng(bytes: &[u8]) -> ChaCha8Rng {
    let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    ChaCha8Rng::from_seed(Seed::of_players(bytes.iter().fold(0, mix), 0).0)
}

/// Plays a few random steps. Whatever is offered must be taken.
fn play_on(desk: &mut dyn Desk, rng: &mut ChaCha8Rng) {
    for _ in 0..STEPS {
        for viewer in Viewer::all(desk.seats()) {
            let _ = (desk.question(viewer), desk.look(viewer), desk.table(viewer), desk.memory(viewer));
        }
        for seat in Seat::first(Seat::MAX as u8).skip(desk.seats().into()) {
            ask_nobody(desk, seat);
        }
        if desk.standing().is_some() {
            for seat in Seat::first(desk.seats()) {
                desk.account(seat);
            }
            return;
        }
        let outcomes = desk.outcomes();
        if !outcomes.is_empty() {
            match desk.chance(&pick(rng, &outcomes).0) {
                Ok(_) => continue,
                Err(refusal) => panic!("nature refuses its own answer: {refusal}"),
            }
        }
        let prompt = |seat: Seat| desk.question(Viewer::Seat(seat)).prompt.filter(|prompt| !prompt.sealed);
        let (seat, prompt) = desk
            .asked()
            .iter()
            .find_map(|seat| prompt(seat).map(|prompt| (seat, prompt)))
            .expect("a game that is not over asks somebody");
        let choices = desk.choices(seat);
        assert!(!choices.is_empty(), "{seat} is asked and has no choice");
        let action = &pick(rng, &choices).action;
        if let Err(refusal) = desk.submit(seat, prompt.id, action) {
            panic!("{seat} is refused a choice it has, {action}: {refusal}");
        }
        if below(rng, 8) == 0 {
            let _ = desk.undo(seat, Back::Step);
        }
    }
}

/// Asks everything about a seat that the table does not have.
fn ask_nobody(desk: &mut dyn Desk, seat: Seat) {
    let viewer = Viewer::Seat(seat);
    let sight = desk.sight(viewer, true);
    assert_eq!(sight, desk.sight(Viewer::Spectator, true), "{seat} sees what a spectator sees");
    assert_eq!(desk.question(viewer).prompt, None, "{seat} is asked");
    assert!(desk.choices(seat).is_empty() && desk.impossible(seat).is_empty(), "{seat} can do something");
    assert_eq!((desk.prompt(seat), desk.heard(viewer), desk.account(seat)), (None, 0, Vec::new()), "{seat} is there");
    let _ = (desk.look(viewer), desk.table(viewer), desk.memory(viewer));
    let answers = [
        desk.describe(seat, "pass").err(),
        desk.why_not(seat, "pass").err(),
        desk.submit(seat, 0, "pass").err(),
        desk.undo(seat, Back::Step).err(),
        desk.undoable(seat).err(),
        desk.thought(seat, "random", 0).err(),
        desk.counsel(seat, 0).err(),
        desk.story(viewer, 0..u32::MAX, true).err(),
    ];
    for refusal in answers {
        assert_eq!(refusal.map(|refusal| refusal.line.id), Some("no-such-seat"), "{} has no seat {seat}", desk.game());
    }
}

/// Changes an input a little: bytes, words, numbers, pieces of it or of another input.
pub fn mutate(rng: &mut ChaCha8Rng, input: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=below(rng, 3) {
        mutate_once(rng, &mut bytes, other);
    }
    bytes
}

/// What stands in for a word or a number.
const ODD: [&str; 24] = [
    "0",
    "1",
    "2",
    "7",
    "80",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "-1",
    "-0",
    "1.5",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\"A\"",
    "\"\\ud800\"",
];

fn mutate_once(rng: &mut ChaCha8Rng, bytes: &mut Vec<u8>, other: &[u8]) {
    if bytes.is_empty() {
        bytes.extend_from_slice(other);
    }
    let words = tokens(bytes);
    let (Some(word), false) = ((!words.is_empty()).then(|| pick(rng, &words).clone()), bytes.is_empty()) else {
        return;
    };
    let at = below(rng, bytes.len() as u32) as usize;
    let end = (at + 1 + below(rng, 24) as usize).min(bytes.len());
    match below(rng, 9) {
        0 => bytes[at] ^= 1 << below(rng, 8),
        1 => bytes.truncate(at),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        4 | 5 => drop(bytes.splice(word, pick(rng, &ODD).bytes())),
        6 => {
            let with = bytes[pick(rng, &words).clone()].to_vec();
            bytes.splice(word, with);
        }
        7 => {
            let theirs = tokens(other);
            if !theirs.is_empty() {
                let with = other[pick(rng, &theirs).clone()].to_vec();
                bytes.splice(word, with);
            }
        }
        _ => {
            // A number a little off keeps more of the sense than any other change.
            let number = std::str::from_utf8(&bytes[word.clone()]).ok().and_then(|word| word.parse::<i64>().ok());
            if let Some(number) = number {
                let near = number.wrapping_add(i64::from(below(rng, 7)) - 3);
                bytes.splice(word, near.to_string().into_bytes());
            }
        }
    }
}

/// Where the words and numbers of a text are.
fn tokens(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte >= 128;
    let mut tokens = Vec::new();
    let mut start = None;
    for (at, &byte) in bytes.iter().chain(b" ").enumerate() {
        match (start, part(byte)) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                tokens.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    tokens
}
