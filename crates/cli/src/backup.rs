//! `backroom backup`: a copy of all tables, while the server runs.

use std::path::PathBuf;

use anyhow::Context;
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::serve;

pub(crate) fn command() -> Command {
    Command::new("backup")
        .about("Copy all tables to a file, also while the server runs")
        .arg(Arg::new("file").value_name("FILE").required(true).value_parser(value_parser!(PathBuf)))
        .arg(serve::data())
}

pub(crate) fn run(args: &ArgMatches) -> anyhow::Result<()> {
    let to = args.get_one::<PathBuf>("file").context("a file")?;
    let from = serve::database(args)?;
    store::backup_file(&from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    println!("{} holds all tables as they were just now", to.display());
    Ok(())
}
