//! A lesson as it is written.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use tabletop::Seat;

/// A lesson. What it says stands in the locales, under `lesson-GAME-NAME-STEP`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Of which game: its folder.
    #[serde(skip)]
    pub game: &'static str,
    /// Which one: its file.
    #[serde(skip)]
    pub name: &'static str,
    /// Where the learner sits.
    pub seat: Seat,
    /// About how long it takes.
    pub minutes: u8,
    /// What is read and done, in order.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Reads what stands in a file.
    pub(crate) fn read(game: &'static str, name: &'static str, text: &str) -> Self {
        let lesson: Self = serde_json::from_str(text).unwrap_or_else(|error| panic!("{game}/{name}: {error}"));
        Self { game, name, ..lesson }
    }
}

/// A table to begin at.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// How many sit there.
    pub players: u8,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// What decides all that the position leaves open: 64 hexadecimal digits.
    pub seed: String,
    /// How things stand; without it the game is dealt from its beginning.
    pub position: Option<Value>,
}

/// One step: something to read, to do, or to play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name in the locales.
    pub id: String,
    /// The table from this step on; the first step has one.
    pub scene: Option<Scene>,
    /// What is to be done, choice by choice; nothing where there is only something to read.
    #[serde(rename = "do", default)]
    pub tasks: Vec<Task>,
    /// Instead of a task: play on as you like, until then. The others are played by rules of thumb.
    pub play: Option<Until>,
    /// What the others do before this is read.
    #[serde(default)]
    pub others: Plays,
    /// The rule it is about.
    pub rule: Option<String>,
    /// What is lit, by selectors of the page; everything if nothing is named.
    #[serde(default)]
    pub light: Vec<String>,
    /// What stands on a pennant beside a thing: the thing's selector, and the end of the message's name.
    #[serde(default)]
    pub pennants: BTreeMap<String, String>,
}

/// What others do, in order: each a seat and its choice in notation.
pub type Plays = Vec<(Seat, String)>;

/// Something to do: one choice of the learner.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// What "Show me" points at, in notation.
    pub show: String,
    /// What the others do after it.
    #[serde(default)]
    pub then: Plays,
    /// What else is right: nothing but what is shown, if this is empty.
    #[serde(default)]
    pub also: Vec<Fits>,
    /// Wrong tries that have an answer of their own.
    #[serde(default)]
    pub wrong: Vec<Wrong>,
}

/// Which choices are meant.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Fits {
    /// This one, in notation.
    Action(String),
    /// Those whose `deed` has all of this in it.
    Deed(Value),
}

impl Fits {
    /// Whether it means this choice: its notation and, if the game allows it, its deed.
    pub(crate) fn means(&self, action: &str, deed: Option<&Value>) -> bool {
        match self {
            Self::Action(meant) => meant == action,
            Self::Deed(meant) => deed.is_some_and(|deed| holds(deed, meant)),
        }
    }
}

/// Whether all of `part` is in `whole`.
fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(name, part)| whole.get(name).is_some_and(|whole| holds(whole, part)))
        }
        _ => whole == part,
    }
}

/// A wrong try that has an answer of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// Its name in the locales, after that of its step.
    pub id: String,
    /// For example this choice, in notation.
    #[serde(rename = "try")]
    pub attempt: String,
    /// Others that are answered in the same way.
    #[serde(default)]
    pub also: Vec<Fits>,
    /// The rule it comes up against. Of what the game refuses, the rule it refuses it by.
    pub rule: String,
}

/// When playing on ends, if the game has not ended before.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Until {
    /// When this round begins.
    Round(u64),
    /// When this turn begins.
    Turn(u64),
}
