//! Who can know what: sampling, and secrecy by comparing two runs.

use std::fmt::Display;

use rand::RngExt;

use super::{Run, legal};
use crate::session::finished;
use crate::{Fresh, Game, Nature, Pending, Seat, Seen, View, Viewer, below, pick};

/// How many steps two runs are followed side by side.
const FOLLOWED: usize = 12;
/// How many ways of matching a hidden choice are tried at each.
const TRIED: usize = 8;
/// How many pairs of branches are compared at a step.
const BRANCHES: usize = 3;

/// One step: what a seat did and the answers of nature up to the next question to a seat.
struct Step<G: Game> {
    after: G,
    actions: Vec<G::Action>,
    outcomes: Vec<G::Chance>,
    seen: Vec<(G::Witnessed, View<G>)>,
    /// How much of that before nature answered, and whether the game said that it informed anybody.
    at_once: usize,
    informed: bool,
}

impl<G: Game> Step<G> {
    fn witnessed(&self) -> impl Iterator<Item = &G::Witnessed> {
        self.seen.iter().map(|(witnessed, _)| witnessed)
    }

    fn told(&self) -> String {
        format!("{:?} then {:?}: {:?}", self.actions, self.outcomes, self.witnessed().collect::<Vec<_>>())
    }
}

impl<G: Game> Run<'_, G> {
    /// A sampled state looks exactly like the true one.
    pub(super) fn check_sampling(&mut self, viewer: Viewer) {
        let view = self.state.view(viewer);
        let sample = G::determinize(&view, &mut self.rng);
        if sample == self.state {
            self.ambiguity.same += 1;
        } else {
            self.ambiguity.different += 1;
        }
        if let Err(problem) = (self.battery.audit)(&sample) {
            self.fail(&format!("{viewer}: a sample fails the audit: {problem}\n{sample:?}"));
        }
        let seen = sample.view(viewer);
        self.expect(seen == view, || format!("{viewer}: a sample looks different:\n{seen:?}\n{view:?}\n{sample:?}"));
        self.expect_equal_questions(&self.state, &sample, viewer);
    }

    /// Whatever can come of one state, its viewer is told as much as its view changes: what looks
    /// the same afterwards and is not was told the same, and what was told the same looks the same.
    pub(super) fn check_branches(&mut self, viewer: Viewer) {
        let state = self.state.clone();
        for _ in 0..BRANCHES {
            let Some(seat) = self.some_seat(&state, viewer) else { return };
            let one = self.choice(&state, seat, viewer, &[], &Wish::Anything);
            // One thing is different at a time, the choice or an answer of nature: two differences
            // may well be one that everybody saw come and go, and another one that stays hidden.
            let another_choice = !viewer.is(seat) && self.rng.random();
            let two = if another_choice {
                self.choice(&state, seat, viewer, &[], &Wish::All(&one.outcomes))
            } else {
                let changed = below(&mut self.rng, one.outcomes.len().max(1) as u32) as usize;
                self.choice(&state, seat, viewer, &one.actions, &Wish::But(changed, &one.outcomes))
            };
            self.compare(&one, &two, viewer, seat);
            let alike = one.after.view(viewer) == two.after.view(viewer);
            let told_alike = one.witnessed().eq(two.witnessed());
            self.expect(!alike || told_alike || one.after == two.after, || {
                format!("{viewer} is told more than it can see: {seat}:\n{}\n{}", one.told(), two.told())
            });
        }
    }

    /// From the true state and another that looks the same to the viewer, the same happens as far
    /// as the viewer can tell: then everything it is sent is the same, too.
    pub(super) fn check_two_runs(&mut self, viewer: Viewer) {
        let left = self.state.clone();
        let right = G::determinize(&left.view(viewer), &mut self.rng);
        self.follow(left, right, viewer);
    }

    /// Follows two runs from states that look the same to the viewer.
    pub(super) fn follow(&mut self, mut left: G, mut right: G, viewer: Viewer) {
        if matches!(left.pending(), Pending::Chance(_)) {
            let one = self.settle(left, Vec::new(), Told::new(viewer), &Wish::Anything);
            let two = self.settle(right, Vec::new(), Told::new(viewer), &Wish::All(&one.outcomes));
            if !self.compare(&one, &two, viewer, "nature") {
                return;
            }
            (left, right) = (one.after, two.after);
        }
        for _ in 0..FOLLOWED {
            if left == right {
                return;
            }
            self.expect_equal_questions(&left, &right, viewer);
            let Some(seat) = self.some_seat(&left, viewer) else { return };
            let one = self.choice(&left, seat, viewer, &[], &Wish::Anything);
            match self.matching(&left, &one, &right, seat, viewer) {
                Some(after) => (left, right) = (one.after, after),
                // What happened told the viewer which of the two it is in.
                None => return,
            }
        }
    }

    /// Does in another state something that looks like `one` to the viewer, if anything does.
    fn matching(&mut self, left: &G, one: &Step<G>, right: &G, seat: Seat, viewer: Viewer) -> Option<G> {
        let action = one.actions[0];
        if legal(right, seat).contains(&action) {
            let two = self.choice(right, seat, viewer, &one.actions, &Wish::All(&one.outcomes));
            if self.compare(one, &two, viewer, seat) {
                // A hidden choice may as well be another one that looks the same.
                if viewer.is(seat) || self.rng.random() {
                    return Some(two.after);
                }
            } else if one.actions == two.actions {
                let what = || format!("{seat}: {action}:\n{}\n{}", one.told(), two.told());
                let at_once = |step: &Step<G>| step.witnessed().take(step.at_once).cloned().collect::<Vec<_>>();
                let noticed = one.informed || two.informed || at_once(one) == at_once(&two);
                self.expect(noticed, || format!("{viewer} learned something unnoticed from {}", what()));
                // Envelopes that are opened may well tell something that leaves no trace in the view.
                let together = matches!(left.pending(), Pending::Together(_));
                let same = one.after.view(viewer) == two.after.view(viewer) && one.outcomes == two.outcomes;
                self.expect(together || !same || one.after == two.after, || {
                    format!("{viewer} is told a secret by {}", what())
                });
            }
        }
        if viewer.is(seat) {
            return None;
        }
        for attempt in 0..TRIED {
            let wish = if attempt % 2 == 0 { Wish::All(&one.outcomes) } else { Wish::Anything };
            let two = self.choice(right, seat, viewer, &[], &wish);
            if self.compare(one, &two, viewer, seat) {
                return Some(two.after);
            }
        }
        None
    }

    /// Whether the viewer was told the same; then it must have been shown the same.
    fn compare(&self, one: &Step<G>, two: &Step<G>, viewer: Viewer, who: impl Display) -> bool {
        if !one.witnessed().eq(two.witnessed()) {
            return false;
        }
        for ((witnessed, left), (_, right)) in one.seen.iter().zip(&two.seen) {
            self.expect(left == right, || {
                format!("{viewer} sees a secret after {witnessed:?} by {who}:\n{left:?}\n{right:?}")
            });
        }
        let (left, right) = (one.after.view(viewer), two.after.view(viewer));
        self.expect(left == right, || format!("{viewer} sees a secret after {who}'s step:\n{left:?}\n{right:?}"));
        self.expect_equal_questions(&one.after, &two.after, viewer);
        true
    }

    /// Who is asked, what the viewer can do, what it is refused and why: equal in both states.
    fn expect_equal_questions(&self, left: &G, right: &G, viewer: Viewer) {
        let asked = (left.pending().seats(), right.pending().seats());
        self.expect(asked.0 == asked.1, || format!("{viewer} sees by who is asked: {asked:?}\n{left:?}\n{right:?}"));
        let Some(seat) = viewer.seat() else { return };
        let lists = (legal(left, seat), legal(right, seat));
        self.expect(lists.0 == lists.1, || format!("{viewer} sees by its choices: {lists:?}\n{left:?}\n{right:?}"));
        for action in self.pool.iter().rev().take(12) {
            let refusals = (left.refusal(seat, action), right.refusal(seat, action));
            self.expect(refusals.0 == refusals.1, || format!("{viewer} sees by a refusal of {action}: {refusals:?}"));
        }
        let view = left.view(viewer);
        for action in &lists.0 {
            let previews = (G::preview(&view, action), G::preview(&right.view(viewer), action));
            self.expect(previews.0 == previews.1, || format!("{viewer} sees by a preview of {action}: {previews:?}"));
        }
    }

    /// Whoever acts next; a viewer in the middle of composing its choice goes on with it.
    fn some_seat(&mut self, state: &G, viewer: Viewer) -> Option<Seat> {
        let seats: Vec<Seat> = state.pending().seats().iter().collect();
        let composing = self.composing.filter(|seat| viewer.is(*seat) && seats.contains(seat));
        composing.or_else(|| (!seats.is_empty()).then(|| *pick(&mut self.rng, &seats)))
    }

    /// A seat's step, with these actions where they are possible. Of others than the viewer, who
    /// see nothing of a choice made in secret before it is complete, the complete choice.
    fn choice(&mut self, before: &G, seat: Seat, viewer: Viewer, given: &[G::Action], wish: &Wish<G>) -> Step<G> {
        let mut after = before.clone();
        let mut told = Told::new(viewer);
        let mut actions = Vec::new();
        loop {
            let legal = legal(&after, seat);
            let given = given.get(actions.len()).filter(|action| legal.contains(action));
            let action = *given.unwrap_or_else(|| pick(&mut self.rng, &legal));
            let previous = after.clone();
            after.apply(seat, action, &mut told);
            actions.push(action);
            if viewer.is(seat) || finished(&previous, seat, &after) {
                return self.settle(after, actions, told, wish);
            }
        }
    }

    /// Lets nature answer, as wished where that is possible.
    fn settle(&mut self, mut after: G, actions: Vec<G::Action>, mut told: Told<G>, wish: &Wish<G>) -> Step<G> {
        let (at_once, informed) = (told.seen.moments.len(), told.informed);
        let mut outcomes = Vec::new();
        while let Pending::Chance(question) = after.pending() {
            let outcome = match wish.outcome(outcomes.len()) {
                Some(outcome) if after.chance_refusal(&outcome).is_none() => outcome,
                _ => Fresh(&mut self.rng).answer(&after, &question),
            };
            after.apply_chance(outcome, &mut told);
            outcomes.push(outcome);
        }
        Step { after, actions, outcomes, seen: told.seen.moments, at_once, informed }
    }
}

/// What nature is to answer, where it can.
enum Wish<'a, G: Game> {
    Anything,
    All(&'a [G::Chance]),
    /// All but one.
    But(usize, &'a [G::Chance]),
}

impl<G: Game> Wish<'_, G> {
    fn outcome(&self, n: usize) -> Option<G::Chance> {
        match self {
            Self::Anything => None,
            Self::All(outcomes) => outcomes.get(n).copied(),
            Self::But(changed, outcomes) => outcomes.get(n).copied().filter(|_| n != *changed),
        }
    }
}

/// What the viewer is told, and whether anybody learned anything.
struct Told<G: Game> {
    seen: Seen<G>,
    informed: bool,
}

impl<G: Game> Told<G> {
    fn new(viewer: Viewer) -> Self {
        Self { seen: Seen::new(viewer), informed: false }
    }
}

impl<G: Game> crate::Story<G> for Told<G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        self.informed |= G::informs(&event);
        self.seen.tell(state, event);
    }
}
