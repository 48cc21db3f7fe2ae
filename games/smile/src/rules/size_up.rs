//! Phase 1: the dice are rolled, the districts are filled.

use crate::action::Chance;
use crate::board::District;
use crate::card::Shadow;
use crate::dice::{DICE, Dice};
use crate::event::{Event, Reroll};
use crate::party::{Crew, Party};
use crate::state::{Phase, Rolling, Smile};
use crate::table::TileSet;
use crate::tile::Tile;

use super::Tell;

impl Smile {
    /// A new round: all dice are rolled (sm.roll).
    pub(crate) fn begin_round(&mut self, story: &mut impl Tell) {
        self.turn = 0;
        self.die = 0;
        self.pool = Dice::default();
        for gang in &mut self.gangs {
            gang.feet = [0; 3];
            gang.hands = [0; 3];
        }
        self.roll(DICE, Rolling::Round);
        story.tell(self, Event::Round(self.round));
    }

    /// Lets dice fall that have been taken out of wherever they lay.
    pub(crate) fn roll(&mut self, left: u8, why: Rolling) {
        self.phase = Phase::Rolling { left, fell: Dice::default(), why };
    }

    /// A die has fallen.
    #[inline]
    pub(crate) fn die_fell(&mut self, left: u8, mut fell: Dice, why: Rolling, outcome: Chance, story: &mut impl Tell) {
        let Chance::Die(value) = outcome else { unreachable!("only possible outcomes are applied") };
        fell.add(value);
        if !matches!(why, Rolling::Round) {
            self.rerolls = self.rerolls.wrapping_add(1);
        }
        if left > 1 {
            self.phase = Phase::Rolling { left: left - 1, fell, why };
            return;
        }
        match why {
            Rolling::Round => {
                self.pool = fell;
                self.phase = Phase::Filling { pass: 1, at: 0 };
                story.tell(self, Event::Rolled(fell));
                self.fill_on(1, 0, story);
            }
            Rolling::Equal => {
                self.pool = fell;
                self.phase = Phase::Choosing { fresh: fell.all_equal() };
                story.tell(self, Event::Rerolled { crew: self.mover(), why: Reroll::Equal, fell });
            }
            Rolling::SecondChance(then) => {
                self.pool.add_all(fell);
                self.phase = self.moment(then);
                story.tell(self, Event::Rerolled { crew: self.mover(), why: Reroll::SecondChance, fell });
                self.go_on(then, story);
            }
            Rolling::Collector { crew, slot, more } => {
                self.gang_mut(crew).hands[slot as usize] = value;
                self.phase = Self::fourth_action(crew, slot, more);
                story.tell(self, Event::Rerolled { crew, why: Reroll::Collector, fell });
            }
            Rolling::Rival => {
                self.pool.add_all(fell);
                story.tell(self, Event::Rerolled { crew: Crew::Green, why: Reroll::Rival, fell });
                self.rival_turn(story);
            }
        }
    }

    /// How many tiles a district has room for (sm.fill, sm.monster.cursed).
    #[inline]
    pub(crate) fn room(&self, district: District) -> u8 {
        match district {
            District::Centre => 3,
            District::Park if self.has_shadow(Shadow::Cursed) => 1,
            _ => 2,
        }
    }

    /// The shadow's district: beside a walker, or a monster's home (sm.shadow, sm.monster.place).
    #[inline]
    pub(crate) fn shadow_district(&self) -> District {
        self.shadow.and_then(Shadow::home).unwrap_or(self.walker.near())
    }

    /// The ring from the shadow's district on, clockwise; from the harbour on if the shadow lives in
    /// the centre.
    #[inline]
    pub(crate) fn ring(&self, steps: u8) -> District {
        match self.shadow_district() {
            District::Centre => District::Harbour.clockwise(steps),
            district => district.clockwise(steps),
        }
    }

    /// The order of filling: the centre, then the ring (sm.fill.order).
    #[inline]
    pub(crate) fn fill_order(&self, at: u8) -> District {
        if at == 0 { District::Centre } else { self.ring(at - 1) }
    }

    /// Looks for the next tile that lacks, from this place of this pass on (sm.fill.order), leaving out
    /// districts that were not scored and still hold markers (sm.fill.which).
    pub(crate) fn fill_on(&mut self, mut pass: u8, mut at: u8, story: &mut impl Tell) {
        let ring = self.ring(0);
        while pass <= 3 {
            // The order of `fill_order`, without asking for the shadow's district each time.
            let district = if at == 0 { District::Centre } else { ring.clockwise(at - 1) };
            if self.turf(district).tiles.len() < pass
                && pass <= self.room(district)
                && !self.unscored.contains(district)
            {
                if self.bag.left.is_empty() {
                    self.recycle(story);
                }
                if self.bag.left.is_empty() {
                    story.tell(self, Event::BagDry);
                    break;
                }
                self.phase = Phase::Filling { pass, at };
                return;
            }
            at += 1;
            // Only the centre has room for a third tile.
            if at == District::COUNT as u8 || pass == 3 {
                (pass, at) = (pass + 1, 0);
            }
        }
        self.begin_turn(story);
    }

    /// The hats of the discard go back into the bag, its other tiles leave the game (sm.fill.recycle).
    fn recycle(&mut self, story: &mut impl Tell) {
        let (hats, others) = self.discard.split_hats();
        self.discard = TileSet::default();
        self.gone.absorb(&self.table, others);
        if !hats.is_empty() {
            let table = self.table;
            self.bag.put(&table, hats.tiles(&table));
        }
        story.tell(self, Event::Recycled { hats: hats.len(), gone: others.len() });
    }

    /// A tile was drawn for the district at this place.
    pub(crate) fn filled(&mut self, pass: u8, at: u8, outcome: Chance, story: &mut impl Tell) {
        let Chance::Tile(tile) = outcome else { unreachable!("only possible outcomes are applied") };
        self.bag.left.remove(&self.table, tile);
        self.lay(self.fill_order(at), tile, story);
        self.fill_on(pass, at, story);
    }

    /// A new tile is laid in a district and brings its police (sm.fill).
    pub(crate) fn lay(&mut self, district: District, tile: Tile, story: &mut impl Tell) {
        let turf = self.turf_mut(district);
        turf.tiles.add(tile);
        turf.markers[Party::Police.index()] += tile.police();
        story.tell(self, Event::Laid(district, tile));
    }
}
