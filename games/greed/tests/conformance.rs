//! The battery every game runs.

use greed::Greed;
use tabletop::testkit::Battery;
use tabletop::{Choices, Game};

fn battery(players: u8) {
    let config = Greed::configure(players, &Choices::none()).unwrap();
    Battery::<Greed>::new(config).games(5_000).thorough(50).longest(500).audit(Greed::audit).run();
}

#[test]
fn two_players() {
    battery(2);
}

#[test]
fn three_players() {
    battery(3);
}

#[test]
fn four_players() {
    battery(4);
}

#[test]
fn five_players() {
    battery(5);
}

#[test]
#[ignore = "everything at every step of many more games: make soak"]
fn soak() {
    for players in 2..=5 {
        let config = Greed::configure(players, &Choices::none()).unwrap();
        Battery::<Greed>::new(config).games(0).thorough(5_000).series(7).longest(500).audit(Greed::audit).run();
    }
}
