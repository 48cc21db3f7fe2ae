//! Many games at once, for any game on the list: simulations between random players, the arena between
//! bots, the ladder of what is claimed of them, studies of the games themselves.
//!
//! ```
//! use laboratory::simulate::{Plan, simulate};
//! use tabletop::Choices;
//!
//! let plan = Plan { players: 4, choices: Choices::none(), games: 100, seed: 1, threads: 2 };
//! let report = simulate("greed", &plan, &|_| ())?;
//! assert_eq!(report.games, 100);
//! # Ok::<(), tabletop::Refusal>(())
//! ```

pub mod arena;
pub mod ladder;
pub mod simulate;
pub mod statistics;
pub mod study;
