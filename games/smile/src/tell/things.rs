//! What a choice is about, for whoever draws it.

use crate::action::Action;

/// The things on the table that a choice is about.
pub(super) fn touches(action: Action) -> Vec<String> {
    match action {
        Action::Dice { go, act } => vec![format!("die:{go}"), format!("die:{act}")],
        Action::Mark(value) => vec![format!("die:{value}")],
        Action::Again(value) => vec![format!("acted:{value}")],
        Action::TakeDie => vec!["shadow-die".into()],
        Action::Step(field) => vec![format!("field:{field}")],
        Action::Give(held) => vec![format!("held:{held}")],
        Action::Take(tile) => vec![format!("tile:{tile}")],
        Action::Keep(side) => vec![format!("side:{side}")],
        Action::At(district) => vec![format!("district:{district}")],
        Action::Both(one, other) => vec![format!("district:{one}"), format!("district:{other}")],
        Action::Marker(party) => vec![format!("party:{party}")],
        Action::First(seat) => vec![format!("seat:{seat}")],
        Action::Drink => vec!["potion".into()],
        Action::Reroll
        | Action::Roll
        | Action::Walk
        | Action::Place
        | Action::Shell(_)
        | Action::Bonus(_)
        | Action::Support
        | Action::Pass => Vec::new(),
    }
}

/// Dice that fall cannot be picked up again, and a potion that is drunk is gone.
pub(super) fn reveals(action: Action) -> bool {
    matches!(action, Action::Roll | Action::Reroll | Action::Drink)
}
