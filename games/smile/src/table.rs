//! The table of all 48 tiles: the built-in data file or one of the user's own.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use tabletop::{Arg, CardSet, Refusal, notation};

use crate::tile::{Kind, MOST_POINTS, MOST_POLICE, Tile};

/// How many tiles there are.
pub const TILES: usize = 48;
/// The most points a majority tile can show.
const MOST_MAJORITY: u8 = 50;

/// What every tile shows and what the majorities are worth. Written as a data file, in records too.
///
/// The tiles are numbered in the order of [`Tile`]: potions first (0 to 6), hats last (22 to 47),
/// alike tiles side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"))]
#[cfg_attr(feature = "ts", schemars(with = "String"))]
pub struct TileTable {
    faces: [Tile; TILES],
    majority: [u8; 3],
    /// The tiles are the built-in ones, of which it is known once and for all which look alike.
    common: bool,
}

impl TileTable {
    /// This project's own table (see the data file's first lines).
    pub fn builtin() -> Self {
        BUILTIN.table
    }

    /// What the tile with this number shows.
    #[inline]
    pub fn face(&self, number: u8) -> Option<Tile> {
        self.faces.get(number as usize).copied()
    }

    /// All tiles by number.
    pub const fn faces(&self) -> &[Tile; TILES] {
        &self.faces
    }

    /// What the majority of a kind is worth (sm.majority); nothing for hats and potions.
    pub fn majority(&self, kind: Kind) -> u8 {
        Kind::MAJORITIES.iter().position(|&other| other == kind).map_or(0, |index| self.majority[index])
    }

    /// The seven potions.
    pub const fn potions() -> TileSet {
        TileSet((1 << Kind::Potion.count()) - 1)
    }

    /// Everything that goes into the bag at set-up: all but the potions.
    pub const fn bag() -> TileSet {
        TileSet(((1 << TILES) - 1) & !Self::potions().0)
    }

    /// All tiles that look like this, as a set of their numbers.
    #[inline]
    fn alike(&self, tile: Tile) -> u64 {
        if self.common { BUILTIN.alike[tile.code() as usize] } else { self.found_alike(tile) }
    }

    #[inline(never)]
    fn found_alike(&self, tile: Tile) -> u64 {
        self.faces.iter().rev().fold(0, |alike, &face| alike << 1 | u64::from(face == tile))
    }
}

/// Some of the tiles of a table, without order. Alike tiles cannot be told apart, so of each kind of
/// alike tiles always the first so many numbers are in the set: equal contents are equal sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(pub(crate) u64);

impl TileSet {
    /// How many tiles.
    #[inline]
    pub const fn len(self) -> u8 {
        self.numbers().len() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers, as nature is asked about them.
    #[inline]
    pub const fn numbers(self) -> CardSet {
        CardSet(self.0 as u128)
    }

    /// The tiles, alike ones repeated, in the order of the table.
    pub fn tiles(self, table: &TileTable) -> impl Iterator<Item = Tile> {
        self.numbers().iter().filter_map(|number| table.face(number))
    }

    /// Whether such a tile is in it.
    #[inline]
    pub fn contains(self, table: &TileTable, tile: Tile) -> bool {
        self.0 & table.alike(tile) != 0
    }

    /// Puts a tile of the table in: of those alike the first that is missing.
    #[inline]
    pub fn insert(&mut self, table: &TileTable, tile: Tile) {
        let missing = table.alike(tile) & !self.0;
        debug_assert!(missing != 0, "there are not that many {tile}");
        self.0 |= missing & missing.wrapping_neg();
    }

    /// Takes such a tile out: of those alike the last that is there.
    #[inline]
    pub fn remove(&mut self, table: &TileTable, tile: Tile) {
        let there = self.0 & table.alike(tile);
        debug_assert!(there != 0, "there is no {tile}");
        self.0 &= !(1 << there.ilog2());
    }

    /// The hats in it, and the rest.
    pub fn split_hats(self) -> (Self, Self) {
        let hats = ((1u64 << Kind::Hat.count()) - 1) << (TILES as u8 - Kind::Hat.count());
        (Self(self.0 & hats), Self(self.0 & !hats))
    }

    /// Puts all tiles of another set in.
    pub fn absorb(&mut self, table: &TileTable, other: Self) {
        other.tiles(table).for_each(|tile| self.insert(table, tile));
    }
}

impl serde::Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.numbers().serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for TileSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = CardSet::deserialize(deserializer)?;
        if numbers.0 >> TILES != 0 {
            return Err(serde::de::Error::custom("there are 48 tiles"));
        }
        Ok(Self(numbers.0 as u64))
    }
}

/// Why a row of a data file cannot be used.
fn bad_row(row: usize, reason: &'static str) -> Refusal {
    Refusal::new(reason).with("row", row)
}

/// A number from a row of a data file.
fn number(row: usize, word: Option<&str>, what: &'static str, low: u8, high: u8) -> Result<u8, Refusal> {
    let word = word.ok_or_else(|| bad_row(row, "smile-tiles-number-missing").with("what", Arg::name(what)))?;
    word.parse().ok().filter(|value| (low..=high).contains(value)).ok_or_else(|| {
        let refusal = bad_row(row, "smile-tiles-number-bad").with("what", Arg::name(what)).with("value", word);
        refusal.with("low", low).with("high", high)
    })
}

/// Reads a data file; refuses a bad one with the row (counted from 1) and the reason.
impl FromStr for TileTable {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let table = Self::read(text)?;
        Ok(Self { common: table.faces == BUILTIN.table.faces, ..table })
    }
}

impl TileTable {
    /// Reads a data file, without comparing it with the built-in one.
    fn read(text: &str) -> Result<Self, Refusal> {
        let mut tiles = Vec::with_capacity(TILES);
        let mut majority = [0; 3];
        let mut row = 0;
        for line in text.lines() {
            row += 1;
            let mut words = line.split('#').next().unwrap_or_default().split_whitespace();
            let Some(word) = words.next() else { continue };
            let kind_named = |word: &str| {
                word.parse::<Kind>().map_err(|_| bad_row(row, "smile-tiles-kind-unknown").with("kind", word))
            };
            if word == "majority" {
                let kind = words.next().ok_or_else(|| {
                    bad_row(row, "smile-tiles-number-missing").with("what", Arg::name("smile-column-kind"))
                })?;
                let kind = kind_named(kind)?;
                let index = Kind::MAJORITIES.iter().position(|&other| other == kind);
                let index = index.ok_or_else(|| bad_row(row, "smile-tiles-no-majority").with("kind", kind.name()))?;
                if majority[index] != 0 {
                    return Err(bad_row(row, "smile-tiles-majority-twice").with("kind", kind.name()));
                }
                majority[index] = number(row, words.next(), "smile-column-points", 1, MOST_MAJORITY)?;
            } else {
                let kind = kind_named(word)?;
                let count = number(row, words.next(), "smile-column-count", 1, kind.count())?;
                let points = if kind == Kind::Hat {
                    number(row, words.next(), "smile-column-points", 1, MOST_POINTS)?
                } else {
                    0
                };
                let police = number(row, words.next(), "smile-column-police", 0, MOST_POLICE)?;
                let tile = Tile::new(kind, points, police).expect("the numbers are in range");
                tiles.resize(tiles.len() + count as usize, tile);
                let total = tiles.iter().filter(|tile| tile.kind() == kind).count();
                if total > kind.count() as usize {
                    let refusal = bad_row(row, "smile-tiles-too-many").with("kind", kind.name());
                    return Err(refusal.with("count", total).with("needed", kind.count()));
                }
            }
            if let Some(more) = words.next() {
                return Err(bad_row(row, "smile-tiles-row-too-long").with("text", more));
            }
        }
        for kind in Kind::ALL {
            let total = tiles.iter().filter(|tile| tile.kind() == kind).count();
            if total < kind.count() as usize {
                let refusal = bad_row(row, "smile-tiles-too-few").with("kind", kind.name());
                return Err(refusal.with("count", total).with("needed", kind.count()));
            }
        }
        if let Some(index) = majority.iter().position(|&points| points == 0) {
            return Err(bad_row(row, "smile-tiles-majority-missing").with("kind", Kind::MAJORITIES[index].name()));
        }
        tiles.sort_unstable();
        Ok(Self { faces: tiles.try_into().expect("the counts add up to 48"), majority, common: false })
    }
}

/// The built-in table, which nearly every game plays with.
struct Builtin {
    table: TileTable,
    /// How it is written: every view has it in it.
    written: String,
    /// What looks like a tile, by the number inside it.
    alike: [u64; 1 + u8::MAX as usize],
}

static BUILTIN: LazyLock<Builtin> = LazyLock::new(|| {
    let table = TileTable::read(include_str!("tiles.txt")).expect("the built-in table is good");
    let table = TileTable { common: true, ..table };
    let mut alike = [0; 1 + u8::MAX as usize];
    for tile in table.faces {
        alike[tile.code() as usize] = table.found_alike(tile);
    }
    Builtin { written: Written(&table).to_string(), table, alike }
});

/// The data file that says the same, one row for each kind of alike tiles.
impl fmt::Display for TileTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == BUILTIN.table { f.write_str(&BUILTIN.written) } else { Written(self).fmt(f) }
    }
}

/// A table as a data file.
struct Written<'a>(&'a TileTable);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(table) = self;
        for alike in table.faces.chunk_by(|a, b| a == b) {
            let (tile, count) = (alike[0], alike.len());
            match tile.kind() {
                Kind::Hat => writeln!(f, "hat {count} {} {}", tile.points(), tile.police())?,
                kind => writeln!(f, "{kind} {count} {}", tile.police())?,
            }
        }
        for (kind, points) in Kind::MAJORITIES.iter().zip(table.majority) {
            writeln!(f, "majority {kind} {points}")?;
        }
        Ok(())
    }
}
notation!(TileTable);
