//! A game in a few sentences.

use tabletop::{Line, Seat};

use crate::wire::{Judged, Parts};

/// From here on luck is worth a sentence: so many games in a hundred away from the middle.
const REMARKABLE: u8 = 25;
/// From here on something is worth telling, of a win.
const TELLING: f64 = 0.05;

/// When it was, at the beginning of a sentence.
pub(crate) fn when(round: Option<u64>, turn: Option<u64>) -> Line {
    moment(round, turn, ["review-round-and-turn", "review-round", "review-turn", "review-some-time"])
}

/// When it was, within a sentence.
fn then(judged: &Judged) -> Line {
    let ids = ["review-in-round-and-turn", "review-in-round", "review-in-turn", "review-in-some-time"];
    moment(judged.round, judged.turn, ids)
}

fn moment(round: Option<u64>, turn: Option<u64>, ids: [&'static str; 4]) -> Line {
    let [both, in_round, in_turn, neither] = ids;
    match (round, turn) {
        (Some(round), Some(turn)) => Line::new(both).with("round", round as i64).with("turn", turn as i64),
        (Some(round), None) => Line::new(in_round).with("round", round as i64),
        (None, Some(turn)) => Line::new(in_turn).with("turn", turn as i64),
        (None, None) => Line::new(neither),
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
    let worst = worst.filter(|worst| worst.lost.win >= TELLING);
    told.push(match luckier {
        many if many >= 50 + REMARKABLE => match worst.filter(|_| parts.result.win <= 0.0) {
            Some(worst) => of_seat("review-gave-luck-back").with("tenths", tenths(many)).with("when", then(worst)),
            None => of_seat("review-was-lucky").with("tenths", tenths(many)),
        },
        few if few <= 50 - REMARKABLE => of_seat("review-was-unlucky").with("tenths", tenths(100 - few)),
        _ => of_seat("review-luck-was-even"),
    });
    let lost = hundredths(-parts.choices.win);
    told.push(match worst {
        Some(worst) => of_seat("review-lost-most")
            .with("most", hundredths(worst.lost.win))
            .with("when", then(worst))
            .with("choice", worst.line.clone())
            .with("better", worst.better.clone()),
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
        let whole = if parts.gifts.win.abs() >= 1.0 { "yes" } else { "no" };
        told.push(of_seat(id).with("given", hundredths(parts.gifts.win.abs())).with("whole", whole));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grade;
    use crate::wire::Worth;

    fn ids(result: f64, gifts: f64, luckier: u8, lost: f64) -> Vec<&'static str> {
        let worst = Judged {
            at: 7,
            round: Some(9),
            turn: None,
            seat: Seat::new(0),
            action: "take 23".into(),
            line: Line::new("taken"),
            best: "take 18".into(),
            better: Line::new("better"),
            grade: Grade::of(lost, false),
            chance: 0.4,
            best_chance: 0.4 + lost,
            lost: Worth { win: lost, points: 0.0 },
            gifts: vec![0.0, lost],
            reasons: Vec::new(),
        };
        let worth = |win| Worth { win, points: 0.0 };
        let parts = Parts { choices: worth(-lost), gifts: worth(gifts), result: worth(result), ..Parts::default() };
        let told = sentences(Seat::new(0), &parts, luckier, &[3, 1, 0, 1, 0], Some(&worst));
        told.iter().map(|line| line.id).collect()
    }

    #[test]
    fn luck_is_told_with_what_became_of_it() {
        let [gave_back, lucky, most] = ["review-gave-luck-back", "review-was-lucky", "review-lost-most"];
        assert_eq!(ids(0.0, 0.0, 80, 0.21), [gave_back, most, "review-as-a-strong-player"]);
        assert_eq!(ids(1.0, 0.3, 80, 0.21), [lucky, most, "review-as-a-strong-player", "review-was-given"]);
        assert_eq!(ids(0.0, -1.3, 80, 0.01)[..2], [lucky, "review-lost-little"]);
        assert_eq!(ids(0.0, 0.0, 10, 0.0)[..2], ["review-was-unlucky", "review-lost-nothing"]);
    }
}
