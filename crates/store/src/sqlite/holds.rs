//! Who holds which table, where one server has the file to itself: it takes whatever it asks for, and what it has once
//! been told is refused afterwards is refused here too. Nothing of it is stored, as nobody else could read it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::tables;
use crate::{Epoch, Hold, ServerId, StoreError, TableId, Waiting};

/// What is held, and by whom.
#[derive(Clone, Default)]
pub(super) struct Holds(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// The last server that came in.
    last: i64,
    /// The last epoch, of whichever table: so nothing need be remembered of those that are free again.
    epoch: i64,
    /// Those whose leases have not ended.
    servers: Vec<ServerId>,
    tables: HashMap<TableId, Held>,
}

struct Held {
    code: String,
    epoch: Epoch,
    server: ServerId,
    /// The number of its last input, as far as that is known: whoever holds it is the only one who adds to it.
    last: Option<u32>,
}

impl Holds {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn arrive(&self) -> ServerId {
        let mut known = self.known();
        known.last += 1;
        let new = ServerId(known.last);
        known.servers.push(new);
        new
    }

    pub(super) fn renew(&self, server: ServerId) -> Result<Vec<ServerId>, StoreError> {
        let known = self.known();
        if known.servers.contains(&server) { Ok(known.servers.clone()) } else { Err(StoreError::Lost) }
    }

    pub(super) fn depart(&self, server: ServerId) {
        self.known().servers.retain(|live| *live != server);
    }

    pub(super) fn take(&self, server: ServerId, table: TableId, code: &str) -> Result<Hold, StoreError> {
        let mut known = self.known();
        if !known.servers.contains(&server) {
            return Err(StoreError::Lost);
        }
        let holder = known.tables.get(&table).map(|held| held.server);
        if let Some(other) = holder.filter(|holder| *holder != server && known.servers.contains(holder)) {
            return Ok(Hold::Theirs { server: other, address: None });
        }
        known.epoch += 1;
        let epoch = Epoch(known.epoch);
        known.tables.insert(table, Held { code: code.to_owned(), epoch, server, last: None });
        Ok(Hold::Mine(epoch))
    }

    pub(super) fn give_up(&self, table: TableId, epoch: Epoch) {
        let mut known = self.known();
        if known.tables.get(&table).is_some_and(|held| held.epoch == epoch) {
            known.tables.remove(&table);
        }
    }

    /// Whether whoever took a table then may write about it; and the number of its last input, if it is known.
    pub(super) fn check(&self, table: TableId, epoch: Epoch) -> Result<Option<u32>, StoreError> {
        let known = self.known();
        let held = known.tables.get(&table);
        let mine = held.map_or(Epoch::default(), |held| held.epoch);
        let free = || held.is_none_or(|held| !known.servers.contains(&held.server));
        let may = epoch == mine || epoch == Epoch::default() && free();
        if may { Ok(held.and_then(|held| held.last)) } else { Err(StoreError::Lost) }
    }

    /// The number of a table's last input from now on; nothing if it has to be looked up again.
    pub(super) fn wrote(&self, table: TableId, last: Option<u32>) {
        if let Some(held) = self.known().tables.get_mut(&table) {
            held.last = last;
        }
    }

    /// What was written last is not there after all.
    pub(super) fn took_back(&self) {
        self.known().tables.values_mut().for_each(|held| held.last = None);
    }

    pub(super) fn held(&self, mut codes: Vec<String>) -> Vec<String> {
        let known = self.known();
        let live = |held: &&Held| known.servers.contains(&held.server);
        let held: Vec<&str> = known.tables.values().filter(live).map(|held| held.code.as_str()).collect();
        codes.retain(|code| held.contains(&code.as_str()));
        codes
    }

    /// Those of the tables that nobody holds.
    pub(super) fn without(&self, mut codes: Vec<String>) -> Vec<String> {
        let held = self.held(codes.clone());
        codes.retain(|code| !held.contains(code));
        codes
    }

    /// Whoever holds these has lost them.
    pub(super) fn end(&self, connection: &Connection, codes: &[String]) -> Result<(), StoreError> {
        for code in codes {
            if let Some(table) = tables::id(connection, code)? {
                self.known().tables.remove(&table);
            }
        }
        Ok(())
    }
}

/// An answer that is known at once.
pub(super) fn known<T>(answer: Result<T, StoreError>) -> Waiting<T> {
    let (reply, waiting) = Waiting::new();
    let _ = reply.send(answer);
    waiting
}
