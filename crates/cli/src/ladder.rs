//! `backroom ladder`: plays every claim about the bots' strength anew and writes down what came of it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context;
use catalog::external;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use laboratory::arena::{self, Axis, Dot, Log};
use laboratory::ladder::{Claim, Decided, LEAST_GAMES, MOST_GAMES, Rung, rungs};
use laboratory::statistics::Interval;
use tabletop::Choices;
use words::Language;

use crate::series::{self, Threads};
use crate::{interrupt, progress};

const EXAMPLES: &str = "Examples:
  backroom ladder                       all of it: about three quarters of an hour on two quiet cores
  backroom ladder --only greed-2        the lines of Greed for two
  backroom ladder --report              what the games played so far say

It goes on where it was stopped. After a change to the bots, begin with a new --dir.";

#[derive(Args)]
struct Asked {
    /// Where the games are kept, to go on from
    #[arg(long, value_name = "FOLDER", default_value = "target/ladder")]
    dir: PathBuf,
    /// Only lines whose name has these words in it
    #[arg(long, value_name = "WORDS")]
    only: Option<String>,
    /// Play nothing more
    #[arg(long)]
    report: bool,
    /// Write the page to FILE, its pictures beside it
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn command() -> Command {
    let command = Command::new("ladder")
        .about("Show how strong the bots are: every level against the next, search against other players")
        .after_help(EXAMPLES);
    Asked::augment_args(command)
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let Asked { dir, only, report, write: to, threads } = Asked::from_arg_matches(args)?;
    let threads = threads.count();
    std::fs::create_dir_all(&dir).with_context(|| format!("cannot make {}", dir.display()))?;
    let stop = interrupt::flag()?;
    let mut played = Vec::new();
    for rung in rungs(threads) {
        let slug = rung.slug();
        let mut log = series::open(&dir.join(format!("{slug}.log")), &rung.plan)?;
        let wanted = only.as_ref().is_none_or(|words| slug.contains(words));
        if wanted && !report && !interrupt::came() {
            let bar = progress::bar(rung.plan.whole_games()).with_message(format!("{slug} "));
            bar.inc(log.outcomes.len() as u64);
            // Games that were still going on when the line was cleared can bring the interval back over it.
            while !rung.is_done(&log.outcomes) && !interrupt::came() {
                arena::run(&rung.plan, &Choices::none(), &external::closed, &mut log, rung.until(), stop, &|| {
                    bar.inc(1);
                })?;
            }
            bar.finish_and_clear();
            if let Some(decided) = rung.decide(&log.outcomes) {
                println!("{}", row(&rung, &decided, rung.is_done(&log.outcomes)));
            }
        }
        played.push((rung, log));
    }
    if interrupt::came() {
        eprintln!("Stopped; the same command goes on.");
    }
    let load = if report { None } else { load() };
    let page = page(&played, threads, load.as_deref());
    if let Some(file) = to {
        write(&file, &page, &played)
    } else {
        println!("\n{page}");
        Ok(())
    }
}

/// A rung in words: who is claimed to do what.
fn claim(rung: &Rung) -> String {
    let names: Vec<String> = rung.plan.bots.iter().map(ToString::to_string).collect();
    let table =
        format!("{}, {} player{}", rung.plan.game, rung.plan.players, if rung.plan.players == 1 { "" } else { "s" });
    match (rung.claim, &names[..]) {
        (Claim::Ends(_), [bot]) => format!("{table}: {bot} ends below the turn limit"),
        (_, [bot]) => format!("{table}: {bot} beats the standard rival"),
        (_, bots) => format!("{table}: {}", bots.join(" over ")),
    }
}

fn percent(figure: Interval) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * figure.mean, 100.0 * figure.low, 100.0 * figure.high)
}

fn row(rung: &Rung, decided: &Decided, done: bool) -> String {
    let Decided { figure, games, holds, millis, longest } = decided;
    let line = match rung.claim {
        Claim::Beats(line) | Claim::Ends(line) => format!("{:.0} %", 100.0 * line),
        Claim::Scaling(times) => format!("{times}×"),
    };
    let verdict = match (holds, done) {
        (None, _) => "",
        (Some(true), true) => "yes",
        (Some(false), true) => "**no**",
        (Some(true), false) => "so far",
        (Some(false), false) => "not yet",
    };
    format!("| {} | {line} | {} | {verdict} | {games} | {millis:.1} | {longest} |", claim(rung), percent(*figure))
}

const HEAD: &str =
    "| claim | line | share, 95 % interval | holds | games | ms a choice | longest |\n|---|---|---|---|---|---|---|\n";

/// How busy the machine was during the last quarter of an hour, where it says so.
fn load() -> Option<String> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').nth(2).map(str::to_owned)
}

/// The whole page in Markdown.
fn page(played: &[(Rung, Log)], threads: usize, load: Option<&str>) -> String {
    let mut text = format!(
        "# The ladder\n\nWritten by `make ladder`. Shares are against the others at the table, so 50 % is even with any \
         number of players. Every deal is played in all seatings. Games are played until the interval has cleared or \
         missed the line, at least {LEAST_GAMES} and at most {MOST_GAMES} games. A line holds when the share \
         reaches it and the interval is above even. Levels think in simulations; `50ms` is time on the clock, with \
         another game on the other core. What is forced is not asked.\n\n"
    );
    let mut table = |title: &str, wanted: &dyn Fn(&Rung) -> bool| {
        let _ = write!(text, "## {title}\n\n{HEAD}");
        for (rung, log) in played.iter().filter(|(rung, _)| wanted(rung)) {
            match rung.decide(&log.outcomes) {
                Some(decided) => text.push_str(&row(rung, &decided, rung.is_done(&log.outcomes))),
                None => {
                    let _ = write!(text, "| {} | | not played yet | | 0 | | |", claim(rung));
                }
            }
            text.push('\n');
        }
        text.push('\n');
    };
    table("Who beats whom", &|rung| matches!(rung.claim, Claim::Beats(_)));
    table("Games with a limit come to an end", &|rung| matches!(rung.claim, Claim::Ends(_)));
    table("More time, more wins", &|rung| matches!(rung.claim, Claim::Scaling(_)));
    let between_levels = played.iter().filter(|(rung, _)| rung.is_between_levels());
    let ended: Vec<f64> = between_levels.flat_map(|(rung, log)| rung.ended(&log.outcomes)).collect();
    if !ended.is_empty() {
        let share = Interval::of_shares(&ended);
        let _ = writeln!(
            text,
            "Of all {} games with a limit between levels, {} ended below it.\n",
            ended.len(),
            percent(share)
        );
    }
    let games = played.iter().flat_map(|(_, log)| &log.outcomes);
    let (count, millis) = games.fold((0, 0), |(count, sum), game| (count + 1, sum + game.millis.iter().sum::<u64>()));
    let _ = writeln!(
        text,
        "{count} games, {threads} at a time, in which the bots thought for {} minutes altogether.{}\n",
        millis / 60_000,
        load.map_or(String::new(), |load| format!(" The machine's load at the end: {load} (mean of 15 minutes)."))
    );
    text.push_str("![The ladder](pictures/ladder.svg)\n\n![Scaling](pictures/scaling.svg)\n");
    text
}

/// How the part of the page begins that a test has measured, not the ladder.
const LUCK: &str = "\n## Luck taken off\n";

/// Writes the page and its pictures.
fn write(file: &Path, page: &str, played: &[(Rung, Log)]) -> anyhow::Result<()> {
    let pictures = file.parent().unwrap_or(Path::new(".")).join("pictures");
    std::fs::create_dir_all(&pictures).with_context(|| format!("cannot make {}", pictures.display()))?;
    // What was measured otherwise stays.
    let before = std::fs::read_to_string(file).unwrap_or_default();
    let luck = before.find(LUCK).map_or("", |at| &before[at..]);
    for (path, text) in [
        (file.to_owned(), format!("{page}{luck}")),
        (pictures.join("ladder.svg"), ladder_picture(played)),
        (pictures.join("scaling.svg"), scaling_picture(played)),
    ] {
        std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn ladder_picture(played: &[(Rung, Log)]) -> String {
    let dots: Vec<Dot> = played
        .iter()
        .filter_map(|(rung, log)| {
            let Claim::Beats(line) = rung.claim else { return None };
            Some(Dot { label: claim(rung), figure: rung.decide(&log.outcomes)?.figure, line: Some(line) })
        })
        .collect();
    arena::dots("Shares against the others, with the line to reach", &Axis::SHARES, &dots)
}

/// Against the player with the budget once: itself, three times, ten times as much.
fn scaling_picture(played: &[(Rung, Log)]) -> String {
    let even = Interval { mean: 0.5, low: 0.5, high: 0.5 };
    let mut curves: Vec<(String, Vec<Interval>)> = Vec::new();
    for (rung, log) in played {
        let (Claim::Scaling(_), Some(decided)) = (rung.claim, rung.decide(&log.outcomes)) else { continue };
        let name = rung.plan.game.to_owned();
        match curves.iter_mut().find(|curve| curve.0 == name) {
            Some(curve) => curve.1.push(decided.figure),
            None => curves.push((name, vec![even, decided.figure])),
        }
    }
    let steps = ["1×", "3×", "10×"].map(str::to_owned);
    arena::curves("Win share against a search with the budget once (500 simulations)", &steps, &curves)
}
