//! What the books say where people ask, in both languages, and that the game does it.

use words::{Language, rulebook};

use crate::play::*;

/// Both books say this under the rule.
#[track_caller]
fn says(rule: &str, english: &str, german: &str) {
    for (language, part) in [(Language::En, english), (Language::De, german)] {
        let found = rulebook::find("smile", language, rule).expect("a rule");
        assert!(found.text.contains(part), "{language}: {rule} does not say “{part}”");
    }
}

#[test]
fn sm_wanted_a_single_police_marker_is_a_bonus() {
    says("sm.wanted", "a single police marker", "einen einzelnen Polizeimarker");
    let mut play = Play::shadow(plain().hands(Green, [6, 6, 6]), 1);
    play.act("bonus police, at park");
    // The district is settled at once, so what was placed is seen in the story only.
    let placed =
        |event: &Event| matches!(event, Event::Added { party, count: 1, district: Park, .. } if party.index() == 2);
    assert!(play.events.iter().any(placed), "{:?}", play.events);
}

#[test]
fn sm_final_a_monopoly_asks_what_lies_face_up() {
    says("sm.final", "face-down ones do not count", "verdeckte zählen nicht");
    let own = |held| plain().owns(Yellow, "weapons/1 up").owns(Green, held).over().account(Yellow).majorities[1];
    assert_eq!([own("weapons/1 down"), own("weapons/1 up")], [(1, 10), (1, 0)]);
}

#[test]
fn sm_final_an_unused_potion_scores_nothing() {
    says("sm.final", "still face up at the end scores nothing", "bringt keine Punkte");
    let game = city(Shadow::Corrupt, PotionCard::SecondChance).owns(Yellow, "potion/0 up").over();
    assert_eq!(game.account(Yellow).total(), 0);
}

#[test]
fn sm_final_tie_level_on_everything_is_lost_alone() {
    says("sm.final.tie", "alone, you have lost if you are level", "Allein hast du verloren");
    let standing = Scene::solo(Shadow::Corrupt, PotionCard::Soulmates, Level::Easy).over().result();
    assert_eq!(standing.expect("it is over").rank(Yellow.seat()), 2);
}

#[test]
fn sm_fill_which_an_empty_district_is_filled_and_gets_police() {
    says("sm.fill.which", "a district without any marker that has room", "ein Bezirk ganz ohne Marker");
    let mut play = Play::settle(plain().tiles(North, "hat-1/0"), 1);
    assert!(play.told(Event::NotScored(North)));
    play.dice(&[1; 13]);
    while let Pending::Chance(ChanceQuestion::Draw(draw)) = play.game.pending() {
        // The tiles with the most police come first.
        let outcomes = draw.left.iter().map(|number| play.game.outcome(number));
        let most = outcomes.max_by_key(|outcome| match outcome {
            Chance::Tile(tile) => tile.police(),
            _ => 0,
        });
        play.game.apply_chance(most.expect("a tile"), &mut play.events);
    }
    assert_eq!(play.table().turfs[North.index()].tiles.iter().count(), 2, "the second tile has come");
    assert!(play.markers(North)[2] > 0, "and its police");
}
