//! dt.use.window, dt.display, dt.hand: what goes into the displays.

use std::ops::RangeInclusive;

use tabletop::{Refusal, Seat, Story};

use crate::action::Action;
use crate::board::Place;
use crate::card::{Crew, JobId, Kind, Stooge};
use crate::event::Event;
use crate::rules::outside;
use crate::state::{Downtown, Envelope, Phase, Step};

/// dt.hand.limit
const HAND: u8 = 7;
const HAND_AT_VILLA: u8 = 10;

impl Downtown {
    /// dt.use.window: everybody but the active seat and the next one may add, if a place was used.
    pub(crate) fn open_window(&mut self, story: &mut impl Story<Self>) {
        if self.config.players == 2 || self.turn.used.is_empty() {
            return self.begin_lay(story);
        }
        self.phase = Phase::Add;
        for seat in self.everybody() {
            let player = self.player(seat);
            // How much money a purse holds can be counted, so who has nothing at all is no secret.
            let step = if player.purse > 0 {
                Step::Money
            } else if player.hand != Crew::NONE {
                Step::Lookouts
            } else {
                continue;
            };
            if seat != self.turn.active && seat != self.turn.next {
                self.player_mut(seat).envelope = Envelope::asked(step);
            }
        }
        self.close_window(story);
    }

    pub(crate) fn list_additions(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        match player.envelope.step.kind() {
            None => out.extend((0..=player.purse).map(Action::LayMoney)),
            Some(kind) => out.extend((0..=player.hand[kind]).map(|count| Action::Lay(kind, count))),
        }
    }

    pub(crate) fn refuse_addition(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let player = self.player(seat);
        match (player.envelope.step.kind(), action) {
            (None, Action::LayMoney(money)) => outside("dt.use.window", "not-so-much-money", 0..=player.purse, money),
            (Some(asked), Action::Lay(kind, count)) if kind == asked => {
                outside("dt.use.window", "not-so-many-gangsters", 0..=player.hand[kind], count)
            }
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn add_money(&mut self, seat: Seat, money: u16, story: &mut impl Story<Self>) {
        let player = self.player_mut(seat);
        player.envelope.money = money;
        player.envelope.step = if player.hand == Crew::NONE { Step::Sealed } else { Step::Lookouts };
        self.close_window(story);
    }

    /// Every kind is asked for, whether the hand has it or not.
    pub(crate) fn add_gangsters(&mut self, seat: Seat, kind: Kind, count: u8, story: &mut impl Story<Self>) {
        let envelope = &mut self.player_mut(seat).envelope;
        envelope.crew[kind] = count;
        envelope.step = match kind {
            Kind::Lookout => Step::Safecrackers,
            Kind::Safecracker => Step::Spies,
            Kind::Spy => Step::Sealed,
        };
        self.close_window(story);
    }

    /// Once everybody has chosen, the table sees how many cards and whether money was added.
    fn close_window(&mut self, story: &mut impl Story<Self>) {
        if !self.asked().is_empty() {
            return;
        }
        self.phase = Phase::Lay { step: Step::Money };
        for seat in self.everybody() {
            let Envelope { money, crew, .. } = self.player(seat).envelope;
            if money > 0 || crew != Crew::NONE {
                story.tell(self, Event::FaceDown { seat, cards: crew.total(), money: money > 0 });
            }
        }
        self.skip_lay(story);
    }

    fn begin_lay(&mut self, story: &mut impl Story<Self>) {
        self.phase = Phase::Lay { step: Step::Money };
        self.skip_lay(story);
    }

    /// Goes on to the next thing there is to lay.
    fn skip_lay(&mut self, story: &mut impl Story<Self>) {
        let Phase::Lay { step } = self.phase else { return };
        let player = self.active();
        let step = if step == Step::Money && player.purse == 0 { Step::Lookouts } else { step };
        if step == Step::Sealed || (step != Step::Money && player.hand == Crew::NONE) {
            self.begin_return(story);
        } else {
            self.phase = Phase::Lay { step };
        }
    }

    /// How many cards the active hand may hold at the end of the turn.
    fn hand_limit(&self) -> u8 {
        if self.active().tokens.contains(Place::Villa) { HAND_AT_VILLA } else { HAND }
    }

    /// dt.hand.limit: how many of the kind must and may be laid, so that with the kinds still to
    /// come the hand can be small enough.
    fn lay_range(&self, kind: Kind) -> RangeInclusive<u8> {
        let player = self.active();
        let surplus = (player.hand.total() + player.loot.len()).saturating_sub(self.hand_limit());
        let must = surplus.min(player.hand.total());
        must.saturating_sub(player.hand.after(kind))..=player.hand[kind]
    }

    pub(crate) fn list_lays(&self, step: Step, out: &mut Vec<Action>) {
        match step.kind() {
            None => out.extend((0..=self.active().purse).map(Action::LayMoney)),
            Some(kind) => out.extend(self.lay_range(kind).map(|count| Action::Lay(kind, count))),
        }
    }

    pub(crate) fn refuse_lay(&self, step: Step, action: Action) -> Option<Refusal> {
        match (step.kind(), action) {
            (None, Action::LayMoney(money)) => {
                outside("dt.display.lay", "not-so-much-money", 0..=self.active().purse, money)
            }
            (Some(asked), Action::Lay(kind, count)) if kind == asked => {
                let range = self.lay_range(kind);
                if count < *range.start() {
                    outside("dt.hand.limit", "too-many-cards-would-stay-in-hand", range, count)
                } else {
                    outside("dt.display.lay", "not-so-many-gangsters", range, count)
                }
            }
            _ => Some(self.not_now(action)),
        }
    }

    /// dt.display.lay
    pub(crate) fn lay_money(&mut self, money: u16, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let player = self.player_mut(seat);
        player.purse -= money;
        player.display_money += money;
        self.phase = Phase::Lay { step: Step::Lookouts };
        if money > 0 {
            story.tell(self, Event::Laid { seat, money, crew: Crew::NONE });
        }
        self.skip_lay(story);
    }

    /// dt.display.lay
    pub(crate) fn lay_gangsters(&mut self, kind: Kind, count: u8, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let step = match kind {
            Kind::Lookout => Step::Safecrackers,
            Kind::Safecracker => Step::Spies,
            Kind::Spy => Step::Sealed,
        };
        self.phase = Phase::Lay { step };
        if count > 0 {
            let crew = Crew::of(kind, count);
            self.show(seat, crew);
            self.player_mut(seat).display += crew;
            story.tell(self, Event::Laid { seat, money: 0, crew });
        }
        self.skip_lay(story);
    }

    /// dt.hand.limit: only if the stooge cards alone are too many.
    fn begin_return(&mut self, story: &mut impl Story<Self>) {
        let left = self.active().loot.len().saturating_sub(self.hand_limit());
        if left > 0 {
            self.phase = Phase::Return { left, from: Stooge::Frankie };
        } else {
            self.reveal(story);
        }
    }

    /// Cards go back stooge by stooge, as at a sale, and enough must be left to go on with.
    fn can_return(&self, left: u8, from: Stooge, card: JobId) -> bool {
        let loot = self.active().loot;
        loot.contains(card) && card.stooge() >= from && loot.from(card.stooge()).len() >= left
    }

    pub(crate) fn list_returns(&self, left: u8, from: Stooge, out: &mut Vec<Action>) {
        let cards = self.active().loot.iter().filter(|&card| self.can_return(left, from, card));
        out.extend(cards.map(Action::Return));
    }

    pub(crate) fn refuse_return(&self, left: u8, from: Stooge, card: JobId) -> Option<Refusal> {
        if self.can_return(left, from, card) {
            return None;
        }
        let held = self.active().loot.contains(card);
        let id = if held { "return-stooge-by-stooge" } else { "card-not-in-hand" };
        Some(Refusal::by("dt.hand.limit", id).with("card", card.to_string()))
    }

    pub(crate) fn return_job(&mut self, card: JobId, story: &mut impl Story<Self>) {
        let Phase::Return { left, .. } = self.phase else { return };
        let seat = self.turn.active;
        self.player_mut(seat).loot.remove(card);
        self.job_piles[card.stooge().index()].put_under(card);
        self.phase = Phase::Return { left: left - 1, from: card.stooge() };
        story.tell(self, Event::Returned { seat, card });
        if left == 1 {
            self.reveal(story);
        }
    }

    /// dt.display.reveal
    fn reveal(&mut self, story: &mut impl Story<Self>) {
        for seat in self.everybody() {
            let player = self.player_mut(seat);
            let Envelope { money, crew, .. } = std::mem::replace(&mut player.envelope, Envelope::EMPTY);
            if money > 0 || crew != Crew::NONE {
                player.purse -= money;
                player.display_money += money;
                player.display += crew;
                self.show(seat, crew);
                story.tell(self, Event::Added { seat, money, crew });
            }
        }
        self.end_turn(story);
    }
}
