//! The other side: a small client over real sockets, for `backroom load` and the tests.

mod http;
mod player;
mod socket;

pub use http::{Reply, Visitor};
pub use player::{Player, Schedule, Tally};
pub use socket::{Heard, HeardNow, Socket};
