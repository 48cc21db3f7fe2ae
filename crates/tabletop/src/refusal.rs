//! Why something was refused, as a value.

use std::fmt;

use serde::Serialize;

/// A sentence to be: a message id and what goes into it. The words live in the locales.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Line {
    /// Which message.
    pub id: &'static str,
    /// What the message speaks of, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Line {
    /// A line without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id.replace('-', " "))?;
        for (n, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name} {value}", if n == 0 { ": " } else { ", " })?;
        }
        Ok(())
    }
}

/// One argument of a [`Line`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, for plurals and amounts.
    Number(i64),
    /// A name: a card, a place, a seat, what somebody typed.
    Text(String),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

macro_rules! number_args {
    ($($type:ty),*) => { $(impl From<$type> for Arg {
        fn from(number: $type) -> Self { Self::Number(number as i64) }
    })* };
}
number_args!(i8, u8, i16, u16, i32, u32, i64, usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<crate::Seat> for Arg {
    fn from(seat: crate::Seat) -> Self {
        Self::Text(seat.to_string())
    }
}

/// Why something was not done. Whoever returns one has changed nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, thiserror::Error)]
pub struct Refusal {
    /// The rule behind it, where there is one.
    pub rule: Option<&'static str>,
    /// What was wrong.
    pub line: Line,
}

impl Refusal {
    /// A refusal no rule of the game stands behind: wrong seat, stale prompt, unreadable input.
    pub const fn new(id: &'static str) -> Self {
        Self { rule: None, line: Line::new(id) }
    }

    /// A refusal by a rule of the game.
    pub const fn by(rule: &'static str, id: &'static str) -> Self {
        Self { rule: Some(rule), line: Line::new(id) }
    }

    /// The refusal with one more detail.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.line = self.line.with(name, value);
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line.fmt(f)?;
        match self.rule {
            Some(rule) => write!(f, " [{rule}]"),
            None => Ok(()),
        }
    }
}
