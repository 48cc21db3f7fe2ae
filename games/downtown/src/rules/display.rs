//! dt.use.window, dt.display, dt.hand: what goes into the displays.

use std::ops::RangeInclusive;

use tabletop::{Refusal, Seat, Story};

use crate::action::Action;
use crate::board::{Place, Places};
use crate::card::{Crew, JobId, Kind};
use crate::event::Event;
use crate::rules::outside;
use crate::state::{Downtown, Envelope, Phase, Step};
use crate::tell::parts;

/// How many cards a hand may hold at the end of its owner's turn, with tokens on these places (dt.hand.limit).
pub(crate) const fn hand_limit(tokens: Places) -> u8 {
    if tokens.contains(Place::Villa) { 10 } else { 7 }
}

impl Downtown {
    /// dt.use.window: everybody but the active seat and the next one may add, if a place was used.
    /// How much a purse holds can be counted, so who has nothing at all is no secret.
    pub(crate) fn open_window(&mut self, story: &mut impl Story<Self>) {
        self.phase = Phase::Add;
        if self.config.players > 2 && !self.turn.used.is_empty() {
            for seat in self.everybody() {
                if seat != self.turn.active && seat != self.turn.next {
                    let player = self.player_mut(seat);
                    player.envelope = Envelope::asked(player.first_to_lay());
                }
            }
        }
        self.close_window(story);
    }

    /// Once everybody has chosen, the table sees how many cards and whether money was added.
    fn close_window(&mut self, story: &mut impl Story<Self>) {
        if !self.asked().is_empty() {
            return;
        }
        let active = self.turn.active;
        let player = self.player_mut(active);
        player.envelope = Envelope::asked(player.first_to_lay());
        self.phase = Phase::Lay;
        for seat in self.everybody().filter(|&seat| seat != active) {
            let Envelope { money, crew, .. } = self.player(seat).envelope;
            if money > 0 || crew != Crew::NONE {
                story.tell(self, Event::FaceDown { seat, cards: crew.total(), money: money > 0 });
            }
        }
        self.lay(story);
    }

    /// How many of the kind can go from a seat's hand into its display. dt.hand.limit: the active
    /// seat must lay so many that with the kinds still to come its hand can be small enough.
    fn lay_range(&self, seat: Seat, kind: Kind) -> RangeInclusive<u8> {
        let player = self.player(seat);
        let mut must = 0;
        if seat == self.turn.active {
            let surplus = (player.hand.total() + player.loot.len()).saturating_sub(hand_limit(player.tokens));
            let other = player.envelope.crew.total() + player.hand.after(kind);
            must = surplus.min(player.hand.total()).saturating_sub(other);
        }
        must..=player.hand[kind]
    }

    pub(crate) fn list_lays(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        match player.envelope.step.kind() {
            None => out.extend((0..=player.purse).map(Action::LayMoney)),
            Some(kind) => out.extend(self.lay_range(seat, kind).map(|count| Action::Lay(kind, count))),
        }
    }

    pub(crate) fn refuse_lay(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let player = self.player(seat);
        let rule = if self.phase == Phase::Add { "dt.use.window" } else { "dt.display.lay" };
        match (player.envelope.step.kind(), action) {
            (None, Action::LayMoney(money)) => outside(rule, "downtown-not-so-much-money", 0..=player.purse, money),
            (Some(asked), Action::Lay(kind, count)) if kind == asked => {
                let range = self.lay_range(seat, kind);
                if count < *range.start() {
                    outside("dt.hand.limit", "downtown-too-many-cards-would-stay-in-hand", range, count)
                } else {
                    outside(rule, "downtown-not-so-many-gangsters", range, count)
                }
            }
            _ => Some(self.not_now(seat, action)),
        }
    }

    pub(crate) fn lay_money(&mut self, seat: Seat, money: u16, story: &mut impl Story<Self>) {
        let player = self.player_mut(seat);
        player.envelope.money = money;
        player.envelope.step = player.next_to_lay(0);
        self.laid(story);
    }

    pub(crate) fn lay_gangsters(&mut self, seat: Seat, kind: Kind, count: u8, story: &mut impl Story<Self>) {
        let player = self.player_mut(seat);
        player.envelope.crew = player.envelope.crew.with(kind, count);
        player.envelope.step = player.next_to_lay(kind.index() + 1);
        self.laid(story);
    }

    fn laid(&mut self, story: &mut impl Story<Self>) {
        if self.phase == Phase::Add { self.close_window(story) } else { self.lay(story) }
    }

    /// dt.display.lay: once the active seat has chosen.
    fn lay(&mut self, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        if self.player(seat).envelope.step != Step::Sealed {
            return;
        }
        let (money, crew) = self.open_envelope(seat);
        story.tell(self, Event::Laid { seat, money, crew });
        self.begin_return(story);
    }

    /// What a seat has chosen goes from purse and hand to its display.
    fn open_envelope(&mut self, seat: Seat) -> (u16, Crew) {
        let player = self.player_mut(seat);
        let Envelope { money, crew, .. } = std::mem::replace(&mut player.envelope, Envelope::EMPTY);
        player.purse -= money;
        player.display_money += money;
        player.display += crew;
        self.show(seat, crew);
        (money, crew)
    }

    /// dt.hand.limit: only if the stooge cards alone are too many.
    fn begin_return(&mut self, story: &mut impl Story<Self>) {
        let left = self.active().loot.len().saturating_sub(hand_limit(self.active().tokens));
        if left > 0 {
            self.phase = Phase::Return { left };
        } else {
            self.reveal(story);
        }
    }

    pub(crate) fn list_returns(&self, out: &mut Vec<Action>) {
        out.extend(self.active().loot.iter().map(Action::Return));
    }

    pub(crate) fn refuse_return(&self, card: JobId) -> Option<Refusal> {
        (!self.active().loot.contains(card))
            .then(|| Refusal::by("dt.hand.limit", "downtown-card-not-in-hand").with("stooge", parts::stooge_of(card)))
    }

    pub(crate) fn return_job(&mut self, card: JobId, story: &mut impl Story<Self>) {
        let Phase::Return { left } = self.phase else { return };
        let seat = self.turn.active;
        self.player_mut(seat).loot.remove(card);
        self.job_piles[card.stooge().index()].put_under(card);
        self.phase = Phase::Return { left: left - 1 };
        story.tell(self, Event::Returned { seat, card });
        if left == 1 {
            self.reveal(story);
        }
    }

    /// dt.display.reveal
    fn reveal(&mut self, story: &mut impl Story<Self>) {
        for seat in self.everybody() {
            // Most often nobody has added anything.
            if self.player(seat).envelope == Envelope::EMPTY {
                continue;
            }
            let (money, crew) = self.open_envelope(seat);
            if money > 0 || crew != Crew::NONE {
                story.tell(self, Event::Added { seat, money, crew });
            }
        }
        self.end_turn(story);
    }
}
