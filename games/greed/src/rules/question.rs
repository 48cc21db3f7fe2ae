//! What a seat is asked, and why something is no answer to it. The legal list and the refusals come
//! from the same [`Ask`].

use tabletop::{CardSet, Refusal, Seat};

use super::cost::Payments;
use crate::action::Action;
use crate::agenda::Task;
use crate::card::{Card, Kind, SEANCE};
use crate::data::{Cost, Loss};
use crate::state::Greed;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Which card of the pile it takes.
    Take(CardSet),
    /// Which card of the hand it plays.
    Play(CardSet),
    /// Which card of the hand it plays as an extra card; with 80 it need not.
    Another { hand: CardSet, optional: bool },
    /// How it pays for the card.
    Pay(Card, Payments),
    /// Which holding gets the markers.
    Mark(CardSet),
    /// Which thug is copied.
    Copy(CardSet),
    /// Which card it loses.
    Lose(CardSet, Kind),
}

impl Greed {
    /// What the seat is asked now.
    #[inline]
    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        let board = &self.board;
        if self.start.gaps.left > 0 {
            return None;
        }
        let (asked, ask) = match board.agenda.top() {
            Task::Draft | Task::Choose => {
                if !board.waiting.contains(seat) {
                    return None;
                }
                return Some(match board.agenda.top() {
                    Task::Draft => Ask::Take(self.piles[board.pile_of(seat)]),
                    _ => Ask::Play(self.hands[seat.index()]),
                });
            }
            Task::Another(asked, by) => {
                (asked, Ask::Another { hand: self.hands[asked.index()], optional: by == SEANCE })
            }
            Task::Pay(asked, card) => (asked, Ask::Pay(card, self.payments(asked, card))),
            Task::Markers { seat: asked, .. } => (asked, Ask::Mark(board.display(asked, Kind::Holding))),
            Task::Copy(asked) => {
                (asked, Ask::Copy(board.display(asked, Kind::Thug).without(crate::board::RUBBERFACE.number())))
            }
            Task::Loss { which, place, .. } => {
                let (asked, cards) = self.loss(which, place);
                (asked, Ask::Lose(cards, Loss::ALL[which as usize].0.kind()))
            }
            _ => return None,
        };
        (asked == seat).then_some(ask)
    }
}

impl Ask {
    /// All answers.
    #[inline]
    pub(crate) fn answers(&self, out: &mut Vec<Action>) {
        let mut each = |cards: CardSet, action: fn(Card) -> Action| out.extend(crate::card::cards(cards).map(action));
        match *self {
            Self::Take(cards) => each(cards, Action::Take),
            Self::Play(cards) => each(cards, Action::Play),
            Self::Mark(cards) => each(cards, Action::Mark),
            Self::Copy(cards) => each(cards, Action::Copy),
            Self::Lose(cards, _) => each(cards, Action::Lose),
            Self::Another { hand, optional } => {
                each(hand, Action::Play);
                if optional {
                    out.push(Action::NoExtra);
                }
            }
            Self::Pay(_, payments) => {
                each(payments.cards, Action::PayCard);
                if payments.money.is_some() {
                    out.push(Action::PayMoney);
                }
                out.push(Action::Decline);
            }
        }
    }

    /// Whether this is one of the answers.
    #[inline]
    pub(crate) fn allows(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Take(cards), Action::Take(card))
            | (Self::Play(cards) | Self::Another { hand: cards, .. }, Action::Play(card))
            | (Self::Mark(cards), Action::Mark(card))
            | (Self::Copy(cards), Action::Copy(card))
            | (Self::Lose(cards, _), Action::Lose(card)) => cards.contains(card.number()),
            (Self::Another { optional, .. }, Action::NoExtra) => optional,
            (Self::Pay(_, payments), Action::PayCard(card)) => payments.cards.contains(card.number()),
            (Self::Pay(_, payments), Action::PayMoney) => payments.money.is_some(),
            (Self::Pay(..), Action::Decline) => true,
            _ => false,
        }
    }

    /// What the seat is asked to do, for a refusal, and the rule behind it.
    fn asked(&self) -> (&'static str, &'static str) {
        match self {
            Self::Take(_) => ("gr.draft", "take"),
            Self::Play(_) => ("gr.play", "play"),
            Self::Another { .. } => ("gr.extra", "play-extra"),
            Self::Pay(..) => ("gr.cost", "pay"),
            Self::Mark(_) => ("gr.text", "mark"),
            Self::Copy(_) => ("gr.54", "copy"),
            Self::Lose(..) => ("gr.delayed", "lose"),
        }
    }
}

/// The rule that says when something like this can be done, and what it is, for a refusal.
fn at_its_time(action: Action) -> (&'static str, &'static str) {
    match action {
        Action::Take(_) => ("gr.draft", "take"),
        Action::Play(_) => ("gr.play", "play"),
        Action::NoExtra => ("gr.extra", "play-extra"),
        Action::PayCard(_) | Action::PayMoney | Action::Decline => ("gr.cost", "pay"),
        Action::Mark(_) => ("gr.text", "mark"),
        Action::Copy(_) => ("gr.54", "copy"),
        Action::Lose(_) => ("gr.delayed", "lose"),
    }
}

impl Greed {
    /// Why the action, which is not among the answers, is none.
    pub(crate) fn why_not(&self, seat: Seat, ask: &Ask, action: Action) -> Refusal {
        let (rule, asked) = ask.asked();
        let display = self.board.displays[seat.index()];
        let not_lying = |card: Card, kind: Kind| {
            if display.contains(card.number()) {
                Refusal::by(rule, "greed-wrong-kind").with("card", card).with("kind", kind.word())
            } else {
                Refusal::by(rule, "greed-card-not-in-display").with("card", card)
            }
        };
        match (ask, action) {
            (Ask::Take(_), Action::Take(card)) => Refusal::by(rule, "greed-card-not-in-pile").with("card", card),
            (Ask::Play(_) | Ask::Another { .. }, Action::Play(card)) => {
                Refusal::by(rule, "greed-card-not-in-hand").with("card", card)
            }
            (Ask::Another { .. }, Action::NoExtra) => Refusal::by(rule, "greed-extra-card-not-optional"),
            (Ask::Mark(_), Action::Mark(card)) => not_lying(card, Kind::Holding),
            (Ask::Copy(_), Action::Copy(card)) if card == crate::board::RUBBERFACE => {
                Refusal::by(rule, "greed-copies-another-thug")
            }
            (Ask::Copy(_), Action::Copy(card)) => not_lying(card, Kind::Thug),
            (Ask::Lose(_, kind), Action::Lose(card)) => not_lying(card, *kind),
            (Ask::Pay(cost_of, _), Action::PayCard(card)) => match cost_of.row().cost {
                Some(Cost::HandCard) => Refusal::by(rule, "greed-card-not-in-hand").with("card", card),
                Some(Cost::OneThug) => not_lying(card, Kind::Thug),
                Some(Cost::OneHolding) => not_lying(card, Kind::Holding),
                Some(Cost::AnyCard(_)) => Refusal::by(rule, "greed-card-not-in-display").with("card", card),
                _ => Refusal::by(rule, "greed-costs-money-only").with("card", *cost_of),
            },
            (Ask::Pay(cost_of, _), Action::PayMoney) => match cost_of.row().cost {
                Some(Cost::Money(price) | Cost::AnyCard(price)) => Refusal::by(rule, "greed-not-enough-money")
                    .with("price", self.price(seat, *cost_of, price))
                    .with("money", self.board.money[seat.index()]),
                _ => Refusal::by(rule, "greed-costs-no-money").with("card", *cost_of),
            },
            _ => {
                let (rule, tried) = at_its_time(action);
                Refusal::by(rule, "greed-asked-something-else").with("tried", tried).with("asked", asked)
            }
        }
    }
}
