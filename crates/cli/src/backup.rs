//! `backroom backup`: a copy of all tables, while the server runs.

use std::path::PathBuf;

use anyhow::Context;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use words::Language;

use crate::serve::{self, Place};

#[derive(Args)]
struct Asked {
    file: PathBuf,
    #[command(flatten)]
    data: serve::Data,
}

pub(crate) fn command() -> Command {
    Asked::augment_args(Command::new("backup").about("Copy all tables to a file, also while the server runs"))
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let Asked { file: to, data } = Asked::from_arg_matches(args)?;
    let from = serve::place(data)?;
    let copied = match &from {
        Place::File(file) => store::backup_file(file, &to),
        Place::Database(address, authorities) => store::move_to_file(address, authorities.as_deref(), &to).map(drop),
    };
    copied.with_context(|| format!("cannot copy {} to {}", from.shown(), to.display()))?;
    println!("{} holds all tables as they were just now", to.display());
    Ok(())
}
