//! What a seat has witnessed since the root of a search, as a number.

use std::hash::{Hash, Hasher};

/// A fingerprint of everything a seat has witnessed and done since the root, in order. It has 128
/// bits, so that two different histories share one less often than the machine errs (below one in
/// 10²⁷ for a full tree of a hundred thousand nodes).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trail {
    one: u64,
    other: u64,
}

impl Default for Trail {
    fn default() -> Self {
        Self { one: 0x243f_6a88_85a3_08d3, other: 0x1319_8a2e_0370_7344 }
    }
}

/// Before everything a seat saw.
const SAW: u64 = 0xa409_3822_299f_31d0;
/// Before everything a seat did.
const DID: u64 = 0x082e_fa98_ec4e_6c89;

impl Trail {
    /// The seat witnessed this.
    #[inline]
    pub fn saw(&mut self, event: &impl Hash) {
        self.mix(SAW);
        event.hash(self);
    }

    /// The seat did this.
    #[inline]
    pub fn did(&mut self, action: &impl Hash) {
        self.mix(DID);
        action.hash(self);
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        self.one = fold(self.one ^ word, 0x9e37_79b9_7f4a_7c15);
        self.other = fold(self.other.wrapping_add(word).rotate_left(29), 0xd6e8_feb8_6659_fd93);
    }
}

/// Both halves of the product, folded: every bit of the word touches every bit of the result.
#[inline]
fn fold(word: u64, by: u64) -> u64 {
    let product = u128::from(word ^ by) * u128::from(by);
    (product as u64) ^ ((product >> 64) as u64) ^ word.rotate_left(32)
}

/// For the table of nodes: a trail is a hash already.
impl Hash for Trail {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.one ^ self.other);
    }
}

macro_rules! words {
    ($($write:ident: $type:ty),*) => { $(#[inline]
        fn $write(&mut self, word: $type) { self.mix(word as u64); })* };
}

impl Hasher for Trail {
    fn finish(&self) -> u64 {
        self.one ^ self.other
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    words!(write_u8: u8, write_u16: u16, write_u32: u32, write_u64: u64, write_usize: usize);
    words!(write_i8: i8, write_i16: i16, write_i32: i32, write_i64: i64, write_isize: isize);

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.mix(word as u64);
        self.mix((word >> 64) as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn order_kind_and_length_of_a_history_count() {
        let trail = |steps: &[(bool, u8)]| {
            let mut trail = Trail::default();
            for (saw, what) in steps {
                if *saw { trail.saw(what) } else { trail.did(what) }
            }
            (trail.one, trail.other)
        };
        let mut all = HashSet::new();
        let mut count = 0;
        for first in 0..40 {
            for second in 0..40 {
                for kinds in 0..4 {
                    let steps = [(kinds & 1 == 0, first), (kinds & 2 == 0, second)];
                    all.insert(trail(&steps));
                    count += 1;
                }
            }
            all.insert(trail(&[(true, first)]));
            all.insert(trail(&[(false, first)]));
            count += 2;
        }
        all.insert(trail(&[]));
        assert_eq!(all.len(), count + 1);
        // Each half alone tells them apart, too.
        assert_eq!(all.iter().map(|half| half.0).collect::<HashSet<_>>().len(), count + 1);
        assert_eq!(all.iter().map(|half| half.1).collect::<HashSet<_>>().len(), count + 1);
    }
}
