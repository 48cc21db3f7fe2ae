//! A set of physical cards, tiles or other pieces, at most 128 to a deck.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A set of cards by their number in the deck, 0 to 127.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<number>"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<u8>"))]
pub struct CardSet(pub u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The cards 0 to `count - 1`.
    pub const fn first(count: u8) -> Self {
        Self(if count >= 128 { u128::MAX } else { (1 << count) - 1 })
    }

    /// The `count` cards from `start` on: how a pile of alike pieces is written as a set.
    pub const fn run(start: u8, count: u8) -> Self {
        Self(Self::first(count).0 << start)
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 != 0
    }

    /// The set with the card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: u8) -> Self {
        Self(self.0 | 1 << card)
    }

    /// The set with the card taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, card: u8) -> Self {
        Self(self.0 & !(1 << card))
    }

    /// Adds the card.
    #[inline]
    pub const fn insert(&mut self, card: u8) {
        *self = self.with(card);
    }

    /// Takes the card out.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        *self = self.without(card);
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`-th card in ascending order, from 0.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        assert!(n < self.len(), "no such card in the set");
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if n < in_low { select(low, n) } else { 64 + select((self.0 >> 64) as u64, n - in_low) }
    }

    /// The cards in ascending order.
    #[inline]
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The position of the `n`-th set bit.
#[inline]
fn select(mut bits: u64, mut n: u32) -> u8 {
    let mut base = 0;
    for width in [32, 16, 8] {
        let low = (bits & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            bits >>= width;
            base += width;
        }
    }
    for _ in 0..n {
        bits &= bits - 1;
    }
    base as u8 + bits.trailing_zeros() as u8
}

/// The cards of a [`CardSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = u8;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for CardSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl serde::Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        match cards.iter().find(|&&card| card > 127) {
            Some(card) => Err(serde::de::Error::custom(format!("there is no card {card}"))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}
