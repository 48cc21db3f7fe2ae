//! What is asked of the viewer, or whom the table waits for.

use tabletop::{Game, Line, Seat, View};

use super::names;
use crate::action::Action;
use crate::agenda::Task;
use crate::board::RUBBERFACE;
use crate::card::{Card, RELOCATE, SEANCE};
use crate::data::{Cost, Loss};
use crate::event::Event;
use crate::state::Greed;

/// The question or the wait.
pub(super) fn asked(view: &View<Greed>) -> Line {
    let board = &view.table.board;
    let me = |seat: Seat| view.viewer.is(seat);
    let waits = |id, seat: Seat| Line::new(id).with("seat", seat);
    match board.agenda.top() {
        Task::Deal(_) => Line::new("greed-wait-deal"),
        Task::Draft => match view.viewer.seat().filter(|&seat| board.waiting.contains(seat)) {
            Some(seat) => Line::new("greed-ask-draft")
                .with("round", board.round)
                .with("cards", view.table.pile.len())
                .with("left", seat.left(board.players)),
            None => Line::new("greed-wait-draft").with("seats", names(board.waiting.iter())),
        },
        Task::Choose => match view.viewer.seat().filter(|&seat| board.waiting.contains(seat)) {
            Some(_) => Line::new("greed-ask-play").with("round", board.round),
            None => Line::new("greed-wait-play").with("seats", names(board.waiting.iter())),
        },
        Task::Pay(seat, card) if me(seat) => cost(view, card),
        Task::Pay(seat, card) => waits("greed-wait-pay", seat).with("card", card),
        Task::Markers { seat, by, count } if me(seat) => {
            Line::new("greed-ask-mark").with("by", by).with("count", count)
        }
        Task::Markers { seat, by, count } => waits("greed-wait-mark", seat).with("by", by).with("count", count),
        Task::Another(seat, SEANCE) if me(seat) => Line::new("greed-ask-another").with("by", SEANCE),
        Task::Another(seat, by) if me(seat) => Line::new("greed-ask-extra").with("by", by),
        Task::Another(seat, by) => waits("greed-wait-extra", seat).with("by", by),
        Task::Copy(seat) if me(seat) => Line::new("greed-ask-copy").with("card", RUBBERFACE),
        Task::Copy(seat) => waits("greed-wait-copy", seat).with("card", RUBBERFACE),
        Task::Loss { which, place, .. } => {
            let seat = board.order[place as usize];
            let (loss, by) = Loss::ALL[which as usize];
            let line = if me(seat) { Line::new("greed-ask-lose") } else { waits("greed-wait-lose", seat) };
            line.with("by", by).with("kind", loss.kind().word())
        }
        Task::FindThug(seat) => waits("greed-wait-find", seat),
        Task::Draw(seat, count, by) => waits("greed-wait-draw", seat).with("count", count).with("by", by),
        Task::Nothing | Task::Turn(_) | Task::Extras(_) | Task::Text(..) | Task::After(..) | Task::Repeat(..) => {
            Line::new("greed-over")
        }
    }
}

/// How the viewer pays for the card.
fn cost(view: &View<Greed>, card: Card) -> Line {
    let id = match card.row().cost {
        _ if card == RELOCATE => "greed-ask-relocate",
        Some(Cost::OneThug) => "greed-ask-pay-thug",
        Some(Cost::OneHolding) => "greed-ask-pay-holding",
        Some(Cost::AnyCard(_)) => "greed-ask-pay-any",
        Some(Cost::HandCard) => "greed-ask-pay-hand-card",
        Some(Cost::Money(_)) | None => {
            let money = view.viewer.seat().map_or(0, |seat| view.table.board.money[seat.index()]);
            let line = Line::new("greed-ask-pay-money").with("card", card);
            return line.with("amount", price(view).unwrap_or(0)).with("money", money);
        }
    };
    Line::new(id).with("card", card)
}

/// What the viewer would pay in money for the card that waits for it, discounts included.
pub(super) fn price(view: &View<Greed>) -> Option<u32> {
    match Greed::preview(view, &Action::PayMoney).events.first() {
        Some(Event::PaidMoney { amount, .. }) => Some(*amount),
        _ => None,
    }
}

/// The rules a question is about.
pub(super) fn rules(view: &View<Greed>) -> Vec<&'static str> {
    match view.table.board.agenda.top() {
        Task::Deal(_) => vec!["gr.deal"],
        Task::Draft => vec!["gr.draft", "gr.rounds"],
        Task::Choose => vec!["gr.play", "gr.order"],
        Task::Pay(_, card) => match card.row().cost {
            Some(Cost::Money(_) | Cost::AnyCard(_)) => vec!["gr.cost", "gr.cheaper"],
            Some(Cost::HandCard) => vec!["gr.cost"],
            _ => vec!["gr.cost", "gr.lose"],
        },
        Task::Markers { .. } => vec!["gr.text"],
        Task::Another(..) => vec!["gr.extra"],
        Task::Copy(_) => vec!["gr.54"],
        Task::Loss { .. } => vec!["gr.delayed", "gr.lose"],
        Task::FindThug(_) => vec!["gr.53"],
        Task::Draw(..) => vec!["gr.text", "gr.empty"],
        Task::Nothing | Task::Turn(_) | Task::Extras(_) | Task::Text(..) | Task::After(..) | Task::Repeat(..) => {
            vec!["gr.end"]
        }
    }
}
