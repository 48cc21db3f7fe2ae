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

    /// Says something to a database.
    pub fn execute(address: &str, sql: &str) -> Result<(), StoreError> {
        let reach = Reach::new(address, None)?;
        runtime()?.block_on(async { Ok(Line::open(&reach).await?.client().batch_execute(sql).await?) })
    }
}
