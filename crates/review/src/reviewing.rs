//! Adds up a game step by step, so that it can be done a little at a time.

use tabletop::{Input, Line, Listed, Record, Refusal, Seat, Viewer};

use crate::judge::{Effort, Judge, stage};
use crate::wire::{FORMAT, Fortune, Judged, Parts, Point, Review, SeatReview, Turning, TurningKind, Worth};
use crate::{Done, Grade, Luck, Step, Value, Values, Walk, reasons, summary};

/// Longer games are not reviewed.
const LONGEST: usize = 10_000;
/// So many points has a curve, about.
const POINTS: usize = 160;
/// So many answers of chance are told of.
const FORTUNES: usize = 100;
/// From here on an answer of chance is worth telling of.
const FORTUNE: f64 = 0.02;
/// So many moments of a seat are told of.
const MOMENTS: usize = 6;
/// So many worlds are played for the reasons of a choice.
const WORLDS: u32 = 120;
/// And for at most so many choices.
const REASONED: usize = 40;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Steps done.
    pub done: usize,
    /// Of so many.
    pub of: usize,
}

/// A review that is being made.
pub struct Reviewing<G: Listed> {
    walk: Walk<G>,
    judge: Judge<G>,
    seats: Vec<Seat>,
    of: usize,
    /// A point of the curve is made before every so many choices.
    stride: usize,
    met: usize,
    /// What the table is worth as it stands.
    here: Value,
    start: Value,
    luck: Value,
    variance: Value,
    skill: Value,
    gifts: Value,
    rest: Value,
    curve: Vec<Point>,
    choices: Vec<Judged>,
    reasoned: usize,
    fortunes: Vec<Fortune>,
}

impl<G: Listed> Reviewing<G> {
    /// Begins the review of a finished game.
    pub fn begin(record: &Record<G>, effort: Option<Effort>) -> Result<Self, Refusal> {
        Refusal::new("review-not-over").when(record.standing.is_none())?;
        let acts = record.inputs.iter().filter(|input| !matches!(input, Input::Undo(..))).count();
        Refusal::new("review-too-long").with("inputs", acts).with("most", LONGEST).when(acts > LONGEST)?;
        let choices = Walk::choices(record)?;
        let walk = Walk::begin(record)?;
        let players = tabletop::Game::seats(walk.state());
        let mut judge = Judge::new(players, effort.unwrap_or_else(|| Effort::usual(choices)));
        let here = judge.values.of(walk.state());
        let mut reviewing = Self {
            of: walk.left(),
            judge,
            seats: Seat::first(players).collect(),
            stride: choices.div_ceil(POINTS).max(1),
            met: 0,
            here,
            start: here,
            luck: Value::default(),
            variance: Value::default(),
            skill: Value::default(),
            gifts: Value::default(),
            rest: Value::default(),
            curve: Vec::new(),
            choices: Vec::new(),
            reasoned: 0,
            fortunes: Vec::new(),
            walk,
        };
        let state = reviewing.walk.state().clone();
        reviewing.point(0, &state, here);
        Ok(reviewing)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { done: self.of - self.walk.left(), of: self.of }
    }

    /// Does one step more; `false` if there is none.
    pub fn go_on(&mut self) -> bool {
        let Some(step) = self.walk.next() else { return false };
        match step.done {
            Done::Chance(_) => self.chance(&step),
            Done::Choice { .. } => self.choice(&step),
        }
        if self.walk.left() == 0 {
            self.point(step.at + 1, &step.after, self.here);
        }
        true
    }

    fn chance(&mut self, step: &Step<G>) {
        let Luck { luck, mean, variance } = Luck::of(&step.before, &step.after, &mut self.judge.values);
        self.rest += mean - self.here;
        self.luck += luck;
        self.variance += variance;
        self.here = mean + luck;
        let most = self
            .seats
            .iter()
            .copied()
            .max_by(|one, other| luck.win[one.index()].abs().total_cmp(&luck.win[other.index()].abs()));
        let Some(seat) = most.filter(|seat| luck.win[seat.index()].abs() >= FORTUNE) else { return };
        let (round, turn) = stage(&step.before);
        let viewer = Viewer::Seat(seat);
        let seen = step.events.iter().filter_map(|event| G::witness(event, viewer));
        let lines = seen.flat_map(|witnessed| G::event(&witnessed, viewer)).collect();
        self.fortunes.push(Fortune { at: step.at, round, turn, luck: self.wins(luck), lines });
    }

    fn choice(&mut self, step: &Step<G>) {
        let Some((seat, action, legal)) = step.choice() else { return };
        let before = self.here;
        self.here = self.judge.values.of(&step.after);
        if legal.len() < 2 {
            self.rest += self.here - before;
            return;
        }
        if self.met.is_multiple_of(self.stride) {
            self.point(step.at, &step.before, before);
        }
        self.met += 1;
        let Some(view) = step.view() else { return };
        let judged = self.judge.choice(&view, &legal, action, step.at as u64);
        let cost = judged.taken_value - judged.best_value;
        let own = cost.only(seat);
        self.skill += own;
        self.gifts += cost - own;
        self.rest += (self.here - judged.taken_value) - (before - judged.best_value);
        // Never minus nothing.
        let lost = 0.0 - cost.win[seat.index()];
        let grade = Grade::of(lost, judged.best == action);
        let mut why = Vec::new();
        if grade >= Grade::Slip && self.reasoned < REASONED {
            self.reasoned += 1;
            why = reasons(&view, judged.best, action, WORLDS, &mut self.judge.playing());
        }
        let (round, turn) = stage(&step.before);
        self.choices.push(Judged {
            at: step.at,
            round,
            turn,
            seat,
            action: action.to_string(),
            line: G::action(&view, &action),
            best: judged.best.to_string(),
            better: G::action(&view, &judged.best),
            grade,
            chance: judged.taken_value.win[seat.index()],
            best_chance: judged.best_value.win[seat.index()],
            lost: Worth { win: lost, points: 0.0 - cost.points[seat.index()] },
            gifts: self.wins(cost - own),
            reasons: why,
        });
    }

    fn wins(&self, value: Value) -> Vec<f64> {
        self.seats.iter().map(|seat| value.win[seat.index()]).collect()
    }

    fn point(&mut self, at: usize, state: &G, open: Value) {
        let (round, turn) = stage(state);
        let (chance, expected) = self.seats.iter().map(|&seat| self.judge.hopes(state, seat)).unzip();
        let account = |seat: &Seat| state.breakdown(*seat).iter().map(|line| line.points).sum();
        let account = self.seats.iter().map(account).collect();
        self.curve.push(Point { at, round, turn, chance, open: self.wins(open), expected, account });
    }

    /// What each part came to for a seat so far.
    pub fn parts(&self, seat: Seat) -> Parts {
        let of = |value: Value| Worth { win: value.win[seat.index()], points: value.points[seat.index()] };
        Parts {
            start: of(self.start),
            luck: of(self.luck),
            choices: of(self.skill),
            gifts: of(self.gifts),
            rest: of(self.rest),
            result: of(self.here),
        }
    }

    /// The review, once all steps are done.
    pub fn end(mut self) -> Review {
        while self.go_on() {}
        let seats = self.seats.iter().map(|&seat| self.seat(seat)).collect();
        self.fortunes.sort_by(|one, other| most(&other.luck).total_cmp(&most(&one.luck)));
        self.fortunes.truncate(FORTUNES);
        self.fortunes.sort_by_key(|fortune| fortune.at);
        Review {
            format: FORMAT,
            game: G::NAME,
            simulations: self.judge.simulations(),
            curve: self.curve,
            choices: self.choices,
            luck: self.fortunes,
            seats,
        }
    }

    fn seat(&self, seat: Seat) -> SeatReview {
        let parts = self.parts(seat);
        let own = || self.choices.iter().filter(|judged| judged.seat == seat);
        let mut grades = [0; 5];
        own().for_each(|judged| grades[judged.grade as usize] += 1);
        let luckier_than = summary::luckier_than(parts.luck.win, self.variance.win[seat.index()]);
        let mut turning: Vec<Turning> = own().filter_map(slip).collect();
        turning.extend(self.fortunes.iter().map(|fortune| luck(fortune, seat)));
        turning.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
        turning.truncate(MOMENTS);
        turning.sort_by_key(|moment| moment.at);
        let worst = own().max_by(|one, other| one.lost.win.total_cmp(&other.lost.win));
        let summary = summary::sentences(seat, &parts, luckier_than, &grades, worst);
        SeatReview { seat, parts, luckier_than, grades, turning, summary }
    }
}

/// What it meant to whom it meant most.
fn most(luck: &[f64]) -> f64 {
    luck.iter().fold(0.0, |most, luck| most.max(luck.abs()))
}

/// A choice that cost something, as a moment.
fn slip(judged: &Judged) -> Option<Turning> {
    let (kind, id) = match judged.grade {
        Grade::Best | Grade::Good => return None,
        Grade::Slip => (TurningKind::Slip, "review-slip"),
        Grade::Mistake => (TurningKind::Mistake, "review-mistake"),
        Grade::Blunder => (TurningKind::Blunder, "review-blunder"),
    };
    let line = Line::new(id).with("when", summary::when(judged.round, judged.turn)).with("choice", judged.line.clone());
    let line = line.with("better", judged.better.clone()).with("lost", summary::hundredths(judged.lost.win));
    Some(Turning { at: judged.at, kind, change: -judged.lost.win, line })
}

/// An answer of chance, as a moment of a seat.
fn luck(fortune: &Fortune, seat: Seat) -> Turning {
    let change = fortune.luck[seat.index()];
    let (kind, id) =
        if change < 0.0 { (TurningKind::Unlucky, "review-unlucky") } else { (TurningKind::Lucky, "review-lucky") };
    let line = Line::new(id).with("when", summary::when(fortune.round, fortune.turn));
    Turning { at: fortune.at, kind, change, line: line.with("changed", summary::hundredths(change.abs())) }
}

/// A review that is being made, of whichever game.
pub trait AnyReview: Send {
    /// How far it is.
    fn progress(&self) -> Progress;
    /// The curve so far.
    fn curve(&self) -> &[Point];
    /// Does one step more; `false` if there is none.
    fn go_on(&mut self) -> bool;
    /// The review, with whatever steps are still to be done.
    fn end(self: Box<Self>) -> Review;
}

impl<G: Listed> AnyReview for Reviewing<G> {
    fn progress(&self) -> Progress {
        Reviewing::progress(self)
    }

    fn curve(&self) -> &[Point] {
        &self.curve
    }

    fn go_on(&mut self) -> bool {
        Reviewing::go_on(self)
    }

    fn end(self: Box<Self>) -> Review {
        Reviewing::end(*self)
    }
}
