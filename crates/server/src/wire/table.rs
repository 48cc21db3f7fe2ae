//! A table as everybody may know it: who sits where, what was agreed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What is known of a table by everybody who has its code, and what is theirs in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct TableInfo {
    /// Short and readable; whoever has it can look in.
    pub code: String,
    /// Which game.
    pub game: String,
    /// The options that differ from the defaults.
    pub options: BTreeMap<String, String>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub stage: Stage,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether people are shown what a perfect memory would know.
    pub memory: bool,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether it started from a position somebody set up.
    pub placed: bool,
    /// The hash of the server's part of the seed, 64 hexadecimal digits: known before anybody is ready.
    pub commitment: String,
    /// The next table of the same round, if there is one.
    pub rematch: Option<String>,
    /// The seats of the person this is sent to.
    pub yours: Vec<Seat>,
    /// Whether the person this is sent to made the table and may arrange it before the start.
    pub maker: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// What sentences call whoever sits here; empty for an open seat.
    pub name: String,
    /// Who.
    pub sitter: Sitter,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Whether a screen of theirs is connected.
        here: bool,
        /// Whether they are ready to start.
        ready: bool,
        /// Whether they have been away for so long that a bot may be let in for them.
        long_gone: bool,
    },
    /// A bot.
    Bot {
        /// How good.
        level: String,
        /// Whether it plays only until the person whose seat it is comes back.
        standing_in: bool,
    },
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSitter {
    /// The person who makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}
