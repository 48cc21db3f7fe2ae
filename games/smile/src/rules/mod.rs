//! The rules, one file for each chapter of the rule book. Every file has for its questions what can
//! be answered (`_legal`), why something else cannot (`_refusal`), and what follows (`_apply`).

mod act;
mod final_score;
mod law;
mod not_now;
mod potion;
mod rival;
mod set_up;
mod settle;
mod shadow;
mod size_up;
mod streets;
mod take;

pub use final_score::{Account, TieBreak};
pub use settle::Places;

use tabletop::{Refusal, Story};

use crate::action::Action;
use crate::board::District;
use crate::event::{Event, Told};
use crate::state::Smile;
use crate::tell;

/// Where a rule hears of what happens.
pub(crate) trait Tell {
    /// This has just happened.
    fn tell(&mut self, game: &Smile, event: Event);

    /// Whether anybody hears it.
    fn is_heard(&self) -> bool;
}

impl<S: Story<Smile> + ?Sized> Tell for S {
    #[inline]
    fn tell(&mut self, game: &Smile, event: Event) {
        if self.listens() {
            Story::tell(self, game, Told { event, solo: game.solo, stage: event.stage(game) });
        }
    }

    #[inline]
    fn is_heard(&self) -> bool {
        self.listens()
    }
}

/// A refusal under this rule, unless the condition holds.
fn unless(good: bool, rule: &'static str, id: &'static str) -> Option<Refusal> {
    (!good).then(|| Refusal::by(rule, id))
}

/// The same, about this district.
fn unless_at(good: bool, rule: &'static str, id: &'static str, district: District) -> Option<Refusal> {
    unless(good, rule, id).map(|refusal| refusal.with("district", tell::district(district)))
}

impl crate::Smile {
    /// One step of a choice is made; the next one is asked.
    fn picked(&mut self, crew: crate::Crew, action: Action, next: crate::Phase, story: &mut impl Tell) {
        self.phase = next;
        story.tell(self, crate::Event::Picked(crew, action));
    }
}
