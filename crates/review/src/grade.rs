//! How good a choice was.

use serde::Serialize;

/// How good a choice was. docs/review.md says why the lines are where they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// What a strong player would have done.
    Best,
    /// As good, as far as can be told.
    Good,
    /// It cost a little.
    Slip,
    /// It cost a good deal.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

/// From here on a choice is a slip, a mistake, a blunder: so much of a win was lost.
const LINES: [f64; 3] = [0.03, 0.08, 0.15];

impl Grade {
    /// Of a choice that lost so much of a win, and whether it was the one a strong player would have made.
    pub fn of(lost: f64, first: bool) -> Self {
        match lost {
            _ if first => Self::Best,
            lost if lost >= LINES[2] => Self::Blunder,
            lost if lost >= LINES[1] => Self::Mistake,
            lost if lost >= LINES[0] => Self::Slip,
            _ => Self::Good,
        }
    }
}
