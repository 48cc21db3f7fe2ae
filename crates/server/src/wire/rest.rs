//! What is asked and answered outside a table.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/catalogue` | | [`Catalogue`] |
//! | `POST /api/me` | [`Myself`] | [`Me`]; gives the device its secret if it has none |
//! | `DELETE /api/me` | | nothing: the name and everything said are gone |
//! | `POST /api/me/code` | | [`OneTimeCode`]: to be typed on another device |
//! | `POST /api/me/claim` | [`OneTimeCode`] | [`Me`]: this device is that person from now on |
//! | `GET /api/tables` | | `[`[`MyTable`]`]`, those in which it is my turn first |
//! | `POST /api/tables` | [`NewTable`] | [`TableInfo`](super::TableInfo) |
//! | `GET /api/tables/{code}` | | [`TableInfo`](super::TableInfo) |
//! | `GET /api/tables/{code}/socket` | | the WebSocket |
//! | `GET /api/tables/{code}/record` | `?seat=A` | a finished game's record with the proof of its shuffle (without spectators for its players only); of a running one what that seat has witnessed |
//! | `GET /api/rules/{game}/{language}` | | the rule book, Markdown |
//! | `GET /api/health`, `/api/metrics`, `/api/openapi.json` | | |
//!
//! What is refused comes with status 4xx and [`Refused`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{OptionSpec, Refusal, Seat};

use super::table::{NewSitter, SeatInfo, Stage};

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
}

/// Why a request outside a table was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refused {
    /// Why, and by which rule.
    pub refusal: Refusal,
}
