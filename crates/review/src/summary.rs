//! A game in a few sentences.

use tabletop::{Line, Seat};

use crate::wire::{Judged, Parts};

/// From here on luck is worth a sentence: so many games in a hundred away from the middle.
const REMARKABLE: u8 = 25;
/// From here on something is worth telling, of a win.
const TELLING: f64 = 0.05;

/// When it was.
pub(crate) fn when(round: Option<u64>, turn: Option<u64>) -> Line {
    match (round, turn) {
        (Some(round), Some(turn)) => {
            Line::new("review-round-and-turn").with("round", round as i64).with("turn", turn as i64)
        }
        (Some(round), None) => Line::new("review-round").with("round", round as i64),
        (None, Some(turn)) => Line::new("review-turn").with("turn", turn as i64),
        (None, None) => Line::new("review-some-time"),
    }
}

/// A part of a win in hundredths.
pub(crate) fn hundredths(win: f64) -> i64 {
    (win * 100.0).round() as i64
}

/// Of a hundred games, in how many this luck would have been worse, given what chance could have done in this one.
pub(crate) fn luckier_than(luck: f64, variance: f64) -> u8 {
    if variance <= 0.0 {
        return 50;
    }
    let score = luck / variance.sqrt();
    // The normal distribution by a logistic curve: within one in a hundred.
    let below = 1.0 / (1.0 + (-1.5976 * score - 0.070_56 * score.powi(3)).exp());
    (below * 100.0).round().clamp(1.0, 99.0) as u8
}

/// The whole game, to be read before anything else.
pub(crate) fn sentences(
    seat: Seat,
    parts: &Parts,
    luckier: u8,
    grades: &[u32; 5],
    worst: Option<&Judged>,
) -> Vec<Line> {
    let mut told = Vec::new();
    let result = if parts.result.win > 0.0 { "won" } else { "lost" };
    let of_seat = |id| Line::new(id).with("seat", seat).with("result", result);
    // "Luckier than in seven games of ten"; never none and never all.
    let tenths = |share: u8| i64::from(share).div_euclid(10).clamp(1, 9);
    told.push(match luckier {
        many if many >= 50 + REMARKABLE => of_seat("review-was-lucky").with("tenths", tenths(many)),
        few if few <= 50 - REMARKABLE => of_seat("review-was-unlucky").with("tenths", tenths(100 - few)),
        _ => of_seat("review-luck-was-even"),
    });
    let lost = hundredths(-parts.choices.win);
    told.push(match worst.filter(|worst| worst.lost.win >= TELLING) {
        Some(worst) => {
            let moment = of_seat("review-lost-most").with("lost", lost).with("most", hundredths(worst.lost.win));
            moment.with("when", when(worst.round, worst.turn))
        }
        None if lost > 0 => of_seat("review-lost-little").with("lost", lost),
        None => of_seat("review-lost-nothing"),
    });
    let fine = grades[0] + grades[1];
    let all: u32 = grades.iter().sum();
    if all > 0 {
        told.push(of_seat("review-as-a-strong-player").with("fine", fine).with("all", all));
    }
    if parts.gifts.win.abs() >= TELLING {
        let id = if parts.gifts.win > 0.0 { "review-was-given" } else { "review-was-taken" };
        told.push(of_seat(id).with("given", hundredths(parts.gifts.win.abs())));
    }
    told
}
