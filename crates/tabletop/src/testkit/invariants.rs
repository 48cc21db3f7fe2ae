//! What is true of any single state: legality, conservation, notation, replay.

use super::{Run, legal};
use crate::session::finished;
use crate::{Game, Pending, Record, Seat, Silent, Viewer, below, pick};

impl<G: Game> Run<'_, G> {
    /// Cheap enough for every step of every game.
    pub(super) fn check_cheap(&mut self) {
        if let Err(problem) = (self.battery.audit)(&self.state) {
            self.fail(&format!("the audit fails: {problem}"));
        }
        let pending = self.state.pending();
        self.expect(pending.seats().is_empty() != matches!(pending, Pending::Seat(_) | Pending::Together(_)), || {
            "nobody is asked".into()
        });
        self.expect(self.state.result().is_some() == (pending == Pending::Over), || "no standing at the end".into());
        if let Pending::Chance(question) = pending {
            self.check_question(&question);
        }
        for seat in Seat::first(self.state.seats()) {
            let legal = legal(&self.state, seat);
            let asked = pending.seats().contains(seat);
            self.expect(asked != legal.is_empty(), || format!("{seat}: asked {asked}, legal {legal:?}"));
            for action in &legal {
                if let Some(refusal) = self.state.refusal(seat, action) {
                    self.fail(&format!("{seat}: {action} is legal and refused: {refusal}"));
                }
            }
            let mut sorted = legal.clone();
            sorted.sort_unstable();
            self.expect(sorted.windows(2).all(|pair| pair[0] != pair[1]), || format!("listed twice: {legal:?}"));
            if !self.pool.is_empty() {
                let tried = *pick(&mut self.rng, &self.pool);
                let refused = self.state.refusal(seat, &tried).is_some();
                self.expect(refused != legal.contains(&tried), || {
                    format!("{seat}: {tried} refused {refused}, not so in the list")
                });
            }
        }
    }

    fn check_question(&self, question: &crate::ChanceQuestion) {
        use crate::ChanceQuestion::{Draw, Roll};
        let possible = |answer| self.state.chance_refusal(&self.state.outcome(answer)).is_none();
        let fine = match question {
            Draw(draw) => {
                !draw.left.is_empty() && draw.left.iter().all(possible) && u32::from(draw.position) < draw.full.len()
            }
            Roll(roll) => (1..=roll.sides).all(possible) && !possible(0) && !possible(roll.sides + 1),
        };
        self.expect(fine, || format!("a question without good answers: {question:?}"));
    }

    /// Dearer ones: at every step of some games, at one step of the others.
    pub(super) fn check_dear(&mut self) {
        self.check_commuting();
        self.check_offers();
        self.check_replay();
        self.check_notation();
        for viewer in Viewer::all(self.state.seats()) {
            if self.composing.is_some_and(|seat| !viewer.is(seat)) {
                continue;
            }
            self.check_sampling(viewer);
            self.check_branches(viewer);
            self.check_two_runs(viewer);
        }
    }

    /// No two choices are the same thing: they differ in what follows, or in what is told of it.
    fn check_offers(&self) {
        for seat in self.state.pending().seats().iter() {
            let mut followed: Vec<(G::Action, G, Vec<G::Event>)> = Vec::new();
            for action in legal(&self.state, seat) {
                let (mut state, mut events) = (self.state.clone(), Vec::new());
                state.apply(seat, action, &mut events);
                let same = followed.iter().find(|(_, other, told)| *told == events && *other == state);
                self.expect(same.is_none(), || {
                    format!("{seat} is offered the same thing twice: {action} and {:?}", same.map(|same| same.0))
                });
                followed.push((action, state, events));
            }
        }
    }

    fn check_replay(&self) {
        match self.record.replay() {
            // A session keeps envelopes closed until the last one is in.
            Ok(session) if matches!(self.state.pending(), Pending::Together(_)) => {
                let mut opened = session.state().clone();
                for (seat, action) in session.enclosed() {
                    opened.apply(seat, action, &mut Silent);
                }
                self.expect(opened == self.state, || "the order of simultaneous choices matters to the record".into());
            }
            Ok(session) => self.expect(session.state() == &self.state, || "the record replays to another state".into()),
            Err(refusal) => self.fail(&format!("the record is refused: {refusal}")),
        }
        let json = serde_json::to_string(&self.record).expect("a record is plain data");
        let read = Record::<G>::from_json(&json);
        self.expect(read.as_ref() == Ok(&self.record), || format!("the record is read back differently: {read:?}"));
    }

    fn check_notation(&self) {
        let json = serde_json::to_string(&self.state).expect("a state is plain data");
        let read: Result<G, _> = serde_json::from_str(&json);
        self.expect(read.as_ref().is_ok_and(|read| read == &self.state), || format!("read back differently: {read:?}"));
        for seat in self.state.pending().seats().iter() {
            for action in legal(&self.state, seat) {
                let read = action.to_string().parse::<G::Action>();
                self.expect(read.as_ref() == Ok(&action), || {
                    format!("{action:?} is written {action} and read {read:?}")
                });
            }
        }
        if let Pending::Chance(crate::ChanceQuestion::Draw(draw)) = self.state.pending() {
            for outcome in draw.left.iter().map(|card| self.state.outcome(card)) {
                let read = outcome.to_string().parse::<G::Chance>();
                self.expect(read.as_ref() == Ok(&outcome), || {
                    format!("{outcome:?} is written {outcome} and read {read:?}")
                });
            }
        }
    }

    /// Seats that choose at the same time do not notice who comes first.
    fn check_commuting(&mut self) {
        let Pending::Together(asked) = self.state.pending() else { return };
        let asked: Vec<Seat> = asked.iter().collect();
        let (mut forwards, mut backwards) = (self.state.clone(), self.state.clone());
        let choices: Vec<(Seat, Vec<G::Action>)> = asked.iter().map(|&seat| (seat, self.complete(seat))).collect();
        for (order, state) in [(0, &mut forwards), (1, &mut backwards)] {
            for n in 0..choices.len() {
                let (seat, actions) = &choices[if order == 0 { n } else { choices.len() - 1 - n }];
                for &action in actions {
                    state.apply(*seat, action, &mut Silent);
                }
            }
        }
        self.expect(forwards == backwards, || format!("the order of simultaneous choices matters: {choices:?}"));
    }

    /// Some complete choice of one of several seats that are asked together.
    fn complete(&mut self, seat: Seat) -> Vec<G::Action> {
        let mut alone = self.state.clone();
        let mut steps = Vec::new();
        loop {
            let before = alone.clone();
            let action = *pick(&mut self.rng, &legal(&before, seat));
            alone.apply(seat, action, &mut Silent);
            steps.push(action);
            self.expect(steps.len() < 100, || format!("{seat} never finishes choosing"));
            if finished(&before, seat, &alone) {
                break;
            }
        }
        steps
    }

    /// A finished game: accounts add up, the record replays through the gate.
    pub(super) fn check_end(&mut self) {
        let standing = self.state.result().expect("checked before");
        self.expect(standing.seats() == self.state.seats(), || "a standing for other seats".into());
        for seat in Seat::first(self.state.seats()) {
            let total: i32 = self.state.breakdown(seat).iter().map(|line| line.points).sum();
            self.expect(total == standing.score(seat), || format!("{seat}: {total} in lines, {standing:?}"));
        }
        if below(&mut self.rng, 20) == 0
            && let Err(refusal) = self.record.verify()
        {
            self.fail(&format!("the finished record is refused: {refusal}"));
        }
    }
}
