//! What a file has to say to another kind of store, and how one is made of it.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Statement};
use tempfile::NamedTempFile;

use super::open;
use crate::StoreError;

/// A table of the schema, as it is carried.
pub(crate) struct Carried {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [&'static str],
    /// In which order, so that what came first comes first.
    pub(crate) order: &'static str,
}

/// Everything but `pulse`, in an order in which what is referred to is there already.
pub(crate) const CARRIED: &[Carried] = &[
    Carried { name: "people", columns: &["id", "created", "name", "face"], order: "id" },
    Carried { name: "devices", columns: &["id", "key_hash", "person", "created", "last_seen"], order: "id" },
    Carried { name: "one_time_codes", columns: &["person", "code_hash", "expires"], order: "person" },
    Carried {
        name: "tables",
        columns: &[
            "id",
            "code",
            "maker",
            "game",
            "rules_version",
            "set_up",
            "seats",
            "bots",
            "stage",
            "secret",
            "created",
            "changed",
            "outcome",
            "listed",
            "seeks",
            "free",
            "ended",
            "shared",
        ],
        order: "id",
    },
    Carried { name: "sitters", columns: &["table_id", "seat", "person", "name"], order: "table_id, seat" },
    Carried {
        name: "inputs",
        columns: &["table_id", "number", "at", "body", "key", "content"],
        order: "table_id, number",
    },
    Carried { name: "snapshots", columns: &["table_id", "number", "body"], order: "table_id" },
    Carried { name: "stories", columns: &["table_id", "viewer", "body"], order: "table_id, viewer" },
    Carried { name: "reviews", columns: &["table_id", "body"], order: "table_id" },
    Carried { name: "clocks", columns: &["table_id", "body"], order: "table_id" },
    Carried { name: "put_away", columns: &["person", "table_id"], order: "person, table_id" },
    Carried {
        name: "chat",
        columns: &[
            "id", "table_id", "at", "person", "name", "seat", "text", "key", "content", "mark", "watchers", "phrase",
        ],
        order: "id",
    },
    Carried { name: "subscriptions", columns: &["endpoint", "person", "body", "created"], order: "created, endpoint" },
    Carried { name: "house_keys", columns: &["name", "value"], order: "name" },
];

/// A file in the making; gone if it is not finished.
pub(crate) struct Draft {
    file: NamedTempFile,
    connection: Connection,
    to: PathBuf,
}

impl Draft {
    pub(crate) fn new(to: &Path) -> Result<Self, StoreError> {
        if to.exists() {
            return Err(said(to, &io::ErrorKind::AlreadyExists.into()));
        }
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = NamedTempFile::new_in(folder).map_err(|error| said(to, &error))?;
        let connection = open::draft(file.path())?;
        connection.execute_batch("BEGIN")?;
        Ok(Self { file, connection, to: to.to_owned() })
    }

    pub(crate) fn insert(&self, table: &Carried) -> Result<Statement<'_>, StoreError> {
        let columns = table.columns.join(", ");
        let values = vec!["?"; table.columns.len()].join(", ");
        Ok(self.connection.prepare(&format!("INSERT INTO {} ({columns}) VALUES ({values})", table.name))?)
    }

    pub(crate) fn finish(self) -> Result<(), StoreError> {
        let Self { file, connection, to } = self;
        connection.execute_batch("COMMIT")?;
        connection.close().map_err(|(_, error)| error)?;
        file.as_file().sync_all().map_err(|error| said(&to, &error))?;
        file.persist_noclobber(&to).map_err(|error| said(&to, &error.error))?;
        open::sync_folder(&to).map_err(|error| said(&to, &error))
    }
}

fn said(file: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Refused(format!("{} is already there", file.display())),
        _ => StoreError::Unavailable(format!("{}: {error}", file.display())),
    }
}

/// A file that no server uses, with the schema as it should be.
pub(crate) fn whole(file: &Path) -> Result<Whole, StoreError> {
    if !file.exists() {
        return Err(said(file, &io::ErrorKind::NotFound.into()));
    }
    let lock = open::lock(file)?;
    Ok(Whole { connection: open::writer(file)?, _lock: lock })
}

/// A file that nobody else uses meanwhile.
pub(crate) struct Whole {
    connection: Connection,
    _lock: std::fs::File,
}

impl std::ops::Deref for Whole {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_carried() {
        let connection = open::in_memory().expect("a database");
        let sql =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'pulse'";
        let mut select = connection.prepare(sql).expect("a statement");
        let names: Vec<String> =
            select.query_map([], |row| row.get(0)).expect("rows").collect::<Result<_, _>>().expect("names");
        for name in &names {
            let carried = CARRIED.iter().find(|table| table.name == name);
            let carried = carried.unwrap_or_else(|| panic!("{name} is not carried"));
            let sql = "SELECT name FROM pragma_table_info(?1) WHERE NOT (?1 = 'inputs' AND name = 'id')";
            let mut select = connection.prepare(sql).expect("a statement");
            let mut columns: Vec<String> =
                select.query_map([name], |row| row.get(0)).expect("rows").collect::<Result<_, _>>().expect("names");
            let mut known = carried.columns.to_vec();
            columns.sort_unstable();
            known.sort_unstable();
            assert_eq!(columns, known, "of {name}");
        }
        assert_eq!(names.len(), CARRIED.len());
    }
}
