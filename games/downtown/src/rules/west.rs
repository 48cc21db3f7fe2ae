//! dt.west: jobs, and looks at their backs.

use tabletop::{Refusal, Story};

use crate::action::Action;
use crate::board::Place;
use crate::card::{JobId, Stooge};
use crate::event::Event;
use crate::state::{Downtown, Phase};
use crate::tell::parts;

impl Downtown {
    pub(crate) fn list_west(&self, out: &mut Vec<Action>) {
        if !self.may_work(Place::West) {
            return;
        }
        let can_do = |&stooge: &Stooge| {
            self.top_job(stooge).is_some_and(|card| self.active().hand.covers(self.job_front(card).needs))
        };
        out.extend(Stooge::ALL.into_iter().filter(can_do).map(Action::Job));
        if self.may_use(Place::West) {
            let piles = Stooge::ALL.into_iter().filter(|&stooge| self.top_job(stooge).is_some());
            out.extend(piles.map(Action::Look));
        }
    }

    pub(crate) fn refuse_job(&self, stooge: Stooge) -> Option<Refusal> {
        if !self.may_work(Place::West) {
            return Some(self.refuse_use(Place::West));
        }
        let Some(card) = self.top_job(stooge) else {
            return Some(Refusal::by("dt.west.job", "downtown-pile-is-empty").with("stooge", parts::stooge(stooge)));
        };
        let needs = self.job_front(card).needs;
        (!self.active().hand.covers(needs))
            .then(|| Refusal::by("dt.west.job", "downtown-gangsters-missing").with("needs", parts::crew(needs)))
    }

    pub(crate) fn refuse_look(&self, stooge: Stooge) -> Option<Refusal> {
        if self.turn.encore == Some(Place::West) {
            return Some(Refusal::by("dt.villa.peek", "downtown-one-look-a-turn"));
        }
        if !self.may_use(Place::West) {
            return Some(self.refuse_use(Place::West));
        }
        self.top_job(stooge)
            .is_none()
            .then(|| Refusal::by("dt.west.peek", "downtown-pile-is-empty").with("stooge", parts::stooge(stooge)))
    }

    /// dt.west.job
    pub(crate) fn do_job(&mut self, stooge: Stooge, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let Some(card) = self.job_piles[stooge.index()].pop() else { return };
        let crew = self.job_front(card).needs;
        self.mark_used(Place::West);
        self.show(seat, crew);
        self.discards += crew;
        self.player_mut(seat).loot.insert(card);
        self.phase = Phase::Study { card };
        story.tell(self, Event::JobDone { seat, card, crew });
        self.reshuffle(story);
        self.turn_up_job(stooge);
        self.see_job(card, story);
    }

    /// dt.west.peek
    pub(crate) fn look(&mut self, stooge: Stooge, story: &mut impl Story<Self>) {
        let Some(card) = self.top_job(stooge) else { return };
        self.mark_peeked(Place::West);
        self.phase = Phase::Look { stooge };
        story.tell(self, Event::Looks { seat: self.turn.active, card });
        self.see_job(card, story);
    }

    /// The active seat sees the back of the card, unless nature has to decide it first.
    pub(crate) fn see_job(&mut self, card: JobId, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let slot = &mut self.jobs[card.index()];
        if slot.back.is_none() {
            return;
        }
        slot.seen = slot.seen.with(seat);
        let real = Some(self.real(card));
        story.tell(self, Event::Saw { seat, card, real });
        match self.phase {
            // Under or on top is the same where there is no other card.
            Phase::Look { stooge } if self.job_piles[stooge.index()].len() > 1 => {}
            Phase::Look { .. } => self.put_back(false, story),
            _ => self.after_use(story),
        }
    }

    pub(crate) fn put_back(&mut self, under: bool, story: &mut impl Story<Self>) {
        let Phase::Look { stooge } = self.phase else { return };
        let pile = &mut self.job_piles[stooge.index()];
        let Some(card) = pile.pop() else { return };
        if under {
            pile.put_under(card);
            self.turn_up_job(stooge);
        } else {
            pile.push(card);
        }
        story.tell(self, Event::PutBack { seat: self.turn.active, card, under });
        self.after_use(story);
    }
}
