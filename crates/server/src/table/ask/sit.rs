//! Sit down, or come back to a seat that a bot plays meanwhile.

use tabletop::{Line, Refusal, Seat};

use super::{Asker, Outcome};
use crate::names::name;
use crate::table::chair::{Chair, Sits};
use crate::table::{Effect, Table};
use crate::wire::Stage;

pub(super) fn sit(table: &mut Table, asker: &Asker, seat: Seat, wished: &str) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    let name = name(wished)?;
    table.chair(seat)?;
    let stage = table.stage;
    let chair = &mut table.chairs[seat.index()];
    match &mut chair.sits {
        Sits::Nobody if stage == Stage::Gathering => *chair = Chair::of(person, name),
        Sits::Person { id, stand_in, .. } if *id == person => {
            let played_for = stand_in.take().is_some();
            chair.name = name;
            if played_for {
                let news = Line::new("server-news-again").with("seat", seat);
                return Ok(Outcome::Did(Effect::seats().news(person, news)));
            }
        }
        _ => return Err(Refusal::new("server-seat-taken").with("seat", seat)),
    }
    Ok(Outcome::Did(Effect::seats()))
}
