//! Greed: draft a card, play a card, get rich. Two to five players, twelve rounds.
//!
//! ```
//! use greed::Greed;
//! use rand_chacha::ChaCha8Rng;
//! use tabletop::rand::SeedableRng;
//! use tabletop::{Choices, Dealt, Game, Player, Seat, Seed};
//!
//! // Four players who choose at random, on the deal of a seed.
//! let config = Greed::configure(4, &Choices::none()).unwrap();
//! let mut game = Greed::new(&config).unwrap();
//! let mut deal = Dealt::new(Seed::of_game(1, 1));
//! let mut whim = ChaCha8Rng::seed_from_u64(7);
//! let standing = Player::default().play_out(&mut game, &mut deal, &mut whim, |_| {});
//! assert!(standing.winners().all(|seat| standing.rank(seat) == 1));
//! assert!(Seat::first(4).any(|seat| standing.score(seat) > 0));
//! ```
//!
//! [`data`] is the table of the 80 cards, [`state`] what a game consists of, [`agenda`] what is
//! still to be done in it, [`game`] the table of contents of the rules, [`view`] who knows what.
//! What is said of it all, in message ids, comes from its [`Tell`](tabletop::Tell).

pub mod action;
pub mod agenda;
mod audit;
pub mod board;
pub mod card;
mod config;
pub mod data;
pub mod drawn;
pub mod event;
pub mod game;
mod heuristic;
mod listing;
pub mod placing;
pub mod preview;
mod rules;
mod sample;
#[doc(hidden)]
pub mod scene;
pub mod state;
mod tell;
pub mod view;

pub use action::{Action, Chance};
pub use card::{Card, Kind, Symbol};
pub use config::Config;
pub use event::Event;
pub use state::Greed;
