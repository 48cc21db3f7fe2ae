//! What happens, as a player would tell it.

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
