//! What each viewer is told of what has happened.
//!
//! A viewer is sent something exactly if it witnessed something or if what it is shown has changed. So
//! the messages a viewer gets, their number included, depend only on what it may know.

use catalog::table::{Audience, Json, Moment, Question, Stories};
use tabletop::{Line, Refusal, Seat, SeatSet, Viewer};

use super::{Conn, SocketId, Table};
use crate::outgoing::Outgoing;
use crate::wire::say::Compared;
use crate::wire::{Finish, Message, Now, SentStep, Stage, Undo};

impl Table {
    /// Where things stand for a viewer; nothing before the start.
    pub(crate) fn now(&mut self, viewer: Viewer) -> Option<Now> {
        let sight = self.desk.as_mut()?.sight(viewer, self.set_up.memory);
        let desk = self.desk.as_ref()?;
        let seat = viewer.seat();
        let undoable = seat.map_or_else(
            || Err(Refusal::new("nothing-to-undo")),
            |seat| self.may_think_again(seat).and_then(|()| desk.undoable(seat)),
        );
        let finish = (self.stage == Stage::Over).then(|| {
            let fair = self.fair();
            Finish {
                standing: desk.standing(),
                hands: Seat::first(self.seats()).map(|seat| desk.hands(seat)).collect(),
                accounts: Seat::first(self.seats()).map(|seat| desk.account(seat)).collect(),
                secret: fair.secret,
                nonces: fair.nonces,
                seed: self
                    .same_deal()
                    .and_then(|branch| branch.fair.as_ref()?.seed().ok())
                    .unwrap_or_else(|| self.seed())
                    .to_string(),
            }
        });
        if self.ended.is_some() {
            // Nobody is asked any more.
            let question = Question { prompt: None, line: Line::new("server-game-ended"), rules: Vec::new() };
            return Some(Now {
                heard: desk.heard(viewer),
                question,
                choices: Json::empty(),
                asked: SeatSet::EMPTY,
                sealed: SeatSet::EMPTY,
                undo: Undo::Not(Refusal::new("game-is-over")),
                table: sight.table,
                memory: sight.memory.unwrap_or_else(Json::null),
                finish,
            });
        }
        Some(Now {
            heard: desk.heard(viewer),
            question: sight.question,
            choices: sight.choices,
            asked: desk.asked(),
            sealed: desk.sealed(),
            undo: undoable.map_or_else(Undo::Not, Undo::Steps),
            table: sight.table,
            memory: sight.memory.unwrap_or_else(Json::null),
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

    /// The messages for everybody who has seen something, or for whom something is different now.
    pub(super) fn steps(&mut self, told: Option<&Stories>, undone: Option<Seat>) -> Vec<(SocketId, Outgoing)> {
        let moments = |viewer| told.map_or(&[][..], |told| told.to(viewer));
        let mut compared = Compared::default();
        self.viewers().flat_map(|viewer| self.steps_to(viewer, moments(viewer), undone, &mut compared)).collect()
    }

    /// The same for one viewer's screens. Those that know what it was told last are told what has changed, the others
    /// everything.
    pub(super) fn steps_to<'a>(
        &mut self,
        viewer: Viewer,
        moments: &'a [Moment],
        undone: Option<Seat>,
        compared: &mut Compared<'a>,
    ) -> Vec<(SocketId, Outgoing)> {
        let (listeners, place) = (self.listeners(viewer), self.place(viewer));
        let before = self.told[place].take();
        let now = if listeners.is_empty() { None } else { self.now(viewer) };
        let Some(now) = now else { return Vec::new() };
        let mut sends = Vec::new();
        for known in [true, false] {
            let to = listeners.iter().filter(|(_, follows)| *follows == known).map(|(socket, _)| *socket);
            let before = before.as_ref().filter(|_| known);
            let nothing_new = moments.is_empty() && before == Some(&now);
            if !nothing_new
                && let mut to = to.peekable()
                && to.peek().is_some()
            {
                let step = Outgoing::new(&Message::Step(SentStep::new(before, moments, undone, &now, compared)));
                sends.extend(to.map(|socket| (socket, step.clone())));
            }
        }
        self.told[place] = Some(now);
        sends
    }

    /// The sockets that hear what the viewer is told from now on, and whether they know what it was told last.
    fn listeners(&mut self, viewer: Viewer) -> Vec<(SocketId, bool)> {
        let shown = self.conns.iter().filter(|conn| conn.viewer == Some(viewer));
        let shown: Vec<_> = shown.map(|conn| (conn.id, conn.follows, self.may_hear(conn))).collect();
        for &(socket, _, hears) in &shown {
            if let Some(conn) = self.conns.get_mut(socket) {
                conn.follows = hears;
            }
        }
        shown.into_iter().filter(|(.., hears)| *hears).map(|(socket, follows, _)| (socket, follows)).collect()
    }

    pub(super) fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.chairs.len(), Seat::index)
    }
}
