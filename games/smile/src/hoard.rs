//! The tiles in front of a crew.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Refusal, notation};

use crate::tile::{Kind, Tile};

tabletop::named! {
    /// How a tile lies in front of its owner (sm.take, sm.potion.imitation).
    Side or "smile-unknown-side" {
        /// Face up. A hat always lies so.
        Up = "up",
        /// Face down: one point.
        Down = "down",
        /// Face up on a spent potion: counts double.
        UpDouble = "up-double",
        /// Face down on a spent potion: two points.
        DownDouble = "down-double",
    }
}

impl Side {
    /// Whether the tile's face shows.
    #[inline]
    pub const fn is_up(self) -> bool {
        matches!(self, Self::Up | Self::UpDouble)
    }

    /// Whether the tile lies on a potion.
    #[inline]
    pub const fn is_double(self) -> bool {
        matches!(self, Self::UpDouble | Self::DownDouble)
    }

    /// How often the tile counts.
    #[inline]
    pub const fn times(self) -> u8 {
        1 + self.is_double() as u8
    }
}

/// A tile in front of a crew.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "`${Tile} ${Side}`"))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^[a-z]+(-[0-9]+)?/[0-7] (up|down)(-double)?$")))]
pub struct Held {
    /// What it shows.
    pub tile: Tile,
    /// How it lies.
    pub side: Side,
}

impl Held {
    /// A potion that can still be used.
    pub fn is_potion(self) -> bool {
        self.tile.kind() == Kind::Potion && self.side == Side::Up
    }
}

/// `weapons/2 down`.
impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.tile, f)?;
        f.write_str(" ")?;
        f.write_str(self.side.name())
    }
}

impl FromStr for Held {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let (tile, side) = text.split_once(' ').ok_or_else(|| Refusal::new("smile-unknown-tile").with("text", text))?;
        Ok(Self { tile: tile.parse()?, side: side.parse()? })
    }
}
notation!(Held);

/// The most tiles a crew can have: one from each district in each round, and one potion at set-up.
const MOST: usize = 28;

/// The tiles in front of a crew, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Held>"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<Held>"))]
pub struct Hoard {
    count: u8,
    held: [Option<Held>; MOST],
}

impl Default for Hoard {
    fn default() -> Self {
        Self { count: 0, held: [None; MOST] }
    }
}

impl Hoard {
    /// How many tiles; a potion under another tile is not counted (sm.startplayer).
    #[inline]
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The tiles in order, alike ones repeated.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Held> {
        self.held[..self.count as usize].iter().copied().flatten()
    }

    /// The tiles in order, alike ones once.
    pub fn distinct(&self) -> impl Iterator<Item = Held> {
        let mut last = None;
        self.iter().filter(move |&held| last.replace(held) != Some(held))
    }

    /// Whether such a tile lies there.
    pub fn contains(&self, held: Held) -> bool {
        self.iter().any(|other| other == held)
    }

    /// The potions that can still be used. Potions come first in the order of tiles.
    #[inline]
    pub fn potions(&self) -> impl Iterator<Item = Held> {
        self.iter().take_while(|held| held.tile.kind() == Kind::Potion).filter(|held| held.side == Side::Up)
    }

    /// The potion that pays for a use: all do equally well, so it is the one that would bring the
    /// most police if it came back into the city.
    #[inline]
    pub fn payment(&self) -> Option<Held> {
        self.potions().last()
    }

    /// Puts a tile in.
    pub fn add(&mut self, held: Held) {
        let count = self.count as usize;
        // Few move up, so they are moved one by one.
        let mut place = count;
        while place > 0 && self.held[place - 1] >= Some(held) {
            self.held[place] = self.held[place - 1];
            place -= 1;
        }
        self.held[place] = Some(held);
        self.count += 1;
    }

    /// Takes such a tile out; whether there was one.
    pub fn remove(&mut self, held: Held) -> bool {
        let count = self.count as usize;
        let Some(place) = self.held[..count].iter().position(|&other| other == Some(held)) else { return false };
        self.held.copy_within(place + 1..count, place);
        self.held[count - 1] = None;
        self.count -= 1;
        true
    }
}

impl fmt::Debug for Hoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Hoard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Hoard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Held>::deserialize(deserializer)?;
        if tiles.len() > MOST {
            return Err(serde::de::Error::custom("nobody can have that many tiles"));
        }
        let mut hoard = Self::default();
        for held in tiles {
            hoard.add(held);
        }
        Ok(hoard)
    }
}
