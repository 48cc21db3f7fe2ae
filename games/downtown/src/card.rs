//! The cards: gangsters, stooge cards (jobs), fences.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Refusal, Stored, notation};

tabletop::named! {
    /// What a gangster can do.
    Kind or "downtown-unknown-gangster" {
        /// Stands watch.
        Lookout = "lookouts",
        /// Opens safes.
        Safecracker = "safecrackers",
        /// Listens.
        Spy = "spies",
    }

    /// Who knows about a job.
    Stooge or "downtown-unknown-stooge" {
        /// Promises more than there is.
        Frankie = "frankie",
        /// Is near the truth.
        Luigi = "luigi",
        /// Never promises too much.
        Joe = "joe",
    }

    /// What a job brings, and what a fence takes.
    Loot or "downtown-unknown-loot" {
        /// Dirty money, for the launderer.
        Money = "money",
        /// For the jewellery dealer.
        Jewellery = "jewellery",
        /// For the art dealer.
        Art = "art",
    }

    /// What a fence keeps for itself.
    Share or "downtown-unknown-share" {
        /// One quarter; one such fence of each loot kind is a cop.
        Quarter = "quarter",
        /// One half; never a cop.
        Half = "half",
    }
}

/// How many gangsters of each kind there are in the box.
pub const GANG: Crew = Crew([26, 11, 11]);

impl Kind {
    /// The first number in the box of the gangsters of this kind.
    pub(crate) const fn first_number(self) -> u8 {
        let Crew([lookouts, safecrackers, _]) = GANG;
        match self {
            Self::Lookout => 0,
            Self::Safecracker => lookouts,
            Self::Spy => lookouts + safecrackers,
        }
    }
}

/// Some gangsters: so many lookouts, safecrackers and spies. Gangsters of a kind are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Crew(pub [u8; 3]);

impl Crew {
    /// Nobody.
    pub const NONE: Self = Self([0; 3]);

    /// So many of one kind.
    #[inline]
    pub fn of(kind: Kind, count: u8) -> Self {
        let mut crew = Self::NONE;
        crew[kind] = count;
        crew
    }

    /// The same with so many of one kind. Written as a whole, it can soon be read as a whole without waiting.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, kind: Kind, count: u8) -> Self {
        let [lookouts, safecrackers, spies] = self.0;
        let (all, place) = (u32::from_le_bytes([lookouts, safecrackers, spies, 0]), 8 * kind.index());
        let [lookouts, safecrackers, spies, _] = (all & !(0xff << place) | u32::from(count) << place).to_le_bytes();
        Self([lookouts, safecrackers, spies])
    }

    /// How many gangsters.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether all of `other` can be taken out of it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        (0..3).all(|kind| self.0[kind] >= other.0[kind])
    }

    /// How many of the kinds that come after this one.
    #[inline]
    pub fn after(self, kind: Kind) -> u8 {
        self.0[kind.index() + 1..].iter().sum()
    }

    /// The kind of the `n`-th gangster, lookouts first.
    #[inline]
    pub fn nth(self, n: u8) -> Kind {
        if n < self.0[0] {
            Kind::Lookout
        } else if n < self.0[0] + self.0[1] {
            Kind::Safecracker
        } else {
            Kind::Spy
        }
    }
}

impl Index<Kind> for Crew {
    type Output = u8;
    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for Crew {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl AddAssign for Crew {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl SubAssign for Crew {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count -= less;
        }
    }
}

impl fmt::Display for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Kind::ALL.into_iter().filter(|&kind| self[kind] > 0).peekable();
        if parts.peek().is_none() {
            return f.write_str("nobody");
        }
        while let Some(kind) = parts.next() {
            write!(f, "{} {kind}{}", self[kind], if parts.peek().is_some() { ", " } else { "" })?;
        }
        Ok(())
    }
}

/// How many cards a stooge's pile has.
pub const PILE: u8 = 9;

/// How many stooge cards there are.
pub const JOBS: usize = 27;

/// A stooge card, named after the place in which the first shuffle put it: `luigi-1` is the card
/// that lay on top of Luigi's pile. What is printed on it is another matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "`${Stooge}-${number}`"))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^(frankie|luigi|joe)-[1-9]$")))]
pub struct JobId(u8);

impl JobId {
    /// The card that lay so deep in the stooge's pile, from 0 to 8.
    #[inline]
    pub const fn new(stooge: Stooge, depth: u8) -> Self {
        assert!(depth < PILE, "a stooge has nine cards");
        Self(stooge as u8 * PILE + depth)
    }

    /// The card with this number, 0 to 26.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < JOBS, "there are 27 stooge cards");
        Self(index as u8)
    }

    /// 0 to 26.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose job it is.
    #[inline]
    pub const fn stooge(self) -> Stooge {
        Stooge::ALL[self.0 as usize / PILE as usize]
    }

    /// How deep it lay in its pile at first, from 0.
    #[inline]
    pub const fn depth(self) -> u8 {
        self.0 % PILE
    }
}

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.stooge(), self.depth() + 1)
    }
}

impl FromStr for JobId {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unknown = || Refusal::new("downtown-unknown-job").with("word", text);
        let (stooge, number) = text.split_once('-').ok_or_else(unknown)?;
        match number.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Self::new(stooge.parse()?, digit - b'1')),
            _ => Err(unknown()),
        }
    }
}
notation!(JobId);

/// A set of stooge cards; in JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<JobId>"))]
#[cfg_attr(feature = "ts", schemars(!from, with = "Vec<JobId>"))]
#[serde(from = "Stored<JobId>")]
pub struct JobSet(u32);

tabletop::listed!(JobSet of JobId, u32, JobId::from_index);

/// How many fences there are.
pub const FENCES: usize = 12;

/// The front of a fence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Fence {
    /// What it buys.
    pub loot: Loot,
    /// What it keeps.
    pub share: Share,
}

/// Of each loot kind: two honest fences that keep a quarter, the cop, one that keeps half.
const COP: u8 = 2;
const HALF: u8 = 3;

impl Fence {
    /// The front of the fence with this number, 0 to 11.
    pub const fn of_number(number: u8) -> Self {
        let share = if number % 4 == HALF { Share::Half } else { Share::Quarter };
        Self { loot: Loot::ALL[(number / 4) as usize % 3], share }
    }

    /// Whether the fence with this number is a cop.
    pub const fn is_cop(number: u8) -> bool {
        number % 4 == COP
    }

    /// The first number of the fences with this front.
    pub const fn first(self) -> u8 {
        self.loot as u8 * 4 + if matches!(self.share, Share::Half) { HALF } else { 0 }
    }

    /// How many fences have this front.
    pub const fn copies(self) -> u8 {
        if matches!(self.share, Share::Half) { 1 } else { 3 }
    }

    /// How many of them are cops.
    pub const fn cops(self) -> u8 {
        if matches!(self.share, Share::Half) { 0 } else { 1 }
    }

    /// What is paid for loot of this real value (dt.east.sell).
    pub const fn payment(self, real: u16, cop: bool) -> u16 {
        match (cop, self.share) {
            (true, _) => real / 4,
            (false, Share::Quarter) => real - real / 4,
            (false, Share::Half) => real / 2,
        }
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.loot, self.share)
    }
}
