//! One game between random players, told line by line in plain English.

use catalog::Visitor;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Choices, Game, Listed, Refusal, Seat, Seed, Session, Story, pick};

/// Plays one game through a session with random players and tells what happens.
pub fn watch(
    game: &str,
    players: u8,
    choices: &Choices,
    seed: u64,
    tell: &mut dyn FnMut(String),
) -> Result<(), Refusal> {
    catalog::visit(game, Watch { players, choices, seed, tell })?
}

struct Watch<'a> {
    players: u8,
    choices: &'a Choices,
    seed: u64,
    tell: &'a mut dyn FnMut(String),
}

impl Visitor for Watch<'_> {
    type Out = Result<(), Refusal>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Self { players, choices, seed, tell } = self;
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
}

/// Passes the plain English of every event on.
struct Aloud<'a>(&'a mut dyn FnMut(String));

impl<G: Game> Story<G> for Aloud<'_> {
    fn tell(&mut self, _: &G, event: G::Event) {
        (self.0)(event.to_string());
    }
}
