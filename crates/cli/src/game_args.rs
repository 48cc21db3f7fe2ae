//! Every game is a subcommand, with its own options as arguments.

use anyhow::Context;
use catalog::Entry;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, FromArgMatches, value_parser};
use tabletop::{Choices, OptionKind, OptionSpec};

/// What stands for every value of an option in turn.
pub(crate) const ALL: &str = "all";

/// A subcommand for each game. With `matrix`, options that are a choice can also be `all`.
pub(crate) fn subcommands(command: Command, matrix: bool, common: impl Fn(Command) -> Command) -> Command {
    let of_game = |&game: &&'static dyn Entry| {
        let (low, high) = game.players().into_inner();
        let players = Arg::new("players")
            .long("players")
            .value_name("N")
            .value_parser(value_parser!(u8).range(i64::from(low)..=i64::from(high)))
            .default_value(usual_players(game).to_string())
            .help(format!("How many play, {low} to {high}"));
        let arguments = game.options().iter().map(|spec| option(spec, matrix));
        common(Command::new(game.name()).arg(players).args(arguments))
    };
    command.subcommand_required(true).arg_required_else_help(true).subcommands(catalog::games().iter().map(of_game))
}

/// Four where four can play, else as many as can.
fn usual_players(game: &dyn Entry) -> u8 {
    game.players().into_inner().1.min(4)
}

fn option(spec: &'static OptionSpec, matrix: bool) -> Arg {
    let rule = spec.rule.map_or(String::new(), |rule| format!(" (rule {rule})"));
    let arg = Arg::new(spec.name).long(spec.name).default_value(spec.default);
    match spec.kind {
        OptionKind::Choice(words) => {
            let all = matrix.then_some(ALL);
            let or_all = if matrix { ", or all of them in turn" } else { "" };
            arg.value_parser(PossibleValuesParser::new(words.iter().copied().chain(all)))
                .help(format!("An option of the game{rule}{or_all}"))
        }
        OptionKind::Flag => arg.value_parser(["on", "off"]).help(format!("Whether to play with it{rule}")),
        OptionKind::Number(low, high) => arg
            .value_name("N")
            .value_parser(value_parser!(u32).range(i64::from(low)..=i64::from(high)))
            .help(format!("{low} to {high}{rule}")),
        OptionKind::Data => {
            arg.value_name("FILE").hide_default_value(true).help(format!("A data file of your own{rule}"))
        }
    }
}

/// The game, how many play, what else was asked for, and all of it as it was typed.
pub(crate) fn game<T: FromArgMatches>(args: &ArgMatches) -> anyhow::Result<(&'static dyn Entry, u8, T, &ArgMatches)> {
    let (name, args) = args.subcommand().context("no game was named")?;
    let players = *args.get_one::<u8>("players").context("players")?;
    Ok((catalog::find(name)?, players, T::from_arg_matches(args)?, args))
}

/// The options chosen; one set for each combination where an option is `all`.
pub(crate) fn choices(game: &dyn Entry, args: &ArgMatches) -> anyhow::Result<Vec<(String, Choices)>> {
    let mut sets = vec![(String::new(), Choices::none())];
    for spec in game.options() {
        let values: Vec<String> = match spec.kind {
            OptionKind::Number(..) => vec![args.get_one::<u32>(spec.name).context("a number")?.to_string()],
            OptionKind::Data => vec![data(args.get_one::<String>(spec.name).map_or("", String::as_str))?],
            OptionKind::Choice(words) if chosen(args, spec) == ALL => {
                words.iter().filter(|&&word| word != "random").map(ToString::to_string).collect()
            }
            OptionKind::Choice(_) | OptionKind::Flag => vec![chosen(args, spec).to_owned()],
        };
        let several = values.len() > 1;
        let combined = sets.iter().flat_map(|(label, choices)| {
            values.iter().map(move |value| {
                let label = if several { format!("{label} {value}").trim().to_owned() } else { label.clone() };
                (label, choices.clone().with(spec.name, value.as_str()))
            })
        });
        sets = combined.collect();
    }
    Ok(sets)
}

/// What was chosen besides the defaults, as text.
pub(crate) fn unusual(game: &dyn Entry, choices: &Choices) -> String {
    let chosen = game.options().iter().filter(|spec| choices.value(spec) != spec.default);
    chosen.map(|spec| format!("{}={}", spec.name, choices.value(spec))).collect::<Vec<_>>().join(" ")
}

fn chosen<'a>(args: &'a ArgMatches, spec: &OptionSpec) -> &'a str {
    args.get_one::<String>(spec.name).map_or("", String::as_str)
}

fn data(path: &str) -> anyhow::Result<String> {
    if path.is_empty() {
        return Ok(String::new());
    }
    std::fs::read_to_string(path).with_context(|| format!("cannot read the data file {path}"))
}
