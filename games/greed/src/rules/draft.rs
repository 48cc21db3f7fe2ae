//! gr.deal, gr.draft, gr.rounds: the deal, and one card a round into the hand.

use tabletop::{ChanceQuestion, Draw, Seat, SeatSet, Story};

use crate::agenda::{Agenda, Task};
use crate::card::Card;
use crate::event::Event;
use crate::state::{FIRST_PLAY, Greed, Origin, ROUNDS};

impl Greed {
    /// The next card of the one shuffle of the game: all piles come from it, the draw pile last.
    pub(crate) fn next_card(&self) -> ChanceQuestion {
        let position = match self.board.agenda.top() {
            Task::Deal(dealt) => dealt,
            _ if self.start.gaps.left > 0 => Card::COUNT - self.deck.len() as u8,
            _ => self.board.players * ROUNDS + self.draws.count(),
        };
        let gap = self.start.gaps.left > 0;
        ChanceQuestion::Draw(Draw { pile: 0, shuffle: 0, position, full: Card::DECK, left: self.deck, gap })
    }

    /// gr.deal: twelve cards to each player, who looks at them at once.
    pub(crate) fn deal(&mut self, dealt: u8, card: Card, story: &mut impl Story<Self>) {
        let seat = Seat::new(usize::from(dealt / ROUNDS));
        self.deck.remove(card.number());
        self.piles[seat.index()].insert(card.number());
        let all_dealt = dealt + 1 == self.board.players * ROUNDS;
        self.board.agenda.replace(Task::Deal(dealt + 1));
        story.tell(self, Event::Dealt { seat, card: Some(card) });
        if all_dealt {
            self.begin_round(1, story);
        }
    }

    /// gr.draft: everybody looks at the pile that has come to them.
    pub(crate) fn begin_round(&mut self, round: u8, story: &mut impl Story<Self>) {
        self.board.round = round;
        self.board.agenda = Agenda::of(Task::Draft);
        self.board.waiting = SeatSet::first(self.board.players);
        story.tell(self, Event::RoundBegan { round });
        for seat in self.board.seats() {
            let pile = self.piles[self.board.pile_of(seat)];
            story.tell(self, Event::LooksAt { seat, pile: Some(pile) });
        }
    }

    /// gr.draft: one card into the hand; when the last one has taken, the piles are passed.
    pub(crate) fn take(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        self.sealed[seat.index()] = Some(card);
        self.board.waiting = self.board.waiting.without(seat);
        if !self.board.waiting.is_empty() {
            return;
        }
        let taken = self.sealed;
        let round = self.board.round;
        for seat in self.board.seats() {
            let pile = self.board.pile_of(seat);
            if let Some(card) = self.sealed[seat.index()].take() {
                self.piles[pile].remove(card.number());
                self.hands[seat.index()].insert(card.number());
                self.origins[card] = Origin::taken(pile as u8, round);
            }
        }
        // gr.rounds: the first rounds are draft only.
        let plays = round >= FIRST_PLAY;
        self.board.agenda = Agenda::of(Task::Choose);
        if plays {
            self.board.waiting = SeatSet::first(self.board.players);
        }
        for seat in self.board.seats() {
            story.tell(self, Event::Took { seat, card: taken[seat.index()] });
        }
        if !plays {
            self.begin_round(round + 1, story);
        }
    }
}
