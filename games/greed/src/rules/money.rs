//! gr.floor, gr.1, gr.78: how money comes and goes.

use tabletop::{Seat, Story};

use crate::card::{BRAINS, Card};
use crate::event::Event;
use crate::state::Greed;

impl Greed {
    /// The seat gains money, doubled if 78 says so; Brains (1) lets the right neighbour gain as much.
    pub(crate) fn gain(&mut self, seat: Seat, amount: u32, by: Card, story: &mut impl Story<Self>) {
        if amount == 0 {
            return;
        }
        let times = 1 << self.board.now[seat.index()].doublings;
        let amount = amount * times;
        self.board.money[seat.index()] += amount;
        story.tell(self, Event::Gained { seat, amount, by, times });
        // gr.1: only one player can own Brains and his copy, so this goes one seat further at most.
        let copier = seat.right(self.board.players);
        for _ in 0..self.board.now[copier.index()].copies {
            self.gain(copier, amount, BRAINS, story);
        }
    }

    /// gr.floor: a loss takes what is there.
    pub(crate) fn lose_money(&mut self, seat: Seat, asked: u32, by: Card, story: &mut impl Story<Self>) {
        let amount = asked.min(self.board.money[seat.index()]);
        if amount > 0 {
            self.board.money[seat.index()] -= amount;
            story.tell(self, Event::LostMoney { seat, amount, by, asked });
        }
    }
}
