//! The one gate for input nobody has checked: seat, prompt, legality.
//!
//! A [`Session`] holds a running game. It answers the game's questions to nature, asks the seats,
//! keeps what several seats choose at the same time in sealed envelopes until the last one is in,
//! takes choices back as far as nobody has learned anything, and writes the [`Record`]. A refusal
//! changes nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{
    By, Dealt, Fate, Game, Input, Line, Nature, Pending, Positioned, Record, Refusal, ScoreLine, Seat, SeatSet, Seed,
    Silent, Standing, Story, View, Viewer, json, notation,
};

/// Which question of a seat an answer is for. Changes only when that seat's own question changes:
/// it counts the seat's own choices and everybody's undos, so it tells nothing about the others and
/// is the same again after a replay.
pub type PromptId = u32;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Prompt {
    /// To be named in the answer.
    pub id: PromptId,
    /// The answer lies in a sealed envelope; answering again replaces it.
    pub sealed: bool,
}

/// How far back somebody wants to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// One own choice.
    Step,
    /// To the first of the own choices in a row.
    Turn,
}

/// Why choices before this moment stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Barrier {
    /// The seat has done nothing yet.
    Start,
    /// Somebody learned something: a card was shown, a die fell.
    Information,
    /// Another seat has acted since.
    Others,
    /// Choices made at the same time have been opened.
    Together,
}

impl Barrier {
    fn refusal(self) -> Refusal {
        Refusal::new(match self {
            Self::Start => "nothing-to-undo",
            Self::Information => "undo-stops-at-information",
            Self::Others => "undo-stops-at-others",
            Self::Together => "undo-stops-at-opened-envelopes",
        })
    }
}

/// Whether the seat's choice, made together with others, is complete after a step between these two
/// states. The set of those still choosing only ever shrinks; a larger one is another question.
pub(crate) fn finished<G: Game>(before: &G, seat: Seat, after: &G) -> bool {
    let (Pending::Together(were), Pending::Together(are)) = (before.pending(), after.pending()) else { return true };
    !are.contains(seat) || are.iter().any(|seat| !were.contains(seat))
}

/// The game before a step of a choice, and the step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
struct Step<G: Game>(G, #[serde(with = "notation")] G::Action);

/// What one seat has put together in secret while others choose too.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
struct Envelope<G: Game> {
    seat: Seat,
    /// The steps so far, each with the game as its owner saw it before.
    steps: Vec<Step<G>>,
    /// Who made them; older snapshots do not say.
    #[serde(default)]
    by: Vec<Option<By>>,
    /// How often its owner has thought better of something.
    #[serde(default)]
    changes: u32,
    /// The game as its owner sees it: with the own steps, without the others'.
    draft: G,
}

impl<G: Game> Envelope<G> {
    fn sealed(&self) -> bool {
        self.steps.last().is_some_and(|Step(before, _)| finished(before, self.seat, &self.draft))
    }
}

/// A running game behind its gate.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Session<G: Game> {
    record: Record<G>,
    state: G,
    #[serde(skip)]
    nature: Option<Dealt>,
    /// What the position it began in says of cards that nobody has seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    fates: Vec<Fate>,
    /// How many choices of each seat the record holds.
    acts: [u32; Seat::MAX],
    /// How many undos the record holds.
    undos: u32,
    /// How many choices of each seat the record holds that have not been taken back.
    #[serde(skip)]
    stands: [u32; Seat::MAX],
    /// Who makes each seat's choices, as far as anybody has said.
    #[serde(default)]
    hands: [Option<By>; Seat::MAX],
    /// One for each seat while several are asked together.
    envelopes: Vec<Envelope<G>>,
    /// The game before each of the choices that can be taken back, all of one seat.
    ways_back: Vec<(Seat, G)>,
    barrier: Barrier,
}

impl<G: Game> Session<G> {
    /// Opens a table: deals from the seed up to the first question to a seat.
    pub fn open(config: G::Config, seed: Seed, story: &mut impl Story<G>) -> Result<Self, Refusal> {
        let mut session = Self::resting(&Record::new(config, Some(seed)))?;
        session.settle(story);
        Ok(session)
    }

    /// A session before the record's first input, of a game that starts at its beginning.
    pub(crate) fn resting(record: &Record<G>) -> Result<Self, Refusal> {
        if record.position.is_some() {
            return Err(Refusal::new("record-starts-from-a-position"));
        }
        Ok(Self::starting(record, G::new(&record.config)?, Vec::new()))
    }

    /// A session that starts from this state, with the set-up and seed of the record.
    pub(crate) fn starting(record: &Record<G>, state: G, fates: Vec<Fate>) -> Self {
        let mut session = Self {
            record: record.opening(),
            state,
            nature: record.seed.map(|seed| Dealt::new(seed).with_fates(fates.clone())),
            fates,
            acts: [0; Seat::MAX],
            undos: 0,
            stands: [0; Seat::MAX],
            hands: Default::default(),
            envelopes: Vec::new(),
            ways_back: Vec::new(),
            barrier: Barrier::Start,
        };
        // A position may be that of a game that is over.
        session.record.standing = session.state.result();
        session.ask();
        session
    }

    /// Says who makes the seat's choices from now on; the record tells it of each.
    pub fn played_by(&mut self, seat: Seat, by: Option<By>) {
        self.hands[seat.index()] = by;
    }

    /// The game itself, for storage and for the game's own tests; never for anybody at the table.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Everything that has gone in so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What lies in the envelopes, in seat order: for storage, never for anybody at the table.
    pub fn enclosed(&self) -> impl Iterator<Item = (Seat, G::Action)> {
        self.envelopes.iter().flat_map(|envelope| envelope.steps.iter().map(|Step(_, action)| (envelope.seat, *action)))
    }

    /// Everything, envelopes and ways back included, as JSON: for storage, never for anybody at the table.
    pub fn snapshot(&self) -> Box<RawValue> {
        serde_json::value::to_raw_value(self).expect("a session is plain data")
    }

    /// Goes on from a snapshot; under other rules than it was made with too, which its record then says.
    pub fn restore(snapshot: &str) -> Result<Self, Refusal> {
        let mut session: Self = json::read("damaged-snapshot", || serde_json::from_str(snapshot))?;
        session.record.go_on()?;
        session.nature = session.record.seed.map(|seed| Dealt::new(seed).with_fates(session.fates.clone()));
        for at in 0..session.record.inputs.len() {
            session.count(session.record.inputs[at]);
        }
        Ok(session)
    }

    /// Another session that looks the same to the viewer, to be compared with this one. Nothing while
    /// something lies in an envelope or can be taken back, since that belongs to the truth.
    #[cfg(feature = "testkit")]
    pub fn imagined(&self, viewer: Viewer, rng: &mut impl rand::Rng) -> Option<Self> {
        if !self.ways_back.is_empty() || self.enclosed().next().is_some() {
            return None;
        }
        let mut other = Self { state: G::determinize(&self.state.view(viewer), rng), ..self.clone() };
        other.ask();
        Some(other)
    }

    /// Who has sealed an envelope that is not open yet.
    pub fn sealed(&self) -> SeatSet {
        self.envelopes.iter().filter(|envelope| envelope.sealed()).map(|envelope| envelope.seat).collect()
    }

    /// Who is asked something. A seat stays asked while its envelope is sealed.
    pub fn asked(&self) -> SeatSet {
        self.state.pending().seats()
    }

    /// What the seat is asked, if anything.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let sealed = self.envelope(seat).is_some_and(Envelope::sealed);
        self.asked().contains(seat).then(|| Prompt { id: self.prompt_id(seat), sealed })
    }

    /// Refuses a seat that this table does not have, so that no game is ever asked about one.
    pub fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if self.has(seat) { Ok(()) } else { Err(Refusal::new("no-such-seat").with("seat", seat)) }
    }

    fn has(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.state.seats())
    }

    /// What the viewer can know now; a seat sees the inside of its own envelope. Who has no seat here
    /// sees what a spectator sees.
    pub fn view(&self, viewer: Viewer) -> View<G> {
        match viewer.seat().filter(|&seat| self.has(seat)) {
            Some(seat) => self.seen_by(seat).view(viewer),
            None => self.state.view(Viewer::Spectator),
        }
    }

    /// What the seat sees where its current question stands: while its envelope is sealed, the table
    /// before its last step.
    pub fn asking_view(&self, seat: Seat) -> View<G> {
        if self.has(seat) { self.questioned(seat).view(Viewer::Seat(seat)) } else { self.view(Viewer::Spectator) }
    }

    /// What the seat can do now. While its envelope is sealed: what could replace its last step.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.has(seat) {
            self.questioned(seat).legal_actions(seat, &mut legal);
        }
        legal
    }

    /// Why the seat cannot do this now; `None` if it can.
    pub fn why_not(&self, seat: Seat, action: &G::Action) -> Option<Refusal> {
        self.not_asked(seat).or_else(|| self.questioned(seat).refusal(seat, action))
    }

    /// The standing, once the game has ended.
    pub fn standing(&self) -> Option<Standing> {
        self.state.result()
    }

    /// Where a seat's score comes from, once the game has ended.
    pub fn breakdown(&self, seat: Seat) -> Option<Vec<ScoreLine>> {
        (self.standing().is_some() && self.has(seat)).then(|| self.state.breakdown(seat))
    }

    /// Takes a seat's answer to its prompt. If several seats are asked, the answer goes into the
    /// seat's envelope; the last sealed envelope opens all of them.
    pub fn submit(
        &mut self,
        seat: Seat,
        prompt: PromptId,
        action: G::Action,
        story: &mut impl Story<G>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.not_asked(seat) {
            return Err(refusal);
        }
        let current = self.prompt_id(seat);
        if prompt != current {
            return Err(Refusal::new("stale-prompt").with("prompt", prompt).with("current", current));
        }
        if let Some(refusal) = self.questioned(seat).refusal(seat, &action) {
            return Err(refusal);
        }
        self.choose(seat, action, story);
        self.settle(story);
        Ok(())
    }

    /// Takes the seat's last choice, or its last choices in a row, back.
    pub fn undo(&mut self, seat: Seat, back: Back) -> Result<(), Refusal> {
        if let Some(envelope) = self.envelopes.iter_mut().find(|envelope| envelope.seat == seat)
            && !envelope.steps.is_empty()
        {
            let keep = if back == Back::Turn { 0 } else { envelope.steps.len() - 1 };
            let Step(before, _) = envelope.steps.drain(keep..).next().expect("there is a step to take back");
            envelope.draft = before;
            envelope.by.truncate(keep);
            envelope.changes += 1;
            return Ok(());
        }
        let steps = if back == Back::Turn { self.undoable(seat)? } else { self.undoable(seat)?.min(1) };
        self.take(Input::Undo(seat, steps), &mut Silent)
    }

    /// How many choices the seat can take back, or why none.
    pub fn undoable(&self, seat: Seat) -> Result<u8, Refusal> {
        self.seated(seat)?;
        // Whether somebody has begun to choose is nobody's business; that an envelope is sealed everybody sees.
        let others_choose = self.envelopes.iter().any(|envelope| envelope.seat != seat && envelope.sealed());
        match self.ways_back.last() {
            _ if self.stands[seat.index()] == 0 => Err(Barrier::Start.refusal()),
            Some(&(owner, _)) if owner == seat && !others_choose => {
                Ok(self.ways_back.len().min(usize::from(u8::MAX)) as u8)
            }
            Some(_) => Err(Barrier::Others.refusal()),
            None => Err(self.barrier.refusal()),
        }
    }

    /// How often the seat has thought better of something since anything else happened: taken a choice back or
    /// put another into its envelope. Whoever keeps a table can make an end of it; no rule does.
    pub fn second_thoughts(&self, seat: Seat) -> u32 {
        let own = |input: &&Input<G>| matches!(input, Input::Act(actor, _) | Input::Undo(actor, _) if *actor == seat);
        let own = self.record.inputs.iter().rev().take_while(own);
        let undos = own.filter(|input| matches!(input, Input::Undo(..))).count();
        undos as u32 + self.envelope(seat).map_or(0, |envelope| envelope.changes)
    }

    /// Takes one input of a record as it stands there, checking it like any other.
    pub fn take(&mut self, input: Input<G>, story: &mut impl Story<G>) -> Result<(), Refusal> {
        match (input, self.state.pending()) {
            (Input::Chance(outcome), Pending::Chance(_)) => {
                if let Some(refusal) = self.state.chance_refusal(&outcome) {
                    return Err(refusal);
                }
                self.apply_chance(outcome, story);
            }
            (Input::Chance(_), _) => return Err(Refusal::new("chance-not-asked")),
            (Input::Act(seat, action), _) => {
                if let Some(refusal) = self.why_not(seat, &action) {
                    return Err(refusal);
                }
                self.choose(seat, action, story);
            }
            (Input::Undo(seat, steps), _) => {
                let possible = self.undoable(seat)?;
                if steps == 0 || steps > possible {
                    return Err(Refusal::new("undo-too-far").with("steps", steps).with("possible", possible));
                }
                let (_, before) = self.ways_back.remove(self.ways_back.len() - usize::from(steps));
                self.ways_back.truncate(self.ways_back.len() + 1 - usize::from(steps));
                self.state = before;
                self.note(input, None);
                self.ask();
            }
        }
        Ok(())
    }

    /// The same, and if it is a choice, who made it.
    pub fn take_by(&mut self, input: Input<G>, by: Option<&By>, story: &mut impl Story<G>) -> Result<(), Refusal> {
        if let Input::Act(seat, _) = input
            && self.hands[seat.index()].as_ref() != by
        {
            self.played_by(seat, by.cloned());
        }
        self.take(input, story)
    }

    /// What the seed says to the question nature is asked now.
    pub(crate) fn answer_of_nature(&mut self) -> Option<G::Chance> {
        match (self.state.pending(), &mut self.nature) {
            (Pending::Chance(question), Some(nature)) => Some(nature.answer(&self.state, &question)),
            _ => None,
        }
    }

    fn not_asked(&self, seat: Seat) -> Option<Refusal> {
        if let Err(refusal) = self.seated(seat) {
            return Some(refusal);
        }
        let asked = self.asked();
        if asked.contains(seat) {
            return None;
        }
        Some(if self.state.pending() == Pending::Over {
            Refusal::new("game-is-over")
        } else {
            let waiting: Vec<Line> = asked.iter().map(Line::seat).collect();
            Refusal::new("not-your-turn").with("seat", seat).with("waiting", waiting)
        })
    }

    fn prompt_id(&self, seat: Seat) -> PromptId {
        let steps = self.envelope(seat).map_or(0, |envelope| envelope.steps.len() - usize::from(envelope.sealed()));
        self.acts[seat.index()] + self.undos + steps as u32
    }

    fn envelope(&self, seat: Seat) -> Option<&Envelope<G>> {
        self.envelopes.iter().find(|envelope| envelope.seat == seat)
    }

    /// The game as the seat sees it.
    fn seen_by(&self, seat: Seat) -> &G {
        self.envelope(seat).map_or(&self.state, |envelope| &envelope.draft)
    }

    /// The game in which the seat's current question stands: a sealed envelope can still be changed.
    fn questioned(&self, seat: Seat) -> &G {
        match self.envelope(seat) {
            Some(envelope) if envelope.sealed() => &envelope.steps.last().expect("a sealed envelope has a step").0,
            _ => self.seen_by(seat),
        }
    }

    /// Takes a legal action: at once, or into the seat's envelope if others are asked too.
    fn choose(&mut self, seat: Seat, action: G::Action, story: &mut impl Story<G>) {
        if self.envelopes.is_empty() {
            self.act(seat, action, self.hands[seat.index()].clone(), story);
            self.ask();
            return;
        }
        self.enclose(seat, action);
        if self.envelopes.iter().all(Envelope::sealed) {
            for envelope in std::mem::take(&mut self.envelopes) {
                let by = envelope.by.into_iter().chain(std::iter::repeat(None));
                for (Step(_, action), by) in envelope.steps.into_iter().zip(by) {
                    self.act(envelope.seat, action, by, story);
                }
            }
            self.close_ways_back(Barrier::Together);
            self.ask();
        }
    }

    fn enclose(&mut self, seat: Seat, action: G::Action) {
        let (before, by) = (self.questioned(seat).clone(), self.hands[seat.index()].clone());
        let envelope = self.envelopes.iter_mut().find(|envelope| envelope.seat == seat).expect("asked seats have one");
        if envelope.sealed() {
            envelope.steps.pop();
            envelope.changes += 1;
        }
        envelope.draft = before.clone();
        envelope.draft.apply(seat, action, &mut Silent);
        envelope.by.resize(envelope.steps.len(), None);
        envelope.by.push(by);
        envelope.steps.push(Step(before, action));
    }

    /// Does a legal action and notes what it means for undo.
    fn act(&mut self, seat: Seat, action: G::Action, by: Option<By>, story: &mut impl Story<G>) {
        let before = self.state.clone();
        let mut listener = Listener { story, informed: false };
        self.state.apply(seat, action, &mut listener);
        let informed = listener.informed;
        self.note(Input::Act(seat, action), by);
        if informed {
            self.close_ways_back(Barrier::Information);
        } else {
            if self.ways_back.last().is_some_and(|&(owner, _)| owner != seat) {
                self.close_ways_back(Barrier::Others);
            }
            self.ways_back.push((seat, before));
        }
    }

    fn apply_chance(&mut self, outcome: G::Chance, story: &mut impl Story<G>) {
        self.state.apply_chance(outcome, story);
        self.close_ways_back(Barrier::Information);
        self.note(Input::Chance(outcome), None);
        self.ask();
    }

    /// Counts which choices of each seat stand.
    fn count(&mut self, input: Input<G>) {
        match input {
            Input::Act(seat, _) => self.stands[seat.index()] += 1,
            Input::Undo(seat, steps) => {
                let stands = &mut self.stands[seat.index()];
                *stands = stands.saturating_sub(steps.into());
            }
            Input::Chance(_) => {}
        }
    }

    fn close_ways_back(&mut self, barrier: Barrier) {
        self.ways_back.clear();
        self.barrier = barrier;
    }

    fn note(&mut self, input: Input<G>, by: Option<By>) {
        match input {
            Input::Act(seat, _) => self.acts[seat.index()] += 1,
            Input::Undo(..) => self.undos += 1,
            Input::Chance(_) => {}
        }
        self.count(input);
        self.record.note(input, by);
        self.record.standing = self.state.result();
    }

    /// Lets nature answer from the seed until a seat is asked or the game is over; without a seed it
    /// waits to be told.
    pub fn settle(&mut self, story: &mut impl Story<G>) {
        while let Some(outcome) = self.answer_of_nature() {
            self.apply_chance(outcome, story);
        }
    }

    /// Gives the asked seats envelopes if they choose together.
    fn ask(&mut self) {
        let empty = |seat| Envelope { seat, steps: Vec::new(), by: Vec::new(), changes: 0, draft: self.state.clone() };
        self.envelopes = match self.state.pending() {
            Pending::Together(seats) => seats.iter().map(empty).collect(),
            _ => Vec::new(),
        };
    }
}

/// Where a dumped position says what lies in the envelopes.
const SEALED: &str = "sealed";

impl<G: Positioned> Session<G> {
    /// The position as JSON a person can edit, with everything that lies in the envelopes under `sealed`: for
    /// whoever may see all of it, never for anybody at the table.
    pub fn dump(&self) -> Value {
        let mut dump = serde_json::to_value(self.state.position()).expect("a position is plain data");
        let mut sealed: BTreeMap<Seat, Vec<String>> = BTreeMap::new();
        for (seat, action) in self.enclosed() {
            sealed.entry(seat).or_default().push(action.to_string());
        }
        if let (false, Some(fields)) = (sealed.is_empty(), dump.as_object_mut()) {
            fields.insert(SEALED.to_owned(), serde_json::to_value(sealed).expect("notation is plain data"));
        }
        dump
    }

    /// Opens a table in a dumped position; without a seed it waits to be told what is still to be dealt.
    pub fn load(
        config: G::Config,
        mut dump: Value,
        seed: Option<Seed>,
        story: &mut impl Story<G>,
    ) -> Result<Self, Refusal> {
        let sealed = dump.as_object_mut().and_then(|fields| fields.remove(SEALED));
        let sealed: Option<BTreeMap<Seat, Vec<String>>> =
            json::read("unreadable-position", || sealed.map(serde_json::from_value).transpose())?;
        let position: G::Position = json::read("unreadable-position", || serde_json::from_value(dump))?;
        let record = Record::from_position(config, &position, seed);
        let mut session = record.begin()?;
        session.settle(story);
        for (seat, actions) in sealed.unwrap_or_default() {
            for action in actions {
                session.seal(seat, &action, story)?;
            }
        }
        Ok(session)
    }

    /// Puts a step that a position says was chosen in secret into the seat's envelope.
    fn seal(&mut self, seat: Seat, action: &str, story: &mut impl Story<G>) -> Result<(), Refusal> {
        let action: G::Action = action.parse()?;
        let open = self.envelope(seat).is_some_and(|envelope| !envelope.sealed());
        let refusal = if open { self.why_not(seat, &action) } else { Some(Refusal::new("nothing-to-seal")) };
        if let Some(reason) = refusal {
            let refusal = Refusal { rule: reason.rule, ..Refusal::new("position-sealed") };
            return Err(refusal.with("seat", seat).with("action", action.to_string()).with("reason", reason.line));
        }
        self.choose(seat, action, story);
        self.settle(story);
        Ok(())
    }

    /// Opens a table in a position, dealing from the seed what is still to be dealt.
    pub fn placed(
        config: G::Config,
        position: &G::Position,
        seed: Seed,
        story: &mut impl Story<G>,
    ) -> Result<Self, Refusal> {
        let record = Record::from_position(config, position, Some(seed));
        let mut session = record.begin()?;
        session.settle(story);
        Ok(session)
    }
}

/// Passes the story on and notices whether anybody learned anything.
struct Listener<'a, S> {
    story: &'a mut S,
    informed: bool,
}

impl<G: Game, S: Story<G>> Story<G> for Listener<'_, S> {
    fn tell(&mut self, state: &G, event: G::Event) {
        self.informed |= G::informs(&event);
        self.story.tell(state, event);
    }
}
