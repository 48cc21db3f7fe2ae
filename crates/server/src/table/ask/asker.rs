//! Who asks, from the socket that a request came on to the answer that goes back.

use std::net::IpAddr;

use store::PersonId;
use tabletop::{Refusal, Viewer};

use crate::outgoing::Outgoing;
use crate::table::recent::Known;
use crate::table::{Conn, SocketId};
use crate::wire::{Answer, Message, Reply};

/// Somebody at a socket who waits for an answer.
#[derive(Clone)]
pub(crate) struct Asker {
    pub(in crate::table) socket: SocketId,
    /// The request's id, which the answer repeats.
    pub(in crate::table) re: String,
    /// Who; nobody for a device that never said.
    pub(in crate::table) person: Option<PersonId>,
    /// From where.
    pub(in crate::table) address: IpAddr,
    /// Whose eyes the screen has; nothing before it asked to be shown something.
    pub(in crate::table) viewer: Option<Viewer>,
    /// How the request is known if it comes again; nothing if that would do no harm.
    pub(in crate::table) known: Option<Known>,
}

impl Asker {
    pub(super) fn of(conn: &Conn, re: String) -> Self {
        Self { socket: conn.id, re, person: conn.person, address: conn.address, viewer: conn.viewer, known: None }
    }

    pub(super) fn person(&self) -> Result<PersonId, Refusal> {
        self.person.ok_or_else(|| Refusal::new("server-who-are-you"))
    }

    /// What came of it, for the socket it came on.
    pub(in crate::table) fn told(&self, reply: Reply) -> (SocketId, Outgoing) {
        (self.socket, Outgoing::new(&Message::Answer(Answer { re: self.re.clone(), reply })))
    }

    pub(in crate::table) fn viewer(&self) -> Result<Viewer, Refusal> {
        self.viewer.ok_or_else(|| Refusal::new("server-show-first"))
    }
}
