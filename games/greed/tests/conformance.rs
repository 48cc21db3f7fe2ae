//! The battery every game runs.

use greed::Greed;
use tabletop::testkit::Battery;
use tabletop::{Choices, Game};

fn battery(players: u8) -> Battery<Greed> {
    let config = Greed::configure(players, &Choices::none()).unwrap();
    Battery { games: 5_000, thorough: 50, longest: 500, audit: Greed::audit, ..Battery::new(config) }
}

#[test]
fn two_players() {
    battery(2).run();
}

#[test]
fn three_players() {
    battery(3).run();
}

#[test]
fn four_players() {
    battery(4).run();
}

#[test]
fn five_players() {
    battery(5).run();
}

#[test]
#[ignore = "everything at every step of many more games: make soak"]
fn soak() {
    for players in 2..=5 {
        Battery { games: 0, thorough: 5_000, series: 7, ..battery(players) }.run();
    }
}
