//! Sit down, or come back to a seat that a bot plays meanwhile.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::names::name;
use crate::table::chair::{Chair, Sits};
use crate::table::happening::Happening;
use crate::table::{Effect, Table};
use crate::wire::Stage;

pub(super) fn sit(table: &mut Table, asker: &Asker, seat: Seat, wished: &str) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    let name = name(wished)?;
    table.chair(seat)?;
    let face = table.conns.get(asker.socket).and_then(|conn| conn.face.clone());
    let stage = table.stage;
    let chair = &mut table.chairs[seat.index()];
    match &mut chair.sits {
        Sits::Nobody if stage == Stage::Gathering => *chair = Chair::of(person, name, face),
        Sits::Person { id, stand_in, .. } if *id == person => {
            let played_for = stand_in.take().is_some();
            chair.name = name;
            table.forget_key(seat);
            if played_for {
                return Ok(Outcome::Did(Effect::seats().happens(Happening::Again(seat)).known_to(person)));
            }
        }
        _ => return Err(Refusal::new("server-seat-taken").with("seat", seat)),
    }
    Ok(Outcome::Did(Effect::seats()))
}
