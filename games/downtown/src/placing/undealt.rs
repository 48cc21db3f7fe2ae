//! Gangsters of a position that were not named and are still to be dealt.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::SEATS;
use crate::rules::chance::Ask;

/// How many gangsters nature deals before a game set up by hand goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    #[inline]
    pub(crate) fn dealt(&mut self) {
        if self.left > 0 {
            self.left -= 1;
            match self.hands.iter_mut().find(|count| **count > 0) {
                Some(count) => *count -= 1,
                None => self.row -= 1,
            }
        }
    }
}
