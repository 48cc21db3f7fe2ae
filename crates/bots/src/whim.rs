//! The bots' own generator: small, fast, and never seeded by the table.

use std::convert::Infallible;

use rand::rand_core::TryRng;

/// xoshiro256++ by Blackman and Vigna: where a bot's whims come from. Its seed has nothing to do
/// with the seed of a deal, so a bot cannot foresee anything.
#[derive(Clone, Debug)]
pub struct Whim([u64; 4]);

impl Whim {
    /// The whims of this number.
    pub fn of(seed: u64) -> Self {
        let mut state = seed ^ 0x6261_636b_726f_6f6d;
        let mut next = || {
            // splitmix64, as the authors advise for filling the state.
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = state;
            word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ (word >> 31)
        };
        Self([next(), next(), next(), next()])
    }

    /// Another generator, the `number`-th made from what this one says next.
    #[must_use]
    pub fn branch(&mut self, number: u64) -> Self {
        Self::of(self.next() ^ number.wrapping_mul(0xa076_1d64_78bd_642f))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        let Self([a, b, c, d]) = self;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }
}

impl TryRng for Whim {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::below;

    #[test]
    fn whims_repeat_from_their_number_and_branches_differ() {
        let (mut one, mut same, mut other) = (Whim::of(3), Whim::of(3), Whim::of(4));
        let first: Vec<u64> = (0..8).map(|_| one.next()).collect();
        assert_eq!(first, (0..8).map(|_| same.next()).collect::<Vec<_>>());
        assert_ne!(first, (0..8).map(|_| other.next()).collect::<Vec<_>>());
        assert_ne!(one.clone().branch(0).next(), one.branch(1).next());
    }

    #[test]
    fn whims_are_even() {
        let mut whim = Whim::of(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[below(&mut whim, 6) as usize] += 1;
            assert!((0.0..1.0).contains(&whim.unit()));
        }
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
    }
}
