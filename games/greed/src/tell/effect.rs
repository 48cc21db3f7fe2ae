//! What holds for a round: told when it is announced, and whenever somebody looks at the table.

use tabletop::{Arg, Line, Seat};

use crate::board::{Announced, Board, Effects, NAPOLEON, RUBBERFACE};
use crate::card::{Card, Kind};
use crate::data::{EACH_ROUND, Loss, Next, Text};
use crate::drawn::{Ribbon, When};
use crate::state::ROUNDS;

/// What the card's text has just announced.
pub(super) fn announced(seat: Seat, by: Card, left: Seat) -> Vec<Line> {
    by.row().text.iter().filter_map(|part| part_announced(seat, by, left, *part)).collect()
}

fn part_announced(seat: Seat, by: Card, left: Seat, part: Text) -> Option<Line> {
    let next = |id| effect(id, seat, When::Next);
    Some(match part {
        Text::CopyGains => copies(seat, left, 1),
        Text::OnNeighbourAction(amount) => per("greed-effect-actions", seat, amount),
        Text::OnNeighbourThug(amount) => per("greed-effect-thugs", seat, amount),
        Text::Relocate(more) => Line::new("greed-announced-relocate").with("seat", seat).with("count", more),
        Text::Threaten(loss) => {
            let times = 1;
            threat(loss, by, Announced { by: Some(seat), times }, When::Next)?
        }
        Text::Announce(Next::MoreMarkers(count)) => next("greed-effect-markers").with("count", count),
        Text::Announce(Next::IgnoreCosts) => next("greed-effect-no-costs"),
        Text::Announce(Next::IgnoreNeeds) => next("greed-effect-no-needs"),
        Text::Announce(Next::ExtraCard) => next("greed-effect-extra").with("count", 1),
        Text::Announce(Next::ActionsReturn) => next("greed-effect-return"),
        Text::Announce(Next::MoreSymbols) => next("greed-effect-symbols").with("card", by),
        Text::Announce(Next::DoubleGains) => next("greed-effect-gains").with("times", 2),
        _ => return None,
    })
}

/// All that holds for a seat in this round and the next.
pub(crate) fn of_seat(board: &Board, seat: Seat) -> Vec<Ribbon> {
    let mut ribbons = of_round(board, seat, &board.now[seat.index()], When::Now);
    if board.round < ROUNDS {
        ribbons.extend(of_round(board, seat, &board.next[seat.index()], When::Next));
    }
    ribbons
}

fn of_round(board: &Board, seat: Seat, effects: &Effects, when: When) -> Vec<Ribbon> {
    let line = |id| effect(id, seat, when);
    let shows = |also, card: Card| also && board.displays[seat.index()].contains(card.number());
    let markers = effects.relocated + effects.schemes;
    let list = [
        (1, (effects.copies > 0).then(|| copies(seat, seat.left(board.players), effects.copies))),
        (2, (effects.per_action > 0).then(|| per("greed-effect-actions", seat, effects.per_action))),
        (3, (effects.per_thug > 0).then(|| per("greed-effect-thugs", seat, effects.per_thug))),
        (
            if effects.schemes > 0 { 43 } else { 41 },
            (markers > 0).then(|| line("greed-effect-markers").with("count", markers)),
        ),
        (63, effects.ignores_costs.then(|| line("greed-effect-no-costs"))),
        (64, effects.ignores_needs.then(|| line("greed-effect-no-needs"))),
        (67, (effects.extra_cards > 0).then(|| line("greed-effect-extra").with("count", effects.extra_cards))),
        (68, effects.actions_return.then(|| line("greed-effect-return"))),
        (72, shows(effects.napoleon, NAPOLEON).then(|| line("greed-effect-symbols").with("card", NAPOLEON))),
        (72, shows(effects.false_napoleon, RUBBERFACE).then(|| line("greed-effect-symbols").with("card", RUBBERFACE))),
        (78, (effects.doublings > 0).then(|| line("greed-effect-gains").with("times", 1_i64 << effects.doublings))),
    ];
    let ribbon = |(number, line): (u8, Option<Line>)| {
        Some(Ribbon { seat, when, card: Card::new(number), threat: false, line: line? })
    };
    list.into_iter().filter_map(ribbon).collect()
}

/// What the seat's display does each round.
pub(crate) fn each_round(board: &Board, seat: Seat) -> impl Iterator<Item = Ribbon> + use<> {
    board.lying(seat, EACH_ROUND).map(move |(_, card)| {
        let line = Line::new("greed-card-says").with("text", Arg::numbered("greed-text", card));
        Ribbon { seat, when: When::Each, card, threat: false, line }
    })
}

/// The losses that are still to come.
pub(crate) fn threats(board: &Board) -> Vec<Ribbon> {
    let of = |due: [Announced; 4], when| {
        let ribbon = move |(announced, (loss, card)): (Announced, (Loss, Card))| {
            let line = threat(loss, card, announced, when)?;
            Some(Ribbon { seat: announced.by?, when, card, threat: true, line })
        };
        due.into_iter().zip(Loss::ALL).filter_map(ribbon)
    };
    let mut ribbons: Vec<Ribbon> = of(board.due, When::Now).collect();
    if board.round < ROUNDS {
        ribbons.extend(of(board.due_next, When::Next));
    }
    ribbons
}

fn threat(loss: Loss, by: Card, announced: Announced, when: When) -> Option<Line> {
    let seat = announced.by?;
    let id = match (loss.spares_the_announcer(), loss.kind()) {
        (true, Kind::Thug) => "greed-threat-others-thugs",
        (true, _) => "greed-threat-others-holdings",
        (false, Kind::Thug) => "greed-threat-all-thugs",
        (false, _) => "greed-threat-all-holdings",
    };
    let line = Line::new(id).with("when", when.word()).with("card", by).with("count", announced.times);
    Some(if loss.spares_the_announcer() { line.with("seat", seat) } else { line })
}

fn effect(id: &'static str, seat: Seat, when: When) -> Line {
    Line::new(id).with("seat", seat).with("when", when.word())
}

fn copies(seat: Seat, left: Seat, times: u8) -> Line {
    Line::new("greed-effect-copies").with("seat", seat).with("left", left).with("times", times)
}

fn per(id: &'static str, seat: Seat, amount: u8) -> Line {
    Line::new(id).with("seat", seat).with("amount", amount)
}
