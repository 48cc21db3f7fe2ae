//! Cards 1 to 20, a test for each: the effect and its awkward case.

use super::play::*;

#[test]
fn card_01_brains_gains_what_the_left_neighbour_gains_this_round() {
    let mut s = scene(3).plays(A, 1).plays(B, 22).plays(C, 24).hand(B, &[2]).go();
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [10, 10, 20]);
    // Only in the round it is played in.
    s.next_round(&[(B, 2)]);
    assert_eq!([A, B].map(|seat| s.money(seat)), [10, 20]);
}

#[test]
fn card_02_inform_pays_for_a_neighbours_action() {
    let s = scene(4).plays(A, 2).plays(B, 60).plays(C, 28).plays(D, 22).go();
    assert_eq!(s.money(A), 20);
    assert_eq!(s.gains(A, 2), [10, 10]);
    // A failed action was not played, and the next round it is over.
    let mut s = scene(3).plays(A, 2).plays(B, 30).hand(B, &[60]).go();
    assert!(s.failed(30));
    assert_eq!(s.money(A), 10);
    s.next_round(&[(B, 60)]);
    assert_eq!(s.money(A), 10);
}

#[test]
fn card_03_shakedown_pays_for_a_neighbours_thug() {
    let s = scene(4).plays(A, 3).plays(B, 22).plays(C, 24).plays(D, 28).go();
    assert_eq!(s.money(A), 20);
    assert_eq!(s.gains(A, 3), [10, 10]);
    // A thug before it does not count, nor does one that fails.
    let s = scene(3).plays(A, 3).plays(B, 1).plays(C, 42).go();
    assert!(s.failed(42));
    assert_eq!(s.money(A), 10);
}

#[test]
fn card_04_liquidate_gains_15_per_marker_on_the_paid_holding() {
    let setup = || scene(2).display(A, &[8, 14]).markers(8, 3).markers(14, 1).plays(A, 4);
    let mut s = setup().go();
    assert_eq!(s.legal(A), ["pay card 8", "pay card 14", "decline"]);
    s.does(A, "pay card 8");
    assert_eq!(s.money(A), 45);
    assert!(s.gone(8) && s.gone(4));
    assert_eq!((s.display(A), s.markers(8), s.markers(14)), (vec![14], 0, 1));
    let mut s = setup().go();
    s.does(A, "decline");
    assert_eq!((s.money(A), s.display(A), s.markers(8)), (0, vec![8, 14], 3));
    assert!(s.failed(4) && s.gone(4));
    // Without a holding nobody is asked.
    let s = scene(2).display(A, &[22]).plays(A, 4).go();
    assert!(s.failed(4) && s.round_is_over());
}

#[test]
fn card_05_insurance_scam_pays_for_the_best_holding_and_takes_one_of_everybody() {
    let mut s = scene(3).display(A, &[62, 8]).markers(8, 3).display(B, &[9, 10]).plays(A, 5).go();
    assert_eq!(s.money(A), 15);
    assert_eq!(s.display(A), [8, 62]);
    s.next_round(&[]);
    assert_eq!(s.asked(), Some(B));
    assert_eq!(s.legal(B), ["lose 9", "lose 10"]);
    assert_eq!(s.display(A), [62]);
    s.does(B, "lose 9");
    assert_eq!(s.display(B), [10]);
    assert!(s.round_is_over() && s.gone(8) && s.gone(9));
    // Needs a key; without a holding it counts 0 and still threatens.
    assert!(scene(2).display(A, &[22, 8]).markers(8, 3).plays(A, 5).go().failed(5));
    let mut s = scene(2).display(A, &[62]).display(B, &[9]).plays(A, 5).go();
    assert_eq!(s.money(A), 0);
    s.next_round(&[]);
    assert!(s.gone(9));
}

#[test]
fn card_06_biscuits_pays_each_round_without_money() {
    let mut s = scene(2).display(A, &[6]).go();
    assert_eq!(s.money(A), 10);
    s.next_round(&[]);
    assert_eq!(s.money(A), 10);
    // The round it is played in counts, and any money is money.
    assert_eq!(scene(2).plays(A, 6).go().money(A), 10);
    assert_eq!(scene(2).money(A, 1).plays(A, 6).go().money(A), 1);
}

#[test]
fn card_07_bookie_joint_pays_per_marker_at_the_end() {
    let mut s = scene(2).money(A, 10).plays(A, 7).go();
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.markers(7)), (0, 1));
    let s = scene_in_round(2, 12).display(A, &[7]).markers(7, 4).go();
    assert_eq!((s.money(A), s.gains(A, 7)), (20, vec![20]));
    // Nothing without markers, nothing for another's markers.
    let s = scene_in_round(2, 12).display(A, &[7, 8]).markers(8, 4).go();
    assert_eq!(s.money(A), 0);
}

#[test]
fn card_08_chinatown_gets_markers_for_both_symbols() {
    let mut s = scene(2).money(A, 10).display(A, &[15, 7, 51]).plays(A, 8).go();
    s.does(A, "pay money");
    // Two of its own, a bottle of 15, a wrench of 7, both of 51.
    assert_eq!((s.markers(8), s.money(A)), (6, 0));
    assert_eq!([15, 7, 51].map(|holding| s.markers(holding)), [0, 0, 0]);
    assert!(scene(2).money(A, 9).plays(A, 8).go().failed(8));
}

#[test]
fn card_09_daisys_cookies_counts_hearts_and_wrenches() {
    let mut s = scene(2).money(A, 12).display(A, &[13, 11]).display(B, &[48]).plays(A, 9).go();
    s.does(A, "pay money");
    // The bottle of 11 and the cards of others do not count.
    assert_eq!((s.markers(9), s.money(A)), (3, 2));
}

#[test]
fn card_10_dolls_on_call_pays_the_one_with_the_most_holdings() {
    let mut s = scene(3).money(A, 15).display(B, &[8, 9]).plays(A, 10).go();
    s.does(A, "pay money");
    assert_eq!((s.markers(10), s.money(A), s.money(B)), (1, 0, 5));
    // Nobody on a tie.
    let s = scene(3).display(A, &[10]).display(B, &[8]).go();
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [0, 0, 0]);
    let s = scene(3).display(A, &[10]).go();
    assert_eq!(s.money(A), 5);
}

#[test]
fn card_11_joes_gin_joint_gets_two_more() {
    let mut s = scene(2).money(A, 15).display(A, &[15]).plays(A, 11).go();
    s.does(A, "pay money");
    assert_eq!((s.markers(11), s.money(A), s.markers(15)), (4, 0, 0));
    let mut s = scene(2).money(A, 15).plays(A, 11).go();
    s.does(A, "decline");
    assert_eq!((s.markers(11), s.money(A)), (0, 15));
    assert!(s.gone(11));
}

#[test]
fn card_12_junkyard_gets_its_symbol_markers_at_the_end() {
    let mut s = scene_in_round(2, 11).money(A, 10).display(A, &[42, 7]).plays(A, 12).hand(A, &[8]).go();
    s.does(A, "pay money");
    // The extra marker of 42 comes at once.
    assert_eq!((s.markers(12), s.money(A)), (1, 0));
    s.next_round(&[]);
    // At the end: itself and 7.
    assert_eq!(s.markers(12), 3);
    // Lost before the end it gets none.
    let mut s = scene_in_round(2, 12).display(A, &[12, 8]).plays(A, 4).go();
    s.does(A, "pay card 12");
    assert_eq!((s.markers(12), s.money(A)), (0, 0));
}

#[test]
fn card_13_escort_service_pays_at_the_end_for_the_most_thugs() {
    let s = scene_in_round(2, 12).display(A, &[13, 22, 62]).display(B, &[63]).go();
    assert_eq!(s.money(A), 20);
    let s = scene_in_round(2, 12).display(A, &[13, 22]).display(B, &[63]).go();
    assert_eq!(s.money(A), 0);
    let mut s = scene(2).money(A, 5).display(A, &[10]).plays(A, 13).go();
    s.does(A, "pay money");
    // Two hearts; the each-round 5 of 10 comes after.
    assert_eq!((s.markers(13), s.money(A)), (2, 5));
}

#[test]
fn card_14_absinthe_parlor_counts_bottles_and_hearts() {
    let mut s = scene(2).money(A, 10).display(A, &[15, 10, 7]).plays(A, 14).go();
    s.does(A, "pay money");
    assert_eq!(s.markers(14), 4);
    // A bottle-and-heart holding beside it counts twice.
    let mut s = scene(2).money(A, 10).display(A, &[47]).plays(A, 14).go();
    s.does(A, "pay money");
    assert_eq!(s.markers(14), 4);
}

#[test]
fn card_15_paddys_pub_gets_a_marker_per_car() {
    let s = scene(2).display(A, &[42, 25]).plays(A, 15).go();
    // The bottle, the extra of 42, three cars.
    assert_eq!(s.markers(15), 5);
    let s = scene(2).display(B, &[25]).plays(A, 15).go();
    assert_eq!(s.markers(15), 1);
}

#[test]
fn card_16_poor_house_pays_the_small() {
    let s = scene(2).display(A, &[16, 8, 22, 62]).go();
    assert_eq!(s.money(A), 5);
    assert_eq!(scene(2).display(A, &[16, 8, 9, 22]).go().money(A), 0);
    assert_eq!(scene(2).display(A, &[16, 22, 62, 63]).go().money(A), 0);
    let mut s = scene(2).money(A, 10).plays(A, 16).go();
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.markers(16)), (5, 1));
}

#[test]
fn card_17_sandys_snooker_gets_a_marker_after_each_action() {
    let s = scene(2).display(A, &[17]).plays(A, 28).plays(B, 60).go();
    assert_eq!(s.markers(17), 1);
    // Not for a failed action, a thug or another's action.
    let s = scene(2).display(A, &[17]).plays(A, 30).plays(B, 28).go();
    assert_eq!(s.markers(17), 0);
    assert_eq!(scene(2).display(A, &[17]).plays(A, 22).go().markers(17), 0);
    let mut s = scene(2).money(A, 20).plays(A, 17).go();
    s.does(A, "pay money");
    assert_eq!((s.markers(17), s.money(A)), (1, 0));
}

#[test]
fn card_18_the_ritz_gets_five_more() {
    let mut s = scene(2).money(A, 30).plays(A, 18).go();
    s.does(A, "pay money");
    assert_eq!((s.markers(18), s.money(A)), (6, 0));
    assert!(scene(2).money(A, 29).plays(A, 18).go().failed(18));
}

#[test]
fn card_19_burlesque_pays_the_one_with_the_most_hearts() {
    let mut s = scene(2).money(A, 15).display(B, &[10, 9]).plays(A, 19).go();
    s.does(A, "pay money");
    // B also gains by its own 10, which counts holdings.
    assert_eq!((s.markers(19), s.gains(B, 19), s.gains(A, 19)), (1, vec![5], vec![]));
    let s = scene(2).display(A, &[19]).display(B, &[9]).go();
    assert_eq!([A, B].map(|seat| s.money(seat)), [0, 0]);
    assert_eq!(scene(2).display(A, &[19]).display(B, &[7]).go().money(A), 5);
}

#[test]
fn card_20_beggars_banquet_needs_the_fewest_thugs_alone() {
    let s = scene(3).display(B, &[22]).display(C, &[62]).plays(A, 20).go();
    assert_eq!(s.money(A), 25);
    let s = scene(3).display(B, &[22]).plays(A, 20).go();
    assert!(s.failed(20));
    let s = scene(3).display(A, &[63]).display(B, &[22]).display(C, &[62, 24]).plays(A, 20).go();
    assert!(s.failed(20));
    let s = scene(3).display(A, &[63]).display(B, &[22, 25]).display(C, &[62, 24]).plays(A, 20).go();
    assert_eq!(s.money(A), 25);
}
