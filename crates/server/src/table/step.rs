//! What each viewer is told of what has happened.
//!
//! A viewer is sent something exactly if it witnessed something or if what it is shown has changed. So
//! the messages a viewer gets, their number included, depend only on what it may know.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use catalog::desk::{Audience, Moment, Told};
use serde::Serialize;
use tabletop::{Refusal, Seat, Viewer};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Conn, SocketId, Table};
use crate::wire::{Finish, Now, Stage, Undo};

impl Table {
    /// Where things stand for a viewer; nothing before the start.
    pub(crate) fn now(&self, viewer: Viewer) -> Option<Now> {
        let desk = self.desk.as_ref()?;
        let seat = viewer.seat();
        let sight = desk.sight(viewer, self.set_up.memory);
        let undoable = seat.map_or_else(|| Err(Refusal::new("nothing-to-undo")), |seat| desk.undoable(seat));
        let finish = desk.standing().map(|standing| {
            let fair = self.fair();
            Finish {
                standing,
                accounts: Seat::first(self.seats()).map(|seat| desk.account(seat)).collect(),
                secret: fair.secret,
                nonces: fair.nonces,
                seed: self.seed().to_string(),
            }
        });
        Some(Now {
            heard: desk.heard(viewer),
            question: sight.question,
            choices: sight.choices,
            asked: desk.asked(),
            sealed: desk.sealed(),
            undo: undoable.map_or_else(Undo::Not, Undo::Steps),
            table: sight.table,
            memory: sight.memory,
            finish,
        })
    }

    /// Who may hear what happens at the table: a seat's owner, as long as it is theirs, and whoever may watch.
    pub(crate) fn may_hear(&self, conn: &Conn) -> bool {
        let seated = || conn.person.is_some_and(|person| self.is_seated(person));
        match conn.viewer {
            None => false,
            Some(Viewer::Seat(seat)) => conn.person.is_some() && self.chairs[seat.index()].person() == conn.person,
            Some(Viewer::Spectator) => self.stage == Stage::Gathering || self.set_up.spectators || seated(),
        }
    }

    /// Tells the desk who listens, so that nobody else costs anything.
    pub(crate) fn listen(&mut self) {
        let viewers = self.conns.iter().filter_map(|conn| conn.viewer);
        let audience = viewers.fold(Audience::NOBODY, Audience::with);
        if let Some(desk) = &mut self.desk {
            desk.listen(audience);
        }
    }

    /// Notes what the viewer has been told last.
    pub(crate) fn note_told(&mut self, viewer: Viewer, now: &Now) {
        let place = self.place(viewer);
        self.told[place] = hash(&serde_json::to_vec(now).expect("messages are plain data"));
    }

    /// The messages for everybody who has seen something, or for whom something is different now.
    pub(super) fn steps(&mut self, told: Option<&Told>, undone: Option<Seat>) -> Vec<(SocketId, Utf8Bytes)> {
        let mut sends = Vec::new();
        for viewer in self.viewers() {
            let listens = |conn: &&Conn| conn.viewer == Some(viewer) && self.may_hear(conn);
            let listeners: Vec<SocketId> = self.conns.iter().filter(listens).map(|conn| conn.id).collect();
            if listeners.is_empty() {
                continue;
            }
            let Some(now) = self.now(viewer) else { continue };
            let moments = told.map_or(&[][..], |told| told.to(viewer));
            let (text, now) = step(moments, undone, &now);
            let place = self.place(viewer);
            if moments.is_empty() && self.told[place] == now {
                continue;
            }
            self.told[place] = now;
            let text = Utf8Bytes::from(text);
            sends.extend(listeners.into_iter().map(|socket| (socket, text.clone())));
        }
        sends
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.chairs.len(), Seat::index)
    }
}

/// A step message, and the hash of its last part, where things stand.
fn step(moments: &[Moment], undone: Option<Seat>, now: &Now) -> (String, u64) {
    let mut text = Vec::with_capacity(8 << 10);
    text.extend_from_slice(br#"{"step":{"moments":"#);
    write(&mut text, moments);
    text.extend_from_slice(br#","undone":"#);
    write(&mut text, &undone);
    text.extend_from_slice(br#","now":"#);
    let at = text.len();
    write(&mut text, now);
    let hash = hash(&text[at..]);
    text.extend_from_slice(b"}}");
    (String::from_utf8(text).expect("JSON is text"), hash)
}

fn write(text: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(text, value).expect("messages are plain data");
}

fn hash(bytes: &[u8]) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(bytes)
}

#[cfg(test)]
mod tests {
    use catalog::desk::Audience;
    use tabletop::Choices;

    use super::*;
    use crate::wire::{Message, Step};

    #[test]
    fn a_step_written_by_hand_is_the_message() {
        let entry = catalog::find("smile").expect("a game");
        let (mut desk, told) = entry.open(2, &Choices::none(), tabletop::Seed::of_game(1, 0)).expect("a table");
        desk.listen(Audience::EVERYBODY);
        let viewer = Viewer::Seat(Seat::new(0));
        let sight = desk.sight(viewer, true);
        let now = Now {
            heard: desk.heard(viewer),
            question: sight.question,
            choices: sight.choices,
            asked: desk.asked(),
            sealed: desk.sealed(),
            undo: Undo::Steps(3),
            table: sight.table,
            memory: sight.memory,
            finish: None,
        };
        let undone = Some(Seat::new(1));
        let (text, hash) = step(told.to(viewer), undone, &now);
        assert_eq!(hash, super::hash(&serde_json::to_vec(&now).expect("JSON")));
        let message = Message::Step(Step { moments: told.to(viewer).to_vec(), undone, now });
        assert_eq!(text, serde_json::to_string(&message).expect("JSON"));
    }
}
