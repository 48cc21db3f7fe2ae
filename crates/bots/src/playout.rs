//! Playing a sampled world on, to its end or to a cut-off.

use tabletop::{Fresh, Heuristic, Nature, Outlook, Pending, Seat, Silent, below};

use crate::BotRng;

/// How a sampled world is played on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Playout {
    /// How often a seat chooses anything instead of what looks best: 1 for light playouts.
    pub whim: f32,
    /// After how many turns the game's own outlook takes over; `None` to play to the end.
    pub turns: Option<u32>,
}

impl Playout {
    /// Anything goes, to the end.
    pub const LIGHT: Self = Self { whim: 1.0, turns: None };
}

/// Lists used again and again, so that a playout needs no memory of its own.
#[derive(Clone, Debug)]
pub(crate) struct Lists<A> {
    pub(crate) legal: Vec<A>,
    pub(crate) appeal: Vec<f32>,
}

impl<A> Default for Lists<A> {
    fn default() -> Self {
        Self { legal: Vec::with_capacity(128), appeal: Vec::with_capacity(128) }
    }
}

/// Plays worlds on, one after the other, with the same lists.
#[derive(Clone, Debug)]
pub struct Playing<G: Heuristic> {
    playout: Playout,
    lists: Lists<G::Action>,
}

impl<G: Heuristic> Playing<G> {
    /// In this way.
    pub fn new(playout: Playout) -> Self {
        Self { playout, lists: Lists::default() }
    }

    /// Plays the world on and says how it ended or is likely to end.
    pub fn on(&mut self, world: &mut G, whim: &mut BotRng) -> Outlook {
        self.playout.run(world, &mut self.lists, whim)
    }
}

/// The place of the largest number; among equal ones any of them.
#[inline]
pub(crate) fn best_of(numbers: &[f32], whim: &mut BotRng) -> usize {
    let (mut best, mut most, mut equals) = (0, f32::NEG_INFINITY, 1);
    for (index, &number) in numbers.iter().enumerate() {
        if number > most {
            (best, most, equals) = (index, number, 1);
        } else if number >= most {
            equals += 1;
            if below(whim, equals) == 0 {
                best = index;
            }
        }
    }
    best
}

impl Playout {
    /// Which of the listed legal actions the seat takes.
    #[inline]
    pub(crate) fn choice<G: Heuristic>(
        &self,
        world: &G,
        seat: Seat,
        lists: &mut Lists<G::Action>,
        whim: &mut BotRng,
    ) -> usize {
        let count = lists.legal.len();
        if count == 1 {
            0
        } else if self.whim >= 1.0 || self.whim > 0.0 && whim.unit() < self.whim {
            below(whim, count as u32) as usize
        } else {
            lists.appeal.clear();
            world.appeal(seat, &lists.legal, &mut lists.appeal);
            best_of(&lists.appeal, whim)
        }
    }

    /// Plays the world on and says how it ended or is likely to end.
    pub(crate) fn run<G: Heuristic>(&self, world: &mut G, lists: &mut Lists<G::Action>, whim: &mut BotRng) -> Outlook {
        let stop = self.turns.map(|turns| world.turns().saturating_add(turns));
        loop {
            let seat = match world.pending() {
                Pending::Chance(question) => {
                    let outcome = Fresh(&mut *whim).answer(world, &question);
                    world.apply_chance(outcome, &mut Silent);
                    continue;
                }
                Pending::Over => return world.result().expect("a finished game has a standing").into(),
                Pending::Seat(seat) => seat,
                Pending::Together(seats) => seats.lowest().expect("somebody is asked"),
            };
            if stop.is_some_and(|stop| world.turns() >= stop) {
                return world.outlook();
            }
            lists.legal.clear();
            world.legal_actions(seat, &mut lists.legal);
            let choice = self.choice(world, seat, lists, whim);
            let action = lists.legal[choice];
            world.apply(seat, action, &mut Silent);
        }
    }
}
