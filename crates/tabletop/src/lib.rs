//! What every game of Backroom stands on: the [`Game`] trait, chance as an input, views that list
//! what a seat may know, the [`Session`] gate, records that replay exactly, and the battery of tests
//! every game must pass (`testkit`).
//!
//! A game is a plain value; whoever drives it asks what it waits for and answers:
//!
//! ```
//! use tabletop::testkit::toy::HighCard;
//! use tabletop::{Choices, Game, Record, Seed, Session, Silent, Viewer};
//!
//! let config = HighCard::<0>::configure(3, &Choices::none())?;
//! let mut table = Session::<HighCard>::open(config, Seed::of_game(1, 1), &mut Silent)?;
//! while let Some(seat) = table.asked().iter().find(|&seat| !table.prompt(seat).unwrap().sealed) {
//!     let view = table.view(Viewer::Seat(seat)); // all this seat may know
//!     let action = table.legal(seat)[0]; // a bot would look at the view and choose
//!     let _certain = HighCard::preview(&view, &action);
//!     table.submit(seat, table.prompt(seat).unwrap().id, action, &mut Silent)?;
//! }
//! let standing = table.standing().expect("the game is over");
//! assert!(standing.winners().count() >= 1);
//!
//! let record = Record::<HighCard>::from_json(&table.record().to_json())?;
//! assert_eq!(record.verify()?.state(), table.state());
//! # Ok::<(), tabletop::Refusal>(())
//! ```
//!
//! Three rings of knowledge: a state is complete and known to nobody; a [`View`] is all that one
//! viewer can know, made by the game's `view.rs` alone; a [`Seen`] story is what that viewer was told
//! on the way. Bots and front doors get views and stories, never states.

pub mod cards;
pub mod game;
pub mod heuristic;
pub mod json;
pub mod listing;
pub mod nature;
pub mod notation;
pub mod options;
pub mod playout;
pub mod position;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod session;
pub mod sets;
pub mod standing;
pub mod study;
pub mod tell;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use cards::CardSet;
pub use game::{Game, Notation, Pending, Seen, Silent, Story, View};
pub use heuristic::{Heuristic, Outlook};
pub use listing::{Foresight, Ladder, Levels, Listed, Listing, Study};
pub use nature::{ChanceQuestion, Dealt, Draw, Fate, Fresh, Nature, Roll, Seed, below, outcomes, pick};
pub use options::{Choices, OptionKind, OptionSpec};
pub use playout::{Player, Tally};
pub use position::Positioned;
pub use record::{By, Hand, Input, Origin, Record, WentOn, game_of_record, plays, unplayable};
pub use refusal::{Arg, Line, Refusal};
pub use seat::{Seat, SeatSet, Viewer};
pub use session::{Back, Prompt, PromptId, Session};
pub use sets::Stored;
pub use standing::{Fact, FactValue, ScoreLine, Standing};
pub use study::{Figure, Ledger, StudyTable, Unit, tell_again};
pub use tell::{Landmark, Tell};

pub use rand;
pub use serde;
