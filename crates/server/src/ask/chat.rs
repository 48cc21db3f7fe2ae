//! Say something to the table.

use store::ChatLine as StoredLine;
use tabletop::{Refusal, Seat, Viewer};

use super::{Outcome, Who, plain};
use crate::house::now;
use crate::table::{CHAT_KEPT, Known, Table};
use crate::wire::say::ChatLine;

/// The longest line, in characters.
const LONGEST: usize = 300;

pub(super) fn chat(
    table: &mut Table,
    who: Who,
    id: &str,
    known: Option<Known>,
    text: &str,
) -> Result<Outcome, Refusal> {
    let (person, known) = (who.person()?, known.ok_or_else(|| Refusal::new("server-who-are-you"))?);
    let viewer = table.hearing(who)?;
    let text = plain(text, LONGEST).ok_or_else(|| Refusal::new("server-bad-chat").with("most", LONGEST))?;
    if !table.house.chat.allow(person) {
        return Err(Refusal::new("server-too-much-chat"));
    }
    let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
    let seat = table.seats_of(person).find(own).or_else(|| table.seats_of(person).next());
    let name = match seat {
        Some(seat) => table.chairs[seat.index()].name.clone(),
        None => table.conns.get(who.socket).map(|conn| conn.name.clone()).unwrap_or_default(),
    };
    let line = ChatLine { seat, name, text, at: now() };
    let stored = table.house.store.say(StoredLine {
        table: table.id,
        person,
        name: line.name.clone(),
        seat: seat.map(|seat| seat.index() as u8),
        text: line.text.clone(),
        at: line.at,
        request: Some(known.stored()),
    });
    table.said.push_back((person, line.clone()));
    if table.said.len() > CHAT_KEPT as usize {
        table.said.pop_front();
    }
    table.tell_chat(who, id, known, line, stored);
    Ok(Outcome::Later)
}
