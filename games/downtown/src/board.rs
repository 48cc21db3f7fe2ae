//! The places and the tokens on them.

use std::fmt;

use serde::Deserialize;
use tabletop::Stored;

tabletop::named! {
    /// Where a token can stand.
    Place or "downtown-unknown-place" {
        /// Gangsters for hire.
        Downtown = "downtown",
        /// The stooges and their jobs.
        West = "west",
        /// The fences.
        East = "east",
        /// Gangsters for nothing when somebody else hires.
        Ghetto = "ghetto",
        /// Gets what is paid for gangsters.
        Bank = "bank",
        /// Don Massimo's: more cards in hand, a look before the job or the sale.
        Villa = "villa",
    }
}

/// A set of places. Both tokens of a player are alike, so where they stand is a set of two.
/// In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Place>"))]
#[cfg_attr(feature = "ts", schemars(!from, with = "Vec<Place>"))]
#[serde(from = "Stored<Place>")]
pub struct Places(u8);

tabletop::listed!(Places of Place, u8, |index: usize| Place::ALL[index]);

impl Places {
    /// Everywhere.
    pub const ALL: Self = Self(0b11_1111);
    /// The places that are used in a turn: Downtown, West Side, East Side.
    pub const WORKING: Self = Self(0b111);

    /// These two places.
    #[inline]
    pub const fn pair(one: Place, other: Place) -> Self {
        Self(1 << one as u8 | 1 << other as u8)
    }

    /// Just this place.
    #[inline]
    pub const fn only(place: Place) -> Self {
        Self(1 << place as u8)
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, place) in self.iter().enumerate() {
            write!(f, "{}{place}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
