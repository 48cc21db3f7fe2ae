//! Phase 3: the shadow walks, or a monster gets its die; the card acts.

use tabletop::Refusal;

use crate::action::Action;
use crate::board::District;
use crate::card::Shadow;
use crate::event::{Event, Offer};
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Phase, Rolling, Smile};

use super::{Tell, unless};

impl Smile {
    /// The last die moves a walking shadow, or lies with a monster (sm.shadow, sm.monster.place).
    pub(crate) fn shadow_comes(&mut self, story: &mut impl Tell) {
        let shadow = self.shadow.expect("set-up decides the shadow");
        self.die = self.pool.lowest().expect("one die is left");
        self.pool.remove(self.die);
        if shadow.home().is_some() {
            story.tell(self, Event::MonsterDie(shadow, self.die));
        } else {
            self.walker = self.walker.clockwise(self.die);
            story.tell(self, Event::ShadowWalked { die: self.die, to: self.walker });
        }
        let here = self.shadow_district();
        match shadow {
            Shadow::Corrupt => self.sweep(shadow, here, Party::Police, self.turf(here).count(Party::Police), story),
            Shadow::Femme => self.halve(here, story),
            Shadow::Viper => self.bite(here, story),
            Shadow::Collector => return self.collector_comes(here, story),
            Shadow::SecretService => {
                self.turf_mut(here).markers[Party::Police.index()] += 2;
                story.tell(self, Event::Guarded(here));
            }
            Shadow::Water => {
                // sm.monster.water: the shadow die is one more action die.
                if let Some(crew) = self.turf(here).strongest().filter(|&crew| !self.is_rival(crew)) {
                    self.phase = Phase::Acting { crew, why: Acting::Water, step: ActStep::Start };
                    return;
                }
            }
            // These act later, or wherever their rule is.
            Shadow::Detective
            | Shadow::Historian
            | Shadow::Hideout
            | Shadow::Press
            | Shadow::Mayor
            | Shadow::Guardian
            | Shadow::Cursed => {}
        }
        self.law_comes(story);
    }

    fn sweep(&mut self, shadow: Shadow, district: District, party: Party, count: u8, story: &mut impl Tell) {
        if count > 0 {
            self.turf_mut(district).markers[party.index()] -= count;
            story.tell(self, Event::Swept { shadow, district, party, count });
        }
    }

    /// Everybody with the most markers loses half of them, rounded down (sm.shadow.femme).
    fn halve(&mut self, here: District, story: &mut impl Tell) {
        let markers = self.turf(here).markers;
        let most = markers.into_iter().max().unwrap_or(0);
        for party in Party::MARKERS {
            if markers[party.index()] == most {
                self.sweep(Shadow::Femme, here, party, most / 2, story);
            }
        }
    }

    /// One tile goes onto the discard, by police priority (sm.shadow.viper).
    fn bite(&mut self, here: District, story: &mut impl Tell) {
        if let Some(tile) = self.turf(here).tiles.best() {
            self.turf_mut(here).tiles.remove(tile);
            self.discard.insert(&self.table, tile);
            story.tell(self, Event::Bitten(here, tile));
        }
    }

    /// Whoever has the most henchmen there has a fourth action; on a tie both (sm.shadow.collector).
    fn collector_comes(&mut self, here: District, story: &mut impl Tell) {
        let turf = self.turf(here);
        self.phase = match turf.strongest() {
            Some(crew) if self.is_rival(crew) => return self.law_comes(story),
            Some(crew) => Phase::Collecting { crew, more: false },
            None if turf.henchmen(Crew::Yellow) == 0 => return self.law_comes(story),
            None if self.solo => Phase::Collecting { crew: Crew::Yellow, more: false },
            None => Phase::Ordering,
        };
    }

    pub(crate) fn ordering_legal(out: &mut Vec<Action>) {
        out.extend(Crew::BOTH.map(|crew| Action::First(crew.seat())));
    }

    pub(crate) fn ordering_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::First(seat) => unless(Crew::of(seat).is_some(), "sm.shadow.collector", "smile-nobody-sits-there"),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn ordering_apply(&mut self, action: Action, story: &mut impl Tell) {
        let Action::First(seat) = action else { unreachable!("only legal actions are applied") };
        let crew = Crew::of(seat).expect("somebody sits there");
        self.phase = Phase::Collecting { crew, more: true };
        story.tell(self, Event::GoesFirst(crew));
    }

    pub(crate) fn collecting_legal(&self, crew: Crew, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let hands = self.gang(crew).hands;
        out.extend((1..=6).filter(|value| hands.contains(value)).map(Action::Again));
    }

    pub(crate) fn collecting_refusal(&self, crew: Crew, action: Action) -> Option<Refusal> {
        match action {
            Action::Pass => None,
            Action::Again(value) => {
                unless(self.gang(crew).hands.contains(&value), "sm.shadow.collector", "smile-not-your-action-die")
                    .map(|refusal| refusal.with("die", value))
            }
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn collecting_apply(&mut self, crew: Crew, more: bool, action: Action, story: &mut impl Tell) {
        match action {
            Action::Pass => {
                story.tell(self, Event::Passed(crew, Offer::Collector));
                self.collected(crew, more, story);
            }
            Action::Again(value) => {
                let slot = self.gang(crew).hands.iter().position(|&die| die == value);
                let slot = slot.expect("the die is there") as u8;
                self.roll(1, Rolling::Collector { crew, slot, more });
                story.tell(self, Event::Picked(crew, action));
            }
            _ => unreachable!("only legal actions are applied"),
        }
    }

    /// The rerolled die as a fourth action.
    pub(crate) fn fourth_action(crew: Crew, slot: u8, more: bool) -> Phase {
        Phase::Acting { crew, why: Acting::Collector { slot, more }, step: ActStep::Start }
    }

    /// One crew is done with the Collector.
    pub(crate) fn collected(&mut self, crew: Crew, more: bool, story: &mut impl Tell) {
        if more {
            self.phase = Phase::Collecting { crew: crew.other(), more: false };
        } else {
            self.law_comes(story);
        }
    }
}
