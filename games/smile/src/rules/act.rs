//! The action of a die (sm.act), in a turn or lent by a shadow.

use tabletop::Refusal;

use crate::action::Action;
use crate::board::{ADJACENT, District};
use crate::event::{Event, Ground, Offer};
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Moment, Phase, Smile};

use super::{Tell, unless, unless_at};

/// Copied as a whole: where only the first byte is written, reading all of it at once has to wait.
static PASS: [Action; 1] = [Action::Pass];

/// Every district, to be chosen.
const ANYWHERE: [Action; District::COUNT] = {
    let mut all = [Action::Pass; District::COUNT];
    let mut number = 0;
    while number < District::COUNT {
        all[number] = Action::At(District::ALL[number]);
        number += 1;
    }
    all
};

/// Every pair of districts that share an edge.
const NEIGHBOURS: [Action; ADJACENT.len()] = {
    let mut all = [Action::Pass; ADJACENT.len()];
    let mut number = 0;
    while number < ADJACENT.len() {
        all[number] = Action::Both(ADJACENT[number].0, ADJACENT[number].1);
        number += 1;
    }
    all
};

/// The districts of which this is true, put into the list without a branch for each.
#[inline]
fn anywhere(is_good: impl Fn(District) -> bool, out: &mut Vec<Action>) {
    let mut count = out.len();
    out.extend_from_slice(&ANYWHERE);
    for district in District::ALL {
        out[count] = ANYWHERE[district.index()];
        count += usize::from(is_good(district));
    }
    out.truncate(count);
}

impl Smile {
    /// The die that gives the action.
    pub(crate) fn action_die(&self, crew: Crew, why: Acting) -> u8 {
        match why {
            Acting::Turn => self.gang(crew).hands[self.turn as usize / 2],
            Acting::Collector { slot, .. } => self.gang(crew).hands[slot as usize],
            Acting::Water => self.die,
        }
    }

    /// Whether a potion can be used along with the action: not in phase 3 (sm.potion.phase3).
    fn can_drink_acting(&self, why: Acting) -> bool {
        why == Acting::Turn && self.can_drink(Moment::Acting)
    }

    pub(crate) fn acting_legal(&self, crew: Crew, why: Acting, step: ActStep, out: &mut Vec<Action>) {
        match step {
            ActStep::Start => {
                out.extend_from_slice(&PASS);
                if self.can_drink_acting(why) {
                    out.push(Action::Drink);
                }
                match self.action_die(crew, why) {
                    1 => out.extend_from_slice(&ANYWHERE),
                    2 | 3 => anywhere(|here| self.turf(here).henchmen(crew) > 0, out),
                    4 | 5 => anywhere(|here| self.turf(here).is_held(), out),
                    _ => out.extend_from_slice(&NEIGHBOURS),
                }
            }
            ActStep::To(from) => anywhere(|to| to != from, out),
            ActStep::Which(at) => out.extend(self.turf(at).parties().map(Action::Marker)),
            ActStep::Overpower => out.extend_from_slice(&ANYWHERE),
        }
    }

    pub(crate) fn acting_refusal(&self, crew: Crew, why: Acting, step: ActStep, action: Action) -> Option<Refusal> {
        let die = self.action_die(crew, why);
        match (step, action) {
            (ActStep::Start, Action::Pass) | (ActStep::Overpower, Action::At(_)) => None,
            (ActStep::Start, Action::Drink) if why != Acting::Turn => {
                Some(Refusal::by("sm.potion.phase3", "smile-no-potions-in-phase-3"))
            }
            (ActStep::Start, Action::Drink) => self.drink_refusal(Moment::Acting),
            (ActStep::Start, Action::At(at)) => match die {
                1 => None,
                2 | 3 => unless_at(self.turf(at).henchmen(crew) > 0, "sm.act", "smile-no-own-henchman-there", at),
                4 | 5 => unless_at(self.turf(at).is_held(), "sm.act", "smile-no-marker-there", at),
                _ => Some(Refusal::by("sm.act", "smile-two-adjacent-districts")),
            },
            (ActStep::Start, Action::Both(one, other)) if die == 6 => {
                unless(ADJACENT.contains(&(one, other)), "sm.adjacent", "smile-not-adjacent")
            }
            (ActStep::To(from), Action::At(to)) => unless_at(from != to, "sm.act", "smile-same-district", from),
            (ActStep::Which(at), Action::Marker(party)) => self.marker_refusal("sm.act", at, party),
            _ => Some(self.not_now(action)),
        }
    }

    /// Whether this party has a marker there; the Guardian's pips are none (sm.monster.guardian).
    pub(crate) fn marker_refusal(&self, rule: &'static str, at: District, party: Party) -> Option<Refusal> {
        if party == Party::Guardian {
            return Some(Refusal::by("sm.monster.guardian", "smile-pips-are-no-markers"));
        }
        unless_at(self.turf(at).count(party) > 0, rule, "smile-no-such-marker-there", at)
    }

    pub(crate) fn acting_apply(
        &mut self,
        crew: Crew,
        why: Acting,
        step: ActStep,
        action: Action,
        story: &mut impl Tell,
    ) {
        let die = self.action_die(crew, why);
        let own = crew.party();
        match (step, action) {
            (ActStep::Start, Action::Pass) => story.tell(self, Event::Passed(crew, Offer::Action)),
            (ActStep::Start, Action::Drink) => return self.drink(Moment::Acting, story),
            (ActStep::Start, Action::At(at)) => match die {
                1 => self.add(crew, Party::Police, 1, at, Ground::Action, story),
                2 | 3 => return self.picked(crew, action, Phase::Acting { crew, why, step: ActStep::To(at) }, story),
                _ => {
                    let Some(party) = self.turf(at).only_party() else {
                        let next = Phase::Acting { crew, why, step: ActStep::Which(at) };
                        return self.picked(crew, action, next, story);
                    };
                    self.remove(crew, party, at, story);
                }
            },
            (ActStep::Start, Action::Both(one, other)) => {
                self.add(crew, own, 1, one, Ground::Action, story);
                self.add(crew, own, 1, other, Ground::Action, story);
            }
            (ActStep::To(from), Action::At(to)) => self.shift(crew, own, from, to, Ground::Action, story),
            (ActStep::Which(at), Action::Marker(party)) => self.remove(crew, party, at, story),
            (ActStep::Overpower, Action::At(at)) => self.add(crew, own, die, at, Ground::Overpower, story),
            _ => unreachable!("only legal actions are applied"),
        }
        match why {
            Acting::Turn => self.go_on(Moment::Ending, story),
            Acting::Collector { more, .. } => self.collected(crew, more, story),
            Acting::Water => self.law_comes(story),
        }
    }

    /// Places markers in a district.
    pub(crate) fn add(
        &mut self,
        crew: Crew,
        party: Party,
        count: u8,
        district: District,
        why: Ground,
        story: &mut impl Tell,
    ) {
        self.turf_mut(district).markers[party.index()] += count;
        story.tell(self, Event::Added { crew, party, count, district, why });
    }

    /// Moves one marker.
    pub(crate) fn shift(
        &mut self,
        crew: Crew,
        party: Party,
        from: District,
        to: District,
        why: Ground,
        story: &mut impl Tell,
    ) {
        self.turf_mut(from).markers[party.index()] -= 1;
        self.turf_mut(to).markers[party.index()] += 1;
        story.tell(self, Event::Moved { crew, party, from, to, why });
    }

    /// Removes one marker.
    fn remove(&mut self, crew: Crew, party: Party, district: District, story: &mut impl Tell) {
        self.turf_mut(district).markers[party.index()] -= 1;
        story.tell(self, Event::Removed { crew, party, district });
    }
}
