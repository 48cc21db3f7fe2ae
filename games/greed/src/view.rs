//! Who knows what. Nothing else decides it.
//!
//! Secret are hands, piles, the draw pile, cards chosen but not yet revealed, and cards drawn by 65
//! and 74. A player has seen every pile that passed by, and remembers: when a pile comes round
//! again, the cards missing were taken by the players in between, one each.

use serde::Serialize;
use tabletop::{CardSet, Seat, View, Viewer};

use crate::board::Board;
use crate::card::{Card, PerCard, cards};
use crate::event::Event;
use crate::placing::Start;
use crate::state::{Draws, Greed, Source, holder};

/// What lies open for a viewer now.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "crate::drawn::Drawn<'static>"))]
#[cfg_attr(feature = "ts", schemars(with = "crate::drawn::Drawn<'static>"))]
pub struct Table {
    /// What lies open for all.
    pub board: Board,
    /// How many cards each seat has in hand.
    pub hand_sizes: [u8; Seat::MAX],
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The own hand. A card chosen face down is still in it.
    pub hand: CardSet,
    /// The pile the viewer is looking at, while it is drafting.
    pub pile: CardSet,
    /// What the viewer has taken or chosen face down.
    pub sealed: Option<Card>,
    /// The own cards (of hand and pile, and the one chosen) that could be paid for or have what they
    /// need, if they were carried out now.
    pub ready: CardSet,
    /// What every seat sees alone, where everything lies open.
    pub unveiled: Option<Box<[Held; Seat::MAX]>>,
}

/// What a seat alone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Held {
    /// Its hand.
    pub hand: CardSet,
    /// The pile before it, while it is drafting.
    pub pile: CardSet,
    /// What it has taken or chosen face down.
    pub sealed: Option<Card>,
}

/// What counting yields from all that was ever visible to a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Memory {
    /// What the viewer knows of how each card came out of its pile.
    pub traces: PerCard<Trace>,
    /// The moment each card was first shown to all; 0 for never. Moments count drafts and draws.
    pub shown: PerCard<u8>,
    /// Cards in each hand that all have seen, because they went back there (36, 41, 68).
    pub known_hands: [CardSet; Seat::MAX],
    /// Who took cards off the draw pile, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::state::DrawnBy>"), schemars(with = "Vec<crate::state::DrawnBy>"))]
    pub draws: Draws,
    /// What the viewer knows from the position the game was set up in.
    pub start: Start,
}

/// What a viewer knows of how a card came out of its pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trace {
    /// Never seen.
    Unseen,
    /// Last seen in this pile, in this round, and not taken by the viewer. If the pile has come
    /// round since, one of the players in between has it; otherwise it may still lie there.
    Passed {
        /// The index of the seat the pile was dealt to.
        pile: u8,
        /// The round.
        round: u8,
    },
    /// First seen when this seat showed it: taken or drawn before, from an unknown place.
    Shown(Seat),
    /// Known to have been taken from this pile in this round, which tells by whom.
    Taken {
        /// The index of the seat the pile was dealt to.
        pile: u8,
        /// The round.
        round: u8,
    },
    /// Known to have been this card off the draw pile, from 0.
    Drawn {
        /// How many came before it.
        nth: u8,
    },
}

/// All that the viewer can know.
pub(crate) fn view(game: &Greed, viewer: Viewer) -> View<Greed> {
    let Held { hand, pile, sealed } = viewer.seat().map_or_else(Held::default, |seat| game.held_by(seat));
    let table = Table {
        board: game.board,
        hand_sizes: game.hands.map(|hand| hand.len() as u8),
        draw_pile: game.deck.len() as u8,
        hand,
        pile,
        sealed,
        ready: viewer.seat().map_or(CardSet::EMPTY, |seat| game.ready(seat, pile)),
        unveiled: None,
    };
    let memory = Memory {
        traces: game.traces(viewer.seat()),
        shown: game.shown,
        known_hands: game.hands.map(|hand| {
            let shown: CardSet = cards(hand).filter(|&card| game.shown[card] != 0).map(Card::number).collect();
            shown | (hand & game.start.seen_by(viewer.seat()))
        }),
        draws: game.draws,
        start: game.start.known_to(viewer.seat()),
    };
    View { viewer, table, memory }
}

/// The table with every hand and pile that somebody holds.
pub(crate) fn unveiled(game: &Greed) -> Table {
    let mut all = [Held::default(); Seat::MAX];
    game.board.seats().for_each(|seat| all[seat.index()] = game.held_by(seat));
    Table { unveiled: Some(Box::new(all)), ..view(game, Viewer::Spectator).table }
}

impl Greed {
    /// What the seat alone sees.
    fn held_by(&self, seat: Seat) -> Held {
        let pile = if self.board.drafting() { self.piles[self.board.pile_of(seat)] } else { CardSet::EMPTY };
        Held { hand: self.hands[seat.index()], pile, sealed: self.sealed[seat.index()] }
    }

    fn traces(&self, viewer: Option<Seat>) -> PerCard<Trace> {
        let players = self.board.players;
        let mut traces = PerCard::all(Trace::Unseen);
        let mut untouched = self.deck;
        for pile in 0..players {
            let left = self.piles[pile as usize];
            untouched = untouched | left;
            if let Some(round) = viewer.and_then(|viewer| last_look(&self.board, &self.start, viewer, pile)) {
                for card in cards(left) {
                    traces[card] = Trace::Passed { pile, round };
                }
            }
        }
        for card in cards(Card::DECK & !untouched) {
            traces[card] = self.trace(viewer, card);
        }
        traces
    }

    /// What the viewer knows of a card that is no longer in a pile.
    #[inline]
    fn trace(&self, viewer: Option<Seat>, card: Card) -> Trace {
        let shown = self.shown[card] != 0 || self.start.seen_by(viewer).contains(card.number());
        let unknown = |owner| if shown { Trace::Shown(owner) } else { Trace::Unseen };
        match self.source(card) {
            Source::Untouched => Trace::Unseen,
            Source::Drawn { nth } => match self.draws.get(nth).seat {
                Some(owner) if viewer != Some(owner) => unknown(owner),
                _ => Trace::Drawn { nth },
            },
            Source::Taken { pile, round } => {
                let players = self.board.players;
                let taker = holder(players, pile, round);
                let Some(viewer) = viewer else { return unknown(taker) };
                // So many rounds before, the viewer held that pile.
                let since = distance(players, viewer, taker);
                let looked = round >= since + self.start.round;
                if since == 0 || (shown && looked) {
                    Trace::Taken { pile, round }
                } else if looked {
                    Trace::Passed { pile, round: round - since }
                } else {
                    unknown(taker)
                }
            }
        }
    }
}

/// How many seats a pile goes on from one to the other.
#[inline]
fn distance(players: u8, from: Seat, to: Seat) -> u8 {
    let (from, to) = (from.index() as u8, to.index() as u8);
    if to >= from { to - from } else { to + players - from }
}

/// The last round in which the viewer has looked at a pile, if it has come by.
#[inline]
pub(crate) fn last_look(board: &Board, start: &Start, viewer: Seat, pile: u8) -> Option<u8> {
    let first = 1 + distance(board.players, Seat::new(pile.into()), viewer);
    let last = (first <= board.round).then(|| board.round - (board.round - first) % board.players);
    last.filter(|&round| round >= start.round)
}

/// What the viewer saw of an event: all of it, but for the cards that only their owner sees.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, card: None },
        Event::LooksAt { seat, .. } if !viewer.is(seat) => Event::LooksAt { seat, pile: None },
        Event::Took { seat, .. } if !viewer.is(seat) => Event::Took { seat, card: None },
        Event::Drew { seat, by, .. } if !viewer.is(seat) => Event::Drew { seat, card: None, by },
        event => event,
    }
}

/// Whether the event showed anybody something new.
pub(crate) fn informs(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt { .. }
            | Event::LooksAt { .. }
            | Event::Revealed { .. }
            | Event::PlaysExtra { .. }
            | Event::PaidHandCard { .. }
            | Event::TurnedUp { .. }
            | Event::Drew { .. }
    )
}
