//! Downtown: how games end and how long they take, and which stooge's jobs pay.

use downtown::card::Stooge;
use downtown::{Downtown, Event};
use tabletop::{FactValue, Game, Session, Standing, Story};

use super::{Ledger, SEATS, Study, TableOf, Unit, tell_again};

/// The row of games that ran into the limit of turns.
pub(crate) const LIMIT: &str = "stats-ending-limit";

impl Study for Downtown {
    const TABLES: &'static [TableOf] = &[
        SEATS,
        TableOf { name: "endings", columns: &[("share", Unit::Share), ("turns", Unit::Number)] },
        TableOf { name: "start", columns: &[("start-wins", Unit::Share), ("turns", Unit::Number)] },
        TableOf {
            name: "stooges",
            columns: &[("jobs", Unit::Number), ("value", Unit::Number), ("value-per-gangster", Unit::Number)],
        },
    ];

    fn count(session: &Session<Self>, standing: &Standing, ledger: &mut Ledger) {
        let facts = session.state().facts();
        let turns = facts.iter().find_map(|fact| match fact.value {
            FactValue::Number(turns) if fact.name == "turns" => Some(f64::from(turns)),
            _ => None,
        });
        for fact in &facts {
            match fact.value {
                FactValue::Word(ending) => {
                    for other in ["rich", "casino", "limit"] {
                        let row = format!("stats-ending-{other}");
                        ledger.add("endings", &row, "share", if other == ending { 1.0 } else { 0.0 });
                        if let Some(turns) = turns.filter(|_| other == ending) {
                            ledger.add("endings", &row, "turns", turns);
                        }
                    }
                }
                FactValue::Seat(seat) => ledger.add("start", "stats-start-player", "start-wins", standing.share(seat)),
                FactValue::Number(turns) => ledger.add("start", "stats-start-player", "turns", f64::from(turns)),
            }
        }
        let mut jobs = Jobs::default();
        tell_again(session, &mut jobs);
        for stooge in Stooge::ALL {
            let Done { jobs, gangsters, value } = jobs.done[stooge as usize];
            let row = ["downtown-stooge-frankie", "downtown-stooge-luigi", "downtown-stooge-joe"][stooge as usize];
            ledger.add("stooges", row, "jobs", jobs);
            if jobs > 0.0 {
                ledger.add("stooges", row, "value", value / jobs);
                ledger.add("stooges", row, "value-per-gangster", value / gangsters.max(1.0));
            }
        }
    }
}

/// The jobs of one stooge in a game.
#[derive(Clone, Copy, Default)]
struct Done {
    jobs: f64,
    gangsters: f64,
    value: f64,
}

#[derive(Default)]
struct Jobs {
    done: [Done; 3],
    /// The gangsters of a job whose loot has not been looked at yet.
    crew: Option<u8>,
}

impl Story<Downtown> for Jobs {
    fn tell(&mut self, _: &Downtown, event: Event) {
        match event {
            Event::JobDone { crew, .. } => self.crew = Some(crew.total()),
            Event::Saw { card, real: Some(real), .. } => {
                if let Some(crew) = self.crew.take() {
                    let done = &mut self.done[card.stooge() as usize];
                    done.jobs += 1.0;
                    done.gangsters += f64::from(crew);
                    done.value += f64::from(real);
                }
            }
            _ => {}
        }
    }
}
