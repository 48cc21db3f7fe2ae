//! What a game hands in besides its rules, in one value: the catalogue and everything behind it (bots,
//! arena, ladder, server, terminal, page) ask this and never the game's name.

use crate::study::{Ledger, StudyTable};
use crate::{Game, Heuristic, Positioned, Session, Standing, Tell};

/// A game that can be put on the list: all that a table needs.
pub trait Listed: Tell + Positioned + Heuristic {
    /// Everything that is not a rule.
    const LISTING: Listing<Self>;
}

/// Everything about a game that is not a rule. Its sentences and rule books are found by its name:
/// `locales/LANGUAGE/NAME*.ftl`, `docs/rules/NAME.LANGUAGE.md`.
#[derive(Clone, Copy, Debug)]
pub struct Listing<G: Game> {
    /// What the ids of its rules begin with: `gr` in `gr.draft`.
    pub rules: &'static str,
    /// How many sit down if nobody says how many.
    pub usual_players: u8,
    /// Options that make for a short game, as tests and demonstrations like it.
    pub short: &'static [(&'static str, &'static str)],
    /// How its bots think at a table of so many.
    pub levels: fn(players: u8) -> Levels,
    /// What is worth counting.
    pub study: Study<G>,
    /// What is claimed of its bots.
    pub ladder: Ladder,
    /// How a table is valued where luck is taken off the results of many games.
    pub foresight: Foresight,
}

/// How the four levels think: the same player with more or less time, and a stated noise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// After how many turns a simulation is cut off and the game's own outlook takes over; `None` to
    /// play to the end.
    pub turns: Option<u32>,
    /// Easy, normal, hard, expert: how many simulations, and how blurred the judgement is.
    pub efforts: [(u32, f32); 4],
}

/// Values of a table that are told quickly: rules of thumb play on, and along the way the outlook is asked. The nearer
/// this is to how the bots play on, the more luck it sees; on average luck is nothing in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// After so many turns each, which are more and more: none for the outlook of the table as it lies, `None` for the
    /// end. Each is a value of its own; how much it counts is learned from the games.
    pub looks: &'static [Option<u32>],
    /// So many times, and as often for what nature could have answered.
    pub times: u32,
}

impl Foresight {
    /// What does for a game that nobody has measured yet: the outlook of the table as it lies.
    pub const OUTLOOK: Self = Self { looks: &[Some(0)], times: 32 };
}

/// What is counted in finished games between good players.
#[derive(Clone, Copy, Debug)]
pub struct Study<G: Game> {
    /// The tables made of it, in order, besides the one about the seats that every game has.
    pub tables: &'static [StudyTable],
    /// Counts in one finished game.
    pub count: fn(&Session<G>, &Standing, &mut Ledger),
    /// The row of games that ran into a limit instead of ending by themselves, if there is a limit.
    pub limit: Option<&'static str>,
}

impl<G: Game> Study<G> {
    /// Nothing but the seats.
    pub const NOTHING: Self = Self { tables: &[], count: |_, _, _| (), limit: None };
}

/// What is claimed of the bots, and is decided by games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    /// The tables, by number of players, at which every level must beat the next.
    pub tables: &'static [u8],
    /// Tables at which it is measured what three and ten times the thought are worth.
    pub scaling: &'static [u8],
    /// What else: at a table of so many, the first bot against the others reaches this share.
    pub claims: &'static [(u8, f64, &'static [&'static str])],
}

impl Ladder {
    /// Nothing is claimed.
    pub const NOTHING: Self = Self { tables: &[], scaling: &[], claims: &[] };
}
