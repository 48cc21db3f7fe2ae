//! What is worth counting in a game between good players, and the tables made of it.
//!
//! Each game says what it counts in one finished game; the means over many games, with intervals, are
//! the same for all. Rows are named by messages (a card, a stooge), so that a table can be read in any
//! language.

use std::collections::BTreeMap;

use catalog::Visitor;
use serde::Serialize;
use tabletop::{Figure, Ledger, Listed, Refusal, Seat, Session, Standing, StudyTable, Unit};

use crate::arena::Outcome;
use crate::statistics::Interval;

/// The table that every game has.
const SEATS: StudyTable = StudyTable { name: "seats", columns: &[("won", Unit::Share), ("score", Unit::Number)] };

/// What is counted in any finished game: the seats, then what is the game's own.
pub(crate) fn figures<G: Listed>(session: &Session<G>, standing: &Standing) -> Vec<Figure> {
    let mut ledger = Ledger::default();
    for seat in Seat::first(standing.seats()) {
        let row = seat.to_string();
        ledger.add("seats", &row, "won", standing.share(seat));
        ledger.add("seats", &row, "score", f64::from(standing.score(seat)));
    }
    (G::LISTING.study.count)(session, standing, &mut ledger);
    ledger.0
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
pub(crate) fn tables(game: &str, outcomes: &[Outcome]) -> Result<Vec<Table>, Refusal> {
    Ok(averages(&catalog::visit(game, Tables)?, outcomes))
}

/// Which tables a game has.
struct Tables;

impl Visitor for Tables {
    type Out = Vec<StudyTable>;

    fn visit<G: Listed>(self) -> Self::Out {
        [G::LISTING.study.tables, &[SEATS]].concat()
    }
}

fn averages(kinds: &[StudyTable], outcomes: &[Outcome]) -> Vec<Table> {
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
    let table = |kind: &StudyTable| {
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
