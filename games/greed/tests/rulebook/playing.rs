//! Playing a card: cost, need, failing, the order of the steps, losing cards, extra cards.

use super::play::*;

#[test]
fn gr_cost_money_goes_to_the_bank_and_a_paid_holding_leaves_with_its_markers() {
    let mut s = scene(2).money(A, 25).plays(A, 8).go();
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.money(B)), (15, 0));
    let mut s = scene(2).display(A, &[8, 9]).markers(8, 5).plays(A, 57).go();
    s.does(A, "pay card 8");
    assert!(s.gone(8));
    assert_eq!((s.markers(8), s.display(A)), (0, vec![9, 57]));
}

#[test]
fn gr_cost_who_declines_or_cannot_pay_has_no_effect() {
    let mut s = scene(2).money(A, 30).plays(A, 18).go();
    assert_eq!(s.legal(A), ["pay money", "decline"]);
    s.does(A, "decline");
    assert_eq!((s.money(A), s.display(A)), (30, vec![]));
    assert!(s.gone(18));
    let s = scene(2).plays(A, 18).go();
    assert!(s.gone(18) && s.failed(18) && s.round_is_over());
}

#[test]
fn gr_cost_is_looked_at_when_the_card_resolves() {
    // B's 76 comes after A's 18: too late to take the money for it.
    let mut s = scene(2).money(A, 30).plays(A, 18).plays(B, 76).go();
    s.does(A, "pay money");
    assert_eq!(s.markers(18), 6);
    // The 10 of 80's own text come in time for its extra card.
    let mut s = scene(2).money(A, 20).hand(A, &[18]).plays(A, 80).plays(B, 22).go();
    s.does(A, "play 18");
    assert_eq!(s.legal(A), ["pay money", "decline"]);
}

#[test]
fn gr_need_is_met_by_the_display_without_the_card_itself_and_stays() {
    assert!(scene(2).display(A, &[25]).plays(A, 42).go().failed(42));
    assert!(scene(2).plays(A, 54).go().failed(54));
    assert!(scene(2).display(A, &[7]).plays(A, 69).go().failed(69));
    let s = scene(2).display(A, &[25, 11]).plays(A, 32).go();
    assert_eq!(s.display(A), [11, 25]);
    // A thug of the round before is there.
    let mut s = scene(2).hand(A, &[59]).display(B, &[8]).markers(8, 1).plays(A, 22).go();
    s.next_round(&[(A, 59)]);
    assert_eq!(s.markers(8), 0);
}

#[test]
fn gr_failed_triggers_nothing_but_sets_the_order() {
    let s = scene(3).plays(A, 2).plays(B, 30).plays(C, 3).go();
    assert_eq!((s.money(A), s.money(C)), (20, 10));
    let s = scene(2).display(A, &[17, 70, 71]).plays(A, 43).go();
    assert!(s.failed(43));
    assert_eq!((s.markers(17), s.money(A)), (0, 0));
    let s = scene(2).display(A, &[45]).plays(A, 35).go();
    assert!(s.failed(35));
    assert_eq!(s.markers(45), 0);
    // 43 fails before B's 44: A is first in gr.eachround.
    let s = scene(2).display(A, &[69]).display(B, &[49]).markers(49, 3).plays(A, 43).plays(B, 44).go();
    let gains: Vec<String> = s.told().into_iter().filter(|line| line.contains("gains 5k")).collect();
    assert_eq!(gains, ["A gains 5k by 69 Natascha \"The Squirrel\" Rubin", "B gains 5k by 49 Sexy Sadie's"]);
}

#[test]
fn gr_itself_the_card_counts_for_its_own_effect() {
    assert_eq!(scene(2).plays(A, 23).go().money(A), 5);
    assert_eq!(scene(2).display(A, &[23]).plays(A, 37).go().markers(37), 1);
    let mut s = scene(2).draw_pile(&[2]).plays(A, 65).go();
    s.draws(&[2]);
    assert!(s.holds(A, 2));
}

#[test]
fn gr_text_is_done_as_far_as_possible() {
    // 80 without a holding: no marker, the extra card is offered all the same.
    let mut s = scene(2).rounds(1).hand(A, &[22]).plays(A, 80).go();
    assert_eq!((s.money(A), s.legal(A)), (10, vec!["play 22".to_owned(), "no extra card".to_owned()]));
    s.does(A, "no extra card");
    assert!(s.round_is_over());
    // 38 and 56 without a holding fall away; 5, 57 and 60 count 0.
    assert!(!scene(2).plays(A, 38).go().failed(38));
    assert_eq!(scene(2).plays(A, 60).go().money(A), 0);
    let mut s = scene(2).display(A, &[8]).plays(A, 57).go();
    s.does(A, "pay card 8");
    assert_eq!((s.money(A), s.display(A)), (0, vec![57]));
    // Only "may" is free: there is no declining of 38.
    let s = scene(2).display(A, &[8, 9]).plays(A, 38).go();
    assert_eq!(s.refused(A, "decline"), ("greed-asked-something-else", Some("gr.cost")));
}

#[test]
fn gr_action_leaves_when_done_gr_thug_and_holdings_stay() {
    let s = scene(2).plays(A, 28).plays(B, 40).go();
    assert!(s.gone(28) && s.gone(40));
    let s = scene(2).plays(A, 22).plays(B, 44).go();
    assert_eq!((s.display(A), s.display(B)), (vec![22], vec![44]));
}

#[test]
fn gr_holding_markers_one_per_symbol_and_equal_symbol() {
    // 48 (heart, wrench) beside 9 (both), 14 (heart) and 11 (bottle).
    let s = scene(2).display(A, &[42, 9, 14, 11]).plays(A, 48).go();
    assert_eq!(s.markers(48), 2 + 2 + 1 + 1);
    // A holding without symbols gets none; others' cards do not count.
    assert_eq!(scene(2).display(A, &[9]).plays(A, 46).go().markers(46), 0);
    assert_eq!(scene(2).display(B, &[11, 14]).plays(A, 15).go().markers(15), 1);
}

#[test]
fn gr_sequence_a_payment_acts_before_the_card_enters() {
    let mut s = scene(2).display(A, &[62, 45]).plays(A, 71).go();
    s.does(A, "pay card 62");
    let steps: Vec<String> = s.told().into_iter().skip_while(|line| !line.contains("gives up")).take(4).collect();
    assert_eq!(
        steps,
        [
            "A gives up 62 \"Halloween\" Jack Paris for 71 Eugene \"The Butcher\" Midge",
            "A puts 2 on 45 Insurance Office by 45",
            "A gains 20k by 62 \"Halloween\" Jack Paris",
            "A plays 71 Eugene \"The Butcher\" Midge"
        ]
    );
}

#[test]
fn gr_sequence_markers_then_whenever_by_number_then_text() {
    let mut s = scene(2).display(A, &[42, 44, 52, 62, 7]).money(A, 40).plays(A, 43).hand(A, &[11]).go();
    s.next_round(&[(A, 11)]);
    s.does(A, "pay money");
    let steps: Vec<String> = s.told().into_iter().skip_while(|line| !line.contains("pays 10k")).take(8).collect();
    assert_eq!(
        steps,
        [
            "A pays 10k for 11 Joe's Gin Joint",
            "A plays 11 Joe's Gin Joint",
            "A puts 1 on 11 Joe's Gin Joint by 11",
            "A puts 1 on 11 Joe's Gin Joint by 42",
            "A puts 3 on 11 Joe's Gin Joint by 43",
            "A takes 1 off 11 Joe's Gin Joint by 44",
            "A gains 5k by 52 Zoning Office",
            "A puts 2 on 11 Joe's Gin Joint by 11"
        ]
    );
    assert_eq!(s.markers(11), 6);
}

#[test]
fn gr_sequence_neighbours_and_own_effects_before_the_text() {
    let s = scene(2).display(A, &[61]).plays(B, 3).plays(A, 22).go();
    let gains: Vec<String> = s.told().into_iter().filter(|line| line.contains("gains")).collect();
    assert_eq!(
        gains,
        [
            "B gains 10k by 3 Shakedown!",
            "B gains 10k by 3 Shakedown!",
            "A gains 15k by 61 \"Friendly\" Gus Caspar",
            "A gains 10k by 22 Dickie \"Flush\" Diamond"
        ]
    );
}

#[test]
fn gr_sequence_after_effects_by_number_and_then_the_action_leaves() {
    let s = scene(2).display(A, &[17, 70, 71, 54]).copied(70).plays(A, 60).go();
    let after: Vec<String> = s.told().into_iter().skip_while(|line| !line.contains("puts 1")).take(5).collect();
    assert_eq!(
        after,
        [
            "A puts 1 on 17 Sandy's Snooker 'n' Schnaps by 17",
            "A gains 5k by 70 \"Nothing beats\" Rock Benson",
            "A gains 5k by 70 \"Nothing beats\" Rock Benson",
            "A gains 15k by 71 Eugene \"The Butcher\" Midge",
            "60 Protection Racket! of A leaves the game"
        ]
    );
    // 60's own 5 for the one holding come first.
    assert_eq!(s.money(A), 30);
}

#[test]
fn gr_sequence_the_five_of_52_come_too_late_for_the_cost() {
    assert!(scene(2).display(A, &[52]).money(A, 24).plays(A, 18).go().failed(18));
    let mut s = scene(2).display(A, &[52]).money(A, 25).plays(A, 18).go();
    s.does(A, "pay money");
    assert_eq!(s.money(A), 5);
}

#[test]
fn gr_leaves_standing_effects_end_and_announced_ones_come() {
    // 42 is lost: its marker no longer comes.
    let mut s = scene(2).display(A, &[42, 8]).hand(A, &[15]).display(B, &[9]).plays(A, 35).go();
    s.does(A, "pay card 42");
    s.next_round(&[(A, 15)]);
    assert_eq!(s.markers(15), 2);
    // 63 is lost at the end of its own round, and what it announced comes.
    let mut s = scene(2).rounds(3).hand(A, &[63, 18]).plays(B, 40).go();
    s.next_round(&[(A, 63)]);
    assert!(s.gone(63));
    s.next_round(&[(A, 18)]);
    assert_eq!((s.markers(18), s.round_is_over()), (6, true));
    // 24 lost before the end takes nothing.
    let mut s = scene_in_round(2, 12).display(A, &[24]).money(A, 10).plays(A, 35).go();
    s.does(A, "pay card 24");
    assert_eq!(s.money(A), 35);
}

#[test]
fn gr_floor_losses_take_what_is_there() {
    let s = scene(2).money(B, 3).plays(A, 76).go();
    assert_eq!(s.money(B), 0);
    assert!(s.told().contains(&"B loses 3k by 76 Bobby \"Corduroy\" Brown".to_owned()));
    let s = scene(2).plays(A, 76).go();
    assert!(!s.told().iter().any(|line| line.contains("loses")));
    let s = scene(2).display(A, &[22]).display(B, &[8, 9]).markers(9, 1).plays(A, 59).go();
    assert_eq!((s.markers(8), s.markers(9)), (0, 0));
    // Nothing is told of what did not happen.
    assert_eq!(s.told().iter().filter(|line| line.contains(" off ")).count(), 1);
}

#[test]
fn gr_lose_is_paid_taken_or_returned_to_the_hand() {
    for (number, paid, markers) in
        [(35, 22, 2), (71, 22, 2), (4, 8, 2), (57, 8, 2), (58, 8, 2), (41, 8, 2), (21, 22, 2), (21, 8, 2)]
    {
        let mut s = scene(2).display(A, &[22, 8, 45]).plays(A, number).go();
        s.does(A, &format!("pay card {paid}"));
        assert_eq!(s.markers(45), markers, "{number} paid with {paid}");
    }
    // Taken at the end of a round: by 40 a thug, by 79 a holding.
    let mut s = scene(2).display(A, &[22, 45]).plays(B, 40).go();
    s.next_round(&[]);
    assert_eq!((s.markers(45), s.gone(22)), (2, true));
    let mut s = scene(2).display(A, &[8, 45]).display(B, &[25]).plays(B, 79).go();
    s.next_round(&[]);
    s.does(A, "lose 8");
    assert_eq!((s.markers(45), s.gone(8)), (2, true));
}

#[test]
fn gr_lose_is_not_a_hand_card_a_failed_card_or_one_turned_up() {
    let mut s = scene(2).display(A, &[45]).hand(A, &[22, 62]).plays(A, 27).go();
    s.does(A, "pay card 62");
    assert_eq!((s.markers(45), s.money(A)), (0, 30));
    let s = scene(2).display(A, &[45]).plays(A, 42).go();
    assert_eq!((s.failed(42), s.markers(45)), (true, 0));
    let mut s = scene(2).draw_pile(&[8, 9]).display(A, &[45]).plays(A, 53).go();
    s.draws(&[8, 9]);
    assert_eq!(s.markers(45), 0);
}

#[test]
fn gr_lose_a_paid_card_no_longer_triggers() {
    // 61 paid for 71: no 15. 52 paid for 58: no 5. 61 kept: 15.
    let setup = || scene(2).display(A, &[61, 22]).plays(A, 71);
    let mut s = setup().go();
    s.does(A, "pay card 61");
    assert_eq!(s.money(A), 0);
    let mut s = setup().go();
    s.does(A, "pay card 22");
    assert_eq!(s.money(A), 15);
    let mut s = scene(2).display(A, &[52, 8]).plays(A, 58).go();
    s.does(A, "pay card 52");
    assert_eq!(s.money(A), 0);
    // 17 paid for 4 gets no marker after it.
    let mut s = scene(2).display(A, &[17]).markers(17, 2).plays(A, 4).go();
    s.does(A, "pay card 17");
    assert_eq!((s.money(A), s.markers(17)), (30, 0));
}

#[test]
fn gr_cheaper_reductions_add_up_not_below_zero_and_zero_may_be_declined() {
    let setup = || scene(2).display(A, &[52, 66]).plays(A, 8);
    let mut s = setup().go();
    assert_eq!(s.legal(A), ["pay money", "decline"]);
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.markers(8)), (5, 2));
    let mut s = setup().go();
    s.does(A, "decline");
    assert!(s.failed(8));
    assert_eq!(s.money(A), 0);
    // 13 costs 5: lowered by 10 it is 0, not less.
    let mut s = scene(2).display(A, &[52, 66]).money(A, 1).plays(A, 13).go();
    s.does(A, "pay money");
    assert_eq!(s.money(A), 6);
    // Two 66 lower by 10, for a thug as well.
    let mut s = scene(2).display(A, &[66, 54]).copied(66).plays(A, 21).go();
    s.does(A, "pay money");
    assert_eq!((s.money(A), s.display(A)), (0, vec![21, 54, 66]));
    // Costs in cards are not touched.
    assert!(scene(2).display(A, &[66]).plays(A, 4).go().failed(4));
}

#[test]
fn gr_extra_does_not_change_the_player_order() {
    // A chose 80 and B 48: B stays first although A's extra card is a 2.
    let mut s =
        scene(2).hand(A, &[2]).display(A, &[69]).display(B, &[49]).markers(49, 3).plays(A, 80).plays(B, 48).go();
    s.does(A, "play 2");
    let order: Vec<String> = s.told().into_iter().filter(|line| line.contains("gains 5k")).collect();
    assert_eq!(order, ["B gains 5k by 49 Sexy Sadie's", "A gains 5k by 69 Natascha \"The Squirrel\" Rubin"]);
    assert_eq!(s.gains(A, 2), [10]);
}

#[test]
fn gr_extra_67_comes_after_all_chosen_cards_in_player_order() {
    // The copy announces as well; 67 of an earlier round does not announce again.
    let mut s = scene(2).display(A, &[67]).hand(A, &[60, 22, 24]).plays(A, 54).go();
    s.next_round(&[(A, 60)]);
    assert_eq!(s.asked(), Some(A));
    s.does(A, "play 24");
    assert!(s.round_is_over());
    assert_eq!(s.display(A), [24, 54, 67]);
    assert!(s.holds(A, 22));
}

#[test]
fn gr_extra_is_played_by_all_rules() {
    // An extra card that costs something is asked for; one whose need is not met fails.
    let mut s = scene(2).money(A, 30).hand(A, &[18]).plays(A, 80).go();
    s.does(A, "play 18");
    assert_eq!(s.legal(A), ["pay money", "decline"]);
    s.does(A, "pay money");
    assert_eq!((s.markers(18), s.money(A)), (6, 10));
    let mut s = scene(2).display(A, &[17]).hand(A, &[30]).plays(A, 80).go();
    s.does(A, "play 30");
    assert!(s.failed(30));
    // One marker by 80 itself and one after it; none for the failed one.
    assert_eq!(s.markers(17), 2);
}

#[test]
fn gr_extra_finished_before_the_after_effects_of_80() {
    for (extra, gained) in [(70, 5), (22, 10)] {
        let mut s = scene(2).hand(A, &[extra]).plays(A, 80).go();
        s.does(A, &format!("play {extra}"));
        assert_eq!(s.money(A), 10 + gained);
    }
}
