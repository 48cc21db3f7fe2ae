//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Ranks and scores of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Standing {
    seats: u8,
    ranks: [u8; Seat::MAX],
    scores: [i32; Seat::MAX],
}

impl Standing {
    /// Ranks the seats by score and, where scores are equal, by the tie-break (more is better).
    /// Seats equal in both share a rank.
    pub fn by_score(results: &[(i32, i32)]) -> Self {
        let mut ranks = [0; Seat::MAX];
        let mut scores = [0; Seat::MAX];
        for (seat, result) in results.iter().enumerate() {
            ranks[seat] = 1 + results.iter().filter(|other| *other > result).count() as u8;
            scores[seat] = result.0;
        }
        Self { seats: results.len() as u8, ranks, scores }
    }

    /// A standing in which somebody who is not at the table may have won (a rival crew, the bank):
    /// the one seat's rank is 1 if it won, 2 if not.
    pub fn solo(score: i32, won: bool) -> Self {
        let mut standing = Self::by_score(&[(score, 0)]);
        standing.ranks[0] = if won { 1 } else { 2 };
        standing
    }

    /// How many seats played.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// 1 for a winner.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// The final score.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// The winners; more than one if they share.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let standing = *self;
        Seat::first(self.seats).filter(move |&seat| standing.rank(seat) == 1)
    }

    /// The seat's part of the win: 1 alone, one half with another winner, 0 for a loser.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.rank(seat) == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// One line of a seat's final account, told by the game's words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScoreLine {
    /// What it is for (a message id).
    pub id: &'static str,
    /// How many of the thing.
    pub count: i32,
    /// What it adds to the score.
    pub points: i32,
}

/// Something worth counting over many games, such as how a game ended or how long it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about.
    pub name: &'static str,
    /// What it was in this game.
    pub value: FactValue,
}

/// What a [`Fact`] was in one game, and so how many of them are summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FactValue {
    /// One of a few words: how often each.
    Word(&'static str),
    /// A number: median, 95th percentile, largest.
    Number(u32),
    /// A seat with a role, such as the start player: how often it wins.
    Seat(Seat),
}
