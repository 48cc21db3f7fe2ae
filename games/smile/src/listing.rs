//! What Smile hands in besides its rules, and what is counted in it: what it is worth to start, and how many
//! points there are, with each shadow and potion card.

use tabletop::{
    FactValue, Foresight, Game, Ladder, Ledger, Levels, Listed, Listing, Seat, Session, Standing, Study, StudyTable,
    Unit, Viewer,
};

use crate::Smile;

const COLUMNS: &[(&str, Unit)] = &[("start-wins", Unit::Share), ("score", Unit::Number), ("margin", Unit::Number)];

impl Listed for Smile {
    const LISTING: Listing<Self> = Listing {
        rules: "sm",
        usual_players: 2,
        short: &[],
        levels: |players| Levels {
            turns: Some(1),
            efforts: [(24, 0.12), (60, 0.03), (300, 0.0), (if players == 1 { 10_000 } else { 5_000 }, 0.0)],
        },
        study: Study {
            tables: &[
                StudyTable { name: "shadows", columns: COLUMNS },
                StudyTable { name: "potions", columns: COLUMNS },
                StudyTable { name: "pairs", columns: COLUMNS },
            ],
            count,
            limit: None,
        },
        ladder: Ladder { tables: &[2], scaling: &[2], claims: &[(1, 0.60, &["expert"])] },
        foresight: Foresight { looks: &[None], times: 50 },
    };
}

fn count(session: &Session<Smile>, standing: &Standing, ledger: &mut Ledger) {
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
