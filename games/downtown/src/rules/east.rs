//! dt.east: sales to fences, and looks at their backs.

use tabletop::{Refusal, Story};

use crate::action::Action;
use crate::board::Place;
use crate::card::{JobId, JobSet, Loot};
use crate::config::{SALES_CLOSED_UNASKED, UsedFence};
use crate::event::Event;
use crate::state::{CASINO, Downtown, Eyes, Phase};
use crate::tell::parts;

impl Downtown {
    pub(crate) fn list_east(&self, out: &mut Vec<Action>) {
        if !self.may_work(Place::East) {
            return;
        }
        out.extend((0..3).filter(|&pile| self.sells_on(pile)).map(Action::Sell));
        if self.may_use(Place::East) {
            out.extend((0..3).filter(|&pile| self.top_fence(pile).is_some()).map(Action::Watch));
        }
    }

    /// The cards of the active hand that this fence pile takes.
    fn offers(&self, pile: u8) -> impl Iterator<Item = JobId> + '_ {
        let loot = self.top_fence(pile).map(|fence| self.fence_front(fence).loot);
        self.active().loot.iter().filter(move |&card| Some(self.job_front(card).loot) == loot)
    }

    fn sells_on(&self, pile: u8) -> bool {
        self.offers(pile).next().is_some()
    }

    fn refuse_pile(&self, rule: &'static str, pile: u8) -> Option<Refusal> {
        if pile > 2 {
            Some(Refusal::by(rule, "downtown-no-such-pile").with("pile", parts::pile(pile)))
        } else {
            self.top_fence(pile)
                .is_none()
                .then(|| Refusal::by(rule, "downtown-pile-is-closed").with("pile", parts::pile(pile)))
        }
    }

    pub(crate) fn refuse_sale(&self, pile: u8) -> Option<Refusal> {
        if !self.may_work(Place::East) {
            return Some(self.refuse_use(Place::East));
        }
        if let Some(refusal) = self.refuse_pile("dt.east.sell", pile) {
            return Some(refusal);
        }
        (!self.sells_on(pile)).then(|| {
            let loot = self.top_fence(pile).map_or(Loot::Money, |fence| self.fence_front(fence).loot);
            Refusal::by("dt.east.sell", "downtown-no-loot-for-this-fence").with("loot", parts::loot(loot))
        })
    }

    pub(crate) fn refuse_watch(&self, pile: u8) -> Option<Refusal> {
        if self.turn.encore == Some(Place::East) {
            return Some(Refusal::by("dt.villa.peek", "downtown-one-look-a-turn"));
        }
        if !self.may_use(Place::East) {
            return Some(self.refuse_use(Place::East));
        }
        self.refuse_pile("dt.east.peek", pile)
    }

    pub(crate) fn start_sale(&mut self, pile: u8, story: &mut impl Story<Self>) {
        let Some(fence) = self.top_fence(pile) else { return };
        self.phase = Phase::Offer { pile, offered: JobSet::NONE };
        let loot = self.fence_front(fence).loot;
        story.tell(self, Event::Sells { seat: self.turn.active, pile, loot });
    }

    /// Any card may come next; that it was the last one the seller says.
    pub(crate) fn list_offers(&self, pile: u8, offered: JobSet, out: &mut Vec<Action>) {
        out.extend(self.offers(pile).map(Action::Offer));
        if !offered.is_empty() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn refuse_offer(&self, pile: u8, card: JobId) -> Option<Refusal> {
        let refuse = |id| Some(Refusal::by("dt.east.sell", id).with("stooge", parts::stooge_of(card)));
        if !self.active().loot.contains(card) {
            refuse("downtown-card-not-in-hand")
        } else if self.offers(pile).all(|good| good != card) {
            refuse("downtown-wrong-loot-for-this-fence")
        } else {
            None
        }
    }

    /// dt.east.sell: whatever the fence turns out to be, an offered card goes under its pile.
    pub(crate) fn offer(&mut self, card: JobId, story: &mut impl Story<Self>) {
        let Phase::Offer { pile, mut offered } = self.phase else { return };
        let seat = self.turn.active;
        offered.insert(card);
        self.player_mut(seat).loot.remove(card);
        self.job_piles[card.stooge().index()].put_under(card);
        self.phase = Phase::Offer { pile, offered };
        story.tell(self, Event::Offered { seat, card, pile });
        let closes = self.config.rules == SALES_CLOSED_UNASKED;
        if closes && self.offers(pile).all(|other| other.stooge() < card.stooge()) {
            self.close_offer(story);
        }
    }

    pub(crate) fn close_offer(&mut self, story: &mut impl Story<Self>) {
        let Phase::Offer { pile, offered } = self.phase else { return };
        self.mark_used(Place::East);
        self.phase = Phase::TurnOver { pile, offered };
        self.turn_over(story);
    }

    /// The fence is turned over, unless nature has to decide its back first.
    pub(crate) fn turn_over(&mut self, story: &mut impl Story<Self>) {
        let Phase::TurnOver { pile, offered } = self.phase else { return };
        let Some(fence) = self.top_fence(pile) else { return };
        let Some(cop) = self.fences[fence as usize].cop else { return };
        let seat = self.turn.active;
        self.fences[fence as usize].seen = Eyes::ALL;
        story.tell(self, Event::TurnedOver { pile, fence, cop });
        let mut real = 0;
        for card in offered.iter() {
            real += u16::from(self.real(card));
            self.reveal_job(card, story);
        }
        let paid = self.fence_front(fence).payment(real, cop);
        self.pay_out(seat, paid);
        story.tell(self, Event::Sold { seat, cards: offered.len(), real, paid });
        self.put_away(pile, story);
        // dt.end.rich: a sale is complete before the casino card it uncovered.
        if self.ends_rich(story) {
            return;
        }
        self.turn_up_fence(pile);
        self.uncover(pile, story);
    }

    /// Everybody sees what a stooge card was really worth.
    pub(crate) fn reveal_job(&mut self, card: JobId, story: &mut impl Story<Self>) {
        self.jobs[card.index()].seen = Eyes::ALL;
        let real = self.real(card);
        story.tell(self, Event::Revealed { card, real });
    }

    /// dt.edition.fence
    fn put_away(&mut self, pile: u8, story: &mut impl Story<Self>) {
        let fences = &mut self.fence_piles[pile as usize];
        let Some(fence) = fences.pop() else { return };
        let leaves = self.config.fence == UsedFence::Leaves;
        if !leaves {
            fences.put_under(fence);
        }
        story.tell(self, Event::FenceUsed { pile, fence, leaves });
    }

    /// dt.east.peek
    pub(crate) fn watch(&mut self, pile: u8, story: &mut impl Story<Self>) {
        let Some(fence) = self.top_fence(pile) else { return };
        self.mark_peeked(Place::East);
        self.phase = Phase::Watch { pile };
        story.tell(self, Event::Watches { seat: self.turn.active, fence, pile });
        self.see_fence(fence, story);
    }

    /// The active seat sees the back of the fence, unless nature has to decide it first.
    pub(crate) fn see_fence(&mut self, fence: u8, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let slot = &mut self.fences[fence as usize];
        if slot.cop.is_none() {
            return;
        }
        slot.seen = slot.seen.with(seat);
        let cop = slot.cop;
        story.tell(self, Event::SawFence { seat, fence, cop });
    }

    /// Whether a fence lifted from one pile may be put on another: an empty pile is closed, but the
    /// one the fence comes from is not empty yet.
    pub(crate) fn takes_fence(&self, from: u8, to: u8) -> bool {
        to == from || self.top_fence(to).is_some()
    }

    pub(crate) fn refuse_put(&self, from: u8, to: u8) -> Option<Refusal> {
        if from == to { None } else { self.refuse_pile("dt.east.peek", to) }
    }

    pub(crate) fn put_fence(&mut self, to: u8, story: &mut impl Story<Self>) {
        let Phase::Watch { pile: from } = self.phase else { return };
        let Some(fence) = self.fence_piles[from as usize].pop() else { return };
        self.fence_piles[to as usize].push(fence);
        story.tell(self, Event::PutFence { seat: self.turn.active, fence, from, to });
        self.turn_up_fence(from);
        self.uncover(from, story);
    }

    /// dt.casino.appear
    fn uncover(&mut self, pile: u8, story: &mut impl Story<Self>) {
        if self.fence_piles[pile as usize].last() == Some(&CASINO) {
            self.casino_appears(pile, story);
        } else {
            self.after_use(story);
        }
    }
}
