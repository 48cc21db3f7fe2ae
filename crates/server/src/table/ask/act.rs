//! Answer a prompt.

use tabletop::{By, PromptId, Refusal, Seat};

use super::{Asker, Outcome};
use crate::table::input::TableInput;
use crate::table::{Effect, Table};

pub(super) fn act(
    table: &mut Table,
    asker: &Asker,
    seat: Seat,
    prompt: PromptId,
    action: String,
) -> Result<Outcome, Refusal> {
    table.own_and_shown(asker, seat)?;
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    if desk.sealed().contains(seat) {
        table.may_think_again(seat)?;
    }
    let desk = table.desk.as_mut().ok_or_else(|| Refusal::new("server-not-started"))?;
    let told = desk.submit(seat, prompt, &action)?;
    Ok(Outcome::Did(Effect::of(TableInput::Act(seat, prompt, action, Some(By::Person))).telling(told)))
}
