//! `backroom rules`: the rule book, or one rule of it.

use std::io::{Write, stdout};

use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use tabletop::Line;
use words::{Language, Words, rulebook};

/// Where each rule stands: its id, in what, the file and the line. See `build.rs`.
static PLACES: &[(&str, &str, &str, u32)] = include!(concat!(env!("OUT_DIR"), "/places.rs"));

#[derive(Args)]
struct Asked {
    #[arg(value_parser = PossibleValuesParser::new(catalog::games().iter().map(|game| game.name())))]
    game: String,
    /// A rule's id, such as gr.draft
    id: Option<String>,
    /// Where in the repository it is written, tested, told and explained
    #[arg(long, requires = "id")]
    r#where: bool,
}

pub(crate) fn command() -> Command {
    let command = Command::new("rules").about("Read a rule book, or one rule of it").after_help(
        "Examples:\n  backroom rules greed\n  backroom rules smile sm.dice --lang de\n  \
         backroom rules downtown dt.rob --where",
    );
    Asked::augment_args(command)
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let Asked { game, id, r#where } = Asked::from_arg_matches(args)?;
    let mut out = stdout().lock();
    let Some(id) = id else {
        write!(out, "{}", rulebook::book(&game, language).context("a rule book")?)?;
        return Ok(());
    };
    let unknown = || {
        let known: Vec<&str> = rulebook::rules(&game, language).map(|rule| rule.id).collect();
        let line = Line::new("rules-unknown").with("id", id.as_str());
        format!("{}\n{}", Words::of(language).text(&line), known.join("\n"))
    };
    let rule = rulebook::find(&game, language, &id).with_context(unknown)?;
    writeln!(out, "[{}] {}", rule.id, rulebook::plain(rule.text))?;
    if r#where {
        for (_, kind, path, line) in PLACES.iter().filter(|(named, ..)| *named == rule.id) {
            writeln!(out, "{kind:<8} {path}:{line}")?;
        }
    }
    Ok(())
}
