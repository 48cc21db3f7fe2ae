//! A table to write to.

use store::{Hashed, Hidden, Input, NewTable, Seats, Store, TableId, Write};

/// A table of person 1.
pub(crate) fn a_table(store: &dyn Store, code: &str) -> TableId {
    let maker = store.welcome(Hashed([1; 32]), 1_000).wait().expect("a person").id;
    let table = NewTable {
        code: code.into(),
        maker,
        game: "greed".into(),
        rules_version: 1,
        set_up: "{}".into(),
        seats: Seats::default(),
        secret: Hidden(vec![7; 32]),
        at: 1_000,
    };
    store.create(table).wait().expect("a table")
}

/// One more input.
pub(crate) fn one(table: TableId, number: u32, body: &str) -> Write {
    Write { inputs: vec![Input { number, body: body.into(), request: None }], ..Write::to(table, 1_000) }
}

/// How many inputs a table has.
pub(crate) fn stored(store: &dyn Store, table: TableId) -> usize {
    store.inputs(table).wait().expect("inputs").len()
}
