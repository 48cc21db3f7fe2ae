//! Lanes: whatever waits in one is written in one transaction and one round trip.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Error, Row};

use super::call::{Answers, Asked, Call, Job};
use super::line::{Answer, Line, Reach, in_order};
use crate::{StoreError, Waiting};

/// So many requests may wait in a lane; see `sqlite::lane`.
pub(super) const ROOM: usize = 16_384;
/// So many changes at most share one commit.
const GROUP: usize = 1_024;
/// What takes longer is given up: the line is cut, and nobody knows whether it was done.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// A lease is of ten seconds: a line on which nothing comes must not cost it.
pub(super) const PATIENCE_WITH_LEASES: Duration = Duration::from_secs(4);
/// So often a group is tried again of which the database says that another one was in its way.
const TRIES: u32 = 5;

/// The way into a lane.
#[derive(Clone)]
pub(super) struct Lane(pub(super) Sender<Box<dyn Job>>);

impl Lane {
    /// Sends a request on its way; `read` makes the answer of what the database says.
    pub(super) fn ask<T, F>(&self, calls: Vec<Call>, read: F) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnMut(Answers) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, waiting) = Waiting::new();
        let outcome = Err(StoreError::Unavailable("nobody did it".into()));
        match self.0.try_send(Box::new(Asked { calls, read, outcome, reply })) {
            Err(TrySendError::Full(job)) => job.answer(Err(StoreError::Busy)),
            // Without a thread to answer, the job is dropped, and whoever waits is told so.
            Err(TrySendError::Closed(_)) | Ok(()) => {}
        }
        waiting
    }
}

/// What happens in the middle of every commit, in tests.
pub(super) type Hook = Arc<Mutex<Option<Box<dyn FnMut() -> bool + Send>>>>;

/// A connection that is made anew when it is lost.
pub(super) struct Connection {
    reach: Reach,
    line: Option<Line>,
    patience: Duration,
    hook: Hook,
}

/// Why a group was not committed.
enum Trouble {
    /// This one of its jobs was at fault. Nothing was done.
    Own(usize, StoreError),
    /// Another transaction was in the way. Nothing was done.
    Again(StoreError),
    /// The line or the database failed, and what has become of it is known by the error.
    All(StoreError),
}

impl Connection {
    pub(super) fn new(reach: Reach, patience: Duration, hook: Hook) -> Self {
        Self { reach, line: None, patience, hook }
    }

    /// Writes whatever comes, in groups, until nobody can ask any more.
    pub(super) async fn write(mut self, mut jobs: Receiver<Box<dyn Job>>) {
        let mut group = Vec::with_capacity(GROUP);
        while jobs.recv_many(&mut group, GROUP).await > 0 {
            self.commit(&mut group).await;
        }
    }

    /// Does all that is asked. A request that is itself at fault is left out and spoils nothing for the others: those
    /// before it are committed, then it is refused by itself, then it goes on with those after it.
    async fn commit(&mut self, group: &mut Vec<Box<dyn Job>>) {
        let mut tries = 0;
        let mut most = group.len();
        while !group.is_empty() {
            let (size, certain) = match self.attempt(&mut group[..most]).await {
                Ok(()) => (most, Ok(())),
                Err(Trouble::Own(0, error)) => {
                    group[0].note(Err(error));
                    (1, Ok(()))
                }
                Err(Trouble::Own(nth, _)) => {
                    most = nth;
                    continue;
                }
                Err(Trouble::Again(_)) if tries < TRIES => {
                    tries += 1;
                    continue;
                }
                Err(Trouble::Again(error) | Trouble::All(error)) => (group.len(), Err(error)),
            };
            group.drain(..size).for_each(|job| job.answer(certain.clone()));
            most = group.len();
        }
    }

    /// One transaction: sent at once, answered at once.
    async fn attempt(&mut self, group: &mut [Box<dyn Job>]) -> Result<(), Trouble> {
        let hook = self.hook.lock().is_ok_and(|hook| hook.is_some()).then(|| self.hook.clone());
        let statements = group.iter().flat_map(|job| job.calls()).map(|call| call.sql).collect();
        let patience = self.patience;
        let line = self.ready(statements).await.map_err(Trouble::All)?;
        let mut asked: Vec<Answer> = vec![Box::pin(line.say("BEGIN"))];
        asked.extend(group.iter().flat_map(|job| job.calls()).map(|call| Box::pin(line.ask(call)) as Answer));
        if hook.is_none() {
            asked.push(Box::pin(line.say("COMMIT")));
        }
        let said = async {
            let mut said = in_order(asked).await;
            if let Some(hook) = hook {
                let goes_on = tokio::task::spawn_blocking(move || {
                    hook.lock().is_ok_and(|mut hook| hook.as_mut().is_none_or(|hook| hook()))
                });
                if goes_on.await.unwrap_or(false) {
                    said.push(line.say("COMMIT").await);
                }
            }
            said
        };
        let Ok(said) = timeout(patience, said).await else {
            self.line = None;
            return Err(Trouble::All(StoreError::Unsure("the database takes too long".into())));
        };
        let trouble = verdict(group, said);
        if let Err(Trouble::All(_)) = trouble {
            // Whatever it is, a new line knows nothing of it.
            self.line = None;
        } else if trouble.is_err()
            && let Some(line) = &self.line
            && !matches!(timeout(patience, line.say("ROLLBACK")).await, Ok(Ok(_)))
        {
            self.line = None;
        }
        trouble
    }

    /// Answers whatever is asked and changes nothing.
    pub(super) async fn read(mut self, jobs: Arc<tokio::sync::Mutex<Receiver<Box<dyn Job>>>>) {
        loop {
            let job = jobs.lock().await.recv().await;
            let Some(mut job) = job else { return };
            let answers = self.look(job.calls()).await;
            job.note(answers);
            job.answer(Ok(()));
        }
    }

    /// All answers are of one moment.
    async fn look(&mut self, calls: &[Call]) -> Result<Answers, StoreError> {
        let patience = self.patience;
        let line = self.ready(calls.iter().map(|call| call.sql).collect()).await?;
        let alone = calls.len() == 1;
        let mut asked: Vec<Answer> = Vec::with_capacity(calls.len() + 2);
        if !alone {
            asked.push(Box::pin(line.say("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")));
        }
        asked.extend(calls.iter().map(|call| Box::pin(line.ask(call)) as Answer));
        if !alone {
            asked.push(Box::pin(line.say("COMMIT")));
        }
        let said = timeout(patience, in_order(asked)).await;
        let said = said.map_err(|_| StoreError::Unavailable("the database takes too long".into()));
        let said = said.and_then(|said| Ok(said.into_iter().collect::<Result<Answers, Error>>()?));
        match said {
            Ok(mut said) => {
                if !alone {
                    said.pop();
                    said.remove(0);
                }
                Ok(said)
            }
            Err(error) => {
                self.line = None;
                Err(error)
            }
        }
    }

    /// The line, with these statements known to it.
    async fn ready(&mut self, statements: Vec<&'static str>) -> Result<&Line, StoreError> {
        if self.line.as_ref().is_none_or(Line::is_closed) {
            self.line = None;
            let line = timeout(self.patience, Line::open(&self.reach)).await;
            self.line = Some(line.map_err(|_| StoreError::Unavailable("the database does not answer".into()))??);
        }
        let line = self.line.as_mut().expect("it has just been made");
        let learnt = timeout(self.patience, line.learn(statements)).await;
        let learnt = learnt.map_err(|_| StoreError::Unavailable("the database does not answer".into()));
        if let Err(error) = learnt.and_then(|learnt| Ok(learnt?)) {
            self.line = None;
            return Err(error);
        }
        Ok(self.line.as_ref().expect("it has just been used"))
    }
}

/// What the database has said to `BEGIN`, every call of the group, and `COMMIT`.
fn verdict(group: &mut [Box<dyn Job>], said: Vec<Result<Vec<Row>, Error>>) -> Result<(), Trouble> {
    let mut said = said.into_iter();
    said.next().expect("BEGIN was said").map_err(unsure)?;
    // Of an aborted transaction COMMIT says nothing bad, so every call counts. The first that failed is the reason of
    // all that failed after it.
    for (nth, job) in group.iter_mut().enumerate() {
        let mut answers = Answers::new();
        for _ in job.calls() {
            answers.push(said.next().expect("every call is answered").map_err(|error| fault(nth, error))?);
        }
        job.note(Ok(answers));
    }
    let refused = || Trouble::All(StoreError::Unavailable("the commit was refused".into()));
    said.next().ok_or_else(refused)?.map(drop).map_err(unsure)
}

fn fault(nth: usize, error: Error) -> Trouble {
    if matches!(error.code(), Some(&SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED)) {
        return Trouble::Again(error.into());
    }
    let closed = error.is_closed() || error.code().is_none();
    match StoreError::from(error) {
        own if own.is_own_fault() => Trouble::Own(nth, own),
        StoreError::Unavailable(why) if closed => Trouble::All(StoreError::Unsure(why)),
        other => Trouble::All(other),
    }
}

/// The line was lost with `COMMIT` on its way.
fn unsure(error: Error) -> Trouble {
    Trouble::All(StoreError::Unsure(StoreError::from(error).to_string()))
}
