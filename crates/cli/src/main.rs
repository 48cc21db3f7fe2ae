//! The command line of Backroom.

mod arena;
mod game_args;
mod simulate;
mod verify;
mod watch;

use std::process::ExitCode;

use clap::{Command, crate_version};

fn command() -> Command {
    Command::new("backroom")
        .version(crate_version!())
        .about("A table for three gangster games: Downtown, With a Smile & a Gun, Greed")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(watch::command())
        .subcommand(simulate::command())
        .subcommand(arena::command())
        .subcommand(verify::command())
}

fn main() -> ExitCode {
    let outcome = match command().get_matches().subcommand() {
        Some(("watch", args)) => watch::run(args),
        Some(("simulate", args)) => simulate::run(args),
        Some(("arena", args)) => arena::run(args),
        Some(("verify", args)) => verify::run(args),
        _ => unreachable!("clap asks for one of the subcommands"),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Somebody closed the pipe we were writing to (`backroom watch greed | head`): not our failure.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("backroom: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    error.downcast_ref().is_some_and(broken)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_well_formed() {
        super::command().debug_assert();
    }
}
