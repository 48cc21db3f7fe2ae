//! What is certain to follow from an action: everything up to the next question, since nothing is hidden.

use serde::Serialize;
use tabletop::{Game, Pending, Seat, Silent, View};

use crate::action::Action;
use crate::board::{District, Field};
use crate::hoard::{Held, Hoard};
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Phase, Smile};

/// What is certain if a seat does this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Preview {
    /// Markers that come and go, district by district.
    pub markers: Vec<Change>,
    /// Where the own boss goes, if it moves.
    pub boss: Option<Field>,
    /// Tiles that come to lie in front of the seat.
    pub gains: Vec<Held>,
    /// Tiles that leave it.
    pub losses: Vec<Held>,
    /// How the own wanted level changes.
    pub wanted: i16,
    /// How the own score changes, as the table lies.
    pub points: i32,
    /// What comes next.
    pub next: Next,
    /// Whether green is the rival crew of a game for one.
    pub solo: bool,
}

/// A change of markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Change {
    /// Where.
    pub district: District,
    /// Whose.
    pub party: Party,
    /// By how many.
    pub by: i16,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Next {
    /// This seat is asked.
    Seat(Seat),
    /// This seat has the action of its turn.
    Action(Seat),
    /// Dice fall or a tile is drawn.
    Chance,
    /// The game is over.
    Over,
}

/// The tiles of one hoard that are not in the other.
fn beyond(tiles: &Hoard, mut others: Hoard) -> Vec<Held> {
    tiles.iter().filter(|&held| !others.remove(held)).collect()
}

impl Preview {
    /// Tries the action on the table as the view shows it. A refused action changes nothing.
    pub(crate) fn of(view: &View<Smile>, action: Action) -> Self {
        let before = Smile::rebuilt(view);
        let mut after = before.clone();
        let seat = view.viewer.seat().unwrap_or(Crew::Yellow.seat());
        if before.refusal(seat, &action).is_none() {
            after.apply(seat, action, &mut Silent);
        }
        let crew = Crew::of(seat).unwrap_or(Crew::Yellow);
        let (old, new) = (before.gang(crew), after.gang(crew));
        let changes = District::ALL.iter().flat_map(|&district| {
            let (before, after) = (before.turf(district), after.turf(district));
            Party::MARKERS.map(|party| {
                let by = i16::from(after.count(party)) - i16::from(before.count(party));
                Change { district, party, by }
            })
        });
        let acts = matches!(after.phase, Phase::Acting { why: Acting::Turn, step: ActStep::Start, .. });
        Self {
            markers: changes.filter(|change| change.by != 0).collect(),
            boss: (old.boss != new.boss).then_some(new.boss),
            gains: beyond(&new.tiles, old.tiles),
            losses: beyond(&old.tiles, new.tiles),
            wanted: i16::from(after.wanted(crew)) - i16::from(before.wanted(crew)),
            points: after.account(crew).total() - before.account(crew).total(),
            next: match after.pending() {
                Pending::Seat(seat) if acts && after.phase != before.phase => Next::Action(seat),
                Pending::Seat(seat) => Next::Seat(seat),
                Pending::Chance(_) => Next::Chance,
                Pending::Together(_) | Pending::Over => Next::Over,
            },
            solo: view.table.solo,
        }
    }
}
