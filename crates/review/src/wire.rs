//! What a review says, as it is sent and kept.

use serde::Serialize;
use tabletop::{Line, Seat};

use crate::Grade;

/// Which form a review has.
pub const FORMAT: &str = "backroom-review-1";

/// A whole game, looked back at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Review {
    /// `backroom-review-1`.
    pub format: &'static str,
    /// Which game.
    pub game: &'static str,
    /// How many games were simulated for it.
    pub simulations: u64,
    /// The chance to win over time, from the first moment to the last.
    pub curve: Vec<Point>,
    /// Every choice among several, in order.
    pub choices: Vec<Judged>,
    /// The answers of chance that meant most, in order.
    pub luck: Vec<Fortune>,
    /// What made the result, for each seat.
    pub seats: Vec<SeatReview>,
}

/// Something counted as the win and in points.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Worth {
    /// Of a win: 1 is all of it.
    pub win: f64,
    /// In points.
    pub points: f64,
}

/// How things stood at one moment. Lists have a place for each seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Point {
    /// After so many of the record's inputs.
    pub at: usize,
    /// The round, in games that have rounds.
    pub round: Option<u64>,
    /// The turn, in games that count turns.
    pub turn: Option<u64>,
    /// Each seat's chance to win, as far as it could know.
    pub chance: Vec<f64>,
    /// Each seat's chance to win, with all that was hidden lying open.
    pub open: Vec<f64>,
    /// The points each seat could expect, as far as it could know.
    pub expected: Vec<f64>,
    /// Each seat's account as it stood.
    pub account: Vec<i32>,
}

/// A choice beside what a strong player would have done.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Judged {
    /// Its place among the record's inputs.
    pub at: usize,
    /// The round, in games that have rounds.
    pub round: Option<u64>,
    /// The turn, in games that count turns.
    pub turn: Option<u64>,
    /// Whose.
    pub seat: Seat,
    /// What was done, as it is written.
    pub action: String,
    /// What was done, in words.
    pub line: Line,
    /// What a strong player would have done, as it is written.
    pub best: String,
    /// What a strong player would have done, in words.
    pub better: Line,
    /// How good it was.
    pub grade: Grade,
    /// The chance to win with what was done, as far as the seat could know.
    pub chance: f64,
    /// The chance to win with the best.
    pub best_chance: f64,
    /// What was lost: never less than nothing of a win.
    pub lost: Worth,
    /// What each seat was given by it; the own seat nothing.
    pub gifts: Vec<f64>,
    /// What the better choice would have brought, in words; nothing where little was lost.
    pub reasons: Vec<Line>,
}

/// An answer of chance that mattered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Fortune {
    /// Its place among the record's inputs.
    pub at: usize,
    /// The round, in games that have rounds.
    pub round: Option<u64>,
    /// The turn, in games that count turns.
    pub turn: Option<u64>,
    /// What each seat won or lost by it, of a win.
    pub luck: Vec<f64>,
    /// What happened, in words, as whoever it meant most to saw it.
    pub lines: Vec<Line>,
}

/// What made one seat's result.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatReview {
    /// Whose.
    pub seat: Seat,
    /// What adds up to the result.
    pub parts: Parts,
    /// Of a hundred games, in how many luck would have been worse.
    pub luckier_than: u8,
    /// How many choices were best, good, a slip, a mistake, a blunder.
    pub grades: [u32; 5],
    /// What mattered most, in order.
    pub turning: Vec<Turning>,
    /// The whole game in a few sentences.
    pub summary: Vec<Line>,
}

/// Start, luck, choices, gifts and rest add up to the result, exactly.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Parts {
    /// What the seat was worth before anything had happened.
    pub start: Worth,
    /// What chance gave and took.
    pub luck: Worth,
    /// What the own choices lost against the best ones.
    pub choices: Worth,
    /// What others gave and took by choices that were not their best.
    pub gifts: Worth,
    /// What nobody could know, and what the values misjudge.
    pub rest: Worth,
    /// How it ended.
    pub result: Worth,
}

/// A moment that mattered to a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turning {
    /// Its place among the record's inputs.
    pub at: usize,
    /// What kind of moment.
    pub kind: TurningKind,
    /// What it changed, of a win.
    pub change: f64,
    /// The moment in a sentence.
    pub line: Line,
}

/// What turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TurningKind {
    /// Good luck.
    Lucky,
    /// Bad luck.
    Unlucky,
    /// A choice that cost a little.
    Slip,
    /// A choice that cost a good deal.
    Mistake,
    /// A choice that may have cost the game.
    Blunder,
}
