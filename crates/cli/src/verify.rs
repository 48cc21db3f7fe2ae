//! `backroom verify`: is this record a real game, dealt from its seed?

use std::io::Read;
use std::path::Path;

use anyhow::Context;
use clap::{Arg, ArgMatches, Command};
use tabletop::Seat;

/// More than any real game takes; what is longer is not read.
const LARGEST_RECORD: u64 = 64 << 20;

pub(crate) fn command() -> Command {
    Command::new("verify")
        .about("Replay a record through the rules and check its chance against its seed")
        .after_help("Example:\n  backroom simulate greed --games 10 --record 3 game.json && backroom verify game.json")
        .arg(Arg::new("file").value_name("FILE").required(true))
}

/// A record's text, or that of the record inside a saved game.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let shown = path.display();
    let file = std::fs::File::open(path).with_context(|| format!("cannot open {shown}"))?;
    let mut json = String::new();
    file.take(LARGEST_RECORD + 1).read_to_string(&mut json).with_context(|| format!("cannot read {shown}"))?;
    anyhow::ensure!(json.len() as u64 <= LARGEST_RECORD, "{shown} is too large for a record");
    let saved = serde_json::from_str::<serde_json::Value>(&json).ok();
    let inside =
        saved.filter(|saved| saved["format"] == crate::play::SAVE_FORMAT).map(|saved| saved["record"].to_string());
    Ok(inside.unwrap_or(json))
}

pub(crate) fn run(args: &ArgMatches) -> anyhow::Result<()> {
    let path = args.get_one::<String>("file").context("a file")?;
    let json = read(Path::new(path))?;
    let game = catalog::find(&tabletop::game_of_record(&json)?)?;
    let verified = game.verify(&json)?;
    println!(
        "{path}: a good record of {}, {} inputs, every card and die as dealt from its seed",
        game.name(),
        verified.inputs
    );
    match verified.standing {
        None => println!("the game is not over"),
        Some(standing) => {
            for seat in Seat::first(standing.seats()) {
                println!("{seat}: rank {}, {} points", standing.rank(seat), standing.score(seat));
            }
        }
    }
    Ok(())
}
