//! What all tables share: the store, the limits, who is in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{Expiry, PersonId, Store};
use tokio::sync::{OwnedRwLockReadGuard, RwLock, Semaphore, mpsc, oneshot, watch};

use crate::backlog::Backlog;
use crate::config::Config;
use crate::doors::Doors;
use crate::introductions::Introductions;
use crate::lease::Lease;
use crate::limit::{Buckets, Rate};
use crate::metrics::Metrics;
use crate::reviews::Reviews;
use crate::table::denied::{Denied, Kind};
use crate::table::{self, Note};
use crate::telling::Teller;
use crate::thinkers::Thinkers;

/// A table task's mailbox.
pub(crate) type Handle = mpsc::Sender<Note>;

/// So many notes wait for a table before their senders do.
const MAILBOX: usize = 64;

/// So many files are looked back at at once.
const LOOKERS: usize = 16;

/// All that tables and routes share.
pub(crate) struct Server {
    pub(crate) store: Arc<dyn Store>,
    /// Who tells people something while no page is open.
    pub(crate) teller: Option<Teller>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// What waits for readers.
    pub(crate) backlog: Arc<Backlog>,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) shutdown: watch::Receiver<bool>,
    /// Who is connected from where.
    pub(crate) doors: Arc<Doors>,
    pub(crate) new_tables: Buckets<IpAddr>,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) codes: Buckets<IpAddr>,
    pub(crate) chat: Buckets<PersonId>,
    pub(crate) hints: Buckets<PersonId>,
    pub(crate) votes: Buckets<PersonId>,
    pub(crate) listings: Buckets<PersonId>,
    pub(crate) keys: Buckets<PersonId>,
    pub(crate) devices: Buckets<PersonId>,
    pub(crate) notices: Buckets<PersonId>,
    /// What is said, voted and listed from an address.
    pub(crate) company: Buckets<IpAddr>,
    /// For tables that stay in memory only because their clocks run.
    pub(crate) clocks: Arc<Semaphore>,
    /// For files that are looked back at, of which a few are held at once.
    pub(crate) lookers: Semaphore,
    pub(crate) introductions: Introductions,
    /// The finished games that are looked back at.
    pub(crate) reviews: Reviews,
    /// As whom it takes tables.
    pub(crate) lease: Lease,
    tables: Mutex<HashMap<String, Handle>>,
    /// Shared by all tables in memory; whoever has it alone knows that there is none.
    at_work: Arc<RwLock<()>>,
    next_socket: AtomicU64,
    /// Closed when the last task that knows the house has ended.
    _alive: mpsc::Sender<()>,
}

/// Tells when every task has ended.
pub(crate) struct Ended(mpsc::Receiver<()>);

impl Ended {
    /// Waits until they have, though not for ever.
    pub(crate) async fn wait(mut self) {
        if tokio::time::timeout(Duration::from_secs(10), self.0.recv()).await.is_err() {
            tracing::warn!("some tables did not end in time; everything acknowledged is stored");
        }
    }
}

impl Server {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        config: Config,
        teller: Option<Teller>,
        shutdown: watch::Receiver<bool>,
    ) -> (Arc<Self>, Ended) {
        let (alive, ended) = mpsc::channel(1);
        let limits = &config.limits;
        let lease = Lease::new(store.is_shared().then_some(config.lease));
        let house = Self {
            store,
            teller,
            metrics: Metrics::default(),
            backlog: Backlog::new(limits),
            thinkers: Thinkers::new(config.thinkers),
            shutdown,
            doors: Doors::new(limits.connections_per_address),
            new_tables: Buckets::new(Rate::within(limits.tables_per_address, 3600)),
            requests: Buckets::new(Rate::per_second(limits.requests_per_second, 5)),
            codes: Buckets::new(Rate::within(limits.codes_per_hour, 3600)),
            chat: Buckets::new(Rate::within(limits.chat_per_minute, 60)),
            hints: Buckets::new(Rate::within(limits.hints_per_minute, 60)),
            votes: Buckets::new(Rate::within(limits.votes_per_minute, 60)),
            listings: Buckets::new(Rate::within(limits.votes_per_minute, 60)),
            keys: Buckets::new(Rate::within(limits.codes_per_hour, 3600)),
            devices: Buckets::new(Rate::within(limits.codes_per_hour, 3600)),
            notices: Buckets::new(Rate::within(limits.notices_per_hour, 3600)),
            company: Buckets::new(Rate::within(limits.company_per_address, 60)),
            clocks: Arc::new(Semaphore::new(limits.held_tables)),
            lookers: Semaphore::new(LOOKERS),
            introductions: Introductions::default(),
            reviews: Reviews::default(),
            lease,
            tables: Mutex::default(),
            at_work: Arc::default(),
            next_socket: AtomicU64::new(0),
            _alive: alive,
            config,
        };
        (Arc::new(house), Ended(ended))
    }

    /// A number for a new socket.
    pub(crate) fn socket_number(&self) -> u64 {
        self.next_socket.fetch_add(1, Relaxed)
    }

    /// The mailbox of a table. A table that is not in memory comes back.
    pub(crate) fn table(self: &Arc<Self>, code: &str) -> Handle {
        let mut tables = self.tables.lock().expect("nobody panics holding this");
        if let Some(handle) = tables.get(code).filter(|handle| !handle.is_closed()) {
            return handle.clone();
        }
        let (handle, notes) = mpsc::channel(MAILBOX);
        tables.insert(code.to_owned(), handle.clone());
        tokio::spawn(table::run(self.clone(), code.to_owned(), handle.downgrade(), notes));
        handle
    }

    /// Sends a table a note, also if it is just leaving memory.
    pub(crate) async fn send(self: &Arc<Self>, code: &str, mut note: Note) {
        loop {
            match self.table(code).send(note).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => note = back,
            }
        }
    }

    /// Whether a table is here; it is taken if nobody holds it.
    pub(crate) async fn whereabouts(self: &Arc<Self>, code: &str) -> Result<(), Denied> {
        let (answer, here) = oneshot::channel();
        self.send(code, Note::Where(answer)).await;
        here.await.map_err(|_| Denied::unavailable())?
    }

    /// Lets a table leave if nobody has sent it anything meanwhile.
    pub(crate) fn leave(&self, code: &str, notes: &mut mpsc::Receiver<Note>) -> bool {
        let mut tables = self.tables.lock().expect("nobody panics holding this");
        if !notes.is_empty() {
            return false;
        }
        notes.close();
        tables.remove(code);
        true
    }

    /// A place among the tables in memory.
    pub(crate) async fn at_work(&self) -> OwnedRwLockReadGuard<()> {
        self.at_work.clone().read_owned().await
    }

    /// Waits until no table is in memory, though not for ever: a store that does not answer holds nobody up.
    pub(crate) async fn tables_end(&self) {
        let _ = tokio::time::timeout(Duration::from_secs(5), self.at_work.write()).await;
    }

    /// A table is gone, whatever it was sent.
    pub(crate) fn gone(&self, code: &str, notes: &mut mpsc::Receiver<Note>) {
        let mut tables = self.tables.lock().expect("nobody panics holding this");
        notes.close();
        tables.remove(code);
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// So many games of servers that are gone are gone on with at a time.
const AT_ONCE: u32 = 100;

/// Goes on with games that go on by themselves: at the start with those that nobody holds, then with those whose servers
/// are gone, and with those that could not be stored or read. By itself, so that no lease waits for it.
pub(crate) fn wake(house: &Arc<Server>) {
    let mut often = tokio::time::interval(house.config.lease / 4);
    let (house, mut shutdown) = (Arc::downgrade(house), house.shutdown.clone());
    tokio::spawn(async move {
        let mut begun = false;
        loop {
            tokio::select! {
                _ = often.tick() => {}
                () = closing(&mut shutdown) => return,
            }
            let Some(house) = Weak::upgrade(&house) else { return };
            let found = if begun { house.store.orphans(AT_ONCE) } else { house.store.to_wake() };
            match found.await {
                Ok(codes) => {
                    begun = true;
                    // One after another, so that thousands do not all read at once.
                    for code in codes.into_iter().chain(house.lease.stalled()) {
                        if matches!(house.whereabouts(&code).await, Err(Denied { kind: Kind::Unavailable, .. })) {
                            house.lease.go_on_later(&code);
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "cannot look for games to go on with"),
            }
        }
    });
}

/// How often old tables are looked for.
const SWEEP: Duration = Duration::from_secs(3600);
/// In seconds.
pub(crate) const DAY: i64 = 24 * 3600;
/// A table that nobody begins stays a week.
const UNSTARTED: i64 = 7 * DAY;
/// A person who never did anything stays a day.
const UNUSED: i64 = DAY;

/// Deletes now and then what nobody misses.
pub(crate) fn sweep(house: &Arc<Server>) {
    let (house, mut shutdown) = (Arc::downgrade(house), house.shutdown.clone());
    tokio::spawn(async move {
        let mut often = tokio::time::interval(SWEEP);
        loop {
            tokio::select! {
                _ = often.tick() => {}
                _ = shutdown.changed() => return,
            }
            let Some(house) = Weak::upgrade(&house) else { return };
            let now = now();
            let untouched = now - i64::from(house.config.untouched_days) * DAY;
            let expiry = Expiry { tables: now - UNSTARTED, untouched, people: now - UNUSED, codes: now };
            match house.store.expire(expiry).await {
                Ok(expired) => {
                    let deleted = expired.deleted.iter().map(|code| (code, "server-unknown-table"));
                    let closed = expired.closed.iter().map(|code| (code, "server-untouched"));
                    for (code, why) in deleted.chain(closed) {
                        let handle = house.tables.lock().expect("nobody panics holding this").get(code).cloned();
                        if let Some(handle) = handle {
                            let _ = handle.send(Note::Expired(why)).await;
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "cannot delete old tables"),
            }
        }
    });
}

/// Waits until the server closes.
pub(crate) async fn closing(shutdown: &mut watch::Receiver<bool>) {
    let _ = shutdown.wait_for(|closing| *closing).await;
}
