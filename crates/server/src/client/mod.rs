//! The other side: a small client over real sockets, for `backroom load` and the tests.

mod http;
mod picture;
mod player;
mod socket;
mod story;

pub use http::{Reply, Visitor};
pub use picture::Picture;
pub use player::{Player, Schedule, Tally};
pub use socket::{Heard, HeardNow, HeardPrompt, Socket};
pub use story::Story;
