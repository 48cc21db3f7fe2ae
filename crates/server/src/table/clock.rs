//! How long a choice may take, and what is left of everybody's time.
//!
//! It counts while the table is in memory and nowhere else: time in which nobody holds the table does not count, and
//! what had run since it was last stored is given back. So errors favour the player.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{Refusal, Seat, SeatSet};

use crate::wire::{ClockRule, Times};

const DAY: u64 = 24 * 3600;

/// It is stored at least so often while it runs.
pub(super) const STORED_EVERY: Duration = Duration::from_secs(10);

/// Refuses a clock by which nobody can play.
pub(crate) fn check(rule: Option<ClockRule>) -> Result<(), Refusal> {
    match rule {
        None
        | Some(ClockRule::Evening { seconds: 5..=600, reserve: 0..=7200 } | ClockRule::Letters { days: 1 | 3 | 7 }) => {
            Ok(())
        }
        Some(_) => Err(Refusal::new("server-bad-clock")),
    }
}

/// What a seat has used of its time, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Used {
    /// Of the time for this choice.
    choice: u64,
    /// Of the reserve.
    reserve: u64,
}

/// The clocks of a table.
#[derive(Debug)]
pub(super) struct Clock {
    rule: ClockRule,
    used: Vec<Used>,
    running: SeatSet,
    /// Up to when what has run is counted in `used`.
    counted: Duration,
    /// When it was last stored.
    stored: Duration,
    /// How much everybody had seen when it was last set.
    seen: u32,
}

impl Clock {
    /// A clock that stands, as it was stored if it was.
    pub(super) fn new(rule: ClockRule, seats: usize, stored: Option<&str>, seen: u32, now: Duration) -> Self {
        // What cannot be read has not run.
        let used: Vec<Used> = stored.and_then(|body| serde_json::from_str(body).ok()).unwrap_or_default();
        let used = (0..seats).map(|seat| used.get(seat).copied().unwrap_or_default()).collect();
        Self { rule, used, running: SeatSet::EMPTY, counted: now, stored: now, seen }
    }

    /// Milliseconds for each choice, and in reserve.
    fn allowed(&self) -> (u64, u64) {
        match self.rule {
            ClockRule::Evening { seconds, reserve } => (u64::from(seconds) * 1000, u64::from(reserve) * 1000),
            ClockRule::Letters { days } => (u64::from(days) * DAY * 1000, 0),
        }
    }

    /// Counts what has run up to now.
    fn count(&mut self, now: Duration) {
        let (choice, reserve) = self.allowed();
        let ran = now.saturating_sub(self.counted).as_millis() as u64;
        self.counted += Duration::from_millis(ran);
        for seat in self.running.iter() {
            let used = &mut self.used[seat.index()];
            let of_choice = ran.min(choice - used.choice.min(choice));
            used.choice += of_choice;
            used.reserve = (used.reserve + ran - of_choice).min(reserve);
        }
    }

    /// From now on it runs for these. Whoever is asked anew, or after something that everybody has seen, has all the
    /// time for a choice again; what happens in secret moves no clock. Whether everybody is told how it stands.
    pub(super) fn run(&mut self, running: SeatSet, seen: u32, now: Duration) -> bool {
        self.count(now);
        let public = seen != self.seen;
        for (seat, used) in self.used.iter_mut().enumerate() {
            if public || !running.contains(Seat::new(seat)) {
                used.choice = 0;
            }
        }
        let news = public || running != self.running;
        (self.running, self.seen) = (running, seen);
        news
    }

    /// As it is stored.
    pub(super) fn stored(&mut self, now: Duration) -> String {
        self.count(now);
        self.stored = now;
        serde_json::to_string(&self.used).expect("plain data")
    }

    /// Whose time is up.
    pub(super) fn out(&mut self, now: Duration) -> SeatSet {
        self.count(now);
        let (choice, reserve) = self.allowed();
        let is_out = |used: &Used| used.choice >= choice && used.reserve >= reserve;
        self.running.iter().filter(|seat| is_out(&self.used[seat.index()])).collect()
    }

    /// When there is something to do: somebody's time will be up, or it is to be stored.
    pub(super) fn next(&self) -> Option<Duration> {
        let (choice, reserve) = self.allowed();
        let left = |seat: Seat| {
            let used = self.used[seat.index()];
            (choice + reserve).saturating_sub(used.choice + used.reserve)
        };
        let soonest = self.running.iter().map(left).min()?;
        Some((self.counted + Duration::from_millis(soonest)).min(self.stored + STORED_EVERY))
    }

    /// Whether it is to be stored again.
    pub(super) fn is_due(&self, now: Duration) -> bool {
        now >= self.stored + STORED_EVERY
    }

    /// What is left, for everybody.
    pub(super) fn times(&mut self, now: Duration) -> Times {
        self.count(now);
        let (choice, reserve) = self.allowed();
        let seconds = |allowed: u64, used: u64| (allowed - used.min(allowed)).div_ceil(1000) as u32;
        Times {
            running: self.running,
            choice: self.used.iter().map(|used| seconds(choice, used.choice)).collect(),
            reserve: self.used.iter().map(|used| seconds(reserve, used.reserve)).collect(),
        }
    }
}
