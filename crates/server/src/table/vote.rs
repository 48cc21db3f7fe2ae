//! What all who play are asked together, and what comes of it.
//!
//! A vote lives in memory: after a restart somebody asks again.

use store::PersonId;
use tabletop::{Refusal, Seat};
use tokio::time::{Duration, Instant};

use super::chair::{Chair, Sits};
use super::happening::Happening;
use super::input::SeatKey;
use super::{Effect, Table};
use crate::random;
use crate::state::now;
use crate::wire::{Motion, Stage, Vote};

/// So long a question stands before somebody else may ask another.
const STANDS: Duration = Duration::from_secs(60);

/// A question to all who play.
pub(super) struct Ballot {
    what: Motion,
    by: PersonId,
    since: Instant,
    yes: Vec<PersonId>,
}

impl Table {
    /// Asks all who play, beginning with whoever asks; what is to be done if nobody else has to agree.
    pub(super) fn propose(&mut self, by: PersonId, what: Motion) -> Result<Option<Effect>, Refusal> {
        self.may_be_moved(by, what)?;
        if let Some(ballot) = &self.ballot
            && ballot.what != what
            && ballot.by != by
            && ballot.since.elapsed() < STANDS
        {
            return Err(Refusal::new("server-vote-stands"));
        }
        if self.ballot.as_ref().is_none_or(|ballot| ballot.what != what) {
            self.ballot = Some(Ballot { what, by, since: Instant::now(), yes: Vec::new() });
        }
        self.vote(by, true)
    }

    /// Takes an answer; what is to be done if it was the last one that was missing.
    pub(super) fn vote(&mut self, person: PersonId, yes: bool) -> Result<Option<Effect>, Refusal> {
        let ballot = self.ballot.as_ref().ok_or_else(|| Refusal::new("server-no-vote"))?;
        let (what, by) = (ballot.what, ballot.by);
        // The missing may be back, the game over.
        if let Err(refusal) = self.may_be_moved(by, what) {
            self.ballot = None;
            self.tell_seats();
            return Err(refusal);
        }
        if !self.voters(what).contains(&person) {
            return Err(Refusal::new("server-not-asked"));
        }
        if !yes {
            self.ballot = None;
            self.tell_seats();
            return Ok(None);
        }
        let ballot = self.ballot.as_mut().expect("it was there");
        if !ballot.yes.contains(&person) {
            ballot.yes.push(person);
        }
        if self.agreed() {
            self.ballot = None;
            return Ok(Some(self.carry_out(what, by)));
        }
        self.tell_seats();
        Ok(None)
    }

    fn agreed(&self) -> bool {
        self.ballot
            .as_ref()
            .is_some_and(|ballot| self.voters(ballot.what).iter().all(|voter| ballot.yes.contains(voter)))
    }

    /// Whether all can be asked this, by this person, now.
    fn may_be_moved(&self, by: PersonId, what: Motion) -> Result<(), Refusal> {
        match self.stage {
            Stage::Gathering => return Err(Refusal::new("server-not-started")),
            Stage::Running => {}
            Stage::Over => return Err(Refusal::new("game-is-over")),
        }
        if !self.voters(what).contains(&by) {
            return Err(Refusal::new("server-not-seated"));
        }
        match what {
            // Somebody whom a bot plays for is away as well.
            Motion::NewKey(seat) if self.chair(seat)?.is_person() && self.chair(seat)?.bot().is_some() => {
                let here = self.chair(seat)?.person().is_some_and(|person| self.conns.has(person));
                if here { Err(self.not_away_long(seat)) } else { Ok(()) }
            }
            Motion::StandIn(seat) | Motion::NewKey(seat) => self.long_gone_at(seat).map(drop),
            Motion::Pause if self.arranged.paused => Err(Refusal::new("server-paused")),
            Motion::GoOn if !self.arranged.paused => Err(Refusal::new("server-not-paused")),
            Motion::Pause | Motion::GoOn | Motion::End => Ok(()),
        }
    }

    /// The person of a seat, if they have been away for so long that a bot may be let in for them.
    pub(super) fn long_gone_at(&self, seat: Seat) -> Result<PersonId, Refusal> {
        let chair = self.chair(seat)?;
        let owner = chair.person().filter(|_| chair.bot().is_none());
        let owner = owner.ok_or_else(|| Refusal::new("server-nobody-to-stand-in-for").with("seat", seat))?;
        if self.is_long_gone(owner) { Ok(owner) } else { Err(self.not_away_long(seat)) }
    }

    fn not_away_long(&self, seat: Seat) -> Refusal {
        Refusal::new("server-not-away-long").with("seat", seat).with("seconds", i64::from(self.absence_seconds()))
    }

    /// Whoever has to agree. Nobody waits for those whom a bot plays for, nor for somebody who is missing too before a
    /// bot is let in; but to give a seat away takes everybody else.
    fn voters(&self, what: Motion) -> Vec<PersonId> {
        let about = match what {
            Motion::StandIn(seat) | Motion::NewKey(seat) => self.chairs.get(seat.index()).and_then(Chair::person),
            Motion::Pause | Motion::GoOn | Motion::End => None,
        };
        let asked = |chair: &Chair| match what {
            Motion::NewKey(_) => true,
            Motion::StandIn(_) => chair.bot().is_none() && !chair.person().is_some_and(|who| self.is_long_gone(who)),
            Motion::Pause | Motion::GoOn | Motion::End => chair.bot().is_none(),
        };
        let mut voters: Vec<PersonId> = Vec::new();
        for person in self.chairs.iter().filter(|chair| asked(chair)).filter_map(Chair::person) {
            if Some(person) != about && !voters.contains(&person) {
                voters.push(person);
            }
        }
        voters
    }

    fn carry_out(&mut self, what: Motion, by: PersonId) -> Effect {
        match what {
            Motion::StandIn(seat) => self.let_a_bot_play(seat, Happening::StandIn(seat)),
            Motion::Pause => {
                self.arranged.paused = true;
                Effect::seats().happens(Happening::Paused)
            }
            Motion::GoOn => {
                self.arranged.paused = false;
                Effect::seats().happens(Happening::WentOn)
            }
            Motion::End => Effect::ended().happens(Happening::Ended),
            Motion::NewKey(seat) => {
                let key = random::one_time_code();
                self.forget_key(seat);
                self.arranged.keys.push(SeatKey::new(seat, &key, now()));
                Effect::seats().happens(Happening::KeyMade(seat)).key(by, seat, key)
            }
        }
    }

    /// No key opens the seat any more; whether one did.
    pub(super) fn forget_key(&mut self, seat: Seat) -> bool {
        let before = self.arranged.keys.len();
        self.arranged.keys.retain(|known| known.seat != seat);
        self.arranged.keys.len() < before
    }

    /// A bot plays for the seat until its person takes it back.
    pub(super) fn let_a_bot_play(&mut self, seat: Seat, why: Happening) -> Effect {
        let level = self.stand_in_level().to_owned();
        if let Sits::Person { stand_in, .. } = &mut self.chairs[seat.index()].sits {
            *stand_in = Some(level);
        }
        Effect::seats().happens(why)
    }

    /// What all are asked, as everybody may know it.
    pub(super) fn vote_info(&self) -> Option<Vote> {
        let ballot = self.ballot.as_ref()?;
        let seat = |person: &PersonId| self.seats_of(*person).next();
        Some(Vote {
            what: ballot.what,
            by: seat(&ballot.by)?,
            voters: self.voters(ballot.what).iter().filter_map(seat).collect(),
            yes: ballot.yes.iter().filter_map(seat).collect(),
        })
    }
}
