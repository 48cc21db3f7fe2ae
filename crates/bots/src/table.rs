//! A table at which bots play a game through the gate, like everybody else.

use std::time::{Duration, Instant};

use tabletop::{Game, Refusal, Seat, Seed, Session, Standing, Story, View, Viewer};

use crate::Bot;

/// Somebody at a table: a bot, or a guest from outside, who may fail.
pub trait Player<G: Game>: Send {
    /// Its seat witnessed this.
    fn hear(&mut self, _: &G::Witnessed, _: Viewer) {}
    /// One of the legal actions, of which there is at least one.
    fn answer(&mut self, view: &View<G>, legal: &[G::Action]) -> Result<G::Action, Forfeit>;
    /// It is over.
    fn over(&mut self, _: &Standing) {}
}

impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn answer(&mut self, view: &View<G>, legal: &[G::Action]) -> Result<G::Action, Forfeit> {
        Ok(self.choose(view, legal))
    }
}

/// Why a player cannot go on, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub String);

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

/// What came of a game at a table.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The table as it was left.
    pub table: Session<G>,
    /// What each seat did.
    pub efforts: [Effort; Seat::MAX],
    /// Who could not go on, and why; the game stopped there.
    pub forfeit: Option<(Seat, Forfeit)>,
}

/// Plays a game to its end: the player of each seat in seat order, on the deal of the seed. It ends
/// early when a player forfeits, or when `stop` says so.
///
/// A player sees what a person at its seat would see: its view, its own envelope, its legal actions.
/// What is forced is not asked.
pub fn play<G: Game>(
    config: &G::Config,
    seed: Seed,
    players: &mut [Box<dyn Player<G>>],
    stop: &dyn Fn() -> bool,
) -> Result<Played<G>, Refusal> {
    let mut table = Session::<G>::open(config.clone(), seed, &mut Everybody(players))?;
    let mut efforts = [Effort::default(); Seat::MAX];
    while let Some(seat) = table.asked().iter().find(|&seat| table.prompt(seat).is_some_and(|prompt| !prompt.sealed)) {
        if stop() {
            break;
        }
        let legal = table.legal(seat);
        let action = if let [only] = legal[..] {
            only
        } else {
            let view = table.view(Viewer::Seat(seat));
            let began = Instant::now();
            let action = match players[seat.index()].answer(&view, &legal) {
                Ok(action) => action,
                Err(forfeit) => return Ok(Played { table, efforts, forfeit: Some((seat, forfeit)) }),
            };
            let effort = &mut efforts[seat.index()];
            effort.choices += 1;
            effort.time += began.elapsed();
            effort.longest = effort.longest.max(began.elapsed());
            action
        };
        let prompt = table.prompt(seat).map_or(0, |prompt| prompt.id);
        table.submit(seat, prompt, action, &mut Everybody(players))?;
    }
    if let Some(standing) = table.standing() {
        for player in players {
            player.over(&standing);
        }
    }
    Ok(Played { table, efforts, forfeit: None })
}

/// Each player hears what its seat may.
struct Everybody<'a, G: Game>(&'a mut [Box<dyn Player<G>>]);

impl<G: Game> Story<G> for Everybody<'_, G> {
    fn tell(&mut self, _: &G, event: G::Event) {
        for (seat, player) in Seat::first(self.0.len() as u8).zip(self.0.iter_mut()) {
            let viewer = Viewer::Seat(seat);
            if let Some(witnessed) = G::witness(&event, viewer) {
                player.hear(&witnessed, viewer);
            }
        }
    }
}
