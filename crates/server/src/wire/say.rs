//! What the server says at a table.

use catalog::table::{Advice, Choice, Json, Moment, Question};
use serde::Serialize;
use tabletop::{Line, Refusal, Seat, SeatSet, Standing};

use super::table::TableInfo;

/// One message of the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The answer to a request. Follows it in order, and after everything that it caused is stored.
    Answer(Answer),
    /// Who sits where has changed.
    Table(TableInfo),
    /// Something has happened for the viewer that is shown, or its question is another.
    Step(Step),
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody has gone, is back, or is played for: to be told and not kept. Sent to everybody but them.
    News(Line),
    /// The server closes the connection: come back a little later unless it says otherwise.
    Bye {
        /// Why.
        line: Line,
        /// Whether to come back.
        again: bool,
    },
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Answer {
    /// The request's id; empty for a message that had none that could be read.
    pub re: String,
    /// What came of it.
    pub reply: Reply,
}

/// What came of a request.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "made, written and gone")]
pub enum Reply {
    /// It is done and stored; what follows from it comes as other messages.
    Done,
    /// It was not done; nothing has changed.
    Refused {
        /// Why, and by which rule.
        refusal: Refusal,
        /// Where things stand, for the viewer that is shown.
        now: Option<Box<Now>>,
    },
    /// To [`Show`](super::Ask::Show): the table, what was missed, and what there is to do.
    Here {
        /// The server's [`VERSION`](super::VERSION).
        version: u32,
        /// The server's build: another one than the page's means that the page is old.
        build: String,
        /// The table.
        table: TableInfo,
        /// What was said lately.
        chat: Vec<ChatLine>,
        /// What was missed, and now; nothing before the start.
        step: Option<Step>,
        /// How many of the missed moments are left out before those told, because they are too many: the
        /// [`Story`](super::Ask::Story) has them in words.
        left_out: u32,
    },
    /// To [`Why`](super::Ask::Why), if it is possible after all.
    Possible,
    /// To [`Hint`](super::Ask::Hint): the choices, best first.
    Hints(Vec<Advice>),
    /// To [`Look`](super::Ask::Look).
    Told(#[cfg_attr(feature = "ts", ts(as = "Vec<Line>"), schemars(with = "Vec<Line>"))] Json),
    /// To [`Story`](super::Ask::Story): a part of the story.
    Story {
        /// The number of the part's first moment; 0 is the beginning, and there is nothing before it.
        first: u32,
        /// The sentences of each moment, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Line>>"), schemars(with = "Vec<Vec<Line>>"))]
        moments: Json,
    },
}

/// What a viewer saw happen, and where that leaves it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Step {
    /// What happened, in order; empty if only the question has changed, or after an undo.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Moment>"), schemars(with = "Vec<Moment>"))]
    pub moments: Json,
    /// Who has taken something back, if that is what happened.
    pub undone: Option<Seat>,
    /// The table now.
    #[cfg_attr(feature = "ts", ts(as = "Now"), schemars(with = "Now"))]
    pub now: Json,
}

impl Step {
    /// What happened, and a [`Now`] that is written already.
    pub fn new(moments: &[Moment], undone: Option<Seat>, now: Json) -> Self {
        Self { moments: Json::of(moments), undone, now }
    }
}

/// Where things stand for one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Now {
    /// How many moments this viewer's story has.
    pub heard: u32,
    /// What the viewer is asked, or whom the table waits for.
    pub question: Question,
    /// What it can do.
    pub choices: Vec<Choice>,
    /// Who is asked something.
    pub asked: SeatSet,
    /// Who of them has sealed an envelope.
    pub sealed: SeatSet,
    /// What can be taken back.
    pub undo: Undo,
    /// What lies open for the viewer.
    #[cfg_attr(feature = "ts", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
    pub table: Json,
    /// What a perfect memory adds, where the table allows it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"), schemars(with = "Option<serde_json::Value>"))]
    pub memory: Option<Json>,
    /// The end, once it has come.
    pub finish: Option<Finish>,
}

/// Whether a seat can take something back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// So many own choices.
    Steps(u8),
    /// None, and why.
    Not(Refusal),
}

/// How a game ended, and what proves that the shuffle was fair.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Finish {
    /// Ranks and scores.
    pub standing: Standing,
    /// Each seat's account.
    pub accounts: Vec<Vec<(Line, i32)>>,
    /// The server's part of the seed, whose hash was the commitment.
    pub secret: String,
    /// The seats' parts, in order.
    pub nonces: Vec<String>,
    /// What they make: the seed of the game.
    pub seed: String,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChatLine {
    /// Whose seat, if the person has one.
    pub seat: Option<Seat>,
    /// Who, by name.
    pub name: String,
    /// What, as plain text.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}
