//! Sums over many games, kept in whole numbers so that the order of adding does not matter.

use std::collections::BTreeMap;

use serde::Serialize;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The best guess.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Of independent numbers: mean and 1.96 standard errors, wider when there are few of them.
    pub fn of(numbers: &[f64]) -> Self {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        Self::around(mean, variance(numbers), numbers.len() as u64)
    }

    /// Around the mean of so many independent numbers with this variance.
    fn around(mean: f64, variance: f64, count: u64) -> Self {
        if count < 2 {
            return Self { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let count = count as f64;
        // Student's t for 95 % is close to 1.96 + 2.4 / (n - 1) from a handful of numbers on.
        let margin = (1.96 + 2.4 / (count - 1.0)) * (variance / count).sqrt();
        Self { mean, low: mean - margin, high: mean + margin }
    }

    /// Half its width.
    pub fn margin(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Of independent shares, 0 to 1: as if one deal more had been lost and one more been won, so
    /// that a clean sweep of a few deals is not taken for certain.
    pub fn of_shares(shares: &[f64]) -> Self {
        let Self { mean, .. } = Self::of(shares);
        let careful = Self::of(&[shares, &[0.0, 1.0]].concat());
        Self { mean, low: careful.low.max(0.0).min(mean), high: careful.high.min(1.0).max(mean) }
    }

    /// The interval of a rising function of the figure.
    #[must_use]
    pub fn map(self, rising: impl Fn(f64) -> f64) -> Self {
        Self { mean: rising(self.mean), low: rising(self.low), high: rising(self.high) }
    }
}

/// The variance of what these numbers are drawn from.
pub fn variance(numbers: &[f64]) -> f64 {
    covariance(numbers, numbers)
}

fn covariance(numbers: &[f64], others: &[f64]) -> f64 {
    let count = numbers.len().max(1) as f64;
    let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / count;
    let (mean, other_mean) = (mean(numbers), mean(others));
    let products = numbers.iter().zip(others).map(|(number, other)| (number - mean) * (other - other_mean));
    products.sum::<f64>() / (count - 1.0).max(1.0)
}

/// How much of a noise there is in numbers is learned from the other parts of them.
const PARTS: usize = 5;
/// For each kind of noise so many numbers are needed to learn from: with fewer it would be guessed too badly.
const ENOUGH: usize = 20;
/// What is left of a kind of noise that others explain.
const NOTHING: f64 = 1e-9;

/// Each number less what several kinds of noise, each of which is nothing on average, explain of it. How much that is,
/// is learned from all other parts of the numbers: what is taken off a number knows nothing of it, so the mean stays
/// what it is. Of few numbers only the first kinds are taken off.
pub fn without(numbers: &[f64], noises: &[Vec<f64>]) -> Vec<f64> {
    let learned = |part: usize| {
        let others = |of: &[f64]| -> Vec<f64> {
            of.iter().enumerate().filter(|(at, _)| at % PARTS != part).map(|(_, &number)| number).collect()
        };
        let numbers = others(numbers);
        let kinds: Vec<_> = noises.iter().take(numbers.len() / ENOUGH).map(|noise| others(noise)).collect();
        least_squares(&numbers, &kinds)
    };
    let slopes: Vec<Vec<f64>> = (0..PARTS).map(learned).collect();
    let explained =
        |at: usize| slopes[at % PARTS].iter().zip(noises).map(|(slope, noise)| slope * noise[at]).sum::<f64>();
    numbers.iter().enumerate().map(|(at, number)| number - explained(at)).collect()
}

/// How much of each kind of noise explains these numbers best.
fn least_squares(numbers: &[f64], kinds: &[Vec<f64>]) -> Vec<f64> {
    let row = |kind: &Vec<f64>| kinds.iter().chain([&numbers.to_vec()]).map(|other| covariance(kind, other)).collect();
    let mut rows: Vec<Vec<f64>> = kinds.iter().map(row).collect();
    for (at, kind) in kinds.iter().enumerate() {
        let left = rows[at][at];
        // What the kinds before explain counts nothing by itself.
        let times = if left <= NOTHING * variance(kind) { 0.0 } else { left.recip() };
        let row: Vec<f64> = rows[at].iter().map(|number| number * times).collect();
        for other in &mut rows {
            let times = other[at];
            other.iter_mut().zip(&row).for_each(|(number, one)| *number -= times * one);
        }
        rows[at] = row;
    }
    rows.iter().filter_map(|row| row.last().copied()).collect()
}

/// Numbers seen so far: enough for mean and spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    count: u64,
    total: i64,
    squares: u128,
}

impl Sum {
    /// So many ones among zeros.
    pub fn of_shares(ones: u64, all: u64) -> Self {
        Self { count: all, total: ones as i64, squares: ones.into() }
    }

    /// One more number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.total += number;
        self.squares += u128::from(number.unsigned_abs()).pow(2);
    }

    /// All that another sum has seen.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// Mean and interval, each number divided by `unit`.
    pub fn interval(&self, unit: f64) -> Interval {
        let count = self.count.max(1) as f64;
        let mean = self.total as f64 / count;
        let variance = (self.squares as f64 - count * mean * mean).max(0.0) / (count - 1.0).max(1.0);
        Interval::around(mean / unit, variance / (unit * unit), self.count)
    }
}

/// How often each number came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    /// One more number.
    pub fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    /// All that another one has seen.
    pub fn merge(&mut self, other: &Self) {
        for (&number, &count) in &other.0 {
            *self.0.entry(number).or_default() += count;
        }
    }

    /// The smallest number that at least this share of all does not exceed.
    pub fn quantile(&self, share: f64) -> u32 {
        let total: u64 = self.0.values().sum();
        let needed = (share * total as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&number, &count) in &self.0 {
            seen += count;
            if seen >= needed {
                return number;
            }
        }
        0
    }

    /// The largest number.
    pub fn largest(&self) -> u32 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }
}
