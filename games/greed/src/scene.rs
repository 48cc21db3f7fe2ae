//! Positions set up by hand, for tests and puzzles: named cards where they are wanted, any others
//! where a game would have some.

use tabletop::{CardSet, Seat, SeatSet};

use crate::agenda::{Agenda, Task};
use crate::board::RUBBERFACE;
use crate::card::{Card, cards};
use crate::state::{DrawnBy, Greed, Origin, ROUNDS};

/// A position in which everybody is about to choose a card to play.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Greed,
    draw_pile: Option<CardSet>,
}

impl Scene {
    /// So many players with nothing, in this round.
    pub fn new(players: u8, round: u8) -> Self {
        let mut game = Greed::undealt(players);
        game.board.round = round;
        game.board.agenda = Agenda::of(Task::Choose);
        game.board.waiting = SeatSet::first(players);
        Self { game, draw_pile: None }
    }

    /// The seat holds these cards, too.
    #[must_use]
    pub fn hand(mut self, seat: Seat, numbers: &[u8]) -> Self {
        self.game.hands[seat.index()] = self.game.hands[seat.index()] | numbers.iter().copied().collect();
        self
    }

    /// These cards lie in front of the seat, too; they were played in earlier rounds.
    #[must_use]
    pub fn display(mut self, seat: Seat, numbers: &[u8]) -> Self {
        let display = &mut self.game.board.displays[seat.index()];
        *display = *display | numbers.iter().copied().collect();
        self
    }

    /// Rubberface is a copy of this thug.
    #[must_use]
    pub fn copied(mut self, thug: u8) -> Self {
        self.game.board.copied = Some(Card::new(thug));
        self
    }

    /// So many markers on the holding.
    #[must_use]
    pub fn markers(mut self, holding: u8, count: u16) -> Self {
        self.game.board.markers.set(Card::new(holding), count);
        self
    }

    /// So much money.
    #[must_use]
    pub fn money(mut self, seat: Seat, amount: u32) -> Self {
        self.game.board.money[seat.index()] = amount;
        self
    }

    /// The draw pile has just these cards.
    #[must_use]
    pub fn draw_pile(mut self, numbers: &[u8]) -> Self {
        self.draw_pile = Some(numbers.iter().copied().collect());
        self
    }

    /// All cards that have been given a place.
    pub fn named(&self) -> CardSet {
        let game = &self.game;
        let own = (0..Seat::MAX).map(|seat| game.hands[seat] | game.board.displays[seat]);
        own.fold(self.draw_pile.unwrap_or_default(), |all, set| all | set)
    }

    /// The position. What the seats have taken besides has left the game in public; what the draw
    /// pile has not has been turned up.
    ///
    /// # Panics
    /// If more cards are named than can have come off the draw pile.
    pub fn build(mut self) -> Greed {
        let mut others = cards(Card::DECK & !self.named());
        let mut gone = Vec::new();
        let round = self.game.board.round;
        for seat in self.game.board.seats() {
            let mut own = cards(self.game.hands[seat.index()] | self.game.board.displays[seat.index()]);
            for taken in 1..=round {
                let pile =
                    (seat.index() as u8 + 2 * ROUNDS * self.game.board.players - (taken - 1)) % self.game.board.players;
                let card = own.next().unwrap_or_else(|| {
                    let card = others.next().expect("a card is left");
                    gone.push(card);
                    card
                });
                self.game.origins[card] = Origin::taken(pile, taken);
            }
            for card in own {
                self.draw(card, Some(seat));
            }
            let pile = &mut self.game.piles[seat.index()];
            *pile = others.by_ref().take(usize::from(ROUNDS - round)).map(Card::number).collect();
        }
        let rest: CardSet = others.map(Card::number).collect();
        self.game.deck = self.draw_pile.unwrap_or(rest);
        if self.draw_pile.is_some() {
            for card in cards(rest) {
                self.draw(card, None);
                gone.push(card);
            }
        }
        let displays = self.game.board.displays.into_iter().flat_map(cards);
        let mut game = self.game.clone();
        displays.chain(gone).for_each(|card| game.show(card));
        assert_eq!(game.audit(), Ok(()), "the position is possible");
        assert!(game.board.copied.is_none_or(|thug| thug != RUBBERFACE), "Rubberface copies another thug");
        game
    }

    fn draw(&mut self, card: Card, seat: Option<Seat>) {
        self.game.origins[card] = Origin::drawn(self.game.draws.count());
        self.game.draws.push(DrawnBy { seat, round: self.game.board.round });
    }
}
