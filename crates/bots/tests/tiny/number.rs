//! A number as a choice, a card or an event of a tiny game.

use std::fmt;
use std::str::FromStr;

use tabletop::{Refusal, notation};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Number(pub(crate) u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
impl FromStr for Number {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        text.parse().map(Self).map_err(|_| Refusal::new("unreadable"))
    }
}
notation!(Number);
