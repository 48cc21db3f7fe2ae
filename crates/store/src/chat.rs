//! What is said at a table.

use crate::{PersonId, Request, TableId};

/// So many lines of a table are kept; the oldest go first.
pub const KEPT_LINES: u32 = 200;

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Where.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// From which seat, if any.
    pub seat: Option<u8>,
    /// What, as plain text; empty for a set phrase.
    pub text: String,
    /// Which set phrase.
    pub phrase: Option<String>,
    /// Whether only watchers hear it.
    pub watchers: bool,
    /// By which it can be taken away; older lines have none.
    pub mark: Option<String>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The request that said it: at a table none says two lines.
    pub request: Option<Request>,
}
