//! gr.cost, gr.need, gr.cheaper: what a card asks for.

use tabletop::{CardSet, Seat, Story};

use crate::agenda::Task;
use crate::board::Effects;
use crate::card::{Card, Kind, RELOCATE, cards};
use crate::data::{CHEAPER, Cost, Lasting, Need};
use crate::event::{Event, Failure};
use crate::state::Greed;

/// How a seat can pay for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Payments {
    /// With one of these cards.
    pub(crate) cards: CardSet,
    /// With so much money.
    pub(crate) money: Option<u32>,
}

impl Payments {
    /// Whether there is no way.
    pub(crate) fn is_none(&self) -> bool {
        self.cards.is_empty() && self.money.is_none()
    }
}

impl Greed {
    /// How the seat can pay for the card now.
    pub(crate) fn payments(&self, seat: Seat, card: Card) -> Payments {
        let display = self.board.displays[seat.index()];
        let affordable =
            |price| Some(self.price(seat, card, price)).filter(|&price| price <= self.board.money[seat.index()]);
        let (cards, money) = match card.row().cost {
            None => (CardSet::EMPTY, None),
            Some(Cost::Money(price)) => (CardSet::EMPTY, affordable(price)),
            Some(Cost::OneThug) => (display & Kind::Thug.cards(), None),
            Some(Cost::OneHolding) => (display & Kind::Holding.cards(), None),
            Some(Cost::AnyCard(price)) => (display, affordable(price)),
            Some(Cost::HandCard) => (self.hands[seat.index()], None),
        };
        Payments { cards, money }
    }

    /// gr.cheaper: reductions add up and touch only the money, never below 0 (52, 66).
    pub(crate) fn price(&self, seat: Seat, card: Card, price: u16) -> u32 {
        let mut less = 0;
        for (_, number) in self.board.lying(seat, CHEAPER) {
            for lasting in number.row().lasting {
                match *lasting {
                    Lasting::Cheaper(amount) => less += amount,
                    Lasting::HoldingsCheaper(amount) if card.kind() == Kind::Holding => less += amount,
                    _ => {}
                }
            }
        }
        u32::from(price.saturating_sub(less))
    }

    /// gr.need: it must lie in the display without the card itself, which is not there yet.
    pub(crate) fn has(&self, seat: Seat, need: Need) -> bool {
        match need {
            Need::Show(symbols) => self.board.symbols(seat).cover(symbols),
            Need::HaveThugs(count) => self.board.thugs(seat) >= count,
            Need::HaveHoldings(count) => self.board.holdings(seat) >= count,
            Need::FewestThugs => {
                let own = self.board.thugs(seat);
                self.board.opponents(seat).all(|other| own < self.board.thugs(other))
            }
            Need::Cash(amount) => self.board.money[seat.index()] >= amount,
        }
    }

    /// Which of the seat's cards in hand, in this pile and just shown would get what they ask for now.
    pub(crate) fn ready(&self, seat: Seat, pile: CardSet) -> CardSet {
        let shown = self.board.chosen[seat.index()].map(Card::number).into_iter().collect::<CardSet>();
        let own = self.hands[seat.index()] | pile | (shown & self.board.open);
        cards(own).filter(|&card| self.would_work(seat, card)).map(Card::number).collect()
    }

    /// Whether the card would get what it asks for now.
    fn would_work(&self, seat: Seat, card: Card) -> bool {
        let Effects { ignores_costs, ignores_needs, .. } = self.board.now[seat.index()];
        let needed = card.row().need.is_none_or(|need| ignores_needs || self.has(seat, need));
        let paid = card.row().cost.is_none() || ignores_costs || {
            let Payments { cards, money } = self.payments(seat, card);
            // In the hand, the card itself is no payment.
            money.is_some() || !cards.without(card.number()).is_empty()
        };
        needed && paid
    }

    /// gr.cost: money to the bank.
    pub(crate) fn pay_money(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        self.board.agenda.pop();
        let amount = self.payments(seat, card).money.unwrap_or(0);
        self.board.money[seat.index()] -= amount;
        story.tell(self, Event::PaidMoney { seat, amount, cost_of: card });
        self.enter(seat, card, 0, story);
    }

    /// gr.cost: a thug or holding of the display, or for 27 a card of the hand, which is not lost.
    pub(crate) fn pay_card(&mut self, seat: Seat, card: Card, payment: Card, story: &mut impl Story<Self>) {
        self.board.agenda.pop();
        if card.row().cost == Some(Cost::HandCard) {
            self.hands[seat.index()].remove(payment.number());
            self.show(payment);
            story.tell(self, Event::PaidHandCard { seat, card: payment, cost_of: card });
            self.enter(seat, card, 0, story);
            return;
        }
        let event = if card == RELOCATE {
            Event::BackToHand { seat, card: payment, by: card }
        } else {
            Event::PaidCard { seat, card: payment, cost_of: card }
        };
        let markers = self.lose_card(seat, payment, event, story);
        self.enter(seat, card, markers, story);
    }

    /// gr.cost: who does not want to pay has no effect.
    pub(crate) fn decline(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        debug_assert_eq!(self.board.agenda.top(), Task::Pay(seat, card));
        self.board.agenda.pop();
        self.fail(seat, card, Failure::Declined, story);
    }
}
