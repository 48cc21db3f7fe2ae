//! Answer a prompt.

use tabletop::{By, PromptId, Refusal, Seat};

use super::{Outcome, Who};
use crate::table::deed::Deed;
use crate::table::{Effect, Table};

pub(super) fn act(
    table: &mut Table,
    who: Who,
    seat: Seat,
    prompt: PromptId,
    action: String,
) -> Result<Outcome, Refusal> {
    table.own_and_shown(who, seat)?;
    let desk = table.desk.as_mut().ok_or_else(|| Refusal::new("server-not-started"))?;
    let told = desk.submit(seat, prompt, &action)?;
    Ok(Outcome::Did(Effect::of(Deed::Act(seat, prompt, action, Some(By::Person))).telling(told)))
}
