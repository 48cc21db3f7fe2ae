//! The one list of games. Front doors find a game here by name and use it without knowing its types.
//!
//! ```
//! let greed = catalog::find("greed")?;
//! assert_eq!(greed.players(), 2..=5);
//! # Ok::<(), tabletop::Refusal>(())
//! ```

pub mod arena;
mod audience;
pub mod bots;
pub mod desk;
mod entry;
pub mod fuzz;
pub mod guest;
mod json;
pub mod ladder;
mod players;
pub mod simulate;
pub mod statistics;
pub mod study;

pub use entry::Entry;
pub use players::{LEVELS, check_bot};

use entry::Typed;
use tabletop::Refusal;

/// All games, in the order they are shown.
pub fn games() -> &'static [&'static dyn Entry] {
    const GREED: Typed<greed::Greed> = Typed::new();
    const SMILE: Typed<smile::Smile> = Typed::new();
    const DOWNTOWN: Typed<downtown::Downtown> = Typed::new();
    &[&GREED, &SMILE, &DOWNTOWN]
}

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn Entry, Refusal> {
    games().iter().copied().find(|game| game.name() == name).ok_or_else(|| {
        let known = games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
        Refusal::new("unknown-game").with("game", name).with("known", known)
    })
}
