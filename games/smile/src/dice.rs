//! Dice that lie together: how many show each value.

use serde::{Deserialize, Serialize};

/// How many dice there are.
pub const DICE: u8 = 13;

/// Some dice, by what they show. Dice that show the same cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Dice([u8; 6]);

impl Dice {
    /// How many show this value; none for a value a die does not have.
    #[inline]
    pub fn count(self, value: u8) -> u8 {
        self.0.get((value as usize).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// How many dice.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// The values shown, ascending, each once.
    #[inline]
    pub fn values(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        (1..=6).filter(move |&value| self.0[value as usize - 1] != 0)
    }

    /// The lowest value shown.
    pub fn lowest(self) -> Option<u8> {
        self.values().next()
    }

    /// The highest value shown.
    pub fn highest(self) -> Option<u8> {
        self.values().next_back()
    }

    /// What can be taken after a die of each value: a bit for each value, none if there is no such first die.
    #[inline]
    pub(crate) fn seconds(self) -> [usize; 6] {
        let shown = |value: usize| usize::from(self.0[value] > 0) << value;
        let any = (0..6).fold(0, |any, value| any | shown(value));
        std::array::from_fn(|value| {
            let alone = usize::from(self.0[value] == 1) << value;
            if self.0[value] == 0 { 0 } else { any & !alone }
        })
    }

    /// Whether all show the same; so do no dice at all.
    #[inline]
    pub fn all_equal(self) -> bool {
        self.0.iter().filter(|&&count| count != 0).count() <= 1
    }

    /// Adds a die that shows this.
    #[inline]
    pub fn add(&mut self, value: u8) {
        self.0[value as usize - 1] += 1;
    }

    /// Takes a die that shows this away.
    #[inline]
    pub fn remove(&mut self, value: u8) {
        self.0[value as usize - 1] -= 1;
    }

    /// The dice with one of this value taken away.
    #[must_use]
    pub fn without(mut self, value: u8) -> Self {
        self.remove(value);
        self
    }

    /// Adds other dice.
    pub fn add_all(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// Takes other dice away.
    pub fn remove_all(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(count, fewer)| *count -= fewer);
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        let mut dice = Self::default();
        values.into_iter().for_each(|value| dice.add(value));
        dice
    }
}

/// The values in ascending order: `1 1 4 6`.
impl std::fmt::Display for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut gap = "";
        for value in self.values() {
            for _ in 0..self.count(value) {
                write!(f, "{gap}{value}")?;
                gap = " ";
            }
        }
        Ok(())
    }
}
