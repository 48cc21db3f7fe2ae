//! The bots' own generator: small, fast, and never seeded by the table.

use std::convert::Infallible;

use rand::rand_core::{Rng, SeedableRng, TryRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where a bot's whims come from. Its seed has nothing to do with the seed of a deal, so a bot cannot
/// foresee anything.
#[derive(Clone, Debug)]
pub struct BotRng(Xoshiro256PlusPlus);

impl BotRng {
    /// The whims of this number.
    pub fn of(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x6261_636b_726f_6f6d))
    }

    /// Another generator, the `number`-th made from what this one says next.
    #[must_use]
    pub fn branch(&mut self, number: u64) -> Self {
        Self::of(self.0.next_u64() ^ number.wrapping_mul(0xa076_1d64_78bd_642f))
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1u64 << 24) as f32
    }
}

impl TryRng for BotRng {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.try_next_u32()
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.try_fill_bytes(bytes)
    }
}
