//! Requests on their way to a connection.

use std::sync::mpsc::{SyncSender, TrySendError};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{StoreError, Waiting};

/// So many requests may wait in a lane: more than tables and people ever ask at once unless the disk has
/// stopped, and then it is better to say so than to fill the memory.
pub(super) const ROOM: usize = 16_384;

/// Something asked, in two halves: the work, and the answer once it is certain that the work stays done.
pub(super) trait Job: Send {
    /// Does the work. Says why not, if not; whoever asked is told by [`Job::answer`] only.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Whether it may have done something before it failed, which then has to be taken back.
    fn leaves_traces(&self) -> bool;

    /// Tells whoever asked what came of it, or that nothing did.
    fn answer(self: Box<Self>, certain: Result<(), StoreError>);
}

struct Asked<T, F> {
    work: Option<F>,
    /// Whether it is a single statement, which is done or not.
    single: bool,
    outcome: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T, StoreError> + Send> Job for Asked<T, F> {
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if let Some(work) = self.work.take() {
            self.outcome = work(connection);
        }
        self.outcome.as_ref().map(|_| ()).map_err(Clone::clone)
    }

    fn leaves_traces(&self) -> bool {
        !self.single
    }

    fn answer(self: Box<Self>, certain: Result<(), StoreError>) {
        // In a group that failed even a refusal may rest on what is not so after all.
        let answer = certain.and(self.outcome);
        // If nobody waits any more, that was their choice.
        let _ = self.reply.send(answer);
    }
}

/// The way into a lane.
#[derive(Clone)]
pub(super) struct Lane(pub(super) SyncSender<Box<dyn Job>>);

impl Lane {
    /// Sends a request on its way.
    pub(super) fn ask<T, F>(&self, work: F) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.send(work, false)
    }

    /// The same for one that changes something with one statement at most, and with that at last.
    pub(super) fn ask_single<T, F>(&self, work: F) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.send(work, true)
    }

    fn send<T, F>(&self, work: F, single: bool) -> Waiting<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, waiting) = Waiting::new();
        let outcome = Err(StoreError::Unavailable("nobody did it".into()));
        match self.0.try_send(Box::new(Asked { work: Some(work), single, outcome, reply })) {
            Err(TrySendError::Full(job)) => job.answer(Err(StoreError::Busy)),
            // Without a thread to answer, the job is dropped, and whoever waits is told so.
            Err(TrySendError::Disconnected(_)) | Ok(()) => {}
        }
        waiting
    }
}
