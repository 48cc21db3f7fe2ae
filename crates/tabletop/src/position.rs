//! Positions somebody set up by hand.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Fate, Game, Refusal};

/// A game whose positions can be written by hand: who has what, where things stand, whose turn it
/// is, what is pending.
///
/// A position has no past: the seats know what lies open, plus what it lists as seen.
pub trait Positioned: Game {
    /// The position as JSON a person can write. What is left out is as in a fresh game.
    type Position: Clone + Serialize + DeserializeOwned;

    /// The game in this position, or why it cannot be.
    fn place(config: &Self::Config, position: &Self::Position) -> Result<Self, Refusal>;
    /// What the position, in which this game has just been placed, says of cards that nobody has seen.
    fn fates(&self, _position: &Self::Position) -> Vec<Fate> {
        Vec::new()
    }
    /// The position of this game: placing it gives a game that looks the same on the table.
    fn position(&self) -> Self::Position;
}
