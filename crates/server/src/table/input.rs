//! What is stored of a table: what was agreed, and what was done.

use std::collections::BTreeMap;

use catalog::Entry;
use catalog::table::{AnyTable, Stories};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Hashed, Seats, Sitter};
use tabletop::{By, Choices, PromptId, Refusal, Seat, Seed};

use super::chair::{Chair, StoredChair};
use super::happening::Happenings;
use crate::random;
use crate::shuffle::Fair;
use crate::wire::{ClockRule, Matching};

/// One thing done at a table: a row in the store. Answers of nature are not among them, since they follow
/// from the seed; a choice that lies in an envelope is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum TableInput {
    /// A seat answered a prompt; and who did so for it, which older deeds do not say.
    Act(Seat, PromptId, String, #[serde(default)] Option<By>),
    /// A seat took its last choice back, or all in a row.
    Undo(Seat, bool),
    /// Who sits where has changed; how is stored with the table.
    Seats,
}

/// What was agreed when the table was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetUp {
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) spectators: bool,
    pub(crate) memory: bool,
    pub(crate) hints: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<ClockRule>,
    /// A bot may be let in for somebody who has been away for so many seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) absence: Option<u32>,
    /// The level of such a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) matching: Option<Matching>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) language: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<Branch>,
}

/// The moment of another game that a table goes on from, with all of it that is needed for that.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    pub(crate) record: String,
    pub(crate) inputs: usize,
    pub(crate) of: Option<String>,
    pub(crate) anew: bool,
    /// What proves the other game's shuffle, if there is proof.
    pub(crate) fair: Option<Fair>,
}

impl SetUp {
    /// As a table is set up if nobody wishes anything.
    pub(crate) fn usual() -> Self {
        Self {
            options: BTreeMap::new(),
            spectators: true,
            memory: false,
            hints: false,
            position: None,
            clock: None,
            absence: None,
            stand_in: None,
            matching: None,
            language: None,
            branch: None,
        }
    }

    /// What strangers wait for who are matched here.
    pub(crate) fn seeks(&self, game: &str, players: usize) -> Option<String> {
        self.matching.map(|Matching { bots }| format!("{game} {players} {}", if bots { "bots" } else { "people" }))
    }

    /// Opens the game by this version of its rules, or says why there is no such game.
    pub(crate) fn open(
        &self,
        entry: &dyn Entry,
        rules: u32,
        players: u8,
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Stories), Refusal> {
        if let Some(Branch { record, inputs, of, anew, .. }) = &self.branch {
            let desk = entry.branch(record, *inputs, of.as_deref(), anew.then_some(seed))?;
            if desk.seats() != players {
                let refusal = Refusal::new("server-branch-seats").with("players", desk.seats());
                return Err(refusal);
            }
            return Ok((desk, Stories::nothing(players)));
        }
        let chosen = |choices: Choices, (name, value): (&String, &String)| choices.with(name, value);
        let choices = self.options.iter().fold(Choices::none().under(rules), chosen);
        match &self.position {
            Some(position) => entry.place(players, &choices, position.clone(), Some(seed)),
            None => entry.open(players, &choices, seed),
        }
    }
}

/// What changes at a table without being an input, besides who sits where.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Arranged {
    /// The next table of the same round.
    pub(crate) rematch: Option<String>,
    /// Whether anybody may sit down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) listed: bool,
    /// Whether all have agreed to go on later.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) paused: bool,
    /// Keys to seats whose people are long away.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) keys: Vec<SeatKey>,
    /// What has happened to people and the table.
    #[serde(skip_serializing_if = "Happenings::is_empty")]
    pub(crate) news: Happenings,
}

/// So long a key to a seat works.
const KEY_SECONDS: i64 = 7 * 24 * 3600;

/// A key to a seat: of the key itself only a hash is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatKey {
    pub(crate) seat: Seat,
    hash: [u8; 32],
    until: i64,
}

impl SeatKey {
    pub(crate) fn new(seat: Seat, key: &str, now: i64) -> Self {
        Self { seat, hash: random::hashed(key).0, until: now + KEY_SECONDS }
    }

    pub(crate) fn opens(&self, key: &str, now: i64) -> bool {
        Hashed(self.hash) == random::hashed(key) && now < self.until
    }
}

/// Who sits where, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    chairs: Vec<StoredChair>,
    /// Where it stood before there was more of its kind.
    #[serde(default, skip_serializing)]
    rematch: Option<String>,
    #[serde(default)]
    arranged: Arranged,
}

/// Chairs, and what else changes at a table, as they are stored.
pub(crate) fn seats(chairs: &[Chair], arranged: &Arranged, set_up: &SetUp, seeks: Option<String>) -> Seats {
    let body = Body { chairs: chairs.iter().map(Chair::kept).collect(), rematch: None, arranged: arranged.clone() };
    let sitter = |(chair, seat): (&Chair, u8)| {
        let person = chair.person()?;
        Some(Sitter { seat, person, name: chair.name.clone(), face: None })
    };
    Seats {
        body: store::Hidden(serde_json::to_string(&body).expect("seats are plain data")),
        wakes: !arranged.paused && (set_up.clock.is_some() || chairs.iter().any(|chair| chair.bot().is_some())),
        listed: arranged.listed,
        seeks,
        free: chairs.iter().filter(|chair| chair.is_free()).count() as u8,
        sitters: chairs.iter().zip(0..).filter_map(sitter).collect(),
    }
}

/// Stored chairs, and what else changes; nothing if they cannot be read.
pub(crate) fn chairs(seats: &Seats) -> Option<(Vec<Chair>, Arranged)> {
    let Body { chairs, rematch, mut arranged } = serde_json::from_str(&seats.body.0).ok()?;
    arranged.rematch = arranged.rematch.or(rematch);
    let sitter = |seat: usize| seats.sitters.iter().find(|sitter| usize::from(sitter.seat) == seat).cloned();
    let chairs = chairs.into_iter().enumerate().map(|(seat, kept)| Chair::restored(kept, sitter(seat)));
    Some((chairs.collect::<Option<_>>()?, arranged))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_says_who_did_it_and_an_older_one_does_not() {
        let read = |text: &str| serde_json::from_str::<TableInput>(text).expect("a deed");
        let act = |by| TableInput::Act(Seat::new(1), 7, "take 3".into(), by);
        assert_eq!(read(r#"{"act":["B",7,"take 3"]}"#), act(None));
        for (by, text) in [
            (Some(By::Person), r#"{"act":["B",7,"take 3","person"]}"#),
            (Some(By::Bot("hard".into())), r#"{"act":["B",7,"take 3",{"bot":"hard"}]}"#),
        ] {
            assert_eq!(read(text), act(by.clone()));
            assert_eq!(serde_json::to_string(&act(by)).expect("JSON"), text);
        }
    }
}
