//! What is asked and answered outside a table.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/catalogue` | | [`Catalogue`] |
//! | `POST /api/me` | [`Myself`] | [`Me`]; gives the device its secret if it has none |
//! | `DELETE /api/me` | | nothing: the name and everything said are gone |
//! | `POST /api/me/code` | | [`OneTimeCode`]: to be typed on another device |
//! | `POST /api/me/claim` | [`OneTimeCode`] | [`Me`]: this device is that person from now on |
//! | `GET /api/me` | | [`Me`] |
//! | `GET /api/me/games` | | `[`[`MyGame`]`]`: those that are over, the last first |
//! | `GET /api/me/records` | | all of them as one file, a record in a line |
//! | `POST /api/me/push`, `DELETE` | [`Device`] | tells this device of letters and invitations, or no more |
//! | `GET /api/open` | | `[`[`OpenTable`]`]`: where anybody may sit down |
//! | `POST /api/match` | [`Wanted`] | [`TableInfo`](super::TableInfo) of a table where others wait for the same, or a new one |
//! | `GET /api/tables` | | `[`[`MyTable`]`]`, those in which it is my turn first |
//! | `POST /api/tables` | [`NewTable`] | [`TableInfo`](super::TableInfo) |
//! | `GET /api/tables/{code}` | | [`TableInfo`](super::TableInfo) |
//! | `DELETE /api/tables/{code}` | | takes a table that is over off my list |
//! | `POST /api/tables/{code}/share`, `DELETE` | | [`Shared`]: others may look at the game that is over, or no more |
//! | `GET /api/shared/{word}` | | its record |
//! | `GET /api/tables/{code}/socket` | | the WebSocket |
//! | `GET /api/tables/{code}/record` | `?seat=A` | a finished game's record with the proof of its shuffle (without spectators for its players only); of a running one what that seat has witnessed |
//! | `GET /api/tables/{code}/review` | | [`LookingBack`]: what made the result of a game that is over, for those who may read its record |
//! | `POST /api/tables/{code}/review` | | the same; begins to think about it |
//! | `GET /api/shared/{word}/review` | | the same of a shared game, if somebody has asked for it |
//! | `GET /api/rules/{game}/{language}` | | the rule book, Markdown |
//! | `GET /api/health`, `/api/metrics`, `/api/openapi.json` | | |
//!
//! What is refused comes with status 4xx and [`Refused`].

use std::collections::BTreeMap;

use catalog::review::Point;
#[cfg(feature = "ts")]
use catalog::review::Review;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{OptionSpec, Refusal, Seat};

use super::table::{ClockRule, Ended, Matching, NewSitter, SeatInfo, Stage};

/// What can be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Catalogue {
    /// The server's [`VERSION`](super::VERSION).
    pub version: u32,
    /// The server's build.
    pub build: String,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The levels of bots, weakest first.
    pub levels: Vec<&'static str>,
    /// Addresses under which others in the same network reach this server; empty if they cannot.
    pub reachable: Vec<String>,
    /// Whether tables may be open to strangers.
    pub listing: bool,
    /// Whether strangers are matched.
    pub matching: bool,
    /// The key that devices subscribe with to be told something while no page is open, in base64url; nothing where
    /// this server does not do so.
    pub push: Option<String>,
}

/// One game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameInfo {
    /// Its name in requests, and in messages that tell about it.
    pub name: &'static str,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// How many sit down if nobody says how many.
    pub usual: u8,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
}

/// A person, as the person wishes to be known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Myself {
    /// 1 to 24 characters; `null` to leave it as it is.
    pub name: Option<String>,
    /// The picture, at most 64 letters, digits, dots and dashes; `null` to leave it as it is.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<String>,
    /// 32 random hexadecimal digits of a device without a secret: said again within two minutes, they mean
    /// the same person.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub introduction: Option<String>,
}

/// A person, as the server knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// The name last used.
    pub name: Option<String>,
    /// The picture.
    pub face: Option<String>,
}

/// Moves a person to another device, once, within ten minutes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OneTimeCode {
    /// Letters and digits in groups, easy to type.
    pub code: String,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who shall sit where, a seat for each player.
    pub seats: Vec<NewSitter>,
    /// What the person who makes it is called; with several seats on one screen a name for each.
    pub names: Vec<String>,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether people are shown what a perfect memory would know.
    #[serde(default)]
    pub memory: bool,
    /// Whether people may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// How long a choice may take; as long as it likes without one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockRule>,
    /// A bot may be let in for somebody who has been away for so many seconds, 30 to 86,400; two minutes if nobody says.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub absence: Option<u32>,
    /// The level of such a bot.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in: Option<String>,
    /// Whether anybody may sit down.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// `en` or `de`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
    /// A position to start from instead of the beginning.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub position: Option<Value>,
}

/// A table of mine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MyTable {
    /// Its code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// My seats.
    pub yours: Vec<Seat>,
    /// Whether the table waits for me.
    pub waiting: bool,
    /// When something last happened, in seconds since 1970.
    pub changed: i64,
    /// How long a choice may take.
    pub clock: Option<ClockRule>,
    /// Whether all have agreed to go on later.
    pub paused: bool,
    /// When it will be closed if nobody touches it, once that is near, in seconds since 1970.
    pub closes: Option<i64>,
}

/// A game of mine that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MyGame {
    /// Its table's code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// My seats.
    pub yours: Vec<Seat>,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// Each seat's points; none if it did not end by its rules.
    pub scores: Vec<i32>,
    /// Each seat's place, 1 for the winner; none if it did not end by its rules.
    pub places: Vec<u8>,
    /// How it ended, if not by its rules.
    pub ended: Option<Ended>,
    /// The word under which others may look at it.
    pub shared: Option<String>,
}

/// Others may look at a game under this word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Shared {
    /// The word.
    pub word: String,
}

/// Looking back at a game that is over: how far it is, or what came of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LookingBack {
    /// Nobody has asked for it yet.
    Unasked,
    /// It is being thought about.
    Thinking {
        /// Steps done.
        done: usize,
        /// Of so many.
        of: usize,
        /// The curve so far.
        curve: Vec<Point>,
    },
    /// What came of it.
    #[cfg_attr(feature = "ts", ts(as = "Review"), schemars(with = "Review"))]
    Review(Box<RawValue>),
}

/// A table where anybody may sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OpenTable {
    /// Its code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// The options that differ from the defaults.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How long a choice may take.
    pub clock: Option<ClockRule>,
    /// The language of whoever made it.
    pub language: Option<String>,
    /// Whether strangers are matched here.
    pub matching: Option<Matching>,
}

/// What somebody waits for who would play with anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// Which game.
    pub game: String,
    /// How many shall play.
    pub players: u8,
    /// Whether bots may take the chairs that are free after a minute. Those who wish otherwise wait apart.
    pub bots: bool,
    /// What the others shall read, 1 to 24 characters.
    pub name: String,
    /// `en` or `de`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
}

/// Where a device can be told something, as its browser says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key, base64url.
    #[serde(default)]
    pub p256dh: String,
    /// Its secret, base64url.
    #[serde(default)]
    pub auth: String,
    /// The language it is told something in, `en` or `de`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
}

/// Why a request outside a table was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refused {
    /// Why, and by which rule.
    pub refusal: Refusal,
}
