//! A game with its types erased.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use review::{AnyReview, Reviewing};
use serde_json::Value;
use tabletop::{Choices, Listed, OptionSpec, Record, Refusal, Seed, Standing};

use crate::replay::{self, Ending, Eyes};
use crate::table::{AnyTable, Audience, Stories, TypedTable};

/// A table, and what everybody has seen of it so far.
pub type Opened = Result<(Box<dyn AnyTable>, Stories), Refusal>;
/// A table that nobody has seen anything of yet.
pub type Unseen = Result<Box<dyn AnyTable>, Refusal>;

/// What a front door can do with any game.
pub trait Entry: Sync {
    /// The name on the command line and in records.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// Whether games that began under this version of the rules are played on as they began.
    fn plays(&self, rules: u32) -> bool;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// What can be chosen besides the number of players.
    fn options(&self) -> &'static [OptionSpec];
    /// What the ids of its rules begin with.
    fn rule_prefix(&self) -> &'static str;
    /// How many sit down if nobody says how many.
    fn usual_players(&self) -> u8;
    /// Options that make for a short game.
    fn short(&self) -> &'static [(&'static str, &'static str)];
    /// Opens a table that deals from the seed; also what everybody saw of the deal.
    fn open(&self, players: u8, choices: &Choices, seed: Seed) -> Opened;
    /// Opens a table that is told every answer of nature.
    fn undealt(&self, players: u8, choices: &Choices) -> Unseen;
    /// Opens a table in a position; without a seed it is told every answer of nature.
    fn place(&self, players: u8, choices: &Choices, position: Value, seed: Option<Seed>) -> Opened;
    /// Goes on after so many inputs of a record; also what this audience has seen until then.
    fn resume(&self, json: &str, inputs: usize, past: Audience) -> Opened;
    /// A game of its own from a moment of another one, after so many inputs of its record, called `game` where it is
    /// kept: with the same deal, or by a seed of its own with all dealt anew that nobody knew then.
    fn branch(&self, json: &str, inputs: usize, game: Option<&str>, anew: Option<Seed>) -> Unseen;
    /// Goes on from a desk's [`snapshot`](AnyTable::snapshot).
    fn restore(&self, snapshot: &str) -> Unseen;
    /// Tells a record anew to whoever looks back at it; `over` says that its game has ended, if not by its rules.
    fn look_back(&self, json: &str, eyes: Eyes, over: bool, told: replay::Listener<'_>) -> Result<Ending, Refusal>;
    /// Begins to look back at a finished game.
    fn review(&self, json: &str) -> Result<Box<dyn AnyReview>, Refusal>;
    /// Replays a record through a session and checks that its chance follows from its seed.
    fn verify(&self, json: &str) -> Result<Verified, Refusal>;
}

/// What a good record holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many inputs.
    pub inputs: usize,
    /// The standing, if the game is over.
    pub standing: Option<Standing>,
}

/// The entry of game `G`.
pub(crate) struct Typed<G>(PhantomData<fn() -> G>);

impl<G> Typed<G> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Listed> Entry for Typed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn plays(&self, rules: u32) -> bool {
        tabletop::plays::<G>(rules)
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn rule_prefix(&self) -> &'static str {
        G::LISTING.rules
    }

    fn usual_players(&self) -> u8 {
        G::LISTING.usual_players
    }

    fn short(&self) -> &'static [(&'static str, &'static str)] {
        G::LISTING.short
    }

    fn open(&self, players: u8, choices: &Choices, seed: Seed) -> Opened {
        let (desk, told) = TypedTable::<G>::open(G::configure(players, choices)?, seed)?;
        Ok((Box::new(desk), told))
    }

    fn undealt(&self, players: u8, choices: &Choices) -> Unseen {
        Ok(Box::new(TypedTable::<G>::undealt(G::configure(players, choices)?)?))
    }

    fn place(&self, players: u8, choices: &Choices, position: Value, seed: Option<Seed>) -> Opened {
        let (desk, told) = TypedTable::<G>::placed(G::configure(players, choices)?, position, seed)?;
        Ok((Box::new(desk), told))
    }

    fn resume(&self, json: &str, inputs: usize, past: Audience) -> Opened {
        let (desk, told) = TypedTable::<G>::resume(&Record::from_json(json)?, inputs, past)?;
        Ok((Box::new(desk), told))
    }

    fn branch(&self, json: &str, inputs: usize, game: Option<&str>, anew: Option<Seed>) -> Unseen {
        let branch = Record::<G>::from_json(json)?.branch(inputs, game.map(str::to_owned))?;
        let desk = match anew {
            Some(seed) => TypedTable::<G>::anew(&branch, seed)?,
            None => TypedTable::<G>::resume(&branch, usize::MAX, Audience::NOBODY)?.0,
        };
        Refusal::new("game-is-over").when(desk.standing().is_some())?;
        Ok(Box::new(desk))
    }

    fn restore(&self, snapshot: &str) -> Unseen {
        Ok(Box::new(TypedTable::<G>::restore(snapshot)?))
    }

    fn look_back(&self, json: &str, eyes: Eyes, over: bool, told: replay::Listener<'_>) -> Result<Ending, Refusal> {
        replay::tell(&Record::<G>::from_json(json)?, eyes, over, told)
    }

    fn review(&self, json: &str) -> Result<Box<dyn AnyReview>, Refusal> {
        Ok(Box::new(Reviewing::<G>::begin(&Record::from_json(json)?, None)?))
    }

    fn verify(&self, json: &str) -> Result<Verified, Refusal> {
        let record = Record::<G>::from_json(json)?;
        let session = record.verify_placed()?;
        Ok(Verified { inputs: record.inputs.len(), standing: session.standing() })
    }
}
