//! Everything that is said between a client and the server, once, for both sides.
//!
//! REST is for what is not at a table: the catalogue, making a table, my tables, records, rule books.
//! At a table one WebSocket says the rest: the client sends [`Request`]s, each with an id of its own
//! choosing, and gets exactly one [`Message::Answer`] for each; the table sends [`Message`]s whenever
//! something changes for the viewer that the client shows.
//!
//! What a client is sent depends only on what its viewer may know, numbers and lengths included: so
//! nothing here counts inputs, and `heard` counts the moments of that one viewer's story.

pub mod lesson;
pub mod replay;
pub mod request;
pub mod rest;
pub mod say;
pub mod table;

pub use catalog::table::Moment;
pub use replay::Replay;
pub use request::{Ask, Request};
pub use say::{Answer, Finish, Message, News, Now, Reply, SentStep, Undo};
pub use table::{
    Branched, ClockRule, Ended, Matching, Motion, SeatInfo, Sitter, Stage, TableInfo, Times, Vote, Watchers,
};

/// Raised whenever an old page could misunderstand a new server.
pub const VERSION: u32 = 2;
