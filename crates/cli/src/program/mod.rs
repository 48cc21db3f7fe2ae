//! Any program as a player: what it is told, what it may answer, and what happens if it does not.
//! The protocol is in docs/protocol.md.

mod process;

use std::time::Duration;

use catalog::external::{Asked, ExternalPlayer, Forfeit, PlayerRequest};
use catalog::table::{Choice, Json};
use clap::{Args, value_parser};
use serde::{Deserialize, Serialize};
use tabletop::{Line, Refusal, Seat, Standing, Viewer, json};
use words::{Listener, Words};

use process::{Failure, Process};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

// How long a program may think, on the command line.
#[derive(Args)]
pub(crate) struct Limit {
    /// How long a program (exec:…) may think about a choice before it forfeits
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = value_parser!(u64).range(1..=3600))]
    pub(crate) limit: u64,
}

/// What a program is told, a JSON object a line.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Message<'a> {
    /// First of all.
    Hello { protocol: u32, game: &'a str, seat: Seat, players: u8, options: &'a str, language: &'a str, seconds: u64 },
    /// Its seat saw something happen.
    Event { event: &'a Json, text: Vec<String> },
    /// It must choose.
    Ask { text: String, rules: &'a [&'static str], view: View<'a>, choices: Vec<Told<'a>> },
    /// It is over.
    Over { seats: Vec<Placed> },
}

#[derive(Serialize)]
struct View<'a> {
    table: &'a Json,
    memory: &'a Json,
}

#[derive(Serialize)]
struct Told<'a> {
    action: &'a str,
    deed: &'a Json,
    touches: &'a [String],
    reveals: bool,
    text: String,
    preview: &'a Json,
    follows: Vec<String>,
}

#[derive(Serialize)]
struct Placed {
    seat: Seat,
    rank: u8,
    score: i32,
}

/// What it answers.
#[derive(Deserialize)]
struct Answer {
    action: String,
}

/// A program that plays a seat.
pub(crate) struct Program {
    name: String,
    process: Process,
    seat: Seat,
    seconds: u64,
    words: &'static Words,
    names: Vec<String>,
}

impl Program {
    /// Starts the program of an invitation. The names are those of the players, where they have some.
    pub(crate) fn start(
        invitation: &PlayerRequest,
        words: &'static Words,
        seconds: u64,
        names: &[String],
    ) -> Result<Self, Refusal> {
        let &PlayerRequest { program, game, seat, players, options } = invitation;
        let process = Process::start(program).map_err(|error| {
            Refusal::new("program-cannot-start").with("program", program).with("problem", error.to_string())
        })?;
        let started = Self { name: program.to_owned(), process, seat, seconds, words, names: names.to_vec() };
        let language = words.language().code();
        started.tell(&Message::Hello { protocol: PROTOCOL, game, seat, players, options, language, seconds });
        Ok(started)
    }

    fn tell(&self, message: &Message) {
        self.process.tell(serde_json::to_string(message).expect("messages are plain data"));
    }

    fn text(&self, line: &Line) -> String {
        self.words.say(line, &Listener { viewer: Viewer::Seat(self.seat), names: &self.names })
    }

    fn texts(&self, lines: &[Line]) -> Vec<String> {
        lines.iter().map(|line| self.text(line)).collect()
    }

    fn told<'a>(&self, choice: &'a Choice) -> Told<'a> {
        let Choice { action, deed, touches, reveals, line, preview, follows } = choice;
        Told { action, deed, touches, reveals: *reveals, text: self.text(line), preview, follows: self.texts(follows) }
    }

    fn forfeit(&self, line: Line) -> Forfeit {
        Forfeit(self.words.text(&line.with("program", self.name.as_str())))
    }

    fn failed(&self, failure: Failure) -> Forfeit {
        self.forfeit(match failure {
            Failure::Silent => Line::new("program-silent").with("seconds", self.seconds as i64),
            Failure::TooLong => Line::new("program-line-too-long"),
            Failure::Gone(status, complaint) => {
                let how = status.map_or_else(|| "?".to_owned(), |status| status.to_string());
                let line = Line::new("program-gone").with("how", how);
                line.with("complaint", if complaint.is_empty() { "none".to_owned() } else { complaint })
            }
        })
    }
}

impl ExternalPlayer for Program {
    fn hear(&mut self, event: &Json, lines: &[Line]) {
        self.tell(&Message::Event { event, text: self.texts(lines) });
    }

    fn choose(&mut self, asked: &Asked) -> Result<usize, Forfeit> {
        let Asked { question, table, memory, choices } = asked;
        self.tell(&Message::Ask {
            text: self.text(&question.line),
            rules: &question.rules,
            view: View { table, memory },
            choices: choices.iter().map(|choice| self.told(choice)).collect(),
        });
        let line = self.process.hear(Duration::from_secs(self.seconds)).map_err(|failure| self.failed(failure))?;
        let Answer { action } = json::read("program-not-an-answer", || serde_json::from_slice(&line))
            .map_err(|refusal| self.forfeit(refusal.line))?;
        choices
            .iter()
            .position(|choice| choice.action == action)
            .ok_or_else(|| self.forfeit(Line::new("program-not-a-choice").with("action", shortened(&action))))
    }

    fn over(&mut self, standing: &Standing) {
        let placed = |seat| Placed { seat, rank: standing.rank(seat), score: standing.score(seat) };
        self.tell(&Message::Over { seats: Seat::first(standing.seats()).map(placed).collect() });
        self.process.dismiss();
    }
}

/// As much of it as belongs into a sentence.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
