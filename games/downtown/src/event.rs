//! What happens, as a player would tell it.

use serde::Serialize;
use tabletop::Seat;

use crate::board::{Place, Places};
use crate::card::{Crew, Fence, JobId, Kind, Loot};
use crate::state::Ending;

/// Something that happened. What not everybody sees is optional: always there when the game tells
/// it, cut out for those who did not see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are; `seat` is who does it")]
pub enum Event {
    /// A gangster was dealt to a hand.
    Dealt { seat: Seat, kind: Option<Kind> },
    /// A gangster was turned up for the Downtown row.
    RowCard { kind: Kind },
    /// The top of a stooge's pile was turned up.
    JobUp {
        card: JobId,
        /// The deck's number of its front.
        front: u8,
        loot: Loot,
        /// What the stooge says it is worth.
        claims: u8,
        needs: Crew,
    },
    /// The top of a fence pile was turned up.
    FenceUp {
        pile: u8,
        /// The fence, by its place in the first shuffle.
        fence: u8,
        front: Fence,
    },
    /// Lots were drawn: this seat places first.
    First { seat: Seat },
    /// A seat put its tokens on two places.
    Placed { seat: Seat, places: Places },
    /// This seat has the first turn.
    Starts { seat: Seat },
    /// The money laid out before the first turn was shown.
    Opened { seat: Seat, money: u16 },
    /// A turn began.
    Turn { seat: Seat, nth: u16 },
    /// The own display went back to purse and hand.
    TookBack { seat: Seat, money: u16, crew: Crew },
    /// Tokens moved.
    Moved { seat: Seat, from: Places, to: Places },
    /// A display was robbed; its owner is next.
    Robbed { seat: Seat, victim: Seat, money: u16, crew: Crew },
    /// A player was paid and is next.
    Paid {
        seat: Seat,
        payee: Seat,
        money: u16,
        crew: Crew,
        /// The token that moved for it: from where, to where.
        step: Option<(Place, Place)>,
    },
    /// A seat goes to buy gangsters.
    Hires { seat: Seat },
    /// It wants so many of a kind.
    Wants { seat: Seat, kind: Kind, count: u8 },
    /// Gangsters were bought.
    Bought { seat: Seat, crew: Crew, price: u16 },
    /// Somebody at the Bank got money that was paid for gangsters.
    Toll { seat: Seat, money: u16 },
    /// The discards became the draw pile.
    Reshuffled { crew: Crew },
    /// A gangster was drawn at the Ghetto.
    Drew { seat: Seat, kind: Option<Kind> },
    /// A seat did not draw at the Ghetto.
    DeclinedDraw { seat: Seat },
    /// A seat will from now on always draw at the Ghetto.
    Always { seat: Seat },
    /// A job was done: its card went to the hand, the gangsters to the discards.
    JobDone { seat: Seat, card: JobId, crew: Crew },
    /// A seat looks at the back of a top stooge card.
    Looks { seat: Seat, card: JobId },
    /// A seat saw the back of a stooge card.
    Saw { seat: Seat, card: JobId, real: Option<u8> },
    /// The card looked at was left on top or put under its pile.
    PutBack { seat: Seat, card: JobId, under: bool },
    /// A seat goes to sell loot to a fence.
    Sells { seat: Seat, pile: u8, loot: Loot },
    /// A stooge card was offered to a fence.
    Offered { seat: Seat, card: JobId, pile: u8 },
    /// A fence was turned over.
    TurnedOver { pile: u8, fence: u8, cop: bool },
    /// Everybody saw the back of a stooge card.
    Revealed { card: JobId, real: u8 },
    /// Loot was sold.
    Sold {
        seat: Seat,
        cards: u8,
        /// Their real value.
        real: u16,
        paid: u16,
    },
    /// A used fence left the game or went under its pile.
    FenceUsed { pile: u8, fence: u8, leaves: bool },
    /// A seat looks at the back of a top fence.
    Watches { seat: Seat, fence: u8, pile: u8 },
    /// A seat saw the back of a fence.
    SawFence { seat: Seat, fence: u8, cop: Option<bool> },
    /// A fence that was looked at was put on a pile.
    PutFence { seat: Seat, fence: u8, from: u8, to: u8 },
    /// A casino card appeared.
    CasinoCard { pile: u8, nth: u8 },
    /// The casino is visited.
    Visits { seat: Seat },
    /// Nobody visits the casino.
    NoVisit {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A note was shown in the casino.
    Note { seat: Seat, note: u8, fate: Fate, visitor: Seat },
    /// A casino card left the game.
    CasinoGone { pile: u8 },
    /// Somebody added to the own display, face down.
    FaceDown { seat: Seat, cards: u8, money: bool },
    /// The active seat laid something into its display.
    Laid { seat: Seat, money: u16, crew: Crew },
    /// A stooge card too many went under its pile.
    Returned { seat: Seat, card: JobId },
    /// What had been added face down was turned up.
    Added { seat: Seat, money: u16, crew: Crew },
    /// The game has ended.
    Ended { ending: Ending },
    /// Loot left over was paid for.
    LootPaid { seat: Seat, money: u16 },
}

/// What became of a note in the casino.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Its owner has it back.
    Back,
    /// It matched and went to the player whose turn it is.
    Won,
    /// It went to the bank.
    Lost,
}
