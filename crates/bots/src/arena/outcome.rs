//! What came of one game.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Standing};

/// What came of one game of an arena.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The number of the game; games of one deal follow each other.
    pub game: u64,
    /// Who sat where, by the bot's number.
    pub seating: Vec<usize>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// How many choices each seat made.
    pub choices: Vec<u32>,
    /// How long each seat thought, in milliseconds.
    pub millis: Vec<u64>,
    /// The longest thought of each seat, in milliseconds.
    pub longest: Vec<u64>,
    /// How many inputs the record of the game has.
    pub inputs: usize,
}

impl Outcome {
    /// The seat's share of the win.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    pub(crate) fn ranked(mut self, standing: &Standing) -> Self {
        self.ranks = Seat::first(standing.seats()).map(|seat| standing.rank(seat)).collect();
        self.scores = Seat::first(standing.seats()).map(|seat| standing.score(seat)).collect();
        self
    }
}
