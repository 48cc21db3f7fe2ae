//! How many inputs a second become durable, beside what the disk itself can do. `make bench`.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{Seek, Write as _};

#[path = "../tests/common/new_table.rs"]
mod new_table;

use divan::Bencher;
use divan::counter::ItemsCount;
use new_table::new_table;
use store::{Hashed, Input, Request, Sqlite, Store, TableId, Write};

fn main() {
    divan::main();
}

/// What an input of a table looks like, in length.
const BODY: &str = r#"{"act":{"seat":"A","prompt":17,"action":"draft the getaway driver"}}"#;

/// As many tables as writers, each with one input on its way at any time. A round waits for one of each and
/// sends the next.
#[divan::bench(args = [1, 100, 1_000])]
fn append(bencher: Bencher, writers: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("backroom.db")).expect("a store");
    let send = |table, number| {
        let inputs = vec![Input {
            number,
            body: BODY.into(),
            request: Some(Request { key: format!("12:{number}"), content: Some(i64::from(number)) }),
        }];
        (table, number, store.write(Write { inputs, ..Write::to(table, 1_000) }))
    };
    let mut under_way: VecDeque<_> = tables(&store, writers).into_iter().map(|table| send(table, 1)).collect();
    bencher.counter(ItemsCount::new(writers)).bench_local(|| {
        for _ in 0..writers {
            let (table, number, write) = under_way.pop_front().expect("somebody writes");
            write.wait().expect("written");
            under_way.push_back(send(table, number + 1));
        }
    });
}

fn tables(store: &Sqlite, count: usize) -> Vec<TableId> {
    let maker = store.welcome(Hashed([1; 32]), 1_000).wait().expect("a person").id;
    let making: Vec<_> = (0..count).map(|number| store.create(new_table(maker, format!("KEG-{number}")))).collect();
    making.into_iter().map(|table| table.wait().expect("a table")).collect()
}

/// A page written and made durable: no single append can be quicker.
#[divan::bench]
fn bare_fsync(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut file = File::create(folder.path().join("page")).expect("a file");
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        file.rewind().expect("the beginning");
        file.write_all(&[7; 4_096]).expect("written");
        file.sync_data().expect("durable");
    });
}
