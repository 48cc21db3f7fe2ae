//! An answer that comes when the store has done its work.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

use crate::StoreError;

/// The answer to come. What was asked is under way already, in the order of the calls, and is done also
/// if nobody waits for it. A change is answered when it is durable, never before.
#[must_use = "whether it was stored is known only afterwards"]
pub struct Waiting<T>(oneshot::Receiver<Result<T, StoreError>>);

impl<T> Waiting<T> {
    /// An answer to come, and where to give it.
    pub fn new() -> (oneshot::Sender<Result<T, StoreError>>, Self) {
        let (answer, waiting) = oneshot::channel();
        (answer, Self(waiting))
    }

    /// Waits, blocking the thread: for tests and commands; inside an async runtime `.await` instead.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.blocking_recv().unwrap_or_else(|_| Err(closed()))
    }
}

impl<T> Future for Waiting<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or_else(|_| Err(closed())))
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store was closed".into())
}
