//! What players choose and what chance decides, as they are written.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop::{Refusal, Seat, notation};

use crate::board::{District, Field};
use crate::card::{PotionCard, Shadow};
use crate::hoard::{Held, Side};
use crate::party::{Crew, Party};
use crate::tile::Tile;

/// A choice of a player: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", content = "with", rename_all = "kebab-case")]
pub enum Action {
    /// `pass`: not use what is offered.
    Pass,
    /// `reroll`: roll the whole pool again, all its dice being equal.
    Reroll,
    /// `dice 3 5`: take a 3 to move and a 5 to act.
    Dice {
        /// The die to move.
        go: u8,
        /// The die to act.
        act: u8,
    },
    /// `drink`: pay a potion for what the potion card allows now.
    Drink,
    /// `mark 4`: Second Chance rerolls a die that shows 4, too.
    Mark(u8),
    /// `roll`: Second Chance rerolls the marked dice.
    Roll,
    /// `walk`: move the boss by the die.
    Walk,
    /// `step 7`: Quick Step to field 7.
    Step(Field),
    /// `place`: 3, 2, 1 henchmen into the near, middle and far district.
    Place,
    /// `shell 1 3 2`: Shell Game, so many into the near, middle and far district.
    Shell([u8; 3]),
    /// `give weapons/2 down`: Con Artist gives this own tile away.
    Give(Held),
    /// `take hat-3/1`: take this tile from the district.
    Take(Tile),
    /// `take die`: take the Cursed One's die.
    TakeDie,
    /// `keep down`: keep the tile just taken like this.
    Keep(Side),
    /// `at park`: this district.
    At(District),
    /// `both north centre`: these two adjacent districts, in any order; written with the earlier on the
    /// ring first.
    Both(District, District),
    /// `marker police`: this party's marker.
    Marker(Party),
    /// `bonus two-police`: use the law's bonus for this.
    Bonus(Bonus),
    /// `first B`: the Collector serves this seat first.
    First(Seat),
    /// `again 5`: the Collector has an own action die that shows 5 rerolled.
    Again(u8),
    /// `support`: take the Mayor's two henchmen.
    Support,
}

tabletop::named! {
    /// What the law's bonus can be (sm.wanted).
    Bonus or "smile-unknown-bonus" {
        /// A yellow henchman.
        Yellow = "yellow",
        /// A green henchman.
        Green = "green",
        /// A police marker.
        Police = "police",
        /// Two police markers.
        TwoPolice = "two-police",
    }
}

impl Bonus {
    /// Whose markers, and how many.
    pub const fn markers(self) -> (Party, u8) {
        match self {
            Self::Yellow => (Party::Yellow, 1),
            Self::Green => (Party::Green, 1),
            Self::Police => (Party::Police, 1),
            Self::TwoPolice => (Party::Police, 2),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Reroll => f.write_str("reroll"),
            Self::Dice { go, act } => write!(f, "dice {go} {act}"),
            Self::Drink => f.write_str("drink"),
            Self::Mark(value) => write!(f, "mark {value}"),
            Self::Roll => f.write_str("roll"),
            Self::Walk => f.write_str("walk"),
            Self::Step(field) => write!(f, "step {field}"),
            Self::Place => f.write_str("place"),
            Self::Shell([near, middle, far]) => write!(f, "shell {near} {middle} {far}"),
            Self::Give(held) => write!(f, "give {held}"),
            Self::Take(tile) => write!(f, "take {tile}"),
            Self::TakeDie => f.write_str("take die"),
            Self::Keep(side) => write!(f, "keep {side}"),
            Self::At(district) => write!(f, "at {district}"),
            Self::Both(one, other) => write!(f, "both {one} {other}"),
            Self::Marker(party) => write!(f, "marker {party}"),
            Self::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Again(value) => write!(f, "again {value}"),
            Self::Support => f.write_str("support"),
        }
    }
}

/// A small number as a person types it.
fn number(word: &str) -> Result<u8, Refusal> {
    word.parse().map_err(|_| Refusal::new("smile-not-a-number").with("text", word))
}

impl FromStr for Action {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pass"] => Self::Pass,
            ["reroll"] => Self::Reroll,
            ["dice", go, act] => Self::Dice { go: number(go)?, act: number(act)? },
            ["drink"] => Self::Drink,
            ["mark", value] => Self::Mark(number(value)?),
            ["roll"] => Self::Roll,
            ["walk"] => Self::Walk,
            ["step", field] => Self::Step(field.parse()?),
            ["place"] => Self::Place,
            ["shell", near, middle, far] => Self::Shell([number(near)?, number(middle)?, number(far)?]),
            ["give", tile, side] => Self::Give(Held { tile: tile.parse()?, side: side.parse()? }),
            ["take", "die"] => Self::TakeDie,
            ["take", tile] => Self::Take(tile.parse()?),
            ["keep", side] => Self::Keep(side.parse()?),
            ["at", district] => Self::At(district.parse()?),
            ["both", one, other] => {
                let (one, other): (District, District) = (one.parse()?, other.parse()?);
                Self::Both(one.min(other), one.max(other))
            }
            ["marker", party] => Self::Marker(party.parse()?),
            ["bonus", bonus] => Self::Bonus(bonus.parse()?),
            ["first", seat] => Self::First(seat.parse()?),
            ["again", value] => Self::Again(number(value)?),
            ["support"] => Self::Support,
            _ => return Err(Refusal::new("smile-unreadable-action").with("text", text)),
        })
    }
}

/// What chance decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `shadow viper`: the shadow card of the game.
    Shadow(Shadow),
    /// `card imitation`: the potion card of the game.
    Card(PotionCard),
    /// `start yellow`: who starts the first round.
    Start(Crew),
    /// `tile hat-3/1`: the tile drawn.
    Tile(Tile),
    /// `die 4`: what the die shows.
    Die(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shadow(shadow) => write!(f, "shadow {shadow}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Start(crew) => write!(f, "start {crew}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Die(value) => write!(f, "die {value}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        Ok(match text.split_once(' ') {
            Some(("shadow", shadow)) => Self::Shadow(shadow.parse()?),
            Some(("card", card)) => Self::Card(card.parse()?),
            Some(("start", crew)) => Self::Start(crew.parse()?),
            Some(("tile", tile)) => Self::Tile(tile.parse()?),
            Some(("die", value)) => Self::Die(number(value)?),
            _ => return Err(Refusal::new("smile-unreadable-chance").with("text", text)),
        })
    }
}
notation!(Chance);
