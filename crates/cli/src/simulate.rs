//! `backroom simulate`: many random games and what they say.

use std::io::{Write, stdout};

use anyhow::Context;
use clap::{ArgMatches, Args, Command};
use laboratory::simulate::{self, FactReport, Plan, Report};
use laboratory::statistics::Interval;
use words::Language;

use crate::series::{self, Series};
use crate::{game_args, progress};

const EXAMPLES: &str = "Examples:
  backroom simulate greed --players 3 --games 100000
  backroom simulate greed --games 1000 --seed 7 --json
  backroom simulate greed --games 10 --record 3 game.json";

pub(crate) fn command() -> Command {
    let command = Command::new("simulate")
        .about("Play many random games and count: speed, choices, scores and wins per seat")
        .after_help(EXAMPLES);
    game_args::subcommands(command, true, |command| series::args::<Asked>(command, "10000"))
}

#[derive(Args)]
struct Asked {
    #[command(flatten)]
    series: Series,
    /// Write the record of game K (from 0) to FILE; `backroom verify FILE` replays it
    #[arg(long, num_args = 2, value_names = ["K", "FILE"])]
    record: Vec<String>,
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let (game, players, Asked { series, record }, args) = game_args::game(args)?;
    let Series { games, seed, json, ref threads } = series;
    let sets = game_args::choices(game, args)?;
    let bar = progress::bar(games * sets.len() as u64);
    let mut reports = Vec::new();
    for (label, choices) in sets {
        let plan = Plan { players, choices, games, seed, threads: threads.count() };
        if let [number, file] = &record[..] {
            let number = number.parse().with_context(|| format!("--record: {number} is not the number of a game"))?;
            let record = simulate::record(game.name(), &plan, number)?;
            std::fs::write(file, record).with_context(|| format!("cannot write the record to {file}"))?;
        }
        reports.push((label, simulate::simulate(game.name(), &plan, &|finished| bar.inc(finished))?));
    }
    bar.finish_and_clear();
    print(&reports, json)
}

fn print(reports: &[(String, Report)], json: bool) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    match reports {
        [(_, report)] if json => writeln!(out, "{}", serde_json::to_string_pretty(report)?)?,
        _ if json => {
            let labelled: Vec<_> = reports
                .iter()
                .map(|(label, report)| serde_json::json!({ "options": label, "report": report }))
                .collect();
            writeln!(out, "{}", serde_json::to_string_pretty(&labelled)?)?;
        }
        [(_, report)] => print_one(&mut out, report)?,
        _ => print_matrix(&mut out, reports)?,
    }
    Ok(())
}

fn print_one(out: &mut impl Write, report: &Report) -> anyhow::Result<()> {
    writeln!(
        out,
        "{}, {} players, {} random games in {:.2} s",
        report.game, report.players, report.games, report.seconds
    )?;
    let Report { games_per_second, decisions, forced_steps, chances, decisions_per_second, mean_choices, .. } = report;
    writeln!(out, "games per second      {games_per_second:>14.0}")?;
    writeln!(out, "decisions             {decisions:>14}")?;
    writeln!(out, "forced steps          {forced_steps:>14}")?;
    writeln!(out, "answers of chance     {chances:>14}")?;
    writeln!(out, "decisions per second  {decisions_per_second:>14.0}")?;
    writeln!(out, "mean legal choices    {mean_choices:>14.2}")?;
    writeln!(out, "seat        mean score            win share (95 % intervals)")?;
    for seat in &report.seats {
        writeln!(out, "{:<4}  {}    {}", seat.seat, score(seat.score), percent(seat.wins))?;
    }
    for (name, fact) in &report.facts {
        match fact {
            FactReport::Words(words) => {
                writeln!(out, "{name}")?;
                for (word, share) in words {
                    writeln!(out, "  {word:<20} {}", percent(*share))?;
                }
            }
            FactReport::Number { median, p95, longest } => {
                writeln!(out, "{name}: median {median}, 95th percentile {p95}, longest {longest}")?;
            }
            FactReport::Role { wins } => writeln!(out, "{name} wins {}", percent(*wins))?,
        }
    }
    Ok(())
}

/// One line for each combination of options.
fn print_matrix(out: &mut impl Write, reports: &[(String, Report)]) -> anyhow::Result<()> {
    let width = reports.iter().map(|(label, _)| label.len()).max().unwrap_or(0);
    for (label, report) in reports {
        write!(out, "{label:<width$}  {:>5.1} decisions", report.decisions as f64 / report.games as f64)?;
        for seat in &report.seats {
            write!(out, "  {}: {} {}", seat.seat, score(seat.score), percent(seat.wins))?;
        }
        for (name, fact) in &report.facts {
            match fact {
                FactReport::Role { wins } => write!(out, "  {name} wins {}", percent(*wins))?,
                FactReport::Number { median, .. } => write!(out, "  {name} {median}")?,
                FactReport::Words(_) => {}
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn score(figure: Interval) -> String {
    format!("{:>9.2} ± {:<6.2}", figure.mean, figure.margin())
}

fn percent(figure: Interval) -> String {
    format!("{:>6.2} % ± {:.2}", 100.0 * figure.mean, 100.0 * figure.margin())
}
