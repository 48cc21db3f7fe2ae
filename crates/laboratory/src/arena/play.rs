//! Playing the games of an arena, on one or several threads.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

use bots::table::{self, Effort, Played, Player};
use bots::{BotRng, Spec};
use review::quick_luck;
use serde::Serialize;
use tabletop::{Listed, Refusal, Seat, Seed};

use crate::arena::{Outcome, seatings};
use crate::study::figures;

/// Which games to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// What else is fixed, as text, so that a log is not continued with other options.
    pub options: String,
    /// The bots.
    pub bots: Vec<Spec>,
    /// The most games.
    pub games: u64,
    /// The series of deals.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// What the bots' names mean, where that may change: the settings of the levels. A log is not
    /// continued with others.
    pub means: Vec<String>,
    /// Whether to count what happens in the games.
    pub study: bool,
    /// Whether to count luck in the games, so that it can be taken off.
    pub luck: bool,
}

/// The branch of a game's whims for its luck; the players have those of their seats.
const LUCK: u64 = u64::MAX;

/// Who sits down when a bot is called to a seat.
pub(super) type Sit<'a, G> = dyn Fn(&Spec, Seat, BotRng) -> Result<Box<dyn Player<G>>, Refusal> + Sync + 'a;

/// What must be equal for a log to be continued.
#[derive(Serialize)]
pub(crate) struct Title<'a> {
    arena: u32,
    game: &'a str,
    players: u8,
    options: &'a str,
    bots: Vec<String>,
    means: &'a [String],
    study: bool,
    seed: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    luck: bool,
}

impl Plan {
    pub(crate) fn title(&self) -> Title<'_> {
        let bots = self.bots.iter().map(Spec::to_string).collect();
        let &Self { game, players, ref options, ref means, study, seed, luck, .. } = self;
        Title { arena: 2, game, players, options, bots, means, study, seed, luck }
    }

    /// Who sits where in the games of one deal.
    pub fn seatings(&self) -> Vec<Vec<usize>> {
        seatings(self.bots.len(), self.players.into(), &|one, other| self.bots[one] == self.bots[other])
    }

    /// The number of games in whole deals, not more than asked for but at least one deal.
    pub fn whole_games(&self) -> u64 {
        let deal = self.seatings().len() as u64;
        (self.games / deal).max(1) * deal
    }
}

/// Plays the games that are not `done` yet and tells each outcome, until there are no more or
/// whoever is told has enough. Outcomes come in any order.
pub(super) fn games<G: Listed>(
    plan: &Plan,
    config: &G::Config,
    sit: &Sit<G>,
    done: &[Outcome],
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Outcome) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    let seatings = plan.seatings();
    let done: BTreeSet<u64> = done.iter().map(|outcome| outcome.game).collect();
    let next = AtomicU64::new(0);
    // Enough is known, or something is wrong; the flag from outside is not ours to raise.
    let enough = AtomicBool::new(false);
    let problem = Mutex::new(None);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let sender = sender.clone();
            let (next, done, seatings, problem, enough) = (&next, &done, &seatings, &problem, &enough);
            let halt = move || enough.load(Relaxed) || stop.load(Relaxed);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Relaxed);
                    if game >= plan.whole_games() || halt() {
                        return;
                    }
                    if done.contains(&game) {
                        continue;
                    }
                    match one_game::<G>(plan, config, sit, seatings, game, &halt) {
                        Ok(Some(outcome)) => drop(sender.send(outcome)),
                        Ok(None) => return,
                        Err(refusal) => {
                            enough.store(true, Relaxed);
                            problem.lock().expect("nobody panics here").get_or_insert(refusal);
                        }
                    }
                }
            });
        }
        drop(sender);
        for outcome in receiver {
            if tell(outcome).is_break() {
                enough.store(true, Relaxed);
            }
        }
    });
    problem.into_inner().expect("nobody panics here").map_or(Ok(()), Err)
}

/// Plays one numbered game; `None` if it was stopped.
fn one_game<G: Listed>(
    plan: &Plan,
    config: &G::Config,
    sit: &Sit<G>,
    seatings: &[Vec<usize>],
    game: u64,
    stop: &dyn Fn() -> bool,
) -> Result<Option<Outcome>, Refusal> {
    let deal = game / seatings.len() as u64;
    let seating = seatings[(game % seatings.len() as u64) as usize].clone();
    // The players' generators come from another seed than the deal.
    let bytes = Seed::of_players(plan.seed, game).0;
    let mut whims = bytes
        .chunks(8)
        .fold(BotRng::of(0), |mut whim, chunk| whim.branch(u64::from_le_bytes(chunk.try_into().expect("eight bytes"))));
    let mut players = (0u64..)
        .zip(Seat::first(plan.players))
        .zip(&seating)
        .map(|((number, seat), &bot)| sit(&plan.bots[bot], seat, whims.branch(number)))
        .collect::<Result<Vec<_>, _>>()?;
    let Played { table, efforts, forfeit } =
        table::play::<G>(config, Seed::of_game(plan.seed, deal), &mut players, stop)?;
    let each = |number: &dyn Fn(&Effort) -> u64| efforts[..seating.len()].iter().map(number).collect::<Vec<u64>>();
    let outcome = Outcome {
        game,
        ranks: Vec::new(),
        scores: Vec::new(),
        choices: efforts[..seating.len()].iter().map(|effort| effort.choices).collect(),
        millis: each(&|effort| effort.time.as_millis() as u64),
        longest: each(&|effort| effort.longest.as_millis() as u64),
        inputs: table.record().inputs.len(),
        seating,
        forfeit: None,
        figures: Vec::new(),
        luck: Vec::new(),
    };
    Ok(match (table.standing(), forfeit) {
        (_, Some((seat, reason))) => Some(outcome.forfeited(seat, reason)),
        (Some(standing), None) => {
            let figures = if plan.study { figures(&table, &standing) } else { Vec::new() };
            // With whims of its own, so that it knows nothing of the players' ones.
            let luck = if plan.luck {
                let looks = quick_luck(table.record(), &mut whims.branch(LUCK))?;
                let of_seat = |seat: Seat| looks.iter().map(|look| look.win[seat.index()]).collect();
                Seat::first(plan.players).map(of_seat).collect()
            } else {
                Vec::new()
            };
            Some(Outcome { figures, luck, ..outcome.ranked(&standing) })
        }
        (None, None) => None,
    })
}
