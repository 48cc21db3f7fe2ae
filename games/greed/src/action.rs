//! What players choose and what nature answers, in the notation of records and terminals.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop::{Refusal, notation};

use crate::card::Card;

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", content = "with", rename_all = "kebab-case")]
pub enum Action {
    /// `take 27`: from the pile into the hand (gr.draft).
    Take(Card),
    /// `play 27`: from the hand, face down with all others (gr.play) or as an extra card (gr.extra).
    Play(Card),
    /// `no extra card`: leaves it at that (80).
    NoExtra,
    /// `pay card 27`: gives up a thug, a holding or a hand card as the cost (gr.cost).
    PayCard(Card),
    /// `pay money`: pays the money part of the cost (gr.cost).
    PayMoney,
    /// `decline`: does not pay; the card has no effect (gr.cost).
    Decline,
    /// `mark 27`: the markers go onto this holding (38, 56, 80).
    Mark(Card),
    /// `copy 27`: Rubberface becomes this thug (54).
    Copy(Card),
    /// `lose 27`: gives up this card for an announced loss (gr.delayed).
    Lose(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(card) => write!(f, "take {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::NoExtra => f.write_str("no extra card"),
            Self::PayCard(card) => write!(f, "pay card {card}"),
            Self::PayMoney => f.write_str("pay money"),
            Self::Decline => f.write_str("decline"),
            Self::Mark(card) => write!(f, "mark {card}"),
            Self::Copy(card) => write!(f, "copy {card}"),
            Self::Lose(card) => write!(f, "lose {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        match text {
            "no extra card" => return Ok(Self::NoExtra),
            "pay money" => return Ok(Self::PayMoney),
            "decline" => return Ok(Self::Decline),
            _ => {}
        }
        let unreadable = || Refusal::new("greed-unreadable-action").with("action", text);
        let (verb, card) = text.rsplit_once(' ').ok_or_else(unreadable)?;
        let action = match verb {
            "take" => Self::Take,
            "play" => Self::Play,
            "pay card" => Self::PayCard,
            "mark" => Self::Mark,
            "copy" => Self::Copy,
            "lose" => Self::Lose,
            _ => return Err(unreadable()),
        };
        Ok(action(card.parse()?))
    }
}

/// An outcome of nature: `card 27` comes next from the shuffled cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chance(pub Card);

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Chance {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        match text.split_once(' ') {
            Some(("card", card)) => Ok(Self(card.parse()?)),
            _ => Err(Refusal::new("greed-unreadable-chance").with("chance", text)),
        }
    }
}
notation!(Chance);
