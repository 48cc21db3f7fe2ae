//! What Downtown hands in besides its rules, and what is counted in it: how games end and how long they take,
//! and which stooge's jobs pay.

use tabletop::{
    FactValue, Foresight, Game, Ladder, Ledger, Levels, Listed, Listing, Session, Standing, Story, Study, StudyTable,
    Unit, tell_again,
};

use crate::card::Stooge;
use crate::{Downtown, Event};

impl Listed for Downtown {
    const LISTING: Listing<Self> = Listing {
        rules: "dt",
        usual_players: 3,
        short: &[("turn-limit", "8")],
        levels: |players| Levels {
            turns: Some(3),
            efforts: if players == 2 {
                [(16, 0.01), (40, 0.0), (150, 0.0), (8_000, 0.0)]
            } else {
                [(16, 0.12), (40, 0.03), (150, 0.0), (5_000, 0.0)]
            },
        },
        study: Study {
            tables: &[
                StudyTable { name: "endings", columns: &[("share", Unit::Share), ("turns", Unit::Number)] },
                StudyTable { name: "start", columns: &[("start-wins", Unit::Share), ("turns", Unit::Number)] },
                StudyTable {
                    name: "stooges",
                    columns: &[("jobs", Unit::Number), ("value", Unit::Number), ("value-per-gangster", Unit::Number)],
                },
            ],
            count,
            limit: Some("stats-ending-limit"),
        },
        ladder: Ladder {
            tables: &[2, 4],
            scaling: &[],
            // Simulations that are cut off against simulations to the end.
            claims: &[(4, 0.55, &["search:50ms", "search:50ms+turns=0"])],
        },
        // Nearer, what changes hands by rules of thumb is not seen; farther, it drowns in what else may come.
        foresight: Foresight { looks: &[Some(0), Some(4), Some(8)], times: 24 },
    };
}

fn count(session: &Session<Downtown>, standing: &Standing, ledger: &mut Ledger) {
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
