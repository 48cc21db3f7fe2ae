//! The city: nine districts, and the twelve fields around them.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use tabletop::{Refusal, Stored, notation};

tabletop::named! {
    /// A district of the city: the ring clockwise from the harbour, then the centre (sm.board).
    District or "smile-unknown-district" {
        /// Top left, at the fields 0 and 11.
        Harbour = "harbour",
        /// Top.
        North = "north",
        /// Top right.
        NorthEast = "north-east",
        /// Right, at field 4.
        Park = "park",
        /// Bottom right.
        SouthEast = "south-east",
        /// Bottom.
        South = "south",
        /// Bottom left.
        SouthWest = "south-west",
        /// Left.
        West = "west",
        /// The middle of the city.
        Centre = "centre",
    }
}

use District::{Centre, Harbour, North, NorthEast, Park, South, SouthEast, SouthWest, West};

impl District {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The four corners, clockwise.
    pub const CORNERS: [Self; 4] = [Harbour, NorthEast, SouthEast, SouthWest];

    /// The district `steps` further clockwise round the ring.
    ///
    /// # Panics
    /// If it is the centre, which is not on the ring.
    #[inline]
    #[must_use]
    pub fn clockwise(self, steps: u8) -> Self {
        assert!(self != Centre, "the centre is not on the ring");
        Self::ALL[(self.index() + steps as usize) % 8]
    }

    /// Whether the two share an edge (sm.adjacent).
    pub fn adjacent(self, other: Self) -> bool {
        ADJACENT.contains(&(self, other)) || ADJACENT.contains(&(other, self))
    }
}

/// All pairs of districts that share an edge, each once, the earlier of the two first (sm.adjacent).
pub const ADJACENT: [(District, District); 12] = [
    (Harbour, North),
    (North, NorthEast),
    (NorthEast, Park),
    (Park, SouthEast),
    (SouthEast, South),
    (South, SouthWest),
    (SouthWest, West),
    (Harbour, West),
    (North, Centre),
    (Park, Centre),
    (South, Centre),
    (West, Centre),
];

/// A field at the edge of the city, 0 to 11 clockwise (sm.board).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "`${number}`"))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^([0-9]|1[01])$")))]
pub struct Field(u8);

/// The near, middle and far district of every field (sm.line).
const LINES: [[District; 3]; 12] = [
    [Harbour, West, SouthWest],
    [North, Centre, South],
    [NorthEast, Park, SouthEast],
    [NorthEast, North, Harbour],
    [Park, Centre, West],
    [SouthEast, South, SouthWest],
    [SouthEast, Park, NorthEast],
    [South, Centre, North],
    [SouthWest, West, Harbour],
    [SouthWest, South, SouthEast],
    [West, Centre, Park],
    [Harbour, North, NorthEast],
];

impl Field {
    /// How many there are.
    pub const COUNT: u8 = 12;

    /// Where all figures start.
    pub const START: Self = Self(0);

    /// The field that shows this number, 0 to 23; every field shows two.
    pub const fn new(number: u8) -> Option<Self> {
        if number < 2 * Self::COUNT { Some(Self(number % Self::COUNT)) } else { None }
    }

    /// All fields from 0 on.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its lower number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The field so many steps clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Self {
        Self((self.0 + steps) % Self::COUNT)
    }

    /// How many fields the two are apart, the shorter way.
    pub const fn distance(self, other: Self) -> u8 {
        let apart = self.0.abs_diff(other.0);
        if apart > 6 { Self::COUNT - apart } else { apart }
    }

    /// The near, middle and far district a figure here faces.
    #[inline]
    pub const fn line(self) -> [District; 3] {
        LINES[self.0 as usize]
    }

    /// The district right beside it.
    #[inline]
    pub const fn near(self) -> District {
        self.line()[0]
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Field {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| Refusal::by("sm.board", "smile-unknown-field").with("text", text))
    }
}
notation!(Field);

/// A set of districts: in JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "Vec<District>"))]
#[cfg_attr(feature = "ts", schemars(!from, with = "Vec<District>"))]
#[serde(from = "Stored<District>")]
pub struct Districts(u16);

tabletop::listed!(Districts of District, u16, |index: usize| District::ALL[index]);

impl Districts {
    /// The whole city.
    pub(crate) const ALL: Self = Self((1 << District::COUNT) - 1);

    /// Adds the district, which is not in it, if this is so.
    #[inline]
    pub(crate) const fn set(&mut self, district: District, so: bool) {
        self.0 |= (so as u16) << district as u8;
    }

    /// A bit for each: the lowest for the centre, the next for `first`, and so on clockwise round the ring.
    #[inline]
    pub(crate) const fn centre_then_ring(self, first: District) -> u16 {
        let ring = (self.0 as u8).rotate_right(first as u32);
        (ring as u16) << 1 | self.0 >> Centre as u8
    }
}
