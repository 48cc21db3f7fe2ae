//! What Greed hands in besides its rules, and what is counted in it: when each card is taken, whether it is
//! played, and what becomes of whoever plays it.

use tabletop::{
    Foresight, Ladder, Ledger, Levels, Listed, Listing, Seat, Session, Standing, Story, Study, StudyTable, Unit,
    tell_again,
};

use crate::{Card, Event, Greed};

impl Listed for Greed {
    const LISTING: Listing<Self> = Listing {
        rules: "gr",
        usual_players: 3,
        short: &[],
        levels: |players| Levels {
            turns: None,
            efforts: [(24, 0.12), (60, 0.03), (300, 0.0), (if players == 2 { 5_000 } else { 2_400 }, 0.0)],
        },
        study: Study {
            tables: &[StudyTable {
                name: "cards",
                columns: &[("pick", Unit::Number), ("played", Unit::Share), ("won-when-played", Unit::Share)],
            }],
            count,
            limit: None,
        },
        ladder: Ladder { tables: &[2, 4], scaling: &[2], claims: &[] },
        foresight: Foresight { looks: &[None], times: 50 },
    };
}

fn count(session: &Session<Greed>, standing: &Standing, ledger: &mut Ledger) {
    let mut fates = Fates::default();
    tell_again(session, &mut fates);
    for number in 1..=Card::COUNT {
        let row = format!("greed-card-{number}");
        let Fate { pick, players } = &fates.cards[usize::from(number) - 1];
        let Some(pick) = pick else { continue };
        ledger.add("cards", &row, "pick", f64::from(*pick));
        ledger.add("cards", &row, "played", if players.is_empty() { 0.0 } else { 1.0 });
        for &seat in players {
            ledger.add("cards", &row, "won-when-played", standing.share(seat));
        }
    }
}

/// What became of one card.
#[derive(Clone, Default)]
struct Fate {
    /// The how-many-th card of whoever took it.
    pick: Option<u32>,
    /// Who played it.
    players: Vec<Seat>,
}

#[derive(Clone)]
struct Fates {
    cards: Vec<Fate>,
    taken: [u32; Seat::MAX],
}

impl Default for Fates {
    fn default() -> Self {
        Self { cards: vec![Fate::default(); Card::COUNT.into()], taken: [0; Seat::MAX] }
    }
}

impl Story<Greed> for Fates {
    fn tell(&mut self, _: &Greed, event: Event) {
        match event {
            Event::Took { seat, card: Some(card) } => {
                self.taken[seat.index()] += 1;
                self.cards[usize::from(card.number()) - 1].pick = Some(self.taken[seat.index()]);
            }
            Event::Played { seat, card } => {
                let players = &mut self.cards[usize::from(card.number()) - 1].players;
                if !players.contains(&seat) {
                    players.push(seat);
                }
            }
            _ => {}
        }
    }
}
