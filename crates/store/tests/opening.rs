//! Files that are no database of ours are refused, clearly, and stay as they are.

mod common;

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use common::{a_table, one, stored};
use rusqlite::Connection;
use store::{Sqlite, Store, StoreError, backup_file};

fn refusal(file: &Path) -> StoreError {
    let before = fs::read(file).expect("read");
    let error = Sqlite::open(file).err().expect("refused");
    assert_eq!(fs::read(file).expect("read"), before, "it was changed");
    error
}

#[test]
fn a_store_is_found_as_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    let table = {
        let store = Sqlite::open(&file).expect("a store");
        let table = a_table(&store, "AAA-111");
        store.write(one(table, 1, "{}")).wait().expect("written");
        table
    };
    assert_eq!(stored(&Sqlite::open(&file).expect("again"), table), 1);
}

#[test]
fn what_the_first_version_stored_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    {
        let old = Connection::open(&file).expect("a database");
        old.execute_batch(include_str!("../migrations/0001_people_and_tables.sql")).expect("the first schema");
        old.pragma_update(None, "application_id", 0x4261_636b).expect("ours");
        old.pragma_update(None, "user_version", 1).expect("the first");
        old.execute_batch(
            "INSERT INTO people VALUES (1, 1000, 'Vera');
             INSERT INTO tables VALUES (5, 'AAA-111', 1, 'greed', 1, '{}', '[]', 0, 'running', x'07', 1000, 1000, NULL);
             INSERT INTO inputs (table_id, number, at, body, key) VALUES (5, 1, 1000, 'first', '1:x');
             INSERT INTO chat (table_id, at, person, name, text) VALUES (5, 1000, 1, 'Vera', 'Deal.'),
                 (5, 1001, 1, 'Vera', 'Deal.');",
        )
        .expect("a game");
    }
    let store = Sqlite::open(&file).expect("a store");
    let loaded = store.load("AAA-111").wait().expect("loaded").expect("there");
    let request = loaded.inputs[0].request.as_ref().expect("a request");
    assert_eq!((request.key.as_str(), request.content), ("1:x", None));
    let said = store.said(loaded.table.id, 10).wait().expect("said");
    assert_eq!(said.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["Deal.", "Deal."]);
    assert!(said.iter().all(|line| line.request.is_none()));
    store.write(one(loaded.table.id, 2, "{}")).wait().expect("it goes on");
}

#[test]
fn a_second_store_on_the_same_file_is_refused_as_long_as_the_first_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    let first = Sqlite::open(&file).expect("a store");
    let table = a_table(&first, "AAA-111");
    assert_eq!(Sqlite::open(&file).err(), Some(StoreError::InUse));
    assert_eq!(first.write(one(table, 1, "{}")).wait(), Ok(()), "the first is not disturbed");
    drop(first);
    assert_eq!(stored(&Sqlite::open(&file).expect("now it opens"), table), 1);
}

#[test]
fn an_empty_file_where_a_database_was_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    drop(Sqlite::open(&file).expect("a store"));
    fs::write(&file, "").expect("emptied");
    assert_eq!(refusal(&file), StoreError::Emptied);
    fs::remove_file(&file).expect("removed");
    Sqlite::open(&file).expect("a new one, wherever there is none");
}

#[test]
fn a_first_start_that_was_cut_short_is_begun_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    fs::write(folder.path().join("backroom.db.new"), "half a datab").expect("written");
    a_table(&Sqlite::open(&file).expect("a store"), "AAA-111");
    assert!(!folder.path().join("backroom.db.new").exists());
}

#[test]
fn where_nothing_can_be_written_nothing_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    drop(Sqlite::open(&file).expect("a store"));
    // The log cannot be written. Whoever runs this test may be allowed to write everywhere else.
    fs::create_dir(folder.path().join("backroom.db-wal")).expect("a folder");
    assert!(matches!(Sqlite::open(&file).err(), Some(StoreError::Unavailable(_))));
}

#[test]
fn a_later_version_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    drop(Sqlite::open(&file).expect("a store"));
    let known: u32 = {
        let connection = Connection::open(&file).expect("a database");
        let known = connection.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version");
        connection.pragma_update(None, "user_version", known + 1).expect("changed");
        known
    };
    assert_eq!(refusal(&file), StoreError::Newer { found: known + 1, known });
}

#[test]
fn somebody_elses_database_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("recipes.db");
    Connection::open(&file).expect("a database").execute_batch("CREATE TABLE recipes (cake)").expect("made");
    assert_eq!(refusal(&file), StoreError::Foreign);
    assert_eq!(backup_file(&file, &folder.path().join("copy.db")), Err(StoreError::Foreign));
}

#[test]
fn what_is_no_database_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("diary.txt");
    fs::write(&file, "Dear diary, today we robbed a bank. ".repeat(100)).expect("written");
    assert!(matches!(refusal(&file), StoreError::Damaged(_)));
    assert!(matches!(Sqlite::open(folder.path()).err(), Some(StoreError::Unavailable(_))), "a folder");
    let nowhere = folder.path().join("no/such/folder/backroom.db");
    assert!(matches!(Sqlite::open(&nowhere).err(), Some(StoreError::Unavailable(_))));
}

#[test]
fn a_damaged_database_is_refused_wherever_the_damage_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = folder.path().join("backroom.db");
    {
        let store = Sqlite::open(&whole).expect("a store");
        let table = a_table(&store, "AAA-111");
        for number in 1..=200 {
            drop(store.write(one(table, number, &"x".repeat(200))));
        }
    }
    let length = fs::metadata(&whole).expect("a file").len();
    assert!(length > 20 * 4_096, "all is in the file itself");
    let damaged = folder.path().join("damaged.db");
    for page in 0..length / 4_096 {
        fs::copy(&whole, &damaged).expect("copied");
        let mut file = fs::OpenOptions::new().write(true).open(&damaged).expect("a file");
        file.seek(SeekFrom::Start(page * 4_096 + u64::from(page == 0) * 100)).expect("there");
        file.write_all(&[0xa5; 512]).expect("damaged");
        drop(file);
        let error = Sqlite::open(&damaged).err().unwrap_or_else(|| panic!("page {page} is damaged"));
        assert!(matches!(error, StoreError::Damaged(_)), "page {page}: {error}");
    }
    // Half of it is gone.
    fs::copy(&whole, &damaged).expect("copied");
    fs::OpenOptions::new().write(true).open(&damaged).expect("a file").set_len(length / 2).expect("cut");
    assert!(matches!(Sqlite::open(&damaged).err(), Some(StoreError::Damaged(_))));
}

#[test]
fn damage_that_comes_later_is_an_answer_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    a_table(&Sqlite::open(&file).expect("a store"), "AAA-111");
    let store = Sqlite::open(&file).expect("a store");
    fs::write(&file, vec![0xa5; fs::metadata(&file).expect("a file").len() as usize]).expect("damaged");
    assert!(matches!(store.load("AAA-111").wait(), Err(StoreError::Damaged(_))));
    assert!(matches!(store.counts().wait(), Err(StoreError::Damaged(_))), "and the next question is answered, too");
}

#[cfg(unix)]
#[test]
fn only_its_owner_can_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    let store = Sqlite::open(&file).expect("a store");
    let copy = folder.path().join("copy.db");
    store.backup(copy.clone()).wait().expect("a backup");
    for file in [file.clone(), file.with_extension("db-wal"), copy] {
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{} has {mode:o}", file.display());
    }
}

#[test]
fn a_database_in_use_can_be_copied_from_outside() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("backroom.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&file).expect("a store");
    let table = a_table(&store, "AAA-111");
    store.write(one(table, 1, "{}")).wait().expect("written");
    backup_file(&file, &copy).expect("a backup");
    assert_eq!(stored(&Sqlite::open(&copy).expect("the copy opens"), table), 1);
    let missing = folder.path().join("missing.db");
    assert!(matches!(backup_file(&missing, &folder.path().join("x.db")), Err(StoreError::Unavailable(_))));
    assert!(!missing.exists());
}
