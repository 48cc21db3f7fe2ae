//! Cards 21 to 40, a test for each: the effect and its awkward case.

use super::play::*;

#[test]
fn card_21_king_richard_costs_a_thug_a_holding_or_ten() {
    let setup = || scene(2).money(A, 10).display(A, &[22, 8]).plays(A, 21);
    let mut s = setup().go();
    assert_eq!(s.legal(A), ["pay card 8", "pay card 22", "pay money", "decline"]);
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.display(A)), (0, vec![8, 21, 22]));
    let mut s = setup().go();
    s.does(A, "pay card 22");
    assert_eq!((s.money(A), s.display(A)), (10, vec![8, 21]));
    let mut s = setup().go();
    s.does(A, "decline");
    assert_eq!((s.money(A), s.display(A)), (10, vec![8, 22]));
    // With too little money the cards remain.
    let s = scene(2).money(A, 9).display(A, &[22]).plays(A, 21).go();
    assert_eq!(s.legal(A), ["pay card 22", "decline"]);
    assert!(scene(2).money(A, 9).plays(A, 21).go().failed(21));
}

#[test]
fn card_22_flush_gains_ten() {
    let s = scene(2).plays(A, 22).go();
    assert_eq!((s.money(A), s.money(B), s.display(A)), (10, 0, vec![22]));
}

#[test]
fn card_23_cheesecloth_gains_five_per_gun_his_own_included() {
    assert_eq!(scene(2).plays(A, 23).go().money(A), 5);
    assert_eq!(scene(2).display(A, &[57, 25]).display(B, &[22]).plays(A, 23).go().money(A), 15);
}

#[test]
fn card_24_generous_jenny_takes_back_more_at_the_end() {
    let s = scene(2).plays(A, 24).go();
    assert_eq!(s.money(A), 20);
    let s = scene_in_round(2, 12).money(A, 40).plays(A, 24).go();
    assert_eq!(s.money(A), 35);
    // Not below 0.
    assert_eq!(scene_in_round(2, 12).money(A, 7).display(A, &[24]).go().money(A), 0);
}

#[test]
fn card_25_mickey_gains_ten_per_bottle() {
    assert_eq!(scene(2).display(A, &[8, 14, 9]).display(B, &[11]).plays(A, 25).go().money(A), 20);
    assert_eq!(scene(2).plays(A, 25).go().money(A), 0);
}

#[test]
fn card_26_circus_of_crime_gains_ten_per_thug_with_two_holdings() {
    assert_eq!(scene(2).display(A, &[8, 9, 22, 25, 62]).plays(A, 26).go().money(A), 30);
    assert!(scene(2).display(A, &[8, 22, 25]).plays(A, 26).go().failed(26));
}

#[test]
fn card_27_gambit_costs_a_hand_card() {
    let mut s = scene(2).rounds(1).hand(A, &[22, 60]).plays(A, 27).go();
    assert_eq!(s.legal(A), ["pay card 22", "pay card 60", "decline"]);
    s.does(A, "pay card 60");
    assert_eq!(s.money(A), 30);
    assert!(s.gone(60) && s.holds(A, 22) && s.gone(27));
    // With an empty hand it fails, unasked.
    let s = scene(2).rounds(1).plays(A, 27).go();
    assert!(s.failed(27) && s.round_is_over());
    assert_eq!(s.money(A), 0);
}

#[test]
fn card_28_estate_heist_gains_ten_with_each_sort() {
    assert_eq!(scene(2).display(A, &[21]).plays(A, 28).go().money(A), 30);
    assert_eq!(scene(2).display(A, &[42, 25]).plays(A, 28).go().money(A), 10);
    assert_eq!(scene(2).display(A, &[57]).plays(A, 28).go().money(A), 10);
    assert_eq!(scene(2).display(A, &[62]).plays(A, 28).go().money(A), 10);
    assert_eq!(scene(2).display(B, &[21]).plays(A, 28).go().money(A), 0);
}

#[test]
fn card_29_insider_trading_needs_90_in_cash() {
    assert_eq!(scene(2).money(A, 90).plays(A, 29).go().money(A), 135);
    let s = scene(2).money(A, 89).plays(A, 29).go();
    assert!(s.failed(29));
    assert_eq!(s.money(A), 89);
}

#[test]
fn card_30_museum_heist_needs_gun_car_and_key() {
    assert_eq!(scene(2).display(A, &[22, 25, 62]).plays(A, 30).go().money(A), 25);
    assert_eq!(scene(2).display(A, &[21]).plays(A, 30).go().money(A), 25);
    assert!(scene(2).display(A, &[22, 25, 24]).plays(A, 30).go().failed(30));
    assert!(scene(2).display(A, &[62, 25]).plays(A, 30).go().failed(30));
    assert!(scene(2).display(A, &[62, 22]).plays(A, 30).go().failed(30));
}

#[test]
fn card_31_pickpocket_network_counts_keys_and_wrenches() {
    let s = scene(2).display(A, &[61, 7, 51, 22]).plays(A, 31).go();
    assert_eq!((s.money(A), s.gains(A, 31)), (40, vec![40]));
    assert_eq!(scene(2).display(A, &[22, 11]).plays(A, 31).go().money(A), 0);
}

#[test]
fn card_32_smuggling_needs_car_and_bottle() {
    let s = scene(2).display(A, &[25, 11]).plays(A, 32).go();
    assert_eq!((s.money(A), s.display(A)), (25, vec![11, 25]));
    assert!(scene(2).display(A, &[25, 9]).plays(A, 32).go().failed(32));
    assert!(scene(2).display(A, &[22, 11]).plays(A, 32).go().failed(32));
}

#[test]
fn card_33_sting_counts_cars_and_hearts() {
    assert_eq!(scene(2).display(A, &[42, 9, 14]).plays(A, 33).go().money(A), 40);
    assert_eq!(scene(2).display(A, &[22, 11]).plays(A, 33).go().money(A), 0);
}

#[test]
fn card_34_sucker_convention_pays_the_others_too() {
    let s = scene(4).plays(C, 34).go();
    assert_eq!([A, B, C, D].map(|seat| s.money(seat)), [10, 10, 30, 10]);
    let s = scene(2).plays(A, 34).go();
    assert_eq!([A, B].map(|seat| s.money(seat)), [30, 10]);
}

#[test]
fn card_35_suicide_mission_costs_a_thug() {
    let mut s = scene(2).display(A, &[22, 24, 8]).plays(A, 35).go();
    assert_eq!(s.legal(A), ["pay card 22", "pay card 24", "decline"]);
    s.does(A, "pay card 24");
    assert_eq!((s.money(A), s.display(A)), (25, vec![8, 22]));
    assert!(scene(2).display(A, &[8]).plays(A, 35).go().failed(35));
}

#[test]
fn card_36_honest_work_comes_back_below_fifty() {
    let s = scene(2).money(A, 34).plays(A, 36).go();
    assert_eq!(s.money(A), 49);
    assert!(s.holds(A, 36));
    let s = scene(2).money(A, 35).plays(A, 36).go();
    assert_eq!(s.money(A), 50);
    assert!(s.gone(36));
}

#[test]
fn card_37_headquarters_gets_a_marker_per_holding() {
    let s = scene(2).display(A, &[23, 8, 9]).display(B, &[10]).plays(A, 37).go();
    assert_eq!(s.markers(37), 3);
    // Gun and key; itself alone is one.
    assert!(scene(2).display(A, &[22, 8]).plays(A, 37).go().failed(37));
    assert!(scene(2).display(A, &[62, 8]).plays(A, 37).go().failed(37));
    assert_eq!(scene(2).display(A, &[23]).plays(A, 37).go().markers(37), 1);
}

#[test]
fn card_38_renovate_puts_two_on_a_holding() {
    let mut s = scene(2).display(A, &[8, 9]).display(B, &[10]).plays(A, 38).go();
    assert_eq!(s.legal(A), ["mark 8", "mark 9"]);
    s.does(A, "mark 9");
    assert_eq!((s.markers(8), s.markers(9)), (0, 2));
    assert!(s.gone(38));
    // One holding is no choice, none lets it fall away.
    assert_eq!(scene(2).display(A, &[8]).plays(A, 38).go().markers(8), 2);
    let s = scene(2).display(A, &[22]).plays(A, 38).go();
    assert!(s.round_is_over() && !s.failed(38) && s.gone(38));
}

#[test]
fn card_39_street_walkers_puts_one_on_each() {
    let s = scene(2).display(A, &[8, 9, 45]).markers(45, 5).display(B, &[10]).plays(A, 39).go();
    assert_eq!([8, 9, 45, 10].map(|holding| s.markers(holding)), [1, 1, 6, 0]);
    assert!(scene(2).display(A, &[8]).plays(A, 39).go().failed(39));
}

#[test]
fn card_40_take_care_of_business_helps_the_poor_and_hurts_thugs() {
    let setup = || scene(3).rounds(3).display(A, &[8, 9, 11, 22]).markers(9, 1).markers(11, 2).display(B, &[24, 62]);
    let mut s = setup().plays(A, 40).go();
    assert_eq!([8, 9, 11].map(|holding| s.markers(holding)), [1, 2, 2]);
    assert_eq!(s.display(B), [24, 62]);
    s.next_round(&[]);
    assert_eq!((s.asked(), s.legal(B)), (Some(B), vec!["lose 24".to_owned(), "lose 62".to_owned()]));
    s.does(B, "lose 62");
    // 62 pays when lost; A keeps its thug.
    assert_eq!((s.display(B), s.money(B), s.display(A)), (vec![24], 20, vec![8, 9, 11, 22]));
    // Only once.
    s.next_round(&[]);
    assert_eq!(s.display(B), [24]);
}
