//! What a strong player would have done, and how much less was got by what was done.

use bots::{BotRng, Budget, Level, Playing, Search, Settings, level};
use tabletop::{Listed, Positioned, Seat, View, Viewer};

use crate::{Playouts, Value, Values};

/// How much is thought about a game. Counts and no times, so that a review comes out the same every time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Simulations to find the best choice, and as many for each of two to compare them.
    pub search: u32,
    /// Playouts for the value of a table.
    pub playouts: u32,
    /// Worlds for what a seat could know of its chances.
    pub worlds: u32,
}

/// Simulations for all choices of a game together.
const SEARCHES: u32 = 600_000;
/// A choice has at most three searches; half of them have one.
const EACH: u32 = 2;

impl Effort {
    /// What is usual for a game with so many choices.
    pub fn usual(choices: usize) -> Self {
        let search = (SEARCHES / EACH / (choices as u32).max(1)).clamp(300, 4_000);
        Self { search, playouts: 200, worlds: 100 }
    }
}

/// What a choice was worth beside the best one, as far as its seat could know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement<A> {
    /// What a strong player would have done.
    pub best: A,
    /// What that is worth.
    pub best_value: Value,
    /// What was done is worth this.
    pub taken_value: Value,
}

/// Values tables and judges choices of one game.
pub struct Judge<G: Listed> {
    search: Search<G>,
    /// What tables are worth.
    pub values: Playouts<G>,
    effort: Effort,
    settings: Settings,
    searched: u64,
}

/// The most nodes of a search's trees: no more than simulations.
const NODES: u32 = 1 << 14;

impl<G: Listed> Judge<G> {
    /// A judge at a table of so many.
    pub fn new(players: u8, effort: Effort) -> Self {
        let settings = Settings {
            budget: Budget::Simulations(effort.search.max(1)),
            most_nodes: NODES,
            ..level::<G>(players, Level::Expert)
        };
        Self {
            search: Search::new(settings, BotRng::of(0)),
            values: Playouts::new(settings.playout, effort.playouts),
            effort,
            settings,
            searched: 0,
        }
    }

    /// How many games were simulated.
    pub fn simulations(&self) -> u64 {
        self.searched + self.values.played
    }

    /// A search with whims of its own.
    fn fresh(&mut self, whim: u64) -> &mut Search<G> {
        self.searched += u64::from(self.effort.search);
        self.search.begin_anew(BotRng::of(whim));
        &mut self.search
    }

    /// Judges a choice among several. Who was found first may have been lucky, so both are judged by fresh searches
    /// of the same size; what is less than two standard errors is no loss.
    pub fn choice(&mut self, view: &View<G>, legal: &[G::Action], taken: G::Action, whim: u64) -> Judgement<G::Action> {
        let chooser = view.viewer.seat().map_or(0, Seat::index);
        let best = self.fresh(3 * whim).analyse(view, legal).choices[0].action;
        let better = self.fresh(3 * whim + 1).worth(view, best);
        if best == taken {
            let value = better.mean.into();
            return Judgement { best, best_value: value, taken_value: value };
        }
        let worse = self.fresh(3 * whim + 2).worth(view, taken);
        let error = f64::from(better.error.hypot(worse.error));
        let (best_value, taken_value) = (Value::from(better.mean), Value::from(worse.mean));
        if best_value.win[chooser] - taken_value.win[chooser] < 2.0 * error {
            return Judgement { best, best_value: taken_value, taken_value };
        }
        Judgement { best, best_value, taken_value }
    }

    /// A seat's chance to win and its points, as far as it can know.
    pub fn hopes(&mut self, state: &G, seat: Seat) -> (f64, f64) {
        if state.result().is_some() {
            let value = self.values.of(state);
            return (value.win[seat.index()], value.points[seat.index()]);
        }
        let view = state.view(Viewer::Seat(seat));
        let value = self.values.mean(self.effort.worlds, |whim| G::determinize(&view, whim));
        (value.win[seat.index()], value.points[seat.index()])
    }

    /// Somebody who plays on as this judge does.
    pub(crate) fn playing(&self) -> Playing<G> {
        Playing::new(self.settings.playout)
    }
}

/// The round and the turn of a game, where its positions say them.
pub(crate) fn stage<G: Positioned>(state: &G) -> (Option<u64>, Option<u64>) {
    let position = serde_json::to_value(state.position()).unwrap_or_default();
    (position["round"].as_u64(), position["turn"].as_u64())
}
