//! What a bot wants: to win, and to win well.

use tabletop::{Outlook, Seat};

/// What a bot plays for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aim {
    /// How much the margin counts besides the win: 0 for nothing, 1 for nothing else. With a little
    /// of it, a bot that is sure to win (or to lose) still makes the most of it.
    pub margin: f32,
    /// The margin that counts as large.
    pub spread: f32,
}

impl Aim {
    /// What the outlook is worth to the seat, 0 to 1.
    #[inline]
    pub fn value(&self, outlook: &Outlook, seat: Seat, seats: u8) -> f32 {
        let own = outlook.score[seat.index()];
        let mut best = if seats > 1 { f32::MIN } else { 0.0 };
        for other in 0..seats as usize {
            if other != seat.index() {
                best = best.max(outlook.score[other]);
            }
        }
        let ahead = (own - best) / self.spread;
        let margin = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        outlook.share[seat.index()] * (1.0 - self.margin) + margin * self.margin
    }
}
