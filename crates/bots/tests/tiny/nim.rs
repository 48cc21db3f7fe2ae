//! Nim: two seats take one to three matches in turn from a heap; who takes the last one wins.
//! Whoever leaves a multiple of four wins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::rand::Rng;
use tabletop::{Choices, Game, Heuristic, Pending, Refusal, ScoreLine, Seat, Standing, Story, View, Viewer};

pub(crate) use crate::number::Number as Take;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Nim {
    pub(crate) heap: u8,
    pub(crate) turn: Seat,
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    tabletop::types!(u8, Take, Take, Take, Take, Self, (), ());

    fn configure(_: u8, _: &Choices) -> Result<u8, Refusal> {
        Ok(21)
    }
    fn new(&heap: &u8) -> Result<Self, Refusal> {
        Ok(Self { heap, turn: Seat::new(0) })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn pending(&self) -> Pending {
        if self.heap == 0 { Pending::Over } else { Pending::Seat(self.turn) }
    }
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Take>) {
        if self.heap > 0 && seat == self.turn {
            out.extend((1..=self.heap.min(3)).map(Take));
        }
    }
    fn refusal(&self, seat: Seat, action: &Take) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        (!legal.contains(action)).then(|| Refusal::new("illegal"))
    }
    fn apply(&mut self, seat: Seat, action: Take, story: &mut impl Story<Self>) {
        self.heap -= action.0;
        self.turn = seat.left(2);
        story.tell(self, action);
    }
    fn outcome(&self, answer: u8) -> Take {
        Take(answer)
    }
    fn chance_refusal(&self, _: &Take) -> Option<Refusal> {
        Some(Refusal::new("no-chance"))
    }
    fn apply_chance(&mut self, _: Take, _: &mut impl Story<Self>) {}
    fn view(&self, viewer: Viewer) -> View<Self> {
        View { viewer, table: self.clone(), memory: () }
    }
    fn witness(event: &Take, _: Viewer) -> Option<Take> {
        Some(*event)
    }
    fn informs(_: &Take) -> bool {
        false
    }
    fn preview(_: &View<Self>, _: &Take) {}
    fn determinize(view: &View<Self>, _: &mut impl Rng) -> Self {
        view.table.clone()
    }
    fn result(&self) -> Option<Standing> {
        // Whoever has just moved took the last match.
        let score = |seat: usize| (i32::from(self.turn.index() != seat), 0);
        (self.heap == 0).then(|| Standing::by_score(&[score(0), score(1)]))
    }
    fn breakdown(&self, _: Seat) -> Vec<ScoreLine> {
        Vec::new()
    }
}

/// No advice: the search has to find it out.
impl Heuristic for Nim {
    const SPREAD: f32 = 1.0;
}
