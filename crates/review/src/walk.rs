//! Goes through a record step by step, with what each chooser saw.

use std::vec::IntoIter;

use tabletop::{Game, Input, Pending, Positioned, Record, Refusal, Seat, View, Viewer};

/// What was done in a step.
#[derive(Clone, Debug)]
pub enum Done<G: Game> {
    /// Nature answered.
    Chance(G::Chance),
    /// A seat chose.
    Choice {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
        /// The game as the question stood for it: while others choose too, without what they have sealed.
        seen: G,
    },
}

/// A step of a game, as it stood in the end: what was taken back is left out.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Its place among the record's inputs.
    pub at: usize,
    /// The game before.
    pub before: G,
    /// What was done.
    pub done: Done<G>,
    /// The game after.
    pub after: G,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// Goes through a record.
pub struct Walk<G: Game> {
    inputs: IntoIter<(usize, Input<G>)>,
    state: G,
    /// While several choose together: the game before the first of them did.
    question: Option<G>,
    /// And the game as each sees it who has begun to choose.
    drafts: Vec<(Seat, G)>,
}

impl<G: Positioned> Walk<G> {
    /// From the record's beginning. Refuses a record that cannot be replayed.
    pub fn begin(record: &Record<G>) -> Result<Self, Refusal> {
        record.replay_placed()?;
        let state = record.begin()?.state().clone();
        Ok(Self { inputs: standing(&record.inputs).into_iter(), state, question: None, drafts: Vec::new() })
    }

    /// The game as it stands now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many steps are still to come.
    pub fn left(&self) -> usize {
        self.inputs.len()
    }

    /// How many choices are still to come that are choices, among all inputs.
    pub fn choices(record: &Record<G>) -> Result<usize, Refusal> {
        let walk = Self::begin(record)?;
        let is_choice = |step: &Step<G>| step.choice().is_some_and(|(.., legal)| legal.len() > 1);
        Ok(walk.filter(is_choice).count())
    }

    /// The game as the question stands for a seat.
    fn seen_by(&mut self, seat: Seat) -> G {
        if !matches!(self.state.pending(), Pending::Together(_)) {
            return self.state.clone();
        }
        let question = self.question.get_or_insert_with(|| self.state.clone());
        let draft = self.drafts.iter().find(|(owner, _)| *owner == seat);
        draft.map_or_else(|| question.clone(), |(_, draft)| draft.clone())
    }

    /// Notes what a seat has done while others choose too.
    fn note(&mut self, seat: Seat, action: G::Action, seen: &G, before: &G) {
        let (Pending::Together(were), Pending::Together(are)) = (before.pending(), self.state.pending()) else {
            return self.open();
        };
        if are.iter().any(|seat| !were.contains(seat)) {
            return self.open();
        }
        let mut draft = seen.clone();
        draft.apply(seat, action, &mut tabletop::Silent);
        self.drafts.retain(|(owner, _)| *owner != seat);
        self.drafts.push((seat, draft));
    }

    /// All have chosen.
    fn open(&mut self) {
        self.question = None;
        self.drafts.clear();
    }
}

impl<G: Positioned> Iterator for Walk<G> {
    type Item = Step<G>;

    fn next(&mut self) -> Option<Step<G>> {
        let (at, input) = self.inputs.next()?;
        let (before, mut events) = (self.state.clone(), Vec::new());
        let done = match input {
            Input::Chance(outcome) => {
                self.state.apply_chance(outcome, &mut events);
                self.open();
                Done::Chance(outcome)
            }
            Input::Act(seat, action) => {
                let seen = self.seen_by(seat);
                self.state.apply(seat, action, &mut events);
                self.note(seat, action, &seen, &before);
                Done::Choice { seat, action, seen }
            }
            Input::Undo(..) => unreachable!("what was taken back is left out"),
        };
        Some(Step { at, before, done, after: self.state.clone(), events })
    }
}

impl<G: Game> Step<G> {
    /// Who chose what, and from what; nothing if nature answered.
    pub fn choice(&self) -> Option<(Seat, G::Action, Vec<G::Action>)> {
        let Done::Choice { seat, action, seen } = &self.done else { return None };
        let mut legal = Vec::new();
        seen.legal_actions(*seat, &mut legal);
        Some((*seat, *action, legal))
    }

    /// What the chooser saw.
    pub(crate) fn view(&self) -> Option<View<G>> {
        let Done::Choice { seat, seen, .. } = &self.done else { return None };
        Some(seen.view(Viewer::Seat(*seat)))
    }
}

/// The inputs that were not taken back, each with its place.
fn standing<G: Game>(inputs: &[Input<G>]) -> Vec<(usize, Input<G>)> {
    let mut stand = Vec::with_capacity(inputs.len());
    for (at, &input) in inputs.iter().enumerate() {
        match input {
            Input::Undo(_, steps) => stand.truncate(stand.len().saturating_sub(steps.into())),
            Input::Chance(_) | Input::Act(..) => stand.push((at, input)),
        }
    }
    stand
}
