//! The command line of Backroom.

mod arena;
mod backup;
mod carry;
mod files;
mod game_args;
mod interrupt;
mod ladder;
mod load;
mod outcome;
mod play;
mod program;
mod progress;
mod replay;
mod review;
mod rules;
mod series;
mod serve;
mod simulate;
mod stats;
mod verify;
mod watch;

use std::process::ExitCode;

use backroom::engine;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, crate_version};
use tabletop::Refusal;
use words::{Language, Words};

/// Views and messages are many small pieces: the server spends a fifth of its time with the usual allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn command() -> Command {
    Command::new("backroom")
        .version(crate_version!())
        .about("A table for three gangster games: Downtown, With a Smile & a Gun, Greed")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(
            Arg::new("lang")
                .long("lang")
                .global(true)
                .value_name("LANGUAGE")
                .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::code)))
                .help("en or de [default: that of the environment]"),
        )
        .subcommands(COMMANDS.map(|(command, _)| command()))
}

type Run = fn(&ArgMatches, Language) -> anyhow::Result<()>;

/// What there is to do.
const COMMANDS: [(fn() -> Command, Run); 14] = [
    (play::command, play::run),
    (serve::command, serve::run),
    (rules::command, rules::run),
    (replay::command, replay::run),
    (review::command, review::run),
    (watch::command, watch::run),
    (simulate::command, simulate::run),
    (arena::command, arena::run),
    (ladder::command, ladder::run),
    (stats::command, stats::run),
    (verify::command, verify::run),
    (engine::command, engine::run),
    (backup::command, backup::run),
    (carry::command, carry::run),
    (load::command, load::run),
];

fn main() -> ExitCode {
    let matches = command().get_matches();
    let language = language(&matches);
    let (name, args) = matches.subcommand().expect("clap asks for one of the subcommands");
    let (_, run) = COMMANDS.iter().find(|(command, _)| command().get_name() == name).expect("it is one of them");
    match run(args, language) {
        Ok(()) => ExitCode::SUCCESS,
        // Somebody closed the pipe we were writing to (`backroom watch greed | head`): not our failure.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("backroom: {}", complaint(&error, Words::of(language)));
            ExitCode::FAILURE
        }
    }
}

/// What went wrong, refusals in words.
fn complaint(error: &anyhow::Error, words: &Words) -> String {
    let said = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref::<Refusal>() {
        Some(Refusal { rule: Some(rule), line }) => format!("{} [{rule}]", words.text(line)),
        Some(Refusal { rule: None, line }) => words.text(line),
        None => cause.to_string(),
    };
    error.chain().map(said).collect::<Vec<_>>().join(": ")
}

/// The language asked for, or that of the environment.
fn language(args: &ArgMatches) -> Language {
    let asked = args.get_one::<String>("lang").and_then(|code| code.parse().ok());
    asked.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()))
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
