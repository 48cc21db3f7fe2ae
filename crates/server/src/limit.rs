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

/// A bucket for each key, as far as there is room: those that have not been asked for longest are forgotten.
pub(crate) struct Buckets<K> {
    rate: Rate,
    known: Mutex<Known<K>>,
}

/// Two halves: whoever asks moves into the younger one; when that is full, the older one is forgotten.
struct Known<K> {
    younger: HashMap<K, Bucket>,
    older: HashMap<K, Bucket>,
}

/// So many keys are remembered at most.
const MOST_KEYS: usize = 100_000;

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, known: Mutex::new(Known { younger: HashMap::new(), older: HashMap::new() }) }
    }

    /// Whether the key may once more.
    pub(crate) fn allow(&self, key: K) -> bool {
        self.allow_at(key, Instant::now())
    }

    fn allow_at(&self, key: K, now: Instant) -> bool {
        let rate = self.rate;
        let mut known = self.known.lock().expect("nobody panics holding this");
        if known.younger.len() >= MOST_KEYS / 2 && !known.younger.contains_key(&key) {
            known.older = std::mem::take(&mut known.younger);
        }
        let Known { younger, older } = &mut *known;
        let remembered = older.remove(&key);
        let bucket = younger.entry(key).or_insert_with(|| remembered.unwrap_or_else(|| Bucket::full(rate, now)));
        bucket.take(1.0, rate, now)
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

    #[test]
    fn however_many_come_whoever_came_lately_is_known() {
        let (buckets, now) = (Buckets::new(Rate::within(1, 3600)), Instant::now());
        assert!(buckets.allow_at(u32::MAX, now) && !buckets.allow_at(u32::MAX, now));
        for key in 0..3 * MOST_KEYS as u32 {
            assert!(buckets.allow_at(key, now), "{key} is new");
            if key % 40_000 == 0 {
                assert!(!buckets.allow_at(u32::MAX, now), "known after {key} others");
            }
        }
        let last = 3 * MOST_KEYS as u32 - 1;
        assert!((0..MOST_KEYS as u32 / 2).all(|ago| !buckets.allow_at(last - ago, now)), "the last ones are known");
        assert!(buckets.allow_at(0, now), "the first ones are forgotten");
        let known = buckets.known.lock().expect("unlocked");
        assert!(known.younger.len() + known.older.len() <= MOST_KEYS);
    }
}
