//! Get up: before the start the seat is open again, after it a bot plays on.

use tabletop::{Refusal, Seat};

use super::{Outcome, Who, level};
use crate::table::chair::{Chair, Sits};
use crate::table::{Effect, Table};
use crate::wire::Stage;

/// The bot that stands in if nobody says which.
const USUAL: &str = "normal";

pub(super) fn leave(table: &mut Table, who: Who, seat: Seat, wished: Option<&str>) -> Result<Outcome, Refusal> {
    table.own(who, seat)?;
    let level = level(wished.unwrap_or(USUAL))?;
    let chair = &mut table.chairs[seat.index()];
    match (table.stage, &mut chair.sits) {
        (Stage::Gathering, _) => *chair = Chair::open(),
        (Stage::Running, Sits::Person { stand_in, .. }) => *stand_in = Some(level),
        _ => return Err(Refusal::new("game-is-over")),
    }
    Ok(Outcome::Did(Effect::seats()))
}
