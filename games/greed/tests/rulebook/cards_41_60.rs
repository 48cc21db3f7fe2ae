//! Cards 41 to 60, a test for each: the effect and its awkward case.

use super::play::*;

#[test]
fn card_41_relocate_moves_the_markers_to_the_next_round() {
    let mut s = scene(2).rounds(3).money(A, 10).display(A, &[8, 9]).markers(8, 3).hand(A, &[15]).plays(A, 41).go();
    assert_eq!(s.legal(A), ["pay card 8", "pay card 9", "decline"]);
    s.does(A, "pay card 8");
    assert!(s.holds(A, 8) && s.gone(41));
    assert_eq!((s.markers(8), s.display(A)), (0, vec![9]));
    s.next_round(&[(A, 8)]);
    s.does(A, "pay money");
    // Bottle, wrench, the wrench of 9, and 3 + 2 extra.
    assert_eq!(s.markers(8), 8);
    // Only in the next round.
    s.next_round(&[(A, 15)]);
    assert_eq!(s.markers(15), 2);
}

#[test]
fn card_42_wolfgang_adds_a_marker_to_each_holding_played() {
    let mut s = scene(2).display(A, &[22, 24]).hand(A, &[15]).plays(A, 42).go();
    assert_eq!(s.display(A), [22, 24, 42]);
    s.next_round(&[(A, 15)]);
    // Bottle, extra, two cars.
    assert_eq!(s.markers(15), 4);
    // He does not count for his own need.
    assert!(scene(2).display(A, &[22, 8]).plays(A, 42).go().failed(42));
    // Not for the holdings of others.
    assert_eq!(scene(2).display(A, &[42]).plays(B, 15).go().markers(15), 1);
}

#[test]
fn card_43_complex_scheme_adds_three_in_the_next_round() {
    let setup = || scene(2).rounds(3).display(A, &[62, 7]).hand(A, &[15, 46]);
    let mut s = setup().plays(A, 43).go();
    s.next_round(&[(A, 15)]);
    assert_eq!(s.markers(15), 4);
    s.next_round(&[(A, 46)]);
    assert_eq!(s.markers(46), 0);
    assert!(scene(2).display(A, &[62]).plays(A, 43).go().failed(43));
    assert!(scene(2).display(A, &[22, 7]).plays(A, 43).go().failed(43));
}

#[test]
fn card_44_loan_shark_takes_a_marker_off_each_holding_played() {
    let s = scene(2).plays(A, 44).go();
    assert_eq!((s.money(A), s.markers(44)), (20, 0));
    assert_eq!(scene(2).display(A, &[44]).plays(A, 15).go().markers(15), 0);
    // Not of others, and not below 0.
    assert_eq!(scene(2).display(A, &[44]).plays(B, 15).go().markers(15), 1);
    assert_eq!(scene(2).display(A, &[44]).plays(A, 46).go().markers(46), 0);
    // It acts on itself after 42; and what it takes is only one.
    assert_eq!(scene(2).display(A, &[42]).plays(A, 44).go().markers(44), 0);
    let mut s = scene(2).display(A, &[44]).money(A, 15).plays(A, 11).go();
    s.does(A, "pay money");
    assert_eq!(s.markers(11), 2);
}

#[test]
fn card_45_insurance_office_grows_by_losses() {
    let mut s = scene(2).display(A, &[22, 45]).plays(A, 35).go();
    s.does(A, "pay card 22");
    assert_eq!((s.markers(45), s.money(A)), (2, 25));
    // Its markers cannot be taken off: 58, 59 and 44 do not touch it.
    let s = scene(2).display(A, &[45, 8]).markers(45, 3).markers(8, 3).display(B, &[22]).plays(B, 59).go();
    assert_eq!((s.markers(45), s.markers(8)), (3, 2));
    assert_eq!(scene(2).display(A, &[42, 44]).plays(A, 45).go().markers(45), 1);
    // Nothing for its own loss, nor for the losses of others.
    let mut s = scene(2).display(A, &[45]).markers(45, 1).plays(A, 4).go();
    s.does(A, "pay card 45");
    assert_eq!((s.money(A), s.markers(45)), (15, 0));
    let mut s = scene(2).display(B, &[45]).display(A, &[22]).plays(A, 35).go();
    s.does(A, "pay card 22");
    assert_eq!(s.markers(45), 0);
}

#[test]
fn card_46_waterfront_dive_pays_where_nobody_shows_a_bottle_or_heart() {
    assert_eq!(scene(2).plays(A, 46).go().money(A), 10);
    assert_eq!(scene(2).display(A, &[46]).display(B, &[7, 22]).go().money(A), 10);
    assert_eq!(scene(2).display(A, &[46]).display(B, &[11]).go().money(A), 0);
    assert_eq!(scene(2).display(A, &[46]).display(B, &[9]).go().money(A), 0);
    assert_eq!(scene(2).display(A, &[46, 13]).go().money(A), 0);
}

#[test]
fn card_47_krazy_kat_club_needs_two_guns() {
    let s = scene(2).display(A, &[57, 11]).plays(A, 47).go();
    assert_eq!((s.markers(47), s.display(A)), (3, vec![11, 47, 57]));
    assert!(scene(2).display(A, &[22]).plays(A, 47).go().failed(47));
    assert_eq!(scene(2).display(A, &[22, 24]).plays(A, 47).go().markers(47), 2);
}

#[test]
fn card_48_massage_parlor_needs_two_cars() {
    assert_eq!(scene(2).display(A, &[25, 64, 7]).plays(A, 48).go().markers(48), 3);
    assert!(scene(2).display(A, &[25, 22]).plays(A, 48).go().failed(48));
}

#[test]
fn card_49_sexy_sadies_pays_with_three_markers() {
    let s = scene(2).display(A, &[25]).plays(A, 49).go();
    assert_eq!((s.markers(49), s.money(A)), (1, 0));
    assert_eq!(scene(2).display(A, &[49]).markers(49, 3).go().money(A), 5);
    assert_eq!(scene(2).display(A, &[49]).markers(49, 2).go().money(A), 0);
    assert!(scene(2).display(A, &[22]).plays(A, 49).go().failed(49));
    // Three at once pay in the round it is played in.
    let s = scene(2).display(A, &[25, 9, 14]).plays(A, 49).go();
    assert_eq!((s.markers(49), s.money(A)), (3, 5));
}

#[test]
fn card_50_six_corners_marks_the_holdings_without_symbols() {
    let s = scene(2).display(A, &[44, 45, 8]).display(B, &[46]).plays(A, 50).go();
    assert_eq!([44, 45, 50, 8, 46].map(|holding| s.markers(holding)), [1, 1, 1, 0, 0]);
    assert_eq!(scene(2).plays(A, 50).go().markers(50), 1);
}

#[test]
fn card_51_thieves_house_needs_two_keys() {
    assert_eq!(scene(2).display(A, &[61, 11]).plays(A, 51).go().markers(51), 3);
    assert!(scene(2).display(A, &[62]).plays(A, 51).go().failed(51));
}

#[test]
fn card_52_zoning_office_pays_for_other_holdings_and_lowers_their_cost() {
    let s = scene(2).plays(A, 52).go();
    assert_eq!((s.money(A), s.markers(52)), (0, 0));
    let mut s = scene(2).display(A, &[52]).money(A, 5).plays(A, 8).go();
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.gains(A, 52)), (5, vec![5]));
    // Its 5 come too late for the cost.
    assert!(scene(2).display(A, &[52]).money(A, 4).plays(A, 8).go().failed(8));
    // Thugs are not cheaper, and the holdings of others pay nothing.
    assert!(scene(2).display(A, &[52]).money(A, 9).plays(A, 21).go().legal(A) == ["pay card 52", "decline"]);
    assert_eq!(scene(2).display(A, &[52]).plays(B, 46).go().money(A), 0);
}

#[test]
fn card_53_patricia_plays_the_first_thug_of_the_draw_pile() {
    let mut s = scene(2).draw_pile(&[2, 8, 22, 24]).plays(A, 53).go();
    assert!(s.waits_for_a_card());
    s.draws(&[8, 2]);
    assert!(s.gone(8) && s.gone(2) && s.waits_for_a_card());
    s.draws(&[22]);
    assert_eq!((s.money(A), s.display(A)), (10, vec![22, 53]));
    assert!(s.round_is_over());
    assert_eq!(s.game.draw_pile().iter().collect::<Vec<_>>(), [24]);
    // No thug left: all of it leaves the game.
    let mut s = scene(2).draw_pile(&[2, 8]).plays(A, 53).go();
    s.draws(&[2, 8]);
    assert!(s.round_is_over() && s.gone(2) && s.gone(8));
    assert_eq!(s.display(A), [53]);
}

#[test]
fn card_54_rubberface_becomes_another_thug() {
    let mut s = scene(2).display(A, &[22, 24]).display(B, &[25]).plays(A, 54).go();
    assert_eq!(s.legal(A), ["copy 22", "copy 24"]);
    s.does(A, "copy 24");
    assert_eq!((s.money(A), s.display(A)), (20, vec![22, 24, 54]));
    // One other thug is no choice; none makes it fail.
    assert_eq!(scene(2).display(A, &[22]).plays(A, 54).go().money(A), 10);
    assert!(scene(2).display(A, &[8]).plays(A, 54).go().failed(54));
    // Its printed symbols count: two guns now.
    let mut s = scene(2).display(A, &[22]).hand(A, &[47]).plays(A, 54).go();
    s.next_round(&[(A, 47)]);
    assert_eq!(s.markers(47), 2);
}

#[test]
fn card_55_hideout_repeats_the_texts_of_earlier_thugs() {
    let s = scene(2).display(A, &[22, 24, 6, 21]).display(B, &[23]).plays(A, 55).go();
    assert_eq!((s.money(A), s.gains(A, 22), s.gains(A, 24)), (30, vec![10], vec![20]));
    assert_eq!(scene(2).plays(A, 55).go().money(A), 0);
}

#[test]
fn card_56_steal_ideas_copies_the_best_holding_of_an_opponent() {
    let setup = || scene(3).display(A, &[7, 8]).markers(8, 9).display(B, &[9]).display(C, &[14]);
    let mut s = setup().markers(9, 4).markers(14, 2).plays(A, 56).go();
    assert_eq!(s.legal(A), ["mark 7", "mark 8"]);
    s.does(A, "mark 7");
    assert_eq!((s.markers(7), s.markers(8), s.markers(9)), (4, 9, 4));
    // Opponents without markers give nothing, and nothing is asked.
    let s = setup().plays(A, 56).go();
    assert!(s.round_is_over() && !s.failed(56));
    assert!(scene(2).display(A, &[11]).display(B, &[9]).markers(9, 4).plays(A, 56).go().failed(56));
}

#[test]
fn card_57_peeping_tom_pays_for_the_best_holding_of_all() {
    let mut s =
        scene(2).display(A, &[8, 9]).markers(8, 6).markers(9, 1).display(B, &[14]).markers(14, 4).plays(A, 57).go();
    assert_eq!(s.legal(A), ["pay card 8", "pay card 9", "decline"]);
    s.does(A, "pay card 9");
    assert_eq!(s.money(A), 30);
    // The holding paid is gone before the text counts.
    let mut s = scene(2).display(A, &[8]).markers(8, 6).display(B, &[14]).markers(14, 4).plays(A, 57).go();
    s.does(A, "pay card 8");
    assert_eq!((s.money(A), s.display(A)), (20, vec![57]));
}

#[test]
fn card_58_tommys_guns_costs_a_holding_and_takes_markers_of_opponents() {
    let setup = || scene(3).display(A, &[8, 9]).markers(9, 2).display(B, &[14, 45]).display(C, &[11, 7]);
    let mut s = setup().markers(14, 2).markers(45, 2).markers(11, 1).plays(A, 58).go();
    s.does(A, "pay card 8");
    // One for its wrench and one for that of 9; 45 keeps its own; 7 has none to lose.
    assert_eq!([58, 9, 14, 45, 11, 7].map(|holding| s.markers(holding)), [2, 2, 1, 2, 0, 0]);
    assert!(scene(2).display(A, &[22]).plays(A, 58).go().failed(58));
}

#[test]
fn card_59_raid_needs_a_gun_and_takes_markers_of_opponents() {
    let s = scene(3)
        .display(A, &[22, 8])
        .markers(8, 2)
        .display(B, &[14])
        .markers(14, 2)
        .display(C, &[11])
        .plays(A, 59)
        .go();
    assert_eq!([8, 14, 11].map(|holding| s.markers(holding)), [2, 1, 0]);
    assert!(scene(2).display(A, &[25]).display(B, &[14]).markers(14, 2).plays(A, 59).go().failed(59));
}

#[test]
fn card_60_protection_racket_counts_the_holdings_of_the_richest() {
    let s = scene(3).display(A, &[8]).display(B, &[14, 11, 9]).display(C, &[7]).plays(A, 60).go();
    assert_eq!((s.money(A), s.money(B)), (15, 0));
    assert_eq!(scene(3).display(A, &[8, 9]).display(B, &[14]).plays(A, 60).go().money(A), 10);
    assert_eq!(scene(3).plays(A, 60).go().money(A), 0);
}
