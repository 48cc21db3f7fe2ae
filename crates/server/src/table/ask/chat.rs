//! Say something to the table.

use store::ChatLine as StoredLine;
use tabletop::{Refusal, Seat, Viewer};

use super::{Asker, Outcome};
use crate::names::plain;
use crate::state::now;
use crate::table::Table;
use crate::table::load::CHAT_KEPT;
use crate::table::recent::Known;
use crate::wire::say::ChatLine;

/// The longest line, in characters.
const LONGEST: usize = 300;

pub(super) fn chat(table: &mut Table, asker: &Asker, text: &str) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    let viewer = table.hearing(asker)?;
    let text = plain(text, LONGEST).ok_or_else(|| Refusal::new("server-bad-chat").with("most", LONGEST))?;
    if !table.house.chat.allow(person) {
        return Err(Refusal::new("server-too-much-chat"));
    }
    let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
    let seat = table.seats_of(person).find(own).or_else(|| table.seats_of(person).next());
    let name = match seat {
        Some(seat) => table.chairs[seat.index()].name.clone(),
        None => table.conns.get(asker.socket).map(|conn| conn.name.clone()).unwrap_or_default(),
    };
    let line = ChatLine { seat, name, text, at: now() };
    let stored = table.house.store.say(StoredLine {
        table: table.id,
        person,
        name: line.name.clone(),
        seat: seat.map(|seat| seat.index() as u8),
        text: line.text.clone(),
        at: line.at,
        request: asker.known.as_ref().map(Known::stored),
    });
    table.said.push_back((person, line.clone()));
    if table.said.len() > CHAT_KEPT as usize {
        table.said.pop_front();
    }
    table.tell_chat(asker.clone(), line, stored);
    Ok(Outcome::Later)
}
