//! Positions people write by hand, as JSON: who has what, whose turn it is, what is being done.
//!
//! A position has no past. The seats know what lies open, their own hands, while they draft the pile
//! in front of them, and what `seen` lists; nobody remembers a pile that passed by. Cards that are
//! not named are dealt by nature: the rest of a pile, hands that are left out, and as many cards as
//! must have left the game. What is then left is the draw pile.

mod agenda;
mod dump;
mod place;
mod start;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::position::{Who, sparse};
use tabletop::{Fate, Positioned, Refusal, Seat};

use crate::board::Effects;
use crate::config::Config;
use crate::state::{Greed, ROUNDS};

pub use start::{Gaps, Start};

impl Positioned for Greed {
    type Position = Position;

    fn place(config: &Config, position: &Position) -> Result<Self, Refusal> {
        place::place(*config, position)
    }

    fn fates(&self, position: &Position) -> Vec<Fate> {
        // The draw pile lies below all that was dealt, and some of it may have been drawn.
        let next = self.board.players * ROUNDS + self.draws.count();
        let fate = |(position, &card): (u8, &u32)| Fate { pile: 0, shuffle: 0, position, card: card as u8 };
        (next..).zip(&position.draw).map(fate).collect()
    }

    fn position(&self) -> Position {
        dump::dump(self)
    }
}

tabletop::by_hand! {
    /// A position. Cards are written by their numbers, money in thousands.
    pub struct Position {
        /// The round, 1 to 12; the first if left out.
        pub round: Option<u32>,
        /// What is being done in it. If left out: the deal where no card is named, else the play where
        /// cards have been chosen, else the draft.
        pub phase: Option<Phase>,
        /// What belongs to each seat; a seat left out has nothing but a hand nobody knows.
        pub seats: BTreeMap<Seat, Player>,
        /// Cards that have left the game. If there must be more, others are turned up.
        pub gone: Vec<u32>,
        /// The thug that Rubberface (54) has become.
        pub copied: Option<u32>,
        /// Thugs and holdings that were played in this round.
        pub fresh: Vec<u32>,
        /// What is still to be done in the round, what comes last first. If left out in the phase
        /// `resolve`: everything, from the lowest chosen card on.
        pub agenda: Vec<Step>,
        /// The losses due at the end of this round (5, 40, 73, 79).
        pub due: Vec<Due>,
        /// The losses due at the end of the next round.
        pub due_next: Vec<Due>,
        /// Cards in hands that others know: all of them, or a single seat.
        pub seen: BTreeMap<Who, Vec<u32>>,
        /// The cards that come off the draw pile next, in this order. Nobody knows.
        pub draw: Vec<u32>,
    }
}

/// What is being done in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The piles are being dealt.
    Deal,
    /// Everybody takes a card of a pile.
    Draft,
    /// Everybody chooses a card to play.
    Choose,
    /// The chosen cards have been shown and are carried out.
    Resolve,
    /// The game has ended.
    Over,
}

tabletop::by_hand! {
    /// What belongs to a seat.
    pub struct Player {
        /// Its money.
        pub money: u32,
        /// Its hand. If neither this nor `unknown` is said, as many cards as a hand usually has are dealt.
        pub hand: Option<Vec<u32>>,
        /// How many more cards its hand has, to be dealt.
        pub unknown: Option<u32>,
        /// The thugs in front of it.
        pub thugs: Vec<u32>,
        /// The holdings in front of it, and how many markers lie on each.
        pub holdings: BTreeMap<u32, u32>,
        /// The pile it is looking at in this draft, or will look at in the next; what is not named is dealt.
        pub pile: Vec<u32>,
        /// The card it has already taken or chosen face down while others still choose.
        pub sealed: Option<u32>,
        /// The card it chose this round, once all have been shown.
        pub chosen: Option<u32>,
        /// What holds for it in this round.
        #[serde(serialize_with = "sparse")]
        pub now: Effects,
        /// What will hold for it in the next round.
        #[serde(serialize_with = "sparse")]
        pub next: Effects,
    }
}

/// Something still to be done in a round. All but the first step of an agenda belong to the player
/// the first one names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// The turn of this player is being carried out; those with higher cards come after.
    Turn(Seat),
    /// This player plays its extra cards (67).
    Extras(Seat),
    /// This player loses a card that was announced.
    Loss {
        /// The card that announced it: 5, 40, 73 or 79.
        card: u32,
        /// Who loses.
        seat: Seat,
        /// For the how-many-th time it is carried out, from 1.
        #[serde(default = "first")]
        time: u32,
    },
    /// The cost of this card is to be paid.
    Pay(u32),
    /// Markers go onto a holding.
    Markers {
        /// Because of this card: 38, 56 or 80.
        by: u32,
        /// So many.
        count: u32,
    },
    /// Another card is played because of this one: 67 or 80.
    Another(u32),
    /// Rubberface (54) becomes another thug.
    Copy,
    /// The draw pile is turned up until a thug shows (53).
    FindThug,
    /// Cards are drawn.
    Draw {
        /// Because of this card: 65 or 74.
        by: u32,
        /// So many.
        cards: u32,
    },
    /// The rest of the text of 80.
    Text(u32),
    /// What follows this action.
    After(u32),
    /// The thugs' texts again (55), from twice this number on.
    Repeat(u32),
}

fn first() -> u32 {
    1
}

/// A loss that has been announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// By this card: 5, 40, 73 or 79.
    pub card: u32,
    /// Of this player.
    pub by: Seat,
    /// How many times.
    #[serde(default = "first")]
    pub times: u32,
}
