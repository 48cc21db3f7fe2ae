//! What any store can do.

use std::path::PathBuf;
use std::time::Duration;

use crate::{
    ChatLine, Epoch, Hashed, Hidden, Hold, Input, Loaded, NewTable, Person, PersonId, ServerId, Subscription, Table,
    TableId, Waiting, Which, Write,
};

/// The server's memory. `tests/contract` has a test for each promise.
///
/// A change is answered only when it would survive a power cut. Changes to the same table or of the same person are made
/// in the order of the calls, and a question asked after the answer to a change sees it. Calls never block: what has no room
/// in the queue is answered with [`Busy`](crate::StoreError::Busy).
pub trait Store: Send + Sync + 'static {
    /// Whether other servers may have it open, too.
    fn is_shared(&self) -> bool;

    /// The person who has this device.
    fn person(&self, device: Hashed, now: i64) -> Waiting<Option<Person>>;

    /// The person who has this device; a new one for a new device.
    fn welcome(&self, device: Hashed, now: i64) -> Waiting<Person>;

    /// Remembers the name a person last used.
    fn rename(&self, person: PersonId, name: String) -> Waiting<()>;

    /// Remembers the picture a person chose.
    fn paint(&self, person: PersonId, face: String) -> Waiting<()>;

    /// Deletes a person's name and picture everywhere and all they said. Their seats stay theirs, without a name.
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

    /// The code of a gathering table that seeks what this one does and has a free chair: one where the maker of this
    /// one sits already, else the oldest; where there is none, this one is made. Of two who ask at once one finds the
    /// other.
    fn find_or_create(&self, table: NewTable) -> Waiting<String>;

    /// Deletes a table at which no game has begun. Nothing happens to any other. By whoever has taken the table, like
    /// [`Write`].
    fn remove(&self, table: TableId, epoch: Epoch) -> Waiting<()>;

    /// What is needed to go on with a table.
    fn load(&self, code: &str) -> Waiting<Option<Loaded>>;

    /// Writes about a table, all of it or nothing.
    fn write(&self, write: Write) -> Waiting<()>;

    /// All inputs of a table in order.
    fn inputs(&self, table: TableId) -> Waiting<Vec<Input>>;

    /// What a viewer witnessed of a finished game.
    fn story(&self, table: TableId, viewer: &str) -> Waiting<Option<Hidden<String>>>;

    /// Keeps what came of looking back at a finished game, instead of what was kept before; nothing happens if the
    /// game is not over.
    fn keep_review(&self, table: TableId, review: String) -> Waiting<()>;

    /// What came of looking back at a finished game, if somebody has.
    fn review(&self, table: TableId) -> Waiting<Option<String>>;

    /// The tables a person made or sits at, those that changed last first.
    fn tables_of(&self, person: PersonId, which: Which, at_most: u32) -> Waiting<Vec<Table>>;

    /// The gathering tables where anybody may sit down and a chair is free, the newest first.
    fn listed(&self, at_most: u32) -> Waiting<Vec<Table>>;

    /// Takes a finished table off a person's list.
    fn put_away(&self, person: PersonId, table: TableId) -> Waiting<()>;

    /// Lets whoever has the word look at a finished table; without one, nobody any longer.
    fn share(&self, table: TableId, word: Option<String>) -> Waiting<()>;

    /// The code of the table that is shared under a word.
    fn shared(&self, word: &str) -> Waiting<Option<String>>;

    /// The codes of running tables that go on by themselves after a restart and that nobody holds.
    fn to_wake(&self) -> Waiting<Vec<String>>;

    /// A server comes in, for so long unless it [renews](Self::renew) its lease. The others find it at this address.
    fn arrive(&self, name: String, address: Option<String>, lease: Duration) -> Waiting<ServerId>;

    /// From now on a server's lease lasts so long. [`Lost`](crate::StoreError::Lost) if it has run out: then whatever the
    /// server holds may be another's by now. Answers with all servers whose leases have not.
    fn renew(&self, server: ServerId, lease: Duration) -> Waiting<Vec<ServerId>>;

    /// Ends a server's lease: others may take what it holds at once.
    fn depart(&self, server: ServerId) -> Waiting<()>;

    /// Takes a table, unless another server holds it; nothing if there is no such table.
    fn hold(&self, server: ServerId, code: &str) -> Waiting<Option<Hold>>;

    /// Holds a table no longer. Nothing happens if somebody else has taken it.
    fn give_up(&self, table: TableId, epoch: Epoch) -> Waiting<()>;

    /// Those of the tables that a server holds.
    fn held(&self, codes: Vec<String>) -> Waiting<Vec<String>>;

    /// The codes of running tables that go on by themselves and whose server is gone without having given them up.
    fn orphans(&self, at_most: u32) -> Waiting<Vec<String>>;

    /// Says something at a table, where [`KEPT_LINES`](crate::KEPT_LINES) are kept. What a request has said
    /// there already is not said again. By whoever has taken the table, like [`Write`].
    fn say(&self, epoch: Epoch, line: ChatLine) -> Waiting<()>;

    /// What was said last at a table, oldest first.
    fn said(&self, table: TableId, at_most: u32) -> Waiting<Vec<ChatLine>>;

    /// Takes a line away. By whoever has taken the table.
    fn unsay(&self, table: TableId, epoch: Epoch, mark: &str) -> Waiting<()>;

    /// A device of a person's can be told something from now on. Only so many of a person's are kept, the latest.
    fn subscribe(&self, person: PersonId, subscription: Subscription, now: i64) -> Waiting<()>;

    /// A device is told nothing any more.
    fn unsubscribe(&self, endpoint: &str) -> Waiting<()>;

    /// Where a person can be told something.
    fn subscriptions(&self, person: PersonId) -> Waiting<Vec<Subscription>>;

    /// A key of the house's own: this one, unless there is one of that name.
    fn house_key(&self, name: &str, fresh: Hidden<Vec<u8>>) -> Waiting<Hidden<Vec<u8>>>;

    /// Deletes or closes what nobody misses.
    fn expire(&self, expiry: Expiry) -> Waiting<Expired>;

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
    /// Tables still gathering that have not changed since: deleted.
    pub tables: i64,
    /// Running tables that nobody has touched since: closed.
    pub untouched: i64,
    /// People not seen since who never made a table, sat at one or said a word.
    pub people: i64,
    /// Codes that expired before.
    pub codes: i64,
}

/// What was old enough.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Expired {
    /// The codes of tables that are gone.
    pub deleted: Vec<String>,
    /// The codes of tables that are over now.
    pub closed: Vec<String>,
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
