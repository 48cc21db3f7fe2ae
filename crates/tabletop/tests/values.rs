//! Sets of cards, standings and outlooks.

use tabletop::{CardSet, Outlook, Seat, Standing};

#[test]
fn nth_agrees_with_iteration() {
    let sets = [1u128, u128::MAX, 0b1011 << 61, 1 << 127, 0x8000_0001_0000_0001_8000_0000_0000_0001];
    for set in sets.map(CardSet) {
        for (n, card) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), card);
        }
    }
}

#[test]
fn a_run_is_the_alike_pieces_from_its_start() {
    assert_eq!(CardSet::run(26, 3).iter().collect::<Vec<_>>(), [26, 27, 28]);
    assert_eq!(CardSet::first(128).len(), 128);
}

#[test]
fn ties_share_the_rank_and_the_win() {
    let standing = Standing::by_score(&[(90, 2), (120, 1), (120, 1), (120, 0)]);
    assert_eq!([0, 1, 2, 3].map(|seat| standing.rank(Seat::new(seat))), [4, 1, 1, 3]);
    assert!((standing.share(Seat::new(1)) - 0.5).abs() < f64::EPSILON);
    assert!(standing.share(Seat::new(3)) == 0.0);
}

#[test]
fn a_rival_crew_can_win_without_a_seat() {
    assert_eq!(Standing::solo(31, false).winners().count(), 0);
    assert_eq!(Standing::solo(31, true).rank(Seat::new(0)), 1);
}

#[test]
fn a_standing_is_an_outlook_without_doubt() {
    let outlook = Outlook::from(Standing::by_score(&[(7, 0), (9, 0), (9, 0)]));
    assert_eq!(outlook.share[..3], [0.0, 0.5, 0.5]);
    assert_eq!(outlook.score[..3], [7.0, 9.0, 9.0]);
}

#[test]
fn better_scores_promise_more_of_the_win() {
    let outlook = Outlook::of_scores([10.0, 20.0, 0.0, 0.0, 0.0], 2, 10.0);
    assert!(outlook.share[1] > 0.7 && outlook.share[0] > 0.2);
    assert!((outlook.share.iter().sum::<f32>() - 1.0).abs() < 1e-6);
}
