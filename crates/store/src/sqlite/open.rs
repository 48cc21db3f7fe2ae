//! Opening a database: is it ours, is it whole, is it up to date?

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::StoreError;

/// "Back" in ASCII, in the header of every database of ours.
const APPLICATION: i32 = 0x4261_636b;

/// What changed in the schema, one step for each version; a step that was released never changes again.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_people_and_tables.sql"),
    include_str!("../../migrations/0002_requests.sql"),
    include_str!("../../migrations/0003_company.sql"),
    include_str!("../../migrations/0004_reviews.sql"),
];

/// Another process may hold the database for a moment: a backup, a curious person with a shell.
const PATIENCE: Duration = Duration::from_secs(5);

/// So many pages of log, 32 MB, are written before they are carried over into the database. Everybody waits
/// while that is done, so it should be rare; docs/storage.md says what is known about it.
const LOG_PAGES: u32 = 8_192;

/// Keeps everybody else from this database as long as it is held. The system takes it back from a process that
/// has died. A file of its own, because `SQLite` has locks of its own on the database.
pub(super) fn lock(file: &Path) -> Result<File, StoreError> {
    if file.is_dir() {
        return Err(unavailable(file, &std::io::ErrorKind::IsADirectory.into()));
    }
    let lock = beside(file, "lock");
    let held = private().open(&lock).map_err(|error| unavailable(&lock, &error))?;
    match held.try_lock() {
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        // Not every file system can lock; without it the numbers of inputs still decide who was first.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(held),
    }
}

/// The connection that writes, with the schema as it should be.
pub(super) fn writer(file: &Path) -> Result<Connection, StoreError> {
    match fs::metadata(file) {
        // A new one is never there without a schema, so this was more once.
        Ok(found) if found.is_file() && found.len() == 0 => return Err(StoreError::Emptied),
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => make(file)?,
        Err(error) => return Err(unavailable(file, &error)),
    }
    let connection = prepare(Connection::open_with_flags(file, flags())?)?;
    // Whether anything can be stored is known before people sit down, not after.
    super::upkeep::pulse(&connection, 0)?;
    Ok(connection)
}

/// A database in memory.
pub(super) fn in_memory() -> Result<Connection, StoreError> {
    prepare(Connection::open_in_memory()?)
}

/// Another connection to the same database.
pub(super) fn reader(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(file, flags())?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// Whether a database is ours, and which version; nothing is changed.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get(0));
    let (application, version): (i32, i32) = (pragma("application_id")?, pragma("user_version")?);
    let known = MIGRATIONS.len() as u32;
    match u32::try_from(version) {
        _ if application == 0 && version == 0 && is_empty(connection)? => Ok(0),
        Ok(version @ 1..) if application == APPLICATION && version <= known => Ok(version),
        Ok(found @ 1..) if application == APPLICATION => Err(StoreError::Newer { found, known }),
        _ => Err(StoreError::Foreign),
    }
}

fn is_empty(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection.query_row("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?)
}

/// Without `CREATE`, so that a missing file is an error and not an empty database; each connection stays
/// with one thread at a time, so `SQLite` need not lock it.
fn flags() -> OpenFlags {
    OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

/// A new database, which appears when it is whole.
fn make(file: &Path) -> Result<(), StoreError> {
    let draft = beside(file, "new");
    let said = |error: std::io::Error| unavailable(&draft, &error);
    // Of an earlier attempt that was cut short.
    match fs::remove_file(&draft) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(said(error)),
        _ => {}
    }
    let made = private().open(&draft).map_err(said)?;
    migrate(&mut Connection::open_with_flags(&draft, flags())?, 0, MIGRATIONS)?;
    made.sync_all().map_err(said)?;
    fs::rename(&draft, file).map_err(said)?;
    sync_folder(file).map_err(said)
}

/// A new database in a file that is there already, empty.
pub(super) fn draft(file: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_with_flags(file, flags())?;
    migrate(&mut connection, 0, MIGRATIONS)?;
    Ok(connection)
}

/// A file that only its owner may read: there are secrets in it soon.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A file with a longer name in the same folder.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(end);
    name.into()
}

fn unavailable(file: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unavailable(format!("{}: {error}", file.display()))
}

/// Makes it durable that a file is where it is.
pub(super) fn sync_folder(file: &Path) -> std::io::Result<()> {
    match file.parent() {
        Some(folder) if cfg!(unix) && !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

fn prepare(mut connection: Connection) -> Result<Connection, StoreError> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    // What is prepared once does for all values; else those that a partial index asks about are prepared anew for each.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    let version = version(&connection)?;
    check(&connection)?;
    // Only now, as these change the file. In memory there is no log to write ahead.
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    // A commit returns when it would survive a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    migrate(&mut connection, version as usize, MIGRATIONS)?;
    Ok(connection)
}

/// Finds damage before people sit down. Reads the whole file once.
fn check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

fn migrate(connection: &mut Connection, version: usize, steps: &[&str]) -> Result<(), StoreError> {
    for (step, number) in steps.iter().zip(1..).skip(version) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_migration_that_fails_leaves_the_version_before_it() {
        let mut connection = Connection::open_in_memory().expect("memory");
        let steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x); CREATE TABLE a (x)"];
        migrate(&mut connection, 0, &steps).expect_err("the second step cannot work");
        let tables: i32 =
            connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).expect("a count");
        assert_eq!(tables, 1, "nothing of the second step is left");
        let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version");
        assert_eq!(version, 1);

        migrate(&mut connection, 1, &[steps[0], "CREATE TABLE b (x)"]).expect("a better second step");
        let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version");
        assert_eq!(version, 2);
    }
}
