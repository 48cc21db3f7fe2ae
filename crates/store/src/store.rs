//! What any store can do.

use std::path::PathBuf;

use crate::{ChatLine, Hashed, Hidden, Input, Loaded, NewTable, Person, PersonId, Table, TableId, Waiting, Write};

/// The server's memory. `tests/contract` has a test for each promise.
///
/// A change is answered only when it would survive a power cut. Changes are made in the order of the
/// calls, and a question asked after the answer to a change sees it. Calls never block: what has no room
/// in the queue is answered with [`Busy`](crate::StoreError::Busy).
pub trait Store: Send + Sync + 'static {
    /// The person who has this device.
    fn person(&self, device: Hashed, now: i64) -> Waiting<Option<Person>>;

    /// The person who has this device; a new one for a new device.
    fn welcome(&self, device: Hashed, now: i64) -> Waiting<Person>;

    /// Remembers the name a person last used.
    fn rename(&self, person: PersonId, name: String) -> Waiting<()>;

    /// Deletes a person's name everywhere and all they said. Their seats stay theirs, without a name.
    /// Answers with the codes of the tables where they sit.
    ///
    /// A running table that still has the name in memory would write it again with its next [`Write`] of
    /// seats: tell it first.
    fn forget(&self, person: PersonId) -> Waiting<Vec<String>>;

    /// Gives a person a code for another device, instead of any earlier one.
    fn issue_code(&self, person: PersonId, code: Hashed, expires: i64) -> Waiting<()>;

    /// From now on the device is the person's who was given the code; nothing if there is no such code,
    /// or no longer. A code works once.
    fn redeem(&self, code: Hashed, device: Hashed, now: i64) -> Waiting<Option<Person>>;

    /// Makes a table, at the stage of gathering.
    fn create(&self, table: NewTable) -> Waiting<TableId>;

    /// What is needed to go on with a table.
    fn load(&self, code: &str) -> Waiting<Option<Loaded>>;

    /// Writes about a table, all of it or nothing.
    fn write(&self, write: Write) -> Waiting<()>;

    /// All inputs of a table in order.
    fn inputs(&self, table: TableId) -> Waiting<Vec<Input>>;

    /// What a viewer witnessed of a finished game.
    fn story(&self, table: TableId, viewer: &str) -> Waiting<Option<Hidden<String>>>;

    /// The tables a person made or sits at, those that changed last first.
    fn tables_of(&self, person: PersonId, at_most: u32) -> Waiting<Vec<Table>>;

    /// The codes of running tables with bots, which go on by themselves after a restart.
    fn to_wake(&self) -> Waiting<Vec<String>>;

    /// Says something at a table, where [`KEPT_LINES`](crate::KEPT_LINES) are kept. What a request has said
    /// there already is not said again.
    fn say(&self, line: ChatLine) -> Waiting<()>;

    /// What was said last at a table, oldest first.
    fn said(&self, table: TableId, at_most: u32) -> Waiting<Vec<ChatLine>>;

    /// Deletes what nobody misses, and answers with the codes of deleted tables.
    fn expire(&self, expiry: Expiry) -> Waiting<Vec<String>>;

    /// How much there is.
    fn counts(&self) -> Waiting<Counts>;

    /// Copies everything, as it is at one moment, to a file that must not be there yet.
    fn backup(&self, file: PathBuf) -> Waiting<()>;

    /// Writes something and answers when it is durable: then the store works.
    fn health(&self, now: i64) -> Waiting<()>;
}

/// What is old enough to be deleted; times in seconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Tables still gathering that have not changed since.
    pub tables: i64,
    /// People not seen since who never made a table, sat at one or said a word.
    pub people: i64,
    /// Codes that expired before.
    pub codes: i64,
}

/// How much there is in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// People.
    pub people: i64,
    /// Tables at which people are sitting down.
    pub gathering: i64,
    /// Tables with a running game.
    pub running: i64,
    /// Tables with a finished game.
    pub over: i64,
    /// Inputs ever stored.
    pub inputs: i64,
}
