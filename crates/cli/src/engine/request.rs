//! What a program can ask of the engine.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{By, Choices, PromptId, Seat, Seed, Viewer};

/// A request with whatever id its sender gave it.
#[derive(Deserialize)]
pub(super) struct Envelope {
    /// Comes back with the answer.
    #[serde(rename = "id", default)]
    _id: Value,
    #[serde(flatten)]
    pub(super) request: Request,
}

/// What a program can ask.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub(super) enum Request {
    /// Which games there are, with players and options.
    Games,
    /// A new game. With `seed: null` the program answers every question of chance itself.
    New {
        game: String,
        players: u8,
        #[serde(default)]
        options: Settings,
        #[serde(default)]
        seed: Option<SeedText>,
    },
    /// A game from a position.
    Load {
        game: String,
        players: u8,
        #[serde(default)]
        options: Settings,
        position: Value,
        #[serde(default)]
        seed: Option<SeedText>,
    },
    /// A game from a record, after so many inputs; with `past` everything that was seen of it.
    Resume {
        record: Value,
        at: Option<usize>,
        #[serde(default)]
        past: bool,
    },
    /// A game of its own from a moment of a recorded one: with the same deal, or with a seed and all dealt anew that
    /// nobody knew then. `from` is what its record says it came from.
    Branch {
        record: Value,
        at: usize,
        from: Option<String>,
        #[serde(default)]
        seed: Option<SeedText>,
    },
    /// The position.
    Dump,
    /// What a viewer can know.
    View { viewer: Viewer },
    /// The table in words.
    Look { viewer: Viewer },
    /// What a seat is asked, and its choices.
    Legal { seat: Seat },
    /// What nature can answer.
    Outcomes,
    /// What somebody might want to do on a seat and cannot, and why.
    Impossible { seat: Seat },
    /// Why a seat cannot do something.
    Why { seat: Seat, action: String },
    /// A seat's choice, and who made it, for the record.
    Act { seat: Seat, action: String, prompt: Option<PromptId>, by: Option<By> },
    /// An answer of nature.
    Chance { outcome: String },
    /// Takes choices back.
    Undo {
        seat: Seat,
        #[serde(default)]
        turn: bool,
    },
    /// What a bot would do.
    Bot {
        seat: Seat,
        kind: String,
        #[serde(default)]
        whim: u64,
    },
    /// What a strong player thinks of each choice.
    Analyse {
        seat: Seat,
        #[serde(default)]
        whim: u64,
    },
    /// How it ended.
    Result,
    /// Everything that went in.
    Record,
    /// A rule in words.
    Rule { game: String, rule: String },
    /// Changes the language.
    Language { language: String },
}

/// A seed: 64 hexadecimal digits, or the number of a game.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum SeedText {
    Number(u64),
    Digits(Seed),
}

impl SeedText {
    pub(super) fn seed(self) -> Seed {
        match self {
            Self::Number(number) => Seed::of_game(number, 0),
            Self::Digits(seed) => seed,
        }
    }
}

/// The options somebody chose, as text or as JSON has them: numbers, and `true` and `false` for flags.
pub(super) type Settings = BTreeMap<String, Setting>;

/// What an option is set to.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Setting {
    Flag(bool),
    Number(serde_json::Number),
    Text(String),
}

impl Setting {
    fn text(self) -> String {
        match self {
            Self::Flag(on) => if on { "on" } else { "off" }.to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text,
        }
    }
}

/// The options somebody chose.
pub(super) fn choices(options: Settings) -> Choices {
    options.into_iter().fold(Choices::none(), |choices, (name, value)| choices.with(name, value.text()))
}
