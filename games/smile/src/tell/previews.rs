//! What is certain to follow from a choice.

use std::cmp::Reverse;

use tabletop::Line;

use crate::board::District;
use crate::preview::{Next, Preview};

use super::parts::{self, Sides};

/// The sentences of a preview.
pub(super) fn preview(preview: &Preview) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(field) = preview.boss {
        lines.push(Line::new("smile-preview-boss").with("field", field.number()));
    }
    // Where most comes or goes first: along the street, three, two, one.
    let most = |district: &District| {
        let here = preview.markers.iter().filter(|change| change.district == *district);
        Reverse(here.map(|change| change.by.unsigned_abs()).max())
    };
    let concerned = |district: &District| preview.markers.iter().any(|change| change.district == *district);
    let mut districts: Vec<District> = District::ALL.into_iter().filter(concerned).collect();
    districts.sort_by_key(most);
    for district in districts {
        lines.extend(change(preview, district, "smile-preview-gets", 1));
        lines.extend(change(preview, district, "smile-preview-loses", -1));
    }
    if !preview.gains.is_empty() {
        let tiles = parts::held_list(preview.gains.iter().copied());
        lines.push(Line::new("smile-preview-gains").with("tiles", tiles));
    }
    if !preview.losses.is_empty() {
        let tiles = parts::held_list(preview.losses.iter().copied());
        lines.push(Line::new("smile-preview-losses").with("tiles", tiles));
    }
    let mut by = |more, less, number: i32| {
        if number != 0 {
            lines.push(Line::new(if number > 0 { more } else { less }).with("by", number.abs()));
        }
    };
    by("smile-preview-wanted", "smile-preview-wanted-less", i32::from(preview.wanted));
    by("smile-preview-points", "smile-preview-points-less", preview.points);
    lines.push(match preview.next {
        Next::Seat(seat) => Line::new("smile-preview-next").with("seat", seat),
        Next::Action(seat) => Line::new("smile-preview-action").with("seat", seat),
        Next::Chance => Line::new("smile-preview-chance"),
        Next::Over => Line::new("smile-preview-over"),
    });
    lines
}

/// The markers that come to a district (sign 1) or leave it (sign -1).
fn change(preview: &Preview, district: District, id: &'static str, sign: i16) -> Option<Line> {
    let sides = Sides::of(preview.solo);
    let here = preview.markers.iter().filter(|change| change.district == district && change.by * sign > 0);
    let markers: Vec<_> = here.map(|change| sides.markers(change.party, change.by.unsigned_abs() as u8)).collect();
    (!markers.is_empty()).then(|| Line::new(id).with("district", parts::district(district)).with("markers", markers))
}
