//! Who sits where in an arena, and which games the ladder has played.

use catalog::Visitor;
use laboratory::arena::seatings;
use laboratory::ladder::{Claim, Rung, rungs};
use tabletop::Listed;

fn all(bots: usize, players: usize) -> Vec<Vec<usize>> {
    seatings(bots, players, &|one, other| one == other)
}

#[test]
fn every_bot_sits_everywhere_as_often() {
    assert_eq!(all(2, 2), [[0, 1], [1, 0]]);
    assert_eq!(all(2, 4), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    assert_eq!(all(3, 3).len(), 6);
    assert_eq!(all(3, 2).len(), 6);
    assert_eq!(all(3, 1), [[0], [1], [2]]);
    for (bots, players) in [(3, 3), (4, 2), (2, 3), (5, 3)] {
        let seatings = all(bots, players);
        for bot in 0..bots {
            let at = |seat: usize| seatings.iter().filter(|table| table[seat] == bot).count();
            assert!((1..players).all(|seat| at(seat) == at(0)), "{bots} bots, {players} players");
        }
    }
}

#[test]
fn every_line_of_the_ladder_has_its_own_log() {
    let rungs = rungs(1);
    let mut slugs: Vec<String> = rungs.iter().map(Rung::slug).collect();
    slugs.sort();
    slugs.dedup();
    assert_eq!(slugs.len(), rungs.len());
    let claimed = catalog::games().iter().map(|game| catalog::visit(game.name(), Claimed).expect("it is listed"));
    let claimed: usize = claimed.sum();
    assert!(claimed >= 32, "what is claimed of the first three games");
    assert_eq!(rungs.iter().filter(|rung| matches!(rung.claim, Claim::Beats(_))).count(), claimed);
}

/// How many lines a game has: six at each of its tables, and its own.
struct Claimed;

impl Visitor for Claimed {
    type Out = usize;

    fn visit<G: Listed>(self) -> usize {
        6 * G::LISTING.ladder.tables.len() + G::LISTING.ladder.claims.len()
    }
}
