//! Ratings on the Elo scale from who finished ahead of whom.

use bots::BotRng;
use tabletop::below;

use crate::arena::Outcome;
use crate::statistics::Interval;

/// How often the deals are drawn anew for the intervals.
const REDRAWN: usize = 200;
/// Points that make somebody ten times as likely to finish ahead.
const TENFOLD: f64 = 400.0;

/// Wins of each bot over each other bot; a tie is half a win for both.
type Wins = Vec<Vec<f64>>;

fn wins(bots: usize, deals: &[&[&Outcome]]) -> Wins {
    let mut wins = vec![vec![0.0; bots]; bots];
    for outcome in deals.iter().copied().flatten() {
        for (seat, &bot) in outcome.seating.iter().enumerate() {
            for (other_seat, &other) in outcome.seating.iter().enumerate() {
                if bot != other {
                    wins[bot][other] += match outcome.ranks[seat].cmp(&outcome.ranks[other_seat]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }
    wins
}

/// The Bradley–Terry strengths that explain the wins best, as Elo around 0. Every pair that met is
/// given one drawn game more, so that a clean sweep has a finite rating.
fn fit(wins: &Wins) -> Vec<f64> {
    let bots = wins.len();
    let mut strength = vec![1.0; bots];
    for _ in 0..500 {
        let mut next = strength.clone();
        for bot in 0..bots {
            let (mut won, mut expected) = (0.0, 0.0);
            for other in 0..bots {
                let met = wins[bot][other] + wins[other][bot];
                if met > 0.0 {
                    won += wins[bot][other] + 0.5;
                    expected += (met + 1.0) / (strength[bot] + strength[other]);
                }
            }
            if expected > 0.0 {
                next[bot] = won / expected;
            }
        }
        let mean = next.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / bots as f64;
        strength = next.iter().map(|strength| strength / mean.exp()).collect();
    }
    strength.iter().map(|strength| TENFOLD * strength.log10()).collect()
}

/// The rating of each bot with its interval, from whole deals drawn anew.
pub(crate) fn ratings(bots: usize, deals: &[&[&Outcome]]) -> Vec<Interval> {
    let middle = fit(&wins(bots, deals));
    let mut whim = BotRng::of(1);
    let mut drawn: Vec<Vec<f64>> = (0..REDRAWN)
        .map(|_| {
            let again: Vec<_> = deals.iter().map(|_| deals[below(&mut whim, deals.len() as u32) as usize]).collect();
            fit(&wins(bots, &again))
        })
        .collect();
    (0..bots)
        .map(|bot| {
            drawn.sort_by(|one, other| one[bot].total_cmp(&other[bot]));
            let at = |share: f64| drawn[(share * (REDRAWN - 1) as f64).round() as usize][bot];
            Interval { mean: middle[bot], low: at(0.025).min(middle[bot]), high: at(0.975).max(middle[bot]) }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_in_four_are_about_190_points() {
        let rating = fit(&vec![vec![0.0, 3000.0], vec![1000.0, 0.0]]);
        assert!((rating[0] - rating[1] - 190.8).abs() < 1.0, "{rating:?}");
        let sweep = fit(&vec![vec![0.0, 50.0], vec![0.0, 0.0]]);
        assert!(sweep[0].is_finite() && sweep[0] > 300.0, "{sweep:?}");
    }
}
