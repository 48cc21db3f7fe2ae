//! Why something cannot be done at this moment: the rule that says when it can be done, or the one
//! under which something else must be finished first.

use tabletop::Refusal;

use crate::action::Action;
use crate::card::{PotionCard, Shadow};
use crate::state::{ActStep, Acting, Keeping, Moment, Phase, Smile};
use crate::tell;

/// How far a turn of phase 2 has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// No dice taken yet.
    Dice,
    /// The boss has still to move.
    Move,
    /// The boss has moved, no henchman is placed yet.
    Place,
    /// The action comes next.
    Act,
    /// The action is done.
    Done,
    /// It is another phase of the round.
    No,
}

/// A card that an action needs.
enum Card {
    Potion(PotionCard),
    Shadow(Shadow),
}

/// The card without which there is no such action.
fn needed(action: Action) -> Option<Card> {
    Some(match action {
        Action::Mark(_) | Action::Roll => Card::Potion(PotionCard::SecondChance),
        Action::Step(_) => Card::Potion(PotionCard::QuickStep),
        Action::Shell(_) => Card::Potion(PotionCard::ShellGame),
        Action::Give(_) => Card::Potion(PotionCard::ConArtist),
        Action::TakeDie => Card::Shadow(Shadow::Cursed),
        Action::First(_) | Action::Again(_) => Card::Shadow(Shadow::Collector),
        Action::Support => Card::Shadow(Shadow::Mayor),
        _ => return None,
    })
}

impl Smile {
    /// The refusal of an action that is no answer to the question asked.
    pub(super) fn not_now(&self, action: Action) -> Refusal {
        match needed(action) {
            Some(Card::Potion(card)) if !self.has_card(card) => {
                return Refusal::by(card.rule(), "smile-potion-card-not-in-game").with("card", tell::card(card));
            }
            Some(Card::Shadow(shadow)) if !self.has_shadow(shadow) => {
                return Refusal::by(shadow.rule(), "smile-shadow-not-in-game").with("shadow", tell::shadow(shadow));
            }
            _ => {}
        }
        match action {
            Action::Pass => Refusal::by(self.asks_under(), "smile-cannot-pass"),
            Action::Reroll => Refusal::by("sm.reroll", "smile-turn-has-begun"),
            Action::Dice { .. } => self.not_in_turn("sm.dice", Turn::Dice, "smile-dice-taken"),
            Action::Walk => self.not_in_turn("sm.move", Turn::Move, "smile-boss-has-moved"),
            Action::Step(_) => self.not_in_turn(PotionCard::QuickStep.rule(), Turn::Move, "smile-boss-has-moved"),
            Action::Place => self.not_in_turn("sm.place", Turn::Place, "smile-henchmen-placed"),
            Action::Shell(_) => self.not_in_turn(PotionCard::ShellGame.rule(), Turn::Place, "smile-henchmen-placed"),
            Action::Give(_) => self.not_in_turn(PotionCard::ConArtist.rule(), Turn::Place, "smile-henchmen-placed"),
            Action::Mark(_) | Action::Roll if self.stage() == Some(2) => {
                Refusal::by(PotionCard::SecondChance.rule(), "smile-potion-first")
            }
            Action::Drink | Action::Mark(_) | Action::Roll => self.no_drink_now(),
            Action::Take(_) | Action::TakeDie if matches!(self.phase, Phase::Keeping { .. }) => self.unfinished(),
            Action::Take(_) => Refusal::by("sm.score.first", "smile-no-district-scored"),
            Action::TakeDie => shadow_not_now(Shadow::Cursed),
            Action::Keep(_) => Refusal::by("sm.take", "smile-no-tile-to-keep"),
            Action::At(_) | Action::Both(..) | Action::Marker(_) => self.no_district_now(action),
            Action::Bonus(_) if matches!(self.phase, Phase::LawPlace { .. }) => self.unfinished(),
            Action::Bonus(_) => Refusal::by("sm.wanted", "smile-no-bonus-now"),
            Action::First(_) | Action::Again(_) => shadow_not_now(Shadow::Collector),
            Action::Support => shadow_not_now(Shadow::Mayor),
        }
    }

    /// A potion at the wrong moment.
    pub(super) fn no_drink_now(&self) -> Refusal {
        let Some(card) = self.potion else { return self.unfinished() };
        if self.stage() == Some(3) {
            return Refusal::by("sm.potion.phase3", "smile-no-potions-in-phase-3");
        }
        // Only what could be drunk in the middle of an action has to wait for its end.
        let waits = match self.phase {
            Phase::Marking { .. } | Phase::Relocating { .. } | Phase::Acting { step: ActStep::Overpower, .. } => true,
            Phase::Acting { .. } => matches!(card, PotionCard::SecondChance | PotionCard::Relocation),
            _ => false,
        };
        if waits {
            return self.unfinished();
        }
        let refusal = Refusal::by(card.rule(), "smile-potion-not-now").with("card", tell::card(card));
        refusal.with("text", tell::card_text(card))
    }

    /// A district or a marker that nobody asked for: mostly an action at the wrong moment.
    fn no_district_now(&self, action: Action) -> Refusal {
        match (self.phase, self.turn_so_far()) {
            _ if self.has_begun() => self.unfinished(),
            (Phase::Acting { crew, why, .. }, _) => match action {
                Action::Both(..) => {
                    Refusal::by("sm.act", "smile-both-needs-a-6").with("die", self.action_die(crew, why))
                }
                _ => Refusal::by("sm.act", "smile-district-before-marker"),
            },
            (Phase::Ordering | Phase::Collecting { .. }, _) => self.unfinished(),
            (Phase::Law { .. }, _) => Refusal::by("sm.wanted", "smile-bonus-first"),
            (_, Turn::Done) => Refusal::by("sm.act", "smile-action-done"),
            (_, Turn::No) => Refusal::by("sm.act", "smile-not-your-turn-any-more"),
            _ => Refusal::by("sm.act", "smile-action-comes-later"),
        }
    }

    /// A step of a turn that belongs to another moment of it.
    fn not_in_turn(&self, rule: &'static str, at: Turn, done: &'static str) -> Refusal {
        match (self.turn_so_far(), at) {
            (Turn::No, _) => Refusal::by(rule, "smile-not-your-turn-any-more"),
            (Turn::Dice, Turn::Dice) | (Turn::Place, Turn::Place) => self.unfinished(),
            (Turn::Dice, _) => Refusal::by(rule, "smile-dice-first"),
            (Turn::Move, Turn::Place) => Refusal::by(rule, "smile-move-first"),
            _ => Refusal::by(rule, done),
        }
    }

    /// Something begun has to be finished.
    fn unfinished(&self) -> Refusal {
        Refusal::by(self.asks_under(), "smile-finish-first")
    }

    fn turn_so_far(&self) -> Turn {
        let at = |moment| match moment {
            Moment::Choosing => Turn::Dice,
            Moment::Acting => Turn::Act,
            Moment::Ending => Turn::Done,
        };
        match self.phase {
            Phase::Choosing { .. } => Turn::Dice,
            Phase::Marking { then, .. } | Phase::Relocating { then, .. } => at(then),
            Phase::Walking => Turn::Move,
            Phase::Placing | Phase::Swapping { .. } | Phase::Keeping { then: Keeping::Placing, .. } => Turn::Place,
            Phase::Acting { why: Acting::Turn, .. } => Turn::Act,
            Phase::Ending => Turn::Done,
            _ => Turn::No,
        }
    }

    /// Whether the question is about something that has been begun and cannot be left like that.
    fn has_begun(&self) -> bool {
        match self.phase {
            Phase::Acting { step, .. } => step != ActStep::Start,
            Phase::Marking { .. }
            | Phase::Relocating { .. }
            | Phase::Swapping { .. }
            | Phase::LawPlace { .. }
            | Phase::Keeping { .. } => true,
            _ => false,
        }
    }

    /// The rule under which the pending question is asked.
    fn asks_under(&self) -> &'static str {
        match self.phase {
            Phase::Marking { .. } => PotionCard::SecondChance.rule(),
            Phase::Relocating { .. } => PotionCard::Relocation.rule(),
            Phase::Walking => "sm.move",
            Phase::Placing => "sm.place",
            Phase::Swapping { .. } => PotionCard::ConArtist.rule(),
            Phase::Acting { step: ActStep::Overpower, .. } => PotionCard::Overpower.rule(),
            Phase::Acting { .. } | Phase::Ending => "sm.act",
            Phase::Ordering | Phase::Collecting { .. } => Shadow::Collector.rule(),
            Phase::Law { .. } | Phase::LawPlace { .. } => "sm.wanted",
            Phase::Supporting { .. } => Shadow::Mayor.rule(),
            Phase::Seducing { .. } => PotionCard::Seduction.rule(),
            Phase::Taking { .. } => "sm.score.first",
            Phase::Keeping { .. } => "sm.take",
            _ => "sm.dice",
        }
    }
}

/// What a shadow card lets somebody do, at the wrong moment.
fn shadow_not_now(shadow: Shadow) -> Refusal {
    let refusal = Refusal::by(shadow.rule(), "smile-shadow-not-now").with("shadow", tell::shadow(shadow));
    refusal.with("text", tell::shadow_text(shadow))
}
