//! gr.end: game-end effects, accounts and the standing.

use tabletop::{ScoreLine, Seat, Standing, Story};

use crate::board::{Announced, Effects};
use crate::card::Card;
use crate::data::{GAME_END, Lasting, Loss};
use crate::event::Event;
use crate::state::Greed;

/// What a marker is worth at the end, in thousands.
const MARKER: u32 = 10;

impl Greed {
    /// gr.end: the effects of the round are over; then game-end effects by card number (7, 12, 13, 24).
    pub(crate) fn end_game(&mut self, story: &mut impl Story<Self>) {
        self.board.now = [Effects::default(); Seat::MAX];
        self.board.due = [Announced::default(); Loss::ALL.len()];
        self.board.agenda.pop();
        story.tell(self, Event::LastRoundOver);
        for number in GAME_END {
            for seat in self.board.seats() {
                for (card, number) in self.board.lying(seat, tabletop::CardSet::EMPTY.with(number)) {
                    self.at_end(seat, card, number, story);
                }
            }
        }
        story.tell(self, Event::Ended);
    }

    fn at_end(&mut self, seat: Seat, card: Card, number: Card, story: &mut impl Story<Self>) {
        for lasting in number.row().lasting {
            match *lasting {
                Lasting::AtEndGainPerMarker(amount) => {
                    self.gain(seat, amount * u32::from(self.board.markers.on(card)), number, story);
                }
                Lasting::SymbolsAtEnd => {
                    self.put_markers(seat, card, self.markers_for_symbols(seat, card), number, story);
                }
                Lasting::AtEndGainIfMostThugs(amount)
                    if self.board.alone_with_most(|seat| self.board.thugs(seat)) == Some(seat) =>
                {
                    self.gain(seat, amount, number, story);
                }
                Lasting::AtEndLose(amount) => self.lose_money(seat, amount, number, story),
                _ => {}
            }
        }
    }

    /// Where the seat's points come from, and what counts besides if somebody else has as many.
    pub(crate) fn account(&self, seat: Seat) -> Vec<ScoreLine> {
        let tied = self.board.opponents(seat).any(|other| self.points(other) == self.points(seat));
        let thugs = ScoreLine { id: "thugs", count: self.board.thugs(seat) as i32, points: 0 };
        self.worth(seat).into_iter().chain(tied.then_some(thugs)).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.worth(seat).iter().map(|line| line.points).sum()
    }

    /// Cash plus 10k per marker.
    fn worth(&self, seat: Seat) -> [ScoreLine; 2] {
        let cash = self.board.money[seat.index()] as i32;
        let markers = self.board.markers.sum(self.board.displays[seat.index()]) as i32;
        [
            ScoreLine { id: "cash", count: cash, points: cash },
            ScoreLine { id: "markers", count: markers, points: markers * MARKER as i32 },
        ]
    }

    /// Most wins; a tie goes to more thugs in the display; still tied is shared.
    pub(crate) fn standing(&self) -> Standing {
        let mut results = [(0, 0); Seat::MAX];
        for seat in self.board.seats() {
            results[seat.index()] = (self.points(seat), self.board.thugs(seat) as i32);
        }
        Standing::by_score(&results[..self.board.players as usize])
    }
}
