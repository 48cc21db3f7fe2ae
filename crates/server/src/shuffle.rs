//! Shuffles that neither the server nor a player can steer, and that everybody can check afterwards.
//!
//! The server draws a secret and shows its hash, the commitment, before anybody is ready. Each person
//! then sends a nonce drawn at random. The seed is a hash of the secret and one nonce for each seat, so
//! the server cannot choose it after it has committed itself, and no player can, not knowing the secret.
//! A bot's nonce follows from the secret and adds nothing the server could choose later. At the end
//! secret, nonces and seed are shown.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::{Refusal, Seat, Seed};

/// So many random bytes.
pub const SECRET_BYTES: usize = 32;
/// So many hexadecimal digits.
pub const NONCE_DIGITS: usize = 32;

/// What proves that a finished game was dealt fairly, as it stands beside its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The hash of the secret, shown before the nonces were sent.
    pub commitment: String,
    /// The server's part, 64 hexadecimal digits.
    pub secret: String,
    /// The seats' parts in order, 32 hexadecimal digits each.
    pub nonces: Vec<String>,
}

impl Fair {
    /// The seed that these parts make, if the secret is the one the commitment was about.
    pub fn seed(&self) -> Result<Seed, Refusal> {
        let secret = bytes(&self.secret).filter(|secret| secret.len() == SECRET_BYTES);
        let secret = secret.ok_or_else(|| Refusal::new("shuffle-unreadable"))?;
        if commitment(&secret) != self.commitment {
            return Err(Refusal::new("shuffle-not-as-committed"));
        }
        if !self.nonces.iter().all(|nonce| is_nonce(nonce)) {
            return Err(Refusal::new("shuffle-unreadable"));
        }
        Ok(seed(&secret, &self.nonces))
    }
}

/// What is shown of the secret before the nonces are sent: its SHA-256 in hexadecimal digits.
pub fn commitment(secret: &[u8]) -> String {
    digits(&Sha256::digest(secret))
}

/// The seed: the SHA-256 of a label, the secret and the nonces, each after its length in four bytes,
/// most significant first.
pub fn seed(secret: &[u8], nonces: &[String]) -> Seed {
    let parts = [b"backroom seed 1".as_slice(), secret].into_iter().chain(nonces.iter().map(String::as_bytes));
    Seed(hash(parts))
}

/// The nonce of a bot: the first 32 digits of the hash of a label, the secret and its seat.
pub fn bot_nonce(secret: &[u8], seat: Seat) -> String {
    let mut nonce = digits(&hash([b"backroom bot 1".as_slice(), secret, seat.to_string().as_bytes()].into_iter()));
    nonce.truncate(NONCE_DIGITS);
    nonce
}

/// Whether this can be a nonce.
pub fn is_nonce(text: &str) -> bool {
    text.len() == NONCE_DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Bytes in hexadecimal digits.
pub fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes that these digits say.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

/// Every part after its length, so that no two lists of parts are hashed alike.
fn hash<'a>(parts: impl Iterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u32).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}
