//! Ways to make things go wrong, for tests.

use super::line::{Line, Reach};
use super::{Postgres, runtime};
use crate::StoreError;

impl Postgres {
    /// Calls this in the middle of every commit, when everything is written and nothing is durable. It may take its
    /// time; if it says `false`, the commit fails.
    pub fn before_commit(&self, hook: impl FnMut() -> bool + Send + 'static) {
        *self.hook.lock().expect("nobody panics holding this") = Some(Box::new(hook));
    }

    /// Says something to a database. On a thread of its own: a runtime must not stand inside another.
    pub fn execute(address: &str, sql: &str) -> Result<(), StoreError> {
        let reach = Reach::new(address, None)?;
        let say = || runtime()?.block_on(async { Ok(Line::open(&reach).await?.client().batch_execute(sql).await?) });
        std::thread::scope(|scope| scope.spawn(say).join().expect("it ends well"))
    }
}
