//! Many random games, on one or several threads, counted the same whatever the threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use catalog::Visitor;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;
use tabletop::{
    By, Choices, Dealt, FactValue, Game, Input, Listed, Player, Record, Refusal, Seat, Seed, Standing, Tally,
};

use crate::statistics::{Histogram, Interval, Sum};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many players.
    pub players: u8,
    /// The options of the game.
    pub choices: Choices,
    /// How many games.
    pub games: u64,
    /// The series the games belong to; the same series is the same games.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Times a seat chose among at least two legal actions.
    pub decisions: u64,
    /// Times a seat had only one.
    pub forced_steps: u64,
    /// Answers of nature.
    pub chances: u64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Legal actions per decision.
    pub mean_choices: f64,
    /// Each seat's score and share of the wins.
    pub seats: Vec<SeatReport>,
    /// What else the game counts.
    pub facts: BTreeMap<&'static str, FactReport>,
}

/// How a seat fared.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Its score.
    pub score: Interval,
    /// Its share of the wins; a shared win counts in parts.
    pub wins: Interval,
}

/// A fact of the game over all games.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum FactReport {
    /// How large a share of the games each word was true of.
    Words(BTreeMap<&'static str, Interval>),
    /// Where a number lies.
    #[allow(missing_docs)]
    Number { median: u32, p95: u32, longest: u32 },
    /// How large a share of the wins a role has.
    #[allow(missing_docs)]
    Role { wins: Interval },
}

/// Win shares are counted in sixtieths, which a win shared by up to five divides evenly.
const WHOLE_WIN: f64 = 60.0;

fn win_parts(standing: &Standing, seat: Seat) -> i64 {
    (standing.share(seat) * WHOLE_WIN).round() as i64
}

/// What one thread has counted.
#[derive(Default)]
struct Count {
    tally: Tally,
    games: u64,
    scores: [Sum; Seat::MAX],
    wins: [Sum; Seat::MAX],
    words: BTreeMap<&'static str, BTreeMap<&'static str, u64>>,
    numbers: BTreeMap<&'static str, Histogram>,
    roles: BTreeMap<&'static str, Sum>,
}

impl Count {
    fn add<G: Game>(&mut self, state: &G, standing: &Standing) {
        self.games += 1;
        for seat in Seat::first(standing.seats()) {
            self.scores[seat.index()].add(i64::from(standing.score(seat)));
            self.wins[seat.index()].add(win_parts(standing, seat));
        }
        for fact in state.facts() {
            match fact.value {
                FactValue::Word(word) => *self.words.entry(fact.name).or_default().entry(word).or_default() += 1,
                FactValue::Number(number) => self.numbers.entry(fact.name).or_default().add(number),
                FactValue::Seat(seat) => self.roles.entry(fact.name).or_default().add(win_parts(standing, seat)),
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        self.tally += other.tally;
        self.games += other.games;
        for seat in 0..Seat::MAX {
            self.scores[seat].merge(&other.scores[seat]);
            self.wins[seat].merge(&other.wins[seat]);
        }
        for (name, words) in &other.words {
            for (word, count) in words {
                *self.words.entry(name).or_default().entry(word).or_default() += count;
            }
        }
        for (name, numbers) in &other.numbers {
            self.numbers.entry(name).or_default().merge(numbers);
        }
        for (name, wins) in &other.roles {
            self.roles.entry(name).or_default().merge(wins);
        }
    }

    fn facts(&self) -> BTreeMap<&'static str, FactReport> {
        let share = |count: u64| Sum::of_shares(count, self.games).interval(1.0);
        let words = self.words.iter().map(|(&name, words)| {
            (name, FactReport::Words(words.iter().map(|(&word, &count)| (word, share(count))).collect()))
        });
        let numbers = self.numbers.iter().map(|(&name, numbers)| {
            let (median, p95) = (numbers.quantile(0.5), numbers.quantile(0.95));
            (name, FactReport::Number { median, p95, longest: numbers.largest() })
        });
        let roles = self.roles.iter().map(|(&name, wins)| (name, FactReport::Role { wins: wins.interval(WHOLE_WIN) }));
        words.chain(numbers).chain(roles).collect()
    }
}

/// How many games a thread takes at a time.
const BATCH: u64 = 64;

/// Plays many random games and counts. `progress` is told, now and then and from any thread, how many
/// games have just been finished.
pub fn simulate(game: &str, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Refusal> {
    struct Simulate<'a>(&'a Plan, &'a (dyn Fn(u64) + Sync));
    impl Visitor for Simulate<'_> {
        type Out = Result<Report, Refusal>;
        fn visit<G: Listed>(self) -> Self::Out {
            play_all::<G>(self.0, self.1)
        }
    }
    catalog::visit(game, Simulate(plan, progress))?
}

fn play_all<G: Game>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Refusal> {
    let config = G::configure(plan.players, &plan.choices)?;
    let start = G::new(&config)?;
    let next = AtomicU64::new(0);
    let began = Instant::now();
    let count = thread::scope(|scope| {
        let threads: Vec<_> =
            (0..plan.threads.max(1)).map(|_| scope.spawn(|| play_batches(&start, plan, &next, progress))).collect();
        let mut total = Count::default();
        for thread in threads {
            total.merge(&thread.join().expect("a game that breaks its rules must not be counted"));
        }
        total
    });
    Ok(report::<G>(plan, &count, began.elapsed()))
}

fn play_batches<G: Game>(start: &G, plan: &Plan, next: &AtomicU64, progress: &(dyn Fn(u64) + Sync)) -> Count {
    let mut count = Count::default();
    let mut player = Player::default();
    let mut nature = Dealt::new(Seed::of_game(plan.seed, 0));
    loop {
        let first = next.fetch_add(BATCH, Relaxed);
        if first >= plan.games {
            count.tally = player.tally;
            return count;
        }
        let last = (first + BATCH).min(plan.games);
        for game in first..last {
            let (state, standing) = play_one(start, plan, game, &mut player, &mut nature, |_| ());
            count.add(&state, &standing);
        }
        progress(last - first);
    }
}

/// Plays one numbered game of the plan.
fn play_one<G: Game>(
    start: &G,
    plan: &Plan,
    game: u64,
    player: &mut Player<G>,
    nature: &mut Dealt,
    inputs: impl FnMut(Input<G>),
) -> (G, Standing) {
    let mut state = start.clone();
    nature.reseed(Seed::of_game(plan.seed, game));
    let mut rng = ChaCha8Rng::from_seed(Seed::of_players(plan.seed, game).0);
    let standing = player.play_out(&mut state, nature, &mut rng, inputs);
    (state, standing)
}

/// The record of the plan's `number`-th game, counted from 0.
pub fn record(game: &str, plan: &Plan, number: u64) -> Result<String, Refusal> {
    struct OneGame<'a>(&'a Plan, u64);
    impl Visitor for OneGame<'_> {
        type Out = Result<String, Refusal>;
        fn visit<G: Listed>(self) -> Self::Out {
            record_of::<G>(self.0, self.1).map(|record| record.to_json())
        }
    }
    catalog::visit(game, OneGame(plan, number))?
}

fn record_of<G: Game>(plan: &Plan, game: u64) -> Result<Record<G>, Refusal> {
    if game >= plan.games {
        return Err(Refusal::new("no-such-game-in-the-simulation")
            .with("game", game.to_string())
            .with("games", plan.games.to_string()));
    }
    let config = G::configure(plan.players, &plan.choices)?;
    let seed = Seed::of_game(plan.seed, game);
    let mut record = Record::new(config, Some(seed));
    let start = G::new(&record.config)?;
    let mut random = |input| record.note(input, Some(By::Bot("random".into())));
    let (_, standing) = play_one(&start, plan, game, &mut Player::default(), &mut Dealt::new(seed), &mut random);
    record.standing = Some(standing);
    Ok(record)
}

fn report<G: Game>(plan: &Plan, count: &Count, time: Duration) -> Report {
    let seconds = time.as_secs_f64();
    let Tally { decisions, forced, choices, chances } = count.tally;
    let seat = |seat: Seat| SeatReport {
        seat,
        score: count.scores[seat.index()].interval(1.0),
        wins: count.wins[seat.index()].interval(WHOLE_WIN),
    };
    Report {
        game: G::NAME,
        players: plan.players,
        games: count.games,
        seconds,
        games_per_second: count.games as f64 / seconds,
        decisions,
        forced_steps: forced,
        chances,
        decisions_per_second: decisions as f64 / seconds,
        mean_choices: choices as f64 / decisions.max(1) as f64,
        seats: Seat::first(plan.players).map(seat).collect(),
        facts: count.facts(),
    }
}
