//! Devices that are introducing themselves: one that says hello twice is still one device.
//!
//! A page names its introduction by random digits of its own. Whoever names the same ones within
//! [`LIFE`] is given the same secret, and with it the same person: two pages opened at once, or one
//! that has not heard the answer. After that the digits mean nothing any more, so they open nobody's door.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So long after the first time an introduction is known, however often it is repeated.
const LIFE: Duration = Duration::from_secs(120);
/// No more than so many are known at once: about two megabytes.
const MOST: usize = 10_000;
/// An introduction has so many hexadecimal digits: 128 bits, which nobody guesses in two minutes.
const DIGITS: usize = 32;

/// Whether these are the digits of an introduction.
pub(crate) fn is_introduction(digits: &str) -> bool {
    digits.len() == DIGITS && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// The introductions of the last minutes, each with the secret its device was given.
#[derive(Default)]
pub(crate) struct Introductions(Mutex<HashMap<String, (String, Instant)>>);

impl Introductions {
    /// The secret of whoever introduces itself so: the same as lately, else a fresh one, if one may be had.
    pub(crate) fn secret(&self, digits: &str, now: Instant, fresh: impl FnOnce() -> Option<String>) -> Option<String> {
        let mut known = self.0.lock().expect("nobody panics holding this");
        known.retain(|_, (_, since)| now.duration_since(*since) < LIFE);
        if let Some((secret, _)) = known.get(digits) {
            return Some(secret.clone());
        }
        let secret = fresh()?;
        if known.len() >= MOST
            && let Some(oldest) = known.iter().min_by_key(|(_, (_, since))| *since).map(|(digits, _)| digits.clone())
        {
            known.remove(&oldest);
        }
        known.insert(digits.to_owned(), (secret.clone(), now));
        Some(secret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A different secret each time.
    fn secrets() -> impl FnMut() -> Option<String> {
        let mut count = 0;
        move || {
            count += 1;
            Some(count.to_string())
        }
    }

    #[test]
    fn an_introduction_means_the_same_device_for_two_minutes_and_nothing_after() {
        let (known, start, mut fresh) = (Introductions::default(), Instant::now(), secrets());
        let mut at = |digits: &str, seconds| known.secret(digits, start + Duration::from_secs(seconds), &mut fresh);
        let first = at("a", 0);
        assert_eq!(at("a", 60), first);
        assert_eq!(at("a", 119), first, "also the third time");
        assert_ne!(at("b", 119), first);
        let later = at("a", 121);
        assert_ne!(later, first, "repeating it does not make it last");
        assert_eq!(at("a", 122), later);
    }

    #[test]
    fn nothing_is_kept_of_whoever_may_not_come_in() {
        let (known, now) = (Introductions::default(), Instant::now());
        assert_eq!(known.secret("a", now, || None), None);
        assert_eq!(known.secret("a", now, || Some("s".into())), Some("s".into()));
    }

    #[test]
    fn no_flood_of_introductions_is_kept() {
        let (known, now, mut fresh) = (Introductions::default(), Instant::now(), secrets());
        for number in 0..=2 * MOST {
            known.secret(&number.to_string(), now, &mut fresh);
            assert!(known.0.lock().expect("nobody panics").len() <= MOST);
        }
    }
}
