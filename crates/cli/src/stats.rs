//! `backroom stats`: what many games between good bots say about a game.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context;
use catalog::external;
use clap::{ArgMatches, Args, Command};
use laboratory::arena::{self, Axis, Dot, Plan, Until};
use laboratory::statistics::Interval;
use laboratory::study::Table;
use tabletop::{Arg as Part, Line, Unit};
use words::{Language, Words};

use crate::series::{self, Resume, Series};
use crate::{game_args, interrupt, progress};

const EXAMPLES: &str = "Examples:
  backroom stats greed --games 2000                 each card: when taken, how often played, who wins with it
  backroom stats smile --bots hard --plots pictures what starting is worth with each shadow and potion
  backroom stats downtown --players 3 --lang de";

pub(crate) fn command() -> Command {
    let command = Command::new("stats")
        .about("What many games between good bots say about a game, as tables and pictures")
        .after_help(EXAMPLES);
    game_args::subcommands(command, false, |command| series::args::<Asked>(command, "600"))
}

#[derive(Args)]
struct Asked {
    #[command(flatten)]
    series: Series,
    /// Who plays on every seat: a level, or any bot the arena knows
    #[arg(long, value_name = "BOT", default_value = "search:100")]
    bots: String,
    /// Draw a picture of every table
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
    #[command(flatten)]
    log: Resume,
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let (game, players, asked, args) = game_args::game::<Asked>(args)?;
    let (_, choices) = game_args::choices(game, args)?.swap_remove(0);
    let plan = asked.series.plan(game, players, &choices, vec![asked.bots.parse()?], true)?;
    let mut log = asked.log.log(&plan)?;
    let bar = progress::bar(plan.whole_games());
    bar.inc(log.outcomes.len() as u64);
    let stop = interrupt::flag()?;
    arena::run(&plan, &choices, &external::closed, &mut log, Until::default(), stop, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let tables = arena::tables(&plan, &log.outcomes)?;
    let words = Words::of(language);
    let games = log.outcomes.len();
    if let Some(folder) = asked.plots {
        draw(&folder, &tables, &plan, words)?;
    }
    if asked.series.json {
        let value = serde_json::json!({ "game": plan.game, "players": plan.players, "bot": plan.bots[0].to_string(), "games": games, "tables": tables });
        println!("{}", serde_json::to_string_pretty(&value)?);
    } else {
        let head = Line::new("stats-head").with("game", plan.game).with("players", plan.players);
        println!("{}\n", words.text(&head.with("bot", plan.bots[0].to_string()).with("games", games as i64)));
        for table in tables.iter().filter(|table| !table.rows.is_empty()) {
            println!("{}", markdown(table, words));
        }
    }
    Ok(())
}

/// What a row is called: a message, or several, or nothing but itself.
fn row_name(row: &str, words: &Words) -> String {
    let name = |id: &str| words.text(&Line::new("stats-row").with("name", Part::Name(id.to_owned().into())));
    row.split(' ').map(name).collect::<Vec<_>>().join(" × ")
}

fn table_name(table: &Table, words: &Words) -> String {
    words.text(&Line::new("stats-table").with("name", Part::numbered("stats-table", table.name)))
}

fn column_name(column: &str, words: &Words) -> String {
    words.text(&Line::new("stats-row").with("name", Part::numbered("stats-column", column)))
}

fn cell(figure: Option<Interval>, unit: Unit) -> String {
    let Some(Interval { mean, low, high }) = figure else { return String::new() };
    match unit {
        Unit::Share => format!("{:.1} % ({:.1} – {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high),
        Unit::Number if low.is_finite() => format!("{mean:.1} ({low:.1} – {high:.1})"),
        Unit::Number => format!("{mean:.1}"),
    }
}

/// The table in Markdown.
fn markdown(table: &Table, words: &Words) -> String {
    let mut text = format!("## {}\n\n|", table_name(table, words));
    let games = column_name("games", words);
    for name in table.columns.iter().map(|(column, _)| column_name(column, words)) {
        let _ = write!(text, " | {name}");
    }
    let _ = writeln!(text, " | {games} |\n|{}", "---|".repeat(table.columns.len() + 2));
    for (row, games, figures) in &table.rows {
        let _ = write!(text, "| {}", row_name(row, words));
        for (figure, (_, unit)) in figures.iter().zip(&table.columns) {
            let _ = write!(text, " | {}", cell(*figure, *unit));
        }
        let _ = writeln!(text, " | {games} |");
    }
    text
}

/// A picture for every column of every table, best first.
fn draw(folder: &Path, tables: &[Table], plan: &Plan, words: &Words) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for table in tables {
        for (number, (column, unit)) in table.columns.iter().enumerate() {
            let dot = |(row, _, figures): &(String, usize, Vec<Option<Interval>>)| {
                figures[number].map(|figure| Dot { label: row_name(row, words), figure, line: None })
            };
            let mut dots: Vec<Dot> = table.rows.iter().filter_map(dot).collect();
            dots.sort_by(|one, other| other.figure.mean.total_cmp(&one.figure.mean));
            let even = (*unit == Unit::Share && column.contains("won")).then(|| 1.0 / f64::from(plan.players));
            let even = even.or_else(|| (*column == "start-wins").then(|| 1.0 / f64::from(plan.players)));
            let title = format!("{}: {}", table_name(table, words), column_name(column, words));
            let svg = arena::dots(&title, &Axis::around(&dots, even, *unit == Unit::Share), &dots);
            let path = folder.join(format!("{}-{}-{column}.svg", plan.game, table.name));
            std::fs::write(&path, svg).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}
