//! The arena for any game by its name: what the front doors need of [`bots::arena`].

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

pub use bots::arena::{
    Axis, BotReport, Dot, Interval, Log, Outcome, Plan, Problem, Report, Verdict, curves, dots, plot,
};
use bots::table::Player;
pub use bots::{Level, Spec};
use tabletop::{Choices, Refusal, Seat};

use crate::bots::level;
use crate::desk::Table;
use crate::entry::Typed;
use crate::guest::{Door, Invitation, Seated};
use crate::study::{self, Study};

/// A game that bots can play, with its types erased.
trait Contest: Sync {
    fn run(
        &self,
        plan: &Plan,
        choices: &Choices,
        door: &Door,
        done: &[Outcome],
        stop: &AtomicBool,
        tell: &mut dyn FnMut(Outcome) -> ControlFlow<()>,
    ) -> Result<(), Refusal>;
    fn tables(&self, outcomes: &[Outcome]) -> Vec<study::Table>;
}

impl<G: Table + Study> Contest for Typed<G> {
    fn run(
        &self,
        plan: &Plan,
        choices: &Choices,
        door: &Door,
        done: &[Outcome],
        stop: &AtomicBool,
        tell: &mut dyn FnMut(Outcome) -> ControlFlow<()>,
    ) -> Result<(), Refusal> {
        let config = G::configure(plan.players, choices)?;
        let levels = |wanted| level(G::NAME, plan.players, wanted);
        let sit = |spec: &Spec, seat: Seat, whim| -> Result<Box<dyn Player<G>>, Refusal> {
            let Some(program) = spec.program() else { return Ok(Box::new(spec.build::<G>(&levels, whim)?)) };
            let Plan { players, options, .. } = plan;
            let invitation = Invitation { program, game: G::NAME, seat, players: *players, options };
            Ok(Box::new(Seated(door(&invitation)?)))
        };
        bots::arena::run::<G>(plan, &config, &sit, &study::figures::<G>, done, stop, tell)
    }

    fn tables(&self, outcomes: &[Outcome]) -> Vec<study::Table> {
        study::tables(G::TABLES, outcomes)
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
    /// How many games are played in any case before that.
    pub games: u64,
}

/// Plays the games of a plan, writes them down, and says what came of them; `None` if there is no
/// whole deal. Programs come in through the `door`. `progress` is told of every finished game; `stop`
/// ends it early from outside.
pub fn run(
    plan: &Plan,
    choices: &Choices,
    door: &Door,
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
        contest(plan.game)?.run(plan, choices, door, &done, stop, &mut |outcome| {
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

/// What the bots' names mean at such a table, for a [`Plan`].
pub fn means(game: &str, players: u8, bots: &[Spec]) -> Vec<String> {
    bots.iter().map(|bot| bot.means(&|wanted| level(game, players, wanted))).collect()
}

/// What was counted in the games of a plan with a study.
pub fn tables(plan: &Plan, outcomes: &[Outcome]) -> Result<Vec<study::Table>, Refusal> {
    Ok(contest(plan.game)?.tables(outcomes))
}
