//! The whole table in sentences: the round, mine, the other's, the dice, the city.

use tabletop::{Arg, Line, View};

use crate::board::District;
use crate::card::Shadow;
use crate::party::Crew;
use crate::state::{Phase, Smile};
use crate::tile::Kind;

use super::events::mine;
use super::parts::{self, Sides};

pub(super) fn look(view: &View<Smile>) -> Vec<Line> {
    let game = Smile::rebuilt(view);
    let me = mine(view.viewer);
    let mut lines = vec![moment(&game)];
    for crew in [me, me.other()] {
        lines.extend(belongings(&game, crew));
    }
    if !game.pool.is_empty() {
        lines.push(Line::new("smile-look-pool").with("dice", parts::dice(game.pool)));
    }
    lines.extend(cards(&game));
    lines.extend(District::ALL.iter().map(|&district| turf(&game, district, me)));
    if !matches!(game.phase, Phase::SetUp(_)) {
        lines.push(bag(view));
    }
    lines
}

/// Where in the game we are, and who starts.
fn moment(game: &Smile) -> Line {
    let Some(phase) = game.stage() else {
        return Line::new(if game.phase == Phase::Over { "smile-look-over" } else { "smile-look-set-up" });
    };
    Line::new("smile-look-round")
        .with("round", game.round + 1)
        .with("phase", Arg::numbered("smile-phase", phase))
        .with("seat", game.start.seat())
}

/// Boss, dice, tiles and what the shadow card has of a crew.
fn belongings(game: &Smile, crew: Crew) -> Vec<Line> {
    let sides = Sides::of(game.solo);
    let gang = game.gang(crew);
    let [near, middle, far] = gang.boss.line();
    let mut lines = vec![
        sides
            .line(crew, "smile-look-boss", "smile-look-boss-rival")
            .with("field", gang.boss.number())
            .with("near", parts::district(near))
            .with("middle", parts::district(middle))
            .with("far", parts::district(far)),
        sides
            .line(crew, "smile-look-tiles", "smile-look-tiles-rival")
            .with("tiles", parts::held_list(gang.tiles.iter())),
    ];
    let hands: Vec<u8> = gang.hands.into_iter().filter(|&die| die > 0).collect();
    if !hands.is_empty() {
        let dice = parts::dice(hands.into_iter().collect());
        let line = sides.line(crew, "smile-look-wanted", "smile-look-wanted-rival");
        lines.push(line.with("dice", dice).with("level", game.wanted(crew)));
    }
    if matches!(game.shadow, Some(Shadow::Historian | Shadow::Cursed)) {
        lines.push(sides.line(crew, "smile-look-card", "smile-look-card-rival").with("count", gang.on_card));
    }
    if game.holder == Some(crew) {
        lines.push(sides.line(crew, "smile-look-detective", "smile-look-detective-rival"));
    }
    if gang.law > 0 {
        lines.push(Line::new("smile-look-law").with("points", gang.law));
    }
    lines
}

/// The two cards of the game, and where the shadow is.
fn cards(game: &Smile) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(shadow) = game.shadow {
        let line = Line::new("smile-look-shadow").with("shadow", parts::shadow(shadow));
        lines.push(line.with("text", parts::shadow_text(shadow)));
        let district = parts::district(game.shadow_district());
        lines.push(match shadow.home() {
            Some(_) => Line::new("smile-look-home").with("district", district),
            None => Line::new("smile-look-walker").with("field", game.walker.number()).with("district", district),
        });
        if shadow.home().is_some() && game.die > 0 {
            lines.push(Line::new("smile-look-die").with("die", game.die));
        }
    }
    if let Some(card) = game.potion {
        let line = Line::new("smile-look-potion").with("card", parts::card(card));
        lines.push(line.with("text", parts::card_text(card)));
    }
    lines
}

/// A district: its tiles and markers.
fn turf(game: &Smile, district: District, me: Crew) -> Line {
    let turf = game.turf(district);
    Line::new("smile-look-district")
        .with("district", parts::district(district))
        .with("tiles", parts::tile_list(turf.tiles))
        .with("markers", Sides::of(game.solo).marker_list(turf.markers, me))
}

/// Bag and discard. How many tiles the bag holds can be felt by everybody.
fn bag(view: &View<Smile>) -> Line {
    let discard = &view.table.discard;
    Line::new("smile-look-bag")
        .with("bag", view.memory.bag.iter().count())
        .with("discard", discard.iter().count())
        .with("hats", discard.iter().filter(|tile| tile.kind() == Kind::Hat).count())
}
