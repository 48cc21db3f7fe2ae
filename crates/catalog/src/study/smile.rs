//! Smile: what it is worth to start, and how many points there are, with each shadow and potion card.

use smile::Smile;
use tabletop::{FactValue, Game, Seat, Session, Standing, Viewer};

use super::{Ledger, SEATS, Study, TableOf, Unit};

const COLUMNS: &[(&str, Unit)] = &[("start-wins", Unit::Share), ("score", Unit::Number), ("margin", Unit::Number)];

impl Study for Smile {
    const TABLES: &'static [TableOf] = &[
        TableOf { name: "shadows", columns: COLUMNS },
        TableOf { name: "potions", columns: COLUMNS },
        TableOf { name: "pairs", columns: COLUMNS },
        SEATS,
    ];

    fn count(session: &Session<Self>, standing: &Standing, ledger: &mut Ledger) {
        let table = session.view(Viewer::Spectator).table;
        let (Some(shadow), Some(potion)) = (table.shadow, table.potion) else { return };
        let (shadow, potion) = (format!("smile-shadow-{shadow}"), format!("smile-potion-{potion}"));
        let pair = format!("{shadow} {potion}");
        for (table, row) in [("shadows", &shadow), ("potions", &potion), ("pairs", &pair)] {
            for fact in session.state().facts() {
                match (fact.name, fact.value) {
                    ("start player", FactValue::Seat(seat)) => {
                        ledger.add(table, row, "start-wins", standing.share(seat));
                    }
                    ("margin", FactValue::Number(margin)) => ledger.add(table, row, "margin", f64::from(margin)),
                    _ => {}
                }
            }
            for seat in Seat::first(standing.seats()) {
                ledger.add(table, row, "score", f64::from(standing.score(seat)));
            }
        }
    }
}
