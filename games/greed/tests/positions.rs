//! Positions people write by hand.

use greed::{Config, Greed};
use tabletop::testkit::Placements;

fn placements(players: u8) -> Placements<Greed> {
    Placements::new(Config { players }, Greed::audit)
}

#[test]
fn a_dumped_position_looks_the_same() {
    for players in 2..=5 {
        placements(players).round_trips(30, 8);
    }
}

#[test]
fn nothing_anybody_writes_panics() {
    for players in [2, 3, 5] {
        let placed = placements(players).mutations(1500);
        println!("{placed} placed");
    }
}
