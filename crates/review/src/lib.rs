//! Looking back at a finished game: what luck gave, what choices cost, what others gave away, and what is left.
//! docs/review.md says how it is counted and why the lines are where they are.
//!
//! A [`Walk`] goes through a record step by step. A [`Judge`] says what a table is worth to everybody, and what a
//! choice is worth as far as its seat could know. A [`Reviewing`] adds it all up.

mod grade;
mod judge;
mod luck;
mod reasons;
mod reviewing;
mod summary;
mod value;
mod walk;
mod wire;

pub use grade::Grade;
pub use judge::{Effort, Judge};
pub use luck::{Luck, luck_of, quick_luck};
pub use reasons::reasons;
pub use reviewing::{AnyReview, Progress, Reviewing};
pub use value::{Playouts, Value, Values};
pub use walk::{Done, Step, Walk};
pub use wire::{FORMAT, Fortune, Judged, Parts, Point, Review, SeatReview, Turning, TurningKind, Worth};
