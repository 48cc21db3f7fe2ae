//! One task owns one table: who sits there, the game, who listens.
//!
//! Notes come in one after another. What changes something is applied, written to the store, and told
//! only when it is durable; meanwhile the next note may be taken, its effects wait behind.

mod ask;
mod attend;
mod away;
mod bots;
pub(crate) mod chair;
pub(crate) mod clock;
mod commit;
mod conn;
pub(crate) mod denied;
mod gather;
mod happening;
mod info;
pub(crate) mod input;
mod load;
mod outbox;
mod recent;
mod step;
mod summon;
mod timing;
mod vote;

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use catalog::Entry;
use catalog::replay::Eyes;
use catalog::table::{Advice, AnyTable};
use store::{Epoch, PersonId, ServerId, TableId, Write};
use tabletop::{PromptId, Refusal, Seat, SeatSet, Seed, Viewer};
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::http::replays::Looked;
use crate::outgoing::Outgoing;
use crate::shuffle::{self, Fair};
use crate::state::{Handle, Server, closing, now};
use crate::wire::say::ChatLine;
use crate::wire::{Ended, Message, Now, Reply, Request, Stage, TableInfo};
use away::Away;
use chair::Chair;
use clock::Clock;
use conn::Conns;
use denied::{Denied, Kind};
use gather::Gathering;
use input::{Arranged, SetUp};
use outbox::Outbox;
use recent::Recent;
use vote::Ballot;

use ask::Asker;
use commit::Effect;

pub(crate) use conn::{Conn, SocketId};
pub(crate) use info::{Presence, seat_infos};

/// What a table task is sent.
pub(crate) enum Note {
    /// Somebody opened a socket.
    Joined(Conn),
    /// Somebody asks something on a socket.
    Asked(SocketId, Request),
    /// A message that could not be read.
    Unreadable(SocketId, String, Refusal),
    /// A socket has closed.
    Left(SocketId),
    /// What everybody with the code may know.
    Info(Option<PersonId>, oneshot::Sender<Result<TableInfo, Denied>>),
    /// Whether the table waits for this person.
    Waits(PersonId, oneshot::Sender<Result<bool, Denied>>),
    /// The game as a file: the record of a finished one, what a seat has witnessed of a running one.
    Export(Option<PersonId>, Option<Seat>, oneshot::Sender<Result<String, Denied>>),
    /// The game to be looked back at, with these eyes or one's own.
    LookBack(Option<PersonId>, Option<Eyes>, oneshot::Sender<Result<Looked, Denied>>),
    /// Whether the table is here.
    Where(oneshot::Sender<Result<(), Denied>>),
    /// A person wishes to be forgotten.
    Forget(PersonId, oneshot::Sender<Result<(), Denied>>),
    /// A bot knows what to do.
    Thought(Seat, PromptId, String),
    /// A bot could not think.
    Thoughtless(Seat),
    /// A hint is there.
    Hints(Asker, Vec<Advice>),
    /// The table was deleted, or closed because nobody had touched it for long.
    Expired(&'static str),
}

/// A table in memory.
pub(crate) struct Table {
    house: Arc<Server>,
    /// To send oneself notes later.
    myself: mpsc::WeakSender<Note>,
    id: TableId,
    /// As whom this server has taken it, and when.
    server: ServerId,
    epoch: Epoch,
    code: String,
    maker: PersonId,
    entry: &'static dyn Entry,
    set_up: SetUp,
    secret: Vec<u8>,
    stage: Stage,
    chairs: Vec<Chair>,
    /// What changes without being an input.
    arranged: Arranged,
    /// How the game ended, if not by its rules.
    ended: Option<Ended>,
    /// What all who play are asked.
    ballot: Option<Ballot>,
    /// How long a choice may take, while the game runs.
    clock: Option<Clock>,
    /// What lets it stay in memory because its clock runs.
    held: Option<OwnedSemaphorePermit>,
    gathering: Gathering,
    /// Whom the game waits for, as far as they know it or were told.
    summoned: SeatSet,
    desk: Option<Box<dyn AnyTable>>,
    /// What was said lately.
    said: VecDeque<(PersonId, ChatLine)>,
    /// Who has a seat and no screen.
    away: Away,
    conns: Conns,
    /// The last stored or to be stored input.
    number: u32,
    /// The last input in a stored snapshot.
    kept: u32,
    recent: Recent,
    outbox: Outbox,
    /// What each viewer was told last, as long as somebody listens: seats in order, then spectators.
    told: Vec<Option<Now>>,
    bots: bots::Bots,
    /// The version of the rules that is played by.
    rules: u32,
    /// The version of the rules to be stored with the next snapshot, if it is another than before.
    goes_on_under: Option<u32>,
}

/// So much may be under way to the store before the next note has to wait.
const MOST_UNDER_WAY: usize = 32;
/// So long a table stays at most that nobody plays at.
const LOOKED_AT: Duration = Duration::from_secs(5);
/// So long one stays at most whose game is over and that everybody has left.
const OVER: Duration = Duration::from_secs(1);
/// So long a table stays after its last use at least, whatever the configuration says.
const SHORTEST_STAY: Duration = Duration::from_millis(50);

/// Runs a table until nobody uses it.
pub(crate) async fn run(
    house: Arc<Server>,
    code: String,
    myself: mpsc::WeakSender<Note>,
    mut notes: mpsc::Receiver<Note>,
) {
    let _here = house.at_work().await;
    match load::load(&house, &code, myself).await {
        Ok(table) => {
            house.metrics.tables.fetch_add(1, Relaxed);
            table.serve(notes).await;
            house.metrics.tables.fetch_sub(1, Relaxed);
        }
        Err(denied) => {
            house.gone(&code, &mut notes);
            while let Some(note) = notes.recv().await {
                refuse(note, &denied);
            }
        }
    }
}

/// Answers a note to a table that is not there.
fn refuse(note: Note, denied: &Denied) {
    match note {
        Note::Joined(conn) => {
            let again = matches!(denied.kind, Kind::Unavailable | Kind::Elsewhere | Kind::Newer);
            conn.send(Outgoing::new(&Message::Bye { line: denied.refusal.line.clone(), again }));
        }
        Note::Info(_, answer) => drop(answer.send(Err(denied.clone()))),
        Note::Export(_, _, answer) => drop(answer.send(Err(denied.clone()))),
        Note::LookBack(_, _, answer) => drop(answer.send(Err(denied.clone()))),
        Note::Waits(_, answer) => drop(answer.send(Err(denied.clone()))),
        Note::Where(answer) | Note::Forget(_, answer) => drop(answer.send(Err(denied.clone()))),
        _ => {}
    }
}

impl Table {
    async fn serve(mut self, mut notes: mpsc::Receiver<Note>) {
        let house = self.house.clone();
        let mut shutdown = house.shutdown.clone();
        // Waited for by each turn of the loop, and so begun once.
        let (mut closes, mut lost) = (pin!(closing(&mut shutdown)), pin!(house.lease.lost(self.server)));
        let idle = self.house.config.idle.max(SHORTEST_STAY);
        let (mut used, mut visited) = (Instant::now(), false);
        self.begin();
        loop {
            // A game that somebody has opened is come back to. One that was only asked for somebody's list, has not
            // begun or is over is only looked at.
            let stay = match self.stage {
                Stage::Running if visited => idle,
                Stage::Over if visited => idle.min(OVER),
                _ => idle.min(LOOKED_AT),
            };
            let (absence, breath) = (self.absence_to_tell(), self.bots.next());
            let (ticks, gathers) = (self.clock.as_ref().and_then(Clock::next), self.gathering_due());
            let ticker = self.house.config.ticker.clone();
            let in_use = !self.conns.is_empty()
                || !self.outbox.is_empty()
                || self.bots.are_thinking()
                || breath.is_some()
                || self.is_held(ticks.is_some());
            tokio::select! {
                biased;
                stored = self.outbox.stored(), if !self.outbox.is_empty() => {
                    used = Instant::now();
                    if let Err(error) = stored {
                        self.fail(&error, &mut notes);
                        return;
                    }
                    self.release();
                }
                () = &mut closes => break,
                // It may be another's by now: whoever is here comes back and finds it there.
                () = &mut lost => {
                    self.house.gone(&self.code, &mut notes);
                    self.say_goodbye("server-come-back", true);
                    return;
                }
                note = notes.recv(), if self.outbox.len() < MOST_UNDER_WAY => {
                    used = Instant::now();
                    visited |= matches!(note, Some(Note::Joined(_)));
                    match note {
                        Some(Note::Expired(why)) => {
                            self.say_goodbye(why, false);
                            self.house.gone(&self.code, &mut notes);
                            self.give_up();
                            return;
                        }
                        Some(note) => self.take(note).await,
                        None => break,
                    }
                }
                () = sleep_until(absence.unwrap_or(used)), if absence.is_some() => self.tell_absences(),
                () = sleep_until(breath.unwrap_or(used)), if breath.is_some() => self.bots_act(),
                () = ticker.until(ticks.unwrap_or_default()), if ticks.is_some() => self.clock_ticks(),
                () = sleep_until(gathers.unwrap_or(used)), if gathers.is_some() => self.gather(),
                () = sleep_until(used + stay), if !in_use => {
                    self.keep().await;
                    if self.house.leave(&self.code, &mut notes) {
                        self.give_up();
                        return;
                    }
                    used = Instant::now();
                }
            }
        }
        // What is under way is stored, and those who wait for it are told, before the table goes.
        self.house.gone(&self.code, &mut notes);
        while !self.outbox.is_empty() {
            if self.outbox.stored().await.is_err() {
                return;
            }
            self.release();
        }
        self.say_goodbye("server-closes", true);
        self.keep().await;
    }

    /// Something to be written about this table, by whoever has taken it.
    fn writing(&self) -> Write {
        Write { epoch: self.epoch, ..Write::to(self.id, now()) }
    }

    /// Others may take it. Nobody waits for that: if it is lost, the lease runs out.
    fn give_up(&self) {
        drop(self.house.store.give_up(self.id, self.epoch));
    }

    async fn take(&mut self, note: Note) {
        match note {
            Note::Joined(conn) => self.join(conn),
            Note::Left(socket) => drop(self.leave(socket)),
            Note::Asked(socket, request) => self.ask(socket, request).await,
            Note::Unreadable(socket, re, refusal) => self.refuse_unread(socket, re, refusal),
            Note::Info(person, answer) => self.tell(answer, Ok(self.info(person))),
            Note::Where(answer) => drop(answer.send(Ok(()))),
            Note::Waits(person, answer) => self.tell(answer, Ok(self.waits_for(person))),
            Note::Export(person, seat, answer) => self.tell(answer, self.export(person, seat)),
            Note::LookBack(person, eyes, answer) => self.tell(answer, self.looked_back_at(person, eyes)),
            Note::Forget(person, answer) => {
                self.forget(person);
                let _ = answer.send(Ok(()));
            }
            Note::Thought(seat, prompt, action) => self.bot_decides(seat, prompt, action),
            Note::Thoughtless(seat) => self.bot_thinks_again(seat),
            Note::Hints(asker, hints) => self.answer(asker, Reply::Hints(hints)),
            Note::Expired(_) => {}
        }
    }

    /// What a table does by itself when it comes into memory.
    fn begin(&mut self) {
        if self.stage == Stage::Gathering && self.is_complete() && self.chairs.iter().all(|chair| !chair.is_person()) {
            // Only bots: nobody has to be ready.
            self.bots.wait_for_watchers(Instant::now() + bots::CURTAIN * self.house.config.breath);
            match self.start() {
                Ok(effect) => self.commit(effect, None),
                Err(refusal) => tracing::error!(code = self.code, %refusal, "a table cannot start"),
            }
        }
        self.note_hands();
        drop(self.run_clock());
        self.wake_bots();
    }

    /// Whether every seat is taken and every person ready.
    pub(crate) fn is_complete(&self) -> bool {
        self.chairs.iter().all(Chair::is_ready)
    }

    /// Opens the game. Changes nothing if it cannot.
    pub(crate) fn start(&mut self) -> Result<Effect, Refusal> {
        let (desk, told) = self.set_up.open(self.entry, self.rules, self.chairs.len() as u8, self.seed())?;
        self.desk = Some(desk);
        self.stage = Stage::Running;
        self.set_clock(None);
        self.listen();
        Ok(Effect::seats().telling(told))
    }

    /// The seats' parts of the seed.
    pub(crate) fn nonces(&self) -> Vec<String> {
        let nonce = |(seat, chair): (usize, &Chair)| {
            chair.nonce().map_or_else(|| shuffle::bot_nonce(&self.secret, Seat::new(seat)), ToOwned::to_owned)
        };
        self.chairs.iter().enumerate().map(nonce).collect()
    }

    pub(crate) fn seed(&self) -> Seed {
        shuffle::seed(&self.secret, &self.nonces())
    }

    /// The same deal as that of another game, if there is one.
    pub(crate) fn same_deal(&self) -> Option<&input::Branch> {
        self.set_up.branch.as_ref().filter(|branch| !branch.anew)
    }

    /// What proves the shuffle: that of the other game where the deal is the same. Secret while the game runs.
    pub(crate) fn fair(&self) -> Fair {
        if let Some(fair) = self.same_deal().and_then(|branch| branch.fair.clone()) {
            return fair;
        }
        Fair {
            commitment: shuffle::commitment(&self.secret),
            secret: shuffle::digits(&self.secret),
            nonces: self.nonces(),
        }
    }

    pub(crate) fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The person's seats.
    pub(crate) fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        let owned = self.chairs.iter().enumerate().filter(move |(_, chair)| chair.person() == Some(person));
        owned.map(|(seat, _)| Seat::new(seat))
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs.get(seat.index()).ok_or_else(|| Refusal::new("no-such-seat").with("seat", seat))
    }

    /// All who can look at the table.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.seats())
    }

    /// A table's mailbox, to send it something later.
    pub(crate) fn mailbox(&self) -> Option<Handle> {
        self.myself.upgrade()
    }

    fn waits_for(&self, person: PersonId) -> bool {
        match (self.stage, &self.desk) {
            (Stage::Gathering, _) => self.chairs.iter().any(|c| c.person() == Some(person) && !c.is_ready()),
            (Stage::Running, Some(desk)) if !self.arranged.paused => {
                let open = |seat: Seat| desk.asked().contains(seat) && !desk.sealed().contains(seat);
                self.seats_of(person).any(|seat| open(seat) && self.chairs[seat.index()].bot().is_none())
            }
            _ => false,
        }
    }

    /// Who sits where, to be stored.
    fn stored_seats(&self) -> store::Seats {
        input::seats(
            &self.chairs,
            &self.arranged,
            &self.set_up,
            self.set_up.seeks(self.entry.name(), self.chairs.len()),
        )
    }

    /// Forgets a person's name and what they said; the store has done so already.
    fn forget(&mut self, person: PersonId) {
        for chair in &mut self.chairs {
            if chair.person() == Some(person) {
                chair.name.clear();
                chair.face = None;
            }
        }
        self.said.retain(|(speaker, _)| *speaker != person);
        self.tell_seats();
    }
}
