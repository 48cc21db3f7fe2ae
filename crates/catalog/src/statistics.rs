//! Sums over many games, kept in whole numbers so that the order of adding does not matter.

use std::collections::BTreeMap;

use serde::Serialize;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % interval around it.
    pub margin: f64,
}

/// Numbers seen so far: enough for mean and spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    count: u64,
    total: i64,
    squares: u128,
}

impl Sum {
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
    pub fn estimate(&self, unit: f64) -> Estimate {
        let count = self.count.max(1) as f64;
        let mean = self.total as f64 / count;
        let variance = (self.squares as f64 - count * mean * mean).max(0.0) / (count - 1.0).max(1.0);
        Estimate { mean: mean / unit, margin: 1.96 * (variance / count).sqrt() / unit }
    }

    /// How many numbers.
    pub fn count(&self) -> u64 {
        self.count
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_and_its_interval() {
        let mut sum = Sum::default();
        for number in [10, 20, -30, 40] {
            sum.add(number);
        }
        let estimate = sum.estimate(10.0);
        // Variance of 1, 2, −3, 4: ((0)² + 1² + (−4)² + 3²) / 3 = 26/3.
        assert!((estimate.mean - 1.0).abs() < 1e-12);
        assert!((estimate.margin - 1.96 * (26.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert!(Sum::default().estimate(1.0).margin.abs() < 1e-12, "no numbers, no panic");
    }

    #[test]
    fn quantiles_of_a_histogram() {
        let mut histogram = Histogram::default();
        (1..=100).for_each(|number| histogram.add(number));
        let mut more = Histogram::default();
        more.add(7);
        histogram.merge(&more);
        assert_eq!((histogram.quantile(0.5), histogram.quantile(0.95), histogram.largest()), (50, 95, 100));
        assert_eq!(Histogram::default().quantile(0.5), 0);
    }
}
