//! Resource tiles, and the few of them that lie in a district.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Refusal, notation};

tabletop::named! {
    /// What a tile shows, from what the police want least to what they want most (sm.police).
    Kind or "smile-unknown-kind" {
        /// A potion.
        Potion = "potion",
        /// Contraband.
        Contraband = "contraband",
        /// Weapons.
        Weapons = "weapons",
        /// Gambling.
        Gambling = "gambling",
        /// A hat: points.
        Hat = "hat",
    }
}

impl Kind {
    /// The kinds that have a majority tile, in the order of the rule book's table.
    pub const MAJORITIES: [Self; 3] = [Self::Gambling, Self::Weapons, Self::Contraband];

    /// How many tiles of the kind there are.
    pub const fn count(self) -> u8 {
        match self {
            Self::Potion => 7,
            Self::Contraband => 4,
            Self::Weapons => 5,
            Self::Gambling => 6,
            Self::Hat => 26,
        }
    }
}

/// The most police a tile can show.
pub const MOST_POLICE: u8 = 7;
/// The most points a hat can show.
pub const MOST_POINTS: u8 = 12;

/// A tile as it looks: kind, points (hats only) and police. Tiles that look alike are equal.
///
/// The number inside grows with what the police want most (sm.police): the kinds in order, eight
/// numbers each (one for every possible count of police), hats by points and then police.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = r#"`hat-${number}/${number}` | `${Exclude<Kind, "hat">}/${number}`"#),
    schemars(with = "String", extend("pattern" = "^(hat-([1-9]|1[0-2])|gambling|weapons|contraband|potion)/[0-7]$"))
)]
pub struct Tile(NonZeroU8);

/// The first number of the hats; those with one point stand eight above it.
const HATS: u8 = 33;

impl Tile {
    /// A tile that shows this; `None` if there cannot be such a tile.
    pub const fn new(kind: Kind, points: u8, police: u8) -> Option<Self> {
        let possible = if matches!(kind, Kind::Hat) { points >= 1 && points <= MOST_POINTS } else { points == 0 };
        if !possible || police > MOST_POLICE {
            return None;
        }
        match NonZeroU8::new(1 + 8 * (kind as u8 + points) + police) {
            Some(code) => Some(Self(code)),
            None => None,
        }
    }

    /// The number inside.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0.get()
    }

    /// What it shows.
    #[inline]
    pub const fn kind(self) -> Kind {
        match (self.0.get() - 1) / 8 {
            0 => Kind::Potion,
            1 => Kind::Contraband,
            2 => Kind::Weapons,
            3 => Kind::Gambling,
            _ => Kind::Hat,
        }
    }

    /// The points of a hat; 0 for anything else.
    #[inline]
    pub const fn points(self) -> u8 {
        self.0.get().saturating_sub(HATS) / 8
    }

    /// How many police come with it.
    #[inline]
    pub const fn police(self) -> u8 {
        (self.0.get() - 1) % 8
    }
}

/// `hat-3/1` for a hat worth 3 with 1 police, `weapons/2` for weapons with 2 police.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name())?;
        if self.kind() == Kind::Hat {
            f.write_str("-")?;
            fmt::Display::fmt(&self.points(), f)?;
        }
        f.write_str("/")?;
        fmt::Display::fmt(&self.police(), f)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let read = || {
            let (front, police) = text.split_once('/')?;
            let (kind, points) = match front.split_once('-') {
                Some((kind, points)) => (kind, points.parse().ok()?),
                None => (front, 0),
            };
            Self::new(kind.parse().ok()?, points, police.parse().ok()?)
        };
        read().ok_or_else(|| Refusal::new("smile-unknown-tile").with("text", text))
    }
}
notation!(Tile);

/// The tiles that lie in a district, at most three, in the order in which the police want them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Tile>"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<Tile>"))]
pub struct Row([Option<Tile>; 3]);

impl Row {
    /// How many tiles.
    #[inline]
    pub fn len(self) -> u8 {
        let [first, second, third] = self.0;
        u8::from(first.is_some()) + u8::from(second.is_some()) + u8::from(third.is_some())
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Whether there are fewer than so many (1 to 3).
    #[inline]
    pub const fn lacks(&self, count: u8) -> bool {
        self.0[count as usize - 1].is_none()
    }

    /// The tile the police would take (sm.police).
    #[inline]
    pub const fn best(self) -> Option<Tile> {
        self.0[0]
    }

    /// The tile that lies here alone, or with others that look like it.
    #[inline]
    pub fn only(self) -> Option<Tile> {
        let [first, second, third] = self.0;
        first.filter(|_| (second.is_none() || second == first) && (third.is_none() || third == first))
    }

    /// Whether such a tile lies here.
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        self.0.contains(&Some(tile))
    }

    /// The tiles in order, alike ones repeated.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        self.0.into_iter().flatten()
    }

    /// The tiles in order, alike ones once.
    #[inline]
    pub fn distinct(self) -> impl Iterator<Item = Tile> {
        let mut last = None;
        self.iter().filter(move |&tile| last.replace(tile) != Some(tile))
    }

    /// Adds a tile.
    ///
    /// # Panics
    /// If three lie here already.
    pub fn add(&mut self, tile: Tile) {
        let ([first, second, third], new) = (self.0, Some(tile));
        assert!(third.is_none(), "no district has room for a fourth tile");
        // Without a branch: nobody can tell where a tile that was just drawn belongs.
        let lower = first.min(new);
        self.0 = [first.max(new), second.max(lower), second.min(lower)];
    }

    /// Takes such a tile away; whether there was one.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let [first, second, third] = self.0;
        let Some(place) = self.0.iter().position(|&here| here == Some(tile)) else { return false };
        self.0 = match place {
            0 => [second, third, None],
            1 => [first, third, None],
            _ => [first, second, None],
        };
        true
    }
}

impl FromIterator<Tile> for Row {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut row = Self::default();
        tiles.into_iter().for_each(|tile| row.add(tile));
        row
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        if tiles.len() > 3 {
            return Err(serde::de::Error::custom("no district has room for a fourth tile"));
        }
        Ok(tiles.into_iter().collect())
    }
}
