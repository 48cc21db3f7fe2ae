//! Potions used in one's turn: Second Chance, Overpower, Relocation, Con Artist. (Quick Step and Shell
//! Game change the move and the placing: see `streets`. Imitation: `take`. Seduction: `settle`.
//! Soulmates: `final_score`.)

use tabletop::Refusal;

use crate::action::Action;
use crate::board::District;
use crate::card::PotionCard;
use crate::dice::Dice;
use crate::event::{Event, Ground};
use crate::hoard::{Held, Side};
use crate::party::Crew;
use crate::state::{ActStep, Acting, Keeping, Moment, Phase, Relocating, Rolling, Smile, Turf};
use crate::tell;
use crate::tile::Tile;

use super::{Tell, unless, unless_at};

impl Smile {
    /// Whether the crew has a potion to pay with.
    #[inline]
    pub(crate) fn has_potion(&self, crew: Crew) -> bool {
        self.gang(crew).tiles.potions().next().is_some()
    }

    /// A potion pays for one use and leaves the game.
    pub(crate) fn pay(&mut self, crew: Crew, story: &mut impl Tell) {
        let potion = self.gang(crew).tiles.payment().expect("there is a potion to pay with");
        self.gang_mut(crew).tiles.remove(potion);
        self.gone.insert(&self.table, potion.tile);
        story.tell(self, Event::Drank(crew, potion.tile));
    }

    /// Whether the potion card lets a potion be drunk at this moment, leaving aside what it costs.
    #[inline]
    fn drinks_at(&self, moment: Moment) -> bool {
        match self.potion {
            Some(PotionCard::SecondChance | PotionCard::Relocation) => true,
            Some(PotionCard::Overpower) => moment == Moment::Acting,
            _ => false,
        }
    }

    /// Whether there is something for the potion to work on.
    fn drink_works(&self) -> bool {
        !self.has_card(PotionCard::Relocation) || self.turfs.iter().any(Turf::is_held)
    }

    /// Whether the player whose turn it is can use a potion now.
    #[inline]
    pub(crate) fn can_drink(&self, moment: Moment) -> bool {
        // With most potion cards this is all there is to ask.
        self.drinks_at(moment) && self.can_pay_for_a_drink()
    }

    #[inline(never)]
    fn can_pay_for_a_drink(&self) -> bool {
        self.has_potion(self.mover()) && self.drink_works()
    }

    pub(crate) fn drink_refusal(&self, moment: Moment) -> Option<Refusal> {
        let rule = self.potion.map_or("sm.setup.cards", PotionCard::rule);
        if !self.drinks_at(moment) {
            Some(self.no_drink_now())
        } else if !self.has_potion(self.mover()) {
            Some(Refusal::by(rule, "smile-no-potion"))
        } else {
            unless(self.drink_works(), rule, "smile-no-marker-to-move")
        }
    }

    /// A potion is paid; what it is good for is chosen next.
    pub(crate) fn drink(&mut self, then: Moment, story: &mut impl Tell) {
        let crew = self.mover();
        self.phase = match self.potion {
            Some(PotionCard::SecondChance) => Phase::Marking { marked: Dice::default(), then },
            Some(PotionCard::Relocation) => Phase::Relocating { step: Relocating::From, then },
            _ => Phase::Acting { crew, why: Acting::Turn, step: ActStep::Overpower },
        };
        self.pay(crew, story);
    }

    /// Whether Second Chance can pick one more die of this value.
    fn can_mark(&self, marked: Dice, value: u8) -> bool {
        marked.count(value) < self.pool.count(value)
    }

    pub(crate) fn marking_legal(&self, marked: Dice, out: &mut Vec<Action>) {
        if !marked.is_empty() {
            out.push(Action::Roll);
        }
        out.extend((1..=6).filter(|&value| self.can_mark(marked, value)).map(Action::Mark));
    }

    pub(crate) fn marking_refusal(&self, marked: Dice, action: Action) -> Option<Refusal> {
        let rule = PotionCard::SecondChance.rule();
        match action {
            Action::Roll => unless(!marked.is_empty(), rule, "smile-no-die-marked"),
            Action::Mark(value) => unless(self.can_mark(marked, value), rule, "smile-die-not-in-pool")
                .map(|refusal| refusal.with("die", value)),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn marking_apply(&mut self, mut marked: Dice, then: Moment, action: Action, story: &mut impl Tell) {
        match action {
            Action::Mark(value) => {
                marked.add(value);
                self.picked(self.mover(), action, Phase::Marking { marked, then }, story);
            }
            Action::Roll => {
                self.pool.remove_all(marked);
                self.roll(marked.len(), Rolling::SecondChance(then));
                story.tell(self, Event::Picked(self.mover(), action));
            }
            _ => unreachable!("only legal actions are applied"),
        }
    }

    pub(crate) fn relocating_legal(&self, step: Relocating, out: &mut Vec<Action>) {
        let every = District::ALL.iter().copied();
        match step {
            Relocating::From => out.extend(every.filter(|&from| self.turf(from).is_held()).map(Action::At)),
            Relocating::Which(from) => out.extend(self.turf(from).parties().map(Action::Marker)),
            Relocating::To(from, _) => out.extend(every.filter(|&to| to != from).map(Action::At)),
        }
    }

    pub(crate) fn relocating_refusal(&self, step: Relocating, action: Action) -> Option<Refusal> {
        let rule = PotionCard::Relocation.rule();
        match (step, action) {
            (Relocating::From, Action::At(from)) => {
                unless_at(self.turf(from).is_held(), rule, "smile-no-marker-there", from)
            }
            (Relocating::Which(from), Action::Marker(party)) => self.marker_refusal(rule, from, party),
            (Relocating::To(from, _), Action::At(to)) => unless_at(from != to, rule, "smile-same-district", from),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn relocating_apply(&mut self, step: Relocating, then: Moment, action: Action, story: &mut impl Tell) {
        let next = match (step, action) {
            (Relocating::From, Action::At(from)) => {
                self.turf(from).only_party().map_or(Relocating::Which(from), |only| Relocating::To(from, only))
            }
            (Relocating::Which(from), Action::Marker(party)) => Relocating::To(from, party),
            (Relocating::To(from, party), Action::At(to)) => {
                self.phase = self.moment(then);
                self.shift(self.mover(), party, from, to, Ground::Relocation, story);
                return self.go_on(then, story);
            }
            _ => unreachable!("only legal actions are applied"),
        };
        self.picked(self.mover(), action, Phase::Relocating { step: next, then }, story);
    }

    /// The district whose tiles the Con Artist can have: the near one of the boss whose turn it is.
    fn con_district(&self) -> District {
        self.gang(self.mover()).boss.near()
    }

    /// Whether the Con Artist is possible: a tile there, a potion to pay and another tile to give
    /// (`sm.potion.con_artist`).
    pub(crate) fn can_swap(&self) -> bool {
        self.has_card(PotionCard::ConArtist)
            && self.has_potion(self.mover())
            && self.gang(self.mover()).tiles.len() > 1
            && !self.turf(self.con_district()).tiles.is_empty()
    }

    /// Whether this tile can be given: not the potion that pays.
    fn can_give(&self, held: Held) -> bool {
        let tiles = &self.gang(self.mover()).tiles;
        tiles.contains(held) && tiles.potions().count() > usize::from(held.is_potion())
    }

    pub(crate) fn swap_legal(&self, out: &mut Vec<Action>) {
        if self.can_swap() {
            let tiles = &self.gang(self.mover()).tiles;
            out.extend(tiles.distinct().filter(|&held| self.can_give(held)).map(Action::Give));
        }
    }

    pub(crate) fn give_refusal(&self, held: Held) -> Option<Refusal> {
        let rule = PotionCard::ConArtist.rule();
        if !self.gang(self.mover()).tiles.contains(held) {
            Some(Refusal::by(rule, "smile-not-your-tile").with("tile", tell::held(held, 1)))
        } else if self.turf(self.con_district()).tiles.is_empty() {
            unless_at(false, rule, "smile-no-tile-there", self.con_district())
        } else if !self.has_potion(self.mover()) {
            Some(Refusal::by(rule, "smile-no-potion"))
        } else {
            unless(self.can_give(held), rule, "smile-that-potion-pays")
        }
    }

    /// The own tile is put aside, another potion pays, and a tile of the district is chosen.
    pub(crate) fn give(&mut self, given: Held, story: &mut impl Tell) {
        let crew = self.mover();
        self.gang_mut(crew).tiles.remove(given);
        self.picked(crew, Action::Give(given), Phase::Swapping { given }, story);
        self.pay(crew, story);
        let mut choice = self.turf(self.con_district()).tiles.distinct();
        if let (Some(only), None) = (choice.next(), choice.next()) {
            self.swap(given, only, story);
        }
    }

    pub(crate) fn swapping_legal(&self, out: &mut Vec<Action>) {
        out.extend(self.turf(self.con_district()).tiles.distinct().map(Action::Take));
    }

    pub(crate) fn swapping_refusal(&self, action: Action) -> Option<Refusal> {
        let rule = PotionCard::ConArtist.rule();
        match action {
            Action::Take(tile) => {
                let district = self.con_district();
                unless_at(self.turf(district).tiles.contains(tile), rule, "smile-no-such-tile-there", district)
            }
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn swapping_apply(&mut self, given: Held, action: Action, story: &mut impl Tell) {
        let Action::Take(taken) = action else { unreachable!("only legal actions are applied") };
        self.swap(given, taken, story);
    }

    /// The swap: the given tile lies face up in the district and brings no police.
    fn swap(&mut self, given: Held, taken: Tile, story: &mut impl Tell) {
        let (crew, district) = (self.mover(), self.con_district());
        let tiles = &mut self.turf_mut(district).tiles;
        tiles.remove(taken);
        tiles.add(given.tile);
        self.phase = Phase::Keeping { crew, tile: taken, then: Keeping::Placing };
        story.tell(self, Event::Swapped { crew, district, given, taken });
        if !self.must_decide(crew, taken, story) {
            self.boss_moved(story);
        }
    }

    /// A tile lies on a potion, which is spent (sm.potion.imitation).
    pub(crate) fn cover_potion(&mut self, crew: Crew, side: Side) {
        if side.is_double() {
            let potion = self.gang(crew).tiles.payment().expect("there is a potion to cover");
            self.gang_mut(crew).tiles.remove(potion);
            self.gone.insert(&self.table, potion.tile);
        }
    }
}
