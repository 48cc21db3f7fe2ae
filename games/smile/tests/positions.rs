//! Positions people write by hand.

use smile::Smile;
use tabletop::testkit::Placements;
use tabletop::{Choices, Game};

fn placements(players: u8) -> Placements<Smile> {
    Placements::new(Smile::configure(players, &Choices::none()).unwrap(), Smile::audit)
}

#[test]
fn a_dumped_position_looks_the_same() {
    for players in 1..=2 {
        placements(players).round_trips(300, 30);
    }
}

#[test]
fn nothing_anybody_writes_panics() {
    for players in 1..=2 {
        let placed = placements(players).mutations(3000);
        println!("{placed} placed");
    }
}
