//! The threads that do the work: one commits changes in groups, the others answer questions.

use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::lane::{Job, Lane, ROOM};
use crate::StoreError;

/// So many changes at most share one commit: enough that it costs each of them little, few enough that
/// the first does not wait long for the last.
const GROUP: usize = 1_024;

/// For each change that shared the last commit, so long passes before the next one begins, and at most so long: where
/// much is asked, more of it shares a commit and its fsync; what comes alone does not wait.
const BREATH: Duration = Duration::from_micros(250);
const LONGEST_BREATH: Duration = Duration::from_millis(16);

/// A connection and whoever else may use it.
pub(super) type Shared = Arc<Mutex<Connection>>;

/// The threads of a store. Dropping it waits for them; they end when nobody can ask any more.
#[derive(Default)]
pub(super) struct Threads(Vec<JoinHandle<()>>);

impl Threads {
    /// A lane whose requests are committed in groups. Says when a whole group was taken back.
    pub(super) fn write(
        &mut self,
        connection: Shared,
        took_back: impl Fn() + Send + 'static,
    ) -> Result<Lane, StoreError> {
        let (entrance, jobs) = sync_channel(ROOM);
        self.start("store-write", move || {
            let mut group = Vec::with_capacity(GROUP);
            let (mut begun, mut breath) = (Instant::now(), Duration::ZERO);
            while let Ok(first) = jobs.recv() {
                thread::sleep(breath.saturating_sub(begun.elapsed()));
                begun = Instant::now();
                group.push(first);
                group.extend(jobs.try_iter().take(GROUP - 1));
                breath = (BREATH * group.len() as u32).min(LONGEST_BREATH);
                let certain = commit(&locked(&connection), &mut group);
                if certain.is_err() {
                    took_back();
                }
                group.drain(..).for_each(|job| job.answer(certain.clone()));
            }
        })?;
        Ok(Lane(entrance))
    }

    /// A lane whose requests change nothing, shared by as many threads as there are connections.
    pub(super) fn read(&mut self, connections: Vec<Shared>) -> Result<Lane, StoreError> {
        let (entrance, jobs) = sync_channel(ROOM);
        let jobs = Arc::new(Mutex::new(jobs));
        for connection in connections {
            let jobs = jobs.clone();
            self.start("store-read", move || {
                while let Some(mut job) = next(&jobs) {
                    // The job keeps what went wrong and says so itself.
                    let _ = job.run(&locked(&connection));
                    job.answer(Ok(()));
                }
            })?;
        }
        Ok(Lane(entrance))
    }

    fn start(&mut self, name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
        let thread = thread::Builder::new().name(name.into()).spawn(work);
        self.0.push(thread.map_err(|error| StoreError::Unavailable(error.to_string()))?);
        Ok(())
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            // A thread that panicked has said so already.
            let _ = thread.join();
        }
    }
}

/// Does all that is asked and makes it durable, or does nothing at all. A request that is itself at fault
/// is left out and spoils nothing for the others.
fn commit(connection: &Connection, group: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    // Rolled back when dropped, which is what every `?` here does.
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    for job in group {
        let traces = job.leaves_traces();
        if traces {
            step(connection, "SAVEPOINT request")?;
        }
        if let Err(error) = job.run(connection) {
            if !error.is_own_fault() {
                return Err(error);
            }
            if traces {
                step(connection, "ROLLBACK TO request")?;
            }
        }
        if traces {
            step(connection, "RELEASE request")?;
        }
    }
    Ok(transaction.commit()?)
}

fn step(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

fn next(jobs: &Mutex<Receiver<Box<dyn Job>>>) -> Option<Box<dyn Job>> {
    locked(jobs).recv().ok()
}

/// Locks, also if another thread panicked meanwhile: `SQLite` keeps its own house in order.
pub(super) fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
