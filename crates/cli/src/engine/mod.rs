//! `backroom engine`: any program can drive a game, one JSON object a line. See docs/protocol.md.

mod request;
mod table;

use std::io::{BufRead, Read, Write, stdin, stdout};

use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tabletop::{Line, Refusal, Viewer, json};
use words::{Language, Listener, Words};

use request::Envelope;
use table::Table;

/// A longer line is not read to its end.
const LONGEST_LINE: u64 = 16 << 20;

/// What the command line says about it.
pub fn command() -> Command {
    Command::new("engine")
        .about("Drive games from any program: JSON lines on standard input and output")
        .after_help("Example:\n  echo '{\"do\":\"new\",\"game\":\"greed\",\"players\":2,\"seed\":7}' | backroom engine")
}

/// Answers line by line until the input ends.
pub fn run(_: &ArgMatches, language: Language) -> anyhow::Result<()> {
    let mut engine = Engine::new(language);
    let mut input = stdin().lock();
    let mut out = stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            line.clear();
            let refusal = Refusal::new("engine-line-too-long").with("bytes", LONGEST_LINE as i64);
            writeln!(out, "{}", engine.refused(&Value::Null, &refusal))?;
        } else if !line.trim_ascii().is_empty() {
            writeln!(out, "{}", engine.answer(&line))?;
        }
        out.flush()?;
    }
}

/// One table at a time, driven by requests.
pub struct Engine {
    table: Option<Table>,
    words: &'static Words,
}

impl Engine {
    /// An engine without a table that speaks this language.
    pub fn new(language: Language) -> Self {
        Self { table: None, words: Words::of(language) }
    }

    /// The answer to one line, whatever it is.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let value: Value = match json::read("engine-not-json", || serde_json::from_slice(line)) {
            Ok(value) => value,
            Err(refusal) => return self.refused(&Value::Null, &refusal),
        };
        let id = value.get("id").cloned().unwrap_or(Value::Null);
        let outcome = json::read("engine-unknown-request", || serde_json::from_value::<Envelope>(value))
            .and_then(|envelope| self.obey(envelope.request));
        match outcome {
            Ok(answer) => json!({ "id": id, "ok": answer }),
            Err(refusal) => self.refused(&id, &refusal),
        }
    }

    fn refused(&self, id: &Value, refusal: &Refusal) -> Value {
        json!({ "id": id, "refused": self.reason(refusal, Viewer::Spectator) })
    }

    fn reason(&self, refusal: &Refusal, viewer: Viewer) -> Value {
        json!({ "reason": refusal.line.id, "rule": refusal.rule, "text": self.text(&refusal.line, viewer) })
    }

    fn text(&self, line: &Line, viewer: Viewer) -> String {
        self.words.say(line, &Listener { viewer, names: &[] })
    }

    /// Whether a line asks somebody to think who may take as much time as it likes.
    fn would_think(&self, line: &[u8]) -> bool {
        let request: Value = serde_json::from_slice(line).unwrap_or_default();
        let thinker = match request["do"].as_str() {
            Some("analyse") => true,
            Some("bot") => !matches!(request["kind"].as_str(), Some("random" | "heuristic")),
            _ => false,
        };
        let seat = request["seat"].as_str().and_then(|seat| seat.parse().ok());
        thinker && seat.is_some_and(|seat| self.table.as_ref().is_some_and(|desk| desk.prompt(seat).is_some()))
    }
}

/// Reads the bytes as lines of a program, as a fuzzer makes them. Each line must get one answer that says
/// either what happened or why not; bots that may think long are not asked.
pub fn fuzz(bytes: &[u8]) {
    let mut engine = Engine::new(Language::En);
    let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    for line in lines.take(128) {
        if engine.would_think(line) {
            continue;
        }
        let answer = engine.answer(line);
        let fields = answer.as_object().expect("an answer is an object");
        let outcomes = fields.keys().filter(|&key| key == "ok" || key == "refused").count();
        assert!(fields.len() == 2 && fields.contains_key("id") && outcomes == 1, "an answer says one thing: {answer}");
        assert!(!answer.to_string().contains('\n'), "an answer is one line");
    }
}
