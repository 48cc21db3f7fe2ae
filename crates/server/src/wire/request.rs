//! What a client asks at a table.

use serde::{Deserialize, Serialize};
use tabletop::{PromptId, Seat};

use super::table::{Motion, NewSitter};

/// One message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by the client, 1 to 40 characters, never used twice by it: comes back in the answer, and
    /// makes a repeated send of the same request harmless.
    pub id: String,
    /// What is asked.
    pub ask: Ask,
}

/// What can be asked. Seats named must be the person's own unless it says otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Show this seat (or, without one, what spectators see) from now on. The first message on every
    /// connection, and again at every hand-over on a shared screen. Answered with
    /// [`Answer::Here`](super::Answer).
    Show {
        /// Which seat; nobody's for a spectator.
        seat: Option<Seat>,
        /// How many moments of this viewer's story the client has already.
        heard: Option<u32>,
    },
    /// Sit down on an open seat, or come back to an own one that a bot plays meanwhile.
    Sit {
        /// Which.
        seat: Seat,
        /// What the others shall read, 1 to 24 characters.
        name: String,
    },
    /// Before the start, by the person who made the table: free a seat or let a bot have it.
    Arrange {
        /// Which.
        seat: Seat,
        /// Who sits there from now on.
        sitter: NewSitter,
    },
    /// Get up. Before the start the seat is open again; after it a bot plays on until the person is back.
    Leave {
        /// Which.
        seat: Seat,
        /// The level of the bot, after the start.
        level: Option<String>,
    },
    /// While the game runs, by the person who made the table: let a bot play on a seat whose person has been
    /// away for as long as was agreed, until they sit down again. Others [`Propose`](Ask::Propose) it.
    StandIn {
        /// Which; somebody else's.
        seat: Seat,
    },
    /// Ready to start, with this seat's part of the seed. The game starts when all seats are taken and
    /// every person is ready.
    Ready {
        /// Which.
        seat: Seat,
        /// 32 hexadecimal digits that the client drew at random after it saw the commitment.
        nonce: String,
    },
    /// Answer a prompt. May be sent again with another action while the envelope is sealed and not opened.
    Act {
        /// Which.
        seat: Seat,
        /// The prompt this answers.
        prompt: PromptId,
        /// The choice, in notation.
        action: String,
    },
    /// Take back the last own choice.
    Undo {
        /// Which.
        seat: Seat,
        /// All own choices in a row instead.
        turn: bool,
    },
    /// Why not? Changes nothing.
    Why {
        /// Which.
        seat: Seat,
        /// The choice, in notation.
        action: String,
    },
    /// What a strong player would think of (where the table allows it).
    Hint {
        /// Which.
        seat: Seat,
    },
    /// The table in sentences, for the viewer that is shown.
    Look,
    /// The story as the viewer that is shown has witnessed it, in words: as much of its end as is told at
    /// once. Answered with [`Reply::Story`](super::Reply).
    Story {
        /// Only what comes before this moment: the `first` of an earlier answer, to read on towards the
        /// beginning.
        before: Option<u32>,
    },
    /// Say something to the table, 1 to 300 characters of plain text. While a game runs, those who look on are heard
    /// by those who look on.
    Chat {
        /// What.
        text: String,
    },
    /// Say one of the set phrases, which everybody reads in their own language.
    Phrase {
        /// Which, by its name in the locales without `phrase-`.
        phrase: String,
    },
    /// By the person who made the table: take a line away that somebody said.
    Unsay {
        /// Which.
        id: String,
    },
    /// As somebody who looks on: be named to the others, or not.
    BeNamed {
        /// Whether.
        named: bool,
    },
    /// Before the start: take a colour that nobody has chosen; whose colour it was by default gets another one.
    Colour {
        /// Whose.
        seat: Seat,
        /// Which, 0 to 4.
        colour: u8,
    },
    /// Ask all who play whether something shall be done. Done at once if nobody else has to agree.
    Propose {
        /// What.
        what: Motion,
    },
    /// Answer what all are asked. One no is enough to drop it.
    Vote {
        /// Whether.
        yes: bool,
    },
    /// Take the seat that a key was made for.
    Unlock {
        /// The key.
        key: String,
        /// What the others shall read, 1 to 24 characters.
        name: String,
    },
    /// Before the start, by the person who made the table: whether anybody may sit down.
    List {
        /// Whether.
        listed: bool,
    },
    /// Before the start, by the person who made the table: there is no such table any more.
    Close,
    /// After the end: another table with the same people and options. All are told its code.
    Rematch,
}
