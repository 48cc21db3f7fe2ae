//! Before the start, by the person who made the table: free a seat or let a bot have it.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::table::Table;
use crate::table::chair::{Chair, level};
use crate::wire::Stage;
use crate::wire::table::NewSitter;

pub(super) fn arrange(table: &mut Table, asker: &Asker, seat: Seat, sitter: NewSitter) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    table.chair(seat)?;
    if person != table.maker {
        return Err(Refusal::new("server-not-the-maker"));
    }
    if table.stage != Stage::Gathering {
        return Err(Refusal::new("server-already-started"));
    }
    let chair = match sitter {
        NewSitter::Open => Chair::open(),
        NewSitter::Bot(wished) => Chair::bot_of(level(&wished)?),
        NewSitter::Me => {
            let known = table.seats_of(person).next().map(|seat| table.chairs[seat.index()].name.clone());
            let name = known.or_else(|| table.conns.get(asker.socket).map(|conn| conn.name.clone()));
            let face = table.conns.get(asker.socket).and_then(|conn| conn.face.clone());
            Chair::of(person, name.unwrap_or_default(), face)
        }
    };
    // The last open seat may have gone to a bot while everybody was ready.
    table.seat(seat, chair).map(Outcome::Did)
}
