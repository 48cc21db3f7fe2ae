//! `backroom play`: people and bots on one screen, in plain sentences that can be read by ear.

mod input;
mod save;
mod table;

use std::io::{BufRead, IsTerminal, Stdin, Stdout, Write, stdin, stdout};
use std::path::PathBuf;

use anyhow::Context;
use catalog::LEVELS;
use catalog::external::{ExternalPlayer, PlayerRequest};
use catalog::table::{AnyTable, Stories};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use tabletop::{Line, Refusal, Seat, SeatSet, Seed};
use words::{Language, Words};

use crate::game_args;
use crate::program::{self, Program};
pub(crate) use save::FORMAT as SAVE_FORMAT;
use save::Save;
use table::Table;

const EXAMPLES: &str = "Examples:
  backroom play greed                      you against bots
  backroom play smile --names Ann,Ben      two people at one screen
  backroom play greed --names Ann --bots hard --players 3 --lang de
  backroom play smile --bots \"exec:python3 examples/player.py\"   against your own program
  backroom play --resume                   goes on with the last game
  backroom play --from game.json --at 57 --sit B --bots hard   what if? goes on after 57 inputs

While you play: a number or some words of a choice, ? for help with the question, why <choice>,
look, story, undo, hint, save FILE, quit. A closed terminal loses nothing.";

pub(crate) fn command() -> Command {
    let command = Command::new("play").about("Play on one screen, against bots or with friends").after_help(EXAMPLES);
    game_args::subcommands(Again::augment_args(command), false, Asked::augment_args)
        .subcommand_required(false)
        .args_conflicts_with_subcommands(true)
}

// Which game to go on with, instead of a new one.
#[derive(Args)]
struct Again {
    /// Go on with a saved game; without FILE with the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "")]
    resume: Option<String>,
    /// Go on from a moment of a recorded game, by the same deal
    #[arg(long, value_name = "RECORD", conflicts_with = "resume", requires = "at")]
    from: Option<PathBuf>,
    /// After so many inputs of the record
    #[arg(long, value_name = "N", requires = "from")]
    at: Option<usize>,
    /// Deal anew what nobody knew at that moment
    #[arg(long, requires = "from")]
    anew: bool,
    /// The seats of the people at this screen, with names if they like; bots take the others [default: A]
    #[arg(long, value_name = "A,C=Ben", requires = "from", value_delimiter = ',', value_parser = sitter)]
    sit: Vec<(Seat, Option<String>)>,
    #[arg(long, value_name = "LEVEL", requires = "from", value_parser = own_bot)]
    #[arg(help = format!("How well these play: {}, or any other bot of ours [default: normal]", LEVELS.join(", ")))]
    bots: Option<String>,
}

#[derive(Args)]
struct Asked {
    /// The people at this screen, in seat order [default: one person]
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    names: Vec<String>,
    #[arg(long, value_name = "LEVEL", default_value = "normal", value_parser = bot_kind, help = how_well())]
    bots: String,
    #[command(flatten)]
    limit: program::Limit,
    /// Deal a numbered game instead of a fresh one
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Pause a moment after every move of a bot
    #[arg(long)]
    slow: bool,
}

fn bot_kind(kind: &str) -> Result<String, String> {
    // The rest of the usage is in English as well.
    check_player(kind).map_err(|refusal| Words::of(Language::En).text(&refusal.line))?;
    Ok(kind.to_owned())
}

fn own_bot(kind: &str) -> Result<String, String> {
    catalog::check_bot(kind).map_err(|refusal| Words::of(Language::En).text(&refusal.line))?;
    Ok(kind.to_owned())
}

/// A seat, and who takes it if that is said.
fn sitter(text: &str) -> Result<(Seat, Option<String>), String> {
    let (seat, name) = text.split_once('=').map_or((text, None), |(seat, name)| (seat, Some(name.to_owned())));
    let seat = seat.parse().map_err(|refusal: Refusal| Words::of(Language::En).text(&refusal.line))?;
    Ok((seat, name))
}

fn how_well() -> String {
    let levels = LEVELS.join(", ");
    format!("How well the other seats play: {levels}, or any bot the arena knows, programs included")
}

pub(crate) fn run(args: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let words = Words::of(language);
    let mut table = match Again::from_arg_matches(args)? {
        Again { resume: Some(file), .. } => resume(&file, words)?,
        again if again.from.is_some() => branch(again, words)?,
        _ if args.subcommand().is_none() => anyhow::bail!(words.text(&Line::new("play-which-game"))),
        _ => open(args, words)?,
    };
    let screen = Screen { words, out: stdout(), tidy: stdout().is_terminal() };
    let outcome = table.run(&screen, &mut Lines(stdin()));
    if let Err(error) = &outcome
        && crate::is_broken_pipe(error)
    {
        return Ok(());
    }
    outcome
}

fn open(args: &ArgMatches, words: &'static Words) -> anyhow::Result<Table> {
    let (game, players, asked, args) = game_args::game::<Asked>(args)?;
    let (_, choices) = game_args::choices(game, args)?.swap_remove(0);
    let names = if asked.names.is_empty() { vec![words.text(&Line::new("play-you"))] } else { asked.names };
    anyhow::ensure!(
        names.len() <= players.into(),
        words.text(&Line::new("play-too-many-names").with("players", players))
    );
    let people = SeatSet::first(names.len() as u8);
    let seed = asked.seed.map_or_else(fresh_seed, |seed| Ok(Seed::of_game(seed, 0)))?;
    let (desk, told) = game.open(players, &choices, seed)?;
    let bot = |seat: Seat| words.text(&Line::new("play-bot").with("seat", seat.to_string()));
    let names =
        Seat::first(players).map(|seat| names.get(seat.index()).cloned().unwrap_or_else(|| bot(seat))).collect();
    let save = Save { names, people, level: asked.bots, slow: asked.slow, path: save::fresh_path(game.name())? };
    let guests = guests(&*desk, &save, &game_args::unusual(game, &choices), words, asked.limit.limit)?;
    Ok(Table::new(desk, &told, save, guests))
}

/// A game of its own from a moment of a recorded one.
fn branch(again: Again, words: &'static Words) -> anyhow::Result<Table> {
    let Again { from, at, anew, mut sit, bots, .. } = again;
    let (path, at) = from.zip(at).context("--from goes with --at")?;
    let json = crate::verify::read(&path)?;
    let game = catalog::find(&tabletop::game_of_record(&json)?)?;
    let anew = if anew { Some(fresh_seed()?) } else { None };
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    let desk = game.branch(&json, at, name.as_deref(), anew)?;
    if sit.is_empty() {
        sit.push((Seat::new(0), None));
    }
    if let Some((seat, _)) = sit.iter().find(|(seat, _)| seat.index() >= desk.seats().into()) {
        return Err(Refusal::new("no-such-seat").with("seat", *seat).into());
    }
    let name = |seat: Seat| match sit.iter().find(|(taken, _)| *taken == seat) {
        Some((_, Some(name))) => name.clone(),
        Some((_, None)) if sit.len() == 1 => words.text(&Line::new("play-you")),
        Some(_) => seat.to_string(),
        None => words.text(&Line::new("play-bot").with("seat", seat.to_string())),
    };
    let save = Save {
        names: Seat::first(desk.seats()).map(name).collect(),
        people: sit.iter().fold(SeatSet::first(0), |people, (seat, _)| people.with(*seat)),
        level: bots.unwrap_or_else(|| "normal".to_owned()),
        slow: false,
        path: save::fresh_path(game.name())?,
    };
    let (told, guests) = (Stories::nothing(desk.seats()), Seat::first(desk.seats()).map(|_| None).collect());
    Ok(Table::new(desk, &told, save, guests))
}

fn resume(file: &str, words: &'static Words) -> anyhow::Result<Table> {
    let path = if file.is_empty() { save::newest()? } else { Some(PathBuf::from(file)) };
    let path = path.with_context(|| words.text(&Line::new("play-nothing-saved")))?;
    let (save, desk, told) = Save::load(&path)?;
    // A file may come from anybody: what it names is not run.
    if let Some(program) = program_of(&save.level) {
        let line = Line::new("play-program-not-resumed").with("program", program).with("level", table::STAND_IN);
        println!("{}", words.text(&line));
    }
    let guests = Seat::first(desk.seats()).map(|_| None).collect();
    Ok(Table::new(desk, &told, save, guests))
}

/// Whether there is such a bot; programs are welcome at one's own screen.
pub(crate) fn check_player(kind: &str) -> Result<(), tabletop::Refusal> {
    if is_program(kind) { Ok(()) } else { catalog::check_bot(kind) }
}

fn is_program(kind: &str) -> bool {
    program_of(kind).is_some()
}

fn program_of(kind: &str) -> Option<&str> {
    kind.strip_prefix("exec:")
}

/// The programs that play, each started for its seat.
fn guests(
    desk: &dyn AnyTable,
    save: &Save,
    options: &str,
    words: &'static Words,
    limit: u64,
) -> anyhow::Result<Vec<Option<Box<dyn ExternalPlayer>>>> {
    let (game, players) = (desk.game(), desk.seats());
    let start = |seat| -> anyhow::Result<Option<Box<dyn ExternalPlayer>>> {
        let program = program_of(&save.level).filter(|_| !save.people.contains(seat));
        let Some(program) = program else { return Ok(None) };
        let invitation = PlayerRequest { program, game, seat, players, options };
        Ok(Some(Box::new(Program::start(&invitation, words, limit, &save.names)?)))
    };
    Seat::first(players).map(start).collect()
}

fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow::anyhow!("no randomness to be had: {error}"))?;
    Ok(Seed(bytes))
}

/// Where sentences go.
pub(crate) struct Screen {
    /// The words of the chosen language.
    pub(crate) words: &'static Words,
    out: Stdout,
    /// A real terminal, which can be cleared between two people.
    tidy: bool,
}

impl Screen {
    fn say(&self, line: &Line) -> anyhow::Result<()> {
        self.print(&self.words.text(line))
    }

    fn print(&self, text: &str) -> anyhow::Result<()> {
        let mut out = self.out.lock();
        writeln!(out, "{text}")?;
        Ok(out.flush()?)
    }

    /// Nothing of what stood there can be read any more, scrolling back included.
    fn clear(&self) -> anyhow::Result<()> {
        if self.tidy {
            let mut out = self.out.lock();
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            out.flush()?;
        }
        Ok(())
    }
}

/// Where typed lines come from.
pub(crate) struct Lines(Stdin);

impl Lines {
    /// The next line; `None` when the terminal is closed.
    fn next(&mut self, ask: &str) -> anyhow::Result<Option<String>> {
        let mut out = stdout().lock();
        write!(out, "{ask}")?;
        out.flush()?;
        let mut line = Vec::new();
        // Read as bytes: a slip of the keyboard that is not text must not end the game.
        if self.0.lock().read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }
}

/// A desk and what was told at its opening.
pub(crate) type Opened = (Box<dyn AnyTable>, catalog::table::Stories);
