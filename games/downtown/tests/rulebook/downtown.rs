//! Downtown, the Bank and the Ghetto.

use downtown::Event;
use downtown::board::Place;
use downtown::card::{Crew, Kind};
use downtown::scene::Scene;
use downtown::state::Phase;
use tabletop::{ChanceQuestion, Game, Pending, Viewer};

use crate::play::{A, B, C, D, Play, crew, scene, three};

/// A has robbed B and goes hiring.
fn hiring(scene: Scene) -> Play {
    let mut play = Play::of(scene.turn(A));
    let stay = format!("stand {}", play.game.player(A).tokens);
    if play.table().phase == Phase::Move {
        play.act(A, &[&stay]);
    }
    play.act(A, &["rob B", "hire"]);
    play
}

#[test]
fn dt_downtown_buy_costs_by_how_many_of_the_kind_lie_there() {
    for (lying, price) in [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
        let mut play = hiring(three().row(crew(0, 0, lying)));
        play.act(A, &["take spies 1"]);
        assert_eq!(play.purse(A), 10 - price, "{lying}");
        assert!(play.told(&Event::Bought { seat: A, crew: crew(0, 0, 1), price }));
    }
}

#[test]
fn dt_downtown_buy_the_price_is_that_of_the_start_of_the_turn_for_each_of_them() {
    // Two lookouts at 1k of four, two safecrackers at 3k: buying them does not change the price.
    let mut play = hiring(three().row(crew(4, 2, 1)));
    play.act(A, &["take lookouts 2"]);
    assert_eq!(play.purse(A), 10, "nothing is paid before all is chosen");
    play.act(A, &["take safecrackers 2"]);
    assert_eq!(play.purse(A), 2, "2k are left: no spy for 4k, so none is asked for");
    assert_eq!((play.hand(A), play.table().row), (crew(2, 2, 0), crew(2, 0, 1)));
    assert_eq!(play.memory().known[0], crew(2, 2, 0));
    assert_eq!(
        play.events[1..4],
        [
            Event::Hires { seat: A },
            Event::Wants { seat: A, kind: Kind::Lookout, count: 2 },
            Event::Wants { seat: A, kind: Kind::Safecracker, count: 2 },
        ]
    );
}

#[test]
fn dt_downtown_buy_at_least_one_and_not_more_than_the_money_or_the_row_allows() {
    let mut play = hiring(three().row(crew(4, 2, 1)).purse(A, 4));
    assert_eq!(play.legal(A).len(), 5, "0 to 4 lookouts at 1k");
    assert_eq!(play.refused(A, "take lookouts 5"), ("dt.downtown.buy", "wrong-number-to-buy"));
    assert_eq!(play.refused(A, "take spies 1"), ("dt.downtown.buy", "something-else-is-asked"));
    play.act(A, &["take lookouts 0"]);
    assert_eq!(play.legal(A), ["take safecrackers 0", "take safecrackers 1"]);
    play.act(A, &["take safecrackers 0"]);
    assert_eq!(play.legal(A), ["take spies 1"], "at least one gangster in all");
    assert_eq!(play.refused(A, "take spies 0"), ("dt.downtown.buy", "wrong-number-to-buy"));
    play.act(A, &["take spies 1"]);
    assert_eq!(play.purse(A), 0);
}

#[test]
fn dt_downtown_buy_needs_the_money_for_one() {
    let mut play = Play::of(three().row(crew(2, 2, 1)).purse(A, 2).turn(A));
    play.act(A, &["stand downtown west", "rob B"]);
    assert_eq!(play.refused(A, "hire"), ("dt.downtown.buy", "no-gangster-you-can-pay"));
    let mut play = Play::of(three().row(crew(2, 2, 1)).purse(A, 3).turn(A));
    play.act(A, &["stand downtown west", "rob B", "hire"]);
    assert_eq!(play.legal(A), ["take lookouts 0", "take lookouts 1"]);
    let mut play = Play::of(three().row(Crew::NONE).turn(A));
    play.act(A, &["stand downtown west", "rob B"]);
    assert_eq!(play.refused(A, "hire"), ("dt.downtown.buy", "no-gangster-you-can-pay"));
    let mut play = Play::of(three().tokens(A, Place::West, Place::Bank).row(crew(2, 2, 1)).turn(A));
    play.act(A, &["stand west bank", "rob B"]);
    assert_eq!(play.refused(A, "hire"), ("dt.use.one", "no-token-there"));
}

/// How many cards are turned up after a purchase that leaves so many in the row.
fn turned_up(left: u8) -> usize {
    let mut play = hiring(three().row(crew(left, 0, 1)));
    if left > 0 {
        play.act(A, &["take lookouts 0"]);
    }
    play.act(A, &["take spies 1"]);
    let mut cards = 0;
    while play.asks_nature() {
        play.chance(&["gangster safecrackers"]);
        cards += 1;
    }
    assert_eq!(play.events.iter().filter(|event| matches!(event, Event::RowCard { .. })).count(), cards);
    cards
}

#[test]
fn dt_downtown_refill_three_but_never_more_than_ten_nor_fewer_than_five() {
    let turned: Vec<_> = (0..=9).map(turned_up).collect();
    assert_eq!(turned, [5, 4, 3, 3, 3, 3, 3, 3, 2, 1]);
}

#[test]
fn dt_downtown_refill_comes_after_the_purchase_from_the_draw_pile() {
    let mut play = hiring(three().row(crew(4, 0, 1)));
    play.act(A, &["take lookouts 1", "take spies 0"]);
    assert_eq!(play.table().phase, Phase::Refill { target: 7 });
    assert_eq!(play.table().pile, 43);
    play.chance(&["gangster spies", "gangster spies", "gangster lookouts"]);
    assert_eq!((play.table().row, play.table().pile), (crew(4, 0, 3), 40));
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_downtown_reshuffle_in_the_middle_of_a_refill() {
    let scene = three().row(crew(4, 0, 1)).pile(crew(1, 0, 0)).discards(crew(2, 3, 1));
    let mut play = hiring(scene);
    play.act(A, &["take lookouts 1", "take spies 0"]).chance(&["gangster lookouts"]);
    assert!(play.told(&Event::Reshuffled { crew: crew(2, 3, 1) }));
    assert_eq!((play.table().pile, play.table().discards, play.memory().shuffles), (6, Crew::NONE, 1));
    let Pending::Chance(ChanceQuestion::Draw(draw)) = play.game.pending() else { panic!("a draw") };
    assert_eq!((draw.shuffle, draw.position, draw.full.len(), draw.left.len()), (1, 0, 6, 6));
    play.chance(&["gangster safecrackers", "gangster safecrackers"]);
    assert_eq!(play.table().row, crew(4, 2, 1));
    assert_eq!(play.memory().shuffled, crew(2, 3, 1));
}

#[test]
fn dt_downtown_reshuffle_as_soon_as_the_pile_is_empty_even_if_no_more_is_needed() {
    let scene = three().row(crew(4, 0, 1)).pile(crew(3, 0, 0)).discards(crew(0, 1, 0));
    let mut play = hiring(scene);
    play.act(A, &["take lookouts 1", "take spies 0"]).chance(&["gangster lookouts"; 3]);
    assert_eq!((play.table().pile, play.table().discards), (1, Crew::NONE));
}

#[test]
fn dt_downtown_reshuffle_with_nothing_left_fewer_cards_are_turned_up() {
    let mut play = hiring(three().row(crew(4, 0, 1)).pile(crew(1, 0, 0)));
    play.act(A, &["take lookouts 1", "take spies 0"]).chance(&["gangster lookouts"]);
    assert!(!play.asks_nature());
    assert_eq!((play.table().row, play.table().pile), (crew(4, 0, 1), 0));
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_downtown_refill_a_row_that_stayed_short_stays_so_until_the_next_purchase() {
    // Four lie there and the pile is empty; C's job brings cards, and nothing is turned up for the row.
    let scene = three().tokens(C, Place::West, Place::Villa).known(C, crew(2, 0, 1)).row(crew(3, 0, 1));
    let mut play = Play::of(scene.pile(Crew::NONE).turn(C));
    play.act(C, &["stand west villa", "rob A", "job joe"]).chance(&["back 32", "front 21"]);
    assert_eq!((play.table().row, play.table().pile), (crew(3, 0, 1), 3));
    play.add_nothing().lay_nothing();
    play.act(A, &["stand downtown west", "rob B", "hire", "take lookouts 1", "take spies 0"]);
    play.chance(&["gangster lookouts", "gangster lookouts"]);
    assert_eq!(play.table().row, crew(4, 0, 1), "three and two make the five that must lie there");
}

#[test]
fn dt_downtown_reshuffle_then_waits_for_the_next_jobs_cards() {
    // The pile is empty and so are the discards until C does Joe's job.
    let scene = three().tokens(C, Place::West, Place::Villa).known(C, crew(2, 0, 1)).pile(Crew::NONE);
    let mut play = Play::of(scene.turn(C));
    play.act(C, &["stand west villa", "rob A", "job joe"]);
    assert!(play.told(&Event::Reshuffled { crew: crew(2, 0, 1) }));
    assert_eq!((play.table().pile, play.table().discards), (3, Crew::NONE));
}

/// A pays for a spy and a safecracker: 4k and 3k.
fn pay_seven(scene: Scene) -> Play {
    let mut play = hiring(scene.row(crew(0, 2, 1)));
    play.act(A, &["take safecrackers 1", "take spies 1"]);
    play
}

#[test]
fn dt_bank_toll_stays_in_the_bank_if_nobody_is_there() {
    let play = pay_seven(three());
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [3, 10, 10]);
}

#[test]
fn dt_bank_toll_goes_to_the_one_player_there() {
    let mut play = pay_seven(three().tokens(C, Place::Bank, Place::Villa));
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [3, 10, 17]);
    assert!(play.told(&Event::Toll { seat: C, money: 7 }));
    play.events.clear();
    let play = pay_seven(three().tokens(A, Place::Downtown, Place::Bank));
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [10, 10, 10], "the buyer alone gets it all back");
}

#[test]
fn dt_bank_toll_is_split_by_two_the_rest_stays_in_the_bank() {
    let scene = three().tokens(A, Place::Downtown, Place::Bank).tokens(B, Place::Bank, Place::East);
    let play = pay_seven(scene);
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [6, 13, 10]);
}

#[test]
fn dt_bank_toll_is_split_by_three_the_buyer_among_them() {
    let scene = three().tokens(A, Place::Downtown, Place::Bank).tokens(B, Place::Bank, Place::East).tokens(
        C,
        Place::Bank,
        Place::East,
    );
    let play = pay_seven(scene);
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [5, 12, 12]);
}

#[test]
fn dt_bank_toll_too_small_to_split_stays_in_the_bank() {
    let scene = three().row(crew(4, 0, 0)).tokens(B, Place::Bank, Place::East).tokens(C, Place::Bank, Place::East);
    let mut play = hiring(scene);
    play.act(A, &["take lookouts 1"]);
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [9, 10, 10]);
    assert!(!play.events.iter().any(|event| matches!(event, Event::Toll { .. })));
    let scene = three().row(crew(4, 0, 0)).tokens(B, Place::Bank, Place::East).tokens(C, Place::Bank, Place::East);
    let mut play = hiring(scene);
    play.act(A, &["take lookouts 2"]);
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [8, 11, 11]);
}

#[test]
fn dt_bank_toll_the_buyer_must_own_the_full_price_first() {
    let scene = three().tokens(A, Place::Downtown, Place::Bank).purse(A, 3).row(crew(0, 0, 1));
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand downtown bank", "rob B"]);
    assert_eq!(play.refused(A, "hire"), ("dt.downtown.buy", "no-gangster-you-can-pay"));
}

/// A buys the only spy; five cards are turned up.
fn buy_one(scene: Scene) -> Play {
    let mut play = hiring(scene.row(crew(0, 0, 1)));
    play.act(A, &["take spies 1"]).chance(&["gangster lookouts"; 5]);
    play
}

#[test]
fn dt_ghetto_draw_two_for_the_only_other_player_there() {
    let mut play = buy_one(three().tokens(C, Place::Ghetto, Place::Villa));
    assert_eq!((play.asked(), play.table().phase), (vec![C], Phase::Ghetto { seat: C, share: 2 }));
    assert_eq!(play.legal(C), ["draw", "decline", "always"]);
    play.act(C, &["draw"]).chance(&["gangster spies", "gangster safecrackers"]);
    assert_eq!(play.hand(C), crew(0, 1, 1));
    assert_eq!(play.memory().known[2], Crew::NONE, "nobody else sees them");
    assert_eq!(play.memory().lots[0].places, [0, 0, 2, 0]);
    let drawn = Event::Drew { seat: C, kind: Some(Kind::Spy) };
    assert!(play.told(&drawn));
    assert_eq!(downtown::Downtown::witness(&drawn, Viewer::Spectator), Some(Event::Drew { seat: C, kind: None }));
    assert_eq!(downtown::Downtown::witness(&drawn, Viewer::Seat(C)), Some(drawn));
    assert_eq!((play.asked(), play.table().phase), (vec![C], Phase::Add), "finished before the window");
}

#[test]
fn dt_ghetto_draw_one_each_clockwise_from_the_buyer_if_there_are_several() {
    let scene = scene(4)
        .tokens(A, Place::West, Place::East)
        .tokens(B, Place::Ghetto, Place::Villa)
        .tokens(C, Place::Downtown, Place::Villa)
        .tokens(D, Place::Ghetto, Place::Villa)
        .row(crew(0, 0, 1));
    let mut play = Play::of(scene.turn(C));
    play.act(C, &["stand downtown villa", "rob A", "hire", "take spies 1"]).chance(&["gangster lookouts"; 5]);
    assert_eq!((play.asked(), play.table().phase), (vec![D], Phase::Ghetto { seat: D, share: 1 }));
    play.act(D, &["draw"]).chance(&["gangster spies"]);
    assert_eq!(play.asked(), [B]);
    play.act(B, &["draw"]).chance(&["gangster safecrackers"]);
    assert_eq!((play.hand(B), play.hand(D)), (crew(0, 1, 0), crew(0, 0, 1)));
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_ghetto_draw_the_buyers_own_token_is_ignored_for_the_count_too() {
    let scene = three().tokens(A, Place::Downtown, Place::Ghetto).tokens(B, Place::Ghetto, Place::Villa);
    let mut play = buy_one(scene);
    assert_eq!(play.table().phase, Phase::Ghetto { seat: B, share: 2 });
    play.act(B, &["draw"]).chance(&["gangster spies", "gangster spies"]);
    assert_eq!(play.hand(A), crew(0, 0, 1));
    assert_eq!(play.table().phase, Phase::Add);
    assert_eq!(buy_one(three().tokens(A, Place::Downtown, Place::Ghetto)).table().phase, Phase::Add);
}

#[test]
fn dt_ghetto_draw_may_be_declined() {
    let mut play = buy_one(three().tokens(C, Place::Ghetto, Place::Villa));
    play.act(C, &["decline"]);
    assert!(play.told(&Event::DeclinedDraw { seat: C }));
    assert_eq!((play.hand(C), play.table().phase), (Crew::NONE, Phase::Add));
}

#[test]
fn dt_ghetto_draw_can_be_answered_once_for_all() {
    let scene = three().tokens(A, Place::Downtown, Place::Bank).tokens(C, Place::Ghetto, Place::Villa);
    let mut play = buy_one(scene);
    play.act(C, &["always"]).chance(&["gangster spies", "gangster spies"]);
    assert!(play.told(&Event::Always { seat: C }));
    assert_eq!((play.hand(C), play.table().always.contains(C)), (crew(0, 0, 2), true));
    play.add_nothing().lay_nothing();
    play.act(B, &["stand east villa", "rob A", "done"]).lay_nothing();
    play.act(A, &["stand downtown bank", "rob B", "hire", "take lookouts 1"]).chance(&["gangster lookouts"; 3]);
    assert!(play.asks_nature(), "C is not asked again");
    play.chance(&["gangster lookouts", "gangster lookouts"]);
    assert_eq!(play.hand(C), crew(2, 0, 2));
}

#[test]
fn dt_ghetto_draw_reshuffles_in_the_middle() {
    let scene = three().tokens(C, Place::Ghetto, Place::Villa).tokens(B, Place::East, Place::Villa);
    let mut play = hiring(scene.row(crew(4, 0, 0)).pile(crew(4, 0, 0)).discards(crew(0, 0, 2)));
    play.act(A, &["take lookouts 1"]).chance(&["gangster lookouts"; 3]);
    play.act(C, &["draw"]).chance(&["gangster lookouts"]);
    assert!(play.told(&Event::Reshuffled { crew: crew(0, 0, 2) }));
    play.chance(&["gangster spies"]);
    assert_eq!(play.table().pile, 1);
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_ghetto_draw_of_what_is_left_and_not_at_all_from_nothing() {
    let scene = three().tokens(C, Place::Ghetto, Place::Villa).row(crew(4, 0, 0));
    let mut play = hiring(scene.clone().pile(crew(4, 0, 0)));
    play.act(A, &["take lookouts 1"]).chance(&["gangster lookouts"; 3]);
    let before = play.hand(C).total();
    play.act(C, &["draw"]).chance(&["gangster lookouts"]);
    assert_eq!((play.hand(C).total(), play.table().phase), (before + 1, Phase::Add), "only one card was left");
    let mut play = hiring(scene.pile(crew(3, 0, 0)));
    play.act(A, &["take lookouts 1"]).chance(&["gangster lookouts"; 3]);
    assert_eq!(play.table().phase, Phase::Add, "there is nothing to draw");
}
