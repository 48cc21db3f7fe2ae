//! Why something was not stored or not found.

/// Why something was not stored or not found. Nothing of what was asked has happened, except where it is
/// [`Unsure`](Self::Unsure).
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
    /// Another server holds the table, or this one's lease has run out.
    #[error("another server holds this table")]
    Lost,
    /// What was asked cannot be stored in any circumstances.
    #[error("this cannot be stored: {0}")]
    Refused(String),
    /// Too many requests are waiting; the same one may succeed a little later.
    #[error("the store has too much to do")]
    Busy,
    /// The disk does not take or give it; the same request may succeed later.
    #[error("the store does not work at the moment: {0}")]
    Unavailable(String),
    /// The line to the database was lost before it had answered: whether what was asked has happened, nobody knows. Look.
    #[error("whether it was stored is not known: {0}")]
    Unsure(String),
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
        matches!(self, Self::Taken | Self::Gap | Self::Unknown | Self::Lost | Self::Refused(_))
    }

    /// Whether asking the same again, a little later, has a chance.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Busy | Self::Unavailable(_) | Self::Unsure(_) | Self::Lost)
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

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(said) = error.as_db_error() else {
            // The source says more: that nobody listens there, that a certificate is wrong.
            let why = std::error::Error::source(&error).map(ToString::to_string);
            return Self::Unavailable(why.unwrap_or_else(|| error.to_string()));
        };
        let text = || said.message().to_owned();
        match said.code().code() {
            // Those of our own functions.
            "BR001" | "23505" => Self::Taken,
            "BR002" => Self::Gap,
            "BR003" | "23503" => Self::Unknown,
            "BR004" => Self::Lost,
            // What breaks a rule of the schema, or is no text.
            code if code.starts_with("22") || code.starts_with("23") || code.starts_with("54") => Self::Refused(text()),
            "XX001" | "XX002" => Self::Damaged(text()),
            _ => Self::Unavailable(text()),
        }
    }
}
