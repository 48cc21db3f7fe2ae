//! Positions somebody set up by hand.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Fate, Game, Refusal, Seat, notation};

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

/// The position of a game that has none: nobody can set it up by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct NoPosition {}

impl NoPosition {
    /// Why it cannot be placed.
    pub fn refuse<G>(self) -> Result<G, Refusal> {
        Err(Refusal::new("no-positions"))
    }
}

/// Structs a person writes by hand: whatever is left out is the default and is not written either, and a word
/// that means nothing is refused.
#[macro_export]
macro_rules! by_hand {
    ($($(#[$meta:meta])* pub struct $name:ident { $($(#[$about:meta])* pub $field:ident: $type:ty,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {$(
            $(#[$about])*
            #[serde(skip_serializing_if = "tabletop::position::is_default")]
            pub $field: $type,
        )*}
    )*};
}

/// Whether a position need not say it.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Writes a struct without what is as by default, for one that is written in full elsewhere.
pub fn sparse<T: Default + Serialize, S: serde::Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let fields = |value: &T| serde_json::to_value(value).map_err(serde::ser::Error::custom);
    let (fields, usual) = (fields(value)?, fields(&T::default())?);
    let said = fields.as_object().into_iter().flatten().filter(|&(name, value)| usual.get(name) != Some(value));
    serializer.collect_map(said)
}

/// Who has seen something: `all`, or a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^([A-E]|all)$")))]
pub enum Who {
    /// Everybody.
    All,
    /// One seat.
    Seat(Seat),
}

impl Who {
    /// The seat, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::All => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Who {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        if text == "all" { Ok(Self::All) } else { text.parse().map(Self::Seat) }
    }
}
notation!(Who);
