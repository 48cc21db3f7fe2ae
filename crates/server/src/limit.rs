//! So many in so much time, for each of many.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

/// A bucket that fills with time; every request takes something out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

/// How large buckets are and how fast they fill.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    most: f64,
    per_second: f64,
}

impl Rate {
    /// So many a second, and a few times as many at once.
    pub(crate) fn per_second(number: u32, at_once: u32) -> Self {
        Self { most: f64::from(number * at_once), per_second: f64::from(number) }
    }

    /// So many in so many seconds, all at once if need be.
    pub(crate) fn within(number: u32, seconds: u32) -> Self {
        Self { most: f64::from(number), per_second: f64::from(number) / f64::from(seconds) }
    }
}

impl Bucket {
    /// A full one.
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.most, at: now }
    }

    /// Takes so much out, if there is as much.
    pub(crate) fn take(&mut self, much: f64, rate: Rate, now: Instant) -> bool {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * rate.per_second).min(rate.most);
        self.at = now;
        let enough = self.left >= much;
        if enough {
            self.left -= much;
        }
        enough
    }
}

/// A bucket for each key.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// More keys than this are not remembered: full buckets are forgotten first, then all.
const MOST_KEYS: usize = 100_000;

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Whether the key may once more.
    pub(crate) fn allow(&self, key: K) -> bool {
        let (rate, now) = (self.rate, Instant::now());
        let mut buckets = self.buckets.lock().expect("nobody panics holding this");
        if buckets.len() >= MOST_KEYS {
            buckets.retain(|_, bucket| !bucket.take(rate.most, rate, now));
            if buckets.len() >= MOST_KEYS {
                buckets.clear();
            }
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(1.0, rate, now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_fills_with_time_and_not_beyond_its_size() {
        let (rate, start) = (Rate::per_second(2, 2), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        assert_eq!((0..6).filter(|_| bucket.take(1.0, rate, start)).count(), 4);
        assert!(!bucket.take(1.0, rate, start + Duration::from_millis(400)));
        assert!(bucket.take(1.0, rate, start + Duration::from_millis(600)));
        let later = start + Duration::from_secs(3600);
        assert_eq!((0..6).filter(|_| bucket.take(1.0, rate, later)).count(), 4);
    }
}
