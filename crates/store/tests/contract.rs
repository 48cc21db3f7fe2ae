//! `SQLite` keeps every promise of a store, on a file and in memory.

use std::ops::Deref;

use store::Sqlite;

/// A store in a file, and its folder, which is deleted afterwards.
struct OnFile {
    store: Sqlite,
    _folder: tempfile::TempDir,
}

impl OnFile {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { store: Sqlite::open(&folder.path().join("backroom.db")).expect("a store"), _folder: folder }
    }
}

impl Deref for OnFile {
    type Target = Sqlite;

    fn deref(&self) -> &Sqlite {
        &self.store
    }
}

mod file {
    store::contract!(*super::OnFile::open());
}

mod memory {
    store::contract!(store::Sqlite::in_memory().expect("a store"));
}
