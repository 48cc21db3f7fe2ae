//! The arena: many games between bots, arranged so that luck and seats even out.
//!
//! One *deal* is played in every seating of the bots, so nobody is better off for the cards or the
//! place; the deals are independent, so all intervals are taken over deals.

mod chart;
mod log;
mod outcome;
mod rating;
mod report;
mod run;
mod seating;

pub use chart::{Axis, Dot, curves, dots, plot};
pub use log::{Log, Problem};
pub use outcome::{Figure, Forfeit, Outcome};
pub use report::{BotReport, Interval, Report, Verdict};
pub use run::{Plan, Sit, Study, run};
pub use seating::seatings;
