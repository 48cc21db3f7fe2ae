//! A table at which bots play a game through the gate, like everybody else.

use std::time::{Duration, Instant};

use tabletop::{Game, Refusal, Seat, Seed, Session, Silent, Viewer};

use crate::Bot;

/// What one seat did at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Choices among at least two actions.
    pub choices: u32,
    /// The time they took together.
    pub time: Duration,
    /// The longest of them.
    pub longest: Duration,
}

/// Plays a game to its end: the bot of each seat in seat order, on the deal of the seed.
///
/// A bot sees what a person at its seat would see: its view, its own envelope, its legal actions.
/// What is forced is not asked.
pub fn play<G: Game>(
    config: &G::Config,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
) -> Result<(Session<G>, [Effort; Seat::MAX]), Refusal> {
    let mut table = Session::<G>::open(config.clone(), seed, &mut Silent)?;
    let mut efforts = [Effort::default(); Seat::MAX];
    while let Some(seat) = table.asked().iter().find(|&seat| table.prompt(seat).is_some_and(|prompt| !prompt.sealed)) {
        let legal = table.legal(seat);
        let action = if let [only] = legal[..] {
            only
        } else {
            let view = table.view(Viewer::Seat(seat));
            let began = Instant::now();
            let action = bots[seat.index()].choose(&view, &legal);
            let effort = &mut efforts[seat.index()];
            effort.choices += 1;
            effort.time += began.elapsed();
            effort.longest = effort.longest.max(began.elapsed());
            action
        };
        let prompt = table.prompt(seat).map_or(0, |prompt| prompt.id);
        table.submit(seat, prompt, action, &mut Silent)?;
    }
    Ok((table, efforts))
}
