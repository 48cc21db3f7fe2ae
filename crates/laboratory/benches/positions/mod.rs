//! Positions to measure on: states in which a seat is asked, from all over random games.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Choices, Fresh, Game, Nature, Pending, Player, Seat, Silent, below};

/// A game's usual set-up: as many players as can, four at most.
pub(crate) fn start<G: Game>() -> G {
    let players = (*G::PLAYERS.end()).min(4);
    let config = G::configure(players, &Choices::none()).expect("the default set-up");
    G::new(&config).expect("a valid set-up")
}

pub(crate) fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(2026)
}

/// Some hundred positions with the seat that is asked.
pub(crate) fn positions<G: Game>() -> Vec<(G, Seat)> {
    let mut rng = rng();
    let mut player = Player::default();
    let mut found = Vec::new();
    while found.len() < 512 {
        let mut game = start::<G>();
        loop {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(question) => {
                    let outcome = Fresh(&mut rng).answer(&game, &question);
                    game.apply_chance(outcome, &mut Silent);
                }
                pending => {
                    let seat = pending.seats().lowest().expect("somebody is asked");
                    if below(&mut rng, 16) == 0 && found.len() < 512 {
                        found.push((game.clone(), seat));
                    }
                    let action = player.choose(&game, seat, &mut rng);
                    game.apply(seat, action, &mut Silent);
                }
            }
        }
    }
    found
}
