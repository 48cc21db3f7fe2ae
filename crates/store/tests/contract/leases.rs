//! Who holds which table, where several servers share a store.

use std::thread;
use std::time::Duration;

use super::chat::line;
use super::{a_table, appending, input};
use store::{Epoch, Expiry, Hold, Seats, ServerId, Stage, Store, StoreError, TableId, Write};

const LONG: Duration = Duration::from_secs(600);

fn server(store: &dyn Store, name: &str) -> ServerId {
    store.arrive(name.into(), Some(format!("{name}:9000")), LONG).wait().expect("a server")
}

fn take(store: &dyn Store, server: ServerId, code: &str) -> Epoch {
    match store.hold(server, code).wait() {
        Ok(Some(Hold::Mine(epoch))) => epoch,
        other => panic!("{other:?}"),
    }
}

fn holder(store: &dyn Store, server: ServerId, code: &str) -> Option<ServerId> {
    match store.hold(server, code).wait() {
        Ok(Some(Hold::Theirs { server, .. })) => Some(server),
        _ => None,
    }
}

fn append(store: &dyn Store, table: TableId, epoch: Epoch, number: u32) -> Result<(), StoreError> {
    store.write(Write { epoch, ..appending(table, &[input(number, "{}")]) }).wait()
}

/// And everybody is told who.
pub(crate) fn a_table_has_one_holder(store: &dyn Store) {
    a_table(store, "AAA-111");
    let (one, other) = (server(store, "one"), server(store, "other"));
    assert_ne!(one, other);
    take(store, one, "AAA-111");
    assert_eq!(holder(store, other, "AAA-111"), Some(one));
    assert_eq!(store.hold(one, "BBB-222").wait(), Ok(None), "there is no such table");
    assert_eq!(store.held(vec!["BBB-222".into(), "AAA-111".into()]).wait(), Ok(vec!["AAA-111".into()]));
    assert_eq!(store.renew(one, LONG).wait().map(|all| all.len()), Ok(2));
}

/// Whoever had it before is refused, and leaves nothing behind.
pub(crate) fn only_the_newest_holder_writes(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let (one, other) = (server(store, "one"), server(store, "other"));
    let old = take(store, one, "AAA-111");
    assert_eq!(append(store, table, old, 1), Ok(()));
    store.depart(one).wait().expect("gone");
    let new = take(store, other, "AAA-111");
    assert!(new > old);
    assert_eq!(append(store, table, old, 2), Err(StoreError::Lost));
    assert_eq!(
        store.write(Write { epoch: old, clock: Some("x".into()), ..Write::to(table, 9) }).wait(),
        Err(StoreError::Lost)
    );
    let said = line(store, table, "Hm.");
    assert_eq!(store.say(old, said.clone()).wait(), Err(StoreError::Lost), "not even a word");
    assert_eq!(store.unsay(table, old, "mark of Hm.").wait(), Err(StoreError::Lost));
    assert_eq!(store.remove(table, old).wait(), Err(StoreError::Lost), "nor take the table away");
    assert_eq!(store.say(new, said).wait(), Ok(()));
    assert_eq!(append(store, table, new, 2), Ok(()));
    // Also the same server, when it has taken it anew.
    let newest = take(store, other, "AAA-111");
    assert_eq!(append(store, table, new, 3), Err(StoreError::Lost));
    // Sent without waiting: the one that is refused spoils nothing for the others.
    let sent =
        [newest, new, newest].map(|epoch| store.write(Write { epoch, clock: Some("y".into()), ..Write::to(table, 9) }));
    assert_eq!(sent.map(store::Waiting::wait), [Ok(()), Err(StoreError::Lost), Ok(())]);
    let loaded = store.load("AAA-111").wait().expect("loaded").expect("there");
    assert_eq!((loaded.inputs.len(), loaded.clock), (2, Some("y".into())));
}

/// A program that mends something, for example.
pub(crate) fn whoever_holds_nothing_writes_where_nobody_else_does(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    assert_eq!(append(store, table, Epoch::default(), 1), Ok(()));
    let one = server(store, "one");
    let epoch = take(store, one, "AAA-111");
    assert_eq!(append(store, table, Epoch::default(), 2), Err(StoreError::Lost));
    store.give_up(table, epoch).wait().expect("given up");
    assert_eq!(append(store, table, Epoch::default(), 2), Ok(()));
}

/// For whoever comes, and its holder of before does no harm to it.
pub(crate) fn what_was_given_up_is_free(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let (one, other) = (server(store, "one"), server(store, "other"));
    let old = take(store, one, "AAA-111");
    store.give_up(table, old).wait().expect("given up");
    assert_eq!(store.held(vec!["AAA-111".into()]).wait(), Ok(vec![]));
    let new = take(store, other, "AAA-111");
    store.give_up(table, old).wait().expect("nothing happens");
    assert_eq!(holder(store, one, "AAA-111"), Some(other));
    assert_eq!(append(store, table, new, 1), Ok(()));
}

/// And comes back as another.
pub(crate) fn a_server_that_leaves_leaves_its_tables(store: &dyn Store) {
    a_table(store, "AAA-111");
    let (one, other) = (server(store, "one"), server(store, "other"));
    take(store, one, "AAA-111");
    store.depart(one).wait().expect("gone");
    assert_eq!(store.renew(one, LONG).wait(), Err(StoreError::Lost));
    assert_eq!(store.hold(one, "AAA-111").wait(), Err(StoreError::Lost));
    assert_eq!(store.renew(other, LONG).wait(), Ok(vec![other]));
    take(store, other, "AAA-111");
    assert_ne!(server(store, "one"), one);
}

/// However many.
pub(crate) fn of_all_who_take_a_table_at_once_one_holds_it(store: &dyn Store) {
    a_table(store, "AAA-111");
    let servers: Vec<ServerId> = (0..8).map(|nth| server(store, &nth.to_string())).collect();
    let held: Vec<Hold> = thread::scope(|scope| {
        let takers: Vec<_> = servers
            .iter()
            .map(|&server| scope.spawn(move || store.hold(server, "AAA-111").wait().expect("held").expect("there")))
            .collect();
        takers.into_iter().map(|taker| taker.join().expect("it ends")).collect()
    });
    assert_eq!(held.iter().filter(|hold| matches!(hold, Hold::Mine(_))).count(), 1, "{held:?}");
}

/// It goes on where it is.
pub(crate) fn what_is_held_is_not_woken(store: &dyn Store) {
    for code in ["AAA-111", "BBB-222"] {
        let table = a_table(store, code);
        let seats = Seats { body: "[]".into(), wakes: true, ..Seats::default() };
        let begin = Write { seats: Some(seats), stage: Some(Stage::Running), ..Write::to(table, 2_000) };
        store.write(begin).wait().expect("written");
    }
    let one = server(store, "one");
    take(store, one, "AAA-111");
    assert_eq!(store.to_wake().wait(), Ok(vec!["BBB-222".into()]));
    assert_eq!(store.orphans(10).wait(), Ok(vec![]), "nobody was left behind");
}

/// Whoever holds it finds out with its next write.
pub(crate) fn a_closed_table_is_lost_to_its_holder(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let epoch = take(store, server(store, "one"), "AAA-111");
    let begin = Write { epoch, stage: Some(Stage::Running), ..Write::to(table, 2_000) };
    store.write(begin).wait().expect("written");
    let expired = store.expire(Expiry { tables: 0, untouched: 5_000, people: 0, codes: 0 }).wait().expect("expired");
    assert_eq!(expired.closed, ["AAA-111"]);
    assert_eq!(append(store, table, epoch, 1), Err(StoreError::Lost));
}
