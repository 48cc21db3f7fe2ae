//! What a strong player would think of.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::random;
use crate::table::{Note, Table};
use crate::thinkers::{NoRoom, Share};

pub(super) fn hint(table: &mut Table, asker: &Asker, seat: Seat) -> Result<Outcome, Refusal> {
    table.own_and_shown(asker, seat)?;
    if !table.set_up.hints {
        return Err(Refusal::new("server-no-hints"));
    }
    let (person, desk) = (asker.person()?, table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?);
    let thought = desk.advice_thought(seat, u64::from_le_bytes(random::bytes()))?;
    if !table.house.hints.allow(person) {
        return Err(Refusal::new("server-too-many-hints"));
    }
    let thinking = table.house.thinkers.think(Share::Person(person), thought);
    let thinking = thinking.map_err(|NoRoom| Refusal::new("server-one-hint-at-a-time"))?;
    let (asker, mailbox) = (asker.clone(), table.mailbox());
    tokio::spawn(async move {
        let hints = thinking.await.unwrap_or_default();
        if let Some(mailbox) = mailbox {
            let _ = mailbox.send(Note::Hints(asker, hints)).await;
        }
    });
    Ok(Outcome::Later)
}
