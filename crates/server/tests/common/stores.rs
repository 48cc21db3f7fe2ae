//! Stores with nothing in them: on `SQLite`, or on `PostgreSQL` where `BACKROOM_TEST_STORE=postgres` says so.

use std::path::Path;
use std::sync::Arc;

use store::testkit::schema;
use store::{Postgres, Sqlite, Store, move_from_file};
use tempfile::TempDir;

fn on_postgres() -> bool {
    match std::env::var("BACKROOM_TEST_STORE").as_deref() {
        Ok("postgres") => true,
        Ok("sqlite") | Err(_) => false,
        Ok(other) => panic!("BACKROOM_TEST_STORE is sqlite or postgres, not {other}"),
    }
}

/// `PostgreSQL` is opened on a runtime of its own, which must not stand inside another.
fn apart<T: Send>(act: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| scope.spawn(act).join().expect("it ends well"))
}

fn postgres(address: &str) -> Postgres {
    apart(|| Postgres::open(address, None).expect("a store"))
}

/// A store that is gone with the test.
pub(crate) fn store() -> Arc<dyn Store> {
    if on_postgres() { Arc::new(postgres(&schema())) } else { Arc::new(Sqlite::in_memory().expect("a store")) }
}

/// The same; in the middle of every commit this is called, and if it says `false`, the commit fails.
pub(crate) fn hooked(hook: impl FnMut() -> bool + Send + 'static) -> Arc<dyn Store> {
    if on_postgres() {
        let store = postgres(&schema());
        store.before_commit(hook);
        return Arc::new(store);
    }
    let store = Sqlite::in_memory().expect("a store");
    store.before_commit(hook);
    Arc::new(store)
}

/// A store that can be opened again as it was left.
pub(crate) enum Kept {
    File(TempDir),
    Schema(String),
}

impl Kept {
    pub(crate) fn new() -> Self {
        if on_postgres() { Self::Schema(schema()) } else { Self::File(tempfile::tempdir().expect("a folder")) }
    }

    /// What is in a backup.
    pub(crate) fn of(backup: &Path) -> Self {
        let kept = Self::new();
        match &kept {
            Self::File(folder) => drop(std::fs::copy(backup, folder.path().join("test.db")).expect("a copy")),
            Self::Schema(address) => drop(apart(|| move_from_file(address, None, backup)).expect("a copy")),
        }
        kept
    }

    pub(crate) fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::File(folder) => Arc::new(Sqlite::open(&folder.path().join("test.db")).expect("a store")),
            Self::Schema(address) => Arc::new(postgres(address)),
        }
    }
}
