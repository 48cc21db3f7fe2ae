//! The battery: what every game promises (see the contract of [`Game`]), checked at every step of
//! many random games. It is itself tested on a [toy] game with planted faults.
//!
//! A game's `tests/conformance.rs` is a few lines:
//! ```
//! use tabletop::testkit::{Battery, toy::HighCard};
//! Battery { games: 20, thorough: 2, audit: HighCard::audit, ..Battery::<HighCard>::new(2) }.run();
//! ```

mod generated;
mod invariants;
mod knowledge;
mod placed;
pub mod toy;
mod uniform;

pub use generated::{assert_generated, table_head, table_row};
pub use placed::Placements;
pub use uniform::assert_uniform;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::session::finished;
use crate::{Dealt, Fresh, Game, Input, Nature, Pending, Record, Seat, Seed, Silent, below, pick};

/// What is true after every step, as the game sees it: nothing lost, nothing doubled.
pub type Audit<G> = fn(&G) -> Result<(), String>;

/// What the seat can do, as it is written.
pub fn offers<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    legal(game, seat).iter().map(G::Action::to_string).collect()
}

/// Lets nature decide everything it is asked, until somebody else is.
///
/// # Panics
/// If the game is not in order after an answer.
pub fn settle<G: Game>(game: &mut G, audit: Audit<G>) {
    let mut nature = Fresh(ChaCha8Rng::seed_from_u64(1));
    while let Pending::Chance(question) = game.pending() {
        let answer = nature.answer(game, &question);
        game.apply_chance(answer, &mut Silent);
        assert_eq!(audit(game), Ok(()));
    }
}

/// The battery for one game in one set-up.
pub struct Battery<G: Game> {
    /// The set-up.
    pub config: G::Config,
    /// So many random games: the cheap invariants at every step, the dear ones at one random step.
    pub games: u64,
    /// So many more with the dear invariants at every step.
    pub thorough: u64,
    /// The most inputs a game may take.
    pub longest: usize,
    /// Other games than the usual ones, for soaking.
    pub series: u64,
    /// The game hides nothing but what nature has not decided: every view gives the whole state.
    pub open_information: bool,
    /// What must hold after every step.
    pub audit: Audit<G>,
}

impl<G: Game> Battery<G> {
    /// A battery for games with this set-up.
    pub fn new(config: G::Config) -> Self {
        let audit = |_: &G| Ok(());
        Self { config, games: 100, thorough: 5, longest: 100_000, series: 1, open_information: false, audit }
    }

    /// Plays and checks.
    ///
    /// # Panics
    /// At the first promise that is broken, with the game's number and the inputs that lead there.
    pub fn run(&self) {
        let mut ambiguity = Ambiguity::default();
        for number in 0..self.games + self.thorough {
            let mut run = Run::new(self, number);
            run.play(number >= self.games);
            ambiguity.same += run.ambiguity.same;
            ambiguity.different += run.ambiguity.different;
        }
        if self.open_information {
            assert!(ambiguity.different == 0, "a view of an open game leaves something open");
        } else if ambiguity.same > 0 {
            assert!(ambiguity.different > 0, "the sampler always returns the truth");
        }
    }
}

/// How often a sampled state was, and was not, the true one.
#[derive(Default)]
struct Ambiguity {
    same: u64,
    different: u64,
}

/// One game of the battery.
struct Run<'a, G: Game> {
    battery: &'a Battery<G>,
    number: u64,
    rng: ChaCha8Rng,
    state: G,
    record: Record<G>,
    /// Actions seen anywhere in this game: what somebody might try at the wrong moment.
    pool: Vec<G::Action>,
    /// The seat that is in the middle of a choice made together with others: nobody else looks now.
    composing: Option<Seat>,
    ambiguity: Ambiguity,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(battery: &'a Battery<G>, number: u64) -> Self {
        let seed = Seed::of_game(battery.series, number);
        let state = G::new(&battery.config).expect("the battery's set-up is valid");
        let record = Record::new(battery.config.clone(), Some(seed));
        // The players' generator is another one than the deal's.
        let rng = ChaCha8Rng::seed_from_u64(number ^ battery.series << 40);
        Self { battery, number, rng, state, record, pool: Vec::new(), composing: None, ambiguity: Ambiguity::default() }
    }

    fn play(&mut self, thorough: bool) {
        let mut nature = Dealt::new(self.record.seed.expect("dealt"));
        // The one step of an ordinary game that is looked at closely: each as likely, chosen as we go.
        let mut steps = 0;
        let mut close_up = None;
        loop {
            self.record.standing = self.state.result();
            self.check_cheap();
            if thorough {
                self.check_dear();
            } else {
                steps += 1;
                if below(&mut self.rng, steps) == 0 {
                    close_up = Some((self.state.clone(), self.record.inputs.len(), self.composing));
                }
            }
            match self.state.pending() {
                Pending::Chance(question) => {
                    let outcome = nature.answer(&self.state, &question);
                    self.state.apply_chance(outcome, &mut Silent);
                    self.record.inputs.push(Input::Chance(outcome));
                }
                pending @ (Pending::Seat(_) | Pending::Together(_)) => {
                    let seats: Vec<Seat> = pending.seats().iter().collect();
                    let seat = self.composing.unwrap_or_else(|| *pick(&mut self.rng, &seats));
                    let legal = legal(&self.state, seat);
                    let action = *pick(&mut self.rng, &legal);
                    if below(&mut self.rng, 4) == 0 {
                        self.pool.push(*pick(&mut self.rng, &legal));
                    }
                    let before = self.state.clone();
                    self.state.apply(seat, action, &mut Silent);
                    self.composing = (!finished(&before, seat, &self.state)).then_some(seat);
                    self.record.inputs.push(Input::Act(seat, action));
                }
                Pending::Over => break,
            }
            self.expect(self.record.inputs.len() <= self.battery.longest, || "the game does not end".into());
        }
        self.check_end();
        if let Some((state, inputs, composing)) = close_up {
            self.record.standing = state.result();
            self.state = state;
            self.composing = composing;
            self.record.inputs.truncate(inputs);
            self.check_dear();
        }
    }

    /// Fails the test with the way to the failure.
    fn expect(&self, promise: bool, problem: impl FnOnce() -> String) {
        if !promise {
            self.fail(&problem());
        }
    }

    fn fail(&self, problem: &str) -> ! {
        let inputs = serde_json::to_string(&self.record.inputs).expect("inputs are plain data");
        panic!(
            "{problem}\n{} game {} of series {} with {:?}, after {} inputs: {inputs}\n{:?}",
            G::NAME,
            self.number,
            self.battery.series,
            self.battery.config,
            self.record.inputs.len(),
            self.state
        );
    }
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}
