//! The history of a game: everything that went in, and nothing else. It replays exactly.

use serde::{Deserialize, Serialize};

use serde_json::Value;

use crate::{Game, Line, Positioned, Refusal, Seat, Seed, Session, Silent, Standing, json, notation};

/// One thing that went into a game.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Input<G: Game> {
    /// Nature answered.
    Chance(#[serde(with = "notation")] G::Chance),
    /// A seat chose. Seats that chose together stand one after the other in seat order.
    Act(Seat, #[serde(with = "notation")] G::Action),
    /// A seat took back its last so many choices.
    Undo(Seat, u8),
}

// Derived, these would ask the game's state to be `Copy`.
#[expect(clippy::expl_impl_clone_on_copy, reason = "see above")]
impl<G: Game> Clone for Input<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Input<G> {}

/// What marks a file as one of ours.
const FORMAT: &str = "backroom-record-1";

/// Longer records are not read. The longest game people can ask for, ten thousand turns of Downtown,
/// stays below.
pub const LONGEST_RECORD: usize = 200_000;

/// A whole game: set-up, seed and inputs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    format: String,
    game: String,
    rules: u32,
    /// The set-up.
    pub config: G::Config,
    /// The position it starts from, if not from the beginning (see [`Positioned`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Where the chance answers come from, if they were dealt from a seed.
    pub seed: Option<Seed>,
    /// Everything that went in, in order.
    pub inputs: Vec<Input<G>>,
    /// How it ended, if it did.
    pub standing: Option<Standing>,
    /// Where it went on under other rules than it began with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub went_on: Vec<WentOn>,
    /// The game it goes on from, if it is not one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Who made the choices, as far as that is known: where a seat came into other hands, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Hand>,
}

/// A game goes on from a moment of another one. With the same deal its first inputs are those of the other; else it
/// begins in the position of that moment, and what nobody knew is dealt anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// What the other game is called where it is kept, if anybody has said.
    pub game: Option<String>,
    /// After so many of its inputs.
    pub inputs: usize,
}

/// Who makes a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A person.
    Person,
    /// A bot, by its name: a level, or another kind.
    Bot(String),
}

/// From one choice of a seat on, its choices are made by somebody else than before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The choice: an index into the inputs.
    pub from: usize,
    /// Whose.
    pub seat: Seat,
    /// By whom; nothing if nobody said.
    pub by: Option<By>,
}

/// A running game went on under other rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WentOn {
    /// After so many inputs.
    pub inputs: usize,
    /// The version of the rules from there on.
    pub rules: u32,
}

/// The part of a record that can be read without knowing the game.
#[derive(Deserialize)]
struct Header {
    format: String,
    game: String,
    rules: u32,
}

impl Header {
    fn read(text: &str) -> Result<Self, Refusal> {
        let header: Self = json::read("not-a-record", || serde_json::from_str(text))?;
        if header.format != FORMAT {
            return Err(Refusal::new("unknown-record-format").with("format", header.format).with("expected", FORMAT));
        }
        Ok(header)
    }
}

/// Whether games that began under this version of the rules can be played to their end.
pub fn plays<G: Game>(rules: u32) -> bool {
    (G::OLDEST_RULES..=G::RULES_VERSION).contains(&rules)
}

fn other_rules<G: Game>(rules: u32) -> Refusal {
    Refusal::new("record-of-other-rules").with("rules", rules).with("expected", G::RULES_VERSION)
}

/// Why a record cannot be replayed beyond one of its inputs.
pub fn unplayable(number: usize, reason: Refusal) -> Refusal {
    let refusal = Refusal { rule: reason.rule, ..Refusal::new("record-cannot-be-replayed") };
    refusal.with("input", number + 1).with("reason", reason.line)
}

/// Which game a record is of.
pub fn game_of_record(text: &str) -> Result<String, Refusal> {
    Header::read(text).map(|header| header.game)
}

impl<G: Game> Record<G> {
    /// A record in which nothing has happened yet.
    pub fn new(config: G::Config, seed: Option<Seed>) -> Self {
        let (format, game) = (FORMAT.to_owned(), G::NAME.to_owned());
        Self {
            format,
            game,
            rules: G::rules(&config),
            config,
            position: None,
            seed,
            inputs: Vec::new(),
            standing: None,
            went_on: Vec::new(),
            origin: None,
            hands: Vec::new(),
        }
    }

    /// The same game before its first input.
    #[must_use]
    pub fn opening(&self) -> Self {
        let (position, origin) = (self.position.clone(), self.origin.clone());
        Self { position, origin, ..Self::new(self.config.clone(), self.seed) }
    }

    /// The same game after so many inputs, as one of its own.
    pub fn branch(mut self, inputs: usize, game: Option<String>) -> Result<Self, Refusal> {
        let refusal = Refusal::new("record-has-fewer-inputs").with("inputs", inputs);
        refusal.with("most", self.inputs.len()).when(inputs > self.inputs.len())?;
        self.inputs.truncate(inputs);
        self.hands.retain(|hand| hand.from < inputs);
        self.standing = None;
        self.origin = Some(Origin { game, inputs });
        Ok(self)
    }

    /// Reads a record, or says what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Refusal> {
        let header = Header::read(text)?;
        if header.game != G::NAME {
            return Err(Refusal::new("record-of-another-game").with("game", header.game).with("expected", G::NAME));
        }
        if !plays::<G>(header.rules) {
            return Err(other_rules::<G>(header.rules));
        }
        let record: Self = json::read("damaged-record", || serde_json::from_str(text))?;
        let refusal = Refusal::new("record-too-long").with("inputs", record.inputs.len());
        refusal.with("most", LONGEST_RECORD).when(record.inputs.len() > LONGEST_RECORD)?;
        record.under_one_version()?;
        record.check_hands()?;
        Ok(record)
    }

    /// Only what was played under one version of the rules from beginning to end can be replayed.
    fn under_one_version(&self) -> Result<(), Refusal> {
        if self.went_on.is_empty() && plays::<G>(self.rules) && self.rules == G::rules(&self.config) {
            return Ok(());
        }
        Err(other_rules::<G>(self.rules))
    }

    /// What is said about hands is said of choices that are there, in order.
    fn check_hands(&self) -> Result<(), Refusal> {
        let chosen =
            |hand: &Hand| matches!(self.inputs.get(hand.from), Some(Input::Act(seat, _)) if *seat == hand.seat);
        if self.hands.is_sorted_by(|one, next| one.from < next.from) && self.hands.iter().all(chosen) {
            return Ok(());
        }
        Err(Refusal::new("damaged-record").with("problem", Line::new("record-wrong-hands")))
    }

    /// The inputs in order, each choice with who made it, as far as that is known.
    pub fn played(&self) -> impl Iterator<Item = (Input<G>, Option<&By>)> {
        let mut hands = self.hands.iter().peekable();
        let mut by = [None; Seat::MAX];
        self.inputs.iter().enumerate().map(move |(number, &input)| {
            while let Some(hand) = hands.next_if(|hand| hand.from <= number) {
                by[hand.seat.index()] = hand.by.as_ref();
            }
            (input, if let Input::Act(seat, _) = input { by[seat.index()] } else { None })
        })
    }

    /// Notes an input, and who made it if it is a choice.
    pub fn note(&mut self, input: Input<G>, by: Option<By>) {
        if let Input::Act(seat, _) = input
            && self.hands.iter().rfind(|hand| hand.seat == seat).and_then(|hand| hand.by.as_ref()) != by.as_ref()
        {
            self.hands.push(Hand { from: self.inputs.len(), seat, by });
        }
        self.inputs.push(input);
    }

    /// Notes that the game goes on under our rules, if it cannot be played by those it began with.
    pub(crate) fn go_on(&mut self) -> Result<(), Refusal> {
        let refusal = Refusal::new("record-of-another-game").with("game", self.game.as_str());
        refusal.with("expected", G::NAME).when(self.game != G::NAME)?;
        if !plays::<G>(self.went_on.last().map_or(self.rules, |went_on| went_on.rules)) {
            self.went_on.push(WentOn { inputs: self.inputs.len(), rules: G::RULES_VERSION });
        }
        Ok(())
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// Plays the record through a [`Session`], which refuses it at the first input that cannot be.
    pub fn replay(&self) -> Result<Session<G>, Refusal> {
        self.play_through(Session::resting(self)?)
    }

    /// Replays the record and checks that every answer of nature follows from its seed.
    pub fn verify(&self) -> Result<Session<G>, Refusal> {
        self.check_chance(Session::resting(self)?)?;
        self.replay()
    }

    fn play_through(&self, mut session: Session<G>) -> Result<Session<G>, Refusal> {
        for (number, (input, by)) in self.played().enumerate() {
            session.take_by(input, by, &mut Silent).map_err(|reason| unplayable(number, reason))?;
        }
        Refusal::new("record-ends-differently").when(self.standing != session.standing())?;
        Ok(session)
    }

    fn check_chance(&self, mut session: Session<G>) -> Result<(), Refusal> {
        Refusal::new("record-without-seed").when(self.seed.is_none())?;
        for (number, &input) in self.inputs.iter().enumerate() {
            if let (Input::Chance(outcome), Some(answer)) = (input, session.answer_of_nature())
                && outcome != answer
            {
                let refusal = Refusal::new("record-not-dealt-from-its-seed").with("input", number + 1);
                return Err(refusal.with("recorded", outcome.to_string()).with("dealt", answer.to_string()));
            }
            // What cannot be replayed is refused by the replay, with the better reason.
            if session.take(input, &mut Silent).is_err() {
                break;
            }
        }
        Ok(())
    }
}

impl<G: Positioned> Record<G> {
    /// A record that starts from a position.
    pub fn from_position(config: G::Config, position: &G::Position, seed: Option<Seed>) -> Self {
        let position = serde_json::to_value(position).expect("a position is plain data");
        Self { position: Some(position), ..Self::new(config, seed) }
    }

    /// The session before the record's first input.
    pub fn begin(&self) -> Result<Session<G>, Refusal> {
        self.under_one_version()?;
        let Some(position) = &self.position else { return Session::resting(self) };
        let position = json::read("unreadable-position", || serde_json::from_value(position.clone()))?;
        let state = G::place(&self.config, &position)?;
        let fates = state.fates(&position);
        Ok(Session::starting(self, state, fates))
    }

    /// Like [`replay`](Self::replay), also from a position.
    pub fn replay_placed(&self) -> Result<Session<G>, Refusal> {
        self.play_through(self.begin()?)
    }

    /// Like [`verify`](Self::verify), also from a position.
    pub fn verify_placed(&self) -> Result<Session<G>, Refusal> {
        self.check_chance(self.begin()?)?;
        self.replay_placed()
    }
}
