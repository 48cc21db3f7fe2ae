//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use tabletop::Refusal;

/// How long a bot may think about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many simulated games: the same choice every time from the same seed.
    Simulations(u32),
    /// So long on the clock, whatever else the machine does meanwhile.
    Time(Duration),
    /// So many simulated games, but no longer than that.
    Within(u32, Duration),
}

/// No bot named in words thinks longer than this about one choice.
const LONGEST: Duration = Duration::from_secs(10);
/// Nor simulates more games for it.
const MOST: u32 = 2_000_000;

/// Between two looks at the clock pass at most so many simulations, and fewer when they are slow.
const GLANCE: u32 = 64;
/// About so long may pass between two looks.
const UNWATCHED: Duration = Duration::from_millis(1);

impl Budget {
    /// A part of it, for one of several threads. Time is not divided: threads think side by side.
    #[must_use]
    pub fn part(self, index: u32, parts: u32) -> Self {
        match self {
            Self::Simulations(all) => Self::Simulations(share(all, index, parts)),
            Self::Time(time) => Self::Time(time),
            Self::Within(all, time) => Self::Within(share(all, index, parts), time),
        }
    }

    /// Whether it is within what anybody may ask for.
    fn is_modest(self) -> bool {
        match self {
            Self::Simulations(all) => all <= MOST,
            Self::Time(time) => time <= LONGEST,
            Self::Within(all, time) => all <= MOST && time <= LONGEST,
        }
    }

    /// Calls `step` until the budget is used up, at least once; says how often.
    pub(crate) fn spend(self, began: Instant, mut step: impl FnMut()) -> u32 {
        let (most, time) = match self {
            Self::Simulations(most) => (most, None),
            Self::Time(time) => (u32::MAX, Some(time)),
            Self::Within(most, time) => (most, Some(time)),
        };
        let (mut done, mut next, mut seen) = (0, 1, began.elapsed());
        loop {
            step();
            done += 1;
            if done >= most {
                return done;
            }
            if let Some(time) = time.filter(|_| done >= next) {
                let now = began.elapsed();
                if now >= time {
                    return done;
                }
                // As many as fit into the time that may pass, by how long the last ones took.
                let pace = UNWATCHED.as_nanos() / now.saturating_sub(seen).as_nanos().max(1);
                next = done + (pace as u32).clamp(1, GLANCE);
                seen = now;
            }
        }
    }
}

/// The part of one of several threads.
fn share(all: u32, index: u32, parts: u32) -> u32 {
    all / parts + u32::from(index < all % parts)
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Simulations(all) => all.fmt(f),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
            Self::Within(all, time) => write!(f, "{all}/{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let expected = "5000, 50ms or 5000/50ms";
        let unreadable = |_| Refusal::new("unreadable-budget").with("budget", text).with("expected", expected);
        let time = |text: &str| text.parse().map(Duration::from_millis).map_err(unreadable);
        let simulations = |text: &str| text.parse().map_err(unreadable);
        let budget = match (text.split_once('/'), text.strip_suffix("ms")) {
            (Some((all, limit)), _) => Self::Within(simulations(all)?, time(limit.trim_end_matches("ms"))?),
            (None, Some(limit)) => Self::Time(time(limit)?),
            (None, None) => Self::Simulations(simulations(text)?),
        };
        if budget.is_modest() {
            return Ok(budget);
        }
        let refusal = Refusal::new("budget-too-large").with("budget", text);
        Err(refusal.with("simulations", MOST).with("seconds", LONGEST.as_secs() as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_the_simulations() {
        let parts: Vec<_> = (0..3).map(|index| Budget::Simulations(100).part(index, 3)).collect();
        assert_eq!(parts, [34, 33, 33].map(Budget::Simulations));
    }
}
