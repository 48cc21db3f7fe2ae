//! A table to write to.

mod new_table;

use new_table::new_table;
use store::{Hashed, Input, Store, TableId, Write};

/// A table of person 1.
pub(crate) fn a_table(store: &dyn Store, code: &str) -> TableId {
    let maker = store.welcome(Hashed([1; 32]), 1_000).wait().expect("a person").id;
    store.create(new_table(maker, code.into())).wait().expect("a table")
}

/// One more input.
pub(crate) fn one(table: TableId, number: u32, body: &str) -> Write {
    Write { inputs: vec![Input { number, body: body.into(), request: None }], ..Write::to(table, 1_000) }
}

/// How many inputs a table has.
pub(crate) fn stored(store: &dyn Store, table: TableId) -> usize {
    store.inputs(table).wait().expect("inputs").len()
}
