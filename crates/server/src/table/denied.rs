//! Why whoever stands outside a table is not told what they ask for.

use store::ServerId;
use tabletop::Refusal;

/// A refusal, and of which kind it is.
#[derive(Clone, Debug)]
pub(crate) struct Denied {
    pub(crate) kind: Kind,
    pub(crate) refusal: Refusal,
    /// Who holds the table, if it is elsewhere.
    pub(crate) holder: Option<Holder>,
}

/// Another server.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    pub(crate) server: ServerId,
    /// Where other servers reach it.
    pub(crate) address: Option<String>,
}

/// What kind of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// There is no such thing.
    Unknown,
    /// It is somebody else's.
    NotYours,
    /// What was asked for cannot be done.
    Wrong,
    /// Another server holds the table.
    Elsewhere,
    /// A newer server has to go on with it.
    Newer,
    /// The store does not answer, but may do so again.
    Unavailable,
    /// What is stored cannot be read.
    Damaged,
}

impl Denied {
    pub(crate) fn new(kind: Kind, refusal: Refusal) -> Self {
        Self { kind, refusal, holder: None }
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Self {
        Self::new(Kind::Unknown, Refusal::new("server-unknown-table"))
    }

    pub(crate) fn unavailable() -> Self {
        Self::new(Kind::Unavailable, Refusal::new("server-store-unavailable"))
    }

    /// Another server holds the table.
    pub(crate) fn elsewhere(holder: Holder) -> Self {
        Self { holder: Some(holder), ..Self::new(Kind::Elsewhere, Refusal::new("server-elsewhere")) }
    }

    pub(crate) fn damaged() -> Self {
        Self::new(Kind::Damaged, Refusal::new("server-table-damaged"))
    }
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self::new(Kind::Wrong, refusal)
    }
}
