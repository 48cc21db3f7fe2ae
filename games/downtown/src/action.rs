//! What a seat can choose and what nature can answer, as people write it.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop::{Refusal, Seat, notation};

use crate::board::{Place, Places};
use crate::card::{Fence, JobId, Kind, Stooge};

/// The notes of the casino.
pub const NOTES: [u8; 5] = [1, 2, 5, 10, 20];

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", content = "with", rename_all = "kebab-case")]
pub enum Action {
    /// Have the own tokens stand on these two places: at first, or by moving.
    Stand(Places),
    /// Rob this player's display.
    Rob(Seat),
    /// Pay this player as much as lies there, and move a token from one place to another.
    Pay(Seat, Option<(Place, Place)>),
    /// Go and buy gangsters.
    Hire,
    /// Buy so many of this kind.
    Take(Kind, u8),
    /// Do the job on top of this pile.
    Job(Stooge),
    /// Look at the back of the top card of this pile.
    Look(Stooge),
    /// Leave the card looked at on top.
    Leave,
    /// Put it under its pile.
    Under,
    /// Sell to the fence on top of this pile.
    Sell(u8),
    /// Offer this card.
    Offer(JobId),
    /// Look at the back of the fence on top of this pile.
    Watch(u8),
    /// Put it on this pile.
    Put(u8),
    /// Draw at the Ghetto.
    Draw,
    /// Draw at the Ghetto, now and whenever it is offered.
    Always,
    /// Visit the casino.
    Visit,
    /// Do not draw; do not visit.
    Decline,
    /// Bet this note.
    Bet(u8),
    /// Lay so much money into the own display.
    LayMoney(u16),
    /// Lay so many gangsters of this kind into the own display.
    Lay(Kind, u8),
    /// Put this card under its pile.
    Return(JobId),
    /// That is all.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Both on one place is no move, but it can be said.
            Self::Stand(places) if places.len() == 1 => write!(f, "stand {places} {places}"),
            Self::Stand(places) => write!(f, "stand {places}"),
            Self::Rob(seat) => write!(f, "rob {seat}"),
            Self::Pay(seat, None) => write!(f, "pay {seat}"),
            Self::Pay(seat, Some((from, to))) => write!(f, "pay {seat} {from} {to}"),
            Self::Hire => f.write_str("hire"),
            Self::Take(kind, count) => write!(f, "take {kind} {count}"),
            Self::Job(stooge) => write!(f, "job {stooge}"),
            Self::Look(stooge) => write!(f, "look {stooge}"),
            Self::Leave => f.write_str("leave"),
            Self::Under => f.write_str("under"),
            Self::Sell(pile) => write!(f, "sell {}", u16::from(*pile) + 1),
            Self::Offer(card) => write!(f, "offer {card}"),
            Self::Watch(pile) => write!(f, "watch {}", u16::from(*pile) + 1),
            Self::Put(pile) => write!(f, "put {}", u16::from(*pile) + 1),
            Self::Draw => f.write_str("draw"),
            Self::Always => f.write_str("always"),
            Self::Visit => f.write_str("visit"),
            Self::Decline => f.write_str("decline"),
            Self::Bet(note) => write!(f, "bet {note}"),
            Self::LayMoney(money) => write!(f, "lay money {money}"),
            Self::Lay(kind, count) => write!(f, "lay {kind} {count}"),
            Self::Return(card) => write!(f, "return {card}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<_> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["stand", one, other] => Self::Stand(Places::pair(one.parse()?, other.parse()?)),
            ["rob", seat] => Self::Rob(seat.parse()?),
            ["pay", seat] => Self::Pay(seat.parse()?, None),
            ["pay", seat, from, to] => Self::Pay(seat.parse()?, Some((from.parse()?, to.parse()?))),
            ["hire"] => Self::Hire,
            ["take", kind, count] => Self::Take(kind.parse()?, number(count)?),
            ["job", stooge] => Self::Job(stooge.parse()?),
            ["look", stooge] => Self::Look(stooge.parse()?),
            ["leave"] => Self::Leave,
            ["under"] => Self::Under,
            ["sell", number] => Self::Sell(pile(number)?),
            ["offer", card] => Self::Offer(card.parse()?),
            ["watch", number] => Self::Watch(pile(number)?),
            ["put", number] => Self::Put(pile(number)?),
            ["draw"] => Self::Draw,
            ["always"] => Self::Always,
            ["visit"] => Self::Visit,
            ["decline"] => Self::Decline,
            ["bet", note] => Self::Bet(number(note)?),
            ["lay", "money", money] => Self::LayMoney(number(money)?),
            ["lay", kind, count] => Self::Lay(kind.parse()?, number(count)?),
            ["return", card] => Self::Return(card.parse()?),
            ["done"] => Self::Done,
            _ => return Err(Refusal::new("downtown-unreadable-action").with("text", text)),
        })
    }
}

/// What nature answers: as much as becomes decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// This seat places first.
    First(Seat),
    /// The next gangster of the draw pile.
    Gangster(Kind),
    /// The front of a stooge card: the deck's first number with that front.
    Front(u8),
    /// The back of a stooge card: its real value.
    Back(u8),
    /// The front of a fence.
    Fence(Fence),
    /// The back of a fence: whether it is a cop.
    Cop(bool),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Gangster(kind) => write!(f, "gangster {kind}"),
            Self::Front(number) => write!(f, "front {number}"),
            Self::Back(real) => write!(f, "back {real}"),
            Self::Fence(fence) => write!(f, "fence {fence}"),
            Self::Cop(true) => f.write_str("cop"),
            Self::Cop(false) => f.write_str("no-cop"),
        }
    }
}

impl FromStr for Chance {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<_> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["first", seat] => Self::First(seat.parse()?),
            ["gangster", kind] => Self::Gangster(kind.parse()?),
            ["front", card] => Self::Front(number(card)?),
            ["back", real] => Self::Back(number(real)?),
            ["fence", loot, share] => Self::Fence(Fence { loot: loot.parse()?, share: share.parse()? }),
            ["cop"] => Self::Cop(true),
            ["no-cop"] => Self::Cop(false),
            _ => return Err(Refusal::new("downtown-unreadable-chance").with("text", text)),
        })
    }
}
notation!(Chance);

fn number<T: FromStr>(text: &str) -> Result<T, Refusal> {
    text.parse().map_err(|_| Refusal::new("downtown-bad-number").with("text", text))
}

/// People count piles from 1.
fn pile(text: &str) -> Result<u8, Refusal> {
    match number::<u16>(text)? {
        number @ 1..=256 => Ok((number - 1) as u8),
        _ => Err(Refusal::new("downtown-bad-number").with("text", text)),
    }
}
