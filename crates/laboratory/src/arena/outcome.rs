//! What came of one game.

use bots::table;
use serde::{Deserialize, Serialize};
use tabletop::{Figure, Seat, Standing};

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
    /// Who gave the game away, if somebody did. The others share the win, and nobody has a score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
    /// What was counted in it, where the plan asks for that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    /// What luck gave each seat, of a win, by each look of the game's foresight, where the plan asks for that. Nothing is
    /// counted in a game given away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<Vec<f64>>,
}

/// A game given away by a player who could not go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat.
    pub seat: usize,
    /// Why, as a sentence.
    pub reason: String,
}

impl Outcome {
    /// The seat's share of the win.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// What luck gave the seat by one of the looks, as far as it was counted.
    pub(crate) fn luck(&self, seat: usize, look: usize) -> f64 {
        self.luck.get(seat).and_then(|looks| looks.get(look)).copied().unwrap_or_default()
    }

    /// By how many looks luck was counted.
    pub(crate) fn looks(&self) -> usize {
        self.luck.first().map_or(0, Vec::len)
    }

    /// The seat comes last, and all others share the win.
    pub(crate) fn forfeited(mut self, seat: Seat, reason: table::Forfeit) -> Self {
        let seats = self.seating.len();
        // Alone at the table, one loses to whoever is not there.
        let last = seats.max(2) as u8;
        self.ranks = (0..seats).map(|other| if other == seat.index() { last } else { 1 }).collect();
        self.scores = vec![0; seats];
        self.forfeit = Some(Forfeit { seat: seat.index(), reason: reason.0 });
        self
    }

    pub(crate) fn ranked(mut self, standing: &Standing) -> Self {
        self.ranks = Seat::first(standing.seats()).map(|seat| standing.rank(seat)).collect();
        self.scores = Seat::first(standing.seats()).map(|seat| standing.score(seat)).collect();
        self
    }
}
