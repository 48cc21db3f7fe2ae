//! The store on `SQLite`: one thread writes, a few read.

mod backup;
pub(crate) mod carry;
mod chat;
mod holds;
mod lane;
mod open;
mod people;
mod push;
mod reads;
mod tables;
#[cfg(feature = "testkit")]
mod testkit;
mod threads;
mod upkeep;
mod values;
mod writes;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusqlite::Connection;

pub use self::backup::backup_file;
use self::holds::Holds;
use self::lane::Lane;
use self::threads::{Shared, Threads};
use crate::store::{Counts, Expired, Expiry, Store};
use crate::{
    ChatLine, Epoch, Hashed, Hidden, Hold, Input, Loaded, NewTable, Person, PersonId, ServerId, StoreError,
    Subscription, Table, TableId, Waiting, Which, Write,
};

/// Reading is quick; the second thread is there so that a backup or a long export delays nobody.
const READERS: usize = 2;

/// A store in an `SQLite` database.
///
/// Dropping it waits until everything that was asked is done.
pub struct Sqlite {
    reads: Lane,
    writes: Lane,
    holds: Holds,
    #[cfg(feature = "testkit")]
    writer: Shared,
    // It waits for the threads, which end when both lanes are closed.
    _threads: Threads,
    // Last: nobody else may come while they work.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens the database in this file, which is made if it is not there. As long as this store is there, no
    /// other can open the same one.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let lock = open::lock(file)?;
        let writer = share(open::writer(file)?);
        let readers = (0..READERS).map(|_| open::reader(file).map(share)).collect::<Result<_, _>>()?;
        Self::on(writer, readers, Some(lock))
    }

    /// A database that is gone when this is dropped. Everything happens on one connection.
    pub fn in_memory() -> Result<Self, StoreError> {
        let only = share(open::in_memory()?);
        Self::on(only.clone(), vec![only], None)
    }

    fn on(writer: Shared, readers: Vec<Shared>, lock: Option<File>) -> Result<Self, StoreError> {
        let (mut threads, holds) = (Threads::default(), Holds::default());
        let held = holds.clone();
        Ok(Self {
            reads: threads.read(readers)?,
            writes: threads.write(writer.clone(), move || held.took_back())?,
            holds,
            #[cfg(feature = "testkit")]
            writer,
            _threads: threads,
            _lock: lock,
        })
    }
}

fn share(connection: Connection) -> Shared {
    Arc::new(Mutex::new(connection))
}

impl Store for Sqlite {
    fn person(&self, device: Hashed, now: i64) -> Waiting<Option<Person>> {
        let writes = self.writes.clone();
        self.reads.ask(move |connection| {
            let Some(holder) = people::holder(connection, &device)? else { return Ok(None) };
            if holder.last_seen < now - people::SEEN_EVERY {
                // Nobody waits for this, and if it is lost the next visit does it.
                drop(writes.ask(move |connection| people::seen(connection, holder.device, now)));
            }
            people::person(connection, holder.person).map(Some)
        })
    }

    fn welcome(&self, device: Hashed, now: i64) -> Waiting<Person> {
        self.writes.ask(move |connection| people::welcome(connection, &device, now))
    }

    fn rename(&self, person: PersonId, name: String) -> Waiting<()> {
        self.writes.ask(move |connection| people::rename(connection, person, &name))
    }

    fn paint(&self, person: PersonId, face: String) -> Waiting<()> {
        self.writes.ask(move |connection| people::paint(connection, person, &face))
    }

    fn forget(&self, person: PersonId) -> Waiting<Vec<String>> {
        self.writes.ask(move |connection| people::forget(connection, person))
    }

    fn issue_code(&self, person: PersonId, code: Hashed, expires: i64) -> Waiting<()> {
        self.writes.ask(move |connection| people::issue_code(connection, person, &code, expires))
    }

    fn redeem(&self, code: Hashed, device: Hashed, now: i64) -> Waiting<Option<Person>> {
        self.writes.ask(move |connection| people::redeem(connection, &code, &device, now))
    }

    fn create(&self, table: NewTable) -> Waiting<TableId> {
        self.writes.ask(move |connection| tables::create(connection, &table))
    }

    fn find_or_create(&self, table: NewTable) -> Waiting<String> {
        self.writes.ask(move |connection| tables::find_or_create(connection, &table))
    }

    fn remove(&self, table: TableId) -> Waiting<()> {
        self.writes.ask(move |connection| tables::remove(connection, table))
    }

    fn load(&self, code: &str) -> Waiting<Option<Loaded>> {
        let code = code.to_owned();
        self.reads.ask(move |connection| reads::load(connection, &code))
    }

    fn write(&self, write: Write) -> Waiting<()> {
        let (holds, single) = (self.holds.clone(), writes::is_single(&write));
        let work = move |connection: &Connection| {
            let last = holds.check(write.table, write.epoch)?;
            let written = writes::write(connection, &write, last);
            holds.wrote(write.table, written.as_ref().ok().copied());
            written.map(drop)
        };
        if single { self.writes.ask_single(work) } else { self.writes.ask(work) }
    }

    fn inputs(&self, table: TableId) -> Waiting<Vec<Input>> {
        self.reads.ask(move |connection| reads::inputs(connection, table, 0))
    }

    fn story(&self, table: TableId, viewer: &str) -> Waiting<Option<Hidden<String>>> {
        let viewer = viewer.to_owned();
        self.reads.ask(move |connection| reads::story(connection, table, &viewer))
    }

    fn keep_review(&self, table: TableId, review: String) -> Waiting<()> {
        self.writes.ask(move |connection| tables::keep_review(connection, table, &review))
    }

    fn review(&self, table: TableId) -> Waiting<Option<String>> {
        self.reads.ask(move |connection| reads::review(connection, table))
    }

    fn tables_of(&self, person: PersonId, which: Which, at_most: u32) -> Waiting<Vec<Table>> {
        self.reads.ask(move |connection| tables::of(connection, person, which, at_most))
    }

    fn listed(&self, at_most: u32) -> Waiting<Vec<Table>> {
        self.reads.ask(move |connection| tables::listed(connection, at_most))
    }

    fn put_away(&self, person: PersonId, table: TableId) -> Waiting<()> {
        self.writes.ask(move |connection| tables::put_away(connection, person, table))
    }

    fn share(&self, table: TableId, word: Option<String>) -> Waiting<()> {
        self.writes.ask(move |connection| tables::share(connection, table, word.as_deref()))
    }

    fn shared(&self, word: &str) -> Waiting<Option<String>> {
        let word = word.to_owned();
        self.reads.ask(move |connection| tables::shared(connection, &word))
    }

    fn to_wake(&self) -> Waiting<Vec<String>> {
        let holds = self.holds.clone();
        self.reads.ask(move |connection| Ok(holds.without(tables::to_wake(connection)?)))
    }

    fn arrive(&self, _: String, _: Option<String>, _: Duration) -> Waiting<ServerId> {
        holds::known(Ok(self.holds.arrive()))
    }

    fn renew(&self, server: ServerId, _: Duration) -> Waiting<Vec<ServerId>> {
        holds::known(self.holds.renew(server))
    }

    fn depart(&self, server: ServerId) -> Waiting<()> {
        // After everything that was asked before.
        let holds = self.holds.clone();
        self.writes.ask(move |_| {
            holds.depart(server);
            Ok(())
        })
    }

    fn hold(&self, server: ServerId, code: &str) -> Waiting<Option<Hold>> {
        let (holds, code) = (self.holds.clone(), code.to_owned());
        self.reads.ask(move |connection| match tables::id(connection, &code)? {
            Some(table) => holds.take(server, table, &code).map(Some),
            None => Ok(None),
        })
    }

    fn give_up(&self, table: TableId, epoch: Epoch) -> Waiting<()> {
        // After everything that was asked before.
        let holds = self.holds.clone();
        self.writes.ask(move |_| {
            holds.give_up(table, epoch);
            Ok(())
        })
    }

    fn held(&self, codes: Vec<String>) -> Waiting<Vec<String>> {
        holds::known(Ok(self.holds.held(codes)))
    }

    fn orphans(&self, _: u32) -> Waiting<Vec<String>> {
        // The only server is here.
        holds::known(Ok(Vec::new()))
    }

    fn say(&self, epoch: Epoch, line: ChatLine) -> Waiting<()> {
        let holds = self.holds.clone();
        self.writes.ask(move |connection| {
            holds.check(line.table, epoch)?;
            chat::say(connection, &line)
        })
    }

    fn said(&self, table: TableId, at_most: u32) -> Waiting<Vec<ChatLine>> {
        self.reads.ask(move |connection| chat::said(connection, table, at_most))
    }

    fn unsay(&self, table: TableId, epoch: Epoch, mark: &str) -> Waiting<()> {
        let (holds, mark) = (self.holds.clone(), mark.to_owned());
        self.writes.ask(move |connection| {
            holds.check(table, epoch)?;
            chat::unsay(connection, table, &mark)
        })
    }

    fn subscribe(&self, person: PersonId, subscription: Subscription, now: i64) -> Waiting<()> {
        self.writes.ask(move |connection| push::subscribe(connection, person, &subscription, now))
    }

    fn unsubscribe(&self, endpoint: &str) -> Waiting<()> {
        let endpoint = endpoint.to_owned();
        self.writes.ask(move |connection| push::unsubscribe(connection, &endpoint))
    }

    fn subscriptions(&self, person: PersonId) -> Waiting<Vec<Subscription>> {
        self.reads.ask(move |connection| push::subscriptions(connection, person))
    }

    fn house_key(&self, name: &str, fresh: Hidden<Vec<u8>>) -> Waiting<Hidden<Vec<u8>>> {
        let name = name.to_owned();
        self.writes.ask(move |connection| push::house_key(connection, &name, &fresh))
    }

    fn expire(&self, expiry: Expiry) -> Waiting<Expired> {
        let holds = self.holds.clone();
        self.writes.ask(move |connection| {
            let expired = upkeep::expire(connection, expiry)?;
            holds.end(connection, &expired.closed)?;
            Ok(expired)
        })
    }

    fn counts(&self) -> Waiting<Counts> {
        self.reads.ask(upkeep::counts)
    }

    fn backup(&self, file: PathBuf) -> Waiting<()> {
        self.reads.ask(move |connection| backup::backup(connection, &file))
    }

    fn health(&self, now: i64) -> Waiting<()> {
        self.writes.ask(move |connection| upkeep::pulse(connection, now))
    }
}
