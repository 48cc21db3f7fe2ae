//! Flat Monte Carlo, the yardstick.

use std::time::Instant;

use tabletop::{Heuristic, Silent, View};

use crate::playout::{Lists, best_of};
use crate::{Aim, Bot, BotRng, Budget, Playout};

/// Tries every choice equally often in worlds sampled from the view, plays on, and takes the one
/// that did best. No tree, no guidance.
#[derive(Clone, Debug)]
pub struct Flat {
    budget: Budget,
    playout: Playout,
    margin: f32,
    whim: BotRng,
}

impl Flat {
    /// With light playouts to the end.
    pub fn new(budget: Budget, whim: BotRng) -> Self {
        Self { budget, playout: Playout::LIGHT, margin: 0.1, whim }
    }

    /// With other playouts.
    #[must_use]
    pub fn playing(self, playout: Playout) -> Self {
        Self { playout, ..self }
    }
}

impl<G: Heuristic> Bot<G> for Flat {
    fn choose(&mut self, view: &View<G>, legal: &[G::Action]) -> G::Action {
        let (Some(seat), true) = (view.viewer.seat(), legal.len() > 1) else { return legal[0] };
        let began = Instant::now();
        let Self { budget, playout, margin, whim } = self;
        let aim = Aim { margin: *margin, spread: G::SPREAD };
        let mut lists = Lists::default();
        let mut totals = vec![(0.0f64, 0u32); legal.len()];
        let mut sampled = G::determinize(view, whim);
        let mut next = 0;
        budget.spend(began, || {
            if next == legal.len() {
                next = 0;
                sampled = G::determinize(view, whim);
            }
            let mut world = sampled.clone();
            world.apply(seat, legal[next], &mut Silent);
            let outlook = playout.run(&mut world, &mut lists, whim);
            totals[next].0 += f64::from(aim.value(&outlook, seat, world.seats()));
            totals[next].1 += 1;
            next += 1;
        });
        let means: Vec<f32> = totals.iter().map(|(total, count)| (total / f64::from((*count).max(1))) as f32).collect();
        legal[best_of(&means, whim)]
    }
}
