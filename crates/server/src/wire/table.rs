//! A table as everybody may know it: who sits where, what was agreed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

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
    /// Whether it goes on from a moment of another game.
    pub branch: Option<Branched>,
    /// How long a choice may take.
    pub clock: Option<ClockRule>,
    /// A bot may be let in for somebody who has been away for so many seconds.
    pub absence: u32,
    /// The level of such a bot.
    pub stand_in: String,
    /// Whether anybody may sit down, before the start.
    pub listed: bool,
    /// Whether strangers are matched here: then bots take the chairs that are free after a minute, if wished so.
    pub matching: Option<Matching>,
    /// The language of whoever made it.
    pub language: Option<String>,
    /// Whether all have agreed to go on later.
    pub paused: bool,
    /// How it ended, if not by its rules.
    pub ended: Option<Ended>,
    /// What all who play are asked at the moment.
    pub vote: Option<Vote>,
    /// Who looks on.
    pub watchers: Watchers,
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

/// How long a choice may take. Whoever runs out of time loses nothing: a bot plays until they are back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// For an evening.
    Evening {
        /// Seconds for each choice, 5 to 600.
        seconds: u32,
        /// Seconds in reserve for the whole game, at most 7,200.
        reserve: u32,
    },
    /// By letter.
    Letters {
        /// Days for each choice: 1, 3 or 7.
        days: u32,
    },
}

/// What is left of everybody's time, in seconds, rounded up. Sent when it begins or ceases to run for somebody, and when
/// something has happened that everybody saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Times {
    /// Whose time runs.
    pub running: SeatSet,
    /// For this choice, seat by seat.
    pub choice: Vec<u32>,
    /// In reserve, seat by seat.
    pub reserve: Vec<u32>,
}

/// Strangers are matched at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Matching {
    /// Whether bots take the chairs that are still free after a minute.
    pub bots: bool,
}

/// How a game ended, if not by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// All who played agreed.
    Agreed,
    /// Nobody had touched it for long.
    Untouched,
}

/// What all who play can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Let a bot play for a seat whose person has been away for long.
    StandIn(Seat),
    /// Stop here and go on later.
    Pause,
    /// Go on.
    GoOn,
    /// End the game, without a winner.
    End,
    /// Make a key for a seat whose person has been away for long: whoever uses it has the seat.
    NewKey(Seat),
}

/// What all who play are asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Vote {
    /// What.
    pub what: Motion,
    /// Who asks.
    pub by: Seat,
    /// Who must agree: a seat for each person.
    pub voters: Vec<Seat>,
    /// Who has agreed.
    pub yes: Vec<Seat>,
}

/// Those who look on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Watchers {
    /// How many.
    pub count: u32,
    /// The names of those who wish to be named, a few at most.
    pub names: Vec<String>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// What sentences call whoever sits here; empty for an open seat.
    pub name: String,
    /// The picture they chose, in the page's words.
    pub face: Option<String>,
    /// The colour: 0 to 4, no two alike at a table.
    pub colour: u8,
    /// Who.
    pub sitter: Sitter,
}

/// The moment of another game that a table goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Branched {
    /// The other game's table, if it was one of ours.
    pub of: Option<String>,
    /// After so many of its inputs.
    pub inputs: usize,
    /// Whether what nobody knew then is dealt anew.
    pub anew: bool,
    /// Whether the shuffle can be checked: that of the other game, or of a deal of its own.
    pub proven: bool,
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
        /// For how many seconds they have been away, while the game runs.
        away: Option<u32>,
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
