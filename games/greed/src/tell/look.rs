//! The whole table in sentences, mine first.

use tabletop::{Line, Seat, View};

use super::{card, effect};
use crate::agenda::Task;
use crate::board::{Board, RUBBERFACE};
use crate::card::{Card, Kind, cards};
use crate::state::{Greed, ROUNDS};
use crate::view::Table;

/// Round, own cards, displays from the left on, cards of the round, losses to come, piles.
pub(super) fn seen(view: &View<Greed>) -> Vec<Line> {
    let table = &view.table;
    let board = &table.board;
    let mut lines = vec![match board.agenda.top() {
        Task::Nothing => Line::new("greed-over"),
        _ => Line::new("greed-look-round").with("round", board.round).with("rounds", ROUNDS),
    }];
    let first = view.viewer.seat().unwrap_or(Seat::new(0));
    for place in 0..board.players {
        let seat = Seat::new((first.index() + usize::from(place)) % usize::from(board.players));
        lines.extend(player(table, seat));
        if view.viewer.is(seat) {
            lines.extend(own_cards(table));
        }
    }
    let chosen = board.order.iter().filter_map(|&seat| board.chosen[seat.index()].map(|card| (seat, card)));
    let shown: Vec<Line> =
        chosen.map(|(seat, card)| Line::new("greed-look-shown").with("seat", seat).with("card", card)).collect();
    if !shown.is_empty() {
        lines.push(Line::new("greed-look-order").with("cards", shown));
    }
    lines.extend(effect::threats(board).into_iter().map(|threat| threat.line));
    if !matches!(board.agenda.top(), Task::Deal(_)) {
        let pile = board.pile_size(0);
        lines.push(Line::new("greed-look-piles").with("pile", pile).with("draw", table.draw_pile));
    }
    lines
}

/// What the viewer alone sees.
fn own_cards(table: &Table) -> Vec<Line> {
    let mut lines = Vec::new();
    let drafting = table.board.drafting();
    if !table.hand.is_empty() {
        lines.push(Line::new("greed-look-hand").with("cards", card::names(table.hand)));
    }
    if !table.pile.is_empty() {
        lines.push(Line::new("greed-look-pile").with("cards", card::names(table.pile)));
    }
    if let Some(sealed) = table.sealed {
        lines.push(Line::new(if drafting { "greed-look-taken" } else { "greed-look-chosen" }).with("card", sealed));
    }
    lines
}

/// What a player has in the open.
fn player(table: &Table, seat: Seat) -> Vec<Line> {
    let board = &table.board;
    let display = board.displays[seat.index()];
    let of = |id| Line::new(id).with("seat", seat);
    let mut lines = vec![
        of("greed-look-player")
            .with("money", board.money[seat.index()])
            .with("markers", board.markers.sum(display))
            .with("hand", table.hand_sizes[seat.index()]),
    ];
    if display.is_empty() {
        lines.push(of("greed-look-empty"));
    } else {
        let thugs: Vec<Line> = cards(board.display(seat, Kind::Thug)).map(|thug| thug_line(board, thug)).collect();
        let holdings: Vec<Line> = cards(board.display(seat, Kind::Holding))
            .map(|holding| {
                Line::new("greed-look-holding").with("card", holding).with("markers", board.markers.on(holding))
            })
            .collect();
        lines.push(of("greed-look-thugs").with("cards", thugs));
        lines.push(of("greed-look-holdings").with("cards", holdings));
        lines.push(of("greed-look-symbols").with("symbols", card::symbols(board.symbols(seat))));
    }
    lines.extend(effect::of_seat(board, seat).into_iter().map(|ribbon| ribbon.line));
    lines
}

fn thug_line(board: &Board, thug: Card) -> Line {
    match board.copied {
        Some(copied) if thug == RUBBERFACE => Line::new("greed-look-copy").with("card", thug).with("thug", copied),
        _ => thug.into(),
    }
}
