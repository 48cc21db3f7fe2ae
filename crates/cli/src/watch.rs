//! `backroom watch`: one game between random players, told as it happens.

use std::io::{Write, stdout};

use clap::{ArgMatches, Args, Command};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Seat, Seed, Viewer, pick};
use words::{Language, Listener, Words};

use crate::{game_args, outcome};

pub(crate) fn command() -> Command {
    let command = Command::new("watch")
        .about("Watch a game between random players, told as to a spectator")
        .after_help("Example:\n  backroom watch greed --players 3 --seed 7");
    game_args::subcommands(command, false, Asked::augment_args)
}

#[derive(Args)]
struct Asked {
    /// Which game; the same seed is the same game
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let (game, players, Asked { seed }, args) = game_args::game(args)?;
    let (_, choices) = game_args::choices(game, args)?.swap_remove(0);
    let mut rng = ChaCha8Rng::from_seed(Seed::of_players(seed, 0).0);
    let (mut table, mut told) = game.open(players, &choices, Seed::of_game(seed, 0))?;
    let (words, listener) = (Words::of(language), Listener { viewer: Viewer::Spectator, names: &[] });
    let mut out = stdout().lock();
    loop {
        for line in told.to(Viewer::Spectator).iter().flat_map(|moment| &moment.lines) {
            writeln!(out, "{}", words.say(line, &listener))?;
        }
        let open = |seat: Seat| table.prompt(seat).filter(|prompt| !prompt.sealed).map(|prompt| (seat, prompt.id));
        let Some((seat, prompt)) = table.asked().iter().find_map(open) else { break };
        let action = pick(&mut rng, &table.choices(seat)).action.clone();
        told = table.submit(seat, prompt, &action)?;
    }
    writeln!(out)?;
    for line in outcome::lines(&*table) {
        writeln!(out, "{}", words.say(&line, &listener))?;
    }
    Ok(())
}
