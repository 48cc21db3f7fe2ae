//! Requests answered lately, so that a repeated one does nothing twice.
//!
//! Whoever has a seat has a memory of their own, which nobody else can fill; people without one share
//! another. What was refused is remembered apart, so that it never costs what was done.

use std::collections::{HashMap, VecDeque};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{PersonId, Request};
use tabletop::Refusal;

use crate::wire::{Ask, Reply};

/// So much that was done is remembered of each person with a seat, and of all others together.
const DONE: usize = 256;
/// So many refusals are remembered of each person with a seat, unless they are longer than this.
const REFUSED: usize = 32;
const LONGEST_REFUSAL: usize = 1024;

/// A request as it is known again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    person: PersonId,
    id: String,
    /// A hash of what was asked; unknown of what was stored before this was looked at.
    content: Option<i64>,
}

impl Known {
    pub(crate) fn new(person: PersonId, id: &str, ask: &Ask) -> Self {
        let ask = serde_json::to_vec(ask).expect("requests are plain data");
        let hash = Sha256::digest(ask);
        let content = i64::from_le_bytes(hash[..8].try_into().expect("eight bytes"));
        Self { person, id: id.to_owned(), content: Some(content) }
    }

    pub(super) fn person(&self) -> PersonId {
        self.person
    }

    /// As it is stored with what it did.
    pub(crate) fn stored(&self) -> Request {
        Request { key: format!("{}:{}", self.person.0, self.id), content: self.content }
    }

    /// A stored one; nothing if it cannot be read.
    pub(super) fn restored(request: &Request) -> Option<Self> {
        let (person, id) = request.key.split_once(':')?;
        Some(Self { person: PersonId(person.parse().ok()?), id: id.to_owned(), content: request.content })
    }
}

/// A request in a snapshot: until lately only its key stood there.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum StoredRequest {
    Key(String),
    Whole(String, Option<i64>),
}

impl StoredRequest {
    pub(super) fn request(self) -> Request {
        let (key, content) = match self {
            Self::Key(key) => (key, None),
            Self::Whole(key, content) => (key, content),
        };
        Request { key, content }
    }
}

/// What came of some requests, oldest first out. They are few, and a request comes again soon if at all.
#[derive(Default)]
struct Memory(VecDeque<(Known, Option<Refusal>)>);

impl Memory {
    fn place(&self, known: &Known) -> Option<usize> {
        self.0.iter().rposition(|(other, _)| other.person == known.person && other.id == known.id)
    }

    fn put(&mut self, known: Known, refusal: Option<Refusal>, most: usize) {
        match self.place(&known) {
            Some(place) => self.0[place] = (known, refusal),
            None => self.0.push_back((known, refusal)),
        }
        if self.0.len() > most {
            self.0.pop_front();
        }
    }

    fn get(&self, known: &Known) -> Option<Reply> {
        let (Known { content, .. }, refusal) = &self.0[self.place(known)?];
        let another = content.is_some() && *content != known.content;
        let refusal = if another { Some(Refusal::new("server-id-used")) } else { refusal.clone() };
        Some(refusal.map_or(Reply::Done, |refusal| Reply::Refused { refusal }))
    }

    fn known(&self) -> impl Iterator<Item = &Known> {
        self.0.iter().map(|(known, _)| known)
    }
}

/// What came of the last requests.
#[derive(Default)]
pub(super) struct Recent {
    seated: HashMap<PersonId, (Memory, Memory)>,
    others: Memory,
}

impl Recent {
    /// What came of a request, if it was made before.
    pub(super) fn get(&self, known: &Known) -> Option<Reply> {
        let own = self.seated.get(&known.person);
        let own = own.and_then(|(done, refused)| done.get(known).or_else(|| refused.get(known)));
        own.or_else(|| self.others.get(known))
    }

    /// It was done and is stored, or will be before this is told.
    pub(super) fn done(&mut self, known: Known, seated: bool) {
        if seated {
            self.seated.entry(known.person).or_default().0.put(known, None, DONE);
        } else {
            self.others.put(known, None, DONE);
        }
    }

    /// It was refused. Somebody without a seat asks again, and is looked at anew.
    pub(super) fn refused(&mut self, known: Known, seated: bool, refusal: &Refusal) {
        let length = serde_json::to_vec(refusal).map_or(usize::MAX, |json| json.len());
        if seated && length <= LONGEST_REFUSAL {
            self.seated.entry(known.person).or_default().1.put(known, Some(refusal.clone()), REFUSED);
        }
    }

    /// Only these have seats from now on.
    pub(super) fn seat(&mut self, seated: impl Fn(PersonId) -> bool) {
        let gone: Vec<PersonId> = self.seated.keys().copied().filter(|person| !seated(*person)).collect();
        for person in gone {
            let (done, _) = self.seated.remove(&person).unwrap_or_default();
            for (known, refusal) in done.0 {
                self.others.put(known, refusal, DONE);
            }
        }
    }

    /// The requests that were done, oldest first: for a snapshot.
    pub(super) fn kept(&self) -> Vec<StoredRequest> {
        let own = self.seated.values().flat_map(|(done, _)| done.known());
        let stored = own.chain(self.others.known()).map(Known::stored);
        stored.map(|request| StoredRequest::Whole(request.key, request.content)).collect()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn request(person: i64, id: usize) -> Known {
        Known::new(PersonId(person), &id.to_string(), &Ask::Undo { seat: Seat::new(0), turn: false })
    }

    fn is_done(reply: Option<&Reply>) -> bool {
        matches!(reply, Some(Reply::Done))
    }

    #[test]
    fn the_oldest_of_a_person_is_forgotten_first_and_nobody_elses() {
        let mut recent = Recent::default();
        recent.done(request(2, 0), true);
        recent.done(request(3, 0), false);
        for n in 0..=DONE {
            recent.done(request(1, n), true);
        }
        assert!(recent.get(&request(1, 0)).is_none());
        assert!(is_done(recent.get(&request(1, 1)).as_ref()));
        assert!(is_done(recent.get(&request(2, 0)).as_ref()) && is_done(recent.get(&request(3, 0)).as_ref()));
        assert_eq!(recent.kept().len(), DONE + 2);
    }

    #[test]
    fn refusals_and_strangers_cost_nothing_that_was_done() {
        let mut recent = Recent::default();
        recent.done(request(1, 0), true);
        for n in 1..2 * DONE {
            recent.refused(request(1, n), true, &Refusal::new("game-is-over"));
            recent.refused(request(2, n), false, &Refusal::new("game-is-over"));
            recent.done(request(3, n), false);
        }
        assert!(is_done(recent.get(&request(1, 0)).as_ref()));
        assert!(matches!(recent.get(&request(1, 2 * DONE - 1)), Some(Reply::Refused { .. })), "it stays refused");
        assert!(recent.get(&request(2, 1)).is_none(), "nothing is kept for somebody who only tries");
        let long = Refusal::new("server-unknown-level").with("level", "x".repeat(LONGEST_REFUSAL));
        recent.refused(request(1, 1), true, &long);
        assert!(recent.get(&request(1, 1)).is_none(), "nor anything of any length");
    }

    #[test]
    fn another_content_under_the_same_id_is_another_request() {
        let mut recent = Recent::default();
        recent.done(request(1, 0), true);
        let other = Known::new(PersonId(1), "0", &Ask::Undo { seat: Seat::new(0), turn: true });
        let Some(Reply::Refused { refusal, .. }) = recent.get(&other) else { panic!("it is refused") };
        assert_eq!(refusal.line.id, "server-id-used");
        let old = Known::restored(&Request { key: "1:9".into(), content: None }).expect("a request");
        recent.done(old, true);
        assert!(is_done(recent.get(&request(1, 9)).as_ref()), "of an old one nobody knows what it was");
    }

    #[test]
    fn whoever_gets_up_is_still_known() {
        let mut recent = Recent::default();
        recent.done(request(1, 0), true);
        recent.done(request(2, 0), true);
        recent.seat(|person| person == PersonId(2));
        assert!(is_done(recent.get(&request(1, 0)).as_ref()) && is_done(recent.get(&request(2, 0)).as_ref()));
        assert_eq!(recent.seated.len(), 1);
        let kept = serde_json::to_string(&recent.kept()).expect("JSON");
        let kept: Vec<StoredRequest> = serde_json::from_str(&kept).expect("what was written");
        let keys: Vec<_> = kept.into_iter().filter_map(|kept| Known::restored(&kept.request())).collect();
        assert_eq!(keys, [request(2, 0), request(1, 0)]);
        let old: StoredRequest = serde_json::from_str(r#""1:x""#).expect("as it was written before");
        assert_eq!(old.request(), Request { key: "1:x".into(), content: None });
    }
}
