//! What can be asked at a table, one file for each.
//!
//! What changes something checks first and changes then, so that a refusal changes nothing; it gives back
//! an [`Effect`], which is stored before anybody hears of it. What only asks is answered in its turn.

mod act;
mod arrange;
mod asker;
mod chat;
mod company;
mod hint;
mod leave;
mod look;
mod past;
mod ready;
mod rematch;
mod show;
mod sit;
mod stand_in;
mod story;
mod undo;
mod why;

use std::sync::atomic::Ordering::Relaxed;

use store::PersonId;
use tabletop::{Refusal, Seat, Viewer};

use super::recent::Known;
use super::{Effect, SocketId, Table};
use crate::wire::{Ask, Reply, Request, Stage};

pub(crate) use asker::Asker;
pub(super) use leave::USUAL;

/// What is to become of a request.
enum Outcome {
    /// Something was done.
    Did(Effect),
    /// Something is answered.
    Says(Box<Reply>),
    /// The answer comes later, or is on its way already.
    Later,
}

impl Table {
    /// Answers a request, sooner or later.
    pub(super) async fn ask(&mut self, socket: SocketId, Request { id, ask }: Request) {
        let Some(mut asker) = self.conns.get(socket).map(|conn| Asker::of(conn, id)) else { return };
        if !(1..=40).contains(&asker.re.chars().count()) {
            return self.refuse(asker, Refusal::new("server-bad-id"));
        }
        asker.known = asker.person.filter(|_| changes(&ask)).map(|person| Known::new(person, &asker.re, &ask));
        if let Some(reply) = asker.known.as_ref().and_then(|known| self.recent.get(known)) {
            return self.answer(asker, reply);
        }
        match self.obey(&asker, ask).await {
            Ok(Outcome::Did(effect)) => self.commit(effect, Some(asker)),
            Ok(Outcome::Says(reply)) => {
                self.answer(asker, *reply);
                // Somebody may have begun to watch.
                self.bots_act();
            }
            Ok(Outcome::Later) => {}
            Err(refusal) => {
                if let Some(known) = &asker.known {
                    self.remember_refusal(known.clone(), &refusal);
                }
                self.refuse(asker, refusal);
            }
        }
    }

    /// Refuses what could not be read.
    pub(super) fn refuse_unread(&mut self, socket: SocketId, re: String, refusal: Refusal) {
        if let Some(asker) = self.conns.get(socket).map(|conn| Asker::of(conn, re)) {
            self.refuse(asker, refusal);
        }
    }

    async fn obey(&mut self, asker: &Asker, ask: Ask) -> Result<Outcome, Refusal> {
        match ask {
            Ask::Show { seat, heard } => show::show(self, asker, seat, heard),
            Ask::Sit { seat, name } => sit::sit(self, asker, seat, &name),
            Ask::Arrange { seat, sitter } => arrange::arrange(self, asker, seat, sitter),
            Ask::Leave { seat, level } => leave::leave(self, asker, seat, level.as_deref()),
            Ask::StandIn { seat } => stand_in::stand_in(self, asker, seat),
            Ask::Ready { seat, nonce } => ready::ready(self, asker, seat, &nonce),
            Ask::Act { seat, prompt, action } => act::act(self, asker, seat, prompt, action),
            Ask::Undo { seat, turn } => undo::undo(self, asker, seat, turn),
            Ask::Why { seat, action } => why::why(self, asker, seat, &action),
            Ask::Hint { seat } => hint::hint(self, asker, seat),
            Ask::Look => look::look(self, asker),
            Ask::Story { before } => story::story(self, asker, before).await,
            Ask::Chat { text } => chat::chat(self, asker, &text),
            Ask::Phrase { phrase } => chat::phrase(self, asker, &phrase),
            Ask::Unsay { id } => chat::unsay(self, asker, &id),
            Ask::BeNamed { named } => Ok(company::be_named(self, asker, named)),
            Ask::Colour { seat, colour } => company::colour(self, asker, seat, colour),
            Ask::Propose { what } => company::propose(self, asker, what),
            Ask::Vote { yes } => company::vote(self, asker, yes),
            Ask::Unlock { key, name } => company::unlock(self, asker, &key, &name),
            Ask::List { listed } => company::list(self, asker, listed),
            Ask::Close => company::close(self, asker).await,
            Ask::Rematch => rematch::rematch(self, asker).await,
        }
    }

    fn refuse(&mut self, asker: Asker, refusal: Refusal) {
        self.house.metrics.refused.fetch_add(1, Relaxed);
        self.answer(asker, Reply::Refused { refusal });
    }

    /// The seat, if it is the person's own.
    fn own(&self, asker: &Asker, seat: Seat) -> Result<PersonId, Refusal> {
        let person = asker.person()?;
        if self.chair(seat)?.person() == Some(person) {
            return Ok(person);
        }
        Err(Refusal::new("server-not-your-seat").with("seat", seat))
    }

    /// Whether the seat may take something back or change it once more. Everything that is done is stored and
    /// replayed, so without an end to it one screen could let a game grow for ever.
    pub(in crate::table) fn may_think_again(&self, seat: Seat) -> Result<(), Refusal> {
        let most = self.house.config.limits.second_thoughts;
        let enough = self.desk.as_ref().is_some_and(|desk| desk.second_thoughts(seat) >= most);
        if enough { Err(Refusal::new("server-second-thoughts").with("most", most)) } else { Ok(()) }
    }

    /// Whoever made the table may arrange it.
    fn makes(&self, asker: &Asker) -> Result<(), Refusal> {
        if asker.person()? == self.maker { Ok(()) } else { Err(Refusal::new("server-not-the-maker")) }
    }

    fn not_begun(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Gathering { Ok(()) } else { Err(Refusal::new("server-already-started")) }
    }

    /// The seat, if it is the person's own, on the screen, and no bot plays it: what concerns a hand is
    /// asked by the screen that shows it.
    fn own_and_shown(&self, asker: &Asker, seat: Seat) -> Result<(), Refusal> {
        self.own(asker, seat)?;
        if asker.viewer()? != Viewer::Seat(seat) {
            return Err(Refusal::new("server-not-shown").with("seat", seat));
        }
        if self.chairs[seat.index()].bot().is_some() {
            return Err(Refusal::new("server-bot-plays").with("seat", seat));
        }
        if self.ended.is_some() {
            return Err(Refusal::new("game-is-over"));
        }
        if self.arranged.paused {
            return Err(Refusal::new("server-paused"));
        }
        Ok(())
    }
}

/// Whether a request changes something, so that a repeated one must not be done twice.
fn changes(ask: &Ask) -> bool {
    match ask {
        Ask::Sit { .. }
        | Ask::Arrange { .. }
        | Ask::Leave { .. }
        | Ask::StandIn { .. }
        | Ask::Ready { .. }
        | Ask::Act { .. }
        | Ask::Undo { .. }
        | Ask::Chat { .. }
        | Ask::Phrase { .. }
        | Ask::Unsay { .. }
        | Ask::Colour { .. }
        | Ask::Propose { .. }
        | Ask::Vote { .. }
        | Ask::Unlock { .. }
        | Ask::List { .. }
        | Ask::Close
        | Ask::Rematch => true,
        Ask::Show { .. } | Ask::Why { .. } | Ask::Hint { .. } | Ask::Look | Ask::Story { .. } | Ask::BeNamed { .. } => {
            false
        }
    }
}
