//! `backroom replay`: a recorded game told again, to one seat or to everybody.

use std::io::{Write, stdout};
use std::path::PathBuf;

use catalog::table::Audience;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use tabletop::{Line, Viewer};
use words::{Language, Listener, Words};

use crate::{outcome, verify};

#[derive(Args)]
struct Asked {
    file: PathBuf,
    /// Stop after so many inputs and describe the table
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Whose story: A to E, spectator, or all for every seat's
    #[arg(long, value_name = "S", default_value = "spectator")]
    seat: String,
}

pub(crate) fn command() -> Command {
    let command = Command::new("replay")
        .about("Tell a recorded game again, as a seat, a spectator or nobody's secrets withheld")
        .after_help("Examples:\n  backroom replay game.json --seat A\n  backroom replay game.json --at 40 --lang de");
    Asked::augment_args(command)
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let words = Words::of(language);
    let Asked { file, at, seat } = Asked::from_arg_matches(args)?;
    let json = verify::read(&file)?;
    let game = catalog::find(&tabletop::game_of_record(&json)?)?;
    let (desk, told) = game.resume(&json, at.unwrap_or(usize::MAX), Audience::EVERYBODY.in_words())?;
    let viewers: Vec<Viewer> = if seat == "all" { Viewer::all(desk.seats()).collect() } else { vec![seat.parse()?] };
    let mut out = stdout().lock();
    for &viewer in &viewers {
        anyhow::ensure!(
            viewer.seat().is_none_or(|seat| seat.index() < usize::from(desk.seats())),
            words.text(&Line::new("no-such-seat").with("seat", seat.as_str()))
        );
        let listener = Listener { viewer, names: &[] };
        if viewers.len() > 1 {
            writeln!(out, "\n== {viewer} ==")?;
        }
        let lines = told.to(viewer).iter().flat_map(|moment| &moment.lines);
        for line in lines {
            writeln!(out, "{}", words.say(line, &listener))?;
        }
        if at.is_some() {
            writeln!(out)?;
            for line in desk.look(viewer) {
                writeln!(out, "{}", words.say(&line, &listener))?;
            }
            writeln!(out, "{}", words.say(&desk.question(viewer).line, &listener))?;
        }
    }
    writeln!(out)?;
    let told_to = if let [only] = viewers[..] { only } else { Viewer::Spectator };
    for line in outcome::lines(&*desk) {
        writeln!(out, "{}", words.say(&line, &Listener { viewer: told_to, names: &[] }))?;
    }
    Ok(())
}
