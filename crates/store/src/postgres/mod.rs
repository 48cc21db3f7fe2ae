//! The store on `PostgreSQL`, for one server or several: a few lanes write, a few connections read.
//!
//! Whatever has to happen together is a function of the database (`migrations/postgres`), so that a request is as few
//! statements as can be, and all that waits in a lane is one round trip.

mod call;
mod carry;
mod lane;
mod line;
mod open;
mod people;
mod tables;
#[cfg(feature = "testkit")]
mod testkit;
mod tls;
mod writes;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::sync::mpsc::channel;
use tokio_postgres::Row;

use self::call::{Answers, Call, call};
use self::lane::{Connection, Hook, Lane, PATIENCE, PATIENCE_WITH_LEASES, ROOM};
use self::line::Reach;
use crate::store::{Counts, Expired, Expiry, Store};
use crate::{
    ChatLine, Epoch, Hashed, Hidden, Hold, Input, KEPT_LINES, Loaded, NewTable, Person, PersonId, ServerId, Stage,
    StoreError, Subscription, Table, TableId, Waiting, Which, Write,
};

/// So many transactions are written at the same time. What concerns the same table or person goes through the same.
const LANES: usize = 4;
/// Leases have a lane of their own, where nothing waits for a table.
const LEASES: usize = LANES;
/// So many questions are answered at the same time.
const READERS: usize = 4;

/// A store in a `PostgreSQL` database.
///
/// Dropping it waits until everything that was asked is done.
pub struct Postgres {
    reads: Lane,
    writes: Vec<Lane>,
    reach: Reach,
    #[cfg_attr(not(feature = "testkit"), expect(dead_code, reason = "only tests look behind it"))]
    hook: Hook,
    // Last: it waits for the thread, which ends when all lanes are closed.
    _thread: Thread,
}

/// The thread that all connections live on.
struct Thread(Option<JoinHandle<()>>);

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(thread) = self.0.take() {
            // A thread that panicked has said so already.
            let _ = thread.join();
        }
    }
}

impl Postgres {
    /// Opens the database at an address such as `postgres://backroom@db.example/backroom?sslmode=require`, and makes its
    /// schema what it should be. `authorities` (PEM) are whom to believe who the database is, if not those that browsers
    /// trust.
    pub fn open(address: &str, authorities: Option<&[u8]>) -> Result<Self, StoreError> {
        let reach = Reach::new(address, authorities)?;
        let hook = Hook::default();
        let runtime = runtime()?;
        runtime.block_on(open::prepare(&reach))?;
        let mut work: Vec<std::pin::Pin<Box<dyn Future<Output = ()> + Send>>> = Vec::new();
        let mut writes = Vec::new();
        for lane in 0..=LEASES {
            let (entrance, jobs) = channel(ROOM);
            writes.push(Lane(entrance));
            let patience = if lane == LEASES { PATIENCE_WITH_LEASES } else { PATIENCE };
            work.push(Box::pin(Connection::new(reach.clone(), patience, hook.clone()).write(jobs)));
        }
        let (entrance, jobs) = channel(ROOM);
        let jobs = Arc::new(tokio::sync::Mutex::new(jobs));
        for _ in 0..READERS {
            work.push(Box::pin(Connection::new(reach.clone(), PATIENCE, hook.clone()).read(jobs.clone())));
        }
        let thread = std::thread::Builder::new().name("store".into()).spawn(move || {
            runtime.block_on(async {
                let work: Vec<_> = work.into_iter().map(tokio::spawn).collect();
                futures_util::future::join_all(work).await;
            });
        });
        let thread = thread.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Self { reads: Lane(entrance), writes, reach, hook, _thread: Thread(Some(thread)) })
    }

    fn of_table<T, F>(&self, table: TableId, calls: Vec<Call>, read: F) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnMut(Answers) -> Result<T, StoreError> + Send + 'static,
    {
        self.writes[table.0.unsigned_abs() as usize % LANES].ask(calls, read)
    }

    fn of_person<T, F>(&self, person: PersonId, calls: Vec<Call>, read: F) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnMut(Answers) -> Result<T, StoreError> + Send + 'static,
    {
        self.writes[person.0.unsigned_abs() as usize % LANES].ask(calls, read)
    }

    /// What concerns neither a table nor a person that has a number.
    fn of_house<T, F>(&self, calls: Vec<Call>, read: F) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnMut(Answers) -> Result<T, StoreError> + Send + 'static,
    {
        self.writes[0].ask(calls, read)
    }
}

/// Copies all that is in a database to a file that must not be there yet, also while servers use it. Answers how many rows
/// there were.
pub fn move_to_file(address: &str, authorities: Option<&[u8]>, file: &Path) -> Result<u64, StoreError> {
    let reach = Reach::new(address, authorities)?;
    runtime()?.block_on(carry::to_file(&reach, file))
}

/// Copies all that is in a file which no server uses to a database in which there is nothing yet. Answers how many rows
/// there were.
pub fn move_from_file(address: &str, authorities: Option<&[u8]>, file: &Path) -> Result<u64, StoreError> {
    let reach = Reach::new(address, authorities)?;
    runtime()?.block_on(carry::from_file(&reach, file))
}

fn runtime() -> Result<Runtime, StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// The only row of the last call, if there is one.
fn one(answers: Answers) -> Option<Row> {
    answers.into_iter().next_back()?.into_iter().next()
}

/// The last call's rows.
fn all(answers: Answers) -> Vec<Row> {
    answers.into_iter().next_back().unwrap_or_default()
}

#[expect(clippy::unnecessary_wraps, reason = "it reads answers like the others")]
fn nothing(_: Answers) -> Result<(), StoreError> {
    Ok(())
}

/// The last call's only column, of every row.
fn texts(answers: Answers) -> Result<Vec<String>, StoreError> {
    Ok(all(answers).iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

/// One row was changed, or there is no such person or table.
fn found(answers: Answers) -> Result<(), StoreError> {
    one(answers).map(drop).ok_or(StoreError::Unknown)
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Store for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    fn person(&self, device: Hashed, now: i64) -> Waiting<Option<Person>> {
        let writes = self.writes.clone();
        let (least, greatest) = device.neighbours();
        self.reads.ask(vec![call!(people::HOLDERS, least.to_vec(), greatest.to_vec())], move |answers| {
            let Some(holder) = people::holder(&all(answers), &device)? else { return Ok(None) };
            if holder.last_seen < now - people::SEEN_EVERY {
                // Nobody waits for this, and if it is lost the next visit does it.
                let sql = "UPDATE devices SET last_seen = $2 WHERE id = $1";
                drop(writes[0].ask(vec![call!(sql, holder.device, now)], nothing));
            }
            Ok(Some(holder.person))
        })
    }

    fn welcome(&self, device: Hashed, now: i64) -> Waiting<Person> {
        let (least, greatest) = device.neighbours();
        let sql = "SELECT * FROM welcome($1, $2, $3, $4)";
        let lane = &self.writes[usize::from(device.0[0]) % LANES];
        lane.ask(vec![call!(sql, device.0.to_vec(), least.to_vec(), greatest.to_vec(), now)], |answers| {
            people::person(&one(answers).ok_or(StoreError::Unknown)?)
        })
    }

    fn rename(&self, person: PersonId, name: String) -> Waiting<()> {
        let sql = "UPDATE people SET name = $2 WHERE id = $1 RETURNING id";
        self.of_person(person, vec![call!(sql, person.0, name)], found)
    }

    fn paint(&self, person: PersonId, face: String) -> Waiting<()> {
        let sql = "UPDATE people SET face = $2 WHERE id = $1 RETURNING id";
        self.of_person(person, vec![call!(sql, person.0, face)], found)
    }

    fn forget(&self, person: PersonId) -> Waiting<Vec<String>> {
        self.of_person(person, vec![call!("SELECT forget($1)", person.0)], texts)
    }

    fn issue_code(&self, person: PersonId, code: Hashed, expires: i64) -> Waiting<()> {
        let sql = "INSERT INTO one_time_codes (person, code_hash, expires) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET code_hash = $2, expires = $3";
        self.of_person(person, vec![call!(sql, person.0, code.0.to_vec(), expires)], nothing)
    }

    fn redeem(&self, code: Hashed, device: Hashed, now: i64) -> Waiting<Option<Person>> {
        let (least, greatest) = code.neighbours();
        let sql = "SELECT * FROM redeem($1, $2, $3, $4, $5)";
        let values = call!(sql, code.0.to_vec(), least.to_vec(), greatest.to_vec(), device.0.to_vec(), now);
        self.of_house(vec![values], |answers| one(answers).as_ref().map(people::person).transpose())
    }

    fn create(&self, table: NewTable) -> Waiting<TableId> {
        // Nobody knows its number yet.
        self.of_person(table.maker, vec![tables::make(tables::MAKE, table)], |answers| {
            Ok(TableId(one(answers).ok_or(StoreError::Unknown)?.try_get(0)?))
        })
    }

    fn find_or_create(&self, table: NewTable) -> Waiting<String> {
        self.of_house(vec![tables::make(tables::FIND_OR_MAKE, table)], |answers| {
            Ok(one(answers).ok_or(StoreError::Unknown)?.try_get(0)?)
        })
    }

    fn remove(&self, table: TableId, epoch: Epoch) -> Waiting<()> {
        self.of_table(table, vec![call!("SELECT remove_table($1, $2)", table.0, epoch.0)], nothing)
    }

    fn load(&self, code: &str) -> Waiting<Option<Loaded>> {
        let code = code.to_owned();
        let calls = tables::LOAD.map(|sql| call!(sql, code.clone())).into();
        self.reads.ask(calls, |answers| tables::loaded(&answers))
    }

    fn write(&self, write: Write) -> Waiting<()> {
        self.of_table(write.table, writes::calls(write), nothing)
    }

    fn inputs(&self, table: TableId) -> Waiting<Vec<Input>> {
        let sql = "SELECT number, body, key, content FROM inputs WHERE table_id = $1 ORDER BY number";
        self.reads.ask(vec![call!(sql, table.0)], |answers| all(answers).iter().map(tables::input).collect())
    }

    fn story(&self, table: TableId, viewer: &str) -> Waiting<Option<Hidden<String>>> {
        let sql = "SELECT body FROM stories WHERE table_id = $1 AND viewer = $2";
        self.reads.ask(vec![call!(sql, table.0, viewer.to_owned())], |answers| {
            Ok(one(answers).map(|row| row.try_get(0)).transpose()?.map(Hidden))
        })
    }

    fn keep_review(&self, table: TableId, review: String) -> Waiting<()> {
        let sql = "INSERT INTO reviews (table_id, body) SELECT id, $2 FROM tables WHERE id = $1 AND stage = 'over'
            ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
        self.of_table(table, vec![call!(sql, table.0, review)], nothing)
    }

    fn review(&self, table: TableId) -> Waiting<Option<String>> {
        let sql = "SELECT body FROM reviews WHERE table_id = $1";
        self.reads.ask(vec![call!(sql, table.0)], |answers| Ok(one(answers).map(|row| row.try_get(0)).transpose()?))
    }

    fn tables_of(&self, person: PersonId, which: Which, at_most: u32) -> Waiting<Vec<Table>> {
        let sql = match which {
            Which::All => tables::ALL_OF,
            Which::Going => tables::GOING_OF,
            Which::Over => tables::OVER_OF,
        };
        self.reads.ask(vec![call!(sql, person.0, i64::from(at_most))], |answers| {
            all(answers).iter().map(tables::read).collect()
        })
    }

    fn listed(&self, at_most: u32) -> Waiting<Vec<Table>> {
        self.reads.ask(vec![call!(tables::LISTED, i64::from(at_most))], |answers| {
            all(answers).iter().map(tables::read).collect()
        })
    }

    fn put_away(&self, person: PersonId, table: TableId) -> Waiting<()> {
        let sql =
            "INSERT INTO put_away SELECT $1, id FROM tables WHERE id = $2 AND stage = 'over' ON CONFLICT DO NOTHING";
        self.of_table(table, vec![call!(sql, person.0, table.0)], nothing)
    }

    fn share(&self, table: TableId, word: Option<String>) -> Waiting<()> {
        let sql = "UPDATE tables SET shared = $2 WHERE id = $1 AND stage = 'over'";
        self.of_table(table, vec![call!(sql, table.0, word)], nothing)
    }

    fn shared(&self, word: &str) -> Waiting<Option<String>> {
        let sql = "SELECT code FROM tables WHERE shared = $1";
        self.reads
            .ask(vec![call!(sql, word.to_owned())], |answers| Ok(one(answers).map(|row| row.try_get(0)).transpose()?))
    }

    fn to_wake(&self) -> Waiting<Vec<String>> {
        let sql = "SELECT code FROM tables JOIN holds ON table_id = id
            WHERE stage = 'running' AND bots AND (server IS NULL OR NOT is_live(server)) ORDER BY id";
        self.reads.ask(vec![call!(sql)], texts)
    }

    fn arrive(&self, name: String, address: Option<String>, lease: Duration) -> Waiting<ServerId> {
        let sql = "SELECT arrive($1, $2, $3)";
        self.writes[LEASES].ask(vec![call!(sql, name, address, milliseconds(lease))], |answers| {
            Ok(ServerId(one(answers).ok_or(StoreError::Unknown)?.try_get(0)?))
        })
    }

    fn renew(&self, server: ServerId, lease: Duration) -> Waiting<Vec<ServerId>> {
        self.writes[LEASES].ask(vec![call!("SELECT renew($1, $2)", server.0, milliseconds(lease))], |answers| {
            Ok(all(answers).iter().map(|row| row.try_get(0).map(ServerId)).collect::<Result<_, _>>()?)
        })
    }

    fn depart(&self, server: ServerId) -> Waiting<()> {
        let sql = "UPDATE servers SET until = clock_timestamp() WHERE id = $1";
        self.writes[LEASES].ask(vec![call!(sql, server.0)], nothing)
    }

    fn hold(&self, server: ServerId, code: &str) -> Waiting<Option<Hold>> {
        let sql = "SELECT mine, its_epoch, holder, its_address FROM hold($1, $2)";
        self.of_house(vec![call!(sql, server.0, code.to_owned())], |answers| {
            let Some(row) = one(answers) else { return Ok(None) };
            Ok(Some(if row.try_get(0)? {
                Hold::Mine(Epoch(row.try_get(1)?))
            } else {
                Hold::Theirs { server: ServerId(row.try_get(2)?), address: row.try_get(3)? }
            }))
        })
    }

    fn give_up(&self, table: TableId, epoch: Epoch) -> Waiting<()> {
        let sql = "UPDATE holds SET server = NULL WHERE table_id = $1 AND epoch = $2";
        self.of_table(table, vec![call!(sql, table.0, epoch.0)], nothing)
    }

    fn held(&self, codes: Vec<String>) -> Waiting<Vec<String>> {
        let sql = "SELECT code FROM tables JOIN holds ON table_id = id JOIN servers ON servers.id = server
            WHERE code = ANY ($1) AND clock_timestamp() BETWEEN given AND until";
        self.reads.ask(vec![call!(sql, codes)], texts)
    }

    fn orphans(&self, at_most: u32) -> Waiting<Vec<String>> {
        // Asked often, so it begins with the few servers that are gone: nobody looks at what is held.
        let sql = "SELECT code FROM servers JOIN holds ON server = servers.id JOIN tables ON table_id = tables.id
            WHERE clock_timestamp() NOT BETWEEN given AND until AND stage = 'running' AND bots LIMIT $1";
        self.reads.ask(vec![call!(sql, i64::from(at_most))], texts)
    }

    fn say(&self, epoch: Epoch, line: ChatLine) -> Waiting<()> {
        self.of_table(line.table, tables::say(epoch, line), nothing)
    }

    fn said(&self, table: TableId, at_most: u32) -> Waiting<Vec<ChatLine>> {
        self.reads.ask(vec![call!(tables::SAID, table.0, i64::from(at_most))], move |answers| {
            all(answers).iter().rev().map(|row| tables::line(table, row)).collect()
        })
    }

    fn unsay(&self, table: TableId, epoch: Epoch, mark: &str) -> Waiting<()> {
        let sql = "DELETE FROM chat WHERE table_id = $1 AND mark = $2";
        let calls = vec![tables::check(table, epoch), call!(sql, table.0, mark.to_owned())];
        self.of_table(table, calls, nothing)
    }

    fn subscribe(&self, person: PersonId, subscription: Subscription, now: i64) -> Waiting<()> {
        let Subscription { endpoint, body } = subscription;
        let sql = "SELECT subscribe($1, $2, $3, $4, $5)";
        self.of_house(vec![call!(sql, endpoint, person.0, body.0, now, people::DEVICES)], nothing)
    }

    fn unsubscribe(&self, endpoint: &str) -> Waiting<()> {
        self.of_house(vec![call!("DELETE FROM subscriptions WHERE endpoint = $1", endpoint.to_owned())], nothing)
    }

    fn subscriptions(&self, person: PersonId) -> Waiting<Vec<Subscription>> {
        let sql = "SELECT endpoint, body FROM subscriptions WHERE person = $1 ORDER BY created, id";
        self.reads.ask(vec![call!(sql, person.0)], |answers| {
            let read = |row: &Row| Ok(Subscription { endpoint: row.try_get(0)?, body: Hidden(row.try_get(1)?) });
            all(answers).iter().map(read).collect()
        })
    }

    fn house_key(&self, name: &str, fresh: Hidden<Vec<u8>>) -> Waiting<Hidden<Vec<u8>>> {
        self.of_house(vec![call!("SELECT house_key($1, $2)", name.to_owned(), fresh.0)], |answers| {
            Ok(Hidden(one(answers).ok_or(StoreError::Unknown)?.try_get(0)?))
        })
    }

    fn expire(&self, expiry: Expiry) -> Waiting<Expired> {
        let sql = "SELECT was_deleted, its_code FROM expire($1, $2, $3, $4)";
        let Expiry { tables, untouched, people, codes } = expiry;
        self.of_house(vec![call!(sql, tables, untouched, people, codes)], |answers| {
            let mut expired = Expired::default();
            for row in all(answers) {
                let list = if row.try_get(0)? { &mut expired.deleted } else { &mut expired.closed };
                list.push(row.try_get(1)?);
            }
            Ok(expired)
        })
    }

    fn counts(&self) -> Waiting<Counts> {
        self.reads.ask(people::COUNTS.map(|sql| call!(sql)).into(), |answers| {
            let number = |nth: usize| Ok::<i64, StoreError>(answers[nth][0].try_get(0)?);
            let mut counts = Counts { people: number(0)?, inputs: number(1)?, ..Counts::default() };
            for row in &answers[2] {
                let count = match tables::stage(row.try_get(0)?)? {
                    Stage::Gathering => &mut counts.gathering,
                    Stage::Running => &mut counts.running,
                    Stage::Over => &mut counts.over,
                };
                *count = row.try_get(1)?;
            }
            Ok(counts)
        })
    }

    fn backup(&self, file: PathBuf) -> Waiting<()> {
        let (reply, waiting) = Waiting::new();
        let reach = self.reach.clone();
        // A thread and a line of its own: it may take long.
        std::thread::spawn(move || {
            let copied = runtime().and_then(|runtime| runtime.block_on(carry::to_file(&reach, &file)));
            reply.send(copied.map(drop))
        });
        waiting
    }

    fn health(&self, now: i64) -> Waiting<()> {
        self.of_house(vec![call!("UPDATE pulse SET at = $1", now)], nothing)
    }
}

/// So many lines of a table are kept.
const KEPT: i64 = KEPT_LINES as i64;
