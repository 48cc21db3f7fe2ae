//! Get up: before the start the seat is open again, after it a bot plays on.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::table::chair::{Chair, Sits, level};
use crate::table::happening::Happening;
use crate::table::{Effect, Table};
use crate::wire::Stage;

/// The bot that stands in if nobody says which.
pub(in crate::table) const USUAL: &str = "normal";

pub(super) fn leave(table: &mut Table, asker: &Asker, seat: Seat, wished: Option<&str>) -> Result<Outcome, Refusal> {
    let person = table.own(asker, seat)?;
    let level = level(wished.unwrap_or_else(|| table.stand_in_level()))?;
    let chair = &mut table.chairs[seat.index()];
    match (table.stage, &mut chair.sits) {
        (Stage::Gathering, _) => *chair = Chair::open(),
        (Stage::Running, Sits::Person { stand_in, .. }) => *stand_in = Some(level),
        _ => return Err(Refusal::new("game-is-over")),
    }
    let effect = Effect::seats();
    Ok(Outcome::Did(match table.stage {
        Stage::Running => effect.happens(Happening::Left(seat)).known_to(person),
        _ => effect,
    }))
}
