//! Set-up: two cards, the start player, seven potions.

use crate::action::Chance;
use crate::board::{District, Districts, Field};
use crate::config::Config;
use crate::dice::Dice;
use crate::event::Event;
use crate::hoard::{Held, Side};
use crate::party::Crew;
use crate::state::{Bag, Gang, Phase, SetUp, Smile, Turf};
use crate::table::{TileSet, TileTable};
use crate::tile::Tile;

use super::Tell;

/// How many potions are dealt at set-up.
const POTIONS: u8 = 7;

impl Smile {
    /// The table before anything is decided: all figures on field 0 (sm.setup.figures).
    pub(crate) fn set_up(config: &Config) -> Self {
        let mut game = Self {
            phase: Phase::Over,
            solo: config.players == 1,
            level: config.level,
            shadow: config.shadow,
            potion: config.potion,
            start: Crew::Yellow,
            opener: Crew::Yellow,
            round: 0,
            turn: 0,
            pool: Dice::default(),
            die: 0,
            rerolls: 0,
            walker: Field::START,
            holder: None,
            unscored: Districts::default(),
            turfs: [Turf::default(); District::COUNT],
            gangs: [Gang::default(); 2],
            bag: Bag::new(TileTable::potions()),
            discard: TileSet::default(),
            gone: TileSet::default(),
            table: config.tiles,
        };
        game.phase = Phase::SetUp(game.first_set_up());
        game
    }

    /// What chance has to decide first: cards that were chosen are not drawn (sm.setup.cards).
    fn first_set_up(&self) -> SetUp {
        if self.shadow.is_none() { SetUp::Shadow } else { self.set_up_after_shadow() }
    }

    fn set_up_after_shadow(&self) -> SetUp {
        if self.potion.is_none() { SetUp::Card } else { self.set_up_after_card() }
    }

    /// The start player is random (sm.setup.start), but a single player always starts (sm.solo.turn).
    fn set_up_after_card(&self) -> SetUp {
        if self.solo { SetUp::Potion(0) } else { SetUp::Start }
    }

    pub(crate) fn set_up_chance(&mut self, step: SetUp, outcome: Chance, story: &mut impl Tell) {
        let next = match (step, outcome) {
            (SetUp::Shadow, Chance::Shadow(shadow)) => {
                self.shadow = Some(shadow);
                story.tell(self, Event::ShadowDrawn(shadow));
                self.set_up_after_shadow()
            }
            (SetUp::Card, Chance::Card(card)) => {
                self.potion = Some(card);
                story.tell(self, Event::CardDrawn(card));
                self.set_up_after_card()
            }
            (SetUp::Start, Chance::Start(crew)) => {
                self.start = crew;
                self.opener = crew;
                story.tell(self, Event::Starts(crew));
                SetUp::Potion(0)
            }
            (SetUp::Potion(number), Chance::Tile(tile)) => {
                self.deal_potion(number, tile, story);
                if number + 1 == POTIONS {
                    self.bag = Bag::new(TileTable::bag());
                    return self.begin_round(story);
                }
                SetUp::Potion(number + 1)
            }
            _ => unreachable!("only possible outcomes are applied"),
        };
        self.phase = Phase::SetUp(next);
    }

    /// One potion to each crew, one into each corner and the centre (sm.setup.potions). Those in the
    /// city count as new (sm.fill).
    fn deal_potion(&mut self, number: u8, tile: Tile, story: &mut impl Tell) {
        self.bag.left.remove(&self.table, tile);
        match number {
            0 | 1 => {
                let crew = Crew::BOTH[number as usize];
                self.gang_mut(crew).tiles.add(Held { tile, side: Side::Up });
                story.tell(self, Event::Dealt(crew, tile));
            }
            6 => self.lay(District::Centre, tile, story),
            _ => self.lay(District::CORNERS[number as usize - 2], tile, story),
        }
    }
}
