//! Means, intervals and histograms.

use laboratory::statistics::{Histogram, Interval, Sum};

#[test]
fn a_mean_and_its_interval() {
    let mut sum = Sum::default();
    for number in [10, 20, -30, 40] {
        sum.add(number);
    }
    let interval = sum.interval(10.0);
    // Variance of 1, 2, −3, 4: ((0)² + 1² + (−4)² + 3²) / 3 = 26/3.
    assert!((interval.mean - 1.0).abs() < 1e-12);
    assert!((interval.margin() - (1.96 + 2.4 / 3.0) * (26.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    let same = Interval::of(&[1.0, 2.0, -3.0, 4.0]);
    assert!((interval.low - same.low).abs() < 1e-12 && (interval.high - same.high).abs() < 1e-12);
    assert!(Sum::default().interval(1.0).mean.abs() < 1e-12, "no numbers, no panic");
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

#[test]
fn a_clean_sweep_of_a_few_deals_is_not_certain() {
    let sweep = Interval::of_shares(&[1.0; 10]);
    assert!(sweep.mean >= 1.0 && sweep.high >= 1.0 && sweep.low < 0.85, "{sweep:?}");
    let long = Interval::of_shares(&[1.0; 200]);
    assert!(long.low > 0.97, "{long:?}");
    let even = Interval::of_shares(&[0.0, 1.0, 0.5, 0.5, 1.0, 0.0, 0.5, 0.5]);
    assert!(even.low < 0.3 && even.high > 0.7, "{even:?}");
}
