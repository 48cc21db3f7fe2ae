//! What a person might want to do, possible or not.

use tabletop::View;

use crate::action::{Action, Bonus};
use crate::board::{District, Field};
use crate::hoard::Side;
use crate::party::{Crew, Party};
use crate::state::{Phase, Smile};

/// Everything drawn on the table can be pointed at: districts, their tiles, fields, the own tiles, the
/// potion card. Then all answers that the question could have, whatever the dice and markers are.
/// Nothing for somebody who is not asked.
pub(super) fn thoughts(view: &View<Smile>) -> Vec<Action> {
    let game = Smile::rebuilt(view);
    let Some(crew) = game.asked().filter(|crew| view.viewer.is(crew.seat())) else { return Vec::new() };
    let mut thoughts = vec![Action::Pass, Action::Drink];
    thoughts.extend(District::ALL.iter().copied().map(Action::At));
    thoughts.extend(District::ALL.iter().flat_map(|&here| game.turf(here).tiles.distinct()).map(Action::Take));
    thoughts.extend(Field::all().map(Action::Step));
    thoughts.extend(game.gang(crew).tiles.distinct().map(Action::Give));
    thoughts.extend(answers(game.phase));
    thoughts.sort_unstable();
    thoughts.dedup();
    thoughts
}

/// The answers to a question, at any table.
fn answers(phase: Phase) -> Vec<Action> {
    match phase {
        Phase::Choosing { .. } => {
            let pairs = (1..=6).flat_map(|go| (1..=6).map(move |act| Action::Dice { go, act }));
            pairs.chain([Action::Reroll]).collect()
        }
        Phase::Marking { .. } => (1..=6).map(Action::Mark).chain([Action::Roll]).collect(),
        Phase::Relocating { .. } => Party::ALL.iter().copied().map(Action::Marker).collect(),
        Phase::Walking => vec![Action::Walk],
        Phase::Placing => SPLITS.map(Action::Shell).into_iter().chain([Action::Place]).collect(),
        Phase::Swapping { .. } | Phase::Taking { .. } => vec![Action::TakeDie],
        Phase::Acting { .. } => both().into_iter().chain(Party::ALL.iter().copied().map(Action::Marker)).collect(),
        Phase::Ordering => Crew::BOTH.map(|crew| Action::First(crew.seat())).into(),
        Phase::Collecting { .. } => (1..=6).map(Action::Again).collect(),
        Phase::Law { .. } => Bonus::ALL.iter().copied().map(Action::Bonus).collect(),
        Phase::Supporting { .. } => vec![Action::Support],
        Phase::Keeping { .. } => Side::ALL.iter().copied().map(Action::Keep).collect(),
        // What is asked now is among what is drawn, or nobody is asked.
        _ => Vec::new(),
    }
}

/// Ways to split six henchmen, all in the order of the districts.
const SPLITS: [[u8; 3]; 9] =
    [[3, 2, 1], [3, 1, 2], [2, 3, 1], [2, 1, 3], [1, 3, 2], [1, 2, 3], [2, 2, 2], [4, 1, 1], [6, 0, 0]];

/// All pairs of districts, the earlier first, adjacent or not.
fn both() -> Vec<Action> {
    let pairs = |(n, &one): (usize, &District)| {
        District::ALL[n + 1..].iter().map(move |&other| Action::Both(one, other)).collect::<Vec<_>>()
    };
    District::ALL.iter().enumerate().flat_map(pairs).collect()
}
