//! What only a store on `PostgreSQL` has to promise: opening one, losing its line, and servers whose leases run out.

mod common;

use std::thread;
use std::time::Duration;

use common::{a_table, one, stored};
use store::testkit::{Cluster, schema};
use store::{Epoch, Hold, Postgres, ServerId, Store, StoreError, Write};

fn open(address: &str) -> Postgres {
    Postgres::open(address, None).expect("a store")
}

#[test]
fn a_store_is_found_as_it_was_left() {
    let address = schema();
    let table = {
        let store = open(&address);
        let table = a_table(&store, "AAA-111");
        store.write(one(table, 1, "{}")).wait().expect("written");
        table
    };
    assert_eq!(stored(&open(&address), table), 1);
}

#[test]
fn of_servers_that_come_at_once_one_makes_the_schema() {
    let address = schema();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| open(&address).health(1).wait().expect("it works"));
        }
    });
}

#[test]
fn a_later_schema_and_somebody_elses_are_refused() {
    let address = schema();
    drop(open(&address));
    Postgres::execute(&address, "UPDATE backroom SET version = version + 1").expect("changed");
    assert!(matches!(Postgres::open(&address, None).err(), Some(StoreError::Newer { .. })));
    let address = schema();
    Postgres::execute(&address, "CREATE TABLE people (cake TEXT)").expect("made");
    assert_eq!(Postgres::open(&address, None).err(), Some(StoreError::Foreign));
}

#[test]
fn what_is_no_database_is_refused_without_its_password() {
    let nowhere = Postgres::open("postgres://me:secret@127.0.0.1:1/nothing", None).err().expect("refused");
    assert!(matches!(nowhere, StoreError::Unavailable(_)));
    let nonsense = Postgres::open("postgres://me:secret@[::/?x=y", None).err().expect("refused");
    for error in [nowhere, nonsense] {
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[test]
fn nothing_is_acknowledged_before_its_commit() {
    let address = schema();
    let (store, other) = (open(&address), open(&address));
    let table = a_table(&store, "AAA-111");
    let (seen, look) = std::sync::mpsc::channel();
    store.before_commit(move || {
        seen.send(stored(&other, table)).expect("the test listens");
        false
    });
    assert!(matches!(store.write(one(table, 1, "{}")).wait(), Err(StoreError::Unavailable(_))));
    assert_eq!(look.recv(), Ok(0), "nobody sees what may still be lost");
    assert_eq!(stored(&store, table), 0, "what failed has left nothing behind");
}

#[test]
fn whoever_loses_the_line_finds_it_again() {
    let cluster = Cluster::start();
    let store = open(&cluster.address());
    let table = a_table(&store, "AAA-111");
    store.write(one(table, 1, "{}")).wait().expect("written");
    cluster.stop("immediate");
    let lost = store.write(one(table, 2, "{}")).wait().expect_err("nobody is there");
    assert!(lost.may_pass(), "{lost}");
    cluster.wake();
    let there = stored(&store, table) as u32;
    store.write(one(table, there + 1, "{}")).wait().expect("it goes on");
    assert_eq!(stored(&store, table) as u32, there + 1);
}

const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(600);

fn server(store: &Postgres, lease: Duration) -> ServerId {
    store.arrive("server".into(), None, lease).wait().expect("a server")
}

fn take(store: &Postgres, server: ServerId) -> Option<Epoch> {
    match store.hold(server, "AAA-111").wait().expect("held").expect("there") {
        Hold::Mine(epoch) => Some(epoch),
        Hold::Theirs { .. } => None,
    }
}

#[test]
fn a_lease_runs_out_by_the_databases_clock_and_is_never_renewed() {
    let address = schema();
    let (store, other) = (open(&address), open(&address));
    let table = a_table(&store, "AAA-111");
    let (asleep, awake) = (server(&store, SHORT), server(&other, LONG));
    let old = take(&store, asleep).expect("free");
    store.write(Write { epoch: old, ..one(table, 1, "{}") }).wait().expect("written");
    let mut new = None;
    while new.is_none() {
        thread::sleep(SHORT / 4);
        new = take(&other, awake);
    }
    assert_eq!(store.renew(asleep, LONG).wait(), Err(StoreError::Lost));
    assert_eq!(store.write(Write { epoch: old, ..one(table, 2, "{}") }).wait(), Err(StoreError::Lost));
    other.write(Write { epoch: new.expect("taken"), ..one(table, 2, "{}") }).wait().expect("written");
}

/// Else what a dead server held would be nobody's for as long.
#[test]
fn no_lease_becomes_longer_when_the_databases_clock_is_set_back() {
    let address = schema();
    let (store, other) = (open(&address), open(&address));
    a_table(&store, "AAA-111");
    let (dead, awake) = (server(&store, LONG), server(&other, LONG));
    take(&store, dead).expect("free");
    let back = "UPDATE servers SET given = given + interval '1 hour', until = until + interval '1 hour'";
    Postgres::execute(&address, back).expect("set back");
    assert_eq!(other.renew(awake, LONG).wait(), Err(StoreError::Lost), "it comes in anew");
    let awake = server(&other, LONG);
    assert!(take(&other, awake).is_some());
    assert_eq!(other.held(vec!["AAA-111".into()]).wait(), Ok(vec!["AAA-111".into()]));
}

#[test]
fn a_lease_that_is_being_renewed_lasts() {
    let address = schema();
    let (store, other) = (open(&address), open(&address));
    a_table(&store, "AAA-111");
    let soon = Duration::from_secs(3);
    let (busy, awake) = (server(&store, soon), server(&other, LONG));
    take(&store, busy).expect("free");
    let (asked, answer) = std::sync::mpsc::channel();
    store.before_commit(move || {
        // Until the old end is past, and while somebody else asks.
        thread::sleep(soon);
        asked.send(other.hold(awake, "AAA-111")).expect("the test listens");
        thread::sleep(SHORT);
        true
    });
    assert!(store.renew(busy, LONG).wait().is_ok());
    let hold = answer.recv().expect("asked").wait().expect("held").expect("there");
    assert!(matches!(hold, Hold::Theirs { server, .. } if server == busy), "{hold:?}");
}

#[test]
fn whoever_renews_keeps_what_it_has() {
    let address = schema();
    let (store, other) = (open(&address), open(&address));
    a_table(&store, "AAA-111");
    let (one, awake) = (server(&store, LONG), server(&other, LONG));
    take(&store, one).expect("free");
    assert_eq!(store.renew(one, LONG).wait().map(|all| all.len()), Ok(2));
    assert_eq!(take(&other, awake), None);
}

#[test]
fn a_dead_servers_games_are_found() {
    let address = schema();
    let (store, other) = (open(&address), open(&address));
    let table = a_table(&store, "AAA-111");
    let dying = server(&store, LONG);
    let epoch = take(&store, dying).expect("free");
    let seats = store::Seats { wakes: true, ..store::Seats::default() };
    let begin = Write { epoch, seats: Some(seats), stage: Some(store::Stage::Running), ..Write::to(table, 1) };
    store.write(begin).wait().expect("written");
    assert_eq!(other.orphans(10).wait(), Ok(vec![]));
    store.depart(dying).wait().expect("gone");
    assert_eq!(other.orphans(10).wait(), Ok(vec!["AAA-111".into()]));
    let awake = server(&other, LONG);
    let epoch = take(&other, awake).expect("free");
    other.give_up(table, epoch).wait().expect("given up");
    assert_eq!(other.orphans(10).wait(), Ok(vec![]), "what was given up rests");
}
