//! Tables in documents that are made from data: compared in tests, rewritten on request.

use std::fmt::Write;
use std::fs;
use std::path::Path;

const BEGIN: &str = "<!-- generated: cards -->\n";
const END: &str = "<!-- end generated -->";

/// Compares what stands between a document's marks with what should. With `BACKROOM_WRITE` set it
/// is written instead.
///
/// # Panics
/// If it is stale, or there are no marks.
pub fn assert_generated(path: &Path, block: &str) {
    let document = fs::read_to_string(path).expect("a document");
    let (before, rest) = document.split_once(BEGIN).expect("a mark where the tables begin");
    let (written, after) = rest.split_once(END).expect("a mark where the tables end");
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        fs::write(path, [before, BEGIN, block, END, after].concat()).expect("the document can be written");
        return;
    }
    let stale = "the tables are stale: run this test with BACKROOM_WRITE=1";
    for (written, due) in written.lines().zip(block.lines()) {
        assert_eq!(written, due, "{}: {stale}", path.display());
    }
    assert!(written == block, "{}: {stale}", path.display());
}

/// Begins a Markdown table.
pub fn table_head(table: &mut String, heading: &[&str]) {
    table_row(table, heading);
    writeln!(table, "|{}", "---|".repeat(heading.len())).expect("a string takes everything");
}

/// Appends a row to a Markdown table.
pub fn table_row(table: &mut String, cells: &[&str]) {
    table.push('|');
    for cell in cells {
        let space = if cell.is_empty() { "" } else { " " };
        write!(table, "{space}{cell} |").expect("a string takes everything");
    }
    table.push('\n');
}
