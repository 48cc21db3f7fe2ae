//! A choice, as a short imperative.

use tabletop::{Line, View};

use super::prompts::price;
use crate::action::Action;
use crate::agenda::Task;
use crate::card::{Card, RELOCATE};
use crate::data::Cost;
use crate::state::Greed;

/// What the choice does. One that fits no question of this moment is named all the same, so that it
/// can be said why it is refused.
pub(super) fn chosen(view: &View<Greed>, action: Action) -> Line {
    let board = &view.table.board;
    let top = board.agenda.top();
    let on = |id, card: Card| Line::new(id).with("card", card);
    let with_markers = |id, card: Card| on(id, card).with("markers", board.markers.on(card));
    match (action, top) {
        (Action::Take(card), _) => on("greed-do-take", card),
        (Action::Play(card), Task::Another(..)) => on("greed-do-play-extra", card),
        (Action::Play(card), _) => on("greed-do-play", card),
        (Action::NoExtra, _) => Line::new("greed-do-no-extra"),
        (Action::PayCard(card), Task::Pay(_, RELOCATE)) => with_markers("greed-do-take-back", card),
        (Action::PayCard(card), Task::Pay(_, cost_of)) if cost_of.row().cost == Some(Cost::HandCard) => {
            on("greed-do-pay-hand-card", card).with("for", cost_of)
        }
        (Action::PayCard(card), Task::Pay(_, cost_of)) => with_markers("greed-do-pay-card", card).with("for", cost_of),
        (Action::PayCard(card), _) => on("greed-do-pay-with", card),
        (Action::PayMoney, Task::Pay(_, cost_of)) => match price(view) {
            Some(amount) => Line::new("greed-do-pay-amount").with("amount", amount).with("for", cost_of),
            None => Line::new("greed-do-pay-money"),
        },
        (Action::PayMoney, _) => Line::new("greed-do-pay-money"),
        (Action::Decline, Task::Pay(_, cost_of)) => on("greed-do-decline-card", cost_of),
        (Action::Decline, _) => Line::new("greed-do-decline"),
        (Action::Mark(card), Task::Markers { count, .. }) => with_markers("greed-do-mark", card).with("count", count),
        (Action::Mark(card), _) => on("greed-do-mark-card", card),
        (Action::Copy(card), _) => on("greed-do-copy", card),
        (Action::Lose(card), _) => with_markers("greed-do-lose", card),
    }
}
