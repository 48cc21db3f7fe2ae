//! From a game to its position.

use super::phase::{now, values};
use super::{Gang, Place, Position};
use crate::board::District;
use crate::party::Crew;
use crate::state::{Phase, SetUp, Smile};

/// The position of a game.
pub(super) fn dump(game: &Smile) -> Position {
    let set_up = matches!(game.phase, Phase::SetUp(_));
    let drawn = !matches!(game.phase, Phase::SetUp(SetUp::Shadow | SetUp::Card | SetUp::Start));
    let tiles = |set: crate::table::TileSet| set.tiles(&game.table).collect();
    let places = District::ALL.iter().map(|&district| (district, place(game, district)));
    Position {
        shadow: game.shadow,
        potion: game.potion,
        round: Some(u32::from(game.round) + 1),
        start: drawn.then_some(game.start),
        opener: drawn.then_some(game.opener),
        phase: Some(now(game)),
        turn: Some(game.turn.into()),
        pool: values(game.pool),
        die: game.die.into(),
        rerolls: game.rerolls,
        shadow_at: game.walker.number().into(),
        detective: game.holder,
        unscored: game.unscored.iter().collect(),
        districts: places.filter(|(_, place)| *place != Place::default()).collect(),
        crews: Crew::BOTH.into_iter().map(|crew| (crew, gang(game, crew))).collect(),
        bag: (!set_up).then(|| tiles(game.bag.left)),
        discard: tiles(game.discard),
        gone: tiles(game.gone),
        draw: Vec::new(),
    }
}

fn place(game: &Smile, district: District) -> Place {
    let turf = game.turf(district);
    let [yellow, green, police] = turf.markers.map(u32::from);
    Place { yellow, green, police, tiles: turf.tiles.iter().collect() }
}

fn gang(game: &Smile, crew: Crew) -> Gang {
    let gang = game.gang(crew);
    let dice = |dice: [u8; 3]| dice.into_iter().filter(|&die| die > 0).map(u32::from).collect();
    Gang {
        boss: gang.boss.number().into(),
        moved: dice(gang.feet),
        acted: dice(gang.hands),
        tiles: gang.tiles.iter().collect(),
        on_card: gang.on_card.into(),
        law: gang.law.into(),
    }
}
