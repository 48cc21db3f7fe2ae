//! What a person might want to do, possible or not.

use tabletop::{CardSet, View};

use crate::action::Action;
use crate::agenda::Task;
use crate::card::{Card, cards};
use crate::state::Greed;

/// One thought for every card the viewer sees: what is asked now, done with that card; and what can be
/// done without a card where something is to be paid or left. Nothing for somebody who is not asked.
pub(super) fn thoughts(view: &View<Greed>) -> Vec<Action> {
    let table = &view.table;
    let board = &table.board;
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let lying = board.displayed() | board.open;
    let with = |cards_seen: CardSet, action: fn(Card) -> Action| cards(cards_seen).map(action);
    match board.agenda.top() {
        // A card of the hand can only be played, so that is what one wants of it.
        Task::Draft if board.waiting.contains(me) => {
            with(table.pile | lying, Action::Take).chain(with(table.hand, Action::Play)).collect()
        }
        Task::Choose if board.waiting.contains(me) => with(table.hand | lying, Action::Play).collect(),
        Task::Another(seat, _) if seat == me => {
            with(table.hand | lying, Action::Play).chain([Action::NoExtra]).collect()
        }
        Task::Pay(seat, _) if seat == me => {
            with(table.hand | lying, Action::PayCard).chain([Action::PayMoney, Action::Decline]).collect()
        }
        Task::Markers { seat, .. } if seat == me => with(table.hand | lying, Action::Mark).collect(),
        Task::Copy(seat) if seat == me => with(table.hand | lying, Action::Copy).collect(),
        Task::Loss { place, .. } if board.order[place as usize] == me => {
            with(table.hand | lying, Action::Lose).collect()
        }
        _ => Vec::new(),
    }
}
