//! Positions people write by hand, as JSON: who has what, where tokens stand, what lies on the
//! piles, whose turn it is and what is being decided.
//!
//! A position has no past. Everybody knows what lies open; a seat knows its own purse, hand and
//! stooge cards; `known` names the gangsters of a hand that all have seen, `seen` who has looked at
//! the back of a card. What is left out is as in a fresh game that nobody has looked into: hands of
//! five, a row of seven and the tops of the piles are dealt and turned up by nature.

mod cards;
mod decide;
mod dump;
mod phase;
mod place;
mod undealt;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Positioned, Refusal, Seat, notation};

use crate::board::Place;
use crate::card::{JobId, Loot, Share, Stooge};
use crate::config::Config;
use crate::state::{Downtown, Step};

pub use phase::Now;
pub use undealt::Undealt;

impl Positioned for Downtown {
    type Position = Position;

    fn place(config: &Config, position: &Position) -> Result<Self, Refusal> {
        place::place(config, position)
    }

    fn position(&self) -> Position {
        dump::dump(self)
    }
}

/// A position. Money is counted in thousands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// What is being decided. If left out: the deal where nothing else is said, else a turn begins
    /// with moving tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Now>,
    /// The how-many-th turn of the game it is; the first if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// Whose turn it is; A if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// Who was robbed or paid and has the next turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Seat>,
    /// Whether that seat was robbed, not paid.
    #[serde(skip_serializing_if = "is_default")]
    pub robbed: bool,
    /// The places used in this turn so far.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Place>,
    /// Where, after a peek thanks to the Villa, the job or the sale may follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encore: Option<Place>,
    /// Who placed tokens first; A if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Who had the first turn; who placed first if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
    /// Who draws at the Ghetto without being asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub always: Vec<Seat>,
    /// What belongs to each seat.
    pub seats: BTreeMap<Seat, Player>,
    /// What the bank holds. It follows from the rest; if it is said, it must be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<i32>,
    /// The gangsters for hire; seven are turned up if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Gangsters>,
    /// How many more are turned up before the game goes on.
    #[serde(skip_serializing_if = "is_default")]
    pub row_unknown: u32,
    /// The discards. What is nowhere else is the draw pile.
    #[serde(skip_serializing_if = "is_default")]
    pub discards: Gangsters,
    /// The stooges' piles, the top first. Cards that are not named lie below, unseen.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub jobs: BTreeMap<Stooge, Vec<JobCard>>,
    /// The three fence piles, the top first; as in a fresh game if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fences: Option<Vec<Vec<FenceCard>>>,
    /// Fences that have left the game after a sale.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Fence>,
    /// How many casino cards have appeared.
    #[serde(skip_serializing_if = "is_default")]
    pub casinos: u32,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The money in its purse; 10 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purse: Option<u32>,
    /// The two places where its tokens stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Place>,
    /// The gangsters in its hand; five are dealt if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Gangsters>,
    /// How many more are dealt before the game goes on.
    #[serde(skip_serializing_if = "is_default")]
    pub unknown: u32,
    /// Those of its gangsters that everybody knows of.
    #[serde(skip_serializing_if = "is_default")]
    pub known: Gangsters,
    /// The stooge cards in its hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loot: Vec<HeldJob>,
    /// What lies in its display.
    #[serde(skip_serializing_if = "is_default")]
    pub display: Display,
    /// What it has chosen in secret and not yet shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// So many gangsters of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gangsters {
    /// Lookouts.
    #[serde(skip_serializing_if = "is_default")]
    pub lookouts: u32,
    /// Safecrackers.
    #[serde(skip_serializing_if = "is_default")]
    pub safecrackers: u32,
    /// Spies.
    #[serde(skip_serializing_if = "is_default")]
    pub spies: u32,
}

/// What lies in a display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Display {
    /// Money.
    #[serde(skip_serializing_if = "is_default")]
    pub money: u32,
    /// Gangsters.
    #[serde(skip_serializing_if = "is_default")]
    pub gangsters: Gangsters,
}

/// A secret choice: what goes face down into a display, or the note bet in the casino.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// What is asked next, or `sealed`.
    pub step: Step,
    /// The money chosen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub money: u32,
    /// The gangsters chosen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gangsters: Gangsters,
}

/// A card of a stooge's pile, or so many of which nothing is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum JobCard {
    /// So many unknown cards.
    Unknown(u32),
    /// A card.
    Card(Job),
}

/// What is known of a stooge card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Job {
    /// Its name in the game, such as `luigi-3`; any free one if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<JobId>,
    /// Its loot; if left out, the card has never been on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loot: Option<Loot>,
    /// What it claims, where the stooge has several cards with that loot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claims: Option<u32>,
    /// The deck's number of its front, where even that leaves several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub front: Option<u32>,
    /// What it is really worth, if anybody has seen that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub real: Option<u32>,
    /// Who has seen the back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Who>,
}

/// A stooge card in a hand. Its owner has seen the back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeldJob {
    /// Whose job it was.
    pub stooge: Stooge,
    /// Its name in the game, such as `luigi-3`; any free one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<JobId>,
    /// Its loot.
    pub loot: Loot,
    /// What it claims, where the stooge has several cards with that loot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claims: Option<u32>,
    /// The deck's number of its front, where even that leaves several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub front: Option<u32>,
    /// What it is really worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub real: Option<u32>,
    /// Who has seen the back besides its owner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Who>,
}

/// A card of a fence pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FenceCard {
    /// So many unknown fences.
    Unknown(u32),
    /// The casino card.
    Casino(Casino),
    /// A fence.
    Fence(Fence),
}

/// The word for the casino card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Casino {
    /// `casino`.
    #[serde(rename = "casino")]
    Casino,
}

/// What is known of a fence.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fence {
    /// Its number in the game, 1 to 12; any free one if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// What it buys; if left out, the fence has never been on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loot: Option<Loot>,
    /// What it keeps; a quarter if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
    /// Whether it is a cop, if anybody has seen that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cop: Option<bool>,
    /// Who has seen the back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Who>,
}

/// Who has seen something: `all`, or a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// Everybody.
    All,
    /// One seat.
    Seat(Seat),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Who {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        if text == "all" { Ok(Self::All) } else { text.parse().map(Self::Seat) }
    }
}
notation!(Who);

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
