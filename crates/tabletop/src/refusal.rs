//! Sentences to be, and why something was refused, as values.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use crate::Seat;

/// A sentence to be: a message id and what goes into it. The words live in the locales.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
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

    /// A player, as part of a sentence.
    pub fn seat(seat: Seat) -> Self {
        Self::new("seat-name").with("seat", seat)
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, for plurals and amounts.
    Number(i64),
    /// Somebody's own words, or notation: shown as it is.
    Text(String),
    /// The name of a card, a place, a thing: the id of a message that holds it, with its cases and
    /// gender as attributes.
    Name(Cow<'static, str>),
    /// A player: the name people know, or "you".
    Seat(Seat),
    /// A part of the sentence that is a line of its own.
    Line(Box<Line>),
    /// Several parts, to be joined with commas and "and".
    List(Vec<Line>),
}

impl Arg {
    /// A name that is always the same.
    pub const fn name(id: &'static str) -> Self {
        Self::Name(Cow::Borrowed(id))
    }

    /// A name with a number in its id, such as a card's.
    pub fn numbered(stem: &str, number: impl fmt::Display) -> Self {
        Self::Name(Cow::Owned(format!("{stem}-{number}")))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
            Self::Name(id) => id.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
            Self::Line(line) => write!(f, "({line})"),
            Self::List(lines) => lines
                .iter()
                .enumerate()
                .try_for_each(|(n, line)| write!(f, "{}({line})", if n == 0 { "" } else { ", " })),
        }
    }
}

macro_rules! args {
    ($($type:ty => |$value:ident| $arg:expr),* $(,)?) => { $(impl From<$type> for Arg {
        fn from($value: $type) -> Self { $arg }
    })* };
}
args! {
    &str => |text| Self::Text(text.to_owned()),
    String => |text| Self::Text(text),
    Seat => |seat| Self::Seat(seat),
    Line => |line| Self::Line(Box::new(line)),
    Vec<Line> => |lines| Self::List(lines),
}
macro_rules! number_args {
    ($($type:ty),*) => { args! { $($type => |number| Self::Number(number as i64)),* } };
}
number_args!(i8, u8, i16, u16, i32, u32, i64, usize);

/// Why something was not done. Whoever returns one has changed nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, thiserror::Error)]
#[error("{line}{}", rule.map_or_else(String::new, |rule| format!(" [{rule}]")))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
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

    /// Refuses where this is so: `refusal.when(too_late)?`.
    pub fn when(self, so: bool) -> Result<(), Self> {
        if so { Err(self) } else { Ok(()) }
    }

    /// The refusal with one more detail.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.line = self.line.with(name, value);
        self
    }
}
