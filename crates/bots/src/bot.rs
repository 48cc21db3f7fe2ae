//! What a bot is, and the simplest one.

use tabletop::{Game, View, pick};

use crate::BotRng;

/// Somebody who can be asked for a choice. All it is given is what its seat may know.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn choose(&mut self, view: &View<G>, legal: &[G::Action]) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, view: &View<G>, legal: &[G::Action]) -> G::Action {
        (**self).choose(view, legal)
    }
}

/// Chooses anything, each as likely.
#[derive(Clone, Debug)]
pub struct Random(BotRng);

impl Random {
    /// With these whims.
    pub fn new(whim: BotRng) -> Self {
        Self(whim)
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &View<G>, legal: &[G::Action]) -> G::Action {
        *pick(&mut self.0, legal)
    }
}
