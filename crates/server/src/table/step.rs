//! What each viewer is told of what has happened.
//!
//! A viewer is sent something exactly if it witnessed something or if what it is shown has changed. So
//! the messages a viewer gets, their number included, depend only on what it may know.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use catalog::table::{Audience, Json, Stories};
use tabletop::{Refusal, Seat, Viewer};

use super::{Conn, SocketId, Table};
use crate::outgoing::Outgoing;
use crate::wire::{Finish, Message, Now, Stage, Step, Undo};

impl Table {
    /// Where things stand for a viewer; nothing before the start.
    pub(crate) fn now(&self, viewer: Viewer) -> Option<Now> {
        let desk = self.desk.as_ref()?;
        let seat = viewer.seat();
        let sight = desk.sight(viewer, self.set_up.memory);
        let undoable = seat.map_or_else(
            || Err(Refusal::new("nothing-to-undo")),
            |seat| self.may_think_again(seat).and_then(|()| desk.undoable(seat)),
        );
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
    pub(super) fn note_told(&mut self, viewer: Viewer, now: &Json) {
        let place = self.place(viewer);
        self.told[place] = hash(now);
    }

    /// The messages for everybody who has seen something, or for whom something is different now.
    pub(super) fn steps(&mut self, told: Option<&Stories>, undone: Option<Seat>) -> Vec<(SocketId, Outgoing)> {
        let mut sends = Vec::new();
        for viewer in self.viewers() {
            let listens = |conn: &&Conn| conn.viewer == Some(viewer) && self.may_hear(conn);
            let listeners: Vec<SocketId> = self.conns.iter().filter(listens).map(|conn| conn.id).collect();
            if listeners.is_empty() {
                continue;
            }
            let Some(now) = self.now(viewer) else { continue };
            let moments = told.map_or(&[][..], |told| told.to(viewer));
            let now = Json::of(&now);
            let (place, hash) = (self.place(viewer), hash(&now));
            if moments.is_empty() && self.told[place] == hash {
                continue;
            }
            self.told[place] = hash;
            let step = Outgoing::new(&Message::Step(Step::new(moments, undone, now)));
            sends.extend(listeners.into_iter().map(|socket| (socket, step.clone())));
        }
        sends
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.chairs.len(), Seat::index)
    }
}

fn hash(now: &Json) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(now.text())
}
