//! By the person who made the table: let a bot play for somebody who has been away for long.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::table::Table;
use crate::table::happening::Happening;
use crate::wire::Stage;

pub(super) fn stand_in(table: &mut Table, asker: &Asker, seat: Seat) -> Result<Outcome, Refusal> {
    asker.person()?;
    table.chair(seat)?;
    table.makes(asker)?;
    match table.stage {
        Stage::Gathering => return Err(Refusal::new("server-not-started")),
        Stage::Running => {}
        Stage::Over => return Err(Refusal::new("game-is-over")),
    }
    let owner = table.long_gone_at(seat)?;
    Ok(Outcome::Did(table.let_a_bot_play(seat, Happening::StandIn(seat)).known_to(owner)))
}
