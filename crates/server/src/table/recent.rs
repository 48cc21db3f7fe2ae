//! Requests answered lately, so that a repeated one does nothing twice.

use std::collections::{HashMap, VecDeque};

use store::PersonId;
use tabletop::Refusal;

/// So many are remembered.
const MOST: usize = 256;

/// What came of a request.
#[derive(Clone, Debug)]
pub(super) enum Came {
    /// It was done and is stored, or will be before this is told.
    Done,
    /// It was refused.
    Refused(Refusal),
}

/// What came of the last requests, oldest first out.
#[derive(Default)]
pub(super) struct Recent {
    order: VecDeque<String>,
    came: HashMap<String, Came>,
}

/// How a request is known: by who asked and the id they gave it.
pub(super) fn key(person: PersonId, id: &str) -> String {
    format!("{}:{id}", person.0)
}

impl Recent {
    pub(super) fn get(&self, key: &str) -> Option<&Came> {
        self.came.get(key)
    }

    pub(super) fn put(&mut self, key: String, came: Came) {
        if self.came.insert(key.clone(), came).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.came.remove(&oldest);
        }
    }

    /// The requests that were done, oldest first: for a snapshot.
    pub(super) fn done(&self) -> Vec<&str> {
        let done = |key: &&String| matches!(self.came.get(*key), Some(Came::Done));
        self.order.iter().filter(done).map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_forgotten_first() {
        let mut recent = Recent::default();
        for n in 0..=MOST {
            recent.put(key(PersonId(1), &n.to_string()), Came::Done);
        }
        assert!(recent.get("1:0").is_none());
        assert!(recent.get("1:1").is_some());
        recent.put("1:1".into(), Came::Refused(Refusal::new("game-is-over")));
        assert_eq!(recent.done().len(), MOST - 1);
    }
}
