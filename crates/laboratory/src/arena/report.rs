//! What the outcomes say.

use std::fmt::Write;

use serde::Serialize;

use crate::arena::rating::ratings;
use crate::arena::{Outcome, Plan};
use crate::statistics::{Interval, variance, without};

/// How one bot fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// In how many games it sat, counted once for each seat.
    pub seats: u64,
    /// Its share of the wins for each seat it had.
    pub share: Interval,
    /// Its share with luck taken off, where that was counted: the same on average.
    pub fair: Option<Fair>,
    /// That share against the mean share of the others at the table: one half is even, whatever
    /// the number of players.
    pub relative: Interval,
    /// Its score.
    pub score: Interval,
    /// Its rating on the Elo scale; the mean of all bots is 0.
    pub rating: Interval,
    /// Mean time of a choice in milliseconds.
    pub millis: f64,
    /// Its longest choice in milliseconds.
    pub longest: u64,
    /// How many games it gave away because it could not go on.
    pub forfeits: u64,
    /// Why, the first time.
    pub forfeit: Option<String>,
}

/// A bot's share with luck taken off.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Fair {
    /// The share.
    pub share: Interval,
    /// Against the others at the table.
    pub relative: Interval,
    /// By how much this makes the variance of a game's result smaller.
    pub of_a_game: f64,
    /// By how much it makes that of a deal smaller that was played in all seatings.
    pub of_a_deal: f64,
    /// By how much the variance of so many games is smaller for playing each deal in all seatings.
    pub seatings: f64,
}

impl Fair {
    /// From what the bot came to in each game of each deal: its share, and its luck by each look.
    fn of(deals: &[Vec<Vec<f64>>], relative: &impl Fn(f64) -> f64) -> Self {
        let mean = |deal: &Vec<Vec<f64>>| {
            let columns = 0..deal.first().map_or(0, Vec::len);
            columns.map(|at| deal.iter().map(|game| game[at]).sum::<f64>() / deal.len() as f64).collect()
        };
        let (shares, luck) = columns(&deals.iter().map(mean).collect::<Vec<_>>());
        let fair = without(&shares, &luck);
        // One game of each deal, in every seating once: these are independent.
        let single = deals.iter().enumerate().map(|(at, deal)| deal[at / 2 % deal.len()].clone());
        let (ones, their_luck) = columns(&single.collect::<Vec<_>>());
        let share = Interval::of_shares(&fair);
        let games = deals.first().map_or(1.0, |deal| deal.len() as f64);
        Self {
            share,
            relative: share.map(relative),
            of_a_game: variance(&ones) / variance(&without(&ones, &their_luck)),
            of_a_deal: variance(&shares) / variance(&fair),
            seatings: variance(&ones) / games / variance(&shares),
        }
    }
}

/// Rows of a share and of luck by each look, as a column of shares and one for each look.
fn columns(rows: &[Vec<f64>]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let column = |at: usize| rows.iter().map(|row| row[at]).collect();
    (column(0), (1..rows.first().map_or(1, Vec::len)).map(column).collect())
}

/// What an arena has found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// The options, as text.
    pub options: String,
    /// The games that count: those of deals that were played in all seatings.
    pub games: u64,
    /// How many deals that is.
    pub deals: u64,
    /// Choices of all seats in a game, on average.
    pub choices: f64,
    /// The bots, in the order they were named.
    pub bots: Vec<BotReport>,
}

/// Whether the first bot clears a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The whole interval is above it.
    Clears,
    /// The whole interval is below it.
    Misses,
    /// The best guess reaches the line, and the interval is above even.
    Holds,
    /// Not even that.
    Fails,
}

impl Report {
    /// What these outcomes of the plan say; `None` before the first whole deal.
    pub fn of(plan: &Plan, outcomes: &[Outcome]) -> Option<Self> {
        let per_deal = plan.seatings().len() as u64;
        let mut sorted: Vec<&Outcome> = outcomes.iter().collect();
        sorted.sort_by_key(|outcome| outcome.game);
        let deals: Vec<&[&Outcome]> = sorted
            .chunk_by(|one, other| one.game / per_deal == other.game / per_deal)
            .filter(|deal| deal.len() as u64 == per_deal)
            .collect();
        if deals.is_empty() {
            return None;
        }
        let ratings = ratings(plan.bots.len(), &deals);
        let games = deals.iter().copied().flatten();
        let choices = games.clone().map(|game| f64::from(game.choices.iter().sum::<u32>())).sum::<f64>();
        let count = deals.len() as u64 * per_deal;
        let bots = (0..plan.bots.len()).map(|bot| {
            // The mean of a figure over all seats of the bot in each deal.
            let figures = |figure: &dyn Fn(&Outcome, usize) -> Option<f64>| -> Vec<f64> {
                let of_deal = |deal: &&[&Outcome]| {
                    let all = deal.iter().flat_map(|game| {
                        let seats = game.seating.iter().enumerate().filter(|(_, at)| **at == bot);
                        seats.filter_map(|(seat, _)| figure(game, seat))
                    });
                    let (sum, count) = all.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
                    (count > 0.0).then_some(sum / count)
                };
                deals.iter().filter_map(of_deal).collect()
            };
            let share = Interval::of_shares(&figures(&|game, seat| Some(game.share(seat))));
            let score = |game: &Outcome, seat: usize| game.forfeit.is_none().then(|| f64::from(game.scores[seat]));
            let given_away = games.clone().filter_map(|game| {
                let forfeit = game.forfeit.as_ref()?;
                (game.seating[forfeit.seat] == bot).then_some(&forfeit.reason)
            });
            let others = f64::from(plan.players) - 1.0;
            let relative = |share: f64| {
                let rest = if others > 0.0 { (1.0 - share) / others } else { 1.0 - share };
                share / (share + rest)
            };
            let looks = games.clone().map(|game| game.looks()).max().unwrap_or_default();
            let fair = plan.luck.then(|| {
                let of_game = |game: &Outcome| {
                    let seats: Vec<usize> = (0..game.seating.len()).filter(|&seat| game.seating[seat] == bot).collect();
                    let mean = |of: &dyn Fn(usize) -> f64| {
                        seats.iter().map(|&seat| of(seat)).sum::<f64>() / seats.len() as f64
                    };
                    let luck = (0..looks).map(|look| mean(&|seat| game.luck(seat, look)));
                    (!seats.is_empty()).then(|| [mean(&|seat| game.share(seat))].into_iter().chain(luck).collect())
                };
                let deals: Vec<Vec<Vec<f64>>> =
                    deals.iter().map(|deal| deal.iter().filter_map(|game| of_game(game)).collect()).collect();
                Fair::of(&deals, &relative)
            });
            let own = games.clone().flat_map(|game| {
                let seats = game.seating.iter().enumerate().filter(|(_, at)| **at == bot);
                seats.map(|(seat, _)| (game.choices[seat], game.millis[seat], game.longest[seat]))
            });
            let (asked, millis, longest, seats) = own.fold((0, 0, 0, 0), |(asked, millis, longest, seats), one| {
                (asked + u64::from(one.0), millis + one.1, one.2.max(longest), seats + 1)
            });
            BotReport {
                bot: plan.bots[bot].to_string(),
                seats,
                share,
                fair,
                relative: share.map(relative),
                score: Interval::of(&figures(&score)),
                rating: ratings[bot],
                millis: millis as f64 / asked.max(1) as f64,
                longest,
                forfeits: given_away.clone().count() as u64,
                forfeit: given_away.clone().next().cloned(),
            }
        });
        Some(Self {
            game: plan.game,
            players: plan.players,
            options: plan.options.clone(),
            games: count,
            deals: deals.len() as u64,
            choices: choices / count as f64,
            bots: bots.collect(),
        })
    }

    /// Whether the first bot's relative share reaches the line: with luck taken off, where it was counted.
    pub fn verdict(&self, line: f64) -> Verdict {
        let relative = self.bots[0].fair.map_or(self.bots[0].relative, |fair| fair.relative);
        if relative.low >= line {
            Verdict::Clears
        } else if relative.high < line {
            Verdict::Misses
        } else if relative.mean >= line && relative.low > 0.5 {
            Verdict::Holds
        } else {
            Verdict::Fails
        }
    }

    /// As a table in Markdown.
    pub fn markdown(&self) -> String {
        let mut text = format!(
            "{}, {} players{}{}: {} games on {} deals, 95 % intervals\n\n",
            self.game,
            self.players,
            if self.options.is_empty() { "" } else { ", " },
            self.options,
            self.games,
            self.deals
        );
        let percent = |figure: Interval| {
            format!("{:.1} % ({:.1} to {:.1})", 100.0 * figure.mean, 100.0 * figure.low, 100.0 * figure.high)
        };
        text.push_str("| bot | win share | against the others | score | rating | ms a choice | longest |\n");
        text.push_str("|---|---|---|---|---|---|---|\n");
        for bot in &self.bots {
            let BotReport { share, relative, score, rating, millis, longest, .. } = bot;
            let _ = writeln!(
                text,
                "| {} | {} | {} | {:.1} ± {:.1} | {:+.0} ({:+.0} to {:+.0}) | {millis:.1} | {longest} |",
                bot.bot,
                percent(*share),
                percent(*relative),
                score.mean,
                score.high - score.mean,
                rating.mean,
                rating.low,
                rating.high,
            );
        }
        if self.bots.iter().any(|bot| bot.fair.is_some()) {
            text.push_str("\nWith luck taken off; how many times smaller it makes the variance:\n\n");
            text.push_str("| bot | win share | against the others | of a game | of a deal in all seatings |\n");
            text.push_str("|---|---|---|---|---|\n");
        }
        for (bot, fair) in self.bots.iter().filter_map(|bot| Some((&bot.bot, bot.fair?))) {
            let Fair { share, relative, of_a_game, of_a_deal, .. } = fair;
            let (share, relative) = (percent(share), percent(relative));
            let _ = writeln!(text, "| {bot} | {share} | {relative} | {of_a_game:.2} | {of_a_deal:.2} |");
        }
        for bot in &self.bots {
            if let Some(reason) = &bot.forfeit {
                let _ = writeln!(text, "\n{} forfeited {} games, the first one so: {reason}", bot.bot, bot.forfeits);
            }
        }
        text
    }
}
