//! Why something was not stored or not found.

/// Why something was not stored or not found. Nothing of what was asked has happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first with this input number or table code.
    #[error("this number or code is taken")]
    Taken,
    /// An input or snapshot whose predecessor is not stored.
    #[error("what comes before this is not stored")]
    Gap,
    /// No such table or person.
    #[error("no such table or person")]
    Unknown,
    /// What was asked cannot be stored in any circumstances.
    #[error("this cannot be stored: {0}")]
    Refused(String),
    /// Too many requests are waiting; the same one may succeed a little later.
    #[error("the store has too much to do")]
    Busy,
    /// The disk does not take or give it; the same request may succeed later.
    #[error("the store does not work at the moment: {0}")]
    Unavailable(String),
    /// The file is no database, or no longer a whole one.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Another process has the database open.
    #[error("another server is using these tables; close it first, or choose another folder with --data")]
    InUse,
    /// A file of 0 bytes where a database was.
    #[error(
        "the database is empty (0 bytes), so all that was in it is gone; put a backup in its place, or delete the \
         file to begin anew"
    )]
    Emptied,
    /// A database of another program.
    #[error("this is not a database of Backroom")]
    Foreign,
    /// A database of a later Backroom.
    #[error("the database has version {found}, this Backroom knows versions up to {known}")]
    Newer {
        /// The version of the database.
        found: u32,
        /// The latest version this program knows.
        known: u32,
    },
}

impl StoreError {
    /// Whether the request itself was at fault, so that others asked at the same time are not concerned.
    pub(crate) fn is_own_fault(&self) -> bool {
        matches!(self, Self::Taken | Self::Gap | Self::Unknown | Self::Refused(_))
    }

    /// Whether asking the same again, a little later, has a chance.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Busy | Self::Unavailable(_))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::{Error, ErrorCode, ffi};
        let text = error.to_string();
        match &error {
            Error::SqliteFailure(code, _) => match (code.code, code.extended_code) {
                (_, ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => Self::Taken,
                (_, ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => Self::Unknown,
                (_, ffi::SQLITE_CONSTRAINT_COMMITHOOK) => Self::Unavailable(text),
                (ErrorCode::ConstraintViolation | ErrorCode::TooBig, _) => Self::Refused(text),
                (ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase, _) => Self::Damaged(text),
                _ => Self::Unavailable(text),
            },
            Error::FromSqlConversionFailure(..) | Error::InvalidColumnType(..) | Error::IntegralValueOutOfRange(..) => {
                Self::Damaged(text)
            }
            _ => Self::Unavailable(text),
        }
    }
}
