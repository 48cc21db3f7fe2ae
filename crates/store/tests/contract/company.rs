//! Open tables, those who wait for anybody, what is shared and put away, clocks, and where people can be told
//! something.

use std::thread;

use super::{a_table, appending, input, new_table, sitter, somebody};
use store::{
    Ended, Epoch, Expired, Expiry, Finish, Hidden, NewTable, PersonId, Seats, Stage, Store, StoreError, Subscription,
    TableId, Which, Write,
};

fn codes(tables: Vec<store::Table>) -> Vec<String> {
    tables.into_iter().map(|table| table.code).collect()
}

/// A table that waits for this, with so many free chairs; its maker sits there.
fn seeking(code: &str, maker: PersonId, seeks: &str, free: u8) -> NewTable {
    let sitters = vec![sitter(0, maker, "Vera")];
    let seats = Seats { body: "[]".into(), seeks: Some(seeks.into()), free, sitters, ..Seats::default() };
    NewTable { seats, ..new_table(code, maker) }
}

fn over(table: TableId) -> Write {
    Write { stage: Some(Stage::Over), ..Write::to(table, 4_000) }
}

/// What was made last comes first; none that has begun, is full, or is for friends.
pub(crate) fn open_tables_are_listed(store: &dyn Store) {
    let vera = somebody(store, 1);
    let open = |code: &str, listed, free, at| {
        let seats = Seats { body: "[]".into(), listed, free, ..Seats::default() };
        store.create(NewTable { seats, at, ..new_table(code, vera) }).wait().expect("a table")
    };
    assert_eq!(store.listed(10).wait(), Ok(vec![]));
    open("AAA-111", true, 1, 1_000);
    open("BBB-222", true, 3, 3_000);
    open("CCC-333", false, 3, 4_000);
    open("DDD-444", true, 0, 5_000);
    let begun = open("EEE-555", true, 1, 6_000);
    store.write(Write { stage: Some(Stage::Running), ..Write::to(begun, 6_000) }).wait().expect("written");
    assert_eq!(codes(store.listed(10).wait().expect("tables")), ["BBB-222", "AAA-111"]);
    assert_eq!(codes(store.listed(1).wait().expect("tables")), ["BBB-222"]);
    // No longer, once its maker has thought better of it.
    let b = store.load("BBB-222").wait().expect("loaded").expect("there").table;
    assert!(b.seats.listed && b.seats.free == 3);
    let seats = Seats { listed: false, ..b.seats };
    store.write(Write { seats: Some(seats), ..Write::to(b.id, 7_000) }).wait().expect("written");
    assert_eq!(codes(store.listed(10).wait().expect("tables")), ["AAA-111"]);
}

/// Whoever waits for the same is found, the longest waiting first; who waits for something else is not.
pub(crate) fn those_who_wait_for_the_same_find_each_other(store: &dyn Store) {
    let (vera, enzo, rosa) = (somebody(store, 1), somebody(store, 2), somebody(store, 3));
    let meet = |new: NewTable| store.find_or_create(new).wait().expect("a table");
    assert_eq!(meet(seeking("AAA-111", vera, "greed 3 bots", 2)), "AAA-111", "nobody is there yet");
    assert_eq!(meet(seeking("BBB-222", enzo, "greed 3 people", 2)), "BBB-222", "another wish");
    assert_eq!(meet(seeking("CCC-333", enzo, "greed 3 bots", 2)), "AAA-111");
    assert_eq!(store.load("CCC-333").wait(), Ok(None), "none was made");
    // Whoever asks twice waits at one table.
    assert_eq!(meet(seeking("DDD-444", vera, "greed 3 bots", 2)), "AAA-111");
    // Full, begun, and a code that is taken.
    let a = store.load("AAA-111").wait().expect("loaded").expect("there").table;
    store.write(Write { seats: Some(Seats { free: 0, ..a.seats }), ..Write::to(a.id, 3_000) }).wait().expect("written");
    assert_eq!(meet(seeking("EEE-555", rosa, "greed 3 bots", 2)), "EEE-555");
    let e = store.load("EEE-555").wait().expect("loaded").expect("there").table.id;
    store.write(Write { stage: Some(Stage::Running), ..Write::to(e, 3_000) }).wait().expect("written");
    let taken = store.find_or_create(seeking("AAA-111", enzo, "greed 3 bots", 2));
    assert_eq!(taken.wait(), Err(StoreError::Taken));
    assert_eq!(store.find_or_create(seeking("FFF-666", PersonId(999), "x", 1)).wait(), Err(StoreError::Unknown));
    assert_eq!(store.load("FFF-666").wait(), Ok(None), "a refused one leaves nothing behind");
}

/// However many ask at once, one table is made and the others find it.
pub(crate) fn of_all_who_ask_at_once_one_makes_the_table(store: &dyn Store) {
    let people: Vec<PersonId> = (1..=8).map(|number| somebody(store, number)).collect();
    let met: Vec<String> = thread::scope(|scope| {
        let askers: Vec<_> = people
            .iter()
            .enumerate()
            .map(|(nth, &person)| {
                let new = seeking(&format!("AAA-{nth}"), person, "smile 2 people", 1);
                scope.spawn(move || store.find_or_create(new).wait().expect("a table"))
            })
            .collect();
        askers.into_iter().map(|asker| asker.join().expect("it ends")).collect()
    });
    assert!(met.iter().all(|code| *code == met[0]), "{met:?}");
    assert_eq!(store.counts().wait().expect("counts").gathering, 1);
}

/// One that has begun stays, whoever asks.
pub(crate) fn only_a_table_that_never_began_is_removed(store: &dyn Store) {
    let (idle, begun) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    store.write(Write { stage: Some(Stage::Running), ..Write::to(begun, 3_000) }).wait().expect("written");
    for table in [idle, begun, TableId(77)] {
        store.remove(table, Epoch::default()).wait().expect("gone or left");
    }
    assert_eq!(store.load("AAA-111").wait(), Ok(None));
    assert!(store.load("BBB-222").wait().expect("loaded").is_some());
    // In the order of the calls: what begins first cannot be removed, what is removed first cannot begin.
    let (first, second) = (a_table(store, "CCC-333"), a_table(store, "DDD-444"));
    let begin = |table| store.write(Write { stage: Some(Stage::Running), ..Write::to(table, 3_000) });
    let remove = |table| store.remove(table, Epoch::default());
    let sent = (begin(first), remove(first), remove(second), begin(second));
    assert_eq!((sent.0.wait(), sent.1.wait(), sent.2.wait()), (Ok(()), Ok(()), Ok(())));
    assert_eq!(sent.3.wait(), Err(StoreError::Unknown));
    assert!(store.load("CCC-333").wait().expect("loaded").is_some());
}

/// Only of a game that is over, and what is kept later counts.
pub(crate) fn what_came_of_looking_back_is_kept(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    store.keep_review(table, "too soon".into()).wait().expect("nothing happens");
    assert_eq!(store.review(table).wait(), Ok(None));
    store.write(over(table)).wait().expect("written");
    for review in ["once", "again"] {
        store.keep_review(table, review.into()).wait().expect("kept");
        assert_eq!(store.review(table).wait(), Ok(Some(review.to_owned())));
    }
    assert_eq!(store.review(TableId(999)).wait(), Ok(None));
}

/// From one person's list; everybody else's stays as it is, and so does what runs.
pub(crate) fn finished_tables_can_be_put_away(store: &dyn Store) {
    let (vera, enzo) = (somebody(store, 1), somebody(store, 2));
    let both = |code: &str| {
        let seats = Seats { sitters: vec![sitter(0, vera, "Vera"), sitter(1, enzo, "Enzo")], ..Seats::default() };
        store.create(NewTable { seats, ..new_table(code, vera) }).wait().expect("a table")
    };
    let (done, running) = (both("AAA-111"), both("BBB-222"));
    store.write(over(done)).wait().expect("written");
    let list = |person, which| codes(store.tables_of(person, which, 10).wait().expect("tables"));
    assert_eq!((list(vera, Which::Over), list(vera, Which::Going)), (vec!["AAA-111".into()], vec!["BBB-222".into()]));
    for table in [done, done, running] {
        store.put_away(vera, table).wait().expect("put away");
    }
    assert_eq!((list(vera, Which::Over), list(vera, Which::Going)), (vec![], vec!["BBB-222".into()]));
    assert_eq!(list(vera, Which::All).len(), 2, "it is still hers");
    assert_eq!(list(enzo, Which::Over), ["AAA-111"]);
    // What ran when it was to be put away is listed when it is over.
    store.write(over(running)).wait().expect("written");
    assert_eq!(list(vera, Which::Over), ["BBB-222"]);
    assert_eq!(store.put_away(PersonId(999), done).wait(), Err(StoreError::Unknown));
}

/// Under one word at a time, and only what is over.
pub(crate) fn a_finished_table_is_shared_under_a_word(store: &dyn Store) {
    let (table, other) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    store.share(table, Some("EARLY".into())).wait().expect("nothing happens");
    assert_eq!(store.shared("EARLY").wait(), Ok(None), "it is not over");
    for table in [table, other] {
        store.write(over(table)).wait().expect("written");
    }
    store.share(table, Some("WORD".into())).wait().expect("shared");
    assert_eq!(store.shared("WORD").wait(), Ok(Some("AAA-111".into())));
    assert_eq!(store.load("AAA-111").wait().expect("loaded").expect("there").table.shared, Some("WORD".into()));
    assert_eq!(store.share(other, Some("WORD".into())).wait(), Err(StoreError::Taken));
    store.share(table, Some("OTHER".into())).wait().expect("shared");
    assert_eq!(store.shared("WORD").wait(), Ok(None), "the last word counts");
    store.share(table, None).wait().expect("no longer");
    assert_eq!(store.shared("OTHER").wait(), Ok(None));
    assert_eq!(store.load("AAA-111").wait().expect("loaded").expect("there").table.shared, None);
}

/// What was written last, with an input or without, and never without its input.
pub(crate) fn what_has_run_of_a_clock_is_kept(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let clock = || store.load("AAA-111").wait().expect("loaded").expect("there").clock;
    let ticking = |body: &str, write: Write| store.write(Write { clock: Some(body.into()), ..write });
    assert_eq!(clock(), None);
    ticking("1", appending(table, &[input(1, "{}")])).wait().expect("written");
    assert_eq!(clock(), Some("1".into()));
    // Sent without waiting: the last one counts.
    let sent: Vec<_> = (2..20).map(|body| ticking(&body.to_string(), Write::to(table, 3_000))).collect();
    for waiting in sent {
        waiting.wait().expect("written");
    }
    assert_eq!(clock(), Some("19".into()));
    assert_eq!(ticking("99", appending(table, &[input(7, "{}")])).wait(), Err(StoreError::Gap));
    assert_eq!(clock(), Some("19".into()), "a refused write leaves nothing behind");
    assert_eq!(ticking("1", Write::to(TableId(77), 3_000)).wait(), Err(StoreError::Unknown));
    // A clock is nobody's touch.
    let changed = store.load("AAA-111").wait().expect("loaded").expect("there").table.changed;
    ticking("20", Write::to(table, 9_000)).wait().expect("written");
    assert_eq!(store.load("AAA-111").wait().expect("loaded").expect("there").table.changed, changed);
}

/// By agreement, with what everybody witnessed and without a standing.
pub(crate) fn a_game_may_end_by_agreement(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let finish = Finish { outcome: "null".into(), stories: vec![("A".into(), "[]".into())] };
    let end = Write { finish: Some(finish), ended: Some(Ended::Agreed), ..appending(table, &[input(1, "{}")]) };
    store.write(end).wait().expect("written");
    let ended = store.load("AAA-111").wait().expect("loaded").expect("there").table;
    assert_eq!((ended.stage, ended.ended), (Stage::Over, Some(Ended::Agreed)));
    assert_eq!(store.story(table, "A").wait(), Ok(Some("[]".into())));
    let nowhere = Write { ended: Some(Ended::Agreed), ..Write::to(TableId(77), 3_000) };
    assert_eq!(store.write(nowhere).wait(), Err(StoreError::Unknown));
}

/// What nobody has touched is closed: neither seats nor inputs changed since. Nothing else is.
pub(crate) fn untouched_tables_are_closed(store: &dyn Store) {
    let vera = somebody(store, 1);
    let running = |code: &str, inputs: &[i64]| {
        let table = store.create(NewTable { at: 1_000, ..new_table(code, vera) }).wait().expect("a table");
        store.write(Write { stage: Some(Stage::Running), ..Write::to(table, 1_000) }).wait().expect("written");
        for (number, &at) in (1..).zip(inputs) {
            store.write(Write { at, ..appending(table, &[input(number, "{}")]) }).wait().expect("written");
        }
        table
    };
    running("OLD-111", &[1_500, 2_000]);
    running("NEW-222", &[1_500, 6_000]);
    store.write(over(running("END-333", &[]))).wait().expect("written");
    a_table(store, "GATHERS");
    let expiry = Expiry { tables: 0, untouched: 5_000, people: 0, codes: 0 };
    let closed = Expired { closed: vec!["OLD-111".to_owned()], ..Expired::default() };
    assert_eq!(store.expire(expiry).wait(), Ok(closed));
    assert_eq!(store.expire(expiry).wait(), Ok(Expired::default()), "once");
    let found = |code: &str| {
        let table = store.load(code).wait().expect("loaded").expect("there").table;
        (table.stage, table.ended)
    };
    assert_eq!(found("OLD-111"), (Stage::Over, Some(Ended::Untouched)));
    assert_eq!(found("NEW-222"), (Stage::Running, None));
    assert_eq!(found("END-333"), (Stage::Over, None));
    assert_eq!(found("GATHERS"), (Stage::Gathering, None));
}

fn device(endpoint: &str, body: &str) -> Subscription {
    Subscription { endpoint: endpoint.into(), body: body.into() }
}

/// Each device once, and only the latest of somebody who has many.
pub(crate) fn devices_are_told_something(store: &dyn Store) {
    let (vera, enzo) = (somebody(store, 1), somebody(store, 2));
    let of = |person| store.subscriptions(person).wait().expect("subscriptions");
    assert_eq!(of(vera), []);
    let subscribe = |person, device, now| store.subscribe(person, device, now).wait();
    subscribe(vera, device("https://push/1", "a"), 1_000).expect("subscribed");
    subscribe(vera, device("https://push/2", "b"), 1_001).expect("subscribed");
    subscribe(vera, device("https://push/1", "c"), 1_002).expect("subscribed");
    assert_eq!(of(vera), [device("https://push/2", "b"), device("https://push/1", "c")], "said anew");
    // A device that is somebody else's from now on.
    subscribe(enzo, device("https://push/2", "d"), 1_003).expect("subscribed");
    assert_eq!((of(vera), of(enzo)), (vec![device("https://push/1", "c")], vec![device("https://push/2", "d")]));
    store.unsubscribe("https://push/1").wait().expect("unsubscribed");
    store.unsubscribe("https://push/1").wait().expect("it is gone already");
    assert_eq!(of(vera), []);
    assert_eq!(subscribe(PersonId(999), device("https://push/9", "x"), 1_000), Err(StoreError::Unknown));
    // Sent without waiting, in the same second: the latest stay.
    let sent: Vec<_> =
        (10..40).map(|number| store.subscribe(enzo, device(&format!("https://push/{number}"), "e"), 2_000)).collect();
    for waiting in sent {
        waiting.wait().expect("subscribed");
    }
    let kept: Vec<String> = of(enzo).into_iter().map(|device| device.endpoint).collect();
    assert_eq!(kept, (32..40).map(|number| format!("https://push/{number}")).collect::<Vec<_>>());
    store.forget(enzo).wait().expect("forgotten");
    assert_eq!(of(enzo), [], "who is forgotten is told nothing");
}

/// The first that was made, for ever.
pub(crate) fn a_key_of_the_house_is_made_once(store: &dyn Store) {
    let key = |bytes: &[u8]| Hidden(bytes.to_vec());
    let sent = [store.house_key("push", key(&[1, 255])), store.house_key("push", key(&[2]))];
    assert_eq!(sent.map(store::Waiting::wait), [Ok(key(&[1, 255])), Ok(key(&[1, 255]))]);
    assert_eq!(store.house_key("other", key(&[3])).wait(), Ok(key(&[3])));
}
