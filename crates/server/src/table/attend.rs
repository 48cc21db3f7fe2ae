//! Who comes to the table and goes, and what they are answered.

use std::time::Duration;

use store::{PersonId, Waiting};
use tabletop::{Line, Refusal, Seat, Viewer};
use tokio::time::Instant;

use super::ask::USUAL;
use super::away::{News, Patience};
use super::chair::Chair;
use super::recent::Known;
use super::{Asker, Conn, Effect, SocketId, Table};
use crate::outgoing::Outgoing;
use crate::state::now;
use crate::wire::say::ChatLine;
use crate::wire::{Message, News as Told, Reply, Stage};

impl Table {
    pub(super) fn join(&mut self, conn: Conn) {
        let arrives = conn.person.filter(|person| self.is_seated(*person) && !self.conns.has(*person));
        if let Some(person) = conn.person {
            let face = conn.face.clone();
            self.chairs
                .iter_mut()
                .filter(|chair| chair.person() == Some(person))
                .for_each(|chair| chair.face.clone_from(&face));
        }
        self.conns.add(conn);
        if let Some(person) = arrives {
            let was_missed = self.away.came(person);
            self.tell_seats();
            if was_missed {
                self.tell_news(person, "server-news-back");
            }
        }
    }

    /// Whether the socket was still here.
    pub(super) fn leave(&mut self, socket: SocketId) -> bool {
        let Some(conn) = self.conns.remove(socket) else { return false };
        self.listen();
        if conn.viewer == Some(Viewer::Spectator) {
            self.watchers_change();
        }
        if conn.person.is_some_and(|person| self.is_seated(person) && !self.conns.has(person)) {
            self.note_presence();
            self.tell_seats();
        }
        true
    }

    /// Whoever has a seat and no screen is away from now on, if they were not before.
    pub(super) fn note_presence(&mut self) {
        let people: Vec<PersonId> = self.chairs.iter().filter_map(Chair::person).collect();
        self.away.retain(|person| people.contains(&person));
        for person in people {
            if !self.conns.has(person) {
                self.away.left(person, Instant::now());
            }
        }
    }

    fn patience(&self) -> Patience {
        let config = &self.house.config;
        let replaced = self.set_up.absence.map_or(config.absence, |seconds| Duration::from_secs(seconds.into()));
        Patience { told: config.grace.min(replaced), replaced }
    }

    /// For how long somebody may be away before a bot may be let in.
    pub(crate) fn absence_seconds(&self) -> u32 {
        self.patience().replaced.as_secs() as u32
    }

    /// The level of such a bot: as was agreed, else as good as the bots that play here already.
    pub(crate) fn stand_in_level(&self) -> &str {
        let playing = || self.chairs.iter().find_map(|chair| chair.bot());
        self.set_up.stand_in.as_deref().or_else(playing).unwrap_or(USUAL)
    }

    /// Whether a bot may be let in for them.
    pub(crate) fn is_long_gone(&self, person: PersonId) -> bool {
        self.away.is_long(person, Instant::now(), self.patience())
    }

    /// When somebody is to be told that somebody else is away.
    pub(super) fn absence_to_tell(&self) -> Option<Instant> {
        let next = self.away.next(self.patience());
        next.filter(|_| self.stage == Stage::Running && !self.conns.is_empty())
    }

    /// Tells who is away by now, and for whom a bot may be let in.
    pub(super) fn tell_absences(&mut self) {
        for news in self.away.news(Instant::now(), self.patience()) {
            match news {
                News::Gone(person) => self.tell_news(person, "server-news-gone"),
                News::Long(person) => {
                    self.tell_seats();
                    self.tell_news(person, "server-news-long");
                }
            }
        }
    }

    /// Tells everybody else what happened to a person while they play, for each of their seats.
    fn tell_news(&mut self, of: PersonId, what: &'static str) {
        if self.stage != Stage::Running {
            return;
        }
        let played = self.seats_of(of).filter(|seat| self.chairs[seat.index()].bot().is_none());
        let lines: Vec<Line> = played.map(|seat| Line::new(what).with("seat", seat)).collect();
        for line in lines {
            let sends = self.news_to_tell(Some(of), Told { line, at: now() });
            self.post(None, sends, None);
        }
    }

    pub(crate) fn is_seated(&self, person: PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whose eyes the screen has, if it may hear what happens here.
    pub(super) fn hearing(&self, asker: &Asker) -> Result<Viewer, Refusal> {
        let viewer = asker.viewer()?;
        let allowed = self.conns.get(asker.socket).is_some_and(|conn| self.may_hear(conn));
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
    pub(super) fn answer(&mut self, asker: Asker, reply: Reply) {
        self.post(None, vec![asker.told(reply)], Some(asker));
    }

    /// Answers a line and lets everybody hear it, once it is stored.
    pub(super) fn tell_chat(&mut self, asker: Asker, line: ChatLine, stored: Waiting<()>) {
        let listeners = self.conns.iter().filter(|conn| self.may_hear(conn) && self.hears(conn.person, &line));
        let listeners: Vec<SocketId> = listeners.map(|conn| conn.id).collect();
        let said = Outgoing::new(&Message::Chat(line));
        let mut sends = vec![asker.told(Reply::Done)];
        sends.extend(listeners.into_iter().map(|socket| (socket, said.clone())));
        self.remember(asker.known.clone());
        self.post(Some(stored), sends, Some(asker));
    }

    /// Whether somebody hears a line: while a game runs, those who look on speak among themselves.
    pub(super) fn hears(&self, person: Option<PersonId>, line: &ChatLine) -> bool {
        let plays = self.stage == Stage::Running && person.is_some_and(|person| self.is_seated(person));
        !(line.watchers && plays)
    }

    /// Remembers that something was done.
    pub(super) fn remember(&mut self, known: Option<Known>) {
        let Some(known) = known else { return };
        let own = self.has_a_memory(known.person());
        self.recent.done(known, own);
    }

    pub(crate) fn remember_refusal(&mut self, known: Known, refusal: &Refusal) {
        let own = self.has_a_memory(known.person());
        self.recent.refused(known, own, refusal);
    }

    /// Whoever has something to do here has a memory of their own; nobody else may fill it.
    fn has_a_memory(&self, person: PersonId) -> bool {
        self.is_seated(person) || person == self.maker
    }

    /// Somebody may have got up: what they asked for is remembered like that of others without a seat.
    pub(super) fn tidy_memories(&mut self) {
        let (chairs, maker) = (&self.chairs, self.maker);
        self.recent.seat(|person| person == maker || chairs.iter().any(|chair| chair.person() == Some(person)));
    }
}
