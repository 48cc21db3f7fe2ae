//! Downtown: two tokens each, six places, and whoever you rob or pay takes the next turn.
//!
//! ```
//! use downtown::Downtown;
//! use rand_chacha::ChaCha8Rng;
//! use rand_chacha::rand_core::SeedableRng;
//! use tabletop::{Choices, Dealt, Game, Player, Seed};
//!
//! let config = Downtown::configure(4, &Choices::none().with("edition", "en"))?;
//! let mut game = Downtown::new(&config)?;
//! let mut nature = Dealt::new(Seed::of_game(1, 0));
//! let mut rng = ChaCha8Rng::seed_from_u64(7);
//! let standing = Player::default().play_out(&mut game, &mut nature, &mut rng, |_| ());
//!
//! println!("{} turns, {:?}, {standing:?}", game.turns(), game.ending());
//! assert!(standing.winners().count() >= 1);
//! # Ok::<(), tabletop::Refusal>(())
//! ```
//!
//! The rules are in [`rules`], one file per chapter; who knows what is in [`view`] and, for the
//! gangsters in the hands, in [`lots`].

pub mod action;
mod audit;
pub mod board;
pub mod card;
pub mod config;
pub mod deck;
pub mod event;
mod game;
mod heuristic;
mod listing;
pub mod lots;
pub mod placing;
pub mod preview;
pub mod rules;
#[doc(hidden)]
pub mod scene;
pub mod stack;
pub mod state;
mod tell;
pub mod view;

pub use action::{Action, Chance};
pub use config::Config;
pub use deck::Deck;
pub use event::Event;
pub use state::{Downtown, Ending};

/// The most players.
pub const SEATS: usize = 4;
