//! What is true after every step: nothing lost, nothing doubled, nothing misplaced.

use std::collections::BTreeSet;

use tabletop::{CardSet, Seat};

use crate::agenda::Task;
use crate::board::RUBBERFACE;
use crate::card::{Card, Kind};
use crate::state::{Greed, ROUNDS, Source};

impl Greed {
    /// Checks that nothing has been lost, doubled or misplaced.
    pub fn audit(&self) -> Result<(), String> {
        let board = &self.board;
        let players = board.players as usize;
        let mut places = vec![("draw pile", self.deck), ("open", board.open)];
        for seat in 0..Seat::MAX {
            let parts = [("hand", self.hands[seat]), ("pile", self.piles[seat]), ("display", board.displays[seat])];
            if seat < players {
                places.extend(parts);
            } else if parts.iter().any(|(_, cards)| !cards.is_empty()) || board.money[seat] != 0 {
                return Err(format!("the empty seat {seat} has something"));
            }
        }
        let mut placed = CardSet::EMPTY;
        for (place, cards) in places {
            if !(cards & placed).is_empty() || !(cards & !Card::DECK).is_empty() {
                return Err(format!(
                    "{place} holds cards that do not exist or are elsewhere too: {:?}",
                    cards & placed
                ));
            }
            placed = placed | cards;
        }
        self.audit_origins()?;
        self.audit_counts()
    }

    /// Every card out of a pile has an origin of its own that tells its owner; what is in no hand
    /// and no pile has been seen by all.
    fn audit_origins(&self) -> Result<(), String> {
        let mut taken = BTreeSet::new();
        let untouched = self.piles.iter().fold(self.deck, |all, &pile| all | pile);
        for card in Card::all() {
            let source = self.source(card);
            if untouched.contains(card.number()) != (source == Source::Untouched) {
                return Err(format!("{card} is in a pile but has an origin, or the other way round"));
            }
            if source != Source::Untouched && !taken.insert(source) {
                return Err(format!("{card} has the origin of another card: {source:?}"));
            }
            let hidden = Seat::first(self.board.players).any(|seat| self.hand(seat).contains(card.number()))
                || untouched.contains(card.number());
            if !hidden && self.shown[card] == 0 {
                return Err(format!("{card} lies open or is gone, but nobody saw it"));
            }
            if let Some(owner) = self.owner(card) {
                let elsewhere = self
                    .board
                    .opponents(owner)
                    .any(|other| (self.hand(other) | self.board.displays[other.index()]).contains(card.number()));
                if elsewhere {
                    return Err(format!("{card} of {owner} lies with somebody else"));
                }
            }
        }
        let drafted = usize::from(self.board.drafted()) * usize::from(self.board.players);
        let missing: u8 = self.board.seats().map(|seat| self.start.gaps.of_seat(seat)).sum();
        let expected = (drafted + usize::from(self.draws.count())).saturating_sub(usize::from(missing));
        if taken.len() != expected {
            return Err(format!("{} cards left the piles, not {expected}", taken.len()));
        }
        Ok(())
    }

    /// Sizes of piles, markers only on holdings in displays, a copy only of a thug.
    fn audit_counts(&self) -> Result<(), String> {
        let board = &self.board;
        if !matches!(board.agenda.top(), Task::Deal(_)) {
            let size = u32::from(ROUNDS - board.drafted());
            let missing = self.start.gaps.piles.map(u32::from);
            let sizes = Seat::first(board.players).map(|seat| self.pile_dealt_to(seat).len() + missing[seat.index()]);
            if sizes.clone().any(|pile| pile != size) {
                return Err(format!("the piles have {:?} cards, not {size}", sizes.collect::<Vec<_>>()));
            }
        }
        let displays = board.displayed();
        if board.markers.sum(!displays & Card::DECK) != 0 {
            return Err("markers lie on a card that is in no display".into());
        }
        let actions = displays & Kind::Action.cards();
        if !actions.is_empty() {
            return Err(format!("actions lie in a display: {actions:?}"));
        }
        if board.copied.is_some() && !displays.contains(RUBBERFACE.number()) {
            return Err("a copy remains of a Rubberface who has left".into());
        }
        Ok(())
    }
}
