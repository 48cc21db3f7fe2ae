//! Tables.

use super::{a_table, appending, input, new_table, sitter, somebody};
use store::{Hidden, PersonId, Seats, Stage, Store, StoreError, TableId, Which, Write};

/// All that was given comes back.
pub(crate) fn a_table_is_found_by_its_code(store: &dyn Store) {
    let maker = somebody(store, 1);
    let mut new = new_table("KEG-417", maker);
    new.seats = Seats {
        body: "[1]".into(),
        wakes: true,
        listed: true,
        seeks: Some("greed 3".into()),
        free: 2,
        sitters: vec![sitter(1, maker, "Vera")],
    };
    let id = store.create(new.clone()).wait().expect("a table");
    assert_eq!(store.load("NOT-000").wait(), Ok(None));

    let loaded = store.load("KEG-417").wait().expect("loaded").expect("there");
    let table = loaded.table;
    assert_eq!((table.id, table.code, table.maker, table.game), (id, new.code, maker, new.game));
    assert_eq!((table.rules_version, table.set_up, table.seats), (3, new.set_up, new.seats));
    assert_eq!((table.stage, table.created, table.changed, table.outcome), (Stage::Gathering, 2_000, 2_000, None));
    assert_eq!((loaded.secret, loaded.snapshot, loaded.inputs), (Hidden(vec![0, 1, 254, 255]), None, vec![]));

    let seats = Seats { body: "[2]".into(), sitters: vec![sitter(0, maker, "Vera")], ..Seats::default() };
    let change = Write { seats: Some(seats.clone()), stage: Some(Stage::Running), ..Write::to(id, 2_500) };
    store.write(Write { rules_version: Some(4), ..change }).wait().expect("written");
    let table = store.load("KEG-417").wait().expect("loaded").expect("there").table;
    assert_eq!((table.seats, table.stage, table.rules_version), (seats, Stage::Running, 4));
    assert_eq!((table.created, table.changed), (2_000, 2_500));
}

/// The second one has to think of another.
pub(crate) fn a_code_belongs_to_one_table(store: &dyn Store) {
    let first = a_table(store, "KEG-417");
    let maker = somebody(store, 2);
    assert_eq!(store.create(new_table("KEG-417", maker)).wait(), Err(StoreError::Taken));
    assert_eq!(store.load("KEG-417").wait().expect("loaded").expect("there").table.id, first);
    assert_eq!(store.tables_of(maker, Which::All, 10).wait(), Ok(vec![]));
}

/// Nobody makes no table.
pub(crate) fn a_table_has_a_maker_that_exists(store: &dyn Store) {
    assert_eq!(store.create(new_table("KEG-417", PersonId(999))).wait(), Err(StoreError::Unknown));
    assert_eq!(store.load("KEG-417").wait(), Ok(None));
}

/// Mine are those I made and those I sit at, what changed last first.
pub(crate) fn people_find_their_tables(store: &dyn Store) {
    let (vera, enzo) = (somebody(store, 1), somebody(store, 2));
    let made = store.create(new_table("AAA-111", vera)).wait().expect("a table");
    let mut shared = new_table("BBB-222", enzo);
    shared.at = 2_100;
    shared.seats.sitters = vec![sitter(0, vera, "Vera"), sitter(1, vera, "Vera's left hand"), sitter(2, enzo, "Enzo")];
    store.create(shared).wait().expect("a table");
    store.create(new_table("CCC-333", enzo)).wait().expect("a table");

    let codes = |person, at_most| {
        let tables = store.tables_of(person, Which::All, at_most).wait().expect("tables");
        tables.into_iter().map(|table| table.code).collect::<Vec<_>>()
    };
    assert_eq!(codes(vera, 10), ["BBB-222", "AAA-111"]);
    assert_eq!(codes(enzo, 10), ["BBB-222", "CCC-333"]);

    // An input is a change, too.
    store.write(appending(made, &[input(1, "{}")])).wait().expect("written");
    assert_eq!(codes(vera, 10), ["AAA-111", "BBB-222"]);
    assert_eq!(codes(vera, 1), ["AAA-111"]);
    assert_eq!(store.tables_of(vera, Which::All, 1).wait().expect("tables")[0].changed, 3_000);
}

/// Running tables with bots, and no others.
pub(crate) fn tables_with_bots_are_woken(store: &dyn Store) {
    for (code, wakes, stage) in [
        ("AAA-111", true, Stage::Running),
        ("BBB-222", false, Stage::Running),
        ("CCC-333", true, Stage::Gathering),
        ("DDD-444", true, Stage::Over),
        ("EEE-555", true, Stage::Running),
    ] {
        let table = a_table(store, code);
        let seats = Some(Seats { wakes, ..Seats::default() });
        store.write(Write { seats, stage: Some(stage), ..Write::to(table, 2_000) }).wait().expect("written");
    }
    assert_eq!(store.to_wake().wait(), Ok(vec!["AAA-111".to_owned(), "EEE-555".to_owned()]));
}

/// Whatever it is that is written.
pub(crate) fn nothing_is_written_to_a_table_that_is_not_there(store: &dyn Store) {
    somebody(store, 1);
    let (nowhere, snapshot) = (TableId(77), store::Snapshot { number: 0, body: "{}".into() });
    let nothing = Write::to(nowhere, 2_000);
    for write in [
        appending(nowhere, &[input(1, "{}")]),
        Write { seats: Some(Seats::default()), ..nothing.clone() },
        Write { stage: Some(Stage::Running), ..nothing.clone() },
        Write { rules_version: Some(2), ..nothing.clone() },
        Write { snapshot: Some(snapshot), ..nothing.clone() },
        Write { finish: Some(store::Finish { outcome: "{}".into(), stories: vec![] }), ..nothing },
    ] {
        assert_eq!(store.write(write.clone()).wait(), Err(StoreError::Unknown), "{write:?}");
    }
}
