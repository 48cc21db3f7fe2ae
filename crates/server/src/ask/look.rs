//! The table in sentences.

use catalog::desk::Json;
use tabletop::Refusal;

use super::{Outcome, Who};
use crate::table::Table;
use crate::wire::Reply;

pub(super) fn look(table: &mut Table, who: Who) -> Result<Outcome, Refusal> {
    let viewer = table.hearing(who)?;
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    Ok(Outcome::Says(Box::new(Reply::Told(Json::of(&desk.look(viewer))))))
}
