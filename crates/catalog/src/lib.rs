//! The one list of games. Front doors find a game here by name and use it without knowing its types;
//! whoever needs the types (the laboratory, tests over all games) [`visit`]s it.
//!
//! ```
//! let greed = catalog::find("greed")?;
//! assert_eq!(greed.players(), 2..=5);
//! # Ok::<(), tabletop::Refusal>(())
//! ```

mod audience;
pub mod change;
mod entry;
pub mod external;
mod json;
mod players;
pub mod replay;
pub mod table;

pub use entry::{Entry, Opened, Unseen, Verified};
pub use players::{LEVELS, check_bot};
/// Looking back at finished games.
pub use review;
// For whoever writes the games' types down for others.
#[cfg(feature = "ts")]
pub use {downtown, greed, smile};

use entry::Typed;
use tabletop::{Listed, Refusal};

/// Somebody who wants a game with its types.
pub trait Visitor {
    /// What comes of the visit.
    type Out;
    /// The visit.
    fn visit<G: Listed>(self) -> Self::Out;
}

macro_rules! list {
    ($($(#[$when:meta])* $game:ty),* $(,)?) => {
        /// All games, in the order they are shown.
        pub fn games() -> &'static [&'static dyn Entry] {
            const { &[$($(#[$when])* &Typed::<$game>::new()),*] }
        }

        /// Visits the game of this name.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, Refusal> {
            $($(#[$when])*
            if name == <$game as tabletop::Game>::NAME {
                return Ok(visitor.visit::<$game>());
            })*
            Err(unknown(name))
        }
    };
}

// The only list there is: a new game is one line here.
list![
    greed::Greed,
    smile::Smile,
    downtown::Downtown,
    #[cfg(feature = "toy")]
    tabletop::testkit::toy::HighCard,
];

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn Entry, Refusal> {
    games().iter().copied().find(|game| game.name() == name).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> Refusal {
    let known = games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    Refusal::new("unknown-game").with("game", name).with("known", known)
}

/// The README's example is compiled and run with the other examples.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
