//! The battery: every shadow with every potion, and every level of the rival crew.

use smile::{Level, PotionCard, Shadow, Smile};
use tabletop::testkit::Battery;
use tabletop::{Choices, Game};

/// The longest random game stays well below this; only equal dice rerolled for ever could reach it.
const LONGEST: usize = 2_000;

fn battery(players: u8, choices: &Choices) -> Battery<Smile> {
    let config = Smile::configure(players, choices).unwrap();
    Battery { longest: LONGEST, audit: Smile::audit, open_information: true, ..Battery::new(config) }
}

#[test]
fn two_players_every_shadow_with_every_potion() {
    for (n, shadow) in Shadow::ALL.iter().enumerate() {
        for (m, potion) in PotionCard::ALL.iter().enumerate() {
            let choices = Choices::none().with("shadow", shadow.name()).with("potion", potion.name());
            Battery { games: 100, thorough: 1, series: (n * 100 + m) as u64, ..battery(2, &choices) }.run();
        }
    }
}

#[test]
fn one_player_every_shadow_at_every_level() {
    for (n, shadow) in Shadow::ALL.iter().enumerate() {
        for (m, level) in Level::ALL.iter().enumerate() {
            let choices = Choices::none().with("shadow", shadow.name()).with("level", level.name());
            Battery { games: 100, thorough: 1, series: (n * 100 + m) as u64, ..battery(1, &choices) }.run();
        }
    }
}

#[test]
fn cards_at_random_and_tiles_of_ones_own() {
    let tiles = include_str!("own_tiles.txt");
    for players in 1..=2 {
        for choices in [Choices::none(), Choices::none().with("tiles", tiles)] {
            Battery { games: 500, thorough: 2, ..battery(players, &choices) }.run();
        }
    }
}

#[test]
#[ignore = "everything at every step of many more games: make soak"]
fn soak() {
    for (n, shadow) in Shadow::ALL.iter().enumerate() {
        for (m, potion) in PotionCard::ALL.iter().enumerate() {
            let choices = Choices::none().with("shadow", shadow.name()).with("potion", potion.name());
            Battery { games: 0, thorough: 60, series: (n * 100 + m) as u64 + 7_000, ..battery(2, &choices) }.run();
            Battery { games: 0, thorough: 20, series: (n * 100 + m) as u64 + 7_000, ..battery(1, &choices) }.run();
        }
    }
}
