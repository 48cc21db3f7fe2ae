//! What all commands share that play many games: how many and which, on how many threads, written down where.

use std::path::Path;
use std::thread::available_parallelism;

use anyhow::Context;
use catalog::Entry;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use laboratory::arena::{self, Log, Plan, Spec};
use tabletop::Choices;

use crate::game_args;

/// `--games`, so many if nobody says otherwise, `--seed`, `--threads` and `--json`.
pub(crate) fn args(games: &'static str) -> [Arg; 4] {
    [
        Arg::new("games")
            .long("games")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..))
            .default_value(games)
            .help("How many games"),
        Arg::new("seed")
            .long("seed")
            .value_name("S")
            .value_parser(value_parser!(u64))
            .default_value("1")
            .help("Which series of games; the same series has the same deals"),
        threads_arg(),
        Arg::new("json").long("json").action(ArgAction::SetTrue).help("Print the figures as JSON"),
    ]
}

/// `--threads`.
pub(crate) fn threads_arg() -> Arg {
    Arg::new("threads")
        .long("threads")
        .value_name("T")
        .value_parser(value_parser!(u16).range(1..=1024))
        .help("How many games at the same time [default: as many as there are cores]")
}

/// `--resume`.
pub(crate) fn resume_arg() -> Arg {
    Arg::new("resume")
        .long("resume")
        .value_name("FILE")
        .help("Write every game down in FILE; go on from it if it is there")
}

/// How many games at the same time.
pub(crate) fn threads(args: &ArgMatches) -> usize {
    args.get_one::<u16>("threads").map_or_else(|| available_parallelism().map_or(1, usize::from), |&n| n.into())
}

/// The games between these bots that were asked for.
pub(crate) fn plan(
    game: &dyn Entry,
    args: &ArgMatches,
    choices: &Choices,
    bots: Vec<Spec>,
    study: bool,
) -> anyhow::Result<Plan> {
    let players = *args.get_one::<u8>("players").context("players")?;
    Ok(Plan {
        game: game.name(),
        players,
        options: game_args::unusual(game, choices),
        means: arena::means(game.name(), players, &bots)?,
        bots,
        games: *args.get_one::<u64>("games").context("games")?,
        seed: *args.get_one::<u64>("seed").context("seed")?,
        threads: threads(args),
        study,
    })
}

/// Where the games are written down, with those already played.
pub(crate) fn log(args: &ArgMatches, plan: &Plan) -> anyhow::Result<Log> {
    match args.get_one::<String>("resume") {
        Some(path) => Log::open(Path::new(path), plan).with_context(|| format!("cannot go on from {path}")),
        None => Ok(Log::none()),
    }
}
