//! The arena: many games between bots, arranged so that luck and seats even out.
//!
//! One *deal* is played in every seating of the bots, so nobody is better off for the cards or the
//! place; the deals are independent, so all intervals are taken over deals.

mod log;
mod outcome;
mod plot;
mod rating;
mod report;
mod run;
mod seating;

pub use log::{Log, Problem};
pub use outcome::Outcome;
pub use plot::plot;
pub use report::{BotReport, Interval, Report, Verdict};
pub use run::{Plan, run};
pub use seating::seatings;
