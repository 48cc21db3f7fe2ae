//! A running game with its types erased: what a terminal, an engine or a server needs of a table.
//! Moves come in as notation, everything goes out as lines and JSON.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{
    Arg, Back, By, Game, Input, Line, Listed, Pending, Prompt, PromptId, Record, Refusal, ScoreLine, Seat, SeatSet,
    Seed, Session, Standing, Tell, View, Viewer, json,
};

pub use crate::audience::{Audience, Moment, Stories};
use crate::audience::{Heard, Latecomer, Listeners, Written};
pub use crate::json::Json;

/// A choice that a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "Choice<P = unknown, A = unknown>"))]
pub struct Choice {
    /// How it is written.
    pub action: String,
    /// What it is, as data to draw.
    #[cfg_attr(feature = "ts", ts(type = "A"), schemars(with = "serde_json::Value"))]
    pub deed: Json,
    /// The things on the table that it is about, by their ids.
    pub touches: Vec<String>,
    /// Whether it shows something hidden or lets chance decide, and so cannot be taken back.
    pub reveals: bool,
    /// What it says.
    pub line: Line,
    /// What is certain to follow, as data to draw.
    #[cfg_attr(feature = "ts", ts(type = "P"), schemars(with = "serde_json::Value"))]
    pub preview: Json,
    /// What is certain to follow, in words.
    pub follows: Vec<Line>,
}

/// Something that a seat might want to do and cannot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Impossible {
    /// How it is written.
    pub action: String,
    /// What it says.
    pub line: Line,
    /// Why not.
    pub why: Refusal,
}

/// What a viewer is asked, or whom the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Question {
    /// To answer it; `None` for somebody who is not asked.
    pub prompt: Option<Prompt>,
    /// The question.
    pub line: Line,
    /// The rules it is about.
    pub rules: Vec<&'static str>,
}

/// What a strong player thinks of a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Advice {
    /// The choice, as it is written.
    pub action: String,
    /// What it says.
    pub line: Line,
    /// The estimated share of the win, 0 to 1.
    pub win: f32,
    /// The estimated final score.
    pub score: f32,
    /// How many simulations chose it.
    pub visits: u32,
    /// What it brings more than the next best, in words; said of the best alone, and only where something differs
    /// for certain.
    pub reasons: Vec<Line>,
}

/// All that a viewer is shown at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// What it is asked.
    pub question: Question,
    /// What it can do, each [`Choice`] as what makes it of the one before: many of them differ in little.
    pub choices: Json,
    /// What lies open for it.
    pub table: Json,
    /// What a perfect memory adds.
    pub memory: Option<Json>,
}

/// Where a game stands, as its positions say it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stage {
    /// The round, in games that have rounds.
    pub round: Option<u64>,
    /// The turn, in games that count turns.
    pub turn: Option<u64>,
    /// What is being decided.
    pub phase: String,
}

/// A bot's thought about one choice: holds a view and nothing else, so it can be had on any thread.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// A running game. A seat that the table does not have is refused where there can be a refusal; else it
/// is asked nothing, can do nothing, and sees what a spectator sees.
pub trait AnyTable: Send {
    /// Which game.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> u8;
    /// Who is asked something.
    fn asked(&self) -> SeatSet;
    /// What the viewer is asked, or whom the table waits for.
    fn question(&self, viewer: Viewer) -> Question;
    /// What the seat is asked, without the words.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// All that a viewer is shown now, with or without what a perfect memory adds.
    fn sight(&mut self, viewer: Viewer, memory: bool) -> Sight;
    /// What the seat can do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// A choice in words, also one that is not possible now.
    fn describe(&self, seat: Seat, action: &str) -> Result<Line, Refusal>;
    /// What a person might want to do on this seat and cannot, each with its reason: whatever is drawn
    /// and cannot be chosen. Nothing for a seat that is not asked.
    fn impossible(&self, seat: Seat) -> Vec<Impossible>;
    /// Why the seat cannot do this; `Ok` if it can.
    fn why_not(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Who has sealed an envelope that is not open yet.
    fn sealed(&self) -> SeatSet;
    /// Who is told from now on what happens; at first everybody.
    fn listen(&mut self, audience: Audience);
    /// How many moments the viewer's story has.
    fn heard(&self, viewer: Viewer) -> u32;
    /// These moments of the viewer's story, told anew from the record.
    fn story(&self, viewer: Viewer, part: Range<u32>, tables: bool) -> Result<Vec<Moment>, Refusal>;
    /// Everybody's story in words, told anew from the record.
    fn stories(&self) -> Result<Stories, Refusal>;
    /// Says who makes the seat's choices from now on; the record tells it of each.
    fn played_by(&mut self, seat: Seat, by: Option<By>);
    /// Takes a seat's answer to its prompt.
    fn submit(&mut self, seat: Seat, prompt: PromptId, action: &str) -> Result<Stories, Refusal>;
    /// What lies in the envelopes, in seat order. Secret.
    fn enclosed(&self) -> Vec<(Seat, String)>;
    /// What a bot of this kind (a level, or any other bot by name) would do on the seat. `whim` makes
    /// its choices repeatable where its budget does.
    fn bot(&self, seat: Seat, kind: &str, whim: u64) -> Result<String, Refusal> {
        self.thought(seat, kind, whim).map(|think| think())
    }
    /// The same, to be thought elsewhere.
    fn thought(&self, seat: Seat, kind: &str, whim: u64) -> Result<Thought<String>, Refusal>;
    /// What a strong player thinks of the seat's choices, best first.
    fn advice(&self, seat: Seat, whim: u64) -> Result<Vec<Advice>, Refusal> {
        self.advice_thought(seat, whim).map(|think| think())
    }
    /// The same, to be thought elsewhere.
    fn advice_thought(&self, seat: Seat, whim: u64) -> Result<Thought<Vec<Advice>>, Refusal>;
    /// Takes an answer of nature, at a desk that does not deal itself.
    fn chance(&mut self, outcome: &str) -> Result<Stories, Refusal>;
    /// What nature can answer now, if it is asked, each with its weight: so many of all pieces or faces.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Whether nature is asked something.
    fn asks_nature(&self) -> bool;
    /// Where the game stands.
    fn stage(&self) -> Stage;
    /// Takes the seat's last choices back. Whether others can know: what is taken out of an envelope
    /// they never saw.
    fn undo(&mut self, seat: Seat, back: Back) -> Result<bool, Refusal>;
    /// How many choices the seat can take back, out of its envelope if there is something in it, or why
    /// none.
    fn undoable(&self, seat: Seat) -> Result<u8, Refusal>;
    /// How often the seat has thought better of something since anything else happened.
    fn second_thoughts(&self, seat: Seat) -> u32;
    /// What lies open for the viewer, as data to draw.
    fn table(&self, viewer: Viewer) -> Json;
    /// What a perfect memory adds to it.
    fn memory(&self, viewer: Viewer) -> Json;
    /// The table in words.
    fn look(&self, viewer: Viewer) -> Vec<Line>;
    /// How it ended.
    fn standing(&self) -> Option<Standing>;
    /// A seat's final account: lines and points.
    fn account(&self, seat: Seat) -> Vec<(Line, i32)>;
    /// How many choices of the seat were made by a bot, and how many it made.
    fn hands(&self, seat: Seat) -> (u32, u32);
    /// Everything that went in. Secret while the game runs.
    fn record(&self) -> String;
    /// The position with what lies in the envelopes, as JSON a person can edit. Secret while the game runs.
    fn position(&self) -> Value;
    /// The snapshot of another desk that looks the same to the viewer, where there can be one.
    #[cfg(feature = "testkit")]
    fn imagined(&self, viewer: Viewer, whim: u64) -> Option<String>;
    /// The whole session as it stands, envelopes included, for [`Entry::restore`](crate::Entry). Secret.
    fn snapshot(&self) -> String;
}

/// A desk of game `G`.
pub(crate) struct TypedTable<G: Game> {
    session: Session<G>,
    audience: Audience,
    heard: Heard,
    written: Written<G>,
}

/// A desk as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot {
    heard: Vec<u32>,
    session: Box<RawValue>,
}

impl<G: Listed> TypedTable<G> {
    /// Opens a table that deals from the seed.
    pub(crate) fn open(config: G::Config, seed: Seed) -> Result<(Self, Stories), Refusal> {
        let seats = G::new(&config)?.seats();
        Self::told(seats, Audience::EVERYBODY, |story| Session::open(config, seed, story))
    }

    /// Opens a table that is told every answer of nature.
    pub(crate) fn undealt(config: G::Config) -> Result<Self, Refusal> {
        let seats = G::new(&config)?.seats();
        Self::told(seats, Audience::NOBODY, |_| Record::new(config, None).replay()).map(|(desk, _)| desk)
    }

    /// Opens a table in a position; without a seed it is told every answer of nature.
    pub(crate) fn placed(config: G::Config, position: Value, seed: Option<Seed>) -> Result<(Self, Stories), Refusal> {
        let seats = G::new(&config)?.seats();
        Self::told(seats, Audience::EVERYBODY, |story| Session::load(config, position, seed, story))
    }

    /// Goes on with a recorded game; also says what the audience has seen of it. What its seed decides
    /// before somebody is asked has been decided.
    pub(crate) fn resume(record: &Record<G>, inputs: usize, audience: Audience) -> Result<(Self, Stories), Refusal> {
        let mut session = record.begin()?;
        Self::told(session.state().seats(), audience, |story| {
            for (input, by) in record.played().take(inputs) {
                session.take_by(input, by, story)?;
            }
            session.settle(story);
            Ok(session)
        })
    }

    /// Goes on from a moment of another game, with what nobody knew then dealt anew.
    pub(crate) fn anew(branch: &Record<G>, seed: Seed) -> Result<Self, Refusal> {
        let (then, _) = Self::resume(branch, usize::MAX, Audience::NOBODY)?;
        let session = then.session;
        let seats = session.state().seats();
        let mut record = Record::from_position(branch.config.clone(), &session.state().position(), Some(seed));
        record.origin.clone_from(&branch.origin);
        Self::told(seats, Audience::NOBODY, |story| {
            let mut session = record.begin()?;
            session.settle(story);
            Ok(session)
        })
        .map(|(desk, _)| desk)
    }

    /// Goes on from a snapshot.
    pub(crate) fn restore(snapshot: &str) -> Result<Self, Refusal> {
        let kept: Snapshot = json::read("damaged-snapshot", || serde_json::from_str(snapshot))?;
        let session = Session::<G>::restore(kept.session.get())?;
        let heard = Heard::counted(kept.heard, session.state().seats());
        let damaged = || Refusal::new("damaged-snapshot").with("problem", Line::new("json-not-so"));
        let heard = heard.ok_or_else(damaged)?;
        Ok(Self { session, audience: Audience::EVERYBODY, heard, written: Written::nothing() })
    }

    /// A desk whose session is opened while the audience listens.
    fn told(
        seats: u8,
        audience: Audience,
        open: impl FnOnce(&mut Listeners<'_, G>) -> Result<Session<G>, Refusal>,
    ) -> Result<(Self, Stories), Refusal> {
        let (mut heard, mut written) = (Heard::nothing(seats), Written::nothing());
        let mut listeners = Listeners::new(audience, &mut heard, &mut written);
        let session = open(&mut listeners)?;
        let told = listeners.told();
        Ok((Self { session, audience: Audience::EVERYBODY, heard, written }, told))
    }

    fn read(action: &str) -> Result<G::Action, Refusal> {
        action.parse()
    }

    fn question_in(&self, view: &View<G>) -> Question {
        let prompt = view.viewer.seat().and_then(|seat| self.session.prompt(seat));
        let answered = prompt.is_none_or(|prompt| prompt.sealed);
        let line = if answered { unsealed(G::prompt(view), self.session.sealed()) } else { G::prompt(view) };
        Question { prompt, line, rules: G::prompt_rules(view) }
    }

    /// What the seat sees and can do, if it is asked.
    fn asked_of(&self, seat: Seat) -> Result<(View<G>, Vec<G::Action>), Refusal> {
        self.session.seated(seat)?;
        let legal = self.session.legal(seat);
        if legal.is_empty() {
            return Err(Refusal::new("nobody-asks-this-seat").with("seat", seat));
        }
        Ok((self.session.view(Viewer::Seat(seat)), legal))
    }
}

/// Whom the table still waits for, by the names in `seats`: a game does not know whose envelope is sealed.
fn unsealed(mut line: Line, sealed: SeatSet) -> Line {
    let has_chosen =
        |name: &Line| name.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(seat) if sealed.contains(*seat)));
    for (name, arg) in &mut line.args {
        if let ("seats", Arg::List(names)) = (*name, arg) {
            names.retain(|name| !has_chosen(name));
        }
    }
    line
}

impl<G: Listed> AnyTable for TypedTable<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.session.state().seats()
    }

    fn asked(&self) -> SeatSet {
        self.session.asked()
    }

    fn question(&self, viewer: Viewer) -> Question {
        self.question_in(&self.session.view(viewer))
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.session.prompt(seat)
    }

    fn sight(&mut self, viewer: Viewer, memory: bool) -> Sight {
        let view = self.session.view(viewer);
        let can_do = |seat: Seat| {
            let legal = self.session.legal(seat);
            let sealed = self.session.sealed().contains(seat);
            // Where the envelope is not sealed, the question stands at the table that is seen.
            let asking = || if sealed { self.session.asking_view(seat) } else { view.clone() };
            (!legal.is_empty()).then(|| self.written.choices(seat, asking(), legal))
        };
        let choices = viewer.seat().and_then(can_do).unwrap_or_else(Json::empty);
        Sight {
            question: self.question_in(&view),
            choices,
            memory: memory.then(|| Json::later(view.memory)),
            table: self.written.table(view.table, self.seats()),
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let legal = self.session.legal(seat);
        if legal.is_empty() {
            return Vec::new();
        }
        let view = self.session.asking_view(seat);
        legal.into_iter().map(|action| Offer::new(&view, action).into()).collect()
    }

    fn impossible(&self, seat: Seat) -> Vec<Impossible> {
        if !self.asked().contains(seat) {
            return Vec::new();
        }
        let view = self.session.asking_view(seat);
        let refused = |action: G::Action| {
            let why = self.session.why_not(seat, &action)?;
            Some(Impossible { action: action.to_string(), line: G::action(&view, &action), why })
        };
        G::thinkable(&view).into_iter().filter_map(refused).collect()
    }

    fn enclosed(&self) -> Vec<(Seat, String)> {
        self.session.enclosed().map(|(seat, action)| (seat, action.to_string())).collect()
    }

    fn sealed(&self) -> SeatSet {
        self.session.sealed()
    }

    fn listen(&mut self, audience: Audience) {
        self.audience = audience;
    }

    fn heard(&self, viewer: Viewer) -> u32 {
        self.heard.by(viewer)
    }

    fn story(&self, viewer: Viewer, part: Range<u32>, tables: bool) -> Result<Vec<Moment>, Refusal> {
        viewer.seat().map_or(Ok(()), |seat| self.session.seated(seat))?;
        let record = self.session.record();
        let (mut session, mut latecomer) = (record.begin()?, Latecomer::new(viewer, part, tables));
        for &input in &record.inputs {
            if latecomer.is_content() {
                break;
            }
            session.take(input, &mut latecomer)?;
        }
        Ok(latecomer.moments())
    }

    fn stories(&self) -> Result<Stories, Refusal> {
        let record = self.session.record();
        let (mut session, mut heard) = (record.begin()?, Heard::nothing(self.seats()));
        let mut written = Written::nothing();
        let mut listeners = Listeners::new(Audience::EVERYBODY.in_words(), &mut heard, &mut written);
        for &input in &record.inputs {
            session.take(input, &mut listeners)?;
        }
        Ok(listeners.told())
    }

    fn thought(&self, seat: Seat, kind: &str, whim: u64) -> Result<Thought<String>, Refusal> {
        let (view, legal) = self.asked_of(seat)?;
        let mut bot = crate::players::build::<G>(kind, self.seats(), whim)?;
        Ok(Box::new(move || bot.choose(&view, &legal).to_string()))
    }

    fn advice_thought(&self, seat: Seat, whim: u64) -> Result<Thought<Vec<Advice>>, Refusal> {
        let (view, legal) = self.asked_of(seat)?;
        let players = self.seats();
        Ok(Box::new(move || {
            let analysis = crate::players::analyse::<G>(players, whim, &view, &legal);
            let mut reasons = crate::players::reasons::<G>(players, &view, &analysis);
            let advice = |(action, win, score, visits): crate::players::Thought<G>| Advice {
                action: action.to_string(),
                line: G::action(&view, &action),
                win,
                score,
                visits,
                reasons: std::mem::take(&mut reasons),
            };
            analysis.into_iter().map(advice).collect()
        }))
    }

    fn describe(&self, seat: Seat, action: &str) -> Result<Line, Refusal> {
        self.session.seated(seat)?;
        Ok(G::action(&self.session.view(Viewer::Seat(seat)), &Self::read(action)?))
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.session.seated(seat)?;
        self.session.why_not(seat, &Self::read(action)?).map_or(Ok(()), Err)
    }

    fn played_by(&mut self, seat: Seat, by: Option<By>) {
        self.session.played_by(seat, by);
    }

    fn submit(&mut self, seat: Seat, prompt: PromptId, action: &str) -> Result<Stories, Refusal> {
        self.session.seated(seat)?;
        let action = Self::read(action)?;
        let mut listeners = Listeners::new(self.audience, &mut self.heard, &mut self.written);
        self.session.submit(seat, prompt, action, &mut listeners)?;
        Ok(listeners.told())
    }

    fn chance(&mut self, outcome: &str) -> Result<Stories, Refusal> {
        if self.session.record().seed.is_some() {
            return Err(Refusal::new("chance-is-dealt"));
        }
        let outcome = outcome.parse()?;
        let mut listeners = Listeners::new(self.audience, &mut self.heard, &mut self.written);
        self.session.take(Input::Chance(outcome), &mut listeners)?;
        Ok(listeners.told())
    }

    fn asks_nature(&self) -> bool {
        matches!(self.session.state().pending(), Pending::Chance(_))
    }

    fn stage(&self) -> Stage {
        let position = self.position();
        let number = |field: &str| position[field].as_u64();
        // A phase is written as a word, or as a word with what belongs to it.
        let phase = match &position["phase"] {
            Value::Object(phase) => phase.keys().next().map(String::as_str),
            phase => phase.as_str(),
        };
        Stage { round: number("round"), turn: number("turn"), phase: phase.unwrap_or_default().to_owned() }
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let outcomes = tabletop::outcomes(self.session.state());
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn undo(&mut self, seat: Seat, back: Back) -> Result<bool, Refusal> {
        let inputs = self.session.record().inputs.len();
        self.session.undo(seat, back)?;
        Ok(self.session.record().inputs.len() > inputs)
    }

    fn undoable(&self, seat: Seat) -> Result<u8, Refusal> {
        match self.session.enclosed().filter(|&(owner, _)| owner == seat).count() {
            0 => self.session.undoable(seat),
            enclosed => Ok(enclosed.min(usize::from(u8::MAX)) as u8),
        }
    }

    fn second_thoughts(&self, seat: Seat) -> u32 {
        self.session.second_thoughts(seat)
    }

    fn table(&self, viewer: Viewer) -> Json {
        Json::of(&self.session.view(viewer).table)
    }

    fn memory(&self, viewer: Viewer) -> Json {
        Json::of(&self.session.view(viewer).memory)
    }

    fn look(&self, viewer: Viewer) -> Vec<Line> {
        G::look(&self.session.view(viewer))
    }

    fn standing(&self) -> Option<Standing> {
        self.session.standing()
    }

    fn account(&self, seat: Seat) -> Vec<(Line, i32)> {
        let told = |line: &ScoreLine| (G::score(line), line.points);
        self.session.breakdown(seat).unwrap_or_default().iter().map(told).collect()
    }

    fn hands(&self, seat: Seat) -> (u32, u32) {
        self.session.record().played().fold((0, 0), |(bots, all), (input, by)| match input {
            Input::Act(actor, _) if actor == seat => (bots + u32::from(matches!(by, Some(By::Bot(_)))), all + 1),
            _ => (bots, all),
        })
    }

    fn record(&self) -> String {
        self.session.record().to_json()
    }

    fn position(&self) -> Value {
        self.session.dump()
    }

    #[cfg(feature = "testkit")]
    fn imagined(&self, viewer: Viewer, whim: u64) -> Option<String> {
        use rand_chacha::rand_core::SeedableRng;
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(whim);
        self.session.imagined(viewer, &mut rng).map(|session| kept(&self.heard, &session))
    }

    fn snapshot(&self) -> String {
        kept(&self.heard, &self.session)
    }
}

/// A session and what everybody has heard of it, as they are kept.
fn kept<G: Game>(heard: &Heard, session: &Session<G>) -> String {
    let kept = Snapshot { heard: heard.counts().to_vec(), session: session.snapshot() };
    serde_json::to_string(&kept).expect("a snapshot is plain data")
}

/// A [`Choice`] with the game's own types.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct Offer<G: Game> {
    #[serde(serialize_with = "tabletop::notation::serialize")]
    action: G::Action,
    deed: G::Action,
    touches: Vec<String>,
    reveals: bool,
    line: Line,
    preview: G::Preview,
    follows: Vec<Line>,
}

impl<G: Tell> Offer<G> {
    /// An action in all its forms.
    pub(crate) fn new(view: &View<G>, deed: G::Action) -> Self {
        let preview = <G as Game>::preview(view, &deed);
        Self {
            action: deed,
            touches: G::touches(&deed),
            reveals: G::reveals(view, &deed),
            line: G::action(view, &deed),
            follows: <G as Tell>::preview(&preview),
            deed,
            preview,
        }
    }
}

impl<G: Game> From<Offer<G>> for Choice {
    fn from(Offer { action, deed, touches, reveals, line, preview, follows }: Offer<G>) -> Self {
        let (deed, preview) = (Json::of(&deed), Json::of(&preview));
        Self { action: action.to_string(), deed, touches, reveals, line, preview, follows }
    }
}
