//! Gangsters of a position that were not named and are still to be dealt.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::SEATS;
use crate::rules::chance::Ask;
use crate::state::{Downtown, Envelope, Phase, Step};

/// How many gangsters nature deals before a game set up by hand goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Undealt {
    /// All together.
    pub left: u8,
    /// To each hand.
    pub hands: [u8; SEATS],
    /// To the row.
    pub row: u8,
}

impl Undealt {
    /// What nature is asked for next.
    #[inline]
    pub(crate) fn ask(self) -> Option<Ask> {
        if self.left == 0 {
            return None;
        }
        let hand = self.hands.iter().position(|&count| count > 0);
        Some(hand.map_or(Ask::Row, |seat| Ask::Deal(Seat::new(seat))))
    }

    /// One of them has been dealt.
    fn dealt(&mut self) {
        self.left -= 1;
        match self.hands.iter_mut().find(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => self.row -= 1,
        }
    }
}

impl Downtown {
    /// A gangster has been dealt. After the last one that a position left to nature, whoever has something
    /// to choose in secret is asked: what, depends on the hand.
    #[inline]
    pub(crate) fn complete_position(&mut self) {
        if self.undealt.left > 0 {
            self.undealt.dealt();
            if self.undealt.left == 0 {
                self.ask_in_secret();
            }
        }
    }

    /// Asks everybody who chooses something in secret in this phase and is not said to have begun.
    pub(super) fn ask_in_secret(&mut self) {
        for seat in self.everybody() {
            if self.player(seat).envelope.step == Step::Idle
                && let Some(step) = self.first_secret(seat)
            {
                self.player_mut(seat).envelope = Envelope::asked(step);
            }
        }
    }

    /// What a seat is asked first in this phase, if it chooses something in secret.
    pub(super) fn first_secret(&self, seat: Seat) -> Option<Step> {
        let (player, turn) = (self.player(seat), &self.turn);
        match self.phase {
            Phase::Open => (seat != self.start).then_some(Step::Money),
            Phase::Bets { .. } => (player.purse > 0).then_some(Step::Money),
            Phase::Add => (seat != turn.active && seat != turn.next).then(|| player.first_to_lay()),
            Phase::Lay => (seat == turn.active).then(|| player.first_to_lay()),
            _ => None,
        }
    }
}
