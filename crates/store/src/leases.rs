//! Who holds which table, where several servers share a store.

/// A server, from when it comes in until its lease ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ServerId(
    /// The number; never given twice.
    pub i64,
);

/// How often a table had been taken when somebody took it. A write with another than the newest is refused.
///
/// The usual one is nobody's: with it one may write about a table as long as no server holds it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Epoch(
    /// The number.
    pub i64,
);

/// Who holds a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hold {
    /// Whoever asked, from now on.
    Mine(Epoch),
    /// Another server, whose lease has not run out.
    Theirs {
        /// Which.
        server: ServerId,
        /// Where other servers reach it, if they do.
        address: Option<String>,
    },
}
