//! `backroom review`: what made a game's result, seat by seat.

use std::io::{Write, stdout};
use std::path::PathBuf;

use anyhow::Context;
use catalog::review::{Parts, Review, SeatReview};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use laboratory::arena;
use tabletop::{Line, Seat, Viewer};
use words::{Language, Listener, Words};

use crate::{progress, verify};

#[derive(Args)]
struct Asked {
    file: PathBuf,
    /// Speak to this seat as "you": A to E
    #[arg(long, value_name = "S")]
    seat: Option<String>,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Draw the chance to win over time
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

pub(crate) fn command() -> Command {
    let command = Command::new("review")
        .about("Look back at a recorded game: luck, choices, what others gave away, and where it turned")
        .after_help(
            "Examples:\n  backroom review game.json --seat A\n  backroom review game.json --lang de --plot game.svg\n\
             \nThe same game is judged the same way every time; it takes some seconds to a minute.",
        );
    Asked::augment_args(command)
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let words = Words::of(language);
    let Asked { file, seat, json, plot } = Asked::from_arg_matches(args)?;
    let viewer = seat.map_or(Ok(Viewer::Spectator), |seat| seat.parse().map(Viewer::Seat))?;
    let record = verify::read(&file)?;
    let mut reviewing = catalog::find(&tabletop::game_of_record(&record)?)?.review(&record)?;
    let bar = progress::of(reviewing.progress().of as u64, "steps");
    while reviewing.go_on() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let review = reviewing.end();
    if let Some(path) = plot {
        let svg = drawn(&review, words, viewer);
        std::fs::write(&path, svg).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let mut out = stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&review)?)?;
        return Ok(());
    }
    for seat in &review.seats {
        tell(&mut out, &review, seat, words, viewer)?;
    }
    Ok(())
}

/// One seat's review in sentences.
fn tell(out: &mut impl Write, review: &Review, seat: &SeatReview, words: &Words, viewer: Viewer) -> anyhow::Result<()> {
    let say = |line: &Line| words.say(line, &Listener { viewer, names: &[] });
    writeln!(out, "\n== {} ==", say(&player(seat.seat)))?;
    for line in &seat.summary {
        writeln!(out, "{}", say(line))?;
    }
    writeln!(out)?;
    for moment in &seat.turning {
        writeln!(out, "* {}", say(&moment.line))?;
        let judged = review.choices.iter().find(|judged| judged.at == moment.at && !judged.reasons.is_empty());
        for reason in judged.iter().flat_map(|judged| &judged.reasons) {
            writeln!(out, "    {}", say(reason))?;
        }
    }
    writeln!(out, "\n{}", say(&parts(&seat.parts)))?;
    writeln!(out, "{}", say(&grades(seat.grades)))?;
    Ok(())
}

fn player(seat: Seat) -> Line {
    Line::new("review-player").with("seat", seat)
}

/// What adds up to the result, in hundredths of a win.
fn parts(parts: &Parts) -> Line {
    let Parts { start, luck, choices, gifts, rest, result } = parts;
    let all = [("start", start), ("luck", luck), ("choices", choices), ("gifts", gifts), ("rest", rest)];
    let written =
        |win: f64, sign: bool| if sign { format!("{:+.1}", win * 100.0) } else { format!("{:.1}", win * 100.0) };
    let line = all
        .into_iter()
        .fold(Line::new("review-parts"), |line, (name, worth)| line.with(name, written(worth.win, name != "start")));
    line.with("result", written(result.win, false))
}

fn grades(grades: [u32; 5]) -> Line {
    let names = ["best", "good", "slips", "mistakes", "blunders"];
    names.into_iter().zip(grades).fold(Line::new("review-grades"), |line, (name, count)| line.with(name, count))
}

/// The chance to win over time.
fn drawn(review: &Review, words: &Words, viewer: Viewer) -> String {
    let say = |line: &Line| words.say(line, &Listener { viewer, names: &[] });
    let curve = |seat: &SeatReview| {
        let chances = review.curve.iter().map(|point| point.chance[seat.seat.index()]).collect();
        (say(&player(seat.seat)), chances)
    };
    let marks = review.curve.iter().map(|point| point.round.or(point.turn)).collect::<Vec<_>>();
    let curves: Vec<(String, Vec<f64>)> = review.seats.iter().map(curve).collect();
    arena::over_time(&say(&Line::new("review-plot-title")), &marks, &curves)
}
