//! What happened.

use tabletop::{Landmark, Line, Seat};

use super::{card, effect};
use crate::board::RUBBERFACE;
use crate::card::{Card, HIDEOUT, Kind, PATRICIA};
use crate::event::{Event, Failure};

/// The card that doubles what its owner gains (78).
const MASTER_PLAN: Card = Card::new(78);

/// Rounds, a turn for each card that is turned over, and what becomes of it.
pub(super) fn landmark(event: &Event) -> Option<Landmark> {
    Some(match *event {
        Event::RoundBegan { round } => Landmark::Round(round.into()),
        Event::Revealed { seat, .. } => Landmark::Turn(Some(seat)),
        Event::Played { card, .. } => Landmark::Sight(card.kind().word()),
        Event::Failed { .. } => Landmark::Sight("failed"),
        _ => return None,
    })
}

/// The event in sentences.
pub(super) fn told(event: Event) -> Vec<Line> {
    let line = match event {
        Event::Dealt { .. } | Event::LooksAt { .. } => return Vec::new(),
        Event::Announced { seat, by, left } => return effect::announced(seat, by, left),
        Event::RoundBegan { round: 1 } => {
            return vec![Line::new("greed-dealt"), Line::new("greed-round-began").with("round", 1)];
        }
        Event::RoundBegan { round } => Line::new("greed-round-began").with("round", round),
        Event::Took { seat, card: Some(card) } => of("greed-took-card", seat).with("card", card),
        Event::Took { seat, card: None } => of("greed-took", seat),
        Event::Revealed { seat, card } => {
            of("greed-revealed", seat).with("card", card).with("kind", card.kind().word())
        }
        Event::PlaysExtra { seat, card, by } => {
            of("greed-plays-extra", seat).with("card", card).with("kind", card.kind().word()).with("by", by)
        }
        Event::NoExtra { seat, by } => of("greed-no-extra", seat).with("by", by),
        Event::Played { seat, card } if card.kind() == Kind::Action => {
            of("greed-played-action", seat).with("card", card)
        }
        Event::Played { seat, card } => {
            of("greed-played", seat).with("card", card).with("symbols", card::symbols(card.row().symbols))
        }
        Event::Copied { seat, thug } => of("greed-copied", seat).with("card", RUBBERFACE).with("thug", thug),
        Event::Repeats { seat, thug } => of("greed-repeats", seat).with("thug", thug).with("by", HIDEOUT),
        Event::BackToHand { seat, card, by } if card == by => of("greed-back-to-hand", seat).with("card", card),
        Event::BackToHand { seat, card, by } => of("greed-back-to-hand-by", seat).with("card", card).with("by", by),
        Event::LeftGame { card, .. } => Line::new("greed-left-game").with("card", card),
        Event::LastRoundOver => Line::new("greed-last-round-over"),
        Event::Ended => Line::new("greed-ended"),
        Event::PaidMoney { .. }
        | Event::PaidCard { .. }
        | Event::PaidHandCard { .. }
        | Event::Ignored { .. }
        | Event::Failed { .. } => asked_for(event),
        Event::Gained { .. }
        | Event::LostMoney { .. }
        | Event::MarkersPut { .. }
        | Event::MarkersTaken { .. }
        | Event::LostCard { .. } => changed_hands(event),
        Event::TurnedUp { .. } | Event::Drew { .. } | Event::PileEmpty { .. } => off_the_pile(event),
    };
    vec![line]
}

/// What a card asks for: cost or need.
fn asked_for(event: Event) -> Line {
    match event {
        Event::PaidMoney { seat, amount, cost_of } => {
            of("greed-paid-money", seat).with("amount", amount).with("for", cost_of)
        }
        Event::PaidCard { seat, card, cost_of } => of("greed-paid-card", seat).with("card", card).with("for", cost_of),
        Event::PaidHandCard { seat, card, cost_of } => {
            of("greed-paid-hand-card", seat).with("card", card).with("for", cost_of)
        }
        Event::Ignored { seat, card } if card.row().need.is_some() => of("greed-ignored-need", seat).with("card", card),
        Event::Ignored { seat, card } => of("greed-ignored-cost", seat).with("card", card),
        Event::Failed { seat, card, why: Failure::Declined } => of("greed-failed-declined", seat).with("card", card),
        Event::Failed { seat, card, why: Failure::CannotPay } => of("greed-failed-cannot-pay", seat).with("card", card),
        Event::Failed { seat, card, .. } => {
            let line = of("greed-failed-need", seat).with("card", card);
            card.row().need.map_or(line.clone(), |need| line.with("need", card::need(need)))
        }
        event => unreachable!("{event:?} has nothing to do with cost or need"),
    }
}

/// Money, markers and cards of a display.
fn changed_hands(event: Event) -> Line {
    match event {
        Event::Gained { seat, amount, by, times: 1 } => of("greed-gained", seat).with("amount", amount).with("by", by),
        Event::Gained { seat, amount, by, times } => {
            let line = of("greed-gained-times", seat).with("amount", amount).with("by", by);
            line.with("times", times).with("thanks", MASTER_PLAN)
        }
        Event::LostMoney { seat, amount, by, asked } if amount < asked => {
            of("greed-lost-all-money", seat).with("amount", amount).with("by", by).with("asked", asked)
        }
        Event::LostMoney { seat, amount, by, .. } => of("greed-lost-money", seat).with("amount", amount).with("by", by),
        Event::MarkersPut { seat, holding, count, by } if holding == by => {
            of("greed-markers-put", seat).with("count", count).with("card", holding)
        }
        Event::MarkersPut { seat, holding, count, by } => {
            of("greed-markers-put-by", seat).with("count", count).with("card", holding).with("by", by)
        }
        Event::MarkersTaken { seat, holding, count, by } if holding == by => {
            of("greed-markers-taken", seat).with("count", count).with("card", holding)
        }
        Event::MarkersTaken { seat, holding, count, by } => {
            of("greed-markers-taken-by", seat).with("count", count).with("card", holding).with("by", by)
        }
        Event::LostCard { seat, card, by } => of("greed-lost-card", seat).with("card", card).with("by", by),
        event => unreachable!("nothing changes hands in {event:?}"),
    }
}

/// The draw pile.
fn off_the_pile(event: Event) -> Line {
    match event {
        Event::TurnedUp { seat, card } => {
            let found = card.kind() == Kind::Thug;
            of(if found { "greed-turned-up-thug" } else { "greed-turned-up-other" }, seat).with("card", card)
        }
        Event::Drew { seat, card: Some(card), by } => of("greed-drew-card", seat).with("card", card).with("by", by),
        Event::Drew { seat, card: None, by } => of("greed-drew", seat).with("by", by),
        Event::PileEmpty { seat, by } if by == PATRICIA => of("greed-no-thug-found", seat).with("by", by),
        Event::PileEmpty { seat, by } => of("greed-pile-empty", seat).with("by", by),
        event => unreachable!("{event:?} is not about the draw pile"),
    }
}

/// A sentence about a player.
fn of(id: &'static str, seat: Seat) -> Line {
    Line::new(id).with("seat", seat)
}
