//! `backroom rules`: the rule book, or one rule of it.

use std::io::{Write, stdout};

use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use tabletop::Line;
use words::{Language, Words, rulebook};

/// Where each rule stands: its id, in what, the file and the line. See `build.rs`.
static PLACES: &[(&str, &str, &str, u32)] = include!(concat!(env!("OUT_DIR"), "/places.rs"));

pub(crate) fn command() -> Command {
    let games = catalog::games().iter().map(|game| game.name());
    Command::new("rules")
        .about("Read a rule book, or one rule of it")
        .after_help(
            "Examples:\n  backroom rules greed\n  backroom rules smile sm.dice --lang de\n  \
             backroom rules downtown dt.rob --where",
        )
        .arg(Arg::new("game").value_name("GAME").required(true).value_parser(PossibleValuesParser::new(games)))
        .arg(Arg::new("id").value_name("ID").help("A rule's id, such as gr.draft"))
        .arg(
            Arg::new("where")
                .long("where")
                .requires("id")
                .action(ArgAction::SetTrue)
                .help("Where in the repository it is written, tested, told and explained"),
        )
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let game = args.get_one::<String>("game").context("a game")?;
    let mut out = stdout().lock();
    let Some(id) = args.get_one::<String>("id") else {
        write!(out, "{}", rulebook::book(game, language).context("a rule book")?)?;
        return Ok(());
    };
    let unknown = || {
        let known: Vec<&str> = rulebook::rules(game, language).map(|rule| rule.id).collect();
        let line = Line::new("rules-unknown").with("id", id.as_str());
        format!("{}\n{}", Words::of(language).text(&line), known.join("\n"))
    };
    let rule = rulebook::find(game, language, id).with_context(unknown)?;
    writeln!(out, "[{}] {}", rule.id, rulebook::plain(rule.text))?;
    if args.get_flag("where") {
        for (_, kind, path, line) in PLACES.iter().filter(|(named, ..)| *named == rule.id) {
            writeln!(out, "{kind:<8} {path}:{line}")?;
        }
    }
    Ok(())
}
