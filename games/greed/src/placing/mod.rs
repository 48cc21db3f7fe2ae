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
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Fate, Positioned, Refusal, Seat, notation};

use crate::board::Effects;
use crate::game::Config;
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

/// A position. Cards are written by their numbers, money in thousands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The round, 1 to 12; the first if left out.
    pub round: u32,
    /// What is being done in it. If left out: the deal where no card is named, else the play where
    /// cards have been chosen, else the draft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// What belongs to each seat; a seat left out has nothing but a hand nobody knows.
    pub seats: BTreeMap<Seat, Player>,
    /// Cards that have left the game. If there must be more, others are turned up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<u32>,
    /// The thug that Rubberface (54) has become.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copied: Option<u32>,
    /// Thugs and holdings that were played in this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<u32>,
    /// What is still to be done in the round, what comes last first. If left out in the phase
    /// `resolve`: everything, from the lowest chosen card on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub agenda: Vec<Step>,
    /// The losses due at the end of this round (5, 40, 73, 79).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub due: Vec<Due>,
    /// The losses due at the end of the next round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub due_next: Vec<Due>,
    /// Cards in hands that others know: all of them, or a single seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seen: BTreeMap<Who, Vec<u32>>,
    /// The cards that come off the draw pile next, in this order. Nobody knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<u32>,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            round: 1,
            phase: None,
            seats: BTreeMap::new(),
            gone: Vec::new(),
            copied: None,
            fresh: Vec::new(),
            agenda: Vec::new(),
            due: Vec::new(),
            due_next: Vec::new(),
            seen: BTreeMap::new(),
            draw: Vec::new(),
        }
    }
}

/// What is being done in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// Its money.
    pub money: u32,
    /// Its hand. If neither this nor `unknown` is said, as many cards as a hand usually has are dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<u32>>,
    /// How many more cards its hand has, to be dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown: Option<u32>,
    /// The thugs in front of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thugs: Vec<u32>,
    /// The holdings in front of it, and how many markers lie on each.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub holdings: BTreeMap<u32, u32>,
    /// The pile it is looking at in this draft, or will look at in the next; what is not named is dealt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<u32>,
    /// The card it has already taken or chosen face down while others still choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<u32>,
    /// The card it chose this round, once all have been shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u32>,
    /// What holds for it in this round.
    #[serde(skip_serializing_if = "Holds::is_nothing")]
    pub now: Holds,
    /// What will hold for it in the next round.
    #[serde(skip_serializing_if = "Holds::is_nothing")]
    pub next: Holds,
}

/// What cards have announced for a seat and a round.
#[expect(clippy::struct_excessive_bools, reason = "as in the game itself")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Holds {
    /// Extra markers for each holding played (41).
    #[serde(skip_serializing_if = "is_default")]
    pub relocated: u16,
    /// Extra markers for each holding played (43).
    #[serde(skip_serializing_if = "is_default")]
    pub schemes: u16,
    /// The gain for each action of a neighbour (2).
    #[serde(skip_serializing_if = "is_default")]
    pub per_action: u8,
    /// The gain for each thug of a neighbour (3).
    #[serde(skip_serializing_if = "is_default")]
    pub per_thug: u8,
    /// How many times it gains what its left neighbour gains (1).
    #[serde(skip_serializing_if = "is_default")]
    pub copies: u8,
    /// How many times its gains are doubled (78).
    #[serde(skip_serializing_if = "is_default")]
    pub doublings: u8,
    /// How many extra cards it plays (67).
    #[serde(skip_serializing_if = "is_default")]
    pub extra_cards: u8,
    /// It ignores costs (63).
    #[serde(skip_serializing_if = "is_default")]
    pub ignores_costs: bool,
    /// It ignores needs (64).
    #[serde(skip_serializing_if = "is_default")]
    pub ignores_needs: bool,
    /// Its actions go back to its hand (68).
    #[serde(skip_serializing_if = "is_default")]
    pub actions_return: bool,
    /// Napoleon shows gun and key as well (72).
    #[serde(skip_serializing_if = "is_default")]
    pub napoleon: bool,
    /// Rubberface as Napoleon shows gun and key as well (54, 72).
    #[serde(skip_serializing_if = "is_default")]
    pub false_napoleon: bool,
}

impl Holds {
    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl From<Holds> for Effects {
    fn from(holds: Holds) -> Self {
        let Holds { relocated, schemes, per_action, per_thug, copies, doublings, extra_cards, .. } = holds;
        let Holds { ignores_costs, ignores_needs, actions_return, napoleon, false_napoleon, .. } = holds;
        Self {
            relocated,
            schemes,
            per_action,
            per_thug,
            copies,
            doublings,
            extra_cards,
            ignores_costs,
            ignores_needs,
            actions_return,
            napoleon,
            false_napoleon,
        }
    }
}

impl From<Effects> for Holds {
    fn from(effects: Effects) -> Self {
        let Effects { relocated, schemes, per_action, per_thug, copies, doublings, extra_cards, .. } = effects;
        let Effects { ignores_costs, ignores_needs, actions_return, napoleon, false_napoleon, .. } = effects;
        Self {
            relocated,
            schemes,
            per_action,
            per_thug,
            copies,
            doublings,
            extra_cards,
            ignores_costs,
            ignores_needs,
            actions_return,
            napoleon,
            false_napoleon,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Something still to be done in a round. All but the first step of an agenda belong to the player
/// the first one names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// Who knows something: `all`, or a seat.
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
