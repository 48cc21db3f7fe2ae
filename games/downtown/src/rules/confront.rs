//! dt.rob, dt.pay: phase 2, which names the next player.

use tabletop::{Refusal, Seat, Story};

use crate::action::Action;
use crate::board::{Place, Places};
use crate::card::Crew;
use crate::event::Event;
use crate::state::Downtown;
use crate::tell::parts;

impl Downtown {
    fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let active = self.turn.active;
        self.everybody().filter(move |&seat| seat != active)
    }

    pub(crate) fn list_confrontations(&self, out: &mut Vec<Action>) {
        out.extend(self.opponents().map(Action::Rob));
        for payee in self.opponents().filter(|&payee| self.affords(payee)) {
            if self.config.players == 2 {
                out.push(Action::Pay(payee, None));
            }
            let own = self.active().tokens;
            for to in self.player(payee).tokens.minus(own).iter() {
                out.extend(own.iter().map(|from| Action::Pay(payee, Some((from, to)))));
            }
        }
    }

    pub(crate) fn refuse_opponent(&self, rule: &'static str, seat: Seat) -> Option<Refusal> {
        if seat.index() >= self.config.players as usize {
            Some(Refusal::by(rule, "downtown-nobody-sits-there").with("seat", seat))
        } else if seat == self.turn.active {
            Some(Refusal::by(rule, "downtown-that-is-you"))
        } else {
            None
        }
    }

    /// dt.pay.afford
    fn affords(&self, payee: Seat) -> bool {
        let (own, price) = (self.active(), self.player(payee));
        own.purse >= price.display_money && own.hand.covers(price.display)
    }

    pub(crate) fn refuse_pay(&self, payee: Seat, step: Option<(Place, Place)>) -> Option<Refusal> {
        if let Some(refusal) = self.refuse_opponent("dt.pay", payee) {
            return Some(refusal);
        }
        let own = self.active().tokens;
        let there = self.player(payee).tokens;
        match step {
            // dt.two.pay
            None if self.config.players > 2 => {
                return Some(Refusal::by("dt.pay.move", "downtown-paying-goes-with-a-move"));
            }
            Some((from, _)) if !own.contains(from) => {
                return Some(Refusal::by("dt.pay", "downtown-no-token-there").with("place", parts::place(from)));
            }
            Some((_, to)) if own.contains(to) => {
                return Some(
                    Refusal::by("dt.pay.move", "downtown-own-token-stands-there").with("place", parts::place(to)),
                );
            }
            Some((_, to)) if !there.contains(to) => {
                let refusal = Refusal::by("dt.pay", "downtown-payee-does-not-stand-there").with("seat", payee);
                return Some(refusal.with("place", parts::place(to)));
            }
            _ => {}
        }
        (!self.affords(payee)).then(|| {
            let price = self.player(payee);
            let refusal = Refusal::by("dt.pay.afford", "downtown-cannot-pay-that").with("seat", payee);
            refusal.with("things", parts::things(price.display_money, price.display))
        })
    }

    /// dt.rob
    pub(crate) fn rob(&mut self, victim: Seat, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let robbed = self.player_mut(victim);
        let money = std::mem::take(&mut robbed.display_money);
        let crew = std::mem::replace(&mut robbed.display, Crew::NONE);
        self.player_mut(seat).purse += money;
        self.gain(seat, crew);
        self.turn.next = victim;
        self.turn.robbed = true;
        story.tell(self, Event::Robbed { seat, victim, money, crew });
        if self.ends_rich(story) {
            return;
        }
        // dt.two.rob
        if self.config.players == 2 { self.open_window(story) } else { self.begin_use(story) }
    }

    /// dt.pay
    pub(crate) fn pay(&mut self, payee: Seat, step: Option<(Place, Place)>, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let (money, crew) = (self.player(payee).display_money, self.player(payee).display);
        self.player_mut(seat).purse -= money;
        self.player_mut(payee).purse += money;
        self.show(seat, crew);
        self.gain(payee, crew);
        if let Some((from, to)) = step {
            let tokens = &mut self.player_mut(seat).tokens;
            *tokens = tokens.minus(Places::only(from)).or(Places::only(to));
        }
        self.turn.next = payee;
        story.tell(self, Event::Paid { seat, payee, money, crew, step });
        if !self.ends_rich(story) {
            self.begin_use(story);
        }
    }
}
