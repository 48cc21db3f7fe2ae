//! The history of a game: everything that went in, and nothing else. It replays exactly.

use serde::{Deserialize, Serialize};

use crate::{Game, Refusal, Seat, Seed, Session, Silent, Standing};

/// One thing that went into a game.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Input<G: Game> {
    /// Nature answered.
    Chance(G::Chance),
    /// A seat chose. Seats that chose together stand one after the other in seat order.
    Act(Seat, G::Action),
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

/// A whole game: set-up, seed and inputs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    format: String,
    game: String,
    rules: u32,
    /// The set-up.
    pub config: G::Config,
    /// Where the chance answers come from, if they were dealt from a seed.
    pub seed: Option<Seed>,
    /// Everything that went in, in order.
    pub inputs: Vec<Input<G>>,
    /// How it ended, if it did.
    pub standing: Option<Standing>,
}

/// The part of a record that can be read without knowing the game.
#[derive(Deserialize)]
struct Header {
    format: String,
    game: String,
    rules: u32,
}

impl Header {
    fn read(json: &str) -> Result<Self, Refusal> {
        let header: Self = serde_json::from_str(json)
            .map_err(|error| Refusal::new("not-a-record").with("problem", error.to_string()))?;
        if header.format != FORMAT {
            return Err(Refusal::new("unknown-record-format").with("format", header.format).with("expected", FORMAT));
        }
        Ok(header)
    }
}

/// Which game a record is of.
pub fn game_of_record(json: &str) -> Result<String, Refusal> {
    Header::read(json).map(|header| header.game)
}

impl<G: Game> Record<G> {
    /// A record in which nothing has happened yet.
    pub fn new(config: G::Config, seed: Option<Seed>) -> Self {
        let (format, game) = (FORMAT.to_owned(), G::NAME.to_owned());
        Self { format, game, rules: G::RULES_VERSION, config, seed, inputs: Vec::new(), standing: None }
    }

    /// Reads a record, or says what is wrong with it.
    pub fn from_json(json: &str) -> Result<Self, Refusal> {
        let header = Header::read(json)?;
        if header.game != G::NAME {
            return Err(Refusal::new("record-of-another-game").with("game", header.game).with("expected", G::NAME));
        }
        if header.rules != G::RULES_VERSION {
            let refusal = Refusal::new("record-of-other-rules").with("rules", header.rules);
            return Err(refusal.with("expected", G::RULES_VERSION));
        }
        serde_json::from_str(json).map_err(|error| Refusal::new("damaged-record").with("problem", error.to_string()))
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// Plays the record through a [`Session`], which refuses it at the first input that cannot be.
    pub fn replay(&self) -> Result<Session<G>, Refusal> {
        let mut session = Session::resting(self.config.clone(), self.seed)?;
        for (number, &input) in self.inputs.iter().enumerate() {
            session.take(input, &mut Silent).map_err(|reason| {
                let refusal = Refusal { rule: reason.rule, ..Refusal::new("record-cannot-be-replayed") };
                refusal.with("input", number + 1).with("reason", reason.line.to_string())
            })?;
        }
        if self.standing != session.standing() {
            return Err(Refusal::new("record-ends-differently"));
        }
        Ok(session)
    }

    /// Replays the record and checks that every answer of nature follows from its seed.
    pub fn verify(&self) -> Result<Session<G>, Refusal> {
        let seed = self.seed.ok_or(Refusal::new("record-without-seed"))?;
        let mut dealt = Session::resting(self.config.clone(), Some(seed))?;
        for (number, &input) in self.inputs.iter().enumerate() {
            if let (Input::Chance(outcome), Some(answer)) = (input, dealt.answer_of_nature())
                && outcome != answer
            {
                let refusal = Refusal::new("record-not-dealt-from-its-seed").with("input", number + 1);
                return Err(refusal.with("recorded", outcome.to_string()).with("dealt", answer.to_string()));
            }
            // What cannot be replayed is refused below, with the better reason.
            if dealt.take(input, &mut Silent).is_err() {
                break;
            }
        }
        self.replay()
    }
}
