//! gr.holding.markers, gr.floor, gr.lose: markers on holdings, and cards that leave the display.

use tabletop::{Seat, Story};

use crate::board::RUBBERFACE;
use crate::card::{Card, Kind, Symbol};
use crate::data::{LOSS, Lasting};
use crate::event::Event;
use crate::state::Greed;

impl Greed {
    /// gr.holding.markers: one for each symbol on it and one for each equal symbol on other cards
    /// of the display, where it lies already. 12 gets them at the end of the game (gr.12).
    pub(crate) fn symbol_markers(&mut self, seat: Seat, holding: Card, story: &mut impl Story<Self>) {
        if !holding.row().lasting.contains(&Lasting::SymbolsAtEnd) {
            self.put_markers(seat, holding, self.markers_for_symbols(seat, holding), holding, story);
        }
    }

    /// How many markers the symbols of a holding in the display are worth.
    pub(crate) fn markers_for_symbols(&self, seat: Seat, holding: Card) -> u16 {
        let printed = holding.row().symbols;
        if printed.is_none() {
            return 0;
        }
        let all = self.board.symbols(seat);
        Symbol::ALL.iter().filter(|&&symbol| printed.count(symbol) > 0).map(|&symbol| all.count(symbol)).sum()
    }

    /// Markers come onto a holding.
    pub(crate) fn put_markers(&mut self, seat: Seat, on: Card, count: u16, by: Card, story: &mut impl Story<Self>) {
        if count > 0 {
            self.board.markers.set(on, self.board.markers.on(on).saturating_add(count));
            story.tell(self, Event::MarkersPut { seat, holding: on, count, by });
        }
    }

    /// Markers are taken off a holding, as far as there are any; never off 45 (gr.45).
    pub(crate) fn take_markers(&mut self, seat: Seat, off: Card, count: u16, by: Card, story: &mut impl Story<Self>) {
        let now = self.board.markers.on(off);
        let count = count.min(now);
        if count > 0 && !off.row().lasting.contains(&Lasting::MarkersStay) {
            self.board.markers.set(off, now - count);
            story.tell(self, Event::MarkersTaken { seat, holding: off, count, by });
        }
    }

    /// gr.lose: a thug or holding leaves the display with its markers; 45 and 62 react at once.
    /// It leaves the game unless the event says it goes back to the hand. Returns its markers.
    pub(crate) fn lose_card(&mut self, seat: Seat, card: Card, event: Event, story: &mut impl Story<Self>) -> u16 {
        let number = self.board.number(card);
        let markers = self.board.markers.on(card);
        self.board.displays[seat.index()].remove(card.number());
        self.board.fresh.remove(card.number());
        if card.kind() == Kind::Holding {
            self.board.markers.set(card, 0);
        }
        if card == RUBBERFACE {
            self.board.copied = None;
        }
        if matches!(event, Event::BackToHand { .. }) {
            self.hands[seat.index()].insert(card.number());
        }
        story.tell(self, event);
        for (insurer, insurer_number) in self.board.lying(seat, LOSS) {
            for lasting in insurer_number.row().lasting {
                if let Lasting::LossMarkers(count) = *lasting {
                    self.put_markers(seat, insurer, count, insurer_number, story);
                }
            }
        }
        for lasting in number.row().lasting {
            if let Lasting::WhenLostGain(amount) = *lasting {
                self.gain(seat, amount, number, story);
            }
        }
        markers
    }
}
