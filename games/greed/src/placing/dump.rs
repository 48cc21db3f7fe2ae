//! From a game to its position.

use tabletop::{CardSet, Seat};

use super::agenda::{numbers, steps};
use super::{Due, Phase, Player, Position, Who};
use crate::agenda::Task;
use crate::board::Announced;
use crate::card::{Card, Kind, cards};
use crate::data::Loss;
use crate::state::Greed;

/// The position of a game.
pub(super) fn dump(game: &Greed) -> Position {
    let board = &game.board;
    let mut placed = game.deck | board.open;
    for seat in board.seats() {
        placed = placed | game.hands[seat.index()] | game.piles[seat.index()] | board.displays[seat.index()];
    }
    Position {
        round: Some(board.round.into()),
        phase: Some(match board.agenda.top() {
            Task::Deal(_) => Phase::Deal,
            Task::Draft => Phase::Draft,
            Task::Choose => Phase::Choose,
            Task::Nothing => Phase::Over,
            _ => Phase::Resolve,
        }),
        seats: board.seats().map(|seat| (seat, player(game, seat))).collect(),
        gone: numbers(Card::DECK & !placed),
        copied: board.copied.map(|thug| thug.number().into()),
        fresh: numbers(board.fresh),
        agenda: steps(game),
        due: dues(&board.due),
        due_next: dues(&board.due_next),
        seen: seen(game),
        draw: Vec::new(),
    }
}

fn player(game: &Greed, seat: Seat) -> Player {
    let board = &game.board;
    let index = seat.index();
    let unknown = game.start.gaps.hands[index];
    let pile = (index as u8 + board.players - board.drafted() % board.players) % board.players;
    let number = |card: Card| u32::from(card.number());
    Player {
        money: board.money[index],
        hand: Some(numbers(game.hands[index])),
        unknown: (unknown > 0).then_some(unknown.into()),
        thugs: numbers(board.display(seat, Kind::Thug)),
        holdings: cards(board.display(seat, Kind::Holding))
            .map(|card| (number(card), board.markers.on(card).into()))
            .collect(),
        pile: numbers(game.piles[usize::from(pile)]),
        sealed: game.sealed[index].map(number),
        chosen: board.chosen[index].map(number),
        now: board.now[index],
        next: board.next[index],
    }
}

fn dues(dues: &[Announced]) -> Vec<Due> {
    let announced = dues.iter().zip(Loss::ALL).filter(|(due, _)| due.times > 0);
    let due = |(due, (_, card)): (&Announced, (Loss, Card))| {
        Some(Due { card: card.number().into(), by: due.by?, times: due.times.into() })
    };
    announced.filter_map(due).collect()
}

/// Cards in hands that all have seen, and those single seats knew when the game was set up.
fn seen(game: &Greed) -> std::collections::BTreeMap<Who, Vec<u32>> {
    let hands = game.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    let shown: CardSet = cards(hands).filter(|&card| game.shown[card] != 0).map(Card::number).collect();
    let single = |seat: Seat| (Who::Seat(seat), game.start.seen[seat.index()] & hands & !shown);
    let all = [(Who::All, shown)].into_iter().chain(game.board.seats().map(single));
    all.filter(|(_, set)| !set.is_empty()).map(|(who, set)| (who, numbers(set))).collect()
}
