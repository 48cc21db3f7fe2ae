//! What a strong player would think of.

use tabletop::{Refusal, Seat};

use super::{Outcome, Who};
use crate::random;
use crate::table::{Note, Table, think};

pub(super) fn hint(table: &mut Table, who: Who, seat: Seat, id: &str) -> Result<Outcome, Refusal> {
    table.own_and_shown(who, seat)?;
    if !table.set_up.hints {
        return Err(Refusal::new("server-no-hints"));
    }
    if table.hinting.contains(&who.socket) {
        return Err(Refusal::new("server-one-hint-at-a-time"));
    }
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    let thought = desk.counsel(seat, u64::from_le_bytes(random::bytes()))?;
    table.hinting.insert(who.socket);
    let (house, id, mailbox) = (table.house.clone(), id.to_owned(), table.mailbox());
    tokio::spawn(async move {
        let hints = think(&house, thought).await.unwrap_or_default();
        if let Some(mailbox) = mailbox {
            let _ = mailbox.send(Note::Hints(who.socket, id, hints)).await;
        }
    });
    Ok(Outcome::Later)
}
