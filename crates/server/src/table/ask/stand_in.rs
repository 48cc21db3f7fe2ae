//! By the person who made the table: let a bot play for somebody who has been away for long.

use tabletop::{Line, Refusal, Seat};

use super::leave::USUAL;
use super::{Asker, Outcome};
use crate::table::chair::Sits;
use crate::table::{Effect, Table};
use crate::wire::Stage;

pub(super) fn stand_in(table: &mut Table, asker: &Asker, seat: Seat) -> Result<Outcome, Refusal> {
    let (person, chair) = (asker.person()?, table.chair(seat)?);
    if person != table.maker {
        return Err(Refusal::new("server-not-the-maker"));
    }
    match table.stage {
        Stage::Gathering => return Err(Refusal::new("server-not-started")),
        Stage::Running => {}
        Stage::Over => return Err(Refusal::new("game-is-over")),
    }
    let owner = chair.person().filter(|_| chair.bot().is_none());
    let owner = owner.ok_or_else(|| Refusal::new("server-nobody-to-stand-in-for").with("seat", seat))?;
    if !table.is_long_gone(owner) {
        let seconds = table.house.config.absence.as_secs() as i64;
        return Err(Refusal::new("server-not-away-long").with("seat", seat).with("seconds", seconds));
    }
    // As good as the bots that play here already, if there are any.
    let level = table.chairs.iter().find_map(|chair| chair.bot()).unwrap_or(USUAL).to_owned();
    if let Sits::Person { stand_in, .. } = &mut table.chairs[seat.index()].sits {
        *stand_in = Some(level);
    }
    Ok(Outcome::Did(Effect::seats().news(owner, Line::new("server-news-stand-in").with("seat", seat))))
}
