//! What comes out of the bag next, where a position says so.

use tabletop::{Fate, Refusal};

use super::Position;
use crate::game::pile;
use crate::state::{Phase, Smile};
use crate::table::{TileSet, TileTable};
use crate::tell;
use crate::tile::Tile;

/// The bag that districts are filled from, how often it was shuffled, and how many tiles have come out
/// of it since. During set-up the potions come first.
fn bag(game: &Smile) -> (TileSet, u16, u8) {
    match game.phase {
        Phase::SetUp(_) => (TileTable::bag(), 0, 0),
        _ => (game.bag.left, game.bag.shuffle, game.bag.full.len() - game.bag.left.len()),
    }
}

/// Whatever is said to come out of the bag must be in it.
pub(super) fn check(game: &Smile, position: &Position) -> Result<(), Refusal> {
    let (mut bag, ..) = bag(game);
    for &tile in &position.draw {
        if !bag.contains(&game.table, tile) {
            let refusal = Refusal::by("sm.fill", "smile-position-not-in-bag");
            return Err(refusal.with("tile", tell::tile_with_squares(tile)).with("text", tile.to_string()));
        }
        bag.remove(&game.table, tile);
    }
    Ok(())
}

/// The same for nature. The bag keeps the lowest numbers of alike tiles to the last, and so does this.
pub(super) fn fates(game: &Smile, position: &Position) -> Vec<Fate> {
    let (bag, shuffle, drawn) = bag(game);
    let fate = |(nth, &tile): (usize, &Tile)| {
        let later = position.draw[nth + 1..].iter().filter(|&&other| other == tile).count();
        let mut alike = bag.numbers().iter().filter(|&number| game.table.face(number) == Some(tile));
        Some(Fate { pile: pile::BAG, shuffle, position: drawn + nth as u8, card: alike.nth(later)? })
    };
    position.draw.iter().enumerate().filter_map(fate).collect()
}
