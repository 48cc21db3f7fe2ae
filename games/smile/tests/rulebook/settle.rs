//! Phase 5.

use crate::play::*;

/// Settles one district, the south, with the shadow elsewhere.
fn south(markers: [u8; 3], tiles: &str) -> Play {
    Play::settle(plain().markers(South, markers).tiles(South, tiles), 1)
}

fn centre(markers: [u8; 3], tiles: &str) -> Play {
    Play::settle(plain().markers(Centre, markers).tiles(Centre, tiles), 1)
}

#[test]
fn sm_score_order_the_shadows_district_then_clockwise_then_the_centre() {
    let play = Play::settle(plain().shadow_at(7), 1);
    assert_eq!(play.settled(), [South, SouthWest, West, Harbour, North, NorthEast, Park, SouthEast, Centre]);
}

#[test]
fn sm_score_order_the_guardian_centre_first_then_from_the_harbour() {
    let play = Play::settle(city(Shadow::Guardian, PotionCard::Soulmates), 1);
    assert_eq!(play.settled(), [Centre, Harbour, North, NorthEast, Park, SouthEast, South, SouthWest, West]);
}

#[test]
fn sm_score_first_takes_a_tile_of_its_choice() {
    let mut play = south([2, 1, 0], "hat-3/1 weapons/1");
    assert_eq!((play.asked(), play.choices()), (Some(Yellow), "take hat-3/1, take weapons/1".into()));
    assert_eq!(play.refused("take hat-1/0"), "sm.score.first no-such-tile-there");
    assert_eq!(play.refused("take die"), "sm.monster.cursed no-die-there");
    assert_eq!(play.refused("pass"), "sm.score.first cannot-pass");
    play.act("take weapons/1, keep up");
    assert_eq!((play.owns(Yellow), play.owns(Green)), ("weapons/1 up".into(), "hat-3/1 up".into()));
}

#[test]
fn sm_score_first_alike_tiles_are_no_choice() {
    let play = south([2, 1, 0], "hat-3/1 hat-3/1");
    assert_eq!(play.asked(), None);
    assert_eq!((play.owns(Yellow), play.owns(Green)), ("hat-3/1 up".into(), "hat-3/1 up".into()));
}

#[test]
fn sm_score_second_takes_the_next_and_the_third_gets_nothing_outside_the_centre() {
    let mut play = south([1, 3, 2], "hat-3/1 hat-2/0");
    play.act("take hat-2/0");
    assert_eq!(
        (play.owns(Green), play.owns(Yellow), play.discard()),
        ("hat-2/0 up".into(), String::new(), "hat-3/1".into())
    );
}

#[test]
fn sm_score_second_in_the_centre_the_third_gets_the_last() {
    let mut play = centre([2, 3, 1], "hat-3/1 hat-2/0 hat-6/3");
    play.act("take hat-6/3");
    assert_eq!((play.asked(), play.choices()), (Some(Yellow), "take hat-3/1, take hat-2/0".into()));
    play.act("take hat-2/0");
    assert_eq!(play.discard(), "hat-3/1", "the police are third");
    assert_eq!(play.tiles(Centre), "");
}

#[test]
fn sm_score_second_needs_a_marker() {
    let mut play = south([2, 0, 0], "hat-3/1 hat-2/0");
    play.act("take hat-3/1");
    assert_eq!((play.owns(Green), play.tiles(South)), (String::new(), "hat-2/0".into()));
}

#[test]
fn sm_score_tie1_everything_stays() {
    for markers in [[2, 2, 0], [0, 2, 2], [2, 0, 2], [2, 2, 1], [2, 2, 2]] {
        let play = south(markers, "hat-3/1 hat-2/0");
        assert_eq!((play.asked(), play.markers(South)), (None, markers));
        assert_eq!(play.tiles(South), "hat-3/1 hat-2/0");
        assert!(play.told(Event::NotScored(South)));
        assert!(play.table().unscored.contains(South));
    }
}

#[test]
fn sm_score_tie1_at_zero_is_a_tie_for_first() {
    let play = south([0, 0, 0], "hat-3/1 hat-2/0");
    assert!(play.told(Event::NotScored(South)));
    assert_eq!((play.tiles(South), play.markers(South)), ("hat-3/1 hat-2/0".into(), [0, 0, 0]));
}

#[test]
fn sm_score_tie2_the_rest_is_discarded_and_all_markers_leave() {
    let mut play = south([1, 3, 1], "hat-3/1 hat-2/0");
    play.act("take hat-2/0");
    assert_eq!((play.discard(), play.tiles(South), play.markers(South)), ("hat-3/1".into(), String::new(), [0, 0, 0]));
}

#[test]
fn sm_score_tie2_in_the_centre_both_remaining_tiles_are_discarded() {
    let mut play = centre([2, 3, 2], "hat-3/1 hat-2/0 weapons/1");
    play.act("take hat-2/0");
    assert_eq!((play.discard(), play.tiles(Centre)), ("weapons/1 hat-3/1".into(), String::new()));
    assert_eq!((play.owns(Yellow), play.markers(Centre)), (String::new(), [0, 0, 0]));
}

#[test]
fn sm_score_tie2_no_second_the_rest_stays() {
    let play = south([0, 0, 2], "hat-3/1 hat-2/0");
    assert_eq!((play.discard(), play.tiles(South)), ("hat-3/1".into(), "hat-2/0".into()));
}

#[test]
fn sm_score_tie2_no_third_in_the_centre_the_last_stays() {
    let mut play = centre([2, 0, 1], "hat-3/1 hat-2/0 hat-6/3");
    play.act("take hat-6/3");
    assert_eq!((play.discard(), play.tiles(Centre)), ("hat-3/1".into(), "hat-2/0".into()));
    assert_eq!(play.markers(Centre), [0, 0, 0]);
}

#[test]
fn sm_score_tie2_a_district_without_tiles_is_scored_like_any_other() {
    let position = city(Shadow::Historian, PotionCard::Soulmates).shadow_at(7).markers(South, [1, 2, 3]);
    let play = Play::settle(position, 1);
    assert_eq!((play.markers(South), play.on_card()), ([0, 0, 0], [1, 2]));
}

#[test]
fn sm_score_clear_all_markers_leave_a_scored_district() {
    let play = south([1, 2, 3], "hat-3/1 hat-2/0");
    assert_eq!(play.markers(South), [0, 0, 0]);
    assert!(play.told(Event::Cleared { district: South, gone: [1, 2, 3], archived: false, hidden: 0 }));
    assert!(!play.table().unscored.contains(South));
}

#[test]
fn sm_score_clear_an_unscored_district_without_tiles_loses_its_markers_at_the_end() {
    let play = Play::settle(plain().markers(South, [2, 2, 0]).markers(North, [1, 1, 0]).tiles(North, "hat-1/0"), 1);
    assert_eq!(play.markers(South), [0, 0, 0]);
    assert!(play.told(Event::Abandoned(South)));
    assert_eq!(play.markers(North), [1, 1, 0], "a tile is left there");
    let abandoned = play.events.iter().position(|event| *event == Event::Abandoned(South));
    let last = play.events.iter().position(|event| *event == Event::NotScored(Centre));
    assert!(abandoned > last, "not before the end of the phase");
}

#[test]
fn sm_score_clear_never_touches_what_the_hideout_kept() {
    // Scored, no tile left, and the weaker crew's henchman stays.
    let position = city(Shadow::Hideout, PotionCard::Soulmates).shadow_at(7).markers(South, [1, 2, 0]);
    let play = Play::settle(position, 1);
    assert_eq!(play.markers(South), [1, 0, 0]);
}

#[test]
fn sm_take_anything_but_a_hat_face_up_or_down() {
    for tile in ["weapons/1", "gambling/2", "contraband/1", "potion/0"] {
        for side in ["up", "down"] {
            let mut play = south([0, 2, 0], tile);
            assert_eq!((play.asked(), play.choices()), (Some(Green), "keep up, keep down".into()));
            assert_eq!(play.refused("keep up-double"), "sm.take no-imitation");
            assert_eq!(play.refused("pass"), "sm.take cannot-pass");
            play.act(&format!("keep {side}"));
            assert_eq!(play.owns(Green), format!("{tile} {side}"));
        }
    }
}

#[test]
fn sm_take_a_hat_is_no_decision() {
    assert_eq!(south([0, 2, 0], "hat-6/3").owns(Green), "hat-6/3 up");
}

#[test]
fn sm_police_take_the_highest_hat_then_gambling_weapons_contraband_potion() {
    let order = ["hat-6/3", "hat-2/1", "hat-2/0", "gambling/2", "gambling/1", "weapons/2", "weapons/1"];
    let order = order.into_iter().chain(["contraband/2", "contraband/1", "potion/2", "potion/1", "potion/0"]);
    let order: Vec<_> = order.collect();
    for pair in order.windows(2) {
        let play = south([0, 0, 1], &format!("{} {}", pair[1], pair[0]));
        assert_eq!((play.discard(), play.tiles(South)), (pair[0].into(), pair[1].into()));
        assert!(play.told(Event::Took {
            party: Party::Police,
            place: 0,
            district: South,
            tile: pair[0].parse().unwrap()
        }));
    }
}

#[test]
fn sm_startplayer_whoever_has_more_tiles() {
    let tiles = |crew, count: usize| {
        let tiles = ["hat-1/0 up", "weapons/1 down", "potion/0 up"];
        tiles[..count].iter().fold(plain().start(crew), |position, held| position.owns(Yellow, held))
    };
    let start = |position: Scene| Play::settle(position, 1).table().start;
    assert_eq!(start(tiles(Green, 2).owns(Green, "hat-6/3 up")), Yellow);
    assert_eq!(start(tiles(Yellow, 2).owns(Green, "hat-6/3 up")), Yellow);
    assert_eq!(start(tiles(Yellow, 0).owns(Green, "hat-6/3 up")), Green);
}

#[test]
fn sm_startplayer_a_tie_passes_the_marker() {
    let tied = || plain().owns(Yellow, "hat-1/0 up").owns(Green, "potion/2 down");
    assert_eq!(Play::settle(tied().start(Yellow), 1).table().start, Green);
    assert_eq!(Play::settle(tied().start(Green), 1).table().start, Yellow);
    assert!(Play::settle(tied().start(Green), 1).told(Event::NextStart { crew: Yellow, tiles: [1, 1] }));
}

#[test]
fn sm_startplayer_a_covered_potion_does_not_count() {
    // Yellow: two tiles, one of them doubled on a potion. Green: two tiles. A tie.
    let position = city(Shadow::Corrupt, PotionCard::Imitation).markers(South, [1, 0, 0]).tiles(South, "hat-3/1");
    let position = position.owns(Yellow, "potion/0 up").owns(Yellow, "hat-1/0 up");
    let mut play = Play::settle(position.owns(Green, "hat-6/3 up").owns(Green, "hat-6/3 up"), 1);
    let mut uncovered = play.clone();
    play.act("keep up-double");
    assert_eq!(play.table().start, Green, "a tie: the marker passes from yellow");
    uncovered.act("keep up");
    assert_eq!(uncovered.table().start, Yellow, "three tiles against two");
}

#[test]
fn sm_score_order_after_the_third_round_the_game_is_over() {
    let play = Play::settle(plain().round(3), 1);
    assert_eq!(play.game.pending(), Pending::Over);
    assert!(play.told(Event::Ended([0, 0])));
    let refusal = play.game.refusal(Yellow.seat(), &Action::Pass).unwrap();
    assert_eq!(refusal.line.id, "game-is-over");
    let next = Play::settle(plain().round(2), 1);
    assert!(matches!(next.game.pending(), Pending::Chance(_)));
    assert_eq!((next.table().round, next.table().turn, next.table().die), (2, 0, 0));
    assert_eq!(next.table().gangs.map(|gang| (gang.feet, gang.hands)), [([0; 3], [0; 3]); 2]);
    assert!(next.told(Event::Round(2)));
}
