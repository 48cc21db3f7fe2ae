//! With a Smile & a Gun, for two, or for one against a rival crew.
//!
//! ```
//! use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
//! use smile::Smile;
//! use tabletop::{Choices, Fresh, Game, Player};
//!
//! let config = Smile::configure(2, &Choices::none().with("shadow", "viper")).unwrap();
//! let mut game = Smile::new(&config).unwrap();
//! let mut nature = Fresh(ChaCha8Rng::seed_from_u64(7));
//! let mut chooser = ChaCha8Rng::seed_from_u64(8);
//! let standing = Player::default().play_out(&mut game, &mut nature, &mut chooser, |_| {});
//! assert_eq!(standing.seats(), 2);
//! ```
//!
//! Dice are drafted, bosses walk round a city of nine districts, and whoever holds the most markers
//! where the loot lies takes it. Everything is open but the order of the bag and dice to come, so the
//! state holds nothing that a player does not see.

pub mod action;
mod audit;
pub mod board;
pub mod card;
mod config;
pub mod dice;
pub mod event;
mod game;
mod heuristic;
pub mod hoard;
mod listing;
pub mod party;
pub mod placing;
mod preview;
mod rules;
#[doc(hidden)]
pub mod scene;
pub mod state;
pub mod table;
mod tell;
pub mod tile;
mod view;

pub use action::{Action, Bonus, Chance};
pub use board::{District, Field};
pub use card::{Level, PotionCard, Shadow};
pub use config::Config;
pub use event::{Event, Told};
pub use hoard::{Held, Side};
pub use party::{Crew, Party};
pub use preview::{Change, Next, Preview};
pub use rules::{Account, Places, TieBreak};
pub use state::{Phase, Smile};
pub use table::TileTable;
pub use tile::{Kind, Tile};
pub use view::{Memory, Pile, Table};
