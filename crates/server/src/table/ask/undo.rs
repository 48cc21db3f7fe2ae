//! Take back the last own choice, or all in a row.

use tabletop::{Back, Refusal, Seat};

use super::{Asker, Outcome};
use crate::table::input::TableInput;
use crate::table::{Effect, Table};

pub(super) fn undo(table: &mut Table, asker: &Asker, seat: Seat, turn: bool) -> Result<Outcome, Refusal> {
    table.own_and_shown(asker, seat)?;
    table.may_think_again(seat)?;
    let desk = table.desk.as_mut().ok_or_else(|| Refusal::new("server-not-started"))?;
    let seen = desk.undo(seat, if turn { Back::Turn } else { Back::Step })?;
    let effect = Effect::of(TableInput::Undo(seat, turn));
    Ok(Outcome::Did(if seen { effect.undone(seat) } else { effect }))
}
