//! Bots by name, for one seat at a desk.

use bots::{Bot, BotRng, Level, Playing, Search, Spec, level};
use tabletop::{Game, Line, Listed, Refusal, View};

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
pub(crate) fn build<G: Listed>(kind: &str, players: u8, whim: u64) -> Result<Box<dyn Bot<G>>, Refusal> {
    kind.parse::<Spec>()?.build(&|wanted| level::<G>(players, wanted), BotRng::of(whim))
}

/// So many visits weigh as much as not knowing anything about a choice.
const DOUBT: f32 = 10.0;

/// What is thought of one choice: action, share of the win, score, visits.
pub(crate) type Thought<G> = (<G as Game>::Action, f32, f32, u32);

/// What a strong player thinks of each choice, best first. What was
/// hardly looked at is thought to be as good as the choices are on the whole.
pub(crate) fn analyse<G: Listed>(players: u8, whim: u64, view: &View<G>, legal: &[G::Action]) -> Vec<Thought<G>> {
    let mut search = Search::<G>::new(level::<G>(players, Level::Expert), BotRng::of(whim));
    let mut ranked = search.analyse(view, legal).choices;
    let visits = ranked.iter().map(|choice| choice.visits as f32).sum::<f32>().max(1.0);
    let usual = ranked.iter().map(|choice| choice.share * choice.visits as f32).sum::<f32>() / visits;
    for choice in &mut ranked {
        choice.share = (choice.share * choice.visits as f32 + usual * DOUBT) / (choice.visits as f32 + DOUBT);
    }
    // The first is what it would choose itself.
    if let Some((_, others)) = ranked.split_first_mut() {
        others.sort_by(|one, other| other.share.total_cmp(&one.share));
    }
    ranked.into_iter().map(|choice| (choice.action, choice.share, choice.score, choice.visits)).collect()
}

/// In so many worlds the best choice is compared with the next best.
const WORLDS: u32 = 120;

/// Why the first of the ranked choices is better than the second.
pub(crate) fn reasons<G: Listed>(players: u8, view: &View<G>, ranked: &[Thought<G>]) -> Vec<Line> {
    let [(best, ..), (next, ..), ..] = ranked else { return Vec::new() };
    let mut playing = Playing::new(level::<G>(players, Level::Expert).playout);
    review::reasons(view, *best, *next, WORLDS, &mut playing)
}
