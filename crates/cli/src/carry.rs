//! `backroom move`: all tables from a file to a database, or back.

use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use words::Language;

use crate::serve::{DATABASE, Place};

// What `move` is told. (Not `///`: clap would show it as what the command does.)
#[derive(Args)]
struct Asked {
    /// Where the tables are: a file, a server's data folder, or postgres://…
    from: String,
    /// Where they are to be; there must be nothing yet
    to: String,
    /// Whom to believe who the database is (a file of PEM certificates), if not those that browsers trust
    #[arg(long, env = "BACKROOM_DATABASE_AUTHORITIES", value_name = "FILE")]
    database_authorities: Option<PathBuf>,
}

pub(crate) fn command() -> Command {
    let command =
        Command::new("move").about("Copy all tables from a file to a PostgreSQL database, or back").after_help(
            "What is copied stays where it is. No server may use a file meanwhile.\n\nExample:\n  \
         backroom move ~/.local/share/backroom postgres://backroom@db.example/backroom?sslmode=require",
        );
    Asked::augment_args(command)
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let Asked { from, to, database_authorities } = Asked::from_arg_matches(args)?;
    let read = |file: PathBuf| std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()));
    let authorities = database_authorities.map(read).transpose()?;
    let (from, to) = (place(from, authorities.clone()), place(to, authorities));
    let rows = match (&from, &to) {
        (Place::File(file), Place::Database(address, authorities)) => {
            store::move_from_file(address, authorities.as_deref(), file)
        }
        (Place::Database(address, authorities), Place::File(file)) => {
            store::move_to_file(address, authorities.as_deref(), file)
        }
        _ => bail!("one of the two must be a file and the other a database (postgres://…)"),
    };
    let rows = rows.with_context(|| format!("cannot copy {} to {}", from.shown(), to.shown()))?;
    println!("{rows} rows copied from {} to {}; nothing has changed where they were", from.shown(), to.shown());
    Ok(())
}

fn place(named: String, authorities: Option<Vec<u8>>) -> Place {
    if named.starts_with("postgres://") || named.starts_with("postgresql://") {
        return Place::Database(named, authorities);
    }
    let path = PathBuf::from(named);
    Place::File(if path.is_dir() { path.join(DATABASE) } else { path })
}
