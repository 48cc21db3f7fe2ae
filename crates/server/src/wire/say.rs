//! What the server says at a table.

use catalog::change;
use catalog::table::{Advice, Json, Moment, Question};
use serde::Serialize;
use tabletop::{Line, Refusal, Seat, SeatSet, Standing};

use super::table::{TableInfo, Times};
#[cfg(feature = "ts")]
use catalog::table::Choice;

/// One message of the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "made, written and gone")]
pub enum Message {
    /// The answer to a request. Follows it in order, and after everything that it caused is stored.
    Answer(Answer),
    /// Who sits where has changed.
    Table(TableInfo),
    /// Something has happened for the viewer that is shown, or its question is another.
    Step(SentStep),
    /// Somebody said something.
    Chat(ChatLine),
    /// A line was taken away.
    Unsaid {
        /// Which.
        id: String,
    },
    /// Something has happened to somebody or to the table. Sent to everybody but them.
    News(News),
    /// What is left of everybody's time, at a table with a clock.
    Times(Times),
    /// The key that was asked for. Sent to whoever asked alone.
    Key {
        /// For which seat.
        seat: Seat,
        /// The key.
        key: String,
    },
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
        /// What has happened to people and the table, as far as it is kept.
        news: Vec<News>,
        /// What is left of everybody's time, at a table with a clock.
        times: Option<Times>,
        /// What was missed, and now; nothing before the start.
        step: Option<SentStep>,
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

/// What a viewer saw happen, and where that leaves it: what has changed since it was told something last.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SentStep {
    /// What happened, in order; empty if only the question has changed, or after an undo.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SentMoment<'static>>"), schemars(with = "Vec<SentMoment<'static>>"))]
    pub moments: Vec<Json>,
    /// Who has taken something back, if that is what happened.
    pub undone: Option<Seat>,
    /// How the table stands after it.
    pub now: SentNow,
}

impl SentStep {
    /// What makes `now` of what was told `before`, by way of these moments; without a `before` everything is told.
    pub(crate) fn new<'a>(
        before: Option<&Now>,
        moments: &'a [Moment],
        undone: Option<Seat>,
        now: &Now,
        compared: &mut Compared<'a>,
    ) -> Self {
        let mut table = before.map(|before| &before.table);
        let mut sent = Vec::with_capacity(moments.len());
        for moment in moments {
            sent.push(compared.moment(table.replace(&moment.table), moment));
        }
        Self { moments: sent, undone, now: now.since(before, table, compared) }
    }
}

/// Something a viewer saw happen, as it is sent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SentMoment<'a> {
    /// What happened, as data to draw.
    #[cfg_attr(feature = "ts", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
    event: &'a Json,
    /// What happened, in words.
    lines: &'a [Line],
    /// The table right after it: what has changed since the moment before, or since the last `now`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Change<unknown>"), schemars(with = "serde_json::Value"))]
    table: Option<Json>,
}

/// What has changed of a [`Now`]. What is not there is as it was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SentNow {
    /// How many moments this viewer's story has.
    heard: u32,
    /// What the viewer is asked, or whom the table waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    question: Option<Question>,
    /// What it can do: each choice as what makes it of the one before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, type = "Array<Change<Choice>>"),
        schemars(with = "Vec<serde_json::Value>")
    )]
    choices: Option<Json>,
    /// Who is asked something.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    asked: Option<SeatSet>,
    /// Who of them has sealed an envelope.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    sealed: Option<SeatSet>,
    /// What can be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    undo: Option<Undo>,
    /// What lies open for the viewer: what has changed since the last moment, or since the last `now`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Change<unknown>"), schemars(with = "serde_json::Value"))]
    table: Option<Json>,
    /// What a perfect memory adds, where the table allows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Change<unknown>"), schemars(with = "serde_json::Value"))]
    memory: Option<Json>,
    /// The end, once it has come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Finish>"))]
    #[expect(clippy::option_option, reason = "as it was, or told to be none, or there")]
    finish: Option<Option<Finish>>,
}

/// Tables that have been compared and moments that have been written, and what came of it: what several see alike is
/// compared and written once.
#[derive(Default)]
pub(crate) struct Compared<'a> {
    tables: Vec<(Json, Json, Option<Json>)>,
    /// After which table, and what.
    moments: Vec<(Option<Json>, &'a Moment, Json)>,
}

impl<'a> Compared<'a> {
    /// A moment as it is sent.
    fn moment(&mut self, before: Option<&Json>, moment: &'a Moment) -> Json {
        let same = |(table, other, _): &&(Option<Json>, &Moment, Json)| {
            let after = table.as_ref().map_or(before.is_none(), |table| before.is_some_and(|before| before.is(table)));
            after && other.event.is(&moment.event) && other.table.is(&moment.table) && other.lines == moment.lines
        };
        if let Some((.., written)) = self.moments.iter().find(same) {
            return written.clone();
        }
        let Moment { event, lines, table } = moment;
        let written = Json::of(&SentMoment { event, lines, table: self.since(before, table) });
        self.moments.push((before.cloned(), moment, written.clone()));
        written
    }

    /// What makes the one of the other; all of it if there was nothing before.
    pub(super) fn since(&mut self, before: Option<&Json>, now: &Json) -> Option<Json> {
        let Some(before) = before else { return Some(change::whole(now)) };
        if before.is(now) {
            return None;
        }
        if let Some((.., change)) = self.tables.iter().find(|(one, other, _)| one.is(before) && other.is(now)) {
            return change.clone();
        }
        let change = change::changes(before, now);
        self.tables.push((before.clone(), now.clone(), change.clone()));
        change
    }
}

/// The newer one, if it is another.
fn anew<T: PartialEq + Clone>(before: Option<&T>, now: &T) -> Option<T> {
    (before != Some(now)).then(|| now.clone())
}

/// Where things stand for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Now {
    /// How many moments this viewer's story has.
    pub heard: u32,
    /// What the viewer is asked, or whom the table waits for.
    pub question: Question,
    /// What it can do.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Choice>"), schemars(with = "Vec<Choice>"))]
    pub choices: Json,
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
    pub memory: Json,
    /// The end, once it has come.
    pub finish: Option<Finish>,
}

impl Now {
    /// What has changed since `before`, and since this was the table.
    fn since(&self, before: Option<&Self>, table: Option<&Json>, compared: &mut Compared<'_>) -> SentNow {
        SentNow {
            heard: self.heard,
            question: anew(before.map(|before| &before.question), &self.question),
            choices: anew(before.map(|before| &before.choices), &self.choices),
            asked: anew(before.map(|before| &before.asked), &self.asked),
            sealed: anew(before.map(|before| &before.sealed), &self.sealed),
            undo: anew(before.map(|before| &before.undo), &self.undo),
            table: compared.since(table, &self.table),
            memory: compared.since(before.map(|before| &before.memory), &self.memory),
            finish: anew(before.map(|before| &before.finish), &self.finish),
        }
    }
}

/// Whether a seat can take something back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// So many own choices.
    Steps(u8),
    /// None, and why.
    Not(Refusal),
}

/// How a game ended, and what proves that the shuffle was fair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Finish {
    /// Ranks and scores; none if it did not end by its rules.
    pub standing: Option<Standing>,
    /// Each seat's account.
    pub accounts: Vec<Vec<(Line, i32)>>,
    /// How many choices of each seat were made by a bot, and how many there were.
    pub hands: Vec<(u32, u32)>,
    /// The server's part of the seed, whose hash was the commitment.
    pub secret: String,
    /// The seats' parts, in order.
    pub nonces: Vec<String>,
    /// What they make: the seed of the game.
    pub seed: String,
}

/// Something that has happened to somebody or to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct News {
    /// What.
    pub line: Line,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChatLine {
    /// Whose seat, if the person has one.
    pub seat: Option<Seat>,
    /// Who, by name.
    pub name: String,
    /// By which it can be taken away; older lines have none.
    pub id: Option<String>,
    /// What, as plain text; empty for a set phrase.
    pub text: String,
    /// Which set phrase.
    pub phrase: Option<String>,
    /// Whether only those who look on hear it.
    pub watchers: bool,
    /// When, in seconds since 1970.
    pub at: i64,
}
