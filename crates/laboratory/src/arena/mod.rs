//! The arena: many games between bots, arranged so that luck and seats even out.
//!
//! One *deal* is played in every seating of the bots, so nobody is better off for the cards or the
//! place; the deals are independent, so all intervals are taken over deals.

mod chart;
mod log;
mod outcome;
mod play;
mod rating;
mod report;
mod seating;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use bots::level;
use bots::table::Player;
pub use bots::{Level, Spec};
use catalog::Visitor;
use catalog::external::{PlayerFactory, PlayerRequest, Seated};
pub use chart::{Axis, Dot, curves, dots, over_time, plot};
pub use log::{Log, Problem};
pub use outcome::{Forfeit, Outcome};
pub use play::Plan;
pub use report::{BotReport, Fair, Report, Verdict};
pub use seating::seatings;
use tabletop::{Choices, Listed, Refusal, Seat};

use crate::study::{self, Table};

/// When to stop before all games are played.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Until {
    /// A line for the first bot's share against the others: when the interval has cleared or missed
    /// it, enough is known.
    pub line: Option<f64>,
    /// How many games are played in any case before that.
    pub games: u64,
}

/// Plays the games of a plan, writes them down, and says what came of them; `None` if there is no
/// whole deal. Programs come in through the `door`. `progress` is told of every finished game; `stop`
/// ends it early from outside.
pub fn run(
    plan: &Plan,
    choices: &Choices,
    door: &PlayerFactory,
    log: &mut Log,
    until: Until,
    stop: &AtomicBool,
    progress: &dyn Fn(),
) -> Result<Option<Report>, Refusal> {
    let mut outcomes = std::mem::take(&mut log.outcomes);
    let done = outcomes.clone();
    let enough = |outcomes: &[Outcome]| {
        let (Some(line), Some(report)) = (until.line, Report::of(plan, outcomes)) else { return false };
        let decided = matches!(report.verdict(line), Verdict::Clears | Verdict::Misses);
        report.games >= until.games && decided
    };
    if !enough(&outcomes) {
        let mut failed = None;
        let mut tell = |outcome| {
            if let Err(error) = log.add(&outcome) {
                failed = Some(error);
                return ControlFlow::Break(());
            }
            outcomes.push(outcome);
            progress();
            if enough(&outcomes) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        play(plan, choices, door, &done, stop, &mut tell)?;
        if let Some(error) = failed {
            return Err(Refusal::new("log-cannot-be-written").with("problem", error.to_string()));
        }
    }
    let report = Report::of(plan, &outcomes);
    log.outcomes = outcomes;
    Ok(report)
}

/// Plays the games of a plan that are not `done` yet and tells each outcome, in any order, until there
/// are no more or whoever is told has enough.
pub fn play(
    plan: &Plan,
    choices: &Choices,
    door: &PlayerFactory,
    done: &[Outcome],
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Outcome) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    catalog::visit(plan.game, Play { plan, choices, door, done, stop, tell })?
}

struct Play<'a, 'd> {
    plan: &'a Plan,
    choices: &'a Choices,
    door: &'a PlayerFactory<'d>,
    done: &'a [Outcome],
    stop: &'a AtomicBool,
    tell: &'a mut dyn FnMut(Outcome) -> ControlFlow<()>,
}

impl Visitor for Play<'_, '_> {
    type Out = Result<(), Refusal>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Plan { players, options, .. } = self.plan;
        let config = G::configure(*players, self.choices)?;
        let levels = |wanted| level::<G>(*players, wanted);
        let sit = |spec: &Spec, seat: Seat, whim| -> Result<Box<dyn Player<G>>, Refusal> {
            let Some(program) = spec.program() else { return Ok(Box::new(spec.build::<G>(&levels, whim)?)) };
            let invitation = PlayerRequest { program, game: G::NAME, seat, players: *players, options };
            Ok(Box::new(Seated((self.door)(&invitation)?)))
        };
        play::games::<G>(self.plan, &config, &sit, self.done, self.stop, self.tell)
    }
}

/// What the bots' names mean at such a table, for a [`Plan`].
pub fn means(game: &str, players: u8, bots: &[Spec]) -> Result<Vec<String>, Refusal> {
    catalog::visit(game, Means { players, bots })
}

struct Means<'a> {
    players: u8,
    bots: &'a [Spec],
}

impl Visitor for Means<'_> {
    type Out = Vec<String>;

    fn visit<G: Listed>(self) -> Self::Out {
        self.bots.iter().map(|bot| bot.means(&|wanted| level::<G>(self.players, wanted))).collect()
    }
}

/// What was counted in the games of a plan with a study.
pub fn tables(plan: &Plan, outcomes: &[Outcome]) -> Result<Vec<Table>, Refusal> {
    study::tables(plan.game, outcomes)
}
