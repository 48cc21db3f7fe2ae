//! Say something to the table.

use store::ChatLine as StoredLine;
use tabletop::{Refusal, Seat, Viewer};

use super::{Asker, Outcome};
use crate::names::plain;
use crate::outgoing::Outgoing;
use crate::random;
use crate::shuffle::digits;
use crate::state::now;
use crate::table::Table;
use crate::table::load::CHAT_KEPT;
use crate::table::recent::Known;
use crate::wire::say::ChatLine;
use crate::wire::{Message, Reply, Stage};

/// The longest line, in characters.
const LONGEST: usize = 300;

/// What can be said in every language at once; the words are in the locales.
pub(crate) const PHRASES: [&str; 12] = [
    "hello",
    "good-luck",
    "one-moment",
    "take-your-time",
    "well-played",
    "ouch",
    "lucky",
    "thanks",
    "sorry",
    "your-turn",
    "again",
    "good-night",
];

pub(super) fn chat(table: &mut Table, asker: &Asker, text: &str) -> Result<Outcome, Refusal> {
    let text = plain(text, LONGEST).ok_or_else(|| Refusal::new("server-bad-chat").with("most", LONGEST));
    say(table, asker, text.map(|text| (text, None)))
}

pub(super) fn phrase(table: &mut Table, asker: &Asker, phrase: &str) -> Result<Outcome, Refusal> {
    let known = PHRASES.contains(&phrase).then(|| (String::new(), Some(phrase.to_owned())));
    say(table, asker, known.ok_or_else(|| Refusal::new("server-unknown-phrase")))
}

fn say(table: &mut Table, asker: &Asker, what: Result<(String, Option<String>), Refusal>) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    let viewer = table.hearing(asker)?;
    let (text, phrase) = what?;
    if !(table.house.chat.allow(person) && table.house.company.allow(asker.address)) {
        return Err(Refusal::new("server-too-much-chat"));
    }
    let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
    let seat = table.seats_of(person).find(own).or_else(|| table.seats_of(person).next());
    let name = match seat {
        Some(seat) => table.chairs[seat.index()].name.clone(),
        None => table.conns.get(asker.socket).map(|conn| conn.name.clone()).unwrap_or_default(),
    };
    let id = digits(&random::bytes::<8>());
    let watchers = seat.is_none() && table.stage == Stage::Running;
    let line = ChatLine { seat, name, id: Some(id), text, phrase, watchers, at: now() };
    let stored = table.house.store.say(
        table.epoch,
        StoredLine {
            table: table.id,
            person,
            name: line.name.clone(),
            seat: seat.map(|seat| seat.index() as u8),
            text: line.text.clone(),
            phrase: line.phrase.clone(),
            watchers,
            mark: line.id.clone(),
            at: line.at,
            request: asker.known.as_ref().map(Known::stored),
        },
    );
    table.said.push_back((person, line.clone()));
    if table.said.len() > CHAT_KEPT as usize {
        table.said.pop_front();
    }
    table.tell_chat(asker.clone(), line, stored);
    Ok(Outcome::Later)
}

/// By whoever made the table: a line is gone for everybody.
pub(super) fn unsay(table: &mut Table, asker: &Asker, id: &str) -> Result<Outcome, Refusal> {
    table.makes(asker)?;
    let found = table.said.iter().position(|(_, line)| line.id.as_deref() == Some(id));
    let found = found.ok_or_else(|| Refusal::new("server-no-such-line"))?;
    table.said.remove(found);
    let stored = table.house.store.unsay(table.id, table.epoch, id);
    let unsaid = Outgoing::new(&Message::Unsaid { id: id.to_owned() });
    let listeners = table.conns.iter().filter(|conn| table.may_hear(conn));
    let mut sends = vec![asker.told(Reply::Done)];
    sends.extend(listeners.map(|conn| (conn.id, unsaid.clone())));
    table.remember(asker.known.clone());
    table.post(Some(stored), sends, Some(asker.clone()));
    Ok(Outcome::Later)
}
