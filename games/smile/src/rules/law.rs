//! Phase 4: the wanted levels, the bonus for the lower one, and the Mayor after it.

use tabletop::Refusal;

use crate::action::{Action, Bonus};
use crate::board::District;
use crate::card::Shadow;
use crate::event::{Event, Ground, Offer};
use crate::party::Crew;
use crate::state::{Phase, Smile, TURNS};

use super::Tell;

impl Smile {
    /// The sum of the action dice (sm.wanted), with the henchmen beside the Press (sm.shadow.press)
    /// once it has walked.
    pub(crate) fn wanted(&self, crew: Crew) -> u8 {
        let dice: u8 = self.gang(crew).hands.iter().sum();
        let press = self.has_shadow(Shadow::Press) && self.turn == TURNS;
        if press { dice + self.turf(self.shadow_district()).henchmen(crew) } else { dice }
    }

    /// The lower wanted level has a bonus, equal levels have none (sm.wanted).
    pub(crate) fn law_comes(&mut self, story: &mut impl Tell) {
        let levels = Crew::BOTH.map(|crew| self.wanted(crew));
        story.tell(self, Event::Wanted(levels));
        let lower = match levels {
            [yellow, green] if yellow < green => Crew::Yellow,
            [yellow, green] if green < yellow => Crew::Green,
            _ => return self.settle_from(0, story),
        };
        if self.is_rival(lower) {
            self.rival_law(story);
            self.settle_from(0, story);
        } else {
            self.phase = Phase::Law { crew: lower };
        }
    }

    pub(crate) fn law_legal(out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(Bonus::ALL.iter().copied().map(Action::Bonus));
    }

    pub(crate) fn law_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Pass | Action::Bonus(_) => None,
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn law_apply(&mut self, crew: Crew, action: Action, story: &mut impl Tell) {
        match action {
            Action::Pass => {
                story.tell(self, Event::Passed(crew, Offer::Bonus));
                self.mayor_comes(crew, story);
            }
            Action::Bonus(what) => self.picked(crew, action, Phase::LawPlace { crew, what }, story),
            _ => unreachable!("only legal actions are applied"),
        }
    }

    pub(crate) fn law_place_legal(out: &mut Vec<Action>) {
        out.extend(District::ALL.iter().copied().map(Action::At));
    }

    pub(crate) fn law_place_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::At(_) => None,
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn law_place_apply(&mut self, crew: Crew, what: Bonus, action: Action, story: &mut impl Tell) {
        let Action::At(district) = action else { unreachable!("only legal actions are applied") };
        let (party, count) = what.markers();
        self.add(crew, party, count, district, Ground::Bonus, story);
        self.mayor_comes(crew, story);
    }

    /// The Mayor offers the less wanted player two henchmen beside him (sm.shadow.mayor).
    fn mayor_comes(&mut self, crew: Crew, story: &mut impl Tell) {
        if self.has_shadow(Shadow::Mayor) {
            self.phase = Phase::Supporting { crew };
        } else {
            self.settle_from(0, story);
        }
    }

    pub(crate) fn supporting_legal(out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Support]);
    }

    pub(crate) fn supporting_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Pass | Action::Support => None,
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn supporting_apply(&mut self, crew: Crew, action: Action, story: &mut impl Tell) {
        match action {
            Action::Pass => story.tell(self, Event::Passed(crew, Offer::Mayor)),
            Action::Support => self.add(crew, crew.party(), 2, self.shadow_district(), Ground::Mayor, story),
            _ => unreachable!("only legal actions are applied"),
        }
        self.settle_from(0, story);
    }
}
