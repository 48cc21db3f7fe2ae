//! Which gangsters can be in which hand, for somebody who has counted everything.
//!
//! Almost all gangsters move in the open. Unseen by the others are only the five dealt to each hand
//! and what is drawn at the Ghetto. All cards shuffled together are a *lot*; what lay in a lot is
//! known (the box, later the discards), so whatever of it was never turned up must be in its draw
//! pile or in the hands that drew from it.
//!
//! A hand is its `known` cards plus one open place for each card drawn unseen, by lot. A card that
//! leaves a hand in the open is taken from the known ones if one of its kind is there: alike cards
//! cannot be told apart, so the hand is described just as well. Otherwise it was one of the unseen:
//! * if all open places of that hand belong to one lot, it fills and closes one of them;
//! * if they belong to several, nobody can tell which lot it came from. Then no place is closed and
//!   a [`Doubt`] is kept: so many of that kind must be in the places that were open at the time.
//!
//! A *deal* fills all open places, each from its lot, so that every doubt is met. These are exactly
//! the deals that can have come about. `Lots::settle` closes what has become certain since: a past
//! lot that only one hand still has places of lies in that hand altogether.
//!
//! Past lots in question and doubts are few; a list that runs over makes one lot of the two oldest,
//! which allows every deal it allowed before and perhaps some more.

use std::cmp::Ordering;

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::below;

use crate::SEATS;
use crate::card::{Crew, Kind};
use crate::stack::Stack;

/// How many lots are kept apart, the one in use included.
pub const LOTS: usize = 4;
/// How many doubts are kept.
pub const DOUBTS: usize = 12;

/// The unseen cards of one shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lot {
    /// What really lies in the open places, by seat.
    pub held: [Crew; SEATS],
}

/// A card that a seat showed and that may have come from several lots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Doubt {
    /// Who showed it.
    pub seat: u8,
    /// The kind, as its place in [`Kind::ALL`].
    pub kind: u8,
    /// The newest lot it can have come from.
    pub lot: u8,
    /// How many places the seat opened in that lot only afterwards.
    pub later: u8,
}

/// What is known of the unseen gangsters of one shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LotView {
    /// What this viewer has not seen: it fills the open places of the other hands; what is left over
    /// is the draw pile.
    pub unseen: Crew,
    /// How many open places each hand has.
    pub places: [u8; SEATS],
    /// What fills this viewer's own.
    pub mine: Crew,
}

/// Everything about the gangsters in hands that is known to all, and what fills the open places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lots {
    /// The gangsters everybody knows to be in a hand.
    pub known: [Crew; SEATS],
    /// Oldest first; the last is the one whose draw pile is in use.
    pub lots: Stack<Lot, LOTS>,
    /// Oldest first.
    pub doubts: Stack<Doubt, DOUBTS>,
}

impl Lots {
    /// A new shuffle: what is drawn from now on belongs to its lot.
    pub fn shuffle(&mut self) {
        if self.lots.is_full() {
            self.unite();
        }
        self.lots.push(Lot::default());
        self.settle();
    }

    /// A seat draws a card nobody else sees.
    #[inline]
    pub fn draw(&mut self, seat: usize, kind: Kind) {
        let current = self.lots.len() - 1;
        self.lots[current].held[seat][kind] += 1;
        for doubt in self.doubts.iter_mut() {
            if (doubt.seat as usize, doubt.lot as usize) == (seat, current) {
                doubt.later += 1;
            }
        }
    }

    /// A hand gains gangsters in the open.
    #[inline]
    pub fn gain(&mut self, seat: usize, crew: Crew) {
        self.known[seat] += crew;
    }

    /// Gangsters leave a hand in the open.
    #[inline]
    pub fn show(&mut self, seat: usize, crew: Crew) {
        if self.known[seat].covers(crew) {
            self.known[seat] -= crew;
            return;
        }
        for kind in Kind::ALL {
            for _ in 0..crew[kind] {
                self.show_one(seat, kind);
            }
        }
    }

    fn show_one(&mut self, seat: usize, kind: Kind) {
        if self.known[seat][kind] > 0 {
            self.known[seat][kind] -= 1;
            return;
        }
        if let Some(lot) = self.only_lot(seat) {
            self.lots[lot].held[seat][kind] -= 1;
        } else {
            if self.doubts.is_full() {
                self.unite();
                self.settle();
                return self.show_one(seat, kind);
            }
            let lot = self.lots.len() as u8 - 1;
            self.doubts.push(Doubt { seat: seat as u8, kind: kind.index() as u8, lot, later: 0 });
        }
        self.settle();
    }

    /// The lot all open places of the seat belong to, if there is only one.
    fn only_lot(&self, seat: usize) -> Option<usize> {
        let mut with_places = (0..self.lots.len()).filter(|&lot| self.lots[lot].held[seat] != Crew::NONE);
        with_places.next().filter(|_| with_places.next().is_none())
    }

    /// Draws every certain conclusion.
    fn settle(&mut self) {
        let mut lot = 0;
        while lot + 1 < self.lots.len() {
            let mut holders = (0..SEATS).filter(|&seat| self.lots[lot].held[seat] != Crew::NONE);
            let holder = holders.next();
            let several = holders.next().is_some();
            if several || holder.is_some_and(|seat| self.was_in_doubt_before_the_last_draw(seat, lot)) {
                lot += 1;
                continue;
            }
            if let Some(seat) = holder {
                self.settle_lot(lot, seat);
            }
            self.lots.remove(lot);
            for doubt in self.doubts.iter_mut() {
                match (doubt.lot as usize).cmp(&lot) {
                    Ordering::Less => {}
                    Ordering::Equal => (doubt.lot, doubt.later) = (doubt.lot.saturating_sub(1), 0),
                    Ordering::Greater => doubt.lot -= 1,
                }
            }
            lot = 0;
        }
        self.settle_doubts();
    }

    fn was_in_doubt_before_the_last_draw(&self, seat: usize, lot: usize) -> bool {
        self.doubts.iter().any(|doubt| (doubt.seat as usize, doubt.lot as usize) == (seat, lot) && doubt.later > 0)
    }

    /// Only this seat has places in this past lot: everybody knows what lies there.
    fn settle_lot(&mut self, lot: usize, seat: usize) {
        let mut there = self.lots[lot].held[seat];
        let mut index = 0;
        while index < self.doubts.len() {
            let doubt = self.doubts[index];
            let left = &mut there.0[doubt.kind as usize];
            if doubt.seat as usize == seat && doubt.lot as usize >= lot && *left > 0 {
                *left -= 1;
                self.doubts.remove(index);
            } else {
                index += 1;
            }
        }
        self.known[seat] += there;
    }

    /// A doubt that only one lot can explain closes a place of that lot.
    fn settle_doubts(&mut self) {
        for index in 0..self.doubts.len() {
            let doubt = self.doubts[index];
            let mut explaining = (0..=doubt.lot as usize).filter(|&lot| self.explains(lot, doubt));
            if let (Some(lot), None) = (explaining.next(), explaining.next()) {
                self.lots[lot].held[doubt.seat as usize].0[doubt.kind as usize] -= 1;
                self.doubts.remove(index);
                // Which may make other things certain.
                return self.settle();
            }
        }
    }

    /// Whether the seat had open places of the lot when it showed the card.
    fn explains(&self, lot: usize, doubt: Doubt) -> bool {
        let later = if lot == doubt.lot as usize { doubt.later } else { 0 };
        self.lots[lot].held[doubt.seat as usize].total() > later
    }

    /// Makes one lot of the two oldest.
    fn unite(&mut self) {
        let oldest = self.lots.remove(0);
        for doubt in self.doubts.iter_mut() {
            if doubt.lot > 0 {
                doubt.lot -= 1;
            } else if let Some(lot) = self.lots.first() {
                doubt.later += lot.held[doubt.seat as usize].total();
            }
        }
        for seat in 0..SEATS {
            self.lots[0].held[seat] += oldest.held[seat];
        }
    }

    /// What a hand holds.
    pub fn hand(&self, seat: usize) -> Crew {
        let mut hand = self.known[seat];
        for lot in self.lots.iter() {
            hand += lot.held[seat];
        }
        for doubt in self.doubts.iter().filter(|doubt| doubt.seat as usize == seat) {
            hand.0[doubt.kind as usize] -= 1;
        }
        hand
    }

    /// What one seat knows of the lots, or nobody in particular; the draw pile is the rest of the
    /// newest.
    pub fn seen_by(&self, me: Option<usize>, pile: Crew) -> Stack<LotView, LOTS> {
        let current = self.lots.len() - 1;
        let mut views = Stack::default();
        for (index, lot) in self.lots.iter().enumerate() {
            let mut view = LotView { unseen: if index == current { pile } else { Crew::NONE }, ..LotView::default() };
            for (seat, &held) in lot.held.iter().enumerate() {
                view.places[seat] = held.total();
                if me == Some(seat) {
                    view.mine = held;
                } else {
                    view.unseen += held;
                }
            }
            views.push(view);
        }
        views
    }
}

/// Fills the open places of the other hands, every deal as likely: deals until every doubt is met.
/// Also returns the draw pile.
pub fn deal(
    known: [Crew; SEATS],
    views: &[LotView],
    doubts: Stack<Doubt, DOUBTS>,
    me: Option<usize>,
    rng: &mut impl Rng,
) -> (Lots, Crew) {
    loop {
        let mut lots = Lots { known, lots: Stack::default(), doubts };
        let mut rest = Crew::NONE;
        // How many cards each doubt can be explained by.
        let mut met = [0; DOUBTS];
        for (index, view) in views.iter().enumerate() {
            let mut lot = Lot::default();
            rest = view.unseen;
            for seat in 0..SEATS {
                if me == Some(seat) {
                    lot.held[seat] = view.mine;
                    continue;
                }
                for place in 0..view.places[seat] {
                    let kind = rest.nth(below(rng, u32::from(rest.total())) as u8);
                    rest[kind] -= 1;
                    lot.held[seat][kind] += 1;
                    for (met, doubt) in met.iter_mut().zip(doubts.iter()) {
                        *met += u8::from(doubt.may_be(index, seat, place, view.places[seat], kind));
                    }
                }
            }
            lots.lots.push(lot);
        }
        if all_met(&doubts, me, &met) {
            return (lots, rest);
        }
    }
}

impl Doubt {
    /// Whether the card in this place can have been the one shown.
    fn may_be(self, lot: usize, seat: usize, place: u8, places: u8, kind: Kind) -> bool {
        if (self.seat as usize, self.kind as usize) != (seat, kind.index()) {
            return false;
        }
        match (self.lot as usize).cmp(&lot) {
            Ordering::Greater => true,
            Ordering::Equal => place < places - self.later,
            Ordering::Less => false,
        }
    }
}

/// Whether there is a card for each doubt about the other hands and for those before it.
fn all_met(doubts: &[Doubt], me: Option<usize>, met: &[u8]) -> bool {
    doubts.iter().enumerate().all(|(index, doubt)| {
        let alike = |other: &&Doubt| (other.seat, other.kind) == (doubt.seat, doubt.kind);
        me == Some(doubt.seat as usize) || met[index] as usize >= doubts[..=index].iter().filter(alike).count()
    })
}
