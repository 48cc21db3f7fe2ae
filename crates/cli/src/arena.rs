//! `backroom arena`: games between bots, and what they say about who is stronger.

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::Context;
use catalog::external::{ExternalPlayer, PlayerRequest};
use clap::{ArgMatches, Args, Command};
use laboratory::arena::{self, Plan, Report, Spec, Until, Verdict};
use words::{Language, Words};

use crate::program::{self, Program};
use crate::series::{self, Resume, Series};
use crate::{game_args, interrupt, progress};

const EXAMPLES: &str = "Bots:
  random, heuristic            no thinking, rules of thumb
  easy, normal, hard, expert   the levels
  flat:BUDGET, search:BUDGET   flat Monte Carlo, tree search; a BUDGET is 5000 (simulations), 50ms or 5000/50ms;
                               +explore=, +trust=, +whim=, +turns=, +margin=, +noise=, +threads= set what they are made of
  exec:PROGRAM                 any program that speaks the protocol of players (docs/protocol.md)

Examples:
  backroom arena greed --players 2 --bots hard,normal --games 400 --line 0.6
  backroom arena smile --bots expert,flat:50ms --games 100 --resume smile.log --plot smile.svg
  backroom arena downtown --players 2 --bots hard,normal --games 400 --luck
  backroom arena greed --players 4 --bots normal,easy --games 200 --json
  backroom arena greed --players 2 --bots \"exec:python3 examples/player.py,heuristic\" --games 20";

pub(crate) fn command() -> Command {
    let command = Command::new("arena")
        .about("Let bots play against each other: win shares, scores and ratings with their intervals")
        .after_help(EXAMPLES);
    game_args::subcommands(command, false, |command| series::args::<Asked>(command, "100"))
}

#[derive(Args)]
struct Asked {
    #[command(flatten)]
    series: Series,
    /// Who plays; every deal in all seatings. Fewer bots than seats: the first against a table of the last
    #[arg(long, value_name = "A,B,…", required = true, value_delimiter = ',')]
    bots: Vec<String>,
    /// Stop when the first bot's share against the others has surely cleared or missed this line, such as 0.6
    #[arg(long, value_name = "SHARE")]
    line: Option<f64>,
    /// Draw the win shares with their intervals
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    log: Resume,
    #[command(flatten)]
    limit: program::Limit,
    /// Take each game's luck off its result: the same on average, with less noise where the bots play much alike
    #[arg(long)]
    luck: bool,
    /// Write the table to FILE, too
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

/// Games played before a line can end an arena.
const AT_LEAST: u64 = 20;

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let (game, players, asked, args) = game_args::game::<Asked>(args)?;
    let (_, choices) = game_args::choices(game, args)?.swap_remove(0);
    let bots: Vec<Spec> = asked.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
    let plan = Plan { luck: asked.luck, ..asked.series.plan(game, players, &choices, bots, false)? };
    let mut log = asked.log.log(&plan)?;
    let bar = progress::bar(plan.whole_games());
    bar.inc(log.outcomes.len() as u64);
    let stop = interrupt::flag()?;
    let words = Words::of(language);
    let door = |invitation: &PlayerRequest| -> Result<Box<dyn ExternalPlayer>, _> {
        Ok(Box::new(Program::start(invitation, words, asked.limit.limit, &[])?))
    };
    let until = Until { line: asked.line, games: AT_LEAST };
    let report = arena::run(&plan, &choices, &door, &mut log, until, stop, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    if interrupt::came() {
        eprintln!("{}", stopped(log.outcomes.len(), &plan, asked.log.resume.as_deref()));
    }
    let Some(report) = report else {
        anyhow::ensure!(interrupt::came(), "no deal was played in all seatings");
        return Ok(());
    };
    for (file, text) in [(asked.plot, arena::plot(&report)), (asked.markdown, report.markdown())] {
        if let Some(path) = file {
            std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    print(&report, asked.line, asked.series.json)
}

/// What somebody who has pressed Ctrl-C wants to know.
fn stopped(played: usize, plan: &Plan, log: Option<&Path>) -> String {
    let games = plan.whole_games();
    match log {
        Some(path) => {
            let path = path.display();
            format!("Stopped after {played} of {games} games; the same command with --resume {path} goes on.")
        }
        None => format!("Stopped after {played} of {games} games. With --resume FILE it could go on another time."),
    }
}

fn print(report: &Report, line: Option<f64>, json: bool) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    let verdict = line.map(|line| report.verdict(line));
    if json {
        let mut value = serde_json::to_value(report)?;
        value["line"] = serde_json::to_value(line)?;
        value["verdict"] = serde_json::to_value(verdict)?;
        writeln!(out, "{}", serde_json::to_string_pretty(&value)?)?;
        return Ok(());
    }
    write!(out, "{}", report.markdown())?;
    if let (Some(line), Some(verdict)) = (line, verdict) {
        let words = match verdict {
            Verdict::Clears => "clears the line for certain",
            Verdict::Misses => "misses the line for certain",
            Verdict::Holds => "reaches the line, and is surely better than even",
            Verdict::Fails => "does not reach the line",
        };
        writeln!(out, "\n{} {words} of {:.0} %", report.bots[0].bot, 100.0 * line)?;
    }
    Ok(())
}
