//! What is done is stored first and told afterwards, in order.

use std::sync::atomic::Ordering::Relaxed;

use catalog::table::Stories;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{Finish, Hidden, Input, PersonId, Snapshot, StoreError, Waiting};
use tabletop::{By, Line, Refusal, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

use super::happening::Happening;
use super::input::TableInput;
use super::outbox::Parcel;
use super::recent::{self, Known};
use super::{Asker, Note, SocketId, Table};
use crate::outgoing::Outgoing;
use crate::state::now;
use crate::wire::{Ended, Message, News, Reply, Stage};

/// What has just been done in memory and is to be stored and told.
pub(crate) struct Effect {
    deed: TableInput,
    told: Option<Stories>,
    undone: Option<Seat>,
    happening: Option<Happening>,
    /// Whom it is no news to.
    known_to: Option<PersonId>,
    /// All have agreed to end the game.
    ends: bool,
    key: Option<(PersonId, Seat, String)>,
    /// The table that everybody else is invited to.
    invites: Option<String>,
}

impl Effect {
    /// Who sits where has changed.
    pub(crate) fn seats() -> Self {
        Self::of(TableInput::Seats)
    }

    /// This has been done.
    pub(crate) fn of(deed: TableInput) -> Self {
        Self { deed, told: None, undone: None, happening: None, known_to: None, ends: false, key: None, invites: None }
    }

    /// And this was seen of it.
    pub(crate) fn telling(self, told: Stories) -> Self {
        Self { told: Some(told), ..self }
    }

    /// The game has been ended by agreement.
    pub(crate) fn ended() -> Self {
        Self { ends: true, ..Self::seats() }
    }

    /// And this is told and kept.
    pub(crate) fn happens(self, what: Happening) -> Self {
        Self { happening: Some(what), ..self }
    }

    /// It is no news to this person.
    pub(crate) fn known_to(self, person: PersonId) -> Self {
        Self { known_to: Some(person), ..self }
    }

    /// And whoever asked for a key is sent it.
    pub(crate) fn key(self, to: PersonId, seat: Seat, key: String) -> Self {
        Self { key: Some((to, seat, key)), ..self }
    }

    /// And all others are invited to this table.
    pub(crate) fn inviting(self, code: String) -> Self {
        Self { invites: Some(code), ..self }
    }

    /// And this seat took something back that others had seen.
    pub(crate) fn undone(self, seat: Seat) -> Self {
        Self { undone: Some(seat), ..self }
    }
}

/// A table's state as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredState {
    /// Requests that were done lately.
    pub(super) done: Vec<recent::StoredRequest>,
    /// The game, once it has begun.
    pub(super) desk: Option<Box<RawValue>>,
}

impl Table {
    /// Stores what has been done and tells it when it is durable.
    pub(super) fn commit(&mut self, effect: Effect, asker: Option<Asker>) {
        let Effect { deed, told, undone, happening, known_to, ends, key, invites } = effect;
        self.number += 1;
        // Whoever plays is not looked for: no key takes the seat from them.
        let found = matches!(deed, TableInput::Act(seat, .., Some(By::Person)) if self.forget_key(seat));
        let mut write = self.writing();
        write.inputs.push(Input {
            number: self.number,
            body: Hidden(serde_json::to_string(&deed).expect("deeds are plain data")),
            request: asker.as_ref().and_then(|asker| asker.known.as_ref()).map(Known::stored),
        });
        let mut sends = Vec::new();
        if let Some(what) = happening {
            self.arranged.news.push(now(), what);
        }
        if deed == TableInput::Seats {
            self.tidy_memories();
            self.note_presence();
            self.note_hands();
        }
        if let Some(asker) = &asker {
            sends.push(asker.told(Reply::Done));
            // Before a snapshot is taken: after it, this request is never read again.
            self.remember(asker.known.clone());
        }
        let over = self.stage == Stage::Running && self.desk.as_ref().is_some_and(|desk| desk.standing().is_some());
        if over || ends {
            self.stage = Stage::Over;
            self.ballot = None;
            write.finish = Some(self.finish());
        }
        if ends {
            self.ended = Some(Ended::Agreed);
            write.ended = Some(store::Ended::Agreed);
        }
        let times = self.run_clock();
        write.clock = self.clock_to_store();
        if found || deed == TableInput::Seats {
            write.seats = Some(self.stored_seats());
        }
        if deed == TableInput::Seats {
            write.stage = Some(match self.stage {
                Stage::Gathering => store::Stage::Gathering,
                Stage::Running => store::Stage::Running,
                Stage::Over => store::Stage::Over,
            });
        } else {
            self.house.metrics.moves.fetch_add(1, Relaxed);
        }
        if over || ends || self.number >= self.kept + self.house.config.snapshot_every {
            write.snapshot = Some(self.snapshot());
            write.rules_version = self.goes_on_under.take();
            self.kept = self.number;
        }
        if over || deed == TableInput::Seats {
            sends.extend(self.seats_to_tell());
        }
        if let Some(what) = happening {
            sends.extend(self.news_to_tell(known_to, News { line: what.line(), at: write.at }));
        }
        sends.extend(self.steps(told.as_ref(), undone));
        sends.extend(times.into_iter().flat_map(|times| self.times_to_tell(times)));
        if let Some((to, seat, key)) = key {
            let message = Outgoing::new(&Message::Key { seat, key });
            let screens = self.conns.iter().filter(|conn| conn.person == Some(to));
            sends.extend(screens.map(|conn| (conn.id, message.clone())));
        }
        let mut notices = self.turns_to_tell();
        let by = asker.as_ref().and_then(|asker| asker.person);
        notices.extend(invites.into_iter().flat_map(|code| self.invitations(by, &code)));
        let stored = Some(self.house.store.write(write));
        self.outbox.push(Parcel { stored, sends, notices, asker, answer: None });
        self.release();
        self.wake_bots();
    }

    /// Sends once everything before it has been sent, and once this is stored.
    pub(super) fn post(&mut self, stored: Option<Waiting<()>>, sends: Vec<(SocketId, Outgoing)>, asker: Option<Asker>) {
        self.outbox.push(Parcel { stored, sends, notices: Vec::new(), asker, answer: None });
        self.release();
    }

    /// Answers whoever stands outside, once all that the answer rests on is stored.
    pub(super) fn tell<T: Send + 'static>(&mut self, to: oneshot::Sender<T>, what: T) {
        let answer: Box<dyn FnOnce() + Send> = Box::new(move || drop(to.send(what)));
        let (sends, notices) = (Vec::new(), Vec::new());
        self.outbox.push(Parcel { stored: None, sends, notices, asker: None, answer: Some(answer) });
        self.release();
    }

    /// Sends whatever nothing keeps any longer.
    pub(super) fn release(&mut self) {
        let mut slow = Vec::new();
        while let Some(parcel) = self.outbox.ready() {
            if let Some(answer) = parcel.answer {
                answer();
            }
            for notice in parcel.notices {
                self.house.tell(notice);
            }
            for (socket, message) in parcel.sends {
                if self.conns.get(socket).is_some_and(|conn| !conn.send(message)) {
                    slow.push(socket);
                }
            }
        }
        // Slow readers are cut off rather than waited for; they come back and catch up.
        for socket in slow {
            if self.leave(socket) {
                self.house.metrics.slow_readers.fetch_add(1, Relaxed);
            }
        }
    }

    /// What could not be stored has not happened: whoever waits is told so, and the table is read anew
    /// from the store when they come back.
    pub(super) fn fail(&mut self, error: &StoreError, notes: &mut mpsc::Receiver<Note>) {
        self.house.metrics.store_errors.fetch_add(1, Relaxed);
        tracing::error!(code = self.code, %error, "a table could not be stored");
        self.house.gone(&self.code, notes);
        if self.stage == Stage::Running && self.stored_seats().wakes {
            self.house.lease.go_on_later(&self.code);
        }
        if matches!(error, StoreError::Lost | StoreError::Unsure(_)) {
            // Perhaps it has happened, perhaps at another server: whoever asked comes back and asks again, and a request
            // that was done is not done twice.
            self.say_goodbye("server-come-back", true);
            return;
        }
        self.give_up();
        let refusal = Refusal::new("server-not-stored");
        for asker in self.outbox.askers() {
            let (socket, message) = asker.told(Reply::Refused { refusal: refusal.clone() });
            if let Some(conn) = self.conns.get(socket) {
                conn.send(message);
            }
        }
        self.say_goodbye("server-not-stored", true);
    }

    /// Sends everybody away, to come back later or not.
    pub(super) fn say_goodbye(&mut self, why: &'static str, again: bool) {
        let bye = Outgoing::new(&Message::Bye { line: Line::new(why), again });
        for conn in self.conns.iter() {
            conn.send(bye.clone());
        }
        self.conns = super::Conns::default();
    }

    /// Stores the state, if there is something new in it.
    pub(super) async fn keep(&mut self) {
        if self.desk.is_none() || self.number == self.kept && self.clock.is_none() {
            return;
        }
        let mut write = self.writing();
        write.snapshot = Some(self.snapshot());
        write.clock = self.clock_to_store();
        write.rules_version = self.goes_on_under.take();
        match self.house.store.write(write).await {
            Ok(()) => self.kept = self.number,
            Err(error) => tracing::warn!(code = self.code, %error, "a snapshot could not be stored; inputs are"),
        }
    }

    fn snapshot(&self) -> Snapshot {
        let raw = |text: String| RawValue::from_string(text).expect("a desk's snapshot is JSON");
        let desk = self.desk.as_ref().map(|desk| raw(desk.snapshot()));
        let kept = StoredState { done: self.recent.kept(), desk };
        let body = serde_json::to_string(&kept).expect("snapshots are plain data");
        Snapshot { number: self.number, body: Hidden(body) }
    }

    /// The end and everybody's story, so that the game can be told for ever.
    fn finish(&self) -> Finish {
        let desk = self.desk.as_ref().expect("a game that has begun has a desk");
        // Of a game that went on under other rules nothing can be told anew.
        let told = desk.stories().unwrap_or_else(|_| Stories::nothing(desk.seats()));
        let lines = |viewer| told.to(viewer).iter().flat_map(|moment| &moment.lines);
        // Who saw what everybody saw has no story of their own.
        let own = |viewer: &Viewer| *viewer == Viewer::Spectator || !lines(*viewer).eq(lines(Viewer::Spectator));
        let story = |viewer: Viewer| {
            let lines: Vec<&Line> = lines(viewer).collect();
            (viewer.to_string(), Hidden(serde_json::to_string(&lines).expect("lines are plain data")))
        };
        Finish {
            outcome: Hidden(serde_json::to_string(&desk.standing()).expect("a standing is plain data")),
            stories: self.viewers().filter(own).map(story).collect(),
        }
    }
}
