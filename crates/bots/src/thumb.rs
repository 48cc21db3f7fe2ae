//! Rules of thumb and nothing more.

use tabletop::{Heuristic, View};

use crate::playout::{Lists, best_of};
use crate::{Bot, BotRng};

/// Does what looks best by the game's rules of thumb.
#[derive(Clone, Debug)]
pub struct Thumb(BotRng);

impl Thumb {
    /// With these whims, which decide between what looks equally good.
    pub fn new(whim: BotRng) -> Self {
        Self(whim)
    }
}

impl<G: Heuristic> Bot<G> for Thumb {
    fn choose(&mut self, view: &View<G>, legal: &[G::Action]) -> G::Action {
        let Some(seat) = view.viewer.seat() else { return legal[0] };
        let mut lists = Lists::<G::Action>::default();
        G::determinize(view, &mut self.0).appeal(seat, legal, &mut lists.appeal);
        legal[best_of(&lists.appeal, &mut self.0)]
    }
}
