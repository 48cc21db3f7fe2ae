//! Values that must not show where nobody meant to show them.

use std::fmt;

use subtle::ConstantTimeEq;

/// Something that may hold what not every seat may know: printing it for debugging shows nothing of it,
/// and it cannot be serialised without opening it first.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Hidden<T>(
    /// What is hidden.
    pub T,
);

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

impl From<&str> for Hidden<String> {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// The SHA-256 of a device's secret or of a one-time code; what was hashed is never stored.
///
/// Two of them are compared in constant time.
#[derive(Clone, Copy)]
pub struct Hashed(
    /// The hash.
    pub [u8; 32],
);

impl Hashed {
    /// The least and the greatest hash that begin with the same eight bytes.
    ///
    /// An index finds by comparing byte by byte, and how long that takes says how far two keys agree. So
    /// the index is only asked for what begins like the hash, and the rest is compared in constant time.
    /// That the beginning is not matters little: whoever guesses chooses a secret, not its hash, and 24
    /// bytes remain.
    pub(crate) fn neighbours(&self) -> ([u8; 32], [u8; 32]) {
        let (mut least, mut greatest) = ([0; 32], [0xff; 32]);
        least[..8].copy_from_slice(&self.0[..8]);
        greatest[..8].copy_from_slice(&self.0[..8]);
        (least, greatest)
    }
}

impl PartialEq for Hashed {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Hashed {}

impl fmt::Debug for Hashed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("(hash)")
    }
}
