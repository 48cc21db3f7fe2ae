//! What everybody may know of a table, and what leaves it as a file.

use catalog::replay::Eyes;
use serde_json::json;
use store::PersonId;
use tabletop::{Refusal, Seat, Viewer};
use tokio::time::Instant;

use super::chair::{Chair, Sits};
use super::denied::{Denied, Kind};
use super::{Conn, SocketId, Table};
use crate::http::replays::Looked;
use crate::outgoing::Outgoing;
use crate::shuffle;
use crate::wire::{Branched, Message, News, SeatInfo, Sitter, Stage, TableInfo, Times, Watchers};

/// So many of those who look on are named at most.
const NAMED: usize = 8;

/// Whether somebody is at the table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Presence {
    here: bool,
    away: Option<u32>,
    long_gone: bool,
}

/// Chairs as everybody may know them.
pub(crate) fn seat_infos(chairs: &[Chair], presence: impl Fn(&Chair) -> Presence) -> Vec<SeatInfo> {
    let colours = colours(chairs);
    let seats = chairs.iter().zip(colours).enumerate();
    seats.map(|(seat, (chair, colour))| seat_info(seat, chair, colour, presence(chair))).collect()
}

/// Everybody's colour: the one they chose, else their seat's, else any that is left.
fn colours(chairs: &[Chair]) -> Vec<u8> {
    let mut taken: Vec<u8> = chairs.iter().filter_map(|chair| chair.colour).collect();
    let usual = |seat: usize, taken: &[u8]| {
        let own = seat as u8;
        if taken.contains(&own) { (0..Seat::MAX as u8).find(|colour| !taken.contains(colour)) } else { Some(own) }
    };
    let mut colours = Vec::with_capacity(chairs.len());
    for (seat, chair) in chairs.iter().enumerate() {
        let colour = chair.colour.or_else(|| usual(seat, &taken)).unwrap_or_default();
        taken.push(colour);
        colours.push(colour);
    }
    colours
}

fn seat_info(seat: usize, chair: &Chair, colour: u8, Presence { here, away, long_gone }: Presence) -> SeatInfo {
    let sitter = match &chair.sits {
        Sits::Nobody => Sitter::Open,
        Sits::Bot(level) => Sitter::Bot { level: level.clone(), standing_in: false },
        Sits::Person { stand_in: Some(level), .. } => Sitter::Bot { level: level.clone(), standing_in: true },
        Sits::Person { nonce, .. } => Sitter::Person { here, ready: nonce.is_some(), away, long_gone },
    };
    SeatInfo { seat: Seat::new(seat), name: chair.name.clone(), face: chair.face.clone(), colour, sitter }
}

impl Table {
    /// What this person may know of the table itself.
    pub(crate) fn info(&self, person: Option<PersonId>) -> TableInfo {
        let runs = self.stage == Stage::Running;
        let presence = |chair: &Chair| {
            let Some(person) = chair.person() else { return Presence::default() };
            Presence {
                here: self.conns.has(person),
                away: self.away.seconds(person, Instant::now()).filter(|_| runs),
                long_gone: runs && self.away.is_known_to_be_long(person),
            }
        };
        TableInfo {
            code: self.code.clone(),
            game: self.entry.name().to_owned(),
            options: self.set_up.options.clone(),
            seats: seat_infos(&self.chairs, presence),
            stage: self.stage,
            spectators: self.set_up.spectators,
            memory: self.set_up.memory,
            hints: self.set_up.hints,
            placed: self.set_up.position.is_some(),
            branch: self.set_up.branch.as_ref().map(|branch| Branched {
                of: branch.of.clone(),
                inputs: branch.inputs,
                anew: branch.anew,
                proven: branch.anew || branch.fair.is_some(),
            }),
            commitment: match self.same_deal().and_then(|branch| branch.fair.as_ref()) {
                Some(fair) => fair.commitment.clone(),
                None => shuffle::commitment(&self.secret),
            },
            rematch: self.arranged.rematch.clone(),
            clock: self.set_up.clock,
            absence: self.absence_seconds(),
            stand_in: self.stand_in_level().to_owned(),
            listed: self.arranged.listed,
            matching: self.set_up.matching,
            language: self.set_up.language.clone(),
            paused: self.arranged.paused,
            ended: self.ended,
            vote: self.vote_info(),
            watchers: self.watchers(),
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

    /// Who looks on.
    fn watchers(&self) -> Watchers {
        let looks_on = |conn: &&Conn| {
            conn.viewer == Some(Viewer::Spectator) && conn.person.is_none_or(|person| !self.is_seated(person))
        };
        let mut watchers = Watchers::default();
        for conn in self.conns.iter().filter(looks_on) {
            watchers.count += 1;
            if conn.named && !conn.name.is_empty() && watchers.names.len() < NAMED {
                watchers.names.push(conn.name.clone());
            }
        }
        watchers
    }

    /// What is left of everybody's time, for everybody who may hear what happens.
    pub(super) fn times_to_tell(&self, times: Times) -> Vec<(SocketId, Outgoing)> {
        let message = Outgoing::new(&Message::Times(times));
        self.conns.iter().filter(|conn| self.may_hear(conn)).map(|conn| (conn.id, message.clone())).collect()
    }

    /// What happened to somebody, for every screen but theirs.
    pub(super) fn news_to_tell(&self, known_to: Option<PersonId>, news: News) -> Vec<(SocketId, Outgoing)> {
        let news = Outgoing::new(&Message::News(news));
        let is_new = |conn: &&Conn| conn.person.is_none() || conn.person != known_to;
        let others = self.conns.iter().filter(|conn| is_new(conn) && self.may_hear(conn));
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
            // Of the deal of a record that somebody brought along nobody here knows how it was shuffled.
            let unproven = self.same_deal().is_some_and(|branch| branch.fair.is_none());
            let fair = (!unproven).then(|| self.fair());
            return Ok(json!({ "format": crate::GAME_FORMAT, "record": record, "fair": fair }).to_string());
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

    /// The game to be told anew to this person: all of it once it is over, before that what their seat has seen, or
    /// those who look on.
    pub(super) fn looked_back_at(&self, person: Option<PersonId>, eyes: Option<Eyes>) -> Result<Looked, Denied> {
        let desk = self.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
        let (over, own) = (self.stage == Stage::Over, |seat| {
            person.is_some() && self.chair(seat).is_ok_and(|chair| chair.person() == person)
        });
        let looks_on = self.set_up.spectators || person.is_some_and(|person| self.is_seated(person));
        let may_see = |eyes: &Eyes| match eyes {
            _ if over => looks_on,
            Eyes::Of(Viewer::Seat(seat)) => own(*seat),
            Eyes::Of(Viewer::Spectator) => looks_on,
            Eyes::Open => false,
        };
        let views: Vec<Eyes> = Eyes::all(self.seats()).filter(may_see).collect();
        let usual = || views.iter().find(|eyes| matches!(eyes, Eyes::Of(Viewer::Seat(seat)) if own(*seat)));
        let usual = || usual().copied().unwrap_or(Eyes::Of(Viewer::Spectator));
        let eyes = eyes.unwrap_or_else(usual);
        if !views.contains(&eyes) {
            let why = match eyes {
                Eyes::Open if !over => Refusal::new("replay-not-over"),
                Eyes::Of(Viewer::Seat(seat)) if !over => Refusal::new("server-not-your-seat").with("seat", seat),
                Eyes::Of(Viewer::Seat(seat)) => self.chair(seat).map(|_| Refusal::new("server-no-spectators"))?,
                _ => Refusal::new("server-no-spectators"),
            };
            return Err(Denied::new(Kind::NotYours, why));
        }
        Ok(Looked {
            entry: self.entry,
            record: desk.record(),
            code: Some(self.code.clone()),
            over,
            eyes,
            views,
            seats: seat_infos(&self.chairs, |_| Presence::default()),
            fair: over.then(|| self.fair()).filter(|_| self.same_deal().is_none_or(|branch| branch.fair.is_some())),
        })
    }
}
