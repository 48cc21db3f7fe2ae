//! What every game of Backroom stands on.

pub mod cards;
pub mod game;
pub mod nature;
pub mod notation;
pub mod options;
pub mod playout;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod standing;

pub use cards::CardSet;
pub use game::{Game, Notation, Pending, Seen, Silent, Story, View};
pub use nature::{Dealt, Draw, Fresh, Nature, Question, Roll, Seed, below, pick};
pub use options::{Choices, OptionKind, OptionSpec};
pub use playout::{Player, Tally};
pub use record::Input;
pub use refusal::{Arg, Line, Refusal};
pub use seat::{Seat, SeatSet, Viewer};
pub use standing::{ScoreLine, Standing};

pub use rand;
pub use serde;
