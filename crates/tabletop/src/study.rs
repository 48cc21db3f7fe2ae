//! Counting in finished games: figures by table, row and column.
//!
//! Rows are named by messages (a card, a stooge), so that a table can be read in any language.

use serde::{Deserialize, Serialize};

use crate::{Positioned, Session, Story};

/// One of a study's tables, by the names its figures have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyTable {
    /// Its name.
    pub name: &'static str,
    /// Its columns, with how to read their figures.
    pub columns: &'static [(&'static str, Unit)],
}

/// What a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Between 0 and 1, shown in per cent.
    Share,
    /// Any number.
    Number,
}

/// Something counted in a game: a figure in a column of a row of a table, each by name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// The table.
    #[serde(rename = "t")]
    pub table: String,
    /// The row.
    #[serde(rename = "r")]
    pub row: String,
    /// The column.
    #[serde(rename = "c")]
    pub column: String,
    /// The figure.
    #[serde(rename = "n")]
    pub number: f64,
}

/// What was counted in one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ledger(
    /// In the order it was counted.
    pub Vec<Figure>,
);

impl Ledger {
    /// One more figure.
    pub fn add(&mut self, table: &str, row: &str, column: &str, number: f64) {
        self.0.push(Figure { table: table.into(), row: row.into(), column: column.into(), number });
    }
}

/// Tells a finished game again, from its record.
///
/// # Panics
/// Never: a session's own record can be told again.
pub fn tell_again<G: Positioned>(session: &Session<G>, story: &mut impl Story<G>) {
    let record = session.record();
    let mut again = record.begin().expect("a record of our own");
    for &input in &record.inputs {
        again.take(input, story).expect("a record of our own");
    }
}
