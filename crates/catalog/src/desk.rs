//! A running game with its types erased: what a terminal, an engine or a server needs of a table.
//! Moves come in as notation, everything goes out as lines and JSON.

use serde::Serialize;
use serde_json::Value;
use tabletop::{
    Back, Game, Heuristic, Input, Line, Positioned, Prompt, PromptId, Record, Refusal, ScoreLine, Seat, SeatSet, Seed,
    Session, Standing, Story, Tell, View, Viewer,
};

/// A choice that a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Choice<P = unknown>"))]
pub struct Choice {
    /// How it is written.
    pub action: String,
    /// What it says.
    pub line: Line,
    /// What is certain to follow, as data to draw.
    #[cfg_attr(feature = "ts", ts(type = "P"))]
    pub preview: Value,
    /// What is certain to follow, in words.
    pub follows: Vec<Line>,
}

/// Something that a seat might want to do and cannot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// To answer it; `None` for somebody who is not asked.
    pub prompt: Option<Prompt>,
    /// The question.
    pub line: Line,
    /// The rules it is about.
    pub rules: Vec<&'static str>,
}

/// Something a viewer saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Moment<E = unknown, T = unknown, M = unknown>"))]
pub struct Moment {
    /// What happened, as data to draw.
    #[cfg_attr(feature = "ts", ts(type = "E"))]
    pub event: Value,
    /// What happened, in words.
    pub lines: Vec<Line>,
    /// The table right after it.
    #[cfg_attr(feature = "ts", ts(type = "T"))]
    pub table: Value,
    /// What a perfect memory adds to the table.
    #[cfg_attr(feature = "ts", ts(type = "M"))]
    pub memory: Value,
}

/// What a strong player thinks of a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
}

/// What each viewer saw of a step: the seats in order, then the spectators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told(Vec<Vec<Moment>>);

impl Told {
    /// Nobody saw anything.
    pub fn nothing(seats: u8) -> Self {
        Self(vec![Vec::new(); usize::from(seats) + 1])
    }

    /// What this viewer saw.
    pub fn to(&self, viewer: Viewer) -> &[Moment] {
        let last = self.0.len() - 1;
        self.0.get(viewer.seat().map_or(last, Seat::index)).map_or(&[], Vec::as_slice)
    }

    /// More of the same.
    pub fn extend(&mut self, more: Self) {
        self.0.iter_mut().zip(more.0).for_each(|(all, more)| all.extend(more));
    }
}

/// A running game.
pub trait Desk: Send {
    /// Which game.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> u8;
    /// Who is asked something.
    fn asked(&self) -> SeatSet;
    /// What the viewer is asked, or whom the table waits for.
    fn question(&self, viewer: Viewer) -> Question;
    /// What the seat can do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// A choice in words, also one that is not possible now.
    fn describe(&self, seat: Seat, action: &str) -> Result<Line, Refusal>;
    /// What a person might want to do on this seat and cannot, each with its reason: whatever is drawn
    /// and cannot be chosen. Nothing for a seat that is not asked.
    fn impossible(&self, seat: Seat) -> Vec<Impossible>;
    /// Why the seat cannot do this; `Ok` if it can.
    fn why_not(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Takes a seat's answer to its prompt.
    fn submit(&mut self, seat: Seat, prompt: PromptId, action: &str) -> Result<Told, Refusal>;
    /// What lies in the envelopes, in seat order. Secret.
    fn enclosed(&self) -> Vec<(Seat, String)>;
    /// What a bot of this kind (a level, or any other bot by name) would do on the seat. `whim` makes
    /// its choices repeatable where its budget does.
    fn bot(&self, seat: Seat, kind: &str, whim: u64) -> Result<String, Refusal>;
    /// What a strong player thinks of the seat's choices, best first.
    fn advice(&self, seat: Seat, whim: u64) -> Result<Vec<Advice>, Refusal>;
    /// Takes an answer of nature, at a desk that does not deal itself.
    fn chance(&mut self, outcome: &str) -> Result<Told, Refusal>;
    /// What nature can answer now, if it is asked.
    fn outcomes(&self) -> Vec<String>;
    /// Takes the seat's last choices back.
    fn undo(&mut self, seat: Seat, back: Back) -> Result<(), Refusal>;
    /// How many choices the seat can take back, or why none.
    fn undoable(&self, seat: Seat) -> Result<u8, Refusal>;
    /// What lies open for the viewer, as data to draw.
    fn table(&self, viewer: Viewer) -> Value;
    /// What a perfect memory adds to it.
    fn memory(&self, viewer: Viewer) -> Value;
    /// The table in words.
    fn look(&self, viewer: Viewer) -> Vec<Line>;
    /// How it ended.
    fn standing(&self) -> Option<Standing>;
    /// A seat's final account: lines and points.
    fn account(&self, seat: Seat) -> Vec<(Line, i32)>;
    /// Everything that went in. Secret while the game runs.
    fn record(&self) -> String;
    /// The position, as JSON a person can edit. Secret while the game runs.
    fn position(&self) -> Value;
}

/// All that a game needs to be played at a desk.
pub trait Table: Tell + Positioned + Heuristic {}
impl<G: Tell + Positioned + Heuristic> Table for G {}

/// A desk of game `G`.
pub(crate) struct TypedDesk<G: Game> {
    session: Session<G>,
}

impl<G: Table> TypedDesk<G> {
    /// Opens a table that deals from the seed.
    pub(crate) fn open(config: G::Config, seed: Seed) -> Result<(Self, Told), Refusal> {
        let mut listeners = Listeners::<G>::at(&G::new(&config)?);
        let session = Session::open(config, seed, &mut listeners)?;
        Ok((Self { session }, listeners.told()))
    }

    /// Opens a table that is told every answer of nature.
    pub(crate) fn undealt(config: G::Config) -> Result<Self, Refusal> {
        Record::new(config, None).replay().map(|session| Self { session })
    }

    /// Opens a table in a position; without a seed it is told every answer of nature.
    pub(crate) fn placed(config: G::Config, position: Value, seed: Option<Seed>) -> Result<(Self, Told), Refusal> {
        let position: G::Position = serde_json::from_value(position)
            .map_err(|error| Refusal::new("unreadable-position").with("problem", error.to_string()))?;
        let mut listeners = Listeners::<G>::at(&G::place(&config, &position)?);
        let session = match seed {
            Some(seed) => Session::placed(config, &position, seed, &mut listeners)?,
            None => Record::from_position(config, &position, None).begin()?,
        };
        Ok((Self { session }, listeners.told()))
    }

    /// Goes on with a recorded game; also says what everybody has seen of it.
    pub(crate) fn resume(record: &Record<G>, inputs: usize) -> Result<(Self, Told), Refusal> {
        let mut session = record.begin()?;
        let mut listeners = Listeners::<G>::at(session.state());
        for &input in record.inputs.iter().take(inputs) {
            session.take(input, &mut listeners)?;
        }
        Ok((Self { session }, listeners.told()))
    }

    fn read(action: &str) -> Result<G::Action, Refusal> {
        action.parse()
    }

    /// What the seat sees and can do, if it is asked.
    fn asked_of(&self, seat: Seat) -> Result<(View<G>, Vec<G::Action>), Refusal> {
        let legal = self.session.legal(seat);
        if legal.is_empty() {
            return Err(Refusal::new("nobody-asks-this-seat").with("seat", seat));
        }
        Ok((self.session.view(Viewer::Seat(seat)), legal))
    }

    fn listeners(&self) -> Listeners<G> {
        Listeners::at(self.session.state())
    }
}

impl<G: Table> Desk for TypedDesk<G> {
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
        let view = self.session.view(viewer);
        let prompt = viewer.seat().and_then(|seat| self.session.prompt(seat));
        Question { prompt, line: G::prompt(&view), rules: G::prompt_rules(&view) }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.session.asking_view(seat);
        self.session.legal(seat).into_iter().map(|action| choice(&view, action)).collect()
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

    fn bot(&self, seat: Seat, kind: &str, whim: u64) -> Result<String, Refusal> {
        let (view, legal) = self.asked_of(seat)?;
        let mut bot = crate::players::build::<G>(kind, self.seats(), whim)?;
        Ok(bot.choose(&view, &legal).to_string())
    }

    fn advice(&self, seat: Seat, whim: u64) -> Result<Vec<Advice>, Refusal> {
        let (view, legal) = self.asked_of(seat)?;
        let analysis = crate::players::analyse::<G>(self.seats(), whim, &view, &legal);
        let advice = |(action, win, score, visits): (G::Action, f32, f32, u32)| Advice {
            action: action.to_string(),
            line: G::action(&view, &action),
            win,
            score,
            visits,
        };
        Ok(analysis.into_iter().map(advice).collect())
    }

    fn describe(&self, seat: Seat, action: &str) -> Result<Line, Refusal> {
        Ok(G::action(&self.session.view(Viewer::Seat(seat)), &Self::read(action)?))
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.session.why_not(seat, &Self::read(action)?).map_or(Ok(()), Err)
    }

    fn submit(&mut self, seat: Seat, prompt: PromptId, action: &str) -> Result<Told, Refusal> {
        let mut listeners = self.listeners();
        self.session.submit(seat, prompt, Self::read(action)?, &mut listeners)?;
        Ok(listeners.told())
    }

    fn chance(&mut self, outcome: &str) -> Result<Told, Refusal> {
        if self.session.record().seed.is_some() {
            return Err(Refusal::new("chance-is-dealt"));
        }
        let mut listeners = self.listeners();
        self.session.take(Input::Chance(outcome.parse()?), &mut listeners)?;
        Ok(listeners.told())
    }

    fn outcomes(&self) -> Vec<String> {
        let state = self.session.state();
        let mut outcomes: Vec<G::Chance> = match state.pending() {
            tabletop::Pending::Chance(tabletop::Question::Draw(draw)) => {
                draw.left.iter().map(|card| state.outcome(card)).collect()
            }
            tabletop::Pending::Chance(tabletop::Question::Roll(roll)) => {
                (1..=roll.sides).map(|face| state.outcome(face)).collect()
            }
            _ => Vec::new(),
        };
        outcomes.sort_unstable();
        outcomes.dedup();
        outcomes.iter().map(ToString::to_string).collect()
    }

    fn undo(&mut self, seat: Seat, back: Back) -> Result<(), Refusal> {
        self.session.undo(seat, back)
    }

    fn undoable(&self, seat: Seat) -> Result<u8, Refusal> {
        self.session.undoable(seat)
    }

    fn table(&self, viewer: Viewer) -> Value {
        json(&self.session.view(viewer).table)
    }

    fn memory(&self, viewer: Viewer) -> Value {
        json(&self.session.view(viewer).memory)
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

    fn record(&self) -> String {
        self.session.record().to_json()
    }

    fn position(&self) -> Value {
        json(&self.session.state().position())
    }
}

/// An action in all its forms.
fn choice<G: Tell>(view: &View<G>, action: G::Action) -> Choice {
    let preview = <G as Game>::preview(view, &action);
    Choice {
        action: action.to_string(),
        line: G::action(view, &action),
        follows: <G as Tell>::preview(&preview),
        preview: json(&preview),
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, events and previews are plain data")
}

/// Listens for everybody at once.
struct Listeners<G: Game> {
    viewers: Vec<Viewer>,
    told: Told,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Tell> Listeners<G> {
    fn at(state: &G) -> Self {
        let viewers = Viewer::all(state.seats()).collect();
        Self { viewers, told: Told::nothing(state.seats()), game: std::marker::PhantomData }
    }

    fn told(self) -> Told {
        self.told
    }
}

impl<G: Tell> Story<G> for Listeners<G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        for (&viewer, told) in self.viewers.iter().zip(&mut self.told.0) {
            if let Some(witnessed) = G::witness(&event, viewer) {
                let View { table, memory, .. } = state.view(viewer);
                told.push(Moment {
                    event: json(&witnessed),
                    lines: G::event(&witnessed, viewer),
                    table: json(&table),
                    memory: json(&memory),
                });
            }
        }
    }
}
