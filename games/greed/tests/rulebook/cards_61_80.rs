//! Cards 61 to 80, a test for each: the effect and its awkward case.

use greed::Event;

use super::play::*;

#[test]
fn card_61_friendly_gus_pays_for_other_thugs() {
    let s = scene(2).display(A, &[61]).plays(A, 6).plays(B, 22).go();
    assert_eq!((s.money(A), s.money(B)), (15, 10));
    // Not for himself; he needs gun and car.
    let s = scene(2).display(A, &[22, 25]).plays(A, 61).go();
    assert_eq!((s.money(A), s.display(A)), (0, vec![22, 25, 61]));
    assert!(scene(2).display(A, &[22]).plays(A, 61).go().failed(61));
    assert!(scene(2).display(A, &[25]).plays(A, 61).go().failed(61));
    // Not for a thug that fails, nor for a holding.
    assert_eq!(scene(2).display(A, &[61]).plays(A, 42).go().money(A), 0);
    assert_eq!(scene(2).display(A, &[61]).plays(A, 52).go().money(A), 0);
}

#[test]
fn card_62_halloween_jack_pays_when_lost() {
    let mut s = scene(2).display(A, &[62]).plays(A, 35).go();
    s.does(A, "pay card 62");
    assert_eq!((s.money(A), s.gains(A, 62)), (45, vec![20]));
    assert_eq!(scene(2).plays(A, 62).go().money(A), 0);
    let mut s = scene(2).display(A, &[62, 22]).plays(A, 35).go();
    s.does(A, "pay card 22");
    assert_eq!(s.money(A), 25);
}

#[test]
fn card_63_vicious_syd_ignores_costs_in_the_next_round() {
    let mut s = scene(2).rounds(3).hand(A, &[18, 8]).plays(A, 63).go();
    s.next_round(&[(A, 18)]);
    assert!(s.round_is_over());
    assert_eq!((s.markers(18), s.money(A)), (6, 0));
    s.next_round(&[(A, 8)]);
    assert!(s.failed(8));
    // Costs only.
    let mut s = scene(2).hand(A, &[48]).plays(A, 63).go();
    s.next_round(&[(A, 48)]);
    assert!(s.failed(48));
}

#[test]
fn card_64_rotten_johnny_ignores_needs_in_the_next_round() {
    let mut s = scene(2).rounds(3).hand(A, &[30, 51]).plays(A, 64).go();
    s.next_round(&[(A, 30)]);
    assert_eq!(s.money(A), 25);
    s.next_round(&[(A, 51)]);
    assert!(s.failed(51));
    // Needs only.
    let mut s = scene(2).hand(A, &[18]).plays(A, 64).go();
    s.next_round(&[(A, 18)]);
    assert!(s.failed(18));
}

#[test]
fn card_65_scrub_draws_a_card_per_key() {
    let mut s = scene(2).draw_pile(&[2, 8, 22, 24]).display(A, &[61]).plays(A, 65).go();
    s.draws(&[22, 8, 2]);
    assert!(s.round_is_over());
    assert!([22, 8, 2].iter().all(|&card| s.holds(A, card)));
    // His own key alone draws one; an empty pile gives nothing.
    let mut s = scene(2).draw_pile(&[2, 8]).plays(A, 65).go();
    s.draws(&[2]);
    assert!(s.round_is_over());
    assert!(scene(2).draw_pile(&[]).plays(A, 65).go().round_is_over());
    // As many as there are.
    let mut s = scene(2).draw_pile(&[2]).display(A, &[61]).plays(A, 65).go();
    s.draws(&[2]);
    assert!(s.round_is_over() && s.holds(A, 2));
}

#[test]
fn card_66_stingy_stan_lowers_all_money_costs() {
    let mut s = scene(2).display(A, &[66]).money(A, 5).plays(A, 8).go();
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.markers(8)), (0, 2));
    let mut s = scene(2).display(A, &[66]).money(A, 5).plays(A, 21).go();
    s.does(A, "pay money");
    assert_eq!(s.money(A), 0);
    // Not for himself in hand, not for others.
    assert!(scene(2).display(A, &[66]).money(B, 9).plays(B, 8).go().failed(8));
    assert!(scene(2).display(A, &[66]).money(A, 4).plays(A, 8).go().failed(8));
}

#[test]
fn card_67_louie_gives_an_extra_card_in_the_next_round() {
    let mut s = scene(2).rounds(3).hand(A, &[60, 22]).display(B, &[8]).plays(A, 67).go();
    s.next_round(&[(A, 60)]);
    // After all played cards, and not optional.
    assert_eq!(s.asked(), Some(A));
    assert!(s.legal(A).contains(&"play 22".to_owned()));
    assert!(!s.legal(A).contains(&"no extra card".to_owned()));
    s.does(A, "play 22");
    assert_eq!((s.money(A), s.display(A)), (15, vec![22, 67]));
    // Only once.
    s.next_round(&[]);
    assert!(s.round_is_over());
}

#[test]
fn card_68_pete_brings_actions_back() {
    let mut s = scene(2).rounds(3).hand(A, &[60, 28]).plays(A, 68).go();
    s.next_round(&[(A, 60)]);
    assert!(s.holds(A, 60) && s.round_is_over());
    s.next_round(&[(A, 60)]);
    assert!(s.gone(60));
    // A failed action leaves the game.
    let mut s = scene(2).hand(A, &[30]).plays(A, 68).go();
    s.next_round(&[(A, 30)]);
    assert!(s.failed(30) && s.gone(30));
}

#[test]
fn card_69_squirrel_pays_each_round() {
    let mut s = scene(2).display(A, &[7, 52]).plays(A, 69).go();
    assert_eq!(s.money(A), 5);
    s.next_round(&[]);
    assert_eq!(s.money(A), 10);
    assert!(scene(2).display(A, &[7]).plays(A, 69).go().failed(69));
}

#[test]
fn card_70_rock_pays_after_each_action() {
    assert_eq!(scene(2).display(A, &[70]).plays(A, 60).plays(B, 28).go().money(A), 5);
    assert_eq!(scene(2).display(A, &[70]).plays(A, 30).go().money(A), 0);
    assert_eq!(scene(2).plays(A, 70).go().money(A), 0);
}

#[test]
fn card_71_butcher_pays_per_gun_after_each_action() {
    let mut s = scene(2).display(A, &[22, 57]).hand(A, &[60]).plays(A, 71).go();
    assert_eq!(s.legal(A), ["pay card 22", "pay card 57", "decline"]);
    s.does(A, "pay card 22");
    s.next_round(&[(A, 60)]);
    // Three guns: his and two of 57.
    assert_eq!((s.money(A), s.gains(A, 71)), (15, vec![15]));
    assert!(scene(2).display(A, &[8]).plays(A, 71).go().failed(71));
}

#[test]
fn card_72_napoleon_shows_gun_and_key_in_the_next_round() {
    let mut s = scene(2).rounds(3).hand(A, &[28, 74, 60]).draw_pile(&[]).plays(A, 72).go();
    assert_eq!(s.money(A), 0);
    s.next_round(&[(A, 28)]);
    assert_eq!(s.money(A), 30);
    // Then the car alone again.
    s.next_round(&[(A, 74)]);
    assert_eq!((s.money(A), s.money(B)), (40, 0));
    // The extra symbols go with the card.
    let setup = || scene(2).display(A, &[71, 25]).hand(A, &[35]).plays(A, 72);
    for (payment, guns) in [("pay card 72", 1), ("pay card 25", 2)] {
        let mut s = setup().go();
        s.next_round(&[(A, 35)]);
        s.does(A, payment);
        assert_eq!((s.money(A), s.gains(A, 71)), (25 + 5 * guns, vec![5 * guns]));
    }
}

#[test]
fn card_73_one_last_heist_counts_thugs_and_takes_one_of_everybody() {
    let mut s = scene(3).display(A, &[22]).display(B, &[24, 62, 63]).plays(A, 73).go();
    assert_eq!(s.money(A), 15);
    s.next_round(&[]);
    assert_eq!((s.asked(), s.display(A)), (Some(B), vec![]));
    assert_eq!(s.legal(B), ["lose 24", "lose 62", "lose 63"]);
    s.does(B, "lose 62");
    assert_eq!((s.money(B), s.display(B)), (20, vec![24, 63]));
    assert!(scene(2).display(A, &[25]).plays(A, 73).go().failed(73));
}

#[test]
fn card_74_scouting_needs_car_gun_key_for_its_parts() {
    let mut s = scene(3).draw_pile(&[2, 8]).display(A, &[21]).money(B, 15).money(C, 5).plays(A, 74).go();
    s.draws(&[8]);
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [10, 5, 0]);
    assert!(s.holds(A, 8) && s.round_is_over());
    let s = scene(2).display(A, &[25]).money(B, 15).plays(A, 74).go();
    assert_eq!([A, B].map(|seat| s.money(seat)), [10, 15]);
    let s = scene(2).display(A, &[22]).money(B, 15).plays(A, 74).go();
    assert_eq!([A, B].map(|seat| s.money(seat)), [0, 5]);
    let mut s = scene(2).draw_pile(&[2, 8]).display(A, &[61]).money(B, 15).plays(A, 74).go();
    // One card, however many keys.
    s.draws(&[2]);
    assert_eq!(([A, B].map(|seat| s.money(seat)), s.round_is_over()), ([0, 15], true));
}

#[test]
fn card_75_arson_burns_ten_per_own_thug() {
    let s = scene(3).display(A, &[22, 25]).display(B, &[24]).money(A, 5).money(B, 50).money(C, 15).plays(A, 75).go();
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [5, 30, 0]);
    assert_eq!(scene(2).money(B, 50).plays(A, 75).go().money(B), 50);
}

#[test]
fn card_76_corduroy_costs_each_opponent_ten() {
    let s = scene(3).money(A, 30).money(B, 30).money(C, 9).plays(A, 76).go();
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [30, 20, 0]);
}

#[test]
fn card_77_cracker_costs_the_others_five_per_holding_of_theirs() {
    let s = scene(3).display(A, &[8]).display(B, &[9, 14, 22]).money(A, 30).money(B, 30).money(C, 30).plays(A, 77).go();
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [30, 20, 30]);
}

#[test]
fn card_78_master_plan_doubles_gains_in_the_next_round() {
    let mut s = scene(2).rounds(3).hand(A, &[22, 24]).plays(A, 78).plays(B, 34).go();
    // Not in its own round.
    assert_eq!(s.money(A), 10);
    s.next_round(&[(A, 22)]);
    assert_eq!(s.money(A), 30);
    s.next_round(&[(A, 24)]);
    assert_eq!(s.money(A), 50);
    assert_eq!(s.story.iter().filter(|event| matches!(event, Event::Gained { times: 2, .. })).count(), 1);
}

#[test]
fn card_79_vandalism_takes_a_holding_of_each_opponent() {
    let mut s = scene(3).display(A, &[25, 8]).display(B, &[9, 14]).display(C, &[11]).plays(A, 79).go();
    s.next_round(&[]);
    assert_eq!(s.asked(), Some(B));
    s.does(B, "lose 14");
    assert_eq!((s.display(A), s.display(B), s.display(C)), (vec![8, 25], vec![9], vec![]));
    assert!(scene(2).display(A, &[22]).plays(A, 79).go().failed(79));
}

#[test]
fn card_80_seance_gains_marks_and_may_play_another() {
    let setup = || scene(2).rounds(1).display(A, &[8, 9]).hand(A, &[22, 60]).plays(A, 80);
    let mut s = setup().go();
    assert_eq!((s.money(A), s.legal(A)), (10, vec!["mark 8".to_owned(), "mark 9".to_owned()]));
    s.does(A, "mark 8");
    assert_eq!(s.legal(A), ["play 22", "play 60", "no extra card"]);
    s.does(A, "play 22");
    assert_eq!((s.money(A), s.markers(8), s.display(A)), (20, 1, vec![8, 9, 22]));
    assert!(s.round_is_over() && s.gone(80));
    let mut s = setup().go();
    s.does(A, "mark 9");
    s.does(A, "no extra card");
    assert!(s.round_is_over() && s.holds(A, 22) && s.gone(80));
    assert_eq!((s.money(A), s.markers(9)), (10, 1));
    // Without holding and hand both parts fall away.
    let s = scene(2).rounds(1).plays(A, 80).go();
    assert!(s.round_is_over());
    assert_eq!(s.money(A), 10);
}
