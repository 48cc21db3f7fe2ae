//! What concerns the company rather than the game: votes, keys, colours, who is named, who may come.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::names::name;
use crate::random;
use crate::state::now;
use crate::table::chair::{Chair, Sits};
use crate::table::happening::Happening;
use crate::table::{Effect, Table};
use crate::wire::{Motion, Reply, Stage};

/// What was done, or that it was taken.
fn outcome(effect: Option<Effect>) -> Outcome {
    effect.map_or_else(|| Outcome::Says(Box::new(Reply::Done)), Outcome::Did)
}

pub(super) fn propose(table: &mut Table, asker: &Asker, what: Motion) -> Result<Outcome, Refusal> {
    may_vote(table, asker)?;
    table.propose(asker.person()?, what).map(outcome)
}

pub(super) fn vote(table: &mut Table, asker: &Asker, yes: bool) -> Result<Outcome, Refusal> {
    may_vote(table, asker)?;
    table.vote(asker.person()?, yes).map(outcome)
}

fn may_vote(table: &Table, asker: &Asker) -> Result<(), Refusal> {
    let allowed = table.house.votes.allow(asker.person()?) && table.house.company.allow(asker.address);
    if allowed { Ok(()) } else { Err(Refusal::new("server-too-many-votes")) }
}

/// Whoever has the key has the seat; the devices that had it have it no longer.
pub(super) fn unlock(table: &mut Table, asker: &Asker, key: &str, wished: &str) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    let name = name(wished)?;
    match table.stage {
        Stage::Gathering => return Err(Refusal::new("server-not-started")),
        Stage::Running => {}
        Stage::Over => return Err(Refusal::new("game-is-over")),
    }
    if table.is_seated(person) {
        return Err(Refusal::new("server-key-for-others"));
    }
    if !(table.house.keys.allow(person) && table.house.codes.allow(asker.address)) {
        return Err(Refusal::new("server-too-many-codes"));
    }
    let refused = || Refusal::new("server-bad-key");
    let key = random::tidy(key, 16, 4).ok_or_else(refused)?;
    let found = table.arranged.keys.iter().position(|known| known.opens(&key, now())).ok_or_else(refused)?;
    let seat = table.arranged.keys.remove(found).seat;
    let face = table.conns.get(asker.socket).and_then(|conn| conn.face.clone());
    let chair = &mut table.chairs[seat.index()];
    if let Sits::Person { id, stand_in, .. } = &mut chair.sits {
        (*id, *stand_in) = (person, None);
    }
    (chair.name, chair.face) = (name, face);
    Ok(Outcome::Did(Effect::seats().happens(Happening::KeyUsed(seat)).known_to(person)))
}

pub(super) fn colour(table: &mut Table, asker: &Asker, seat: Seat, colour: u8) -> Result<Outcome, Refusal> {
    table.own(asker, seat)?;
    table.not_begun()?;
    let taken = |(other, chair): (usize, &Chair)| other != seat.index() && chair.colour == Some(colour);
    if usize::from(colour) >= Seat::MAX || table.chairs.iter().enumerate().any(taken) {
        return Err(Refusal::new("server-colour-taken"));
    }
    table.chairs[seat.index()].colour = Some(colour);
    Ok(Outcome::Did(Effect::seats()))
}

pub(super) fn be_named(table: &mut Table, asker: &Asker, named: bool) -> Outcome {
    if let Some(conn) = table.conns.get_mut(asker.socket) {
        conn.named = named;
    }
    table.watchers_change();
    outcome(None)
}

/// Whether anybody may sit down.
pub(super) fn list(table: &mut Table, asker: &Asker, listed: bool) -> Result<Outcome, Refusal> {
    table.makes(asker)?;
    table.not_begun()?;
    if listed && !table.house.config.listing {
        return Err(Refusal::new("server-no-listing"));
    }
    if !(table.house.listings.allow(asker.person()?) && table.house.company.allow(asker.address)) {
        return Err(Refusal::new("server-too-many-listings"));
    }
    table.arranged.listed = listed;
    Ok(Outcome::Did(Effect::seats()))
}

/// There is no such table any more. Whoever sits there is told by the way its deletion is told.
pub(super) async fn close(table: &mut Table, asker: &Asker) -> Result<Outcome, Refusal> {
    table.makes(asker)?;
    table.not_begun()?;
    if table.house.store.remove(table.id, table.epoch).await.is_err() {
        return Err(Refusal::new("server-store-unavailable"));
    }
    if let Some(mailbox) = table.mailbox() {
        // After the answer to this.
        tokio::spawn(async move { mailbox.send(crate::table::Note::Expired("server-table-closed")).await });
    }
    Ok(outcome(None))
}
