//! A game that is looked back at.

use catalog::replay::{Chosen, Eyes, Past};
use catalog::table::{Choice, Json, Question};
use serde::Serialize;
use tabletop::{Landmark, Line, Seat, SeatSet, Standing};

use super::say::Compared;
use super::table::SeatInfo;

/// All that somebody saw of a game, moment by moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Replay {
    /// Which game.
    pub game: String,
    /// The table it was played at, if it was one of ours.
    pub code: Option<String>,
    /// As whom it is seen.
    pub eyes: Eyes,
    /// As whom else it can be seen.
    pub views: Vec<Eyes>,
    /// Whether the game is over.
    pub over: bool,
    /// Who sat where; without names where only a record is left.
    pub seats: Vec<SeatInfo>,
    /// What was seen, in order, what was taken back included.
    pub moments: Vec<SentPast>,
    /// What was chosen: by these eyes, and once the game is over by everybody.
    pub choices: Vec<Chosen>,
    /// How it ended, if it did by its rules.
    pub standing: Option<Standing>,
}

/// What somebody was asked at a moment of a game that is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Asked {
    /// Who had to choose.
    pub asked: SeatSet,
    /// What they were asked.
    pub question: Question,
    /// What they could do.
    pub choices: Vec<Choice>,
    /// How the table lay before them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
    pub table: Json,
}

/// A moment that is looked back at, as it is sent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SentPast {
    /// What happened, as data to draw; `null` where somebody takes something back.
    #[cfg_attr(feature = "ts", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
    event: Json,
    /// What happened, in words.
    lines: Vec<Line>,
    /// The table right after it: what has changed since the moment before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Change<unknown>"), schemars(with = "serde_json::Value"))]
    table: Option<Json>,
    /// What it is in the course of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    landmark: Option<Landmark>,
    /// Who takes something back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    undoes: Option<Seat>,
    /// Whether it was taken back later.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    undone: bool,
    /// After how many inputs of the record that was; only once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    inputs: Option<usize>,
}

/// Writes moments one after another, each as what has changed.
#[derive(Default)]
pub(crate) struct Pasts {
    table: Option<Json>,
}

impl Pasts {
    pub(crate) fn next(&mut self, past: Past) -> SentPast {
        let Past { event, lines, table, landmark, undoes, undone, inputs } = past;
        let change = Compared::default().since(self.table.as_ref(), &table);
        self.table = Some(table);
        SentPast { event, lines, table: change, landmark, undoes, undone, inputs }
    }
}
