//! Expiry, counts, backups, health.

use super::{a_table, appending, device, input, new_table, sitter, somebody};
use store::{Counts, Expired, Expiry, Hashed, Seats, Sqlite, Stage, Store, StoreError, Write};

const NOTHING: Expiry = Expiry { tables: 0, untouched: 0, people: 0, codes: 0 };

/// Those at which nothing happened for long; never one that has started.
pub(crate) fn unstarted_tables_expire(store: &dyn Store) {
    let vera = somebody(store, 1);
    let old = store.create(NewTableAt("OLD-111", 1_000).by(vera)).wait().expect("a table");
    store.write(appending(old, &[input(1, "{}")])).wait().expect("written");
    let busy = store.create(NewTableAt("BUSY-22", 1_000).by(vera)).wait().expect("a table");
    let seats = Seats { sitters: vec![sitter(0, vera, "Vera")], ..Seats::default() };
    store.write(Write { seats: Some(seats), ..Write::to(busy, 6_000) }).wait().expect("written");
    let started = store.create(NewTableAt("RUN-333", 1_000).by(vera)).wait().expect("a table");
    store.write(Write { stage: Some(Stage::Running), ..Write::to(started, 1_000) }).wait().expect("written");

    assert_eq!(
        store.expire(Expiry { tables: 5_000, ..NOTHING }).wait(),
        Ok(Expired { deleted: vec!["OLD-111".to_owned()], ..Expired::default() })
    );
    assert_eq!(store.load("OLD-111").wait(), Ok(None));
    assert_eq!(store.inputs(old).wait(), Ok(vec![]));
    assert!(store.load("BUSY-22").wait().expect("loaded").is_some());
    assert!(store.load("RUN-333").wait().expect("loaded").is_some());
}

struct NewTableAt(&'static str, i64);

impl NewTableAt {
    fn by(self, maker: store::PersonId) -> store::NewTable {
        store::NewTable { at: self.1, ..new_table(self.0, maker) }
    }
}

/// Who never did anything and does not come back; and codes nobody used.
pub(crate) fn strangers_expire(store: &dyn Store) {
    let (maker, sitting) = (somebody(store, 1), somebody(store, 2));
    let mut new = new_table("AAA-111", maker);
    new.seats.sitters = vec![sitter(0, sitting, "Enzo")];
    store.create(new).wait().expect("a table");
    let stranger = somebody(store, 3);
    store.issue_code(stranger, Hashed([50; 32]), 9_000).wait().expect("issued");
    store.welcome(device(4), 8_000).wait().expect("a person");
    // Somebody who was made long ago and was here again lately.
    somebody(store, 5);
    store.person(device(5), 200_000).wait().expect("found").expect("somebody");

    store.expire(Expiry { people: 5_000, ..NOTHING }).wait().expect("expired");
    let known = |number| store.person(device(number), 1_000).wait().expect("found").is_some();
    assert_eq!([1, 2, 3, 4, 5].map(known), [true, true, false, true, true]);
    assert_eq!(store.redeem(Hashed([50; 32]), device(9), 1_000).wait(), Ok(None));

    store.issue_code(maker, Hashed([51; 32]), 9_000).wait().expect("issued");
    store.expire(Expiry { codes: 9_001, ..NOTHING }).wait().expect("expired");
    assert_eq!(store.redeem(Hashed([51; 32]), device(9), 1_000).wait(), Ok(None));
}

/// Who still writes to the old one is told so.
pub(crate) fn an_expired_table_is_never_confused_with_a_new_one(store: &dyn Store) {
    let old = a_table(store, "AAA-111");
    store.expire(Expiry { tables: 5_000, ..NOTHING }).wait().expect("expired");
    let new = a_table(store, "AAA-111");
    assert_ne!(old, new);
    assert_eq!(store.write(appending(old, &[input(1, "{}")])).wait(), Err(StoreError::Unknown));
}

/// For the metrics.
pub(crate) fn everything_is_counted(store: &dyn Store) {
    assert_eq!(store.counts().wait(), Ok(Counts::default()));
    let table = a_table(store, "AAA-111");
    a_table(store, "BBB-222");
    let over = a_table(store, "CCC-333");
    let running = Write { stage: Some(Stage::Running), ..appending(table, &[input(1, "{}"), input(2, "{}")]) };
    store.write(running).wait().expect("written");
    store.write(Write { stage: Some(Stage::Over), ..Write::to(over, 1_000) }).wait().expect("written");
    assert_eq!(store.counts().wait(), Ok(Counts { people: 1, gathering: 1, running: 1, over: 1, inputs: 2 }));
}

/// As it was at one moment, while others write on.
pub(crate) fn a_backup_has_everything(store: &dyn Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("copy.db");
    let table = a_table(store, "AAA-111");
    store.write(appending(table, &[input(1, "a")])).wait().expect("written");
    let backup = store.backup(file.clone());
    let more: Vec<_> = (2..50).map(|number| store.write(appending(table, &[input(number, "b")]))).collect();
    backup.wait().expect("a backup");
    for waiting in more {
        waiting.wait().expect("written");
    }
    let copy = Sqlite::open(&file).expect("the copy opens");
    let inputs = copy.inputs(table).wait().expect("inputs");
    assert_eq!(inputs[..], store.inputs(table).wait().expect("inputs")[..inputs.len()]);
    assert!(!inputs.is_empty());
    assert_eq!(copy.person(device(1), 1_000).wait(), store.person(device(1), 1_000).wait());
}

/// A file that is there stays as it is.
pub(crate) fn a_backup_overwrites_nothing(store: &dyn Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("diary.txt");
    std::fs::write(&file, "dear diary").expect("written");
    assert!(matches!(store.backup(file.clone()).wait(), Err(StoreError::Refused(_))));
    assert_eq!(std::fs::read_to_string(&file).expect("read"), "dear diary");
    let nowhere = folder.path().join("no/such/folder/copy.db");
    assert!(matches!(store.backup(nowhere).wait(), Err(StoreError::Unavailable(_))));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1, "no half copies lie about");
}

/// A store that works says so.
pub(crate) fn health_is_shown_by_writing(store: &dyn Store) {
    assert_eq!(store.health(1_000).wait(), Ok(()));
}
