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
/// It is looked at at least as often as it is stored. When more has passed, nobody held the table meanwhile (a laptop
/// was closed, a process stopped), and no more than this has run.
const LONGEST_LOOK: Duration = Duration::from_secs(20);

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
        let ran = now.saturating_sub(self.counted).min(LONGEST_LOOK).as_millis() as u64;
        (self.counted, self.stored) = (now, self.stored.min(now));
        for seat in self.running.iter() {
            let used = &mut self.used[seat.index()];
            let of_choice = ran.min(choice - used.choice.min(choice));
            used.choice += of_choice;
            used.reserve = (used.reserve + ran - of_choice).min(reserve);
        }
    }

    /// Of those who are asked, it runs from now on for these. Whoever is asked anew, or after something that everybody
    /// has seen, has all the time for a choice again; what happens in secret moves no clock, and whoever takes a sealed
    /// choice back goes on with what was left. Whether everybody is told how it stands.
    pub(super) fn run(&mut self, asked: SeatSet, running: SeatSet, seen: u32, now: Duration) -> bool {
        self.count(now);
        let public = seen != self.seen;
        for (seat, used) in self.used.iter_mut().enumerate() {
            if public || !asked.contains(Seat::new(seat)) {
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

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;
    use tabletop::below;

    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const EVENING: ClockRule = ClockRule::Evening { seconds: 30, reserve: 60 };
    const FAR: Duration = Duration::from_secs(400 * DAY);

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    /// Lets so much time pass, looking at the clock whenever it wishes so; when somebody's time was up first.
    fn pass(clock: &mut Clock, from: Duration, much: Duration) -> Option<Duration> {
        let until = from + much;
        while let Some(next) = clock.next().filter(|next| *next <= until) {
            if !clock.out(next).is_empty() {
                return Some(next);
            }
            if clock.is_due(next) {
                clock.stored(next);
            }
        }
        clock.count(until);
        None
    }

    #[test]
    fn only_clocks_by_which_one_can_play() {
        let evening = |seconds, reserve| check(Some(ClockRule::Evening { seconds, reserve })).is_ok();
        assert!(check(None).is_ok() && evening(5, 0) && evening(600, 7200));
        assert!(!evening(4, 100) && !evening(601, 0) && !evening(60, 7201));
        let letters = |days| check(Some(ClockRule::Letters { days })).is_ok();
        assert_eq!((0..=8).filter(|days| letters(*days)).collect::<Vec<_>>(), [1, 3, 7]);
    }

    #[test]
    fn the_reserve_is_used_when_the_time_for_a_choice_is_up() {
        let mut clock = Clock::new(EVENING, 2, None, 0, FAR);
        assert!(clock.run(set(&[A]), set(&[A]), 1, FAR));
        assert_eq!(pass(&mut clock, FAR, seconds(40)), None);
        let times = clock.times(FAR + seconds(40));
        assert_eq!((times.choice, times.reserve), (vec![0, 30], vec![50, 60]));
        // Something that everybody saw: all the time for the next choice, and what is left of the reserve.
        assert!(clock.run(set(&[A]), set(&[A]), 2, FAR + seconds(40)));
        assert_eq!(pass(&mut clock, FAR + seconds(40), seconds(100)), Some(FAR + seconds(40 + 30 + 50)));
    }

    #[test]
    fn letters_take_days() {
        for days in [1, 3, 7] {
            let mut clock = Clock::new(ClockRule::Letters { days }, 2, None, 0, Duration::ZERO);
            clock.run(set(&[A, B]), set(&[A, B]), 0, Duration::ZERO);
            let (all, almost) = (seconds(u64::from(days) * DAY), seconds(u64::from(days) * DAY - 1));
            assert_eq!(pass(&mut clock, Duration::ZERO, almost), None);
            assert_eq!(clock.times(almost).choice, [1, 1]);
            assert_eq!(pass(&mut clock, almost, seconds(9)), Some(all));
            assert_eq!(clock.out(all), set(&[A, B]));
        }
    }

    #[test]
    fn what_happens_in_secret_gives_nobody_time() {
        let mut clock = Clock::new(EVENING, 2, None, 5, Duration::ZERO);
        clock.run(set(&[A, B]), set(&[A, B]), 5, Duration::ZERO);
        assert!(!clock.run(set(&[A, B]), set(&[A, B]), 5, seconds(7)), "a change of mind is not told");
        // A seals: everybody sees that, and A's time stands. B's goes on as it was.
        assert!(clock.run(set(&[A, B]), set(&[B]), 5, seconds(10)));
        assert_eq!(clock.times(seconds(15)).choice, [20, 15]);
        // A thinks again, and goes on with what was left.
        assert!(clock.run(set(&[A, B]), set(&[A, B]), 5, seconds(16)));
        assert_eq!(clock.times(seconds(18)).choice, [18, 12]);
        // A bot plays for A, who takes the seat back: the time for this choice begins anew.
        clock.run(set(&[B]), set(&[B]), 5, seconds(20));
        clock.run(set(&[A, B]), set(&[A, B]), 5, seconds(21));
        assert_eq!(clock.times(seconds(21)).choice, [30, 9]);
    }

    #[test]
    fn whatever_a_calendar_or_a_closed_laptop_does_costs_a_player_nothing() {
        let mut clock = Clock::new(EVENING, 1, None, 0, FAR);
        clock.run(set(&[A]), set(&[A]), 0, FAR);
        assert_eq!(clock.times(FAR + seconds(5)).choice, [25]);
        // Far ahead: nobody held the table, and at most two looks have run.
        assert_eq!(clock.times(FAR + FAR).choice, [5]);
        assert!(clock.out(FAR + FAR).is_empty());
        // Far back: nothing has run, and it goes on from there, and is stored as often as before.
        assert_eq!(clock.times(seconds(3)).choice, [5]);
        assert!(clock.next().is_some_and(|next| next <= seconds(13)));
        assert_eq!(clock.times(seconds(5)).choice, [3]);
        for damaged in ["", "[]", "nonsense", "[{\"choice\":5}]", "[{\"choice\":-1,\"reserve\":0}]"] {
            let mut clock = Clock::new(EVENING, 1, Some(damaged), 0, FAR);
            assert_eq!(clock.times(FAR).choice, [30], "{damaged}");
        }
        let mut clock = Clock::new(EVENING, 1, Some(r#"[{"choice":99999999,"reserve":99999999}]"#), 0, FAR);
        clock.run(set(&[A]), set(&[A]), 0, FAR);
        assert_eq!((clock.times(FAR).choice, clock.out(FAR)), (vec![0], set(&[A])), "more than all is all");
    }

    /// Servers are closed, killed and opened again anywhere within 400 days to either side. What has run is never more
    /// than what has passed while a server held the table, and for each kill at most ten seconds less.
    #[test]
    fn at_most_ten_seconds_are_lost_and_never_to_a_players_harm() {
        for game in 0..200 {
            let mut rng = ChaCha8Rng::seed_from_u64(game);
            let rule = [EVENING, ClockRule::Evening { seconds: 600, reserve: 7200 }, ClockRule::Letters { days: 1 }];
            let rule = rule[below(&mut rng, 3) as usize];
            let mut now = FAR;
            let mut clock = Clock::new(rule, 1, None, 0, now);
            clock.run(set(&[A]), set(&[A]), 0, now);
            let (mut held, mut kills, mut stored) = (0, 0, None);
            let used = |clock: &Clock| clock.used[0].choice + clock.used[0].reserve;
            let allowed = clock.allowed().0 + clock.allowed().1;
            for _ in 0..300 {
                // Less than it takes until the clock itself wishes to be looked at, or exactly that.
                let wish = clock.next().expect("it runs").saturating_sub(now);
                let step = Duration::from_millis(u64::from(below(&mut rng, wish.as_millis() as u32 + 1)));
                let step = if below(&mut rng, 3) == 0 { wish } else { step };
                now += step;
                held += step.as_millis() as u64;
                let out = !clock.out(now).is_empty();
                let ran = used(&clock);
                assert!(ran <= held.min(allowed) && ran + kills * 10_000 >= held.min(allowed), "{ran} of {held}");
                assert!(!out || held >= allowed, "out too soon");
                if out {
                    break;
                }
                if clock.is_due(now) || below(&mut rng, 10) == 0 {
                    stored = Some(clock.stored(now));
                }
                let restart = below(&mut rng, 20);
                if restart < 2 {
                    if restart == 0 {
                        kills += 1;
                    } else {
                        stored = Some(clock.stored(now));
                    }
                    // Another process, another beginning of time; and however long nobody held the table.
                    now = seconds(u64::from(below(&mut rng, 800 * DAY as u32)));
                    clock = Clock::new(rule, 1, stored.as_deref(), 0, now);
                    clock.run(set(&[A]), set(&[A]), 0, now);
                }
            }
        }
    }
}
