//! What a choice is about, for whoever draws it.

use crate::action::Action;

/// The things on the table that a choice is about.
pub(super) fn touches(action: Action) -> Vec<String> {
    match action {
        Action::Take(card)
        | Action::Play(card)
        | Action::PayCard(card)
        | Action::Mark(card)
        | Action::Copy(card)
        | Action::Lose(card) => vec![format!("card:{card}")],
        Action::PayMoney => vec!["money".into()],
        Action::NoExtra | Action::Decline => Vec::new(),
    }
}

/// What is paid or lost is gone at once; all else can be taken back until the envelopes are opened.
pub(super) fn reveals(action: Action) -> bool {
    matches!(action, Action::PayCard(_) | Action::PayMoney | Action::Lose(_))
}
