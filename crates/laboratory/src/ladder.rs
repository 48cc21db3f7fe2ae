//! The ladder: every claim about how strong the bots are, as a line that games decide.
//!
//! A rung is an arena with a line for its first bot's share against the others. Games are played until
//! the interval has cleared or missed the line, at most [`MOST_GAMES`]. Levels think in simulations, so
//! their results do not depend on what else the machine does; players compared at equal time think in
//! milliseconds.

use bots::{Level, Spec};
use catalog::Visitor;
use tabletop::{Ladder, Listed};

use crate::arena::{Outcome, Plan, Report, Until, Verdict, means};
use crate::statistics::Interval;

/// The most games of a rung.
pub const MOST_GAMES: u64 = 400;
/// How many games are played before a line can be decided.
pub const LEAST_GAMES: u64 = 20;
/// How long both think where players are compared at equal time.
const EQUAL_TIME: &str = "50ms";
/// Games of a point of the scaling curves, and the simulations it begins with.
const SCALING_GAMES: u64 = 100;
const SCALING_FROM: u32 = 500;
/// Games that show how a game with a limit ends.
const ENDING_GAMES: u64 = 200;

/// What a rung is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Claim {
    /// The first bot's share against the others reaches the line.
    Beats(f64),
    /// A point of a curve: what so many times the budget reaches.
    Scaling(u32),
    /// This share of the games ends below the limit of turns.
    Ends(f64),
}

/// One claim and the games that decide it.
#[derive(Clone, Debug)]
pub struct Rung {
    /// What it claims.
    pub claim: Claim,
    /// The games.
    pub plan: Plan,
}

/// What the games said about a rung.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The figure: a share against the others, or of the games that end.
    pub figure: Interval,
    /// Over how many games.
    pub games: u64,
    /// Whether the claim holds; `None` for a point of a curve.
    pub holds: Option<bool>,
    /// Mean milliseconds of a choice of the first bot.
    pub millis: f64,
    /// Its longest choice in milliseconds.
    pub longest: u64,
}

/// All rungs of all games; `threads` games are played at a time. What takes longest comes last.
pub fn rungs(threads: usize) -> Vec<Rung> {
    let claimed = |game: &&dyn catalog::Entry| {
        let (ladder, limit) = catalog::visit(game.name(), Claimed).expect("a game on the list");
        (game.name(), ladder, limit)
    };
    let games: Vec<_> = catalog::games().iter().map(claimed).collect();
    let tables =
        || games.iter().flat_map(|(game, ladder, _)| ladder.tables.iter().map(move |&players| (*game, players)));
    let mut rungs = Vec::new();
    let mut add = |claim, game: &'static str, players: u8, bots: &[&str]| {
        let bots: Vec<Spec> = bots.iter().map(|bot| bot.parse().expect("a bot of ours")).collect();
        let most = match claim {
            Claim::Beats(_) => MOST_GAMES,
            Claim::Scaling(_) => SCALING_GAMES,
            Claim::Ends(_) => ENDING_GAMES,
        };
        let plan = Plan {
            game,
            players,
            options: String::new(),
            means: means(game, players, &bots).expect("a game on the list"),
            bots,
            games: most,
            seed: 1,
            threads,
            luck: false,
            study: games.iter().any(|(name, _, limit)| *name == game && limit.is_some()),
        };
        rungs.push(Rung { claim, plan });
    };
    for (game, players) in tables() {
        add(Claim::Beats(0.75), game, players, &["easy", "random"]);
        add(Claim::Beats(0.65), game, players, &["normal", "easy"]);
        add(Claim::Beats(0.60), game, players, &["hard", "normal"]);
    }
    for (game, ladder, limit) in &games {
        for &players in ladder.tables.iter().filter(|_| limit.is_some()) {
            add(Claim::Ends(0.99), game, players, &["hard"]);
        }
        for &(players, line, bots) in ladder.claims {
            add(Claim::Beats(line), game, players, bots);
        }
    }
    for (game, players) in tables() {
        add(Claim::Beats(0.55), game, players, &["expert", "hard"]);
        add(Claim::Beats(0.65), game, players, &["expert", "heuristic"]);
    }
    let (search, flat) = (format!("search:{EQUAL_TIME}"), format!("flat:{EQUAL_TIME}"));
    for (game, players) in tables() {
        add(Claim::Beats(0.60), game, players, &[&search, &flat]);
    }
    for (game, ladder, _) in &games {
        for (&players, times) in ladder.scaling.iter().flat_map(|players| [(players, 3), (players, 10)]) {
            let (more, once) = (format!("search:{}", SCALING_FROM * times), format!("search:{SCALING_FROM}"));
            add(Claim::Scaling(times), game, players, &[&more, &once]);
        }
    }
    rungs
}

/// What a game claims, and the row of its games that ran into a limit.
struct Claimed;

impl Visitor for Claimed {
    type Out = (Ladder, Option<&'static str>);

    fn visit<G: Listed>(self) -> Self::Out {
        (G::LISTING.ladder, G::LISTING.study.limit)
    }
}

impl Rung {
    /// The name of its log.
    pub fn slug(&self) -> String {
        let Plan { game, players, bots, .. } = &self.plan;
        let bots: Vec<String> = bots.iter().map(|bot| bot.to_string().replace([':', '+', '='], "-")).collect();
        let kind = match self.claim {
            Claim::Beats(_) => "",
            Claim::Scaling(_) => "-scaling",
            Claim::Ends(_) => "-ends",
        };
        format!("{game}-{players}-{}{kind}", bots.join("-over-"))
    }

    /// When enough has been played.
    pub fn until(&self) -> Until {
        let line = match self.claim {
            Claim::Beats(line) => Some(line),
            Claim::Scaling(_) | Claim::Ends(_) => None,
        };
        Until { line, games: LEAST_GAMES }
    }

    /// Whether the games played so far are enough.
    pub fn is_done(&self, outcomes: &[Outcome]) -> bool {
        let decided = |report: &Report, line| matches!(report.verdict(line), Verdict::Clears | Verdict::Misses);
        outcomes.len() as u64 >= self.plan.whole_games()
            || matches!((self.claim, Report::of(&self.plan, outcomes)), (Claim::Beats(line), Some(report))
                if report.games >= LEAST_GAMES && decided(&report, line))
    }

    /// What these games say; `None` before the first whole deal.
    pub fn decide(&self, outcomes: &[Outcome]) -> Option<Decided> {
        let report = Report::of(&self.plan, outcomes)?;
        let first = &report.bots[0];
        let (figure, holds) = match self.claim {
            Claim::Beats(line) => {
                (first.relative, Some(matches!(report.verdict(line), Verdict::Clears | Verdict::Holds)))
            }
            Claim::Scaling(_) => (first.relative, None),
            Claim::Ends(share) => {
                let figure = Interval::of_shares(&self.ended(outcomes));
                (figure, Some(figure.mean >= share))
            }
        };
        Some(Decided { figure, games: report.games, holds, millis: first.millis, longest: first.longest })
    }

    /// For each of these games 1 if it ended by itself and 0 if it ran into the limit; nothing where
    /// there is no limit.
    pub fn ended(&self, outcomes: &[Outcome]) -> Vec<f64> {
        let limit = catalog::visit(self.plan.game, Claimed).ok().and_then(|(_, limit)| limit);
        let ended = |outcome: &Outcome| {
            let at_limit = |figure: &&tabletop::Figure| Some(&*figure.row) == limit && figure.column == "share";
            outcome.figures.iter().find(at_limit).map(|figure| 1.0 - figure.number)
        };
        outcomes.iter().filter_map(ended).collect()
    }

    /// Whether both sides are levels: what people play against.
    pub fn is_between_levels(&self) -> bool {
        let is_level = |bot: &Spec| Level::ALL.iter().any(|level| level.word() == bot.to_string());
        self.plan.bots.iter().all(is_level)
    }
}
