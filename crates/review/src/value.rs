//! What a table is worth to everybody who sits at it.

use std::ops::{Add, AddAssign, Mul, Sub};

use bots::{BotRng, Playing, Playout};
use tabletop::{Game, Heuristic, Outlook, Seat, Standing};

/// What something is worth to each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// Each seat's share of the win, 0 to 1.
    pub win: [f64; Seat::MAX],
    /// Each seat's final score.
    pub points: [f64; Seat::MAX],
}

impl From<Outlook> for Value {
    fn from(outlook: Outlook) -> Self {
        Self { win: outlook.share.map(f64::from), points: outlook.score.map(f64::from) }
    }
}

impl From<Standing> for Value {
    fn from(standing: Standing) -> Self {
        let mut value = Self::default();
        for seat in Seat::first(standing.seats()) {
            value.win[seat.index()] = standing.share(seat);
            value.points[seat.index()] = f64::from(standing.score(seat));
        }
        value
    }
}

impl Value {
    fn each(self, other: Self, of: impl Fn(f64, f64) -> f64) -> Self {
        let both = |one: [f64; Seat::MAX], other: [f64; Seat::MAX]| std::array::from_fn(|at| of(one[at], other[at]));
        Self { win: both(self.win, other.win), points: both(self.points, other.points) }
    }

    /// Only what concerns this seat.
    #[must_use]
    pub fn only(self, seat: Seat) -> Self {
        let mut own = Self::default();
        own.win[seat.index()] = self.win[seat.index()];
        own.points[seat.index()] = self.points[seat.index()];
        own
    }
}

impl Add for Value {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.each(other, |one, other| one + other)
    }
}

impl AddAssign for Value {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Value {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.each(other, |one, other| one - other)
    }
}

impl Mul<f64> for Value {
    type Output = Self;
    fn mul(self, times: f64) -> Self {
        self.each(self, |one, _| one * times)
    }
}

/// A way to value tables: any function of the state, the same for equal states, however good.
pub trait Values<G: Game> {
    /// What an unfinished game is worth.
    fn guess(&mut self, state: &G) -> Value;

    /// What a game is worth: its result, once there is one.
    fn of(&mut self, state: &G) -> Value {
        state.result().map_or_else(|| self.guess(state), Value::from)
    }
}

/// Plays on by rules of thumb so many times. The whims are the same every time, so this is a function of the state.
pub struct Playouts<G: Heuristic> {
    playing: Playing<G>,
    times: u32,
    /// How many playouts there have been.
    pub played: u64,
}

impl<G: Heuristic> Playouts<G> {
    /// So many playouts for each state.
    pub fn new(playout: Playout, times: u32) -> Self {
        Self { playing: Playing::new(playout), times: times.max(1), played: 0 }
    }

    /// The mean over as many worlds, the `n`-th made with the `n`-th whims.
    pub(crate) fn mean(&mut self, times: u32, mut world: impl FnMut(&mut BotRng) -> G) -> Value {
        let mut sum = Value::default();
        for number in 0..times {
            let mut whim = BotRng::of(number.into());
            sum += self.playing.on(&mut world(&mut whim), &mut whim).into();
        }
        self.played += u64::from(times);
        sum * f64::from(times).recip()
    }
}

impl<G: Heuristic> Values<G> for Playouts<G> {
    fn guess(&mut self, state: &G) -> Value {
        self.mean(self.times, |_| state.clone())
    }
}
