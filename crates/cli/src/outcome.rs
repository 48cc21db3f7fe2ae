//! How a game ended, in lines: winners, ranks, accounts.

use catalog::table::AnyTable;
use tabletop::{Line, Seat};

/// The standing of a finished game, best first, each seat with its account.
pub(crate) fn lines(desk: &dyn AnyTable) -> Vec<Line> {
    let Some(standing) = desk.standing() else { return Vec::new() };
    let winners: Vec<Line> = standing.winners().map(Line::seat).collect();
    let mut lines = vec![match (winners.len(), standing.seats()) {
        (0, _) => Line::new("outcome-lost"),
        (1, _) => Line::new("outcome-won").with("seat", standing.winners().next().expect("one winner")),
        _ => Line::new("outcome-shared").with("winners", winners),
    }];
    let mut seats: Vec<Seat> = Seat::first(standing.seats()).collect();
    seats.sort_by_key(|&seat| standing.rank(seat));
    for seat in seats {
        let rank = Line::new("outcome-rank").with("seat", seat).with("rank", standing.rank(seat));
        lines.push(rank.with("score", standing.score(seat)));
        lines.extend(desk.account(seat).into_iter().map(|(line, _)| line));
    }
    lines
}
