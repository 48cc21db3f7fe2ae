//! Taking a tile: face up, face down, or on a potion; and what the police do with theirs.

use tabletop::Refusal;

use crate::action::Action;
use crate::board::District;
use crate::card::PotionCard;
use crate::event::{Event, kept};
use crate::hoard::{Held, Side};
use crate::party::{Crew, Party};
use crate::state::{Keeping, Smile};
use crate::tile::{Kind, Tile};

use super::Tell;

impl Smile {
    /// Whether the crew can put this tile on a potion: any tile but a potion (sm.potion.imitation).
    fn can_double(&self, crew: Crew, tile: Tile) -> bool {
        self.has_card(PotionCard::Imitation) && tile.kind() != Kind::Potion && self.has_potion(crew)
    }

    /// Whether the tile can be kept so: hats have no other side (sm.take).
    fn can_keep(&self, crew: Crew, tile: Tile, side: Side) -> bool {
        (side.is_up() || tile.kind() != Kind::Hat) && (!side.is_double() || self.can_double(crew, tile))
    }

    pub(crate) fn keeping_legal(&self, crew: Crew, tile: Tile, out: &mut Vec<Action>) {
        let sides = Side::ALL.iter().copied();
        out.extend(sides.filter(|&side| self.can_keep(crew, tile, side)).map(Action::Keep));
    }

    pub(crate) fn keeping_refusal(&self, crew: Crew, tile: Tile, action: Action) -> Option<Refusal> {
        match action {
            Action::Keep(side) if self.can_keep(crew, tile, side) => None,
            Action::Keep(side) if !side.is_up() && tile.kind() == Kind::Hat => {
                Some(Refusal::by("sm.take", "smile-hats-lie-face-up"))
            }
            Action::Keep(_) if !self.has_card(PotionCard::Imitation) => {
                Some(Refusal::by("sm.take", "smile-no-imitation"))
            }
            Action::Keep(_) if tile.kind() == Kind::Potion => {
                Some(Refusal::by("sm.potion.imitation", "smile-potions-cannot-be-doubled"))
            }
            Action::Keep(_) => Some(Refusal::by("sm.potion.imitation", "smile-no-potion")),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn keeping_apply(
        &mut self,
        crew: Crew,
        tile: Tile,
        then: Keeping,
        action: Action,
        story: &mut impl Tell,
    ) {
        let Action::Keep(side) = action else { unreachable!("only legal actions are applied") };
        self.keep(crew, tile, side, story);
        match then {
            Keeping::Settle { at, place } => self.settle_on(at, place, story),
            Keeping::Placing => self.boss_moved(story),
        }
    }

    /// Asks how a tile is kept, unless it is a hat that can only lie one way. Says whether it asks.
    pub(crate) fn must_decide(&mut self, crew: Crew, tile: Tile, story: &mut impl Tell) -> bool {
        if tile.kind() != Kind::Hat || self.can_double(crew, tile) {
            return true;
        }
        self.keep(crew, tile, Side::Up, story);
        false
    }

    /// The tile lies in front of its owner, for good.
    fn keep(&mut self, crew: Crew, tile: Tile, side: Side, story: &mut impl Tell) {
        self.cover_potion(crew, side);
        self.gang_mut(crew).tiles.add(Held { tile, side });
        story.tell(self, kept(crew, tile, side));
    }

    /// A tile taken by somebody who does not choose: the police, the Guardian, the rival crew. It is
    /// always the one the police want most (sm.police, sm.monster.guardian, sm.solo.take).
    pub(crate) fn taken_by_priority(
        &mut self,
        party: Party,
        district: District,
        place: u8,
        tile: Tile,
        story: &mut impl Tell,
    ) {
        self.turf_mut(district).tiles.remove(tile);
        // sm.solo.take: the rival covers its potions.
        let side = if tile.kind() == Kind::Potion { Side::Down } else { Side::Up };
        match party {
            Party::Yellow | Party::Green => self.gangs[party.index()].tiles.add(Held { tile, side }),
            Party::Police => self.discard.insert(&self.table, tile),
            Party::Guardian => self.bag.put(&self.table, [tile]),
        }
        story.tell(self, Event::Took { party, place, district, tile });
        if let Some(crew) = party.crew() {
            story.tell(self, kept(crew, tile, side));
        }
    }
}
