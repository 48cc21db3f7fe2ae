//! Phase 4.

use crate::play::*;

/// Yellow is wanted for 6, green for this.
fn law(green: [u8; 3]) -> Play {
    Play::shadow(plain().hands(Yellow, [1, 2, 3]).hands(Green, green), 1)
}

#[test]
fn sm_wanted_is_the_sum_of_the_action_dice() {
    let play = law([6, 5, 4]);
    assert_eq!(play.wanted(), [6, 15]);
    assert!(play.told(Event::Wanted([6, 15])));
}

#[test]
fn sm_wanted_the_lower_has_the_bonus() {
    assert_eq!(law([2, 2, 3]).asked(), Some(Yellow));
    assert_eq!(law([1, 2, 2]).asked(), Some(Green));
}

#[test]
fn sm_wanted_equal_levels_give_nobody_a_bonus() {
    let play = law([2, 2, 2]);
    assert_eq!(play.asked(), None);
    assert!(play.told(Event::NotScored(North)), "phase 5 follows at once");
}

#[test]
fn sm_wanted_one_marker_of_any_colour_or_two_police() {
    let mut play = law([6, 6, 6]);
    assert_eq!(play.choices(), "pass, bonus yellow, bonus green, bonus police, bonus two-police");
    assert_eq!(play.refused("at park"), "sm.wanted bonus-first");
    for (bonus, markers) in
        [("yellow", [2, 1, 1]), ("green", [1, 2, 1]), ("police", [1, 1, 2]), ("two-police", [1, 1, 3])]
    {
        // Tiles and a tie keep the district unscored, so that what was placed can still be seen.
        let position = plain().markers(Centre, [1, 1, 1]).hands(Yellow, [1, 1, 1]).hands(Green, [2, 1, 1]);
        let mut play = Play::shadow(position.tiles(Centre, "hat-1/0"), 1);
        play.act(&format!("bonus {bonus}"));
        assert_eq!(play.legal().len(), 9);
        assert_eq!(play.refused("pass"), "sm.wanted cannot-pass");
        play.act("at centre");
        let placed = play.events.iter().find_map(|event| match event {
            Event::Added { crew: Yellow, party, count, district: Centre, .. } => Some((*party, *count)),
            _ => None,
        });
        let (party, count) = placed.expect("markers were placed");
        let mut expected = [1, 1, 1];
        expected[party.index()] += count;
        assert_eq!(expected, markers, "{bonus}");
    }
    play.act("pass");
    assert_eq!(play.asked(), None, "the bonus can be declined");
}

#[test]
fn sm_wanted_the_marker_counts_in_phase_5() {
    let position = plain().markers(South, [1, 1, 0]).tiles(South, "hat-5/2").hands(Green, [2, 1, 1]);
    let mut play = Play::shadow(position, 1);
    play.act("bonus yellow, at south");
    assert_eq!(play.owns(Yellow), "hat-5/2 up");
}

#[test]
fn sm_wanted_is_zero_before_anybody_acted() {
    assert_eq!(Play::streets(plain(), &[1; 13]).wanted(), [0, 0]);
}
