//! Inputs, snapshots and ends.

use std::collections::BTreeMap;
use std::thread;

use super::{a_table, appending, input};
use store::{Finish, Hidden, Snapshot, Stage, Store, StoreError, TableId, Write};

fn numbers(store: &dyn Store, table: TableId) -> Vec<u32> {
    store.inputs(table).wait().expect("inputs").iter().map(|input| input.number).collect()
}

fn snapshot(number: u32, body: &str) -> Snapshot {
    Snapshot { number, body: body.into() }
}

/// With what was in them, and apart from those of other tables.
pub(crate) fn inputs_come_back_in_order(store: &dyn Store) {
    let (first, second) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    let all = [input(1, r#"{"ä":"♥"}"#), input(2, ""), input(3, "{}")];
    store.write(appending(first, &all[..1])).wait().expect("written");
    store.write(appending(second, &[input(1, "elsewhere")])).wait().expect("written");
    store.write(appending(first, &all[1..])).wait().expect("written");
    assert_eq!(store.inputs(first).wait(), Ok(all.to_vec()));
    assert_eq!(store.load("AAA-111").wait().expect("loaded").expect("there").inputs, all);
    assert_eq!(store.inputs(TableId(77)).wait(), Ok(vec![]));
}

/// What is stored stays as it is.
pub(crate) fn a_number_is_never_given_twice(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    store.write(appending(table, &[input(1, "first")])).wait().expect("written");
    assert_eq!(store.write(appending(table, &[input(1, "second")])).wait(), Err(StoreError::Taken));
    assert_eq!(store.inputs(table).wait(), Ok(vec![input(1, "first")]));
}

/// If an input is lost, so are those that were sent after it.
pub(crate) fn numbers_have_no_gaps(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    assert_eq!(store.write(appending(table, &[input(2, "{}")])).wait(), Err(StoreError::Gap));
    assert_eq!(store.write(appending(table, &[input(1, "{}"), input(3, "{}")])).wait(), Err(StoreError::Gap));
    assert_eq!(numbers(store, table), [0; 0]);
    // Sent without waiting, they are stored in the order of the calls.
    let sent: Vec<_> = (1..=50).map(|number| store.write(appending(table, &[input(number, "{}")]))).collect();
    for waiting in sent {
        waiting.wait().expect("written");
    }
    assert_eq!(numbers(store, table), (1..=50).collect::<Vec<_>>());
}

/// However many try at once, also from several servers: the winner's input is the one that is stored.
pub(crate) fn exactly_one_wins_a_number(store: &dyn Store) {
    const LAST: u32 = 40;
    let table = a_table(store, "AAA-111");
    let won = thread::scope(|scope| {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                scope.spawn(move || {
                    let mut won = vec![];
                    let mut number = 1;
                    while number <= LAST {
                        let mine = input(number, &format!("writer {writer}"));
                        match store.write(appending(table, std::slice::from_ref(&mine))).wait() {
                            Ok(()) => won.push((number, mine)),
                            Err(StoreError::Taken) => {}
                            Err(other) => panic!("{other}"),
                        }
                        number += 1;
                    }
                    won
                })
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().expect("a writer")).collect::<Vec<_>>()
    });
    let winners: BTreeMap<_, _> = won.iter().cloned().collect();
    assert_eq!(won.len(), winners.len(), "a number was won twice");
    assert_eq!(store.inputs(table).wait(), Ok(winners.into_values().collect::<Vec<_>>()));
    assert_eq!(won.len(), LAST as usize);
}

/// Not the inputs before the one at fault, not what came with them; and others are not concerned.
pub(crate) fn a_refused_write_leaves_nothing_behind(store: &dyn Store) {
    let (table, other) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    let bad = Write {
        seats: Some(store::Seats { body: "changed".into(), ..Default::default() }),
        stage: Some(Stage::Running),
        ..appending(table, &[input(1, "{}"), input(1, "{}")])
    };
    // All at once, so that they share a commit where a store makes such groups.
    let before = store.write(appending(other, &[input(1, "before")]));
    let refused = store.write(bad);
    let after = store.write(appending(other, &[input(2, "after")]));
    assert_eq!((before.wait(), refused.wait(), after.wait()), (Ok(()), Err(StoreError::Taken), Ok(())));
    let loaded = store.load("AAA-111").wait().expect("loaded").expect("there");
    assert_eq!((loaded.inputs, loaded.table.stage), (vec![], Stage::Gathering));
    assert_eq!(loaded.table.seats.body, "[]".into());
    assert_eq!(numbers(store, other), [1, 2]);
}

/// Only what came after it has to be played again.
pub(crate) fn a_table_goes_on_from_its_snapshot(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let inputs = [input(1, "a"), input(2, "b"), input(3, "c")];
    // With the inputs it contains, in one go.
    let write = Write { snapshot: Some(snapshot(2, "after b")), ..appending(table, &inputs[..2]) };
    store.write(write).wait().expect("written");
    store.write(appending(table, &inputs[2..])).wait().expect("written");
    let loaded = store.load("AAA-111").wait().expect("loaded").expect("there");
    assert_eq!((loaded.snapshot, loaded.inputs), (Some(snapshot(2, "after b")), vec![inputs[2].clone()]));
    assert_eq!(store.inputs(table).wait(), Ok(inputs.to_vec()), "history is kept");
}

/// A late one does no harm.
pub(crate) fn an_old_snapshot_never_replaces_a_later_one(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let write = Write { snapshot: Some(snapshot(2, "late")), ..appending(table, &[input(1, "a"), input(2, "b")]) };
    store.write(write).wait().expect("written");
    store.write(Write { snapshot: Some(snapshot(1, "early")), ..Write::to(table, 2_000) }).wait().expect("written");
    assert_eq!(store.load("AAA-111").wait().expect("loaded").expect("there").snapshot, Some(snapshot(2, "late")));
    store.write(Write { snapshot: Some(snapshot(2, "better")), ..Write::to(table, 2_000) }).wait().expect("written");
    assert_eq!(store.load("AAA-111").wait().expect("loaded").expect("there").snapshot, Some(snapshot(2, "better")));
}

/// A state that rests on a lost input is lost too.
pub(crate) fn a_snapshot_contains_only_what_is_stored(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let write = Write { snapshot: Some(snapshot(2, "{}")), ..appending(table, &[input(1, "a")]) };
    assert_eq!(store.write(write).wait(), Err(StoreError::Gap));
    assert_eq!(numbers(store, table), [0; 0]);
}

/// And its outcome; once.
pub(crate) fn a_finished_game_keeps_its_stories(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let story = |viewer: &str, body: &str| (viewer.to_owned(), Hidden::from(body));
    let finish = Finish { outcome: "Vera".into(), stories: vec![story("A", "mine"), story("spectator", "open")] };
    let write = Write { finish: Some(finish), ..appending(table, &[input(1, "last")]) };
    store.write(write.clone()).wait().expect("written");
    let found = store.load("AAA-111").wait().expect("loaded").expect("there").table;
    assert_eq!((found.stage, found.outcome, found.changed), (Stage::Over, Some("Vera".into()), 3_000));
    assert_eq!(store.story(table, "A").wait(), Ok(Some("mine".into())));
    assert_eq!(store.story(table, "spectator").wait(), Ok(Some("open".into())));
    assert_eq!(store.story(table, "B").wait(), Ok(None));
    assert_eq!(store.write(Write { inputs: vec![], ..write }).wait(), Err(StoreError::Taken));
}
