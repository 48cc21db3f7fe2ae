//! What happens, as a player would tell it.

use std::fmt;

use serde::Serialize;
use tabletop::{CardSet, Seat};

use crate::card::Card;

/// Something that happened. Told in full to the game's own log; a viewer who may not see a card
/// gets the same event without it, so `None` in a `card` means hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are; `by` is the card that causes it")]
pub enum Event {
    /// A card was dealt into the seat's first pile.
    Dealt { seat: Seat, card: Option<Card> },
    /// A round began.
    RoundBegan { round: u8 },
    /// The seat looks at the pile that has come to it; `None` if that is hidden.
    LooksAt { seat: Seat, pile: Option<CardSet> },
    /// The seat took a card of its pile and passed the rest.
    Took { seat: Seat, card: Option<Card> },
    /// The seat's chosen card was turned over.
    Revealed { seat: Seat, card: Card },
    /// The seat plays an extra card because of another card.
    PlaysExtra { seat: Seat, card: Card, by: Card },
    /// The seat does not use its extra card.
    NoExtra { seat: Seat, by: Card },
    /// The seat paid money for a card.
    PaidMoney { seat: Seat, amount: u32, cost_of: Card },
    /// The seat paid with a card of its display.
    PaidCard { seat: Seat, card: Card, cost_of: Card },
    /// The seat paid with a card of its hand.
    PaidHandCard { seat: Seat, card: Card, cost_of: Card },
    /// The seat ignores the card's cost or need this round.
    Ignored { seat: Seat, card: Card },
    /// The card leaves the game without effect.
    Failed { seat: Seat, card: Card, why: Failure },
    /// The card is played: from now on it counts.
    Played { seat: Seat, card: Card },
    /// The seat gained money through a card: so many times what the card alone would bring (78).
    Gained { seat: Seat, amount: u32, by: Card, times: u32 },
    /// The seat lost money through a card, less than was asked for if it did not have more.
    LostMoney { seat: Seat, amount: u32, by: Card, asked: u32 },
    /// Markers came onto a holding.
    MarkersPut { seat: Seat, holding: Card, count: u16, by: Card },
    /// Markers were taken off a holding.
    MarkersTaken { seat: Seat, holding: Card, count: u16, by: Card },
    /// A card announced something for this round or the next; 1 watches the neighbour on the left.
    Announced { seat: Seat, by: Card, left: Seat },
    /// The seat lost a card of its display.
    LostCard { seat: Seat, card: Card, by: Card },
    /// A card went back to the seat's hand.
    BackToHand { seat: Seat, card: Card, by: Card },
    /// The action is done and leaves the game.
    LeftGame { seat: Seat, card: Card },
    /// A card of the draw pile was turned up; no thug leaves the game.
    TurnedUp { seat: Seat, card: Card },
    /// The seat drew a card.
    Drew { seat: Seat, card: Option<Card>, by: Card },
    /// The draw pile had nothing more to give.
    PileEmpty { seat: Seat, by: Card },
    /// Rubberface became a copy of this thug.
    Copied { seat: Seat, thug: Card },
    /// The text of a thug is carried out again.
    Repeats { seat: Seat, thug: Card },
    /// The last round is over, the effects of the game's end come.
    LastRoundOver,
    /// The game has ended.
    Ended,
}

/// Why a card had no effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// Its owner did not want to pay.
    Declined,
    /// Its owner could not pay.
    CannotPay,
    /// What it needs was not there.
    NeedNotMet,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Dealt { seat, card: Some(card) } => write!(f, "{seat} is dealt {}", Named(card)),
            Self::Dealt { seat, card: None } => write!(f, "{seat} is dealt a card"),
            Self::RoundBegan { round } => write!(f, "Round {round} begins"),
            Self::LooksAt { seat, pile: Some(pile) } => write!(f, "{seat} looks at {pile:?}"),
            Self::LooksAt { seat, pile: None } => write!(f, "{seat} looks at a pile"),
            Self::Took { seat, card: Some(card) } => write!(f, "{seat} takes {} and passes the pile", Named(card)),
            Self::Took { seat, card: None } => write!(f, "{seat} takes a card and passes the pile"),
            Self::Revealed { seat, card } => write!(f, "{seat} shows {}", Named(card)),
            Self::PlaysExtra { seat, card, by } => write!(f, "{seat} plays {} as an extra card of {by}", Named(card)),
            Self::NoExtra { seat, by } => write!(f, "{seat} plays no extra card for {by}"),
            Self::PaidMoney { seat, amount, cost_of } => write!(f, "{seat} pays {amount}k for {}", Named(cost_of)),
            Self::PaidCard { seat, card, cost_of } => {
                write!(f, "{seat} gives up {} for {}", Named(card), Named(cost_of))
            }
            Self::PaidHandCard { seat, card, cost_of } => {
                write!(f, "{seat} gives {} from the hand for {}", Named(card), Named(cost_of))
            }
            Self::Ignored { seat, card } => write!(f, "{seat} need not mind what {} asks for", Named(card)),
            Self::Failed { seat, card, why } => {
                let why = match why {
                    Failure::Declined => "is not paid for",
                    Failure::CannotPay => "cannot be paid for",
                    Failure::NeedNotMet => "lacks what it needs",
                };
                write!(f, "{} of {seat} {why} and leaves the game", Named(card))
            }
            Self::Played { seat, card } => write!(f, "{seat} plays {}", Named(card)),
            Self::Gained { seat, amount, by, .. } => write!(f, "{seat} gains {amount}k by {}", Named(by)),
            Self::LostMoney { seat, amount, by, .. } => write!(f, "{seat} loses {amount}k by {}", Named(by)),
            Self::MarkersPut { seat, holding, count, by } => {
                write!(f, "{seat} puts {count} on {} by {by}", Named(holding))
            }
            Self::MarkersTaken { seat, holding, count, by } => {
                write!(f, "{seat} takes {count} off {} by {by}", Named(holding))
            }
            Self::Announced { seat, by, .. } => write!(f, "{} of {seat} will have its effect", Named(by)),
            Self::LostCard { seat, card, by } => write!(f, "{seat} loses {} by {}", Named(card), Named(by)),
            Self::BackToHand { seat, card, by } => write!(f, "{} goes back to {seat}'s hand by {by}", Named(card)),
            Self::LeftGame { seat, card } => write!(f, "{} of {seat} leaves the game", Named(card)),
            Self::TurnedUp { seat, card } => write!(f, "{seat} turns up {}", Named(card)),
            Self::Drew { seat, card: Some(card), by } => write!(f, "{seat} draws {} by {by}", Named(card)),
            Self::Drew { seat, card: None, by } => write!(f, "{seat} draws a card by {by}"),
            Self::PileEmpty { seat, by } => write!(f, "The draw pile has nothing left for {seat} ({by})"),
            Self::Copied { seat, thug } => write!(f, "{seat}'s Rubberface becomes {}", Named(thug)),
            Self::Repeats { seat, thug } => write!(f, "{seat} carries out {} again", Named(thug)),
            Self::LastRoundOver => f.write_str("The last round is over"),
            Self::Ended => f.write_str("The game has ended"),
        }
    }
}

/// A card with its number and name.
struct Named(Card);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.0.row().name)
    }
}
