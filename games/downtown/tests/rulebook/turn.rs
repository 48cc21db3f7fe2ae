//! A turn: take back, move, rob or pay, who is next, which place may be used.

use downtown::Event;
use downtown::board::{Place, Places};
use downtown::card::Crew;
use downtown::state::Phase;
use tabletop::{Game, Viewer};

use crate::play::{A, B, C, D, Play, crew, scene, three};

#[test]
fn dt_turn_takeback_the_whole_display_goes_back_to_purse_and_hand() {
    let play = Play::of(three().display(A, 4, crew(1, 0, 2)).hand(A, crew(2, 0, 0)).turn(A));
    assert_eq!(play.purse(A), 14);
    assert_eq!(play.hand(A), crew(3, 0, 2));
    assert_eq!((play.game.player(A).display_money, play.game.player(A).display), (0, Crew::NONE));
    assert_eq!(play.memory().known[0], crew(1, 0, 2), "everybody saw what was taken back");
}

#[test]
fn dt_turn_takeback_is_told_only_if_something_lay_there() {
    let mut play = Play::of(three().display(B, 2, crew(0, 1, 0)).turn(A));
    play.act(A, &["stand downtown west", "rob C", "done"]).lay_nothing();
    assert!(!play.events.iter().any(|event| matches!(event, Event::TookBack { .. })));
    play.act(C, &["stand east villa", "rob A", "done"]).lay_nothing();
    play.act(A, &["stand downtown west", "rob B", "done"]);
    play.events.clear();
    play.lay_nothing();
    // B was robbed: nothing is left to take back.
    assert!(!play.events.iter().any(|event| matches!(event, Event::TookBack { .. })));
}

#[test]
fn dt_move_free_to_any_two_places_that_are_empty_or_ones_own() {
    let mut play = Play::of(three().turn(A));
    assert_eq!(play.table().phase, Phase::Move);
    assert_eq!(
        play.legal(A),
        [
            "stand downtown west",
            "stand downtown ghetto",
            "stand downtown bank",
            "stand west ghetto",
            "stand west bank",
            "stand ghetto bank"
        ]
    );
    assert_eq!(play.refused(A, "stand downtown east"), ("dt.move.free", "place-is-taken"));
    assert_eq!(play.refused(A, "stand villa bank"), ("dt.move.free", "place-is-taken"));
    assert_eq!(play.refused(B, "stand east villa"), ("", "not-your-choice"));
    play.act(A, &["stand ghetto bank"]);
    let event = Event::Moved {
        seat: A,
        from: Places::pair(Place::Downtown, Place::West),
        to: Places::pair(Place::Ghetto, Place::Bank),
    };
    assert!(play.told(&event));
    assert_eq!(play.game.player(A).tokens, Places::pair(Place::Ghetto, Place::Bank));
}

#[test]
fn dt_move_free_staying_on_a_shared_place_is_no_move() {
    let scene = three().tokens(B, Place::Downtown, Place::East);
    let mut play = Play::of(scene.turn(A));
    assert!(play.legal(A).contains(&"stand downtown bank".into()), "the token at the shared place may stay");
    assert_eq!(play.refused(A, "stand west villa"), ("dt.move.free", "place-is-taken"));
    play.act(A, &["stand downtown west"]);
    assert!(play.events.is_empty());
    assert_eq!(play.refused(A, "stand downtown west"), ("dt.move.free", "tokens-have-moved"));
}

#[test]
fn dt_move_free_is_not_asked_where_every_place_has_a_token() {
    let scene = three().tokens(C, Place::Ghetto, Place::Bank);
    assert_eq!(Play::of(scene.turn(A)).table().phase, Phase::Confront);
}

#[test]
fn dt_rob_takes_money_and_gangsters_and_names_the_next_player() {
    let mut play = Play::of(three().display(C, 5, crew(0, 1, 1)).turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(play.legal_with(A, "rob"), ["rob B", "rob C"]);
    play.act(A, &["rob C"]);
    assert_eq!((play.purse(A), play.hand(A), play.purse(C)), (15, crew(0, 1, 1), 10));
    assert_eq!(play.game.player(C).display_money, 0);
    assert_eq!(play.game.player(C).display, Crew::NONE);
    assert_eq!(play.table().turn.next, C);
    assert_eq!(play.memory().known[0], crew(0, 1, 1));
    assert!(play.told(&Event::Robbed { seat: A, victim: C, money: 5, crew: crew(0, 1, 1) }));
}

#[test]
fn dt_rob_an_empty_display_is_allowed_oneself_or_an_empty_seat_is_not() {
    let mut play = Play::of(three().turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(play.refused(A, "rob A"), ("dt.rob", "that-is-you"));
    assert_eq!(play.refused(A, "rob D"), ("dt.rob", "nobody-sits-there"));
    assert_eq!(play.refused(A, "done"), ("dt.rob", "something-else-is-asked"));
    play.act(A, &["rob B"]);
    assert_eq!(play.table().turn.next, B);
    assert_eq!(play.table().phase, Phase::Use);
}

#[test]
fn dt_pay_gives_as_much_as_lies_there_and_moves_a_token_to_the_payee() {
    let mut play = Play::of(three().display(B, 3, crew(1, 1, 0)).hand(A, crew(1, 2, 0)).turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(
        play.legal_with(A, "pay B"),
        ["pay B downtown east", "pay B west east", "pay B downtown villa", "pay B west villa"]
    );
    play.act(A, &["pay B west villa"]);
    assert_eq!((play.purse(A), play.purse(B)), (7, 13));
    assert_eq!((play.hand(A), play.hand(B)), (crew(0, 1, 0), crew(1, 1, 0)));
    // What lies in the display stays there.
    assert_eq!((play.game.player(B).display_money, play.game.player(B).display), (3, crew(1, 1, 0)));
    assert_eq!(play.game.player(A).tokens, Places::pair(Place::Downtown, Place::Villa));
    assert_eq!(play.table().turn.next, B);
    assert_eq!(play.memory().known[1], crew(1, 1, 0), "everybody saw what B got");
    let step = Some((Place::West, Place::Villa));
    assert!(play.told(&Event::Paid { seat: A, payee: B, money: 3, crew: crew(1, 1, 0), step }));
}

#[test]
fn dt_pay_an_empty_display_costs_nothing() {
    let mut play = Play::of(three().purse(A, 0).turn(A));
    play.act(A, &["stand downtown west", "pay C downtown east"]);
    assert_eq!((play.purse(A), play.purse(C)), (0, 10));
    assert_eq!(play.table().turn.next, C);
}

#[test]
fn dt_pay_whoever_of_those_at_a_shared_place_the_payer_picks() {
    let mut play = Play::of(three().display(B, 8, crew(0, 0, 0)).display(C, 1, crew(0, 0, 0)).turn(A));
    play.act(A, &["stand downtown west"]);
    assert!(play.legal(A).contains(&"pay B west east".into()));
    play.act(A, &["pay C west east"]);
    assert_eq!((play.purse(B), play.purse(C), play.purse(A)), (10, 11, 9));
}

#[test]
fn dt_pay_move_is_part_of_paying_with_three_or_more() {
    let mut play = Play::of(three().turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(play.refused(A, "pay B"), ("dt.pay.move", "paying-goes-with-a-move"));
    assert_eq!(play.refused(A, "pay B bank east"), ("dt.pay", "no-token-there"));
    assert_eq!(play.refused(A, "pay B west bank"), ("dt.pay", "payee-does-not-stand-there"));
    assert_eq!(play.refused(A, "pay A west east"), ("dt.pay", "that-is-you"));
    assert_eq!(play.refused(A, "pay D west east"), ("dt.pay", "nobody-sits-there"));
}

#[test]
fn dt_pay_move_never_to_the_place_of_the_own_other_token() {
    let mut play = Play::of(three().tokens(A, Place::East, Place::West).turn(A));
    play.act(A, &["stand west east"]);
    assert_eq!(play.refused(A, "pay B west east"), ("dt.pay.move", "own-token-stands-there"));
    assert_eq!(play.refused(A, "pay B east east"), ("dt.pay.move", "own-token-stands-there"));
    assert_eq!(play.legal_with(A, "pay B"), ["pay B west villa", "pay B east villa"]);
}

#[test]
fn dt_pay_move_is_impossible_where_both_own_tokens_already_stand_with_the_payee() {
    let mut play = Play::of(three().tokens(A, Place::East, Place::Villa).turn(A));
    play.act(A, &["stand east villa"]);
    assert_eq!(play.legal(A), ["rob B", "rob C"]);
    assert_eq!(play.refused(A, "pay B east villa"), ("dt.pay.move", "own-token-stands-there"));
}

#[test]
fn dt_pay_afford_what_one_does_not_have_cannot_be_paid() {
    let scene = three().display(B, 11, crew(0, 0, 0)).display(C, 0, crew(0, 0, 1)).hand(A, crew(3, 3, 0));
    let mut play = Play::of(scene.clone().turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(play.legal(A), ["rob B", "rob C"]);
    assert_eq!(play.refused(A, "pay B west east"), ("dt.pay.afford", "cannot-pay-that"));
    assert_eq!(play.refused(A, "pay C west east"), ("dt.pay.afford", "cannot-pay-that"));
    let mut play = Play::of(scene.purse(A, 11).turn(A));
    play.act(A, &["stand downtown west", "pay B west east"]);
    assert_eq!((play.purse(A), play.purse(B)), (0, 21));
}

#[test]
fn dt_pay_afford_out_of_a_display_just_taken_back() {
    let scene = three().purse(A, 0).display(A, 2, crew(0, 0, 1)).display(B, 2, crew(0, 0, 1));
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand downtown west", "pay B west east"]);
    assert_eq!((play.purse(A), play.hand(A)), (0, Crew::NONE));
    assert_eq!((play.purse(B), play.hand(B)), (12, crew(0, 0, 1)));
}

#[test]
fn dt_next_is_whoever_was_robbed_or_paid() {
    let mut play = Play::of(three().turn(A));
    play.act(A, &["stand downtown west", "rob C", "done"]).lay_nothing();
    assert_eq!((play.asked(), play.game.turns()), (vec![C], 2));
    assert!(play.told(&Event::Turn { seat: C, nth: 2 }));
    play.act(C, &["stand east villa", "pay A villa west", "done"]).lay_nothing();
    assert_eq!((play.asked(), play.game.turns()), (vec![A], 3));
    assert_eq!(play.table().turn.used, Places::NONE);
}

#[test]
fn dt_use_one_place_where_an_own_token_stands_once() {
    let mut play = Play::of(three().turn(A));
    play.act(A, &["stand downtown west", "rob B"]);
    assert_eq!(play.refused(A, "watch 1"), ("dt.use.one", "no-token-there"));
    assert_eq!(play.refused(A, "sell 1"), ("dt.use.one", "no-token-there"));
    play.act(A, &["look frankie"]).chance(&["back 16"]).act(A, &["leave"]);
    assert_eq!(play.table().turn.used, Places::only(Place::West));
    assert_eq!(play.table().phase, Phase::Add, "Downtown is not used as well");
}

#[test]
fn dt_use_one_may_be_none() {
    let mut play = Play::of(three().turn(A));
    play.act(A, &["stand downtown west", "rob B", "done"]);
    assert_eq!(play.table().phase, Phase::Lay);
    assert_eq!(play.table().turn.used, Places::NONE);
}

#[test]
fn dt_use_one_is_not_asked_without_a_token_on_a_working_place() {
    let mut play = Play::of(three().turn(A));
    play.act(A, &["stand ghetto bank", "rob B"]);
    assert_eq!(play.table().phase, Phase::Lay);
}

/// Four players, A at the West Side; A has robbed B and looked at Frankie's top card.
fn window() -> Play {
    let scene = scene(4)
        .tokens(A, Place::West, Place::Villa)
        .hand(B, crew(1, 0, 0))
        .hand(C, crew(2, 1, 0))
        .purse(D, 0)
        .hand(D, crew(0, 1, 1));
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand west villa", "rob B", "look frankie"]).chance(&["back 16"]).act(A, &["leave"]);
    play
}

#[test]
fn dt_use_window_everybody_but_the_next_player_may_add_in_secret() {
    let mut play = window();
    assert_eq!(play.asked(), [C, D], "neither A, whose turn it is, nor B, who is next");
    assert_eq!(play.legal(C).len(), 11);
    assert_eq!(play.refused(C, "lay money 11"), ("dt.use.window", "not-so-much-money"));
    assert_eq!(play.refused(C, "lay lookouts 1"), ("dt.use.window", "something-else-is-asked"));
    play.act(C, &["lay money 4"]);
    assert_eq!(play.legal(C), ["lay lookouts 0", "lay lookouts 1", "lay lookouts 2"]);
    assert_eq!(play.refused(C, "lay lookouts 3"), ("dt.use.window", "not-so-many-gangsters"));
    assert_eq!(play.refused(C, "lay money 2"), ("dt.use.window", "something-else-is-asked"));
    play.act(C, &["lay lookouts 2", "lay safecrackers 0"]);
    assert_eq!(play.asked(), [D], "C has no spies and is done");
    assert_eq!(play.table().seats[2].face_down, 0, "nothing shows before all have chosen");
    assert_eq!(play.legal(D), ["lay safecrackers 0", "lay safecrackers 1"], "D has no money");
    play.events.clear();
    play.act(D, &["lay safecrackers 0", "lay spies 0"]);
    assert_eq!(play.events, [Event::FaceDown { seat: C, cards: 2, money: true }], "D added nothing");
    let seat = play.table().seats[2];
    assert_eq!((seat.face_down, seat.money_face_down, seat.gangsters), (2, true, 1));
    let seat = play.table().seats[3];
    assert_eq!((seat.face_down, seat.money_face_down, seat.gangsters), (0, false, 2));
    // Nobody else sees which or how much.
    assert_eq!(play.game.player(C).display, Crew::NONE);
    assert_eq!(play.game.view(Viewer::Seat(C)).table.mine.unwrap().envelope.money, 4);
}

#[test]
fn dt_use_window_does_not_open_if_no_place_was_used() {
    let mut play = Play::of(scene(4).tokens(A, Place::West, Place::Villa).turn(A));
    play.act(A, &["stand west villa", "rob B", "done"]);
    assert_eq!(play.table().phase, Phase::Lay);
}

#[test]
fn dt_use_window_passes_over_whoever_has_nothing_at_all() {
    let scene = three().purse(C, 0);
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand downtown west", "rob B", "look frankie"]).chance(&["back 16"]).act(A, &["leave"]);
    assert_eq!(play.table().phase, Phase::Lay);
}

#[test]
fn dt_display_reveal_turns_up_what_was_added_only_after_the_active_player_laid_out() {
    let mut play = window();
    play.act(C, &["lay money 4", "lay lookouts 2", "lay safecrackers 0"]);
    play.act(D, &["lay safecrackers 1", "lay spies 0"]);
    assert_eq!(play.table().phase, Phase::Lay);
    assert_eq!(play.game.player(C).display_money, 0);
    play.events.clear();
    play.act(A, &["lay money 1"]);
    assert_eq!(
        play.events[..3],
        [
            Event::Laid { seat: A, money: 1, crew: Crew::NONE },
            Event::Added { seat: C, money: 4, crew: crew(2, 0, 0) },
            Event::Added { seat: D, money: 0, crew: crew(0, 1, 0) },
        ]
    );
    assert_eq!((play.purse(C), play.hand(C)), (6, crew(0, 1, 0)));
    assert_eq!((play.game.player(C).display_money, play.game.player(C).display), (4, crew(2, 0, 0)));
    assert_eq!((play.hand(D), play.game.player(D).display), (crew(0, 0, 1), crew(0, 1, 0)));
    assert_eq!(play.table().seats[2].face_down, 0);
    assert_eq!(play.asked(), [B]);
}

#[test]
fn dt_use_one_forbids_a_second_place_not_the_question_that_is_asked() {
    let mut play = Play::of(three().turn(A));
    assert_eq!(play.refused(A, "hire"), ("dt.use.one", "something-else-is-asked"), "phase 3 comes later");
    play.act(A, &["stand downtown west", "rob B", "look joe"]).chance(&["back 32"]);
    assert_eq!(play.refused(A, "hire"), ("dt.use.one", "one-place-a-turn"));
    assert_eq!(play.refused(A, "job joe"), ("dt.west.peek", "something-else-is-asked"), "the card comes first");
    play.act(A, &["leave"]).add_nothing();
    assert_eq!(play.table().phase, Phase::Lay);
    assert_eq!(play.refused(A, "hire"), ("dt.use.one", "one-place-a-turn"));
    assert_eq!(play.refused(A, "job joe"), ("dt.use.one", "place-was-used"));
    assert_eq!(play.refused(A, "sell 1"), ("dt.use.one", "no-token-there"));
    let mut idle = Play::of(three().turn(A));
    idle.act(A, &["stand downtown west", "rob B", "done"]);
    assert_eq!(idle.refused(A, "hire"), ("dt.use.one", "use-is-over"));
    // dt.villa.peek: the job may follow the look, the other place may not.
    let mut villa = Play::of(scene(3).tokens(A, Place::West, Place::Villa).hand(A, crew(2, 2, 2)).turn(A));
    villa.act(A, &["stand west villa", "rob B", "look joe"]).chance(&["back 32"]).act(A, &["leave"]);
    assert_eq!(villa.refused(A, "hire"), ("dt.use.one", "no-token-there"));
}

#[test]
fn dt_pay_forbids_a_second_payment_and_dt_move_free_a_second_move() {
    let mut play = Play::of(three().turn(A));
    assert_eq!(play.refused(A, "rob B"), ("dt.rob", "something-else-is-asked"), "phase 1 comes first");
    play.act(A, &["stand downtown west", "pay B downtown east"]);
    assert_eq!(play.refused(A, "pay C west villa"), ("dt.pay", "already-robbed-or-paid"));
    assert_eq!(play.refused(A, "pay C"), ("dt.pay", "already-robbed-or-paid"));
    assert_eq!(play.refused(A, "rob C"), ("dt.rob", "already-robbed-or-paid"));
    assert_eq!(play.refused(A, "stand east bank"), ("dt.move.free", "tokens-have-moved"));
}

#[test]
fn dt_move_free_both_tokens_cannot_stand_on_one_place() {
    let play = Play::of(three().turn(A));
    assert_eq!(play.refused(A, "stand bank bank"), ("dt.move.free", "two-different-places"));
}

#[test]
fn an_answer_to_another_question_names_the_rule_that_has_it() {
    let play = Play::of(three().turn(A));
    for (action, rule) in [
        ("take spies 1", "dt.downtown.buy"),
        ("leave", "dt.west.peek"),
        ("offer joe-1", "dt.east.sell"),
        ("put 1", "dt.east.peek"),
        ("draw", "dt.ghetto.draw"),
        ("visit", "dt.casino.appear"),
        ("bet 5", "dt.casino.bet"),
        ("lay money 1", "dt.display.lay"),
        ("return joe-1", "dt.hand.limit"),
        ("done", "dt.move.free"),
    ] {
        assert_eq!(play.refused(A, action), (rule, "something-else-is-asked"), "{action}");
    }
}
