//! Luck: what nature's answer is worth, less the mean of all it could have answered.

use bots::{BotRng, Playing, Playout};
use tabletop::{Foresight, Fresh, Game, Listed, Nature, Pending, Positioned, Record, Refusal, Silent, outcomes};

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

/// The luck of a whole game, told quickly: by each look of the game's [`Foresight`]. Answers that come one after the
/// other are one answer, and its mean is taken over some drawn anew with these whims. What was answered and what is drawn
/// are played on alike, with the same whims, so the mean of this over many games is nothing.
pub fn quick_luck<G: Listed>(record: &Record<G>, whim: &mut BotRng) -> Result<Vec<Value>, Refusal> {
    let Foresight { looks, times } = G::LISTING.foresight;
    // From each look to the next.
    let mut seen = 0;
    let mut playing: Vec<Playing<G>> = looks
        .iter()
        .map(|turns| {
            let more = turns.map(|turns| turns - seen);
            seen = turns.unwrap_or(seen);
            Playing::new(Playout { whim: 0.0, turns: more })
        })
        .collect();
    let mut luck = vec![Value::default(); looks.len()];
    let mut question: Option<G> = None;
    for step in Walk::begin(record)? {
        let Done::Chance(_) = step.done else { continue };
        let before = question.take().unwrap_or(step.before);
        if matches!(step.after.pending(), Pending::Chance(_)) {
            question = Some(before);
            continue;
        }
        for _ in 0..times {
            let (mut real, mut drawn) = (step.after.clone(), before.clone());
            answer(&mut drawn, &mut whim.branch(0));
            let mut on = whim.branch(1);
            let mut likewise = on.clone();
            for (sum, playing) in luck.iter_mut().zip(&mut playing) {
                let changed =
                    Value::from(playing.on(&mut real, &mut on)) - playing.on(&mut drawn, &mut likewise).into();
                *sum += changed * f64::from(times).recip();
            }
        }
    }
    Ok(luck)
}

/// Nature answers all it is asked.
fn answer<G: Game>(world: &mut G, whim: &mut BotRng) {
    while let Pending::Chance(question) = world.pending() {
        let outcome = Fresh(&mut *whim).answer(world, &question);
        world.apply_chance(outcome, &mut Silent);
    }
}
