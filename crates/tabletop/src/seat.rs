//! Seats, sets of seats, and who looks at a table.

use std::fmt;
use std::str::FromStr;

use crate::{Refusal, notation};

/// A place at the table, `A` to `E`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = r#""A" | "B" | "C" | "D" | "E""#))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^[A-E]$")))]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 5;

    /// The seat with this index.
    ///
    /// # Panics
    /// If the index is not below [`Seat::MAX`]; use [`Seat::try_new`] for untrusted numbers.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX, "a table has five seats at most");
        Self(index as u8)
    }

    /// The seat with this index, if there is one.
    pub fn try_new(index: usize) -> Option<Self> {
        (index < Self::MAX).then_some(Self(index as u8))
    }

    /// 0 for seat A.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self)
    }

    /// The next seat clockwise (to the left) among `count` seats.
    #[inline]
    #[must_use]
    pub const fn left(self, count: u8) -> Self {
        if self.0 + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }

    /// The next seat counter-clockwise (to the right) among `count` seats.
    #[inline]
    #[must_use]
    pub const fn right(self, count: u8) -> Self {
        if self.0 == 0 { Self(count - 1) } else { Self(self.0 - 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl FromStr for Seat {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Self(letter - b'A')),
            _ => Err(Refusal::new("unknown-seat").with("seat", text)),
        }
    }
}
notation!(Seat);

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Seat>"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Seat::MAX as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl serde::Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who looks: somebody at the table, or somebody standing behind it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = r#"Seat | "spectator""#))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^([A-E]|spectator)$")))]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat: sees only what lies open for all.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Self> {
        Seat::first(count).map(Self::Seat).chain([Self::Spectator])
    }

    /// The viewer's seat, if it has one.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this viewer sits on `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        if text == "spectator" { Ok(Self::Spectator) } else { text.parse().map(Self::Seat) }
    }
}
notation!(Viewer);
