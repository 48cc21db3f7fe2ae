//! What the engine does with a request.

use catalog::table::{AnyTable, Audience, Choice, Impossible, Stories};
use serde_json::{Map, Value, json};
use tabletop::{Back, Refusal, Seat, Viewer};
use words::{Words, rulebook};

use super::Engine;
use super::request::{Request, SeedText, choices};

/// The engine's table.
pub(super) type Table = Box<dyn AnyTable>;

impl Engine {
    pub(super) fn obey(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Games => Ok(games()),
            Request::New { game, players, options, seed } => {
                let entry = catalog::find(&game)?;
                let choices = choices(options);
                if let Some(seed) = seed.map(SeedText::seed) {
                    let (desk, told) = entry.open(players, &choices, seed)?;
                    return Ok(self.sit(desk, &told));
                }
                let desk = entry.undealt(players, &choices)?;
                let told = Stories::nothing(desk.seats());
                Ok(self.sit(desk, &told))
            }
            Request::Load { game, players, options, position, seed } => {
                let seed = seed.map(SeedText::seed);
                let (desk, told) = catalog::find(&game)?.place(players, &choices(options), position, seed)?;
                Ok(self.sit(desk, &told))
            }
            Request::Resume { record, at, past } => {
                let json = record.to_string();
                let game = catalog::find(&tabletop::game_of_record(&json)?)?;
                let past = if past { Audience::EVERYBODY.in_words() } else { Audience::NOBODY };
                let (desk, told) = game.resume(&json, at.unwrap_or(usize::MAX), past)?;
                Ok(self.sit(desk, &told))
            }
            Request::Rule { game, rule } => {
                let found = rulebook::find(catalog::find(&game)?.name(), self.words.language(), &rule);
                let found = found.ok_or_else(|| Refusal::new("rules-unknown").with("id", rule.as_str()))?;
                Ok(json!({ "rule": found.id, "text": rulebook::plain(found.text) }))
            }
            Request::Language { language } => {
                self.words = Words::of(language.parse()?);
                Ok(json!({ "language": language }))
            }
            Request::Act { seat, action, prompt, by } => {
                let desk = self.table()?;
                desk.played_by(seat, by);
                let current = desk.prompt(seat).map_or(0, |prompt| prompt.id);
                let told = desk.submit(seat, prompt.unwrap_or(current), &action)?;
                self.happened(&told)
            }
            Request::Chance { outcome } => {
                let told = self.table()?.chance(&outcome)?;
                self.happened(&told)
            }
            Request::Undo { seat, turn } => {
                self.table()?.undo(seat, if turn { Back::Turn } else { Back::Step })?;
                Ok(self.status())
            }
            request => self.tell(request),
        }
    }

    /// Requests that change nothing.
    fn tell(&mut self, request: Request) -> Result<Value, Refusal> {
        let desk = self.table()?;
        Ok(match request {
            Request::Dump => json!({ "position": desk.position() }),
            Request::View { viewer } => {
                seated(&**desk, viewer.seat())?;
                json!({ "viewer": viewer, "table": desk.table(viewer), "memory": desk.memory(viewer) })
            }
            Request::Look { viewer } => {
                seated(&**desk, viewer.seat())?;
                let lines = desk.look(viewer);
                json!({ "text": lines.iter().map(|line| self.text(line, viewer)).collect::<Vec<_>>() })
            }
            Request::Legal { seat } => {
                seated(&**desk, Some(seat))?;
                let (question, choices) = (desk.question(Viewer::Seat(seat)), desk.choices(seat));
                let choices: Vec<Value> = choices.iter().map(|choice| self.choice(choice, seat)).collect();
                let text = self.text(&question.line, Viewer::Seat(seat));
                json!({ "prompt": question.prompt, "text": text, "rules": question.rules, "choices": choices })
            }
            Request::Impossible { seat } => {
                seated(&**desk, Some(seat))?;
                let thoughts = desk.impossible(seat);
                let told = |thought: &Impossible| {
                    let text = self.text(&thought.line, Viewer::Seat(seat));
                    json!({ "action": thought.action, "text": text, "refused": self.reason(&thought.why, Viewer::Seat(seat)) })
                };
                json!({ "choices": thoughts.iter().map(told).collect::<Vec<_>>() })
            }
            Request::Outcomes => {
                let (outcomes, weights): (Vec<String>, Vec<u32>) = desk.outcomes().into_iter().unzip();
                json!({ "outcomes": outcomes, "weights": weights })
            }
            Request::Why { seat, action } => {
                desk.why_not(seat, &action)?;
                json!({ "possible": true })
            }
            Request::Bot { seat, kind, whim } => json!({ "action": desk.bot(seat, &kind, whim)? }),
            Request::Analyse { seat, whim } => {
                let advice = desk.advice(seat, whim)?;
                let told = |advice: &catalog::table::Advice| {
                    let text = self.text(&advice.line, Viewer::Seat(seat));
                    let reasons = advice.reasons.iter().map(|reason| self.text(reason, Viewer::Seat(seat)));
                    let reasons: Vec<_> = reasons.collect();
                    json!({ "action": advice.action, "text": text, "win": advice.win, "score": advice.score, "visits": advice.visits, "reasons": reasons })
                };
                json!({ "choices": advice.iter().map(told).collect::<Vec<_>>() })
            }
            Request::Result => self.result()?,
            Request::Record => json!({ "record": serde_json::from_str::<Value>(&desk.record()).unwrap_or_default() }),
            _ => unreachable!("requests that change something are obeyed before"),
        })
    }

    fn table(&mut self) -> Result<&mut Table, Refusal> {
        self.table.as_mut().ok_or(Refusal::new("engine-no-table"))
    }

    fn sit(&mut self, desk: Table, told: &Stories) -> Value {
        self.table = Some(desk);
        self.happened(told).unwrap_or_default()
    }

    fn choice(&self, choice: &Choice, seat: Seat) -> Value {
        let viewer = Viewer::Seat(seat);
        let follows: Vec<String> = choice.follows.iter().map(|line| self.text(line, viewer)).collect();
        let Choice { action, deed, touches, reveals, line, preview, .. } = choice;
        let text = self.text(line, viewer);
        json!({
            "action": action, "deed": deed, "touches": touches, "reveals": reveals,
            "text": text, "preview": preview, "follows": follows,
        })
    }

    /// What everybody saw of a step, and how the table stands now.
    fn happened(&mut self, told: &Stories) -> Result<Value, Refusal> {
        let seats = self.table()?.seats();
        let mut seen = Map::new();
        for viewer in Viewer::all(seats) {
            let moment = |moment: &catalog::table::Moment| {
                let text: Vec<String> = moment.lines.iter().map(|line| self.text(line, viewer)).collect();
                json!({ "event": moment.event, "text": text })
            };
            seen.insert(viewer.to_string(), told.to(viewer).iter().map(moment).collect());
        }
        let mut status = self.status();
        status["seen"] = seen.into();
        Ok(status)
    }

    /// Who is asked, what nature is asked, and whether it is over.
    fn status(&self) -> Value {
        let Some(desk) = &self.table else { return Value::Null };
        let (done, asked): (Vec<Seat>, Vec<Seat>) = desk.asked().iter().partition(|&seat| desk.sealed().contains(seat));
        let stage = desk.stage();
        json!({
            "game": desk.game(),
            "seats": desk.seats(),
            "round": stage.round,
            "turn": stage.turn,
            "phase": stage.phase,
            "asked": asked,
            "sealed": done,
            "chance": desk.asks_nature(),
            "over": desk.standing().is_some(),
        })
    }

    fn result(&self) -> Result<Value, Refusal> {
        let desk = self.table.as_ref().ok_or(Refusal::new("engine-no-table"))?;
        let standing = desk.standing().ok_or(Refusal::new("engine-not-over"))?;
        let seat = |seat: Seat| {
            let line = |(line, points): &(tabletop::Line, i32)| json!({ "text": self.text(line, Viewer::Spectator), "points": points });
            let account: Vec<Value> = desk.account(seat).iter().map(line).collect();
            json!({ "seat": seat, "rank": standing.rank(seat), "score": standing.score(seat), "account": account })
        };
        Ok(json!({ "over": true, "seats": Seat::first(standing.seats()).map(seat).collect::<Vec<_>>() }))
    }
}

/// Refuses seats that nobody has at this table.
fn seated(desk: &dyn AnyTable, seat: Option<Seat>) -> Result<(), Refusal> {
    match seat {
        Some(seat) if seat.index() >= usize::from(desk.seats()) => Err(Refusal::new("no-such-seat").with("seat", seat)),
        _ => Ok(()),
    }
}

fn games() -> Value {
    let game = |game: &&dyn catalog::Entry| json!({ "game": game.name(), "players": [game.players().start(), game.players().end()], "options": game.options() });
    json!({ "games": catalog::games().iter().map(game).collect::<Vec<_>>() })
}
