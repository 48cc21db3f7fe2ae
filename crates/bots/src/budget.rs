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
}

/// Between two looks at the clock.
const GLANCE: u32 = 8;

impl Budget {
    /// A part of it, for one of several threads. Time is not divided: threads think side by side.
    #[must_use]
    pub fn part(self, index: u32, parts: u32) -> Self {
        match self {
            Self::Simulations(all) => Self::Simulations(all / parts + u32::from(index < all % parts)),
            Self::Time(time) => Self::Time(time),
        }
    }

    /// Calls `step` until the budget is used up, at least once; says how often.
    pub(crate) fn spend(self, began: Instant, mut step: impl FnMut()) -> u32 {
        match self {
            Self::Simulations(all) => {
                (0..all.max(1)).for_each(|_| step());
                all.max(1)
            }
            Self::Time(time) => {
                let mut done = 0;
                loop {
                    (0..GLANCE).for_each(|_| step());
                    done += GLANCE;
                    if began.elapsed() >= time {
                        return done;
                    }
                }
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Simulations(all) => all.fmt(f),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unreadable = |_| Refusal::new("unreadable-budget").with("budget", text).with("expected", "5000 or 50ms");
        match text.strip_suffix("ms") {
            Some(time) => time.parse().map(Duration::from_millis).map(Self::Time).map_err(unreadable),
            None => text.parse().map(Self::Simulations).map_err(unreadable),
        }
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

    #[test]
    fn budgets_are_read_as_written() {
        for text in ["5000", "50ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        assert!("soon".parse::<Budget>().is_err());
    }
}
