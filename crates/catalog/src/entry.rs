//! A game with its types erased.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use tabletop::{Choices, Game, OptionSpec, Record, Refusal, Seat, Seed, Session, Standing, Story, pick};

use crate::desk::{Audience, Desk, Table, Told, TypedDesk};
use crate::simulate::{self, Plan, Report};

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
    /// Plays many random games and counts. `progress` is told, now and then and from any thread, how
    /// many games have just been finished.
    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Refusal>;
    /// The record of one game of a simulation.
    fn record(&self, plan: &Plan, game: u64) -> Result<String, Refusal>;
    /// Plays one game through a session with random players and tells what happens, line by line.
    fn watch(&self, players: u8, choices: &Choices, seed: u64, tell: &mut dyn FnMut(String)) -> Result<(), Refusal>;
    /// Opens a table that deals from the seed; also what everybody saw of the deal.
    fn open(&self, players: u8, choices: &Choices, seed: Seed) -> Result<(Box<dyn Desk>, Told), Refusal>;
    /// Opens a table that is told every answer of nature.
    fn undealt(&self, players: u8, choices: &Choices) -> Result<Box<dyn Desk>, Refusal>;
    /// Opens a table in a position; without a seed it is told every answer of nature.
    fn place(
        &self,
        players: u8,
        choices: &Choices,
        position: Value,
        seed: Option<Seed>,
    ) -> Result<(Box<dyn Desk>, Told), Refusal>;
    /// Goes on after so many inputs of a record; also what this audience has seen until then.
    fn resume(&self, json: &str, inputs: usize, past: Audience) -> Result<(Box<dyn Desk>, Told), Refusal>;
    /// Goes on from a desk's [`snapshot`](Desk::snapshot).
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Desk>, Refusal>;
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

impl<G: Table> Entry for Typed<G> {
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
        G::players()
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::options()
    }

    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Refusal> {
        simulate::simulate::<G>(plan, progress)
    }

    fn record(&self, plan: &Plan, game: u64) -> Result<String, Refusal> {
        simulate::record::<G>(plan, game).map(|record| record.to_json())
    }

    fn watch(&self, players: u8, choices: &Choices, seed: u64, tell: &mut dyn FnMut(String)) -> Result<(), Refusal> {
        let mut rng = ChaCha8Rng::from_seed(Seed::of_players(seed, 0).0);
        let config = G::configure(players, choices)?;
        let mut told = Aloud(tell);
        let mut table = Session::<G>::open(config, Seed::of_game(seed, 0), &mut told)?;
        while let Some(seat) =
            table.asked().iter().find(|&seat| table.prompt(seat).is_some_and(|prompt| !prompt.sealed))
        {
            let action = *pick(&mut rng, &table.legal(seat));
            let prompt = table.prompt(seat).map_or(0, |prompt| prompt.id);
            table.submit(seat, prompt, action, &mut told)?;
        }
        if let Some(standing) = table.standing() {
            for seat in Seat::first(standing.seats()) {
                tell(format!("{seat}: rank {}, {} points", standing.rank(seat), standing.score(seat)));
                for line in table.breakdown(seat).unwrap_or_default() {
                    tell(format!("   {:>6}  {} ({})", line.points, line.id, line.count));
                }
            }
        }
        Ok(())
    }

    fn open(&self, players: u8, choices: &Choices, seed: Seed) -> Result<(Box<dyn Desk>, Told), Refusal> {
        let (desk, told) = TypedDesk::<G>::open(G::configure(players, choices)?, seed)?;
        Ok((Box::new(desk), told))
    }

    fn undealt(&self, players: u8, choices: &Choices) -> Result<Box<dyn Desk>, Refusal> {
        Ok(Box::new(TypedDesk::<G>::undealt(G::configure(players, choices)?)?))
    }

    fn place(
        &self,
        players: u8,
        choices: &Choices,
        position: Value,
        seed: Option<Seed>,
    ) -> Result<(Box<dyn Desk>, Told), Refusal> {
        let (desk, told) = TypedDesk::<G>::placed(G::configure(players, choices)?, position, seed)?;
        Ok((Box::new(desk), told))
    }

    fn resume(&self, json: &str, inputs: usize, past: Audience) -> Result<(Box<dyn Desk>, Told), Refusal> {
        let (desk, told) = TypedDesk::<G>::resume(&Record::from_json(json)?, inputs, past)?;
        Ok((Box::new(desk), told))
    }

    fn restore(&self, snapshot: &str) -> Result<Box<dyn Desk>, Refusal> {
        Ok(Box::new(TypedDesk::<G>::restore(snapshot)?))
    }

    fn verify(&self, json: &str) -> Result<Verified, Refusal> {
        let record = Record::<G>::from_json(json)?;
        let session = record.verify_placed()?;
        Ok(Verified { inputs: record.inputs.len(), standing: session.standing() })
    }
}

/// Passes the plain English of every event on.
struct Aloud<'a>(&'a mut dyn FnMut(String));

impl<G: Game> Story<G> for Aloud<'_> {
    fn tell(&mut self, _: &G, event: G::Event) {
        (self.0)(event.to_string());
    }
}
