//! The five examples of the rule sheet. Nikki sits on A, Keith on B, Lincoln on C.

use super::play::*;

#[test]
fn example_the_order_of_the_round_gr_order() {
    let s = scene(3).plays(A, 21).plays(B, 25).plays(C, 43).money(A, 10).go();
    let revealed: Vec<String> = s.told().into_iter().take(3).map(|line| line[..10].to_owned()).collect();
    assert_eq!(revealed, ["A shows 21", "B shows 25", "C shows 43"]);
    assert_eq!(s.game.board().order[..3], [A, B, C]);
}

#[test]
fn example_nikki_pays_ten_for_card_21_gr_cost() {
    let mut s = scene(3).plays(A, 21).display(A, &[22, 8]).money(A, 10).go();
    assert_eq!(s.legal(A), ["pay card 8", "pay card 22", "pay money", "decline"]);
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.display(A)), (0, vec![8, 21, 22]));
}

#[test]
fn example_lincoln_meets_the_need_of_card_43_gr_need() {
    let s = scene(3).plays(C, 43).display(C, &[62, 7]).go();
    assert!(!s.failed(43));
    assert_eq!(s.display(C), [7, 62]);
    assert_eq!(s.game.board().now[C.index()].schemes, 3);
}

#[test]
fn example_nikki_gains_ten_per_bottle_with_card_25_gr_text() {
    let s = scene(3).plays(A, 25).display(A, &[8, 11]).go();
    assert_eq!(s.money(A), 20);
}

#[test]
fn example_keith_steals_the_idea_of_nikkis_four_markers_gr_action() {
    let mut s = scene(3).plays(B, 56).display(A, &[14, 9]).markers(14, 4).markers(9, 1).display(B, &[7, 11]).go();
    s.does(B, "mark 11");
    assert_eq!((s.markers(11), s.markers(14)), (4, 4));
    assert!(s.gone(56));
}

#[test]
fn example_lincoln_gets_four_markers_on_card_8_gr_holding_markers() {
    let mut s = scene(3).plays(C, 8).money(C, 10).display(C, &[11, 7]).go();
    s.does(C, "pay money");
    assert_eq!(s.markers(8), 4);
}
