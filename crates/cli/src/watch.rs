//! `backroom watch`: one game between random players, told as it happens.

use std::io::{Write, stdout};

use anyhow::Context;
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::game_args;

pub(crate) fn command() -> Command {
    let command = Command::new("watch")
        .about("Watch a game between random players, told as a log")
        .after_help("Example:\n  backroom watch greed --players 3 --seed 7");
    game_args::subcommands(command, false, |command, _| {
        command.arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .value_parser(value_parser!(u64))
                .default_value("1")
                .help("Which game; the same seed is the same game"),
        )
    })
}

pub(crate) fn run(args: &ArgMatches) -> anyhow::Result<()> {
    let (game, args) = game_args::game(args)?;
    let players = *args.get_one::<u8>("players").context("players")?;
    let seed = *args.get_one::<u64>("seed").context("seed")?;
    let (_, choices) = game_args::choices(game, args)?.swap_remove(0);
    let mut out = stdout().lock();
    let mut written = Ok(());
    laboratory::watch(game.name(), players, &choices, seed, &mut |line| {
        if written.is_ok() {
            written = writeln!(out, "{line}");
        }
    })?;
    Ok(written?)
}
