//! The time that players' clocks count: it never jumps, whatever the calendar does.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};

/// So often a time of a test's own is looked at.
const LOOK: Duration = Duration::from_millis(5);

/// Something that says how much time has passed since it was made.
#[derive(Clone, Debug)]
pub struct Ticker(Ticks);

#[derive(Clone, Debug)]
enum Ticks {
    Real(Instant),
    /// In milliseconds, as far as somebody has moved it.
    Moved(Arc<AtomicU64>),
}

impl Default for Ticker {
    fn default() -> Self {
        Self(Ticks::Real(Instant::now()))
    }
}

impl Ticker {
    /// One that stands still, and what moves it: for tests of what takes hours.
    pub fn standing() -> (Self, Arc<AtomicU64>) {
        let moved = Arc::new(AtomicU64::new(0));
        (Self(Ticks::Moved(moved.clone())), moved)
    }

    /// How much time has passed.
    pub fn now(&self) -> Duration {
        match &self.0 {
            Ticks::Real(start) => start.elapsed(),
            Ticks::Moved(moved) => Duration::from_millis(moved.load(SeqCst)),
        }
    }

    /// Waits until so much time has passed.
    pub(crate) async fn until(&self, then: Duration) {
        loop {
            let left = then.saturating_sub(self.now());
            if left.is_zero() {
                return;
            }
            let nap = if matches!(self.0, Ticks::Real(_)) { left } else { LOOK };
            tokio::time::sleep(nap).await;
        }
    }
}
