//! The sockets at a table.

use std::collections::BTreeMap;
use std::net::IpAddr;

use store::PersonId;
use tabletop::Viewer;

use crate::backlog::Outlet;
use crate::outgoing::Outgoing;

/// A socket's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct SocketId(pub(crate) u64);

/// One socket.
pub(crate) struct Conn {
    pub(crate) id: SocketId,
    /// Who; nobody for a device that never said who it is.
    pub(crate) person: Option<PersonId>,
    /// From where.
    pub(crate) address: IpAddr,
    /// What they are called where they have no seat.
    pub(crate) name: String,
    /// The picture they chose.
    pub(crate) face: Option<String>,
    /// Whether they wish to be named where they look on.
    pub(crate) named: bool,
    /// Where to send what they shall hear.
    pub(crate) out: Outlet,
    /// Whose eyes the screen has; nothing before it asked to be shown something.
    pub(crate) viewer: Option<Viewer>,
    /// Whether it knows what that viewer was told last, so that it is enough to say what has changed.
    pub(crate) follows: bool,
}

impl Conn {
    /// Sends without waiting; whether there was room.
    pub(super) fn send(&self, message: Outgoing) -> bool {
        self.out.send(message)
    }
}

/// The sockets at a table, in the order they came.
#[derive(Default)]
pub(crate) struct Conns(BTreeMap<SocketId, Conn>);

impl Conns {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn add(&mut self, conn: Conn) {
        self.0.insert(conn.id, conn);
    }

    pub(crate) fn remove(&mut self, id: SocketId) -> Option<Conn> {
        self.0.remove(&id)
    }

    pub(crate) fn get(&self, id: SocketId) -> Option<&Conn> {
        self.0.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: SocketId) -> Option<&mut Conn> {
        self.0.get_mut(&id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Conn> {
        self.0.values()
    }

    /// Whether the person has a screen here.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        self.iter().any(|conn| conn.person == Some(person))
    }
}
