//! gr.eachround, gr.delayed, gr.nextround: the end of a round.

use tabletop::{CardSet, Seat, Story};

use crate::agenda::Task;
use crate::board::{Announced, Effects};
use crate::card::{Card, Symbol};
use crate::data::{EACH_ROUND, Lasting, Loss};
use crate::event::Event;
use crate::state::{Greed, ROUNDS};

impl Greed {
    /// After the last extra card.
    pub(crate) fn end_round(&mut self, story: &mut impl Story<Self>) {
        self.each_round(story);
        self.board.agenda.replace(Task::Loss { which: 0, time: 0, place: 0 });
    }

    /// gr.eachround: in player order, inside one player by card number.
    fn each_round(&mut self, story: &mut impl Story<Self>) {
        for place in 0..self.board.players {
            let seat = self.board.order[place as usize];
            for (card, number) in self.board.lying(seat, EACH_ROUND) {
                for lasting in number.row().lasting {
                    let (winner, amount) = self.each_round_gain(seat, card, *lasting);
                    if let Some(winner) = winner {
                        self.gain(winner, amount, number, story);
                    }
                }
            }
        }
    }

    /// Who gains how much by an "each round" effect of the seat's card (6, 10, 16, 19, 46, 49, 69).
    fn each_round_gain(&self, seat: Seat, card: Card, lasting: Lasting) -> (Option<Seat>, u32) {
        let board = &self.board;
        let own = |condition: bool| condition.then_some(seat);
        match lasting {
            Lasting::RoundGain(amount) => (own(true), amount),
            Lasting::RoundGainIfBroke(amount) => (own(board.money[seat.index()] == 0), amount),
            Lasting::RoundMostHoldings(amount) => (board.alone_with_most(|seat| board.holdings(seat)), amount),
            Lasting::RoundMostHearts(amount) => {
                (board.alone_with_most(|seat| board.shows(seat, Symbol::Heart).into()), amount)
            }
            Lasting::RoundGainIfSmall(amount, most) => {
                (own(board.holdings(seat) <= most && board.thugs(seat) <= most), amount)
            }
            Lasting::RoundGainIfNoBottleOrHeart(amount) => (
                own(board.seats().all(|seat| {
                    let symbols = board.symbols(seat);
                    symbols.count(Symbol::Bottle) + symbols.count(Symbol::Heart) == 0
                })),
                amount,
            ),
            Lasting::RoundGainIfMarkers(amount, least) => (own(board.markers.on(card) >= least), amount),
            _ => (None, 0),
        }
    }

    /// gr.delayed: by card number, inside one card in player order. Says whether the loser is to
    /// choose; otherwise goes on to the next one.
    pub(crate) fn loss_waits(&mut self, which: u8, time: u8, place: u8, story: &mut impl Story<Self>) -> bool {
        let Some(&due) = self.board.due.get(usize::from(which)) else {
            self.next_round(story);
            return false;
        };
        if time == due.times {
            self.board.agenda.replace(Task::Loss { which: which + 1, time: 0, place: 0 });
            return false;
        }
        if place == self.board.players {
            self.board.agenda.replace(Task::Loss { which, time: time + 1, place: 0 });
            return false;
        }
        let (seat, choice) = self.loss(which, place);
        match choice.len() {
            0 => self.board.agenda.replace(Task::Loss { which, time, place: place + 1 }),
            1 => self.lose_announced(seat, Card::new(choice.nth(0)), story),
            _ => return true,
        }
        false
    }

    /// The loser at this place, and what it can lose.
    pub(crate) fn loss(&self, which: u8, place: u8) -> (Seat, CardSet) {
        let seat = self.board.order[place as usize];
        let (loss, _) = Loss::ALL[which as usize];
        let spared = loss.spares_the_announcer() && self.board.due[which as usize].by == Some(seat);
        (seat, if spared { CardSet::EMPTY } else { self.board.display(seat, loss.kind()) })
    }

    /// gr.delayed: the loser gives up a card, then the next one is asked.
    pub(crate) fn lose_announced(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        if let Task::Loss { which, time, place } = self.board.agenda.top() {
            self.board.agenda.replace(Task::Loss { which, time, place: place + 1 });
            let (_, by) = Loss::ALL[which as usize];
            self.lose_card(seat, card, Event::LostCard { seat, card, by }, story);
        }
    }

    /// gr.nextround: what was announced for the next round holds now, all else of this round is over.
    fn next_round(&mut self, story: &mut impl Story<Self>) {
        let board = &mut self.board;
        board.now = std::mem::replace(&mut board.next, [Effects::default(); Seat::MAX]);
        board.due = std::mem::replace(&mut board.due_next, [Announced::default(); Loss::ALL.len()]);
        board.fresh = CardSet::EMPTY;
        board.chosen = [None; Seat::MAX];
        board.order = [0, 1, 2, 3, 4].map(Seat::new);
        if board.round == ROUNDS {
            self.end_game(story);
        } else {
            self.begin_round(self.board.round + 1, story);
        }
    }
}
