//! Lines become sentences. The words are Fluent messages in `locales/`, one folder per language; this
//! crate looks them up and fills them in, and the browser does the same with the same files.
//!
//! ```
//! use tabletop::{Line, Seat, Viewer};
//! use words::{Language, Listener, Words};
//!
//! let names = ["Ann".into(), "Ben".into()];
//! let ann = Listener { viewer: Viewer::Seat(Seat::new(0)), names: &names };
//! let line = Line::new("not-your-turn").with("seat", Seat::new(0)).with("waiting", vec![Line::seat(Seat::new(1))]);
//! assert_eq!(Words::of(Language::En).say(&line, &ann), "It is not your turn: the table is waiting for Ben.");
//! assert_eq!(Words::of(Language::De).say(&line, &ann), "Du bist nicht dran: Der Tisch wartet auf Ben.");
//! ```
//!
//! How an argument becomes variables of a message:
//!
//! | argument | variables |
//! |---|---|
//! | number | `$n`, a number with plural forms |
//! | text | `$text` |
//! | name | `$card`, and one for each attribute of the name: `$card-dat`, `$card-gender` |
//! | seat | `$seat`, the player's name, and `$seat-you`: `yes` for the listener's own seat, else `no` |
//! | line | `$part`, the sentence or part of one |
//! | list | `$parts`, joined with commas and "and", and `$parts-count` |

#[cfg(feature = "ear")]
pub mod ear;
pub mod rulebook;
pub mod sources;

/// The folders' files, as the build found them.
mod files {
    include!(concat!(env!("OUT_DIR"), "/files.rs"));
}

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use tabletop::{Arg, Line, Refusal, Seat, Viewer};

/// A language Backroom speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The language an environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`), English if it asks for
    /// one we do not speak.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let wished =
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        if wished.is_some_and(|value| value.to_lowercase().starts_with("de")) { Self::De } else { Self::En }
    }

    /// `en` or `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let named = Self::ALL.into_iter().find(|language| language.code() == text);
        named.ok_or_else(|| Refusal::new("unknown-language").with("language", text))
    }
}

/// Who hears a sentence, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Listener<'a> {
    /// Who listens: "you" are on this seat.
    pub viewer: Viewer,
    /// The players' names by seat; a seat without a name is called by its letter.
    pub names: &'a [String],
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language, read once.
    ///
    /// # Panics
    /// If a file of the language is broken; a test reads them all.
    pub fn of(language: Language) -> &'static Self {
        static WORDS: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];
        WORDS[language as usize].get_or_init(|| Self::read(language))
    }

    fn read(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().expect("a language code")]);
        // Marks around arguments are for mixed writing directions, which we do not have; terminals show them.
        bundle.set_use_isolating(false);
        for (file, text) in sources::of(language) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}/{file}: {errors:?}"));
        }
        Self { language, bundle }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The line as a sentence. A line without a message is shown in its plain form.
    pub fn say(&self, line: &Line, listener: &Listener) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            self.fill(&mut args, name, arg, listener);
        }
        let message = self.bundle.get_message(line.id).and_then(|message| message.value());
        message.map_or_else(|| line.to_string(), |pattern| self.format(pattern, Some(&args)))
    }

    /// A refusal as a sentence, without its rule.
    pub fn refuse(&self, refusal: &Refusal, listener: &Listener) -> String {
        self.say(&refusal.line, listener)
    }

    /// A fixed text of a front door, with nobody in particular listening.
    pub fn text(&self, line: &Line) -> String {
        self.say(line, &Listener { viewer: Viewer::Spectator, names: &[] })
    }

    fn fill(&self, args: &mut FluentArgs, name: &'static str, arg: &Arg, listener: &Listener) {
        match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Text(text) => args.set(name, text.clone()),
            Arg::Name(id) => self.fill_name(args, name, id),
            Arg::Seat(seat) => {
                let you = if listener.viewer.is(*seat) { "yes" } else { "no" };
                args.set(name, name_of(*seat, listener));
                args.set(format!("{name}-you"), you);
            }
            Arg::Line(line) => args.set(name, self.say(line, listener)),
            Arg::List(lines) => {
                args.set(name, self.join(lines.iter().map(|line| self.say(line, listener)).collect()));
                args.set(format!("{name}-count"), lines.len());
            }
        }
    }

    fn fill_name(&self, args: &mut FluentArgs, name: &'static str, id: &str) {
        let Some(message) = self.bundle.get_message(id) else {
            args.set(name, id.to_owned());
            return;
        };
        if let Some(value) = message.value() {
            args.set(name, self.format(value, None));
        }
        for attribute in message.attributes() {
            args.set(format!("{name}-{}", attribute.id()), self.format(attribute.value(), None));
        }
    }

    /// "a, b and c" in the language's own way.
    fn join(&self, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return self.text(&Line::new("list-empty")) };
        if parts.is_empty() {
            return last;
        }
        let first = parts.join(", ");
        self.text(&Line::new("list-and").with("first", first).with("last", last))
    }

    fn format(&self, pattern: &Pattern<&str>, args: Option<&FluentArgs>) -> String {
        let mut errors = Vec::new();
        // What goes wrong in here shows in the text and is found by the tests of the messages.
        self.bundle.format_pattern(pattern, args, &mut errors).into_owned()
    }
}

fn name_of(seat: Seat, listener: &Listener) -> FluentValue<'static> {
    let name = listener.names.get(seat.index()).cloned().filter(|name| !name.is_empty());
    name.unwrap_or_else(|| seat.to_string()).into()
}
