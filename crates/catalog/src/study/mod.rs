//! What is worth counting in a game between good players, and the tables made of it.
//!
//! Each game says what it counts in one finished game; the means over many games, with intervals, are
//! the same for all. Rows are named by messages (a card, a stooge), so that a table can be read in any
//! language.

mod downtown;
mod greed;
mod smile;

use std::collections::BTreeMap;

pub use bots::arena::Figure;
pub(crate) use downtown::LIMIT;

use bots::arena::{Interval, Outcome};
use serde::Serialize;
use tabletop::{Game, Positioned, Seat, Session, Standing, Story};

/// A game of which something can be learned by counting.
pub(crate) trait Study: Game {
    /// The tables, in order.
    const TABLES: &'static [TableOf];
    /// What to count in a finished game.
    fn count(session: &Session<Self>, standing: &Standing, ledger: &mut Ledger);
}

/// What is counted in any finished game: the seats, then what is the game's own.
pub(crate) fn figures<G: Study>(session: &Session<G>, standing: &Standing) -> Vec<Figure> {
    let mut ledger = Ledger::default();
    for seat in Seat::first(standing.seats()) {
        let row = seat.to_string();
        ledger.add("seats", &row, "won", standing.share(seat));
        ledger.add("seats", &row, "score", f64::from(standing.score(seat)));
    }
    G::count(session, standing, &mut ledger);
    ledger.0
}

/// What was counted in one game.
#[derive(Default)]
pub(crate) struct Ledger(Vec<Figure>);

impl Ledger {
    fn add(&mut self, table: &str, row: &str, column: &str, number: f64) {
        self.0.push(Figure { table: table.into(), row: row.into(), column: column.into(), number });
    }
}

/// Tells a finished game again.
fn tell_again<G: Positioned>(session: &Session<G>, story: &mut impl Story<G>) {
    let record = session.record();
    let mut again = record.begin().expect("a record of our own");
    for &input in &record.inputs {
        again.take(input, story).expect("a record of our own");
    }
}

/// One of a study's tables, by the names its figures have.
#[derive(Clone, Copy, Debug)]
pub struct TableOf {
    /// Its name.
    pub name: &'static str,
    /// Its columns, with how to read their figures.
    pub columns: &'static [(&'static str, Unit)],
}

/// The table that every game has.
pub(crate) const SEATS: TableOf = TableOf { name: "seats", columns: &[("won", Unit::Share), ("score", Unit::Number)] };

/// What a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Between 0 and 1, shown in per cent.
    Share,
    /// Any number.
    Number,
}

/// A table made of many games.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its columns.
    pub columns: Vec<(&'static str, Unit)>,
    /// Its rows: the name, in how many games it was counted, and the mean of each column with its
    /// 95 % interval.
    pub rows: Vec<(String, usize, Vec<Option<Interval>>)>,
}

/// The tables of these games. A game counts once in each row: its figures there are averaged.
pub(crate) fn tables(kinds: &[TableOf], outcomes: &[Outcome]) -> Vec<Table> {
    let mut numbers: BTreeMap<(&str, &str, &str), Vec<f64>> = BTreeMap::new();
    for outcome in outcomes {
        let mut own: BTreeMap<(&str, &str, &str), (f64, f64)> = BTreeMap::new();
        for Figure { table, row, column, number } in &outcome.figures {
            let (sum, count) = own.entry((table, row, column)).or_default();
            *sum += number;
            *count += 1.0;
        }
        for (place, (sum, count)) in own {
            numbers.entry(place).or_default().push(sum / count);
        }
    }
    let table = |kind: &TableOf| {
        let mut rows: Vec<&str> = numbers.keys().filter(|place| place.0 == kind.name).map(|place| place.1).collect();
        rows.dedup();
        // Numbers in names count as numbers: card 2 comes before card 10.
        rows.sort_by_key(|row| row.rsplit('-').next().and_then(|end| end.parse::<u32>().ok()));
        let row = |name: &str| {
            let all = |column| numbers.get(&(kind.name, name, column));
            let cell = |&(column, unit): &(&'static str, Unit)| {
                all(column).map(|numbers| match unit {
                    Unit::Share => Interval::of_shares(numbers),
                    Unit::Number => Interval::of(numbers),
                })
            };
            let games = kind.columns.iter().filter_map(|(column, _)| all(column)).map(Vec::len).max().unwrap_or(0);
            (name.to_owned(), games, kind.columns.iter().map(cell).collect())
        };
        Table { name: kind.name, columns: kind.columns.to_vec(), rows: rows.into_iter().map(row).collect() }
    };
    kinds.iter().map(table).collect()
}
