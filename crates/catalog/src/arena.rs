//! The arena for any game by its name: what the front doors need of [`bots::arena`].

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

pub use bots::arena::{BotReport, Interval, Log, Outcome, Plan, Problem, Report, Verdict, plot};
pub use bots::{Level, Spec};
use tabletop::{Choices, Heuristic, Refusal};

use crate::bots::level;
use crate::entry::Typed;

/// A game that bots can play, with its types erased.
trait Contest: Sync {
    fn run(
        &self,
        plan: &Plan,
        choices: &Choices,
        done: &[Outcome],
        stop: &AtomicBool,
        tell: &mut dyn FnMut(Outcome) -> ControlFlow<()>,
    ) -> Result<(), Refusal>;
}

impl<G: Heuristic> Contest for Typed<G> {
    fn run(
        &self,
        plan: &Plan,
        choices: &Choices,
        done: &[Outcome],
        stop: &AtomicBool,
        tell: &mut dyn FnMut(Outcome) -> ControlFlow<()>,
    ) -> Result<(), Refusal> {
        let config = G::configure(plan.players, choices)?;
        let levels = |wanted| level(G::NAME, plan.players, wanted);
        bots::arena::run::<G>(plan, &config, &levels, done, stop, tell)
    }
}

fn contest(game: &str) -> Result<&'static dyn Contest, Refusal> {
    const DOWNTOWN: Typed<downtown::Downtown> = Typed::new();
    const GREED: Typed<greed::Greed> = Typed::new();
    const SMILE: Typed<smile::Smile> = Typed::new();
    match game {
        "downtown" => Ok(&DOWNTOWN),
        "greed" => Ok(&GREED),
        "smile" => Ok(&SMILE),
        _ => Err(Refusal::new("game-without-bots").with("game", game)),
    }
}

/// When to stop before all games are played.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Until {
    /// A line for the first bot's share against the others: when the interval has cleared or missed
    /// it, enough is known.
    pub line: Option<f64>,
    /// How many deals are played in any case before that.
    pub deals: u64,
}

/// Plays the games of a plan, writes them down, and says what came of them; `None` if there is no
/// whole deal. `progress` is told of every finished game; `stop` ends it early from outside.
pub fn run(
    plan: &Plan,
    choices: &Choices,
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
        report.deals >= until.deals && decided
    };
    if !enough(&outcomes) {
        let mut failed = None;
        contest(plan.game)?.run(plan, choices, &done, stop, &mut |outcome| {
            if let Err(error) = log.add(&outcome) {
                failed = Some(error);
                return ControlFlow::Break(());
            }
            outcomes.push(outcome);
            progress();
            if enough(&outcomes) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        if let Some(error) = failed {
            return Err(Refusal::new("log-cannot-be-written").with("problem", error.to_string()));
        }
    }
    let report = Report::of(plan, &outcomes);
    log.outcomes = outcomes;
    Ok(report)
}

/// The log of a plan in a file, continued if it is there.
pub fn log(path: &Path, plan: &Plan) -> Result<Log, Problem> {
    Log::open(path, plan)
}
