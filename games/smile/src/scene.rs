//! Positions set up by hand, for tests: lay out a table, then enter the round at one of its phases.

use tabletop::Silent;

use crate::board::{District, Field};
use crate::card::{Level, PotionCard, Shadow};
use crate::config::Config;
use crate::dice::{DICE, Dice};
use crate::hoard::Held;
use crate::party::Crew;
use crate::state::{Bag, Phase, Smile, TURNS};
use crate::table::{TileSet, TileTable};
use crate::tile::Tile;

/// A table being laid out. Whatever is not placed stays in the bag.
#[derive(Clone, Debug)]
pub struct Scene(Smile);

/// Reads something in its notation.
fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text} is not readable"))
}

impl Scene {
    /// An empty city with these cards; yellow starts the first round.
    pub fn new(shadow: Shadow, potion: PotionCard) -> Self {
        Self::with(shadow, potion, 2, Level::Standard)
    }

    /// The same for one player.
    pub fn solo(shadow: Shadow, potion: PotionCard, level: Level) -> Self {
        Self::with(shadow, potion, 1, level)
    }

    fn with(shadow: Shadow, potion: PotionCard, players: u8, level: Level) -> Self {
        let tiles = TileTable::builtin();
        let config = Config { players, shadow: Some(shadow), potion: Some(potion), level, tiles };
        let mut game = Smile::set_up(&config);
        game.bag = Bag::new(TileSet(TileTable::bag().0 | TileTable::potions().0));
        Self(game)
    }

    fn take(&mut self, tile: Tile) {
        assert!(self.0.bag.left.contains(&self.0.table, tile), "no {tile} is left");
        self.0.bag.left.remove(&self.0.table, tile);
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.0.round = round - 1;
        self
    }

    /// The start player.
    #[must_use]
    pub fn start(mut self, crew: Crew) -> Self {
        self.0.start = crew;
        self
    }

    /// The field of the walking shadow.
    #[must_use]
    pub fn shadow_at(mut self, field: u8) -> Self {
        self.0.walker = Field::new(field).expect("there is such a field");
        self
    }

    /// The field of a boss.
    #[must_use]
    pub fn boss(mut self, crew: Crew, field: u8) -> Self {
        self.0.gang_mut(crew).boss = Field::new(field).expect("there is such a field");
        self
    }

    /// The yellow, green and police markers of a district.
    #[must_use]
    pub fn markers(mut self, district: District, markers: [u8; 3]) -> Self {
        self.0.turf_mut(district).markers = markers;
        self
    }

    /// The tiles of a district, such as `hat-3/1 weapons/2`.
    #[must_use]
    pub fn tiles(mut self, district: District, tiles: &str) -> Self {
        for tile in tiles.split(' ').map(read) {
            self.take(tile);
            self.0.turf_mut(district).tiles.add(tile);
        }
        self
    }

    /// A tile in front of a crew, such as `weapons/2 down`.
    #[must_use]
    pub fn owns(mut self, crew: Crew, held: &str) -> Self {
        let held: Held = read(held);
        self.take(held.tile);
        self.0.gang_mut(crew).tiles.add(held);
        self
    }

    /// A tile on the discard.
    #[must_use]
    pub fn discarded(mut self, tile: &str) -> Self {
        let tile = read(tile);
        self.take(tile);
        self.0.discard.insert(&self.0.table, tile);
        self
    }

    /// Only these tiles are in the bag; all others that are nowhere else have left the game.
    #[must_use]
    pub fn bag(mut self, tiles: &str) -> Self {
        let mut bag = TileSet::default();
        for tile in tiles.split_whitespace().map(read) {
            self.take(tile);
            bag.insert(&self.0.table, tile);
        }
        let rest = self.0.bag.left;
        self.0.gone.absorb(&self.0.table, rest);
        self.0.bag.left = bag;
        self
    }

    /// A district that the last settling left unscored, with markers.
    #[must_use]
    pub fn unscored(mut self, district: District) -> Self {
        self.0.unscored.insert(district);
        self
    }

    /// Henchmen of a crew on the shadow card.
    #[must_use]
    pub fn on_card(mut self, crew: Crew, count: u8) -> Self {
        self.0.gang_mut(crew).on_card = count;
        self
    }

    /// Who has the Detective.
    #[must_use]
    pub fn holder(mut self, crew: Crew) -> Self {
        self.0.holder = Some(crew);
        self
    }

    /// The action dice a crew has used.
    #[must_use]
    pub fn hands(mut self, crew: Crew, dice: [u8; 3]) -> Self {
        self.0.gang_mut(crew).hands = dice;
        self.0.gang_mut(crew).feet = [1; 3];
        self
    }

    /// Points of the rival crew from the law.
    #[must_use]
    pub fn law_points(mut self, points: u8) -> Self {
        self.0.gang_mut(Crew::Green).law = points;
        self
    }

    /// The bag counts as just shuffled.
    fn shuffled(mut self) -> Smile {
        self.0.bag.full = self.0.bag.left;
        self.0
    }

    /// Before the dice of the round are rolled.
    pub fn size_up(self) -> Smile {
        let mut game = self.shuffled();
        game.begin_round(&mut Silent);
        game
    }

    /// Phase 2 with these dice in the pool: 13, 11, 9, 7, 5 or 3, whence follows whose turn it is.
    pub fn streets(self, pool: &[u8]) -> Smile {
        let mut game = self.shuffled();
        game.pool = pool.iter().copied().collect();
        game.turn = (DICE - pool.len() as u8) / 2;
        for turn in 0..game.turn {
            let crew = if turn.is_multiple_of(2) { game.start } else { game.start.other() };
            let gang = game.gang_mut(crew);
            let slot = turn as usize / 2;
            gang.feet[slot] = gang.feet[slot].max(1);
            gang.hands[slot] = gang.hands[slot].max(1);
        }
        game.begin_turn(&mut Silent);
        game
    }

    /// Phase 3: the last die moves the shadow. Action dice not laid out show 1.
    pub fn shadow(self, die: u8, story: &mut impl tabletop::Story<Smile>) -> Smile {
        let mut game = self.shuffled();
        for gang in &mut game.gangs {
            gang.feet = [1; 3];
            gang.hands = gang.hands.map(|hand| hand.max(1));
        }
        game.turn = TURNS;
        game.pool = [die].into_iter().collect::<Dice>();
        game.shadow_comes(story);
        game
    }

    /// Phase 5 with this shadow die; the shadow has moved.
    pub fn settle(self, die: u8, story: &mut impl tabletop::Story<Smile>) -> Smile {
        let mut game = self.shuffled();
        for gang in &mut game.gangs {
            gang.feet = [1; 3];
            gang.hands = gang.hands.map(|hand| hand.max(1));
        }
        game.turn = TURNS;
        game.die = die;
        game.settle_from(0, story);
        game
    }

    /// The end of the game.
    pub fn over(self) -> Smile {
        let mut game = self.shuffled();
        game.phase = Phase::Over;
        game
    }
}
