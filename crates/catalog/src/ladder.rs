//! The ladder: every claim about how strong the bots are, as a line that games decide.
//!
//! A rung is an arena with a line for its first bot's share against the others. Games are played until
//! the interval has cleared or missed the line, at most [`MOST_GAMES`]. Levels think in simulations, so
//! their results do not depend on what else the machine does; players compared at equal time think in
//! milliseconds.

use bots::arena::{Interval, Outcome, Plan, Report, Verdict};
use bots::{Level, Spec};

use crate::arena::{Until, means};
use crate::study::LIMIT;

/// The most games of a rung.
pub const MOST_GAMES: u64 = 400;
/// How many games are played before a line can be decided.
pub const LEAST_GAMES: u64 = 20;
/// How long both think where players are compared at equal time.
const EQUAL_TIME: &str = "50ms";
/// Games of a point of the scaling curves.
const SCALING_GAMES: u64 = 100;
/// Games that show how Downtown ends.
const ENDING_GAMES: u64 = 200;

/// The tables at which every level must beat the next.
const TABLES: [(&str, u8); 5] = [("greed", 2), ("greed", 4), ("smile", 2), ("downtown", 2), ("downtown", 4)];

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

/// All rungs; `threads` games are played at a time.
pub fn rungs(threads: usize) -> Vec<Rung> {
    let mut rungs = Vec::new();
    let mut add = |claim, game: &'static str, players: u8, bots: &[&str]| {
        let bots: Vec<Spec> = bots.iter().map(|bot| bot.parse().expect("a bot of ours")).collect();
        let games = match claim {
            Claim::Beats(_) => MOST_GAMES,
            Claim::Scaling(_) => SCALING_GAMES,
            Claim::Ends(_) => ENDING_GAMES,
        };
        let plan = Plan {
            game,
            players,
            options: String::new(),
            means: means(game, players, &bots),
            bots,
            games,
            seed: 1,
            threads,
            study: game == "downtown",
        };
        rungs.push(Rung { claim, plan });
    };
    for (game, players) in TABLES {
        add(Claim::Beats(0.75), game, players, &["easy", "random"]);
        add(Claim::Beats(0.65), game, players, &["normal", "easy"]);
        add(Claim::Beats(0.60), game, players, &["hard", "normal"]);
    }
    // What takes longest comes last.
    add(Claim::Ends(0.99), "downtown", 2, &["hard"]);
    add(Claim::Ends(0.99), "downtown", 4, &["hard"]);
    add(Claim::Beats(0.60), "smile", 1, &["expert"]);
    for (game, players) in TABLES {
        add(Claim::Beats(0.55), game, players, &["expert", "hard"]);
        add(Claim::Beats(0.65), game, players, &["expert", "heuristic"]);
    }
    let (search, flat) = (format!("search:{EQUAL_TIME}"), format!("flat:{EQUAL_TIME}"));
    for (game, players) in TABLES {
        add(Claim::Beats(0.60), game, players, &[&search, &flat]);
    }
    add(Claim::Beats(0.55), "downtown", 4, &[&search, &format!("{search}+turns=0")]);
    for (game, players, once) in [("greed", 2, 500), ("smile", 2, 500)] {
        let once_more = format!("search:{once}");
        for times in [3, 10] {
            add(Claim::Scaling(times), game, players, &[&format!("search:{}", once * times), &once_more]);
        }
    }
    rungs
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
                let ended: Vec<f64> = outcomes.iter().filter_map(ended_below_the_limit).collect();
                let figure = Interval::of_shares(&ended);
                (figure, Some(figure.mean >= share))
            }
        };
        Some(Decided { figure, games: report.games, holds, millis: first.millis, longest: first.longest })
    }

    /// Whether both sides are levels: what people play against.
    pub fn is_between_levels(&self) -> bool {
        let is_level = |bot: &Spec| Level::ALL.iter().any(|level| level.word() == bot.to_string());
        self.plan.bots.iter().all(is_level)
    }
}

/// 1 if the game ended by itself, 0 if it ran into the limit of turns.
pub fn ended_below_the_limit(outcome: &Outcome) -> Option<f64> {
    let limit = outcome.figures.iter().find(|figure| figure.row == LIMIT && figure.column == "share")?;
    Some(1.0 - limit.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_ladder_has_its_own_log() {
        let rungs = rungs(1);
        let mut slugs: Vec<String> = rungs.iter().map(Rung::slug).collect();
        slugs.sort();
        slugs.dedup();
        assert_eq!(slugs.len(), rungs.len());
        assert_eq!(rungs.iter().filter(|rung| matches!(rung.claim, Claim::Beats(_))).count(), 32);
    }
}
