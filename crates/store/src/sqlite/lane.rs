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
    /// Does the work, again if what was done was taken back. Says why not, if not; whoever asked is told by
    /// [`Job::answer`] only.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Tells whoever asked what came of it, or that nothing did.
    fn answer(self: Box<Self>, certain: Result<(), StoreError>);
}

struct Asked<T, F> {
    work: F,
    outcome: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&Connection) -> Result<T, StoreError> + Send> Job for Asked<T, F> {
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.outcome = (self.work)(connection);
        self.outcome.as_ref().map(|_| ()).map_err(Clone::clone)
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
        F: FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, waiting) = Waiting::new();
        let outcome = Err(StoreError::Unavailable("nobody did it".into()));
        match self.0.try_send(Box::new(Asked { work, outcome, reply })) {
            Err(TrySendError::Full(job)) => job.answer(Err(StoreError::Busy)),
            // Without a thread to answer, the job is dropped, and whoever waits is told so.
            Err(TrySendError::Disconnected(_)) | Ok(()) => {}
        }
        waiting
    }
}
