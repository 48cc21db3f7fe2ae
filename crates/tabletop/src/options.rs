//! What can be chosen before a game starts, described so that menus and `--help` can show it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::Refusal;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OptionSpec {
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// What it is if nobody chooses.
    pub default: &'static str,
    /// The rule it belongs to.
    pub rule: Option<&'static str>,
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `on` or `off`.
    Flag,
    /// A whole number from the first to the second.
    Number(u32, u32),
    /// The text of a data file of the user's own; empty for the built-in one.
    Data,
}

impl OptionSpec {
    /// Whether the option can take this value.
    pub fn check(&self, value: &str) -> Result<(), Refusal> {
        let good = match self.kind {
            OptionKind::Choice(words) => words.contains(&value),
            OptionKind::Flag => matches!(value, "on" | "off"),
            OptionKind::Number(low, high) => value.parse().is_ok_and(|number| (low..=high).contains(&number)),
            OptionKind::Data => true,
        };
        if good {
            return Ok(());
        }
        let expected = match self.kind {
            OptionKind::Choice(words) => words.join(", "),
            OptionKind::Flag => "on, off".into(),
            OptionKind::Number(low, high) => format!("{low} to {high}"),
            OptionKind::Data => String::new(),
        };
        let refusal = Refusal { rule: self.rule, ..Refusal::new("bad-option-value") };
        Err(refusal.with("option", self.name).with("value", value).with("expected", expected))
    }
}

/// Options somebody chose, by name; the others keep their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    chosen: BTreeMap<String, String>,
    rules: Option<u32>,
}

impl Choices {
    /// No choice made: all defaults.
    pub fn none() -> Self {
        Self::default()
    }

    /// With this option set.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.chosen.insert(name.into(), value.into());
        self
    }

    /// For a game that began under this version of the rules (see [`Game::rules`](crate::Game::rules)).
    #[must_use]
    pub fn under(mut self, rules: u32) -> Self {
        self.rules = Some(rules);
        self
    }

    /// The version of the rules that was asked for; if none was, the present one.
    pub fn rules(&self) -> Option<u32> {
        self.rules
    }

    /// The value of an option, if it was chosen.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.chosen.get(name).map(String::as_str)
    }

    /// The value of an option: the choice or the default.
    pub fn value<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.get(spec.name).unwrap_or(spec.default)
    }

    /// Refuses unknown options and values outside what the options allow.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), Refusal> {
        for (name, value) in &self.chosen {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let names = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
                let known = if names.is_empty() { "none".into() } else { names };
                return Err(Refusal::new("unknown-option").with("option", name.as_str()).with("known", known));
            };
            spec.check(value)?;
        }
        Ok(())
    }
}
