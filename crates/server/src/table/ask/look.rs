//! The table in sentences.

use catalog::table::Json;
use tabletop::Refusal;

use super::{Asker, Outcome};
use crate::table::Table;
use crate::wire::Reply;

pub(super) fn look(table: &mut Table, asker: &Asker) -> Result<Outcome, Refusal> {
    let viewer = table.hearing(asker)?;
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    Ok(Outcome::Says(Box::new(Reply::Told(Json::of(&desk.look(viewer))))))
}
