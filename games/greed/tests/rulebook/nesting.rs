//! Plays inside texts inside plays: how deep it can go, and that it comes out right.

use greed::agenda::Agenda;
use tabletop::Game;

use super::play::*;

#[test]
fn card_53_finds_54_which_copies_53_gr_53() {
    let mut s = scene(2).draw_pile(&[54, 8, 22]).plays(A, 53).go();
    s.draws(&[54]);
    // 54 has one other thug, 53 itself, and turns up the pile again.
    assert!(s.waits_for_a_card());
    s.draws(&[8, 22]);
    assert_eq!((s.display(A), s.money(A)), (vec![22, 53, 54], 10));
    assert_eq!(s.game.board().copied.map(greed::Card::number), Some(53));
    assert!(s.round_is_over());
}

#[test]
fn card_53_finding_54_lets_it_choose_among_all_thugs() {
    let mut s = scene(2).draw_pile(&[54, 8, 22]).display(A, &[24]).plays(A, 53).go();
    s.draws(&[54]);
    assert_eq!(s.legal(A), ["copy 24", "copy 53"]);
    s.does(A, "copy 24");
    assert_eq!(s.money(A), 20);
    assert!(s.round_is_over());
}

#[test]
fn card_55_repeats_53_and_its_copy_each_with_a_thug_of_its_own_gr_55() {
    let mut s =
        scene(2).draw_pile(&[8, 22, 24, 25]).display(A, &[53, 54, 76]).copied(53).money(B, 30).plays(A, 55).go();
    s.draws(&[8, 22]);
    assert!(s.waits_for_a_card());
    s.draws(&[24]);
    // Then 76 is repeated; the thugs found are of this round.
    assert_eq!((s.money(A), s.money(B)), (30, 20));
    assert_eq!(s.display(A), [22, 24, 53, 54, 55, 76]);
    assert!(s.round_is_over());
}

#[test]
fn card_55_repeats_53_which_finds_54_which_copies_53_which_finds_65() {
    let mut s = scene(2).draw_pile(&[54, 65, 8, 9]).display(A, &[53]).hand(A, &[55]).plays(A, 80).go();
    s.does(A, "play 55");
    s.draws(&[54, 65]);
    // As deep as it gets: the turn, what follows 80, the rest of 55, and the draw of 65.
    assert!(s.waits_for_a_card());
    assert_eq!(s.game.board().agenda.height(), Agenda::DEPTH);
    s.draws(&[9]);
    assert!(s.holds(A, 9) && s.round_is_over() && s.gone(80));
    assert_eq!(s.display(A), [53, 54, 55, 65]);
}

#[test]
fn card_80_with_38_is_as_deep_gr_extra() {
    let mut s = scene(2).display(A, &[8, 9, 70]).hand(A, &[38]).plays(A, 80).go();
    assert_eq!(s.game.board().agenda.height(), Agenda::DEPTH);
    s.does(A, "mark 8");
    s.does(A, "play 38");
    assert_eq!(s.game.board().agenda.height(), Agenda::DEPTH);
    s.does(A, "mark 8");
    assert_eq!((s.markers(8), s.money(A)), (3, 20));
    assert!(s.round_is_over());
}

#[test]
fn card_80_is_never_its_own_extra_card_even_with_68() {
    let mut s = scene(2).rounds(3).hand(A, &[80, 67]).plays(A, 68).go();
    s.next_round(&[(A, 80)]);
    assert!(!s.legal(A).contains(&"play 80".to_owned()));
    s.does(A, "play 67");
    assert!(s.holds(A, 80) && s.round_is_over());
    // A round later it may be the extra card of 67, and then it may play on.
    s.next_round(&[]);
    assert_eq!(s.asked(), Some(A));
    s.does(A, "play 80");
    assert!(s.legal(A).contains(&"no extra card".to_owned()));
    s.does(A, "no extra card");
    assert!(s.gone(80) && s.round_is_over());
}

#[test]
fn card_68_with_36_and_80() {
    let mut s = scene(2).hand(A, &[80, 36]).plays(A, 68).go();
    s.next_round(&[(A, 80)]);
    s.does(A, "play 36");
    assert!(s.holds(A, 36) && s.holds(A, 80));
    assert_eq!(s.money(A), 25);
    assert_eq!(s.told().iter().filter(|line| line.contains("goes back")).count(), 2);
}

#[test]
fn card_80_plays_27_paid_with_the_last_card_of_the_hand() {
    let mut s = scene(2).rounds(1).hand(A, &[27, 22]).plays(A, 80).go();
    s.does(A, "play 27");
    assert_eq!(s.legal(A), ["pay card 22", "decline"]);
    s.does(A, "pay card 22");
    assert_eq!(s.money(A), 40);
    // With nothing else in hand 27 fails (gr.empty).
    let mut s = scene(2).rounds(1).hand(A, &[27]).plays(A, 80).go();
    s.does(A, "play 27");
    assert!(s.failed(27) && s.round_is_over());
}

#[test]
fn card_62_paid_for_35_pays_before_the_text_and_1_copies_both() {
    let mut s = scene(2).display(B, &[62]).plays(A, 1).plays(B, 35).go();
    s.does(B, "pay card 62");
    assert_eq!((s.gains(A, 1), s.money(B)), (vec![20, 25], 45));
}

#[test]
fn card_17_played_by_80_counts_for_80_but_not_for_the_marker_of_80() {
    let mut s = scene(2).money(A, 20).hand(A, &[17]).plays(A, 80).go();
    s.does(A, "play 17");
    s.does(A, "pay money");
    // Its bottle, and one after 80.
    assert_eq!((s.markers(17), s.money(A)), (2, 10));
}

#[test]
fn card_65_copied_and_repeated_draws_each_time_by_the_keys_of_then() {
    let mut s = scene(2).draw_pile(&[2, 8, 9, 10, 11, 12]).display(A, &[65]).hand(A, &[55]).plays(A, 54).go();
    s.draws(&[2, 8]);
    s.next_round(&[(A, 55)]);
    s.draws(&[9, 10]);
    assert!(s.waits_for_a_card());
    s.draws(&[11, 12]);
    assert!(s.round_is_over());
    assert!(s.game.draw_pile().is_empty());
}

#[test]
fn card_53_inside_the_last_round_still_ends_the_game() {
    let mut s = scene_in_round(2, 12).draw_pile(&[24]).plays(A, 53).go();
    s.draws(&[24]);
    assert!(s.game.result().is_some());
    assert_eq!(s.money(A), 0);
}

#[test]
fn card_76_hits_all_four_opponents_of_a_table_of_five() {
    let mut s =
        scene(5).draw_pile(&[76]).money(A, 30).money(B, 30).money(C, 5).money(D, 10).money(E, 11).plays(C, 53).go();
    s.draws(&[76]);
    assert_eq!([A, B, C, D, E].map(|seat| s.money(seat)), [20, 20, 5, 0, 1]);
}
