//! Who has been away for how long. Measured while the table is in memory, so whoever is looked for after a
//! restart has all the time once more.

use std::collections::BTreeMap;
use std::time::Duration;

use store::PersonId;
use tokio::time::Instant;

/// How long somebody may be gone.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// Before the others are told; a page that is loaded again is back sooner.
    pub(super) told: Duration,
    /// Before a bot may be let in.
    pub(super) replaced: Duration,
}

/// Somebody who has no screen here.
struct Gone {
    since: Instant,
    /// The others were told.
    told: bool,
    /// And that a bot may be let in.
    long: bool,
}

/// What the others are to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum News {
    /// Somebody is gone.
    Gone(PersonId),
    /// A bot may be let in for somebody.
    Long(PersonId),
}

/// The people with a seat and without a screen.
#[derive(Default)]
pub(super) struct Away(BTreeMap<PersonId, Gone>);

impl Away {
    pub(super) fn left(&mut self, person: PersonId, now: Instant) {
        self.0.entry(person).or_insert(Gone { since: now, told: false, long: false });
    }

    /// Whether the others knew that they were gone.
    pub(super) fn came(&mut self, person: PersonId) -> bool {
        self.0.remove(&person).is_some_and(|gone| gone.told)
    }

    /// Keeps those who have a seat.
    pub(super) fn retain(&mut self, seated: impl Fn(PersonId) -> bool) {
        self.0.retain(|person, _| seated(*person));
    }

    /// Whether everybody has been told that a bot may be let in for them.
    pub(super) fn is_known_to_be_long(&self, person: PersonId) -> bool {
        self.0.get(&person).is_some_and(|gone| gone.long)
    }

    /// When the first of them went.
    pub(super) fn first_gone(&self) -> Option<Instant> {
        self.0.values().map(|gone| gone.since).min()
    }

    /// Whether somebody has been gone for so long.
    pub(super) fn is_gone(&self, person: PersonId, now: Instant, patience: Duration) -> bool {
        self.0.get(&person).is_some_and(|gone| now >= gone.since + patience)
    }

    /// For how long they have been gone.
    pub(super) fn seconds(&self, person: PersonId, now: Instant) -> Option<u32> {
        self.0.get(&person).map(|gone| now.saturating_duration_since(gone.since).as_secs() as u32)
    }

    /// Whether a bot may be let in for them.
    pub(super) fn is_long(&self, person: PersonId, now: Instant, patience: Patience) -> bool {
        self.0.get(&person).is_some_and(|gone| now >= gone.since + patience.replaced)
    }

    /// When there is something to tell.
    pub(super) fn next(&self, patience: Patience) -> Option<Instant> {
        let gone = self.0.values().filter(|gone| !gone.told).map(|gone| gone.since + patience.told);
        let long = self.0.values().filter(|gone| !gone.long).map(|gone| gone.since + patience.replaced);
        gone.chain(long).min()
    }

    /// What there is to tell by now; each only once.
    pub(super) fn news(&mut self, now: Instant, patience: Patience) -> Vec<News> {
        let mut news = Vec::new();
        for (person, gone) in &mut self.0 {
            if !gone.told && now >= gone.since + patience.told {
                gone.told = true;
                news.push(News::Gone(*person));
            }
            if !gone.long && now >= gone.since + patience.replaced {
                gone.long = true;
                news.push(News::Long(*person));
            }
        }
        news
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Patience = Patience { told: Duration::from_secs(10), replaced: Duration::from_secs(120) };
    const ANN: PersonId = PersonId(1);

    fn seconds(start: Instant, seconds: u64) -> Instant {
        start + Duration::from_secs(seconds)
    }

    #[test]
    fn two_minutes_are_two_minutes() {
        let (mut away, start) = (Away::default(), Instant::now());
        assert_eq!(away.next(PATIENCE), None);
        away.left(ANN, start);
        away.left(ANN, seconds(start, 60));
        assert_eq!(away.next(PATIENCE), Some(seconds(start, 10)), "only the first time counts");
        assert_eq!(away.news(seconds(start, 9), PATIENCE), []);
        assert_eq!(away.news(seconds(start, 10), PATIENCE), [News::Gone(ANN)]);
        assert!(!away.is_long(ANN, seconds(start, 119), PATIENCE));
        assert!(away.is_long(ANN, seconds(start, 120), PATIENCE));
        assert_eq!(away.next(PATIENCE), Some(seconds(start, 120)));
        assert_eq!(away.news(seconds(start, 120), PATIENCE), [News::Long(ANN)]);
        assert_eq!((away.next(PATIENCE), away.news(seconds(start, 999), PATIENCE)), (None, vec![]), "told once");
    }

    #[test]
    fn whoever_comes_back_has_all_the_time_again() {
        let (mut away, start) = (Away::default(), Instant::now());
        away.left(ANN, start);
        assert!(!away.came(ANN), "a page loaded again is no news");
        away.left(ANN, seconds(start, 100));
        away.news(seconds(start, 110), PATIENCE);
        assert!(!away.is_long(ANN, seconds(start, 121), PATIENCE));
        assert!(away.came(ANN));
        assert!(!away.is_long(ANN, seconds(start, 999), PATIENCE));
    }

    #[test]
    fn what_is_told_is_known() {
        let (mut away, start) = (Away::default(), Instant::now());
        away.left(ANN, start);
        assert_eq!(away.news(seconds(start, 60), PATIENCE), [News::Gone(ANN)]);
        assert!(!away.is_known_to_be_long(ANN));
        assert!(!away.is_long(ANN, seconds(start, 119), PATIENCE) && away.is_long(ANN, seconds(start, 120), PATIENCE));
        assert_eq!(away.news(seconds(start, 120), PATIENCE), [News::Long(ANN)]);
        assert!(away.is_known_to_be_long(ANN));
        away.retain(|_| false);
        assert!(!away.is_long(ANN, seconds(start, 999), PATIENCE), "who has no seat is not waited for");
    }
}
