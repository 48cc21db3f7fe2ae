//! Greed: when each card is taken, whether it is played, and what becomes of whoever plays it.

use greed::{Card, Event, Greed};
use tabletop::{Seat, Session, Standing, Story};

use super::{Ledger, SEATS, Study, TableOf, Unit, tell_again};

impl Study for Greed {
    const TABLES: &'static [TableOf] = &[
        TableOf {
            name: "cards",
            columns: &[("pick", Unit::Number), ("played", Unit::Share), ("won-when-played", Unit::Share)],
        },
        SEATS,
    ];

    fn count(session: &Session<Self>, standing: &Standing, ledger: &mut Ledger) {
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
