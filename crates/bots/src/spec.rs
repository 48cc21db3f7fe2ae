//! Bots by name, as one types them: `easy`, `search:50ms`, `search:5000+whim=0.1`, `flat:50ms`.

use std::fmt;
use std::str::FromStr;

use tabletop::{Heuristic, Refusal};

use crate::{Bot, BotRng, Budget, Flat, Playout, Random, Search, Settings, Thumb};

/// How strong a player is. All levels are the same player, with less time and a stated noise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Beatable by a beginner, and still sensible.
    Easy,
    /// For somebody who knows the rules.
    Normal,
    /// For somebody who knows the game.
    Hard,
    /// As good as we can within a second.
    Expert,
}

impl Level {
    /// All four, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

type Set = fn(&mut Settings, f32);

/// What can be set by hand about a bot, for measuring.
const KNOBS: [(&str, Set); 7] = [
    ("explore", |settings, value| settings.explore = value),
    ("trust", |settings, value| settings.trust = value),
    ("whim", |settings, value| settings.playout.whim = value),
    ("turns", |settings, value| settings.playout.turns = (value >= 1.0).then_some(value as u32)),
    ("margin", |settings, value| settings.margin = value),
    ("noise", |settings, value| settings.noise = value),
    ("threads", |settings, value| settings.threads = value as u8),
];

/// Which of them, and to what.
type Knob = (usize, f32);

/// Which bot somebody asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    text: String,
    kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Random,
    Thumb,
    Flat(Budget, Vec<Knob>),
    Search(Budget, Vec<Knob>),
    Level(Level),
    /// Any program that speaks the protocol of players.
    Exec(String),
}

/// What can be asked for.
const EXPECTED: &str = "random, heuristic, flat:BUDGET, search:BUDGET, easy, normal, hard, expert, exec:PROGRAM";

impl Spec {
    /// The bot somebody asked for. `levels` says what a level means in this game with so many
    /// players; the settings of the expert are the usual ones of a search.
    pub fn build<G: Heuristic>(
        &self,
        levels: &dyn Fn(Level) -> Settings,
        whim: BotRng,
    ) -> Result<Box<dyn Bot<G>>, Refusal> {
        let expert = levels(Level::Expert);
        let set = |mut settings: Settings, knobs: &[Knob]| {
            for &(knob, value) in knobs {
                KNOBS[knob].1(&mut settings, value);
            }
            settings
        };
        Ok(match &self.kind {
            Kind::Random => Box::new(Random::new(whim)),
            Kind::Thumb => Box::new(Thumb::new(whim)),
            Kind::Flat(budget, knobs) => {
                // Where light playouts would hardly end, the yardstick is cut off like the search.
                let playout = Playout { turns: expert.playout.turns, ..Playout::LIGHT };
                let settings = set(Settings { playout, ..expert }, knobs);
                Box::new(Flat::new(*budget, whim).playing(settings.playout))
            }
            Kind::Search(budget, knobs) => {
                Box::new(Search::<G>::new(set(Settings { budget: *budget, noise: 0.0, ..expert }, knobs), whim))
            }
            Kind::Level(level) => Box::new(Search::<G>::new(levels(*level), whim)),
            // Running a program is for a door that was opened on purpose, never for a name that came
            // over a wire.
            Kind::Exec(program) => return Err(Refusal::new("no-programs-here").with("program", program.as_str())),
        })
    }

    /// The program that plays, if it is one.
    pub fn program(&self) -> Option<&str> {
        match &self.kind {
            Kind::Exec(program) => Some(program),
            _ => None,
        }
    }

    /// What the name means where that can change from one version to the next: a level's settings.
    pub fn means(&self, levels: &dyn Fn(Level) -> Settings) -> String {
        match &self.kind {
            Kind::Level(level) => format!("{:?}", levels(*level)),
            Kind::Flat(..) | Kind::Search(..) => format!("{:?}", levels(Level::Expert)),
            Kind::Random | Kind::Thumb | Kind::Exec(_) => String::new(),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl FromStr for Spec {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unknown = || Refusal::new("unknown-bot").with("bot", text).with("expected", EXPECTED);
        let kind = match text.split_once(':') {
            None => match (text, Level::ALL.iter().find(|level| level.word() == text)) {
                (_, Some(level)) => Kind::Level(*level),
                ("random", _) => Kind::Random,
                ("heuristic", _) => Kind::Thumb,
                _ => return Err(unknown()),
            },
            Some(("exec", program)) => Kind::Exec(program.to_owned()),
            Some((word @ ("flat" | "search"), rest)) => {
                let mut parts = rest.split('+');
                let budget = parts.next().unwrap_or_default().parse()?;
                let knobs = parts.map(knob).collect::<Result<_, _>>()?;
                if word == "flat" { Kind::Flat(budget, knobs) } else { Kind::Search(budget, knobs) }
            }
            Some(_) => return Err(unknown()),
        };
        Ok(Self { text: text.to_owned(), kind })
    }
}

fn knob(text: &str) -> Result<Knob, Refusal> {
    let known = || KNOBS.map(|(name, _)| name).join(", ");
    let unreadable = || Refusal::new("unreadable-knob").with("knob", text).with("known", known());
    let (name, value) = text.split_once('=').ok_or_else(unreadable)?;
    let knob = KNOBS.iter().position(|(known, _)| *known == name).ok_or_else(unreadable)?;
    let value = value.parse().ok().filter(|value: &f32| value.is_finite() && *value >= 0.0);
    Ok((knob, value.ok_or_else(unreadable)?))
}
