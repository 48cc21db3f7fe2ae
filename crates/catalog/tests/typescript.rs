//! The browser's types of what it is sent come from the types that send it.

use std::path::Path;

use catalog::desk::{Advice, Choice, Impossible, Moment, Question};
use tabletop::typescript::{Wire, config};
use tabletop::{Line, OptionSpec, Prompt, Refusal, ScoreLine, Seat, Standing, Viewer};
use ts_rs::{TS, TypeVisitor};

#[test]
fn typescript_is_up_to_date() {
    let mut wire = Wire::default();
    wire.visit::<Seat>();
    wire.visit::<Viewer>();
    wire.visit::<Line>();
    wire.visit::<Refusal>();
    wire.visit::<Prompt>();
    wire.visit::<Standing>();
    wire.visit::<ScoreLine>();
    wire.visit::<OptionSpec>();
    wire.visit::<Choice>();
    wire.visit::<Question>();
    wire.visit::<Moment>();
    wire.visit::<Advice>();
    wire.visit::<Impossible>();
    wire.game::<greed::Greed>();
    wire.game::<smile::Smile>();
    wire.game::<downtown::Downtown>();
    // Words that others are made of.
    wire.visit::<smile::tile::Kind>();
    wire.visit::<smile::hoard::Side>();
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire"));
    for module in ["tabletop", "desk", "greed", "smile", "downtown"] {
        wire.assert_up_to_date(module, folder);
    }
}

#[test]
fn the_type_of_a_seat_lists_them_all() {
    let all: Vec<String> = Seat::first(Seat::MAX as u8).map(|seat| format!("\"{seat}\"")).collect();
    assert_eq!(Seat::inline(&config()), all.join(" | "));
}
