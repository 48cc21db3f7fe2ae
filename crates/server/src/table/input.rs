//! What is stored of a table: what was agreed, and what was done.

use std::collections::BTreeMap;

use catalog::Entry;
use catalog::table::{AnyTable, Stories};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{PersonId, Seats, Sitter};
use tabletop::{By, Choices, PromptId, Refusal, Seat, Seed};

use super::chair::{Chair, StoredChair};

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
}

impl SetUp {
    /// Opens the game by this version of its rules, or says why there is no such game.
    pub(crate) fn open(
        &self,
        entry: &dyn Entry,
        rules: u32,
        players: u8,
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Stories), Refusal> {
        let chosen = |choices: Choices, (name, value): (&String, &String)| choices.with(name, value);
        let choices = self.options.iter().fold(Choices::none().under(rules), chosen);
        match &self.position {
            Some(position) => entry.place(players, &choices, position.clone(), Some(seed)),
            None => entry.open(players, &choices, seed),
        }
    }
}

/// Who sits where, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    chairs: Vec<StoredChair>,
    rematch: Option<String>,
}

/// Chairs as they are stored.
pub(crate) fn seats(chairs: &[Chair], rematch: Option<&str>) -> Seats {
    let body = Body { chairs: chairs.iter().map(Chair::kept).collect(), rematch: rematch.map(ToOwned::to_owned) };
    let sitters = chairs
        .iter()
        .zip(0..)
        .filter_map(|(chair, seat)| chair.person().map(|person| Sitter { seat, person, name: chair.name.clone() }));
    Seats {
        body: store::Hidden(serde_json::to_string(&body).expect("seats are plain data")),
        bots: chairs.iter().any(|chair| chair.bot().is_some()),
        sitters: sitters.collect(),
    }
}

/// Stored chairs, and the next table of the round; nothing if they cannot be read.
pub(crate) fn chairs(seats: &Seats) -> Option<(Vec<Chair>, Option<String>)> {
    let body: Body = serde_json::from_str(&seats.body.0).ok()?;
    let sitter = |seat: usize| -> Option<(PersonId, String)> {
        let sitter = seats.sitters.iter().find(|sitter| usize::from(sitter.seat) == seat)?;
        Some((sitter.person, sitter.name.clone()))
    };
    let chairs = body.chairs.into_iter().enumerate().map(|(seat, kept)| Chair::restored(kept, sitter(seat)));
    Some((chairs.collect::<Option<_>>()?, body.rematch))
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
