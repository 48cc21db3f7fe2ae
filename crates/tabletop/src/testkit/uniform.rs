//! Whether a sampler favours some deals.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{Game, View};

/// Checks that samples of the view reach exactly `deals` different states, each as often (χ² at
/// five standard deviations: a fair sampler fails about once in three million tests).
///
/// # Panics
/// If they do not.
pub fn assert_uniform<G: Game>(view: &View<G>, deals: usize, samples: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(deals as u64);
    let mut found: Vec<(G, usize)> = Vec::new();
    for _ in 0..samples {
        let state = G::determinize(view, &mut rng);
        match found.iter_mut().find(|(known, _)| *known == state) {
            Some((_, count)) => *count += 1,
            None => found.push((state, 1)),
        }
    }
    assert_eq!(found.len(), deals, "the number of states consistent with the view that are ever sampled");
    let expected = samples as f64 / deals as f64;
    assert!(expected >= 20.0, "take more samples: each deal is expected only {expected} times");
    let deviation: f64 = found.iter().map(|(_, count)| (*count as f64 - expected).powi(2) / expected).sum();
    let freedom = (deals - 1) as f64;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 25.0 / 3.0;
    assert!(deviation <= limit, "some deals are favoured: χ² {deviation:.1} for {freedom} degrees of freedom");
}
