//! Choices, as short imperatives.

use tabletop::{Line, View};

use crate::action::{Action, Bonus};
use crate::board::District;
use crate::card::PotionCard;
use crate::hoard::Side;
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Phase, Relocating, Smile};
use crate::tile::{Kind, Tile};

use super::events::mine;
use super::parts::{self, Sides};

/// A choice in the light of what is asked. One that does not fit the question is told by itself.
pub(super) fn action(view: &View<Smile>, action: Action) -> Line {
    let game = Smile::rebuilt(view);
    let crew = game.asked().unwrap_or(mine(view.viewer));
    fitting(&game, crew, action).unwrap_or_else(|| bare(action))
}

fn at(id: &'static str, district: District) -> Line {
    Line::new(id).with("district", parts::district(district))
}

/// The choice as an answer to the pending question.
fn fitting(game: &Smile, crew: Crew, action: Action) -> Option<Line> {
    let sides = Sides::by(crew, game.solo);
    Some(match (game.phase, action) {
        (Phase::Marking { marked, .. }, Action::Roll) => {
            Line::new("smile-do-roll-dice").with("dice", parts::dice(marked))
        }
        (Phase::Walking, Action::Walk) => {
            let die = game.gang(crew).feet[game.turn as usize / 2];
            let to = game.gang(crew).boss.clockwise(die);
            Line::new("smile-do-walk-to").with("die", die).with("field", to.number())
        }
        (Phase::Placing, Action::Place) => placing("smile-do-place-here", game, crew, [3, 2, 1]),
        // The same as without a potion: so it must not look like another placement.
        (Phase::Placing, Action::Shell([3, 2, 1])) => Line::new("smile-do-shell-usual"),
        (Phase::Placing, Action::Shell(counts)) => placing("smile-do-shell-here", game, crew, counts),
        (Phase::Placing, Action::Give(held)) => {
            Line::new("smile-do-give").with("tile", parts::held_among(held, &game.gang(crew).tiles))
        }
        (Phase::Swapping { .. }, Action::Take(tile)) => {
            let near = game.gang(crew).boss.near();
            Line::new("smile-do-take").with("tile", parts::tile_among(tile, game.turf(near).tiles))
        }
        (Phase::Taking { at, .. }, Action::Take(tile)) => {
            let row = game.turf(game.score_order(at)).tiles;
            Line::new("smile-do-take").with("tile", parts::tile_among(tile, row))
        }
        (Phase::Taking { .. }, Action::TakeDie) if game.die > 0 => {
            Line::new("smile-do-take-the-die").with("die", game.die)
        }
        (Phase::Choosing { .. }, Action::Reroll) if game.pool.all_equal() => Line::new("smile-do-reroll-equal"),
        (Phase::Keeping { tile, .. }, Action::Keep(side)) => return keep(game, tile, side),
        (Phase::Relocating { step, .. }, action) => return relocating(game, sides, step, action),
        (Phase::Acting { why, step, .. }, action) => return acting(game, crew, why, step, action),
        (Phase::LawPlace { what, .. }, Action::At(district)) => {
            let (party, count) = what.markers();
            at("smile-do-put", district).with("markers", sides.markers(party, count))
        }
        (Phase::Law { .. }, Action::Bonus(bonus)) => {
            let (party, count) = bonus.markers();
            Line::new("smile-do-bonus").with("markers", sides.markers(party, count))
        }
        (Phase::Supporting { .. }, Action::Support) => at("smile-do-support-here", game.shadow_district()),
        (Phase::Seducing { at: place, .. }, Action::Drink) => at("smile-do-seduce", game.score_order(place)),
        (Phase::Choosing { .. } | Phase::Ending, Action::Drink) => return drink(game),
        (Phase::Ending, Action::Pass) => Line::new("smile-do-end-turn"),
        (Phase::Collecting { .. }, Action::Pass) => Line::new("smile-do-decline-reroll"),
        (Phase::Law { .. }, Action::Pass) => Line::new("smile-do-decline-bonus"),
        (Phase::Supporting { .. }, Action::Pass) => Line::new("smile-do-decline-henchmen"),
        (Phase::Seducing { at: place, .. }, Action::Pass) => at("smile-do-decline-seduction", game.score_order(place)),
        _ => return None,
    })
}

/// A tile just taken, and what it is good for when it lies so.
fn keep(game: &Smile, tile: Tile, side: Side) -> Option<Line> {
    let it = |id| Line::new(id).with("tile", parts::tile(tile));
    Some(match (tile.kind(), side) {
        (Kind::Hat, Side::Up) => it("smile-do-keep-hat").with("points", tile.points()),
        (Kind::Hat, Side::UpDouble) => it("smile-do-keep-hat-double").with("points", 2 * tile.points()),
        (Kind::Potion, Side::Up) => it("smile-do-keep-potion").with("card", parts::card(game.potion?)),
        // Neither can lie like that.
        (Kind::Hat, _) | (Kind::Potion, Side::UpDouble | Side::DownDouble) => return None,
        (kind, Side::Up) => it("smile-do-keep-it-up").with("points", game.table.majority(kind)),
        (kind, Side::UpDouble) => it("smile-do-keep-it-up-double").with("points", game.table.majority(kind)),
        (_, Side::Down) => it("smile-do-keep-it-down"),
        (_, Side::DownDouble) => it("smile-do-keep-it-down-double"),
    })
}

/// Henchmen along the boss's line.
fn placing(id: &'static str, game: &Smile, crew: Crew, [three, two, one]: [u8; 3]) -> Line {
    let [near, middle, far] = game.gang(crew).boss.line();
    Line::new(id)
        .with("first", three)
        .with("near", parts::district(near))
        .with("second", two)
        .with("middle", parts::district(middle))
        .with("third", one)
        .with("far", parts::district(far))
}

/// A potion for what the potion card allows.
fn drink(game: &Smile) -> Option<Line> {
    Some(Line::new(match game.potion? {
        PotionCard::SecondChance => "smile-do-drink-second-chance",
        PotionCard::Overpower => "smile-do-drink-overpower",
        PotionCard::Relocation => "smile-do-drink-relocation",
        _ => return None,
    }))
}

/// The steps of a Relocation.
fn relocating(game: &Smile, sides: Sides, step: Relocating, action: Action) -> Option<Line> {
    Some(match (step, action) {
        (Relocating::From, Action::At(from)) => match game.turf(from).only_party() {
            Some(party) => at("smile-do-pick-up", from).with("markers", sides.markers(party, 1)),
            None => at("smile-do-pick-up-some", from),
        },
        (Relocating::Which(from), Action::Marker(party)) => {
            at("smile-do-pick-up", from).with("markers", sides.markers(party, 1))
        }
        (Relocating::To(..), Action::At(to)) => at("smile-do-move-to", to),
        _ => return None,
    })
}

/// The action of a die.
fn acting(game: &Smile, crew: Crew, why: Acting, step: ActStep, action: Action) -> Option<Line> {
    let sides = Sides::by(crew, game.solo);
    let die = game.action_die(crew, why);
    let remove = |district, party| at("smile-do-remove", district).with("markers", sides.markers(party, 1));
    Some(match (step, action) {
        (ActStep::Start, Action::Pass) => Line::new("smile-do-decline-action"),
        (ActStep::Start, Action::Drink) => return drink(game),
        (ActStep::Start, Action::At(district)) => match die {
            1 => at("smile-do-put", district).with("markers", sides.markers(Party::Police, 1)),
            2 | 3 => at("smile-do-pick-up", district).with("markers", sides.markers(crew.party(), 1)),
            4 | 5 => match game.turf(district).only_party() {
                Some(party) => remove(district, party),
                None => at("smile-do-remove-some", district),
            },
            _ => return None,
        },
        (ActStep::To(_), Action::At(district)) => at("smile-do-move-to", district),
        (ActStep::Which(district), Action::Marker(party)) => remove(district, party),
        (ActStep::Overpower, Action::At(district)) => {
            at("smile-do-put", district).with("markers", sides.markers(crew.party(), die))
        }
        _ => return None,
    })
}

/// A choice by itself, as it can be told without looking at the table.
fn bare(action: Action) -> Line {
    match action {
        Action::Pass => Line::new("smile-do-pass"),
        Action::Reroll => Line::new("smile-do-reroll"),
        Action::Dice { go, act } => Line::new("smile-do-dice").with("go", go).with("act", act),
        Action::Drink => Line::new("smile-do-drink"),
        Action::Mark(value) => Line::new("smile-do-mark").with("die", value),
        Action::Roll => Line::new("smile-do-roll"),
        Action::Walk => Line::new("smile-do-walk"),
        Action::Step(field) => Line::new("smile-do-step").with("field", field.number()),
        Action::Place => Line::new("smile-do-place"),
        Action::Shell([near, middle, far]) => {
            Line::new("smile-do-shell").with("near", near).with("middle", middle).with("far", far)
        }
        Action::Give(held) => Line::new("smile-do-give").with("tile", parts::held(held, 1)),
        Action::Take(tile) => Line::new("smile-do-take").with("tile", parts::tile(tile)),
        Action::TakeDie => Line::new("smile-do-take-die"),
        Action::Keep(side) => Line::new(match side {
            Side::Up => "smile-do-keep-up",
            Side::Down => "smile-do-keep-down",
            Side::UpDouble => "smile-do-keep-up-double",
            Side::DownDouble => "smile-do-keep-down-double",
        }),
        Action::At(district) => at("smile-do-at", district),
        Action::Both(one, other) => {
            Line::new("smile-do-both").with("one", parts::district(one)).with("other", parts::district(other))
        }
        Action::Marker(party) => Line::new("smile-do-marker").with("marker", parts::marker(party)),
        Action::Bonus(Bonus::TwoPolice) => Line::new("smile-do-two-police"),
        Action::Bonus(bonus) => Line::new("smile-do-marker").with("marker", parts::marker(bonus.markers().0)),
        Action::First(seat) => Line::new("smile-do-first").with("seat", seat),
        Action::Again(value) => Line::new("smile-do-again").with("die", value),
        Action::Support => Line::new("smile-do-support"),
    }
}
