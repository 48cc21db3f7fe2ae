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
mod hidden;
mod phase;
mod place;
mod undealt;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::position::{Who, is_default};
use tabletop::{Fate, Positioned, Refusal, Seat};

use crate::board::Place;
use crate::card::{JobId, Kind, Loot, Share, Stooge};
use crate::config::Config;
use crate::state::{Downtown, Step};

pub use phase::Now;
pub use undealt::Undealt;

impl Positioned for Downtown {
    type Position = Position;

    fn place(config: &Config, position: &Position) -> Result<Self, Refusal> {
        place::place(config, position)
    }

    fn fates(&self, position: &Position) -> Vec<Fate> {
        hidden::fates(self, position)
    }

    fn position(&self) -> Position {
        dump::dump(self)
    }
}

tabletop::by_hand! {
    /// A position. Money is counted in thousands.
    pub struct Position {
        /// What is being decided. If left out: the deal where nothing else is said, else a turn begins
        /// with moving tokens.
        pub phase: Option<Now>,
        /// The how-many-th turn of the game it is; the first if left out.
        pub turn: Option<u32>,
        /// Whose turn it is; A if left out.
        pub active: Option<Seat>,
        /// Who was robbed or paid and has the next turn.
        pub next: Option<Seat>,
        /// Whether that seat was robbed, not paid.
        pub robbed: bool,
        /// The places used in this turn so far.
        pub used: Vec<Place>,
        /// Where, after a peek thanks to the Villa, the job or the sale may follow.
        pub encore: Option<Place>,
        /// Who placed tokens first; A if left out.
        pub first: Option<Seat>,
        /// Who had the first turn; who placed first if left out.
        pub start: Option<Seat>,
        /// Who draws at the Ghetto without being asked.
        pub always: Vec<Seat>,
        /// What belongs to each seat.
        pub seats: BTreeMap<Seat, Player>,
        /// What the bank holds. It follows from the rest; if it is said, it must be right.
        pub bank: Option<i32>,
        /// The gangsters for hire; seven are turned up if left out.
        pub row: Option<Gangsters>,
        /// How many more are turned up before the game goes on.
        pub row_unknown: u32,
        /// The discards. What is nowhere else is the draw pile.
        pub discards: Gangsters,
        /// What comes off the draw pile next, the first first. Nobody knows it.
        pub draw: Vec<Kind>,
        /// The stooges' piles, the top first. Cards that are not named lie below, unseen.
        pub jobs: BTreeMap<Stooge, Vec<JobCard>>,
        /// The three fence piles, the top first; as in a fresh game if left out.
        pub fences: Option<Vec<Vec<FenceCard>>>,
        /// Fences that have left the game after a sale.
        pub gone: Vec<Fence>,
        /// How many casino cards have appeared.
        pub casinos: u32,
    }

    /// What belongs to a seat.
    pub struct Player {
        /// The money in its purse; 10 if left out.
        pub purse: Option<u32>,
        /// The two places where its tokens stand.
        pub tokens: Vec<Place>,
        /// The gangsters in its hand; five are dealt if left out.
        pub hand: Option<Gangsters>,
        /// How many more are dealt before the game goes on.
        pub unknown: u32,
        /// Those of its gangsters that everybody knows of.
        pub known: Gangsters,
        /// The stooge cards in its hand.
        pub loot: Vec<HeldJob>,
        /// What lies in its display.
        pub display: Display,
        /// What it has chosen in secret and not yet shown.
        pub secret: Option<Secret>,
    }

    /// So many gangsters of each kind.
    #[derive(Copy)]
    pub struct Gangsters {
        /// Lookouts.
        pub lookouts: u32,
        /// Safecrackers.
        pub safecrackers: u32,
        /// Spies.
        pub spies: u32,
    }

    /// What lies in a display.
    #[derive(Copy)]
    pub struct Display {
        /// Money.
        pub money: u32,
        /// Gangsters.
        pub gangsters: Gangsters,
    }
}

/// A secret choice: what goes face down into a display, or the note bet in the casino.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum JobCard {
    /// So many unknown cards.
    Unknown(u32),
    /// A card.
    Card(Job),
}

tabletop::by_hand! {
    /// What is known of a stooge card.
    pub struct Job {
        /// Its name in the game, such as `luigi-3`; any free one if left out.
        pub id: Option<JobId>,
        /// Its loot; if left out, the card has never been on top.
        pub loot: Option<Loot>,
        /// What it claims, where the stooge has several cards with that loot.
        pub claims: Option<u32>,
        /// The deck's number of its front, where even that leaves several.
        pub front: Option<u32>,
        /// What it is really worth. Unless somebody has `seen` it, nobody knows, and nothing depends on it.
        pub real: Option<u32>,
        /// Who has seen the back.
        pub seen: Vec<Who>,
    }
}

/// A stooge card in a hand. Its owner has seen the back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Casino {
    /// `casino`.
    #[serde(rename = "casino")]
    Casino,
}

tabletop::by_hand! {
    /// What is known of a fence.
    pub struct Fence {
        /// Its number in the game, 1 to 12; any free one if left out.
        pub id: Option<u32>,
        /// What it buys; if left out, the fence has never been on top.
        pub loot: Option<Loot>,
        /// What it keeps; a quarter if left out.
        pub share: Option<Share>,
        /// Whether it is a cop. Unless somebody has `seen` it, nobody knows, and nothing depends on it.
        pub cop: Option<bool>,
        /// Who has seen the back.
        pub seen: Vec<Who>,
    }
}
