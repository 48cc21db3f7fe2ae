//! Positions people write by hand, as JSON: what lies in the city and in front of the crews, where
//! the figures stand, and what is being decided.
//!
//! Everything is open in this game, so a position needs no past. Tiles that are not named lie in
//! the bag, potions that are not named have left the game. If neither a phase nor dice are said, a
//! round begins: the dice are rolled and the districts are filled up.

mod decide;
mod draw;
mod dump;
mod phase;
mod place;

use std::collections::BTreeMap;

use tabletop::{Fate, Positioned, Refusal};

use crate::board::District;
use crate::card::{PotionCard, Shadow};
use crate::config::Config;
use crate::hoard::Held;
use crate::party::Crew;
use crate::state::Smile;
use crate::tile::Tile;

pub use phase::{Because, Now, Relocate, Roll};

impl Positioned for Smile {
    type Position = Position;

    fn place(config: &Config, position: &Position) -> Result<Self, Refusal> {
        place::place(config, position)
    }

    fn fates(&self, position: &Position) -> Vec<Fate> {
        draw::fates(self, position)
    }

    fn position(&self) -> Position {
        dump::dump(self)
    }
}

tabletop::by_hand! {
    /// A position. Seat A is the yellow crew, seat B (or the rival) the green one.
    pub struct Position {
        /// The shadow card; as in the set-up if left out.
        pub shadow: Option<Shadow>,
        /// The potion card; as in the set-up if left out.
        pub potion: Option<PotionCard>,
        /// The round, 1 to 3.
        pub round: Option<u32>,
        /// The start player of this round; yellow if left out.
        pub start: Option<Crew>,
        /// The start player of the first round; that of this round if left out.
        pub opener: Option<Crew>,
        /// What is being decided.
        pub phase: Option<Now>,
        /// How many turns of this round have been taken, 0 to 6; follows from the dice if left out.
        pub turn: Option<u32>,
        /// The dice that can be taken, by what they show.
        pub pool: Vec<u32>,
        /// The die that lies with the shadow from phase 3 on.
        pub die: u32,
        /// Dice that were rolled again so far in this game.
        pub rerolls: u16,
        /// The field of a walking shadow.
        pub shadow_at: u32,
        /// Who has the Detective.
        pub detective: Option<Crew>,
        /// Districts that the last settling left unscored and that are not filled up.
        pub unscored: Vec<District>,
        /// What lies in the districts.
        pub districts: BTreeMap<District, Place>,
        /// What belongs to the crews.
        pub crews: BTreeMap<Crew, Gang>,
        /// The bag. If it is said, tiles that are nowhere else have left the game.
        pub bag: Option<Vec<Tile>>,
        /// The discard.
        pub discard: Vec<Tile>,
        /// Tiles that have left the game.
        pub gone: Vec<Tile>,
        /// The tiles that come out of the bag next, in this order. Nobody knows.
        pub draw: Vec<Tile>,
    }

    /// What lies in a district.
    pub struct Place {
        /// Yellow henchmen.
        pub yellow: u32,
        /// Green henchmen.
        pub green: u32,
        /// Police.
        pub police: u32,
        /// The tiles, such as `hat-3/1` (3 points, 1 police) or `weapons/2`.
        pub tiles: Vec<Tile>,
    }

    /// What belongs to a crew.
    pub struct Gang {
        /// The field of its boss.
        pub boss: u32,
        /// The dice it has moved by in this round; those of turns already taken that are missing show 1.
        pub moved: Vec<u32>,
        /// Its action dice of this round; those of turns already taken that are missing show 1.
        pub acted: Vec<u32>,
        /// The tiles in front of it, such as `weapons/2 down` or `hat-3/1 up`.
        pub tiles: Vec<Held>,
        /// Its henchmen on the shadow card.
        pub on_card: u32,
        /// The rival crew's points from the law.
        pub law: u32,
    }
}
