//! What everybody may know of a table, and what leaves it as a file.

use serde_json::json;
use store::PersonId;
use tabletop::{Line, Refusal, Seat, Viewer};

use super::chair::{Chair, Sits};
use super::denied::{Denied, Kind};
use super::{SocketId, Table};
use crate::outgoing::Outgoing;
use crate::shuffle;
use crate::wire::{Message, SeatInfo, Sitter, Stage, TableInfo};

/// A chair as everybody may know it.
pub(crate) fn seat_info(seat: usize, chair: &Chair, here: bool, long_gone: bool) -> SeatInfo {
    let sitter = match &chair.sits {
        Sits::Nobody => Sitter::Open,
        Sits::Bot(level) => Sitter::Bot { level: level.clone(), standing_in: false },
        Sits::Person { stand_in: Some(level), .. } => Sitter::Bot { level: level.clone(), standing_in: true },
        Sits::Person { nonce, .. } => Sitter::Person { here, ready: nonce.is_some(), long_gone },
    };
    SeatInfo { seat: Seat::new(seat), name: chair.name.clone(), sitter }
}

impl Table {
    /// What this person may know of the table itself.
    pub(crate) fn info(&self, person: Option<PersonId>) -> TableInfo {
        let here = |chair: &Chair| chair.person().is_some_and(|person| self.conns.has(person));
        let long_gone = |chair: &Chair| {
            let known = |person| self.away.is_known_to_be_long(person);
            self.stage == Stage::Running && chair.person().is_some_and(known)
        };
        let seats = self.chairs.iter().enumerate();
        let seats = seats.map(|(seat, chair)| seat_info(seat, chair, here(chair), long_gone(chair)));
        TableInfo {
            code: self.code.clone(),
            game: self.entry.name().to_owned(),
            options: self.set_up.options.clone(),
            seats: seats.collect(),
            stage: self.stage,
            spectators: self.set_up.spectators,
            memory: self.set_up.memory,
            hints: self.set_up.hints,
            placed: self.set_up.position.is_some(),
            commitment: shuffle::commitment(&self.secret),
            rematch: self.rematch.clone(),
            yours: person.map(|person| self.seats_of(person).collect()).unwrap_or_default(),
            maker: person == Some(self.maker),
        }
    }

    /// Tells everybody at the table who sits where, at once: for what is not stored, such as who is there.
    pub(super) fn tell_seats(&mut self) {
        let sends = self.seats_to_tell();
        self.post(None, sends, None);
    }

    /// Who sits where, for each socket.
    pub(super) fn seats_to_tell(&self) -> Vec<(SocketId, Outgoing)> {
        let shown = self.conns.iter().filter(|conn| conn.viewer.is_some());
        shown.map(|conn| (conn.id, Outgoing::new(&Message::Table(self.info(conn.person))))).collect()
    }

    /// What happened to somebody, for every screen but theirs.
    pub(super) fn news_to_tell(&self, of: PersonId, line: Line) -> Vec<(SocketId, Outgoing)> {
        let news = Outgoing::new(&Message::News(line));
        let others = self.conns.iter().filter(|conn| conn.person != Some(of) && self.may_hear(conn));
        others.map(|conn| (conn.id, news.clone())).collect()
    }

    /// The game as a file.
    pub(super) fn export(&self, person: Option<PersonId>, seat: Option<Seat>) -> Result<String, Denied> {
        let desk = self.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
        if self.stage == Stage::Over && seat.is_none() {
            if !self.set_up.spectators && !person.is_some_and(|person| self.is_seated(person)) {
                return Err(Denied::new(Kind::NotYours, Refusal::new("server-no-spectators")));
            }
            let record: Box<serde_json::value::RawValue> =
                serde_json::from_str(&desk.record()).map_err(|_| Denied::damaged())?;
            return Ok(json!({ "format": crate::GAME_FORMAT, "record": record, "fair": self.fair() }).to_string());
        }
        let seat = seat.ok_or_else(|| Refusal::new("server-whose-story"))?;
        let owner = self.chair(seat)?.person();
        if owner.is_none() || owner != person {
            return Err(Denied::new(Kind::NotYours, Refusal::new("server-not-your-seat").with("seat", seat)));
        }
        let moments = desk.story(Viewer::Seat(seat), 0..u32::MAX, false)?;
        let lines: Vec<_> = moments.into_iter().flat_map(|moment| moment.lines).collect();
        let game = self.entry.name();
        Ok(json!({ "format": "backroom-story-1", "game": game, "seat": seat, "lines": lines }).to_string())
    }
}
