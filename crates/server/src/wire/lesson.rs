//! What is said in a lesson. Nothing of it is kept: a request says how far somebody is, and what they did on the way.

use serde::{Deserialize, Serialize};
use tabletop::{Line, Refusal};

use super::say::SentStep;

/// Where somebody is in a lesson, and what they try.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Walking {
    /// The step.
    pub step: u16,
    /// The right tries since the table was last set up anew, in notation.
    pub tries: Vec<String>,
    /// What is tried now.
    pub attempt: Option<String>,
    /// How many moments of this table's story the client has already.
    pub heard: u32,
}

/// What comes of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Walked {
    /// The try was none, or right: how things stand after it.
    Here {
        /// Whether what is to be done in this step has been done.
        done: bool,
        /// What was seen, and how the table stands: told whole.
        step: Box<SentStep>,
        /// The table in words.
        look: Vec<Line>,
        /// Where one may play on as one likes, what a friend would do, in notation.
        advice: Option<String>,
    },
    /// The try was wrong; nothing has changed.
    No {
        /// The lesson's own answer, by its name.
        named: Option<String>,
        /// Why the game forbids it, if it does.
        refusal: Option<Refusal>,
        /// The rule it comes up against, if it has one.
        rule: Option<String>,
    },
}
