//! Inputs that are a little wrong, for the short runs in the tests.

use rand_chacha::ChaCha8Rng;
use tabletop::{below, pick};

/// Changes an input a little: bytes, words, numbers, pieces of it or of another input.
pub(crate) fn mutate(rng: &mut ChaCha8Rng, input: &[u8], other: &[u8]) -> Vec<u8> {
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
