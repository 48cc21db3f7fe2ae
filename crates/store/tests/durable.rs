//! What was acknowledged is durable; what was not durable was not acknowledged.

mod common;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use common::{a_table, one, stored};
use store::{Sqlite, Store, StoreError, Waiting};

fn is_answered<T>(waiting: &mut Waiting<T>) -> bool {
    let poll = std::pin::Pin::new(waiting).poll(&mut Context::from_waker(Waker::noop()));
    matches!(poll, Poll::Ready(_))
}

#[test]
fn a_commit_waits_for_the_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("backroom.db")).expect("a store");
    assert_eq!(store.pragma("journal_mode"), "wal");
    assert_eq!(store.pragma("synchronous"), "2", "FULL");
    assert_eq!(store.pragma("foreign_keys"), "1");
}

#[test]
fn nothing_is_acknowledged_before_its_commit() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("backroom.db")).expect("a store");
    let table = a_table(&store, "AAA-111");
    let (reached, commit_reached) = mpsc::channel();
    let (let_go, may_go) = mpsc::channel::<()>();
    store.before_commit(move || {
        reached.send(()).expect("the test listens");
        may_go.recv().is_ok()
    });

    let mut write = store.write(one(table, 1, "{}"));
    commit_reached.recv().expect("a commit begins");
    // Long enough for an answer that does not wait.
    std::thread::sleep(Duration::from_millis(50));
    assert!(!is_answered(&mut write), "acknowledged before it was durable");
    assert_eq!(stored(&store, table), 0, "nobody sees what may still be lost");

    let_go.send(()).expect("the commit waits");
    assert_eq!(write.wait(), Ok(()));
    assert_eq!(stored(&store, table), 1);
}

#[test]
fn whoever_waits_for_a_commit_shares_the_next_one() {
    const WRITERS: u32 = 300;
    let store = Sqlite::in_memory().expect("a store");
    let table = a_table(&store, "AAA-111");
    let commits = Arc::new(AtomicU32::new(0));
    let (let_go, may_go) = mpsc::channel::<()>();
    let counter = commits.clone();
    store.before_commit(move || {
        // The first waits until all the others have asked.
        if counter.fetch_add(1, Ordering::Relaxed) == 0 {
            may_go.recv().expect("the test lets go");
        }
        true
    });
    let all: Vec<_> = (1..=WRITERS).map(|number| store.write(one(table, number, "{}"))).collect();
    let_go.send(()).expect("the commit waits");
    for write in all {
        assert_eq!(write.wait(), Ok(()));
    }
    // The first group is whatever had come by then; all the rest is the second.
    assert!(commits.load(Ordering::Relaxed) <= 2, "{commits:?} commits");
}

#[test]
fn a_commit_that_fails_fails_for_all_and_the_next_is_tried_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    let store = Sqlite::open(&file).expect("a store");
    let (table, other) = (a_table(&store, "AAA-111"), a_table(&store, "BBB-222"));
    let (reached, commit_reached) = mpsc::channel();
    let (decide, decision) = mpsc::channel();
    store.before_commit(move || {
        reached.send(()).expect("the test listens");
        decision.recv().unwrap_or(true)
    });
    // The first commit holds the others back, so that those form a group; one of them is at fault itself.
    let first = store.write(one(table, 1, "{}"));
    commit_reached.recv().expect("a commit begins");
    let group = [store.write(one(other, 1, "{}")), store.write(one(other, 1, "{}")), store.write(one(table, 1, "{}"))];
    for goes_well in [false, false, true] {
        decide.send(goes_well).expect("the commit waits");
    }
    assert!(matches!(first.wait(), Err(StoreError::Unavailable(_))));
    for write in group {
        let answer = write.wait();
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }
    assert_eq!((stored(&store, table), stored(&store, other)), (0, 0));

    assert_eq!(store.write(one(table, 1, "again")).wait(), Ok(()));
    drop(store);
    let again = Sqlite::open(&file).expect("a store");
    assert_eq!((stored(&again, table), stored(&again, other)), (1, 0));
}

#[test]
fn a_disk_that_has_stopped_is_said_and_does_not_fill_the_memory() {
    let store = Sqlite::in_memory().expect("a store");
    let table = a_table(&store, "AAA-111");
    let (let_go, may_go) = mpsc::channel::<()>();
    store.before_commit(move || {
        // Until the test lets go of its end.
        let _ = may_go.recv();
        true
    });
    let mut under_way = vec![];
    let refused = loop {
        let mut write = store.write(one(table, under_way.len() as u32 + 1, "{}"));
        if is_answered(&mut write) {
            break store.write(one(table, 1, "{}"));
        }
        under_way.push(write);
        assert!(under_way.len() < 100_000, "the queue has no end");
    };
    assert_eq!(refused.wait(), Err(StoreError::Busy));
    drop(let_go);
    let accepted = under_way.len();
    for write in under_way {
        assert_eq!(write.wait(), Ok(()), "what was accepted is done");
    }
    assert_eq!(stored(&store, table), accepted);
}

#[test]
fn a_full_disk_loses_nothing_and_recovers() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("backroom.db")).expect("a store");
    let table = a_table(&store, "AAA-111");
    store.limit_pages(1);
    let long = "x".repeat(3_000);
    let mut number = 0;
    let error = loop {
        number += 1;
        match store.write(one(table, number, &long)).wait() {
            Ok(()) => assert!(number < 1_000, "the disk is never full"),
            Err(error) => break error,
        }
    };
    assert!(matches!(&error, StoreError::Unavailable(why) if why.contains("full")), "{error}");
    assert!(error.may_pass());
    assert_eq!(stored(&store, table), number as usize - 1, "what was acknowledged is there, and nothing else");
    assert!(store.write(one(table, number, &long)).wait().is_err(), "still full");

    store.limit_pages(0);
    assert_eq!(store.write(one(table, number, &long)).wait(), Ok(()));
    assert_eq!(stored(&store, table), number as usize);
}

#[test]
fn closing_the_store_finishes_what_was_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    let store = Sqlite::open(&file).expect("a store");
    let table = a_table(&store, "AAA-111");
    for number in 1..=500 {
        drop(store.write(one(table, number, "{}")));
    }
    drop(store);
    assert_eq!(stored(&Sqlite::open(&file).expect("a store"), table), 500);
}

const VICTIM: &str = "BACKROOM_STORE_TO_KILL";

/// This test starts itself as another process, which writes and says what was acknowledged until it is
/// killed in the middle.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    if let Some(file) = std::env::var_os(VICTIM) {
        write_until_killed(Path::new(&file));
    }
    for round in 1..=3 {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("backroom.db");
        let mut victim = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "what_was_acknowledged_survives_a_kill", "--nocapture"])
            .env(VICTIM, &file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("another process");
        let mut said = BufReader::new(victim.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let acknowledged = |line: String| line.strip_prefix("acknowledged ")?.parse::<usize>().ok();
        said.by_ref().filter_map(acknowledged).nth(round * 400).expect("it writes");
        victim.kill().expect("killed");
        victim.wait().expect("dead");
        let last = said.filter_map(acknowledged).last().unwrap_or(round * 400);

        let store = Sqlite::open(&file).expect("it opens again");
        let loaded = store.load("AAA-111").wait().expect("loaded").expect("there");
        assert!(loaded.inputs.len() >= last, "{last} acknowledged, {} stored", loaded.inputs.len());
        assert!(loaded.inputs.iter().zip(1..).all(|(input, number)| input.number == number));
        let next = loaded.inputs.len() as u32 + 1;
        assert_eq!(store.write(one(loaded.table.id, next, "{}")).wait(), Ok(()));
    }
}

fn write_until_killed(file: &Path) -> ! {
    let store = Sqlite::open(file).expect("a store");
    let table = a_table(&store, "AAA-111");
    let mut under_way = std::collections::VecDeque::new();
    for number in 1.. {
        under_way.push_back((number, store.write(one(table, number, "{}"))));
        if under_way.len() == 20 {
            let (number, write) = under_way.pop_front().expect("twenty");
            write.wait().expect("written");
            println!("acknowledged {number}");
        }
    }
    unreachable!("killed before that")
}
