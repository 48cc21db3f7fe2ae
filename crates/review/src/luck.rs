//! Luck: what nature's answer is worth, less the mean of all it could have answered.

use tabletop::{Game, Positioned, Record, Refusal, Silent, outcomes};

use crate::{Done, Step, Value, Values, Walk};

/// What one answer of nature meant.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Luck {
    /// Its value, less the mean.
    pub luck: Value,
    /// The mean over everything it could have been, with its weights.
    pub mean: Value,
    /// The mean square of what luck could have been.
    pub variance: Value,
}

impl Luck {
    /// Of a step in which nature answered. However bad the values, the mean of this over all answers is zero.
    pub fn of<G: Game>(before: &G, after: &G, values: &mut impl Values<G>) -> Self {
        let here = values.of(after);
        let all = outcomes(before);
        if let [_] = all[..] {
            return Self { mean: here, ..Self::default() };
        }
        let weights = f64::from(all.iter().map(|(_, weight)| weight).sum::<u32>().max(1));
        let worth = |(outcome, weight): (G::Chance, u32)| {
            let mut other = before.clone();
            other.apply_chance(outcome, &mut Silent);
            let value = if other == *after { here } else { values.of(&other) };
            (value, f64::from(weight) / weights)
        };
        let worths: Vec<(Value, f64)> = all.into_iter().map(worth).collect();
        let mean = worths.iter().fold(Value::default(), |sum, (value, weight)| sum + *value * *weight);
        let square = |value: Value| Value { win: value.win.map(|by| by * by), points: value.points.map(|by| by * by) };
        let variance =
            worths.iter().fold(Value::default(), |sum, (value, weight)| sum + square(*value - mean) * *weight);
        Self { luck: here - mean, mean, variance }
    }
}

/// The luck of a whole game.
pub fn luck_of<G: Positioned>(record: &Record<G>, values: &mut impl Values<G>) -> Result<Value, Refusal> {
    let luck = |step: Step<G>| match step.done {
        Done::Chance(_) => Luck::of(&step.before, &step.after, values).luck,
        Done::Choice { .. } => Value::default(),
    };
    Ok(Walk::begin(record)?.map(luck).fold(Value::default(), |sum, luck| sum + luck))
}
