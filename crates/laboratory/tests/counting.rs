//! Means, intervals and histograms.

use std::slice::from_ref;

use bots::BotRng;
use laboratory::statistics::{Histogram, Interval, Sum, variance, without};
use tabletop::below;

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

/// Noise that is nothing on average, and lopsided: minus one twice as often as two.
fn noise(count: usize, whim: &mut BotRng) -> Vec<f64> {
    (0..count).map(|_| if below(whim, 3) == 0 { 2.0 } else { -1.0 }).collect()
}

#[test]
fn noise_is_taken_off_as_far_as_it_explains_anything() {
    let mut whim = BotRng::of(1);
    let [one, two, other] = [(); 3].map(|()| noise(400, &mut whim));
    let numbers: Vec<f64> = one.iter().zip(&other).map(|(noise, other)| 3.0 * noise + 0.1 * other).collect();
    assert!(variance(&without(&numbers, from_ref(&one))) < variance(&numbers) / 500.0);
    assert!(variance(&without(&other, from_ref(&one))) < 1.05 * variance(&other), "what explains nothing adds nothing");
    assert_eq!(without(&numbers, &[vec![0.0; 400]]), numbers);
    assert_eq!(without(&numbers[..23], &[one[..23].to_vec()]), numbers[..23], "too few to learn from");
    // Of several kinds each has its own part, and what only repeats another none.
    let both: Vec<f64> = numbers.iter().zip(&two).map(|(number, noise)| number - 2.0 * noise).collect();
    let again: Vec<f64> = one.iter().map(|noise| 5.0 * noise).collect();
    assert!(variance(&without(&both, from_ref(&one))) > variance(&both) / 10.0, "one kind is not enough");
    assert!(variance(&without(&both, &[one.clone(), again, two.clone()])) < variance(&both) / 500.0);
    let few = [one[..30].to_vec(), two[..30].to_vec()];
    assert_eq!(without(&both[..30], &few), without(&both[..30], &few[..1]), "too few to learn both from");
}

#[test]
fn taking_noise_off_changes_no_mean() {
    let mut whim = BotRng::of(2);
    // Learned from the numbers it is taken off, it would be too much by more than a tenth here, on average.
    let mean = |_| {
        let noise: Vec<f64> =
            noise(30, &mut whim).iter().zip(noise(30, &mut whim)).map(|(one, other)| one + other).collect();
        let squares: Vec<f64> = noise.iter().map(|noise| noise * noise).collect();
        without(&squares, &[noise]).iter().sum::<f64>() / 30.0
    };
    let Interval { mean, low, high } = Interval::of(&(0..20_000).map(mean).collect::<Vec<f64>>());
    assert!((mean - 4.0).abs() < 0.05 && high - low < 0.05, "{mean} ({low} to {high})");
}
