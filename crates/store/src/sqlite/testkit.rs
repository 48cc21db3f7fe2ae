//! Ways to make things go wrong, for tests.

use super::Sqlite;
use super::threads::locked;

impl Sqlite {
    /// Calls this in the middle of every commit, when everything is written and nothing is durable. It may
    /// take its time; if it says `false`, the commit fails as if the disk had.
    pub fn before_commit(&self, mut hook: impl FnMut() -> bool + Send + 'static) {
        locked(&self.writer).commit_hook(Some(move || !hook())).expect("a hook can be set");
    }

    /// The disk is full as soon as the database has so many pages; 0 gives it all the room again.
    pub fn limit_pages(&self, pages: u32) {
        let pages = if pages == 0 { u32::MAX - 1 } else { pages };
        locked(&self.writer).pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).expect("a limit");
    }

    /// What a pragma says on the connection that writes.
    pub fn pragma(&self, name: &str) -> String {
        let value: rusqlite::types::Value =
            locked(&self.writer).pragma_query_value(None, name, |row| row.get(0)).expect("a pragma");
        match value {
            rusqlite::types::Value::Integer(number) => number.to_string(),
            rusqlite::types::Value::Text(text) => text,
            other => format!("{other:?}"),
        }
    }
}
