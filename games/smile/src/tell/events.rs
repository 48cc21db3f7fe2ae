//! What happened.

use std::cmp::Ordering;

use tabletop::{Arg, Landmark, Line, Viewer};

use crate::action::Action;
use crate::board::Field;
use crate::card::Shadow;
use crate::event::{Event, Ground, Offer, Reroll, Told};
use crate::hoard::{Held, Side};
use crate::party::{Crew, Party};
use crate::rules::TieBreak;
use crate::tile::Kind;

use super::parts::{self, Sides};

/// The viewer's crew; yellow for a spectator.
pub(super) fn mine(viewer: Viewer) -> Crew {
    viewer.seat().and_then(Crew::of).unwrap_or(Crew::Yellow)
}

fn field(field: Field) -> Arg {
    field.number().into()
}

/// Rounds, a turn for each crew that takes its dice, and the settling, which is nobody's.
pub(super) fn landmark(told: &Told) -> Option<Landmark> {
    Some(match told.event {
        Event::Round(round) => Landmark::Round(u16::from(round) + 1),
        // Nobody sits on the rival's seat.
        Event::Chose { crew, .. } => Landmark::Turn((!told.solo || crew == Crew::Yellow).then(|| crew.seat())),
        Event::Settling => Landmark::Turn(None),
        Event::Drank(..) => Landmark::Sight("potion"),
        Event::Swapped { .. } => Landmark::Sight("swap"),
        Event::ShadowWalked { .. } | Event::Swept { .. } | Event::Bitten(..) | Event::Guarded(_) => {
            Landmark::Sight("shadow")
        }
        Event::Wanted(_) => Landmark::Sight("law"),
        Event::Took { .. } => Landmark::Sight("tile"),
        _ => return None,
    })
}

/// The sentences of an event: one, but for cards, which come with their text, and for hats, of which
/// all is said when they are taken.
pub(super) fn event(told: Told, viewer: Viewer) -> Vec<Line> {
    let Told { event, solo, stage: _ } = told;
    let sides = Sides::of(solo);
    vec![match event {
        Event::ShadowDrawn(shadow) => Line::new("smile-shadow-drawn")
            .with("shadow", parts::shadow(shadow))
            .with("text", parts::shadow_text(shadow)),
        Event::CardDrawn(card) => {
            Line::new("smile-potion-drawn").with("card", parts::card(card)).with("text", parts::card_text(card))
        }
        Event::Starts(crew) => Line::new("smile-starts").with("seat", crew.seat()),
        Event::Dealt(crew, _) => sides.line(crew, "smile-dealt", "smile-dealt-rival"),
        Event::Round(round) => Line::new("smile-round").with("round", round + 1),
        Event::Rolled(pool) => Line::new("smile-rolled").with("dice", parts::dice(pool)),
        Event::Laid(district, tile) => Line::new("smile-laid")
            .with("district", parts::district(district))
            .with("tile", parts::a_tile(tile))
            .with("police", tile.police()),
        Event::Recycled { hats, gone } => Line::new("smile-recycled").with("hats", hats).with("gone", gone),
        Event::BagDry => Line::new("smile-bag-dry"),
        Event::Rerolled { crew, why, fell } => {
            let line = match why {
                Reroll::Equal => Line::new("smile-rerolled-equal").with("seat", crew.seat()),
                Reroll::SecondChance => Line::new("smile-rerolled-second-chance").with("seat", crew.seat()),
                Reroll::Collector => Line::new("smile-rerolled-collector").with("seat", crew.seat()),
                Reroll::Rival => Line::new("smile-rerolled-rival"),
            };
            line.with("dice", parts::dice(fell))
        }
        Event::Chose { crew, go, act } => {
            sides.line(crew, "smile-chose", "smile-chose-rival").with("go", go).with("act", act)
        }
        Event::Picked(crew, action) => return picked(crew, action, solo).into_iter().collect(),
        Event::Drank(crew, _) => Line::new("smile-drank").with("seat", crew.seat()),
        Event::Walked { crew, from, to } => {
            sides.line(crew, "smile-walked", "smile-walked-rival").with("from", field(from)).with("to", field(to))
        }
        Event::Stepped { crew, from, to } if from == to => {
            Line::new("smile-stayed").with("seat", crew.seat()).with("field", field(to))
        }
        Event::Stepped { crew, from, to } => {
            Line::new("smile-stepped").with("seat", crew.seat()).with("from", field(from)).with("to", field(to))
        }
        Event::Placed { crew, line: [near, middle, far], counts: [three, two, one] } => sides
            .line(crew, "smile-placed", "smile-placed-rival")
            .with("first", three)
            .with("near", parts::district(near))
            .with("second", two)
            .with("middle", parts::district(middle))
            .with("third", one)
            .with("far", parts::district(far)),
        Event::Swapped { crew, district, given, taken } => Line::new("smile-swapped")
            .with("seat", crew.seat())
            .with("given", parts::held(given, 1))
            .with("taken", parts::a_tile(taken))
            .with("district", parts::district(district)),
        Event::Added { crew, party, count, district, why } => {
            let line = match why {
                Ground::Rival => Line::new("smile-added-rival"),
                Ground::Bonus => Line::new("smile-added-bonus").with("seat", crew.seat()),
                Ground::Mayor => Line::new("smile-added-mayor").with("seat", crew.seat()),
                Ground::Action | Ground::Overpower | Ground::Relocation => {
                    Line::new("smile-added").with("seat", crew.seat())
                }
            };
            line.with("markers", Sides::by(crew, solo).markers(party, count))
                .with("district", parts::district(district))
        }
        Event::Moved { crew, party, from, to, why: _ } => Line::new("smile-moved")
            .with("seat", crew.seat())
            .with("markers", Sides::by(crew, solo).markers(party, 1))
            .with("from", parts::district(from))
            .with("to", parts::district(to)),
        Event::Removed { crew, party, district } => Line::new("smile-removed")
            .with("seat", crew.seat())
            .with("markers", Sides::by(crew, solo).markers(party, 1))
            .with("district", parts::district(district)),
        Event::Passed(crew, offer) => {
            let id = match offer {
                Offer::Action => "smile-passed-action",
                Offer::Potion => "smile-passed-potion",
                Offer::Collector => "smile-passed-collector",
                Offer::Bonus => "smile-passed-bonus",
                Offer::Mayor => "smile-passed-mayor",
                Offer::Seduction => "smile-passed-seduction",
            };
            Line::new(id).with("seat", crew.seat())
        }
        Event::ShadowWalked { die, to } => Line::new("smile-shadow-walked")
            .with("die", die)
            .with("field", field(to))
            .with("district", parts::district(to.near())),
        Event::MonsterDie(shadow, die) => {
            let id = match shadow {
                Shadow::Water => "smile-die-water",
                Shadow::Guardian => "smile-die-guardian",
                _ => "smile-die-cursed",
            };
            Line::new(id).with("die", die)
        }
        Event::Swept { shadow, district, party, count } => Line::new("smile-swept")
            .with("shadow", parts::shadow(shadow))
            .with("markers", sides.markers(party, count))
            .with("district", parts::district(district)),
        Event::Bitten(district, tile) => {
            Line::new("smile-bitten").with("tile", parts::tile(tile)).with("district", parts::district(district))
        }
        Event::Guarded(district) => Line::new("smile-guarded").with("district", parts::district(district)),
        Event::GoesFirst(crew) => Line::new("smile-goes-first").with("seat", crew.seat()),
        Event::Wanted([level, other]) if level == other => Line::new("smile-wanted-equal").with("level", level),
        Event::Wanted(levels) => both(["smile-wanted", "smile-wanted-rival"], levels.map(i32::from), solo, viewer),
        Event::LawPoints(points) => Line::new("smile-law-points").with("points", points),
        Event::Detective(Some(crew)) => sides.line(crew, "smile-detective", "smile-detective-rival"),
        Event::Detective(None) => Line::new("smile-detective-middle"),
        Event::Settling => Line::new("smile-settling"),
        Event::Seduced(crew, district) => {
            Line::new("smile-seduced").with("seat", crew.seat()).with("district", parts::district(district))
        }
        Event::NotScored(district) => Line::new("smile-not-scored").with("district", parts::district(district)),
        Event::Took { party, place, district, tile } => {
            let line = match party.crew() {
                Some(crew) => sides.line(crew, "smile-took", "smile-took-rival"),
                None if party == Party::Police => Line::new("smile-took-police"),
                None => Line::new("smile-took-guardian"),
            };
            line.with("place", place + 1).with("district", parts::district(district)).with("tile", parts::tile(tile))
        }
        Event::TookDie { party, place, pips } => {
            let line = match party.crew() {
                Some(crew) => sides.line(crew, "smile-took-die", "smile-took-die-rival"),
                None => Line::new("smile-took-die-police"),
            };
            line.with("place", place + 1).with("die", pips)
        }
        Event::Kept(crew, held) => return kept(crew, held, sides).into_iter().collect(),
        Event::Discarded { district, place, tiles } => Line::new("smile-discarded")
            .with("place", place + 1)
            .with("district", parts::district(district))
            .with("tiles", parts::tile_list(tiles)),
        Event::DieBack(pips) => Line::new("smile-die-back").with("die", pips),
        Event::Cleared { district, gone: [0, 0, 0], .. } => {
            Line::new("smile-cleared-none").with("district", parts::district(district))
        }
        Event::Cleared { district, gone, archived, hidden: 0 } => {
            let archived = archived && gone[..2] != [0, 0];
            Line::new(if archived { "smile-cleared-archived" } else { "smile-cleared" })
                .with("district", parts::district(district))
                .with("markers", sides.marker_list(gone, mine(viewer)))
        }
        Event::Cleared { district, gone, hidden, .. } => {
            // The henchmen that leave are those of the stronger crew.
            let weaker = if gone[0] > 0 { Party::Green } else { Party::Yellow };
            Line::new("smile-cleared-hideout")
                .with("district", parts::district(district))
                .with("markers", sides.marker_list(gone, mine(viewer)))
                .with("hidden", sides.markers(weaker, hidden))
        }
        Event::Abandoned(district) => Line::new("smile-abandoned").with("district", parts::district(district)),
        Event::NextStart { crew, tiles: [count, other] } if count == other => {
            Line::new("smile-next-start-equal").with("seat", crew.seat()).with("count", count)
        }
        Event::NextStart { crew, tiles: [yellow, green] } => Line::new("smile-next-start")
            .with("seat", crew.seat())
            .with("most", yellow.max(green))
            .with("least", yellow.min(green)),
        Event::Ended(scores) => both(["smile-ended", "smile-ended-rival"], scores, solo, viewer),
        Event::TieBreak(tie) => tie_break(tie, solo),
    }]
}

/// Who wins in spite of equal scores, and by what.
pub(super) fn tie_break(TieBreak { potions, henchmen }: TieBreak, solo: bool) -> Line {
    let by_potions = potions[0] != potions[1];
    let [yellow, green] = if by_potions { potions } else { henchmen };
    let winner = match yellow.cmp(&green) {
        Ordering::Greater => Crew::Yellow,
        Ordering::Less => Crew::Green,
        Ordering::Equal => return Line::new(if solo { "smile-tied-rival" } else { "smile-tied" }),
    };
    let line = if by_potions {
        Sides::of(solo).line(winner, "smile-tied-potions", "smile-tied-potions-rival")
    } else {
        Sides::of(solo).line(winner, "smile-tied-henchmen", "smile-tied-henchmen-rival").with("potions", potions[0])
    };
    line.with("most", yellow.max(green)).with("least", yellow.min(green))
}

/// A sentence that compares the two crews, the viewer's first; or the one about player and rival.
fn both(ids: [&'static str; 2], numbers: [i32; 2], solo: bool, viewer: Viewer) -> Line {
    let [id, rival] = ids;
    let me = if solo { Crew::Yellow } else { mine(viewer) };
    let line = Line::new(if solo { rival } else { id }).with("seat", me.seat());
    let line = line.with("own", numbers[me.index()]);
    let line = if solo { line } else { line.with("other", me.other().seat()) };
    line.with("theirs", numbers[me.other().index()])
}

/// One step of a choice. What is chosen in one step is told when it is done.
fn picked(crew: Crew, action: Action, solo: bool) -> Option<Line> {
    let by = |id| Line::new(id).with("seat", crew.seat());
    let sides = Sides::by(crew, solo);
    Some(match action {
        Action::Reroll => by("smile-picked-reroll"),
        Action::Mark(value) => by("smile-picked-mark").with("die", value),
        Action::Roll => by("smile-picked-roll"),
        Action::At(district) => by("smile-picked-at").with("district", parts::district(district)),
        Action::Marker(party) => by("smile-picked-marker").with("markers", sides.markers(party, 1)),
        Action::Give(held) => by("smile-picked-give").with("tile", parts::held(held, 1)),
        Action::Bonus(bonus) => {
            let (party, count) = bonus.markers();
            by("smile-picked-bonus").with("markers", sides.markers(party, count))
        }
        Action::Again(value) => by("smile-picked-again").with("die", value),
        _ => return None,
    })
}

/// How a tile is kept. A hat lies face up, which is no news.
fn kept(crew: Crew, held: Held, sides: Sides) -> Option<Line> {
    let (seat, rival) = match held.side {
        Side::Up if held.tile.kind() == Kind::Hat => return None,
        Side::Up => ("smile-kept-up", "smile-kept-up-rival"),
        Side::Down => ("smile-kept-down", "smile-kept-down-rival"),
        // The rival uses no potions.
        Side::UpDouble => ("smile-kept-up-double", "smile-kept-up-rival"),
        Side::DownDouble => ("smile-kept-down-double", "smile-kept-down-rival"),
    };
    Some(sides.line(crew, seat, rival).with("tile", parts::tile(held.tile)))
}
