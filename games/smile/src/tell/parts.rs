//! The parts sentences are made of: tiles, markers, dice, names.

use std::sync::LazyLock;

use tabletop::{Arg, Line};

use crate::board::District;
use crate::card::{PotionCard, Shadow};
use crate::dice::Dice;
use crate::hoard::{Held, Hoard, Side};
use crate::party::{Crew, Party};
use crate::tile::{Kind, Row, Tile};

/// Names of things of a kind: a stem and the thing's word, put together once.
macro_rules! names {
    ($($(#[$doc:meta])* $vis:vis $name:ident($kind:ty) = $stem:literal;)*) => {$(
        $(#[$doc])*
        $vis fn $name(thing: $kind) -> Arg {
            static NAMES: LazyLock<Vec<String>> =
                LazyLock::new(|| <$kind>::NAMES.iter().map(|name| format!(concat!($stem, "-{}"), name)).collect());
            Arg::name(&NAMES[thing.index()])
        }
    )*};
}
names! {
    /// The name of a district.
    pub(crate) district(District) = "smile-district";
    /// The name of a shadow card.
    pub(crate) shadow(Shadow) = "smile-shadow";
    /// What a shadow card does.
    pub(crate) shadow_text(Shadow) = "smile-shadow-text";
    /// The name of a potion card.
    pub(crate) card(PotionCard) = "smile-potion";
    /// What a potion is good for.
    pub(crate) card_text(PotionCard) = "smile-potion-text";
    /// What a tile shows.
    pub(super) kind(Kind) = "smile-kind";
    /// A marker by its colour.
    pub(super) marker(Party) = "smile-marker";
}

/// "the hat worth 3", "the weapons tile".
pub(super) fn tile(tile: Tile) -> Line {
    match tile.kind() {
        Kind::Hat => Line::new("smile-the-hat").with("points", tile.points()),
        other => Line::new("smile-the-tile").with("kind", kind(other)),
    }
}

/// "a hat worth 3", "a weapons tile".
pub(super) fn a_tile(tile: Tile) -> Line {
    match tile.kind() {
        Kind::Hat => Line::new("smile-a-hat").with("points", tile.points()),
        other => Line::new("smile-a-tile").with("kind", kind(other)),
    }
}

/// A tile, told apart from others of its kind by the police it shows.
fn squared(part: Line, tile: Tile) -> Line {
    Line::new("smile-with-squares").with("tile", part).with("squares", tile.police())
}

/// A tile in all detail.
pub(crate) fn tile_with_squares(it: Tile) -> Line {
    squared(a_tile(it), it)
}

/// Whether two tiles are called the same.
fn alike(one: Tile, other: Tile) -> bool {
    (one.kind(), one.points()) == (other.kind(), other.points())
}

/// A tile among others, told apart only if there is need.
pub(super) fn tile_among(it: Tile, row: Row) -> Line {
    let unclear = row.iter().any(|other| other != it && alike(other, it));
    if unclear { squared(tile(it), it) } else { tile(it) }
}

/// So many tiles that lie alike in front of a crew.
pub(crate) fn held(held: Held, count: u8) -> Line {
    let id = match (held.tile.kind(), held.side) {
        (Kind::Hat, Side::Up | Side::Down) => "smile-held-hat",
        (Kind::Hat, Side::UpDouble | Side::DownDouble) => "smile-held-hat-double",
        (_, Side::Up) => "smile-held-up",
        (_, Side::Down) => "smile-held-down",
        (_, Side::UpDouble) => "smile-held-up-double",
        (_, Side::DownDouble) => "smile-held-down-double",
    };
    let line = Line::new(id).with("count", count);
    match held.tile.kind() {
        Kind::Hat => line.with("points", held.tile.points()),
        other => line.with("kind", kind(other)),
    }
}

/// One of the tiles in front of a crew, told apart only if there is need.
pub(super) fn held_among(it: Held, tiles: &Hoard) -> Line {
    let same = |other: Held| other.side == it.side && other.tile != it.tile && alike(other.tile, it.tile);
    if tiles.iter().any(same) { squared(held(it, 1), it.tile) } else { held(it, 1) }
}

/// Tiles in front of a crew, those called the same together.
pub(super) fn held_list(tiles: impl Iterator<Item = Held>) -> Vec<Line> {
    let mut groups: Vec<(Held, u8)> = Vec::new();
    for it in tiles {
        match groups.iter_mut().find(|(first, _)| first.side == it.side && alike(first.tile, it.tile)) {
            Some((_, count)) => *count += 1,
            None => groups.push((it, 1)),
        }
    }
    groups.into_iter().map(|(first, count)| held(first, count)).collect()
}

/// Tiles in the city, those called the same together.
pub(super) fn tile_list(row: Row) -> Vec<Line> {
    let mut groups: Vec<(Tile, u8)> = Vec::new();
    for it in row.iter() {
        match groups.iter_mut().find(|(first, _)| alike(*first, it)) {
            Some((_, count)) => *count += 1,
            None => groups.push((it, 1)),
        }
    }
    let some = |(tile, count): (Tile, u8)| match tile.kind() {
        _ if count == 1 => a_tile(tile),
        Kind::Hat => held(Held { tile, side: Side::Up }, count),
        other => Line::new("smile-some-tiles").with("count", count).with("kind", kind(other)),
    };
    groups.into_iter().map(some).collect()
}

/// Dice by what they show: "two 1s and a 6".
pub(super) fn dice(dice: Dice) -> Vec<Line> {
    let line = |value| Line::new("smile-dice").with("count", dice.count(value)).with("value", value);
    dice.values().map(line).collect()
}

/// Who green is, and who speaks of markers as its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides {
    /// Whether green is the rival crew.
    pub(super) solo: bool,
    /// Whose markers are "own".
    pub(super) actor: Option<Crew>,
}

impl Sides {
    /// Nobody in particular acts.
    pub(super) const fn of(solo: bool) -> Self {
        Self { solo, actor: None }
    }

    /// This crew acts.
    pub(super) const fn by(crew: Crew, solo: bool) -> Self {
        Self { solo, actor: Some(crew) }
    }

    /// Whether the crew is the rival.
    pub(super) fn is_rival(self, crew: Crew) -> bool {
        self.solo && crew == Crew::Green
    }

    /// A sentence about a crew: one about a seat, or the rival's own.
    pub(super) fn line(self, crew: Crew, seat: &'static str, rival: &'static str) -> Line {
        if self.is_rival(crew) { Line::new(rival) } else { Line::new(seat).with("seat", crew.seat()) }
    }

    /// So many markers of a party.
    pub(super) fn markers(self, party: Party, count: u8) -> Line {
        let line = match party.crew() {
            None if party == Party::Guardian => return Line::new("smile-pips"),
            None => Line::new("smile-police"),
            Some(crew) if self.is_rival(crew) => Line::new("smile-rival-henchmen"),
            Some(crew) if self.actor == Some(crew) => Line::new("smile-own-henchmen").with("seat", crew.seat()),
            Some(crew) => Line::new("smile-henchmen").with("seat", crew.seat()),
        };
        line.with("count", count)
    }

    /// Markers of yellow, green and police; the viewer's own first.
    pub(super) fn marker_list(self, counts: [u8; 3], first: Crew) -> Vec<Line> {
        let order = [first.party(), first.other().party(), Party::Police];
        let there = order.into_iter().filter(|party| counts[party.index()] > 0);
        there.map(|party| self.markers(party, counts[party.index()])).collect()
    }
}
