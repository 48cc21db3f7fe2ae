//! Bots by name, for one seat at a desk.

use bots::{Bot, Level, Search, Spec, Whim};
use tabletop::{Heuristic, Refusal, View};

use crate::bots::level;

/// The levels people choose from.
pub const LEVELS: [&str; 4] = [Level::Easy.word(), Level::Normal.word(), Level::Hard.word(), Level::Expert.word()];

/// Whether there is such a bot. Programs are not: only a door that was opened on purpose starts them.
pub fn check_bot(kind: &str) -> Result<(), Refusal> {
    match kind.parse::<Spec>()?.program() {
        Some(program) => Err(Refusal::new("no-programs-here").with("program", program)),
        None => Ok(()),
    }
}

/// The bot somebody asked for, for a table of so many.
pub(crate) fn build<G: Heuristic>(kind: &str, players: u8, whim: u64) -> Result<Box<dyn Bot<G>>, Refusal> {
    kind.parse::<Spec>()?.build(&|wanted| level(G::NAME, players, wanted), Whim::of(whim))
}

/// What a strong player thinks of each choice, best first: action, share of the win, score, visits.
pub(crate) fn analyse<G: Heuristic>(
    players: u8,
    whim: u64,
    view: &View<G>,
    legal: &[G::Action],
) -> Vec<(G::Action, f32, f32, u32)> {
    let mut search = Search::<G>::new(level(G::NAME, players, Level::Expert), Whim::of(whim));
    let ranked = search.analyse(view, legal).choices;
    ranked.into_iter().map(|choice| (choice.action, choice.share, choice.score, choice.visits)).collect()
}
