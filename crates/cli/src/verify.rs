//! `backroom verify`: is this record a real game, dealt from its seed?

use std::io::{Read, Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use serde_json::Value;
use server::shuffle::Fair;
use tabletop::{Refusal, Seat};
use words::Language;

/// More than any real game takes; what is longer is not read.
const LARGEST_RECORD: u64 = 64 << 20;

#[derive(Args)]
struct Asked {
    file: PathBuf,
}

pub(crate) fn command() -> Command {
    let command = Command::new("verify")
        .about("Replay a record through the rules and check its chance against its seed")
        .after_help("Example:\n  backroom simulate greed --games 10 --record 3 game.json && backroom verify game.json");
    Asked::augment_args(command)
}

/// A record's text, or that of the record inside a saved game or a game saved from a server.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    read_with_proof(path).map(|(record, _)| record)
}

/// The same, and the proof of the shuffle if there is one.
fn read_with_proof(path: &Path) -> anyhow::Result<(String, Option<Fair>)> {
    let shown = path.display();
    let file = std::fs::File::open(path).with_context(|| format!("cannot open {shown}"))?;
    let mut json = String::new();
    file.take(LARGEST_RECORD + 1).read_to_string(&mut json).with_context(|| format!("cannot read {shown}"))?;
    anyhow::ensure!(json.len() as u64 <= LARGEST_RECORD, "{shown} is too large for a record");
    let Ok(Value::Object(mut saved)) = serde_json::from_str(&json) else { return Ok((json, None)) };
    match saved.get("format").and_then(Value::as_str) {
        Some(crate::play::SAVE_FORMAT) => Ok((saved["record"].to_string(), None)),
        Some(server::GAME_FORMAT) => {
            let fair = saved.remove("fair").unwrap_or_default();
            let fair = serde_json::from_value(fair).map_err(|_| Refusal::new("shuffle-unreadable"))?;
            Ok((saved.remove("record").unwrap_or_default().to_string(), fair))
        }
        _ => Ok((json, None)),
    }
}

/// Whether the proof makes the seed the record was dealt from.
fn check_shuffle(record: &str, fair: &Fair) -> Result<(), Refusal> {
    let seed = fair.seed()?.to_string();
    let recorded: Value = serde_json::from_str(record).unwrap_or_default();
    if recorded["seed"] != seed.as_str() {
        return Err(Refusal::new("shuffle-makes-another-seed"));
    }
    Ok(())
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let Asked { file } = Asked::from_arg_matches(args)?;
    let (json, fair) = read_with_proof(&file)?;
    let game = catalog::find(&tabletop::game_of_record(&json)?)?;
    let verified = game.verify(&json)?;
    // Whoever reads this through a pipe may have read enough: then the writing ends, and nothing is wrong.
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}: a good record of {}, {} inputs, every card and die as dealt from its seed",
        file.display(),
        game.name(),
        verified.inputs
    )?;
    if let Some(fair) = &fair {
        check_shuffle(&json, fair)?;
        writeln!(
            out,
            "the seed is made of the server's part, as committed to, and {} parts of the seats",
            fair.nonces.len()
        )?;
    }
    match verified.standing {
        None => writeln!(out, "the game is not over")?,
        Some(standing) => {
            for seat in Seat::first(standing.seats()) {
                writeln!(out, "{seat}: rank {}, {} points", standing.rank(seat), standing.score(seat))?;
            }
        }
    }
    Ok(())
}
