//! What is being decided, as a person writes it: fence piles are counted from 1.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::Gangsters;
use crate::card::{JobId, Kind, Stooge};
use crate::state::{Downtown, Ending, Phase};

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Now {
    /// Cards are dealt and turned up, then the first placer is drawn.
    Deal,
    /// The active seat puts its tokens on two places.
    Place,
    /// Everybody but the start player lays 1k to 3k into the display.
    Open,
    /// The active seat may move its tokens.
    Move,
    /// It robs or pays somebody.
    Confront,
    /// It may use a place.
    Use,
    /// It chooses how many gangsters of a kind to buy.
    Hire {
        /// Chosen so far.
        #[serde(default)]
        wanted: Gangsters,
        /// Asked now.
        kind: Kind,
    },
    /// The Downtown row is filled up to so many cards.
    Refill {
        /// So many.
        target: u32,
    },
    /// This seat may draw at the Ghetto.
    Ghetto {
        /// Who.
        seat: Seat,
    },
    /// It draws.
    Draw {
        /// Who.
        seat: Seat,
        /// How many cards are still to come.
        left: u32,
    },
    /// The active seat looks at the back of the stooge card it has just taken.
    Study {
        /// The card.
        card: JobId,
    },
    /// It looks at the back of the top card, then leaves it or puts it under the pile.
    Look {
        /// Whose pile.
        stooge: Stooge,
    },
    /// It offers stooge cards to the fence on top of a pile.
    Offer {
        /// The pile.
        pile: u32,
        /// Offered so far; they already lie under their piles.
        #[serde(default)]
        offered: Vec<JobId>,
    },
    /// The fence is turned over.
    TurnOver {
        /// The pile.
        pile: u32,
        /// The cards offered.
        offered: Vec<JobId>,
    },
    /// The active seat looks at the back of the top fence and puts it on any pile.
    Watch {
        /// Lifted from this pile.
        pile: u32,
    },
    /// A casino card has appeared: the active seat may visit.
    Casino {
        /// On this pile.
        pile: u32,
    },
    /// Everybody with money bets a note.
    Bets {
        /// The casino card lies on this pile.
        pile: u32,
    },
    /// New tops are turned up before anything else happens.
    TurnUp,
    /// The others may add to their displays, face down.
    Add,
    /// The active seat chooses what to lay into its display.
    Lay,
    /// It puts stooge cards under their piles because they alone are too many.
    Return {
        /// Written by earlier dumps, when cards went back stooge by stooge.
        #[serde(default, skip_serializing)]
        from: Option<Stooge>,
    },
    /// The game has ended.
    Over {
        /// Why.
        ending: Ending,
    },
}

/// The phase of a game.
pub(super) fn now(game: &Downtown) -> Now {
    let pile_of = |pile: u8| u32::from(pile) + 1;
    match game.phase {
        Phase::Deal => Now::Deal,
        Phase::Place => Now::Place,
        Phase::Open => Now::Open,
        Phase::Move => Now::Move,
        Phase::Confront => Now::Confront,
        Phase::Use => Now::Use,
        Phase::Hire { wanted, kind } => Now::Hire { wanted: wanted.into(), kind },
        Phase::Refill { target } => Now::Refill { target: target.into() },
        Phase::Ghetto { seat, .. } => Now::Ghetto { seat },
        Phase::Draw { seat, left, .. } => Now::Draw { seat, left: left.into() },
        Phase::Study { card } => Now::Study { card },
        Phase::Look { stooge } => Now::Look { stooge },
        Phase::Offer { pile, offered } => Now::Offer { pile: pile_of(pile), offered: offered.iter().collect() },
        Phase::TurnOver { pile, offered } => Now::TurnOver { pile: pile_of(pile), offered: offered.iter().collect() },
        Phase::Watch { pile } => Now::Watch { pile: pile_of(pile) },
        Phase::Casino { pile } => Now::Casino { pile: pile_of(pile) },
        Phase::Bets { pile } => Now::Bets { pile: pile_of(pile) },
        Phase::TurnUp => Now::TurnUp,
        Phase::Add => Now::Add,
        Phase::Lay => Now::Lay,
        Phase::Return { .. } => Now::Return { from: None },
        Phase::Over { ending } => Now::Over { ending },
    }
}
