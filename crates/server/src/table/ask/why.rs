//! Why not?

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::table::Table;
use crate::wire::Reply;

pub(super) fn why(table: &mut Table, asker: &Asker, seat: Seat, action: &str) -> Result<Outcome, Refusal> {
    table.own_and_shown(asker, seat)?;
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    desk.why_not(seat, action)?;
    Ok(Outcome::Says(Box::new(Reply::Possible)))
}
