//! Secrets and codes, from the operating system's randomness.

use sha2::{Digest, Sha256};
use store::Hashed;

/// Letters and digits that cannot be taken for one another.
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Random bytes.
///
/// # Panics
/// If the operating system has none: then nothing here can be safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A table's code, such as `K7Q-4MP`: short enough to say aloud.
pub(crate) fn table_code() -> String {
    grouped::<6>(3)
}

/// A code that moves a person to another device: 80 random bits.
pub(crate) fn one_time_code() -> String {
    grouped::<16>(4)
}

/// Random letters in groups.
fn grouped<const N: usize>(group: usize) -> String {
    let letters = bytes::<N>().map(|byte| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]));
    letters.chunks(group).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A code as somebody typed it, as we write it: capitals, groups of so many.
pub(crate) fn tidy(typed: &str, letters: usize, group: usize) -> Option<String> {
    let typed: Vec<char> = typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect();
    let good = typed.len() == letters && typed.iter().all(|&letter| ALPHABET.contains(&(letter as u8)));
    good.then(|| typed.chunks(group).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-"))
}

/// A table's code as somebody typed it.
pub(crate) fn tidy_table_code(typed: &str) -> Option<String> {
    tidy(typed, 6, 3)
}

/// What is stored of a secret. Secrets are long and random, so a plain hash is enough.
pub(crate) fn hashed(secret: &str) -> Hashed {
    Hashed(Sha256::digest(secret).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_typed_any_way() {
        let code = table_code();
        assert_eq!(code.len(), 7);
        assert_eq!(tidy_table_code(&code.to_lowercase().replace('-', " ")), Some(code.clone()));
        assert_eq!(tidy_table_code(&code.replace('-', "")), Some(code));
        assert_eq!(tidy_table_code("K7Q-4M0"), None, "there is no 0");
        assert_eq!(tidy_table_code("../../etc"), None);
        assert_eq!(one_time_code().len(), 19);
    }
}
