//! Phase 1: the dice are rolled, the districts are filled.

use crate::action::Chance;
use crate::board::{District, Districts};
use crate::card::Shadow;
use crate::dice::{DICE, Dice};
use crate::event::{Event, Reroll};
use crate::party::{Crew, Party};
use crate::state::{Phase, Rolling, Smile};
use crate::table::TileSet;
use crate::tile::Tile;

use super::Tell;

/// A place in the order of filling: the centre, then the ring from this district on.
#[inline]
fn fill_place(at: u8, ring: District) -> District {
    if at == 0 { District::Centre } else { ring.clockwise(at - 1) }
}

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
    pub(crate) fn die_fell(&mut self, outcome: Chance, story: &mut impl Tell) {
        let (Phase::Rolling { left, fell, why }, Chance::Die(value)) = (&mut self.phase, outcome) else {
            unreachable!("only possible outcomes are applied")
        };
        if !matches!(why, Rolling::Round) {
            self.rerolls = self.rerolls.wrapping_add(1);
        }
        // Most dice of a game fall here, so they are counted where they lie.
        if *left > 1 {
            *left -= 1;
            fell.add(value);
            return;
        }
        let (mut fell, why) = (*fell, *why);
        fell.add(value);
        match why {
            Rolling::Round => {
                self.pool = fell;
                self.phase = Phase::Filling { pass: 1, at: 0 };
                story.tell(self, Event::Rolled(fell));
                self.fill_on(1, 0, self.ring(0), story);
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
        fill_place(at, self.ring(0))
    }

    /// Looks for the next tile that lacks, from this place of this pass on (sm.fill.order).
    fn fill_on(&mut self, mut pass: u8, mut at: u8, ring: District, story: &mut impl Tell) {
        while pass <= 3 {
            let lacking = self.lacking(pass, ring) >> at;
            if lacking == 0 {
                (pass, at) = (pass + 1, 0);
                continue;
            }
            if self.bag.left.is_empty() {
                self.recycle(story);
            }
            if self.bag.left.is_empty() {
                story.tell(self, Event::BagDry);
                break;
            }
            self.phase = Phase::Filling { pass, at: at + lacking.trailing_zeros() as u8 };
            return;
        }
        self.begin_turn(story);
    }

    /// The districts that lack their first, second or third tile, by their place in the order of filling (the
    /// lowest bit for the first), leaving out those that were not scored and still hold markers (sm.fill.which).
    #[inline]
    fn lacking(&self, pass: u8, ring: District) -> u16 {
        let mut lacking = Districts::default();
        for district in District::ALL {
            lacking.set(district, self.turf(district).tiles.lacks(pass));
        }
        lacking.and(self.with_room(pass)).minus(self.unscored).centre_then_ring(ring)
    }

    /// The districts with room for so many tiles (see `room`).
    #[inline]
    fn with_room(&self, count: u8) -> Districts {
        let mut roomy = if count <= 2 { Districts::ALL } else { Districts::default() };
        roomy.insert(District::Centre);
        if count > 1 && self.has_shadow(Shadow::Cursed) {
            roomy.remove(District::Park);
        }
        roomy
    }

    /// The hats of the discard go back into the bag, its other tiles leave the game (sm.fill.recycle).
    #[inline(never)]
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
        let ring = self.ring(0);
        self.lay(fill_place(at, ring), tile, story);
        self.fill_on(pass, at, ring, story);
    }

    /// A new tile is laid in a district and brings its police (sm.fill).
    pub(crate) fn lay(&mut self, district: District, tile: Tile, story: &mut impl Tell) {
        let turf = self.turf_mut(district);
        turf.tiles.add(tile);
        turf.markers[Party::Police.index()] += tile.police();
        story.tell(self, Event::Laid(district, tile));
    }
}
