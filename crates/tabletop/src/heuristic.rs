//! What a game tells its bots: rules of thumb for choosing, and an estimate of where it will end.
//!
//! Both are asked of a *world*, a state sampled from a seat's view (see [`Game::determinize`]), because
//! that is what a search walks through. A bot itself is only ever given a [`View`](crate::View).

use crate::{Game, Seat, Standing};

/// What each seat can expect of the end of a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// Each seat's share of the win, 0 to 1; what they lack of 1 goes to nobody at the table.
    pub share: [f32; Seat::MAX],
    /// Each seat's final score.
    pub score: [f32; Seat::MAX],
}

impl From<Standing> for Outlook {
    fn from(standing: Standing) -> Self {
        let mut outlook = Self::default();
        let winners = Seat::first(standing.seats()).filter(|&seat| standing.rank(seat) == 1).count() as f32;
        for seat in Seat::first(standing.seats()) {
            outlook.score[seat.index()] = standing.score(seat) as f32;
            if standing.rank(seat) == 1 {
                outlook.share[seat.index()] = winners.recip();
            }
        }
        outlook
    }
}

impl Outlook {
    /// The shares of the win that such final scores promise: the better a score in units of
    /// `spread`, the likelier it is to stay ahead.
    pub fn of_scores(score: [f32; Seat::MAX], seats: u8, spread: f32) -> Self {
        let seats = seats as usize;
        let best = score[..seats].iter().copied().fold(f32::MIN, f32::max);
        let mut share = [0.0; Seat::MAX];
        for (share, score) in share.iter_mut().zip(&score[..seats]) {
            *share = ((score - best) / spread).exp();
        }
        let total: f32 = share.iter().sum();
        for share in &mut share {
            *share /= total;
        }
        Self { share, score }
    }
}

/// A game that can advise a bot.
///
/// # Contract
/// * [`appeal`](Self::appeal) depends only on what the seat may know: it is the same in all worlds
///   sampled from one view. (Tested by the bots.)
/// * Neither changes anything nor keeps anything.
pub trait Heuristic: Game {
    /// By how much the scores of two equally good players differ at the end, roughly.
    const SPREAD: f32;

    /// Appends, for each of the seat's legal actions, how good it looks by rule of thumb. Only
    /// differences count; one unit is a difference worth noticing. Without advice all look alike.
    fn appeal(&self, _seat: Seat, legal: &[Self::Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|_| 0.0));
    }

    /// Where an unfinished game is likely to end. Unless the game knows better: as the accounts stand.
    fn outlook(&self) -> Outlook {
        let mut score = [0.0; Seat::MAX];
        for seat in Seat::first(self.seats()) {
            score[seat.index()] = self.breakdown(seat).iter().map(|line| line.points as f32).sum();
        }
        Outlook::of_scores(score, self.seats(), Self::SPREAD)
    }

    /// A number for what the seat holds in secret, as far as a search should tell its cases apart
    /// when it thinks about what this seat will do. The more cases, the seldomer each is met: where
    /// hands are large and rarely meet twice, it is better to say nothing (what a seat can do is
    /// told apart in any case).
    fn secret(&self, _seat: Seat) -> u64 {
        0
    }

    /// How many turns have been begun, so that a playout can stop between two of them; always 0 in a
    /// game whose playouts go to the end.
    fn turns(&self) -> u32 {
        0
    }
}
