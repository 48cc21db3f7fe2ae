//! Players for every game of Backroom. They see what their seat sees and nothing else.
//!
//! ```
//! use bots::{Bot, Budget, Search, Settings, BotRng};
//! use tabletop::testkit::toy::HighCard;
//! use tabletop::{Choices, Game, Seed, Session, Silent, Viewer};
//!
//! let config = HighCard::<0>::configure(2, &Choices::none())?;
//! let mut table = Session::<HighCard>::open(config, Seed::of_game(1, 1), &mut Silent)?;
//! let mut bot = Search::new(Settings::with(Budget::Simulations(200)), BotRng::of(7));
//! let seat = table.asked().lowest().unwrap();
//! let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
//! let action = bot.choose(&view, &legal);
//! assert!(legal.contains(&action));
//! table.submit(seat, table.prompt(seat).unwrap().id, action, &mut Silent)?;
//! # Ok::<(), tabletop::Refusal>(())
//! ```
//!
//! A bot has no door for a state; whoever tries does not get past the compiler:
//!
//! ```compile_fail,E0308
//! # use bots::{Bot, Random, BotRng};
//! # use tabletop::testkit::toy::HighCard;
//! # use tabletop::{Game, Seat};
//! let game = HighCard::<0>::new(&2).unwrap();
//! let mut legal = Vec::new();
//! game.legal_actions(Seat::new(0), &mut legal);
//! Random::new(BotRng::of(7)).choose(&game, &legal); // expects a `View`
//! ```
//!
//! From weak to strong: [`Random`]; [`Thumb`], the game's rules of thumb; [`Flat`] Monte Carlo, the
//! yardstick; [`Search`], information-set Monte Carlo tree search. The laboratory measures them.

mod bot;
mod budget;
mod flat;
mod levels;
mod playout;
mod rng;
mod search;
mod spec;
pub mod table;
mod thumb;
mod trail;
mod tree;
mod value;

pub use bot::{Bot, Random};
pub use budget::Budget;
pub use flat::Flat;
pub use levels::{LONGEST, level};
pub use playout::{Playing, Playout};
pub use rng::BotRng;
pub use search::{Analysis, Ranked, Search, Settings, Worth};
pub use spec::{Level, Spec};
pub use thumb::Thumb;
pub use trail::Trail;
pub use value::Aim;
