//! Positions people write by hand.

use downtown::Downtown;
use tabletop::testkit::Placements;
use tabletop::{Choices, Game};

fn placements(players: u8, edition: &str) -> Placements<Downtown> {
    let choices = Choices::none().with("edition", edition).with("turn-limit", "60");
    Placements::new(Downtown::configure(players, &choices).unwrap(), Downtown::audit)
}

#[test]
fn a_dumped_position_looks_the_same() {
    for players in 2..=4 {
        placements(players, "de-a").round_trips(10, 30);
        placements(players, "de-b").round_trips(10, 30);
    }
}

#[test]
fn nothing_anybody_writes_panics() {
    for (players, edition) in [(2, "en"), (3, "de-a"), (4, "de-b")] {
        let placed = placements(players, edition).mutations(1500);
        println!("{placed} placed");
    }
}
