//! Rulings on single cards, and effects announced twice.

use tabletop::Game;

use super::play::*;

#[test]
fn gr_1_copies_what_was_really_gained_doubling_included() {
    // B's gains are doubled this round, A copies the doubled amount; A's own doubling doubles again.
    let mut s = scene(3).rounds(2).hand(A, &[1]).hand(B, &[22]).plays(B, 78).go();
    s.next_round(&[(A, 1), (B, 22)]);
    assert_eq!([A, B].map(|seat| s.money(seat)), [20, 20]);
    let mut s = scene(3).rounds(2).hand(A, &[1]).hand(B, &[22]).plays(A, 78).go();
    s.next_round(&[(A, 1), (B, 22)]);
    assert_eq!([A, B].map(|seat| s.money(seat)), [20, 10]);
}

#[test]
fn gr_1_covers_each_round_gains_and_a_62_lost_at_the_end_of_the_round() {
    let s = scene(3).plays(A, 1).display(B, &[69]).go();
    assert_eq!([A, B].map(|seat| s.money(seat)), [5, 5]);
    let mut s = scene(3).hand(A, &[1]).display(B, &[62]).plays(C, 40).go();
    s.next_round(&[(A, 1)]);
    assert_eq!([A, B].map(|seat| s.money(seat)), [20, 20]);
    // Losing money is no gain; the right neighbour's gains are not copied.
    let s = scene(3).plays(A, 1).money(B, 20).plays(C, 76).go();
    assert_eq!(s.money(A), 0);
}

#[test]
fn gr_1_with_54_as_1_each_pays() {
    let mut s =
        scene(3).rounds(2).display(A, &[6]).money(A, 1).hand(A, &[54]).hand(B, &[60]).display(C, &[7]).plays(A, 1).go();
    s.next_round(&[(A, 54), (B, 60)]);
    s.does(A, "copy 1");
    // Only the copy is active in this round.
    assert_eq!((s.money(B), s.gains(A, 1)), (5, vec![5]));
    // Both in one round: 80 brings the second.
    let mut s = scene(3).hand(A, &[1, 54]).hand(B, &[60]).plays(A, 80).display(B, &[69]).go();
    s.does(A, "play 1");
    assert_eq!(s.gains(A, 1), [5]);
    let mut s = scene(3).rounds(3).display(A, &[1]).hand(A, &[55]).plays(A, 54).display(B, &[69]).go();
    assert_eq!(s.gains(A, 1), [5]);
    s.next_round(&[(A, 55)]);
    assert_eq!(s.gains(A, 1), [5, 5, 5]);
    assert_eq!((s.money(A), s.money(B)), (15, 10));
}

#[test]
fn gr_12_counts_wrenches_at_the_end_and_41_to_44_do_not_act_again() {
    let s = scene_in_round(2, 12).display(A, &[12, 7, 51, 42, 44]).markers(12, 2).go();
    assert_eq!(s.markers(12), 5);
    let mut s = scene_in_round(2, 12).display(A, &[12, 7]).display(B, &[25]).plays(A, 57).go();
    s.does(A, "pay card 12");
    assert_eq!(s.markers(12), 0);
    assert_eq!(s.game.result().unwrap().score(A), 0);
}

#[test]
fn gr_36_looks_at_the_money_before_70_and_71_pay() {
    let s = scene(2).display(A, &[70]).money(A, 34).plays(A, 36).go();
    assert_eq!((s.money(A), s.holds(A, 36)), (54, true));
    let s = scene(2).display(A, &[71]).money(A, 35).plays(A, 36).go();
    assert_eq!((s.money(A), s.gone(36)), (55, true));
    // With 68 it simply returns, once; also above 50.
    for money in [0, 60] {
        let mut s = scene(2).money(A, money).hand(A, &[36]).display(A, &[17]).plays(A, 68).go();
        s.next_round(&[(A, 36)]);
        assert!(s.holds(A, 36));
        assert_eq!(s.told().iter().filter(|line| line.contains("goes back")).count(), 1);
        assert_eq!(s.markers(17), 1);
    }
}

#[test]
fn gr_44_acts_on_itself_and_before_the_texts() {
    // 41 returned 8 with 4 markers: 44 gets 6 and loses one of them.
    let mut s = scene(2).display(A, &[8]).markers(8, 4).hand(A, &[44]).plays(A, 41).go();
    s.does(A, "pay card 8");
    s.next_round(&[(A, 44)]);
    assert_eq!((s.markers(44), s.money(A)), (5, 20));
    // The markers of 37's and 15's own texts come later and are safe.
    assert_eq!(scene(2).display(A, &[44, 23]).plays(A, 37).go().markers(37), 2);
    assert_eq!(scene(2).display(A, &[44, 42]).plays(A, 15).go().markers(15), 3);
    assert_eq!(scene(2).display(A, &[44]).plays(A, 50).go().markers(50), 1);
}

#[test]
fn gr_45_can_be_paid_lost_or_returned_and_its_markers_count() {
    let mut s = scene(2).display(A, &[45]).markers(45, 3).plays(A, 4).go();
    s.does(A, "pay card 45");
    assert_eq!(s.money(A), 45);
    // 41 on 45: its markers count for the next round, and it gets nothing for its own loss.
    let mut s = scene(2).display(A, &[45]).markers(45, 3).plays(A, 41).go();
    s.does(A, "pay card 45");
    assert!(s.holds(A, 45));
    s.next_round(&[(A, 45)]);
    assert_eq!(s.markers(45), 5);
    let mut s = scene(2).display(A, &[45]).markers(45, 3).display(B, &[25]).plays(B, 79).go();
    s.next_round(&[]);
    assert!(s.gone(45));
}

#[test]
fn gr_53_the_thug_found_counts_as_played_without_cost_or_need() {
    // 61 pays for 53 and for the thug found; a neighbour's 3 pays for both.
    let mut s = scene(2).draw_pile(&[57, 8]).display(A, &[61, 9]).markers(9, 3).plays(A, 53).plays(B, 3).go();
    s.draws(&[8, 57]);
    assert_eq!((s.gains(A, 61), s.gains(B, 3)), (vec![15, 15], vec![10, 10, 10]));
    // 57 counts markers, nothing is paid.
    assert_eq!((s.gains(A, 57), s.display(A)), (vec![15], vec![9, 53, 57, 61]));
    let mut s = scene(2).draw_pile(&[42]).plays(A, 53).go();
    s.draws(&[42]);
    assert_eq!(s.display(A), [42, 53]);
}

#[test]
fn gr_53_the_thug_found_is_of_this_round() {
    // 55 after 53 in the same round repeats neither.
    let mut s = scene(2).draw_pile(&[22, 24]).hand(A, &[53, 55]).plays(A, 80).go();
    s.does(A, "play 53");
    s.draws(&[22]);
    assert_eq!(s.money(A), 20);
    let mut s = scene(2).rounds(3).draw_pile(&[22, 24]).hand(A, &[55]).plays(A, 53).go();
    s.draws(&[22]);
    s.next_round(&[(A, 55)]);
    // A round later both are repeated, 22 first.
    assert_eq!(s.gains(A, 22), [10, 10]);
    s.draws(&[24]);
    assert_eq!((s.money(A), s.display(A)), (40, vec![22, 24, 53, 55]));
}

#[test]
fn gr_54_is_still_54_for_its_own_play() {
    // 61 in the display pays 15 for 54; as a copy of 61 it does not pay for itself.
    let s = scene(2).display(A, &[61]).plays(A, 54).go();
    assert_eq!(s.money(A), 15);
    // From then on it is 61 too.
    let mut s = scene(2).display(A, &[61]).hand(A, &[6]).plays(A, 54).go();
    s.next_round(&[(A, 6)]);
    assert_eq!(s.gains(A, 61), [15, 15, 15]);
}

#[test]
fn gr_54_its_new_symbols_count_for_the_text_and_cost_and_need_do_not_apply() {
    // 23: two guns now. 57 costs a holding, 42 needs two thugs.
    assert_eq!(scene(2).display(A, &[23]).plays(A, 54).go().money(A), 10);
    let s = scene(2).display(A, &[57, 8]).markers(8, 2).plays(A, 54).go();
    assert_eq!((s.money(A), s.display(A)), (10, vec![8, 54, 57]));
    assert!(!scene(2).display(A, &[42]).plays(A, 54).go().failed(54));
}

#[test]
fn gr_54_a_copied_62_pays_when_lost_and_stays_when_the_original_leaves() {
    let mut s = scene(2).rounds(3).display(A, &[62]).hand(A, &[35, 71]).plays(A, 54).go();
    s.next_round(&[(A, 35)]);
    s.does(A, "pay card 62");
    assert_eq!(s.money(A), 45);
    s.next_round(&[(A, 71)]);
    s.does(A, "pay card 54");
    assert_eq!((s.money(A), s.display(A)), (65, vec![71]));
}

#[test]
fn gr_54_a_copied_24_takes_25_at_the_end() {
    let s = scene_in_round(2, 12).display(A, &[24]).money(A, 100).plays(A, 54).go();
    assert_eq!(s.money(A), 100 + 20 - 50);
}

#[test]
fn gr_54_copies_printed_symbols_and_gets_its_own_of_72() {
    // The extra gun and key of 72 are not copied, but the copy's own come a round later.
    let mut s = scene(2).rounds(3).hand(A, &[54, 28, 23]).plays(A, 72).go();
    s.next_round(&[(A, 54)]);
    s.next_round(&[(A, 23)]);
    // Guns: 23 and the copy. 72 itself shows only its car again.
    assert_eq!(s.gains(A, 23), [10]);
    let mut s = scene(2).rounds(3).hand(A, &[54, 28, 35]).plays(A, 72).go();
    s.next_round(&[(A, 54)]);
    s.next_round(&[(A, 35)]);
    s.does(A, "pay card 54");
    assert_eq!(s.display(A), [72]);
}

#[test]
fn gr_54_without_another_thug_it_stays_as_it_is() {
    // 64 ignores the need of the next round, but is itself lost to B's 73 by then.
    let mut s = scene(2).rounds(3).display(B, &[22]).hand(A, &[64, 54, 47]).plays(B, 73).go();
    s.next_round(&[(A, 64)]);
    assert!(s.display(A).is_empty());
    s.next_round(&[(A, 54)]);
    assert_eq!((s.display(A), s.game.board().copied), (vec![54], None));
    assert!(s.round_is_over());
}

#[test]
fn gr_55_in_ascending_number_with_54_at_the_number_it_copies() {
    let s = scene(2).display(A, &[54, 22, 24, 76]).copied(24).money(B, 50).plays(A, 55).go();
    let repeated: Vec<String> = s.told().into_iter().filter(|line| line.contains("again")).collect();
    assert_eq!(
        repeated,
        [
            "A carries out 22 Dickie \"Flush\" Diamond again",
            "A carries out 24 \"Generous\" Jenny Jones again",
            "A carries out 24 \"Generous\" Jenny Jones again",
            "A carries out 76 Bobby \"Corduroy\" Brown again"
        ]
    );
    assert_eq!((s.money(A), s.money(B)), (50, 40));
}

#[test]
fn gr_55_repeats_these_texts_and_no_others() {
    let repeats = [1, 22, 23, 24, 25, 53, 57, 63, 64, 65, 67, 68, 72, 76, 77];
    let nothing = [6, 21, 42, 61, 62, 66, 69, 70, 71, 54];
    for thug in repeats.into_iter().chain(nothing) {
        let s = scene(2).draw_pile(&[]).display(A, &[thug]).plays(A, 55).go();
        let again = s.told().iter().any(|line| line.starts_with(&format!("A carries out {thug} ")));
        assert_eq!(again, repeats.contains(&thug), "{thug}");
    }
}

#[test]
fn gr_55_announces_again_counts_anew_and_triggers_nothing() {
    // 63 announced again: costs are free in the next round. 61 does not pay for a repeated 22.
    let mut s = scene(2).display(A, &[63, 61, 22]).hand(A, &[18]).plays(A, 55).plays(B, 3).go();
    assert_eq!((s.gains(A, 61), s.gains(A, 22), s.gains(B, 3)), (vec![], vec![10], vec![10]));
    s.next_round(&[(A, 18)]);
    assert_eq!(s.markers(18), 6);
    // Counted anew: 25 with the bottles there are now; no cost for 57.
    let s = scene(2).display(A, &[25, 8, 11, 57]).markers(8, 4).plays(A, 55).go();
    assert_eq!((s.gains(A, 25), s.gains(A, 57)), (vec![20], vec![20]));
    // Thugs of this round are not repeated.
    let mut s = scene(2).hand(A, &[55]).display(A, &[22]).plays(A, 80).go();
    s.does(A, "play 55");
    assert_eq!(s.money(A), 20);
}

#[test]
fn gr_56_gr_57_gr_60_gr_73_ties_do_not_matter() {
    let s = scene(3).display(A, &[7]).display(B, &[8]).display(C, &[9]).markers(8, 3).markers(9, 3).plays(A, 56).go();
    assert_eq!(s.markers(7), 3);
    let mut s =
        scene(3).display(A, &[7]).display(B, &[8]).display(C, &[9]).markers(8, 3).markers(9, 3).plays(A, 57).go();
    s.does(A, "pay card 7");
    assert_eq!(s.money(A), 15);
    assert_eq!(scene(3).display(B, &[8, 7]).display(C, &[9, 14]).plays(A, 60).go().money(A), 10);
    assert_eq!(scene(3).display(A, &[22, 25]).display(B, &[24, 62]).plays(A, 73).go().money(A), 10);
}

/// A round in which A ignores costs, then plays this card.
fn free_of_cost(number: u8, display: &[u8]) -> Play {
    let mut s = scene(2).display(A, display).hand(A, &[number, 60]).plays(A, 63).go();
    s.next_round(&[(A, number)]);
    assert!(s.round_is_over(), "nobody is asked to pay for {number}");
    s
}

#[test]
fn gr_63_ignoring_is_no_choice_and_nothing_is_paid() {
    for (number, gained) in [(21, 0), (35, 25), (57, 0), (58, 0), (71, 0), (27, 30), (4, 0)] {
        let s = free_of_cost(number, &[22, 8]);
        assert!([22, 8].iter().all(|card| s.display(A).contains(card)), "{number}");
        assert_eq!(s.money(A), gained, "{number}");
        assert!(s.holds(A, 60));
    }
    // 41 returns nothing and adds only its two markers.
    let mut s = scene(2).rounds(3).display(A, &[8]).markers(8, 4).hand(A, &[41, 15]).plays(A, 63).go();
    s.next_round(&[(A, 41)]);
    assert_eq!((s.display(A), s.markers(8)), (vec![8, 63], 4));
    s.next_round(&[(A, 15)]);
    assert_eq!(s.markers(15), 2 + 2);
}

#[test]
fn gr_64_twenty_and_29_pay_in_full_without_their_needs() {
    for (number, gained) in [(20, 25), (29, 45)] {
        let mut s = scene(2).hand(A, &[number]).plays(A, 64).go();
        s.next_round(&[(A, number)]);
        assert_eq!(s.money(A), gained);
    }
    let mut s = scene(2).hand(A, &[26]).plays(A, 64).go();
    s.next_round(&[(A, 26)]);
    assert_eq!(s.money(A), 10);
}

#[test]
fn gr_68_the_later_part_of_an_action_still_happens() {
    let mut s = scene(2).rounds(4).display(A, &[25]).display(B, &[8, 9, 14]).hand(A, &[79]).plays(A, 68).go();
    s.next_round(&[(A, 79)]);
    assert!(s.holds(A, 79));
    s.next_round(&[(A, 79)]);
    assert!(s.gone(79));
    assert_eq!(s.asked(), Some(B));
    s.does(B, "lose 8");
    s.next_round(&[]);
    s.does(B, "lose 9");
    assert_eq!(s.display(B), [14]);
}

#[test]
fn gr_78_doubles_gains_of_all_sorts_but_no_losses() {
    let mut s = scene(2).display(A, &[69]).hand(B, &[34]).plays(A, 78).go();
    assert_eq!(s.money(A), 5);
    s.next_round(&[(B, 34)]);
    // 10 as a gift, 5 each round.
    assert_eq!(s.money(A), 5 + 20 + 10);
    let mut s = scene(2).money(A, 50).hand(B, &[76]).plays(A, 78).go();
    s.next_round(&[(B, 76)]);
    assert_eq!(s.money(A), 40);
}

/// A round in which A has two extra cards (67 and its copy) and its actions come back (68), all
/// announced again by 55.
fn busy_scene(setup: Setup) -> Play {
    let mut s = setup.rounds(3).display(A, &[54, 67, 68]).copied(67).plays(A, 55).go();
    s.draft();
    s
}

fn busy(hand: &[u8]) -> Play {
    busy_scene(scene(2).hand(A, hand))
}

#[test]
fn gr_twice_67_gives_two_extra_cards() {
    let mut s = busy(&[22, 24, 6]);
    s.choose(&[(A, 22)]);
    s.does(A, "play 24");
    assert_eq!(s.asked(), Some(A));
    s.does(A, "play 6");
    assert!(s.round_is_over());
}

#[test]
fn gr_twice_two_78_make_four_times() {
    let mut s = busy(&[78, 22, 24]);
    s.choose(&[(A, 78)]);
    s.does(A, "play 78");
    s.does(A, "play 22");
    assert_eq!(s.money(A), 10);
    s.next_round(&[(A, 24)]);
    assert_eq!(s.money(A), 10 + 80);
}

#[test]
fn gr_twice_41_and_43_add_up() {
    let setup = scene(2).display(A, &[7, 8, 9]).markers(8, 3).markers(9, 1).hand(A, &[41, 43, 15]);
    let mut s = busy_scene(setup);
    s.choose(&[(A, 41)]);
    s.does(A, "pay card 8");
    s.does(A, "play 41");
    s.does(A, "pay card 9");
    s.does(A, "play 43");
    s.next_round(&[(A, 15)]);
    // Bottle, cars of 67 and its copy, (3 + 2) + (1 + 2), 3.
    assert_eq!(s.markers(15), 1 + 2 + 8 + 3);
    let mut s = busy_scene(scene(2).display(A, &[7]).hand(A, &[43, 15, 60]));
    s.choose(&[(A, 43)]);
    s.does(A, "play 43");
    s.does(A, "play 60");
    s.next_round(&[(A, 15)]);
    assert_eq!(s.markers(15), 1 + 2 + 6);
}

#[test]
fn gr_twice_each_announced_loss_takes_its_own_card() {
    let setup = scene(3).display(B, &[8, 9, 14]).display(C, &[7, 12, 16, 17]).hand(A, &[79, 60]);
    let mut s = busy_scene(setup.hand(A, &[75]).hand(B, &[29]).hand(C, &[2]));
    s.choose(&[(A, 79)]);
    s.does(A, "play 79");
    s.does(A, "play 60");
    assert_eq!((s.display(B).len(), s.display(C).len()), (3, 4));
    s.next_round(&[(A, 75), (B, 29), (C, 2)]);
    // In player order, C then B, and the second time again.
    for (seat, card) in [(C, 7), (B, 8), (C, 12), (B, 9)] {
        assert_eq!(s.asked(), Some(seat));
        s.does(seat, &format!("lose {card}"));
    }
    assert!(s.round_is_over());
    assert_eq!((s.display(B), s.display(C)), (vec![14], vec![16, 17]));
}

#[test]
fn gr_twice_63_64_68_and_72_do_no_more_than_once() {
    // 72 announced again by 55 in the round in which it holds: one more gun, not two.
    let mut s = scene(2).rounds(3).hand(A, &[55, 23]).plays(A, 72).go();
    s.next_round(&[(A, 55)]);
    s.next_round(&[(A, 23)]);
    assert_eq!(s.gains(A, 23), [10]);
    // Announced by the original and the copy in one round they hold in the next one only.
    for (thug, card) in [(63, 18), (64, 30)] {
        let mut s = scene(2).rounds(3).display(A, &[thug, 54]).copied(thug).hand(A, &[card, 8, 51]).plays(A, 55).go();
        s.next_round(&[(A, card)]);
        assert!(!s.failed(card) && s.round_is_over());
        let again = if thug == 63 { 8 } else { 51 };
        s.next_round(&[(A, again)]);
        assert!(s.failed(again));
    }
    let mut s = scene(2).rounds(3).display(A, &[68, 54]).copied(68).hand(A, &[60]).plays(A, 55).go();
    s.next_round(&[(A, 60)]);
    assert!(s.holds(A, 60));
    s.next_round(&[(A, 60)]);
    assert!(s.gone(60));
}

#[test]
fn gr_twice_two_informs_pay_twice() {
    // A's 2 returns and is played again as an extra card: from now on a neighbour's action pays 20.
    let mut s = busy_scene(scene(2).hand(A, &[2, 3, 60]));
    s.choose(&[(A, 2)]);
    s.does(A, "play 2");
    assert_eq!((s.money(A), s.game.board().now[A.index()].per_action), (20, 20));
    s.does(A, "play 3");
    assert_eq!(s.money(A), 30);
}
