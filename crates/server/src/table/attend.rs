//! Who comes to the table and goes, and what they are answered.

use store::{PersonId, Waiting};
use tabletop::{Refusal, Seat, Viewer};

use super::chair::Chair;
use super::commit::answer;
use super::recent::{self, Came};
use super::{Asker, Conn, Effect, SocketId, Table, text};
use crate::ask::Who;
use crate::wire::say::ChatLine;
use crate::wire::{Message, Reply};

impl Table {
    pub(super) fn join(&mut self, conn: Conn) {
        let arrives = conn.person.is_some_and(|person| self.is_seated(person) && !self.conns.has(person));
        self.conns.add(conn);
        if arrives {
            self.tell_seats();
        }
    }

    /// Whether the socket was still here.
    pub(super) fn leave(&mut self, socket: SocketId) -> bool {
        let Some(conn) = self.conns.remove(socket) else { return false };
        self.hinting.remove(&socket);
        self.listen();
        if conn.person.is_some_and(|person| self.is_seated(person) && !self.conns.has(person)) {
            self.tell_seats();
        }
        true
    }

    pub(crate) fn is_seated(&self, person: PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whose eyes the screen has, if it may hear what happens here.
    pub(crate) fn hearing(&self, who: Who) -> Result<Viewer, Refusal> {
        let viewer = who.viewer()?;
        let allowed = self.conns.get(who.socket).is_some_and(|conn| self.may_hear(conn));
        allowed.then_some(viewer).ok_or_else(|| Refusal::new("server-no-spectators"))
    }

    /// Puts somebody else on a chair and starts the game if that completes the table. A refusal leaves
    /// everything as it was.
    pub(crate) fn seat(&mut self, seat: Seat, chair: Chair) -> Result<Effect, Refusal> {
        let before = std::mem::replace(&mut self.chairs[seat.index()], chair);
        if !self.is_complete() {
            return Ok(Effect::seats());
        }
        self.start().inspect_err(|_| self.chairs[seat.index()] = before)
    }

    /// Answers in turn: after everything that was done before is stored.
    pub(crate) fn answer(&mut self, socket: SocketId, re: String, reply: Reply) {
        let text = answer(re.clone(), reply);
        self.post(None, vec![(socket, text)], Some((socket, re)));
    }

    /// Answers a line and lets everybody hear it, once it is stored.
    pub(crate) fn tell_chat(&mut self, who: Who, id: &str, person: PersonId, line: ChatLine, stored: Waiting<()>) {
        let said = text(&Message::Chat(line));
        let listeners = self.conns.iter().filter(|conn| self.may_hear(conn));
        let mut sends = vec![(who.socket, answer(id.to_owned(), Reply::Done))];
        sends.extend(listeners.map(|conn| (conn.id, said.clone())));
        self.recent.put(recent::key(person, id), Came::Done);
        self.post(Some(stored), sends, Some((who.socket, id.to_owned())));
    }

    /// What came of the request if it was made before.
    pub(crate) fn came_before(&self, person: PersonId, id: &str) -> Option<Reply> {
        Some(match self.recent.get(&recent::key(person, id))? {
            Came::Done => Reply::Done,
            Came::Refused(refusal) => Reply::Refused { refusal: refusal.clone(), now: None },
        })
    }

    pub(crate) fn remember_refusal(&mut self, person: PersonId, id: &str, refusal: &Refusal) {
        self.recent.put(recent::key(person, id), Came::Refused(refusal.clone()));
    }

    /// Stores what somebody asked for.
    pub(crate) fn did(&mut self, who: Who, re: String, effect: Effect) {
        let asker = who.person.map(|person| Asker { socket: who.socket, key: recent::key(person, &re), re });
        self.commit(effect, asker);
    }
}
