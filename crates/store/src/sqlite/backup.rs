//! A copy of everything, made while people play on.

use std::io;
use std::path::Path;

use rusqlite::Connection;
use tempfile::NamedTempFile;

use super::open;
use crate::StoreError;

/// Copies the database in one file, in use or not, to another that must not be there yet.
pub fn backup_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let connection = open::reader(from)?;
    open::version(&connection)?;
    backup(&connection, to)
}

/// The file appears when it is whole, or not at all.
pub(super) fn backup(connection: &Connection, file: &Path) -> Result<(), StoreError> {
    let said = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Refused(format!("{} is already there", file.display())),
        _ => StoreError::Unavailable(format!("{}: {error}", file.display())),
    };
    if file.exists() {
        return Err(said(io::ErrorKind::AlreadyExists.into()));
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let draft = NamedTempFile::new_in(folder).map_err(said)?;
    let name = draft.path().to_str().ok_or_else(|| StoreError::Refused("the folder's name is not Unicode".into()))?;
    connection.execute("VACUUM INTO ?1", [name])?;
    draft.as_file().sync_all().map_err(said)?;
    draft.persist_noclobber(file).map_err(|error| said(error.error))?;
    open::sync_folder(file).map_err(said)
}
