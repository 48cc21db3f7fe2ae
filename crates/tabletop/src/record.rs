//! The history of a game: everything that went in, and nothing else.

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// One thing that went into a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Input<G: Game> {
    /// Nature answered.
    Chance(G::Chance),
    /// A seat chose.
    Act(Seat, G::Action),
    /// A seat took back its last so many choices.
    Undo(Seat, u8),
}
