//! The table as it is sent to be drawn: with what counting along gives, so that whoever draws it
//! needs no rules.

use serde::{Serialize, Serializer};
use tabletop::{CardSet, Line, Seat};

use crate::board::Board;
use crate::card::{Card, Symbols};
use crate::tell::effect;
use crate::view::{Held, Table};

/// A [`Table`] and what follows from it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Drawn<'a> {
    /// What lies open for all.
    board: &'a Board,
    /// How many cards each seat has in hand.
    hand_sizes: [u8; Seat::MAX],
    /// How many cards the draw pile has.
    draw_pile: u8,
    /// The own hand. A card chosen face down is still in it.
    hand: CardSet,
    /// The pile the viewer is looking at, while it is drafting.
    pile: CardSet,
    /// What the viewer has taken or chosen face down.
    sealed: Option<Card>,
    /// The own cards (of hand and pile, and the one chosen) that would get what they ask for now.
    ready: CardSet,
    /// What every seat sees alone, where everything lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Held>>"), schemars(with = "Option<Vec<Held>>"))]
    unveiled: Option<&'a [Held]>,
    /// What each display shows.
    symbols: [Symbols; Seat::MAX],
    /// What holds for a while.
    ribbons: Vec<Ribbon>,
}

/// Something that holds for a while, to be shown beside whom it concerns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ribbon {
    /// Whose, or who announced it.
    pub seat: Seat,
    /// For which round.
    pub when: When,
    /// Through which card.
    pub card: Card,
    /// Whether somebody loses something by it.
    pub threat: bool,
    /// What it says.
    pub line: Line,
}

/// For which round something holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// This one.
    Now,
    /// The next one.
    Next,
    /// Every one, as long as the card lies there.
    Each,
}

impl When {
    /// The word that messages choose by.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::Next => "next",
            Self::Each => "each",
        }
    }
}

impl<'a> From<&'a Table> for Drawn<'a> {
    fn from(table: &'a Table) -> Self {
        let &Table { ref board, hand_sizes, draw_pile, hand, pile, sealed, ready, ref unveiled } = table;
        let unveiled = unveiled.as_ref().map(|all| &all[..board.players as usize]);
        let held = |seat| effect::of_seat(board, seat).into_iter().chain(effect::each_round(board, seat));
        let mut ribbons: Vec<Ribbon> = board.seats().flat_map(held).collect();
        ribbons.extend(effect::threats(board));
        let mut symbols = [Symbols::NONE; Seat::MAX];
        board.seats().for_each(|seat| symbols[seat.index()] = board.symbols(seat));
        Self { board, hand_sizes, draw_pile, hand, pile, sealed, ready, unveiled, symbols, ribbons }
    }
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Drawn::from(self).serialize(serializer)
    }
}
