//! What all commands share that play many games: how many and which, on how many threads, written down where.

use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use anyhow::Context;
use catalog::Entry;
use clap::{Args, Command, value_parser};
use laboratory::arena::{self, Log, Plan, Spec};
use tabletop::Choices;

use crate::game_args;

// Which games.
#[derive(Args)]
pub(crate) struct Series {
    /// How many games
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Which series of games; the same series has the same deals
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: Threads,
    /// Print the figures as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

// How many at a time.
#[derive(Args)]
pub(crate) struct Threads {
    /// How many games at the same time [default: as many as there are cores]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

// Where they are written down.
#[derive(Args)]
pub(crate) struct Resume {
    /// Write every game down in FILE; go on from it if it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

impl Threads {
    /// How many games at the same time.
    pub(crate) fn count(&self) -> usize {
        self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// The command with these arguments, and so many games if nobody says otherwise.
pub(crate) fn args<T: Args>(command: Command, games: &'static str) -> Command {
    T::augment_args(command).mut_arg("games", |arg| arg.required(false).default_value(games))
}

impl Series {
    /// The games between these bots that were asked for.
    pub(crate) fn plan(
        &self,
        game: &dyn Entry,
        players: u8,
        choices: &Choices,
        bots: Vec<Spec>,
        study: bool,
    ) -> anyhow::Result<Plan> {
        Ok(Plan {
            game: game.name(),
            players,
            options: game_args::unusual(game, choices),
            means: arena::means(game.name(), players, &bots)?,
            bots,
            games: self.games,
            seed: self.seed,
            threads: self.threads.count(),
            study,
            luck: false,
        })
    }
}

impl Resume {
    /// The log, with the games already played.
    pub(crate) fn log(&self, plan: &Plan) -> anyhow::Result<Log> {
        self.resume.as_deref().map_or_else(|| Ok(Log::none()), |path| open(path, plan))
    }
}

/// The log of a plan, with the games already played.
pub(crate) fn open(path: &Path, plan: &Plan) -> anyhow::Result<Log> {
    Log::open(path, plan).with_context(|| format!("cannot go on from {}", path.display()))
}
