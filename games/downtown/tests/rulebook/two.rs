//! The rules for two players.

use downtown::board::{Place, Places};
use downtown::scene::Scene;
use downtown::state::Phase;

use crate::play::{A, B, Play, crew, scene};

/// A at Downtown and the West Side, B at the East Side and the Villa.
fn table() -> Scene {
    scene(2).tokens(A, Place::Downtown, Place::West).tokens(B, Place::East, Place::Villa).row(crew(4, 2, 1))
}

#[test]
fn dt_two_both_places_may_be_used_each_once_in_any_order() {
    let mut play = Play::of(table().turn(A));
    play.act(A, &["stand downtown west", "pay B"]);
    assert_eq!(play.legal(A), ["hire", "look frankie", "look luigi", "look joe", "done"]);
    play.act(A, &["look joe"]).chance(&["back 32"]).act(A, &["leave"]);
    assert_eq!(play.legal(A), ["hire", "done"]);
    assert_eq!(play.refused(A, "look joe"), ("dt.use.one", "place-was-used"));
    play.act(A, &["hire", "take lookouts 1", "take safecrackers 0", "take spies 0"]);
    play.chance(&["gangster lookouts", "gangster lookouts", "gangster lookouts"]);
    assert_eq!(play.table().phase, Phase::Lay, "no window: the other player is always next");
    let mut play = Play::of(table().hand(A, crew(2, 0, 1)).turn(A));
    play.act(A, &["stand downtown west", "pay B", "hire", "take lookouts 1", "take safecrackers 0", "take spies 0"]);
    play.chance(&["gangster lookouts", "gangster lookouts", "gangster lookouts"]);
    assert_eq!(play.legal(A), ["job joe", "look frankie", "look luigi", "look joe", "done"]);
    assert_eq!(play.refused(A, "hire"), ("dt.use.one", "place-was-used"));
    play.act(A, &["job joe"]).chance(&["back 28", "front 18"]);
    assert_eq!(play.table().phase, Phase::Lay);
}

#[test]
fn dt_two_both_may_be_stopped_after_one() {
    let mut play = Play::of(table().turn(A));
    play.act(A, &["stand downtown west", "pay B", "look joe"]).chance(&["back 32"]).act(A, &["leave", "done"]);
    assert_eq!(play.table().phase, Phase::Lay);
}

#[test]
fn dt_two_rob_skips_phase_three() {
    let mut play = Play::of(table().display(B, 3, crew(1, 0, 0)).turn(A));
    play.act(A, &["stand downtown west", "rob B"]);
    assert_eq!((play.purse(A), play.hand(A)), (13, crew(1, 0, 0)));
    assert_eq!(play.table().phase, Phase::Lay);
    for action in ["hire", "look joe", "job joe", "sell 1", "watch 1"] {
        assert_eq!(play.refused(A, action), ("dt.two.rob", "robbers-use-nothing"), "{action}");
    }
}

#[test]
fn dt_two_pay_only_one_token_moves_to_where_a_token_stands() {
    let mut play = Play::of(table().turn(A));
    play.act(A, &["stand downtown west", "pay B downtown east"]);
    assert_eq!(play.refused(A, "pay B west villa"), ("dt.two.pay", "already-robbed-or-paid"));
    assert_eq!(play.refused(A, "pay B"), ("dt.pay", "already-robbed-or-paid"));
    assert_eq!(play.refused(A, "rob B"), ("dt.rob", "already-robbed-or-paid"));
}

#[test]
fn dt_two_pay_with_or_without_a_move() {
    let mut play = Play::of(table().display(B, 3, crew(0, 0, 0)).turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(
        play.legal(A),
        ["rob B", "pay B", "pay B downtown east", "pay B west east", "pay B downtown villa", "pay B west villa"]
    );
    play.act(A, &["pay B"]);
    assert_eq!((play.purse(A), play.purse(B)), (7, 13));
    assert_eq!(play.game.player(A).tokens, Places::pair(Place::Downtown, Place::West));
    let mut play = Play::of(table().turn(A));
    play.act(A, &["stand downtown west", "pay B downtown east"]);
    assert_eq!(play.game.player(A).tokens, Places::pair(Place::West, Place::East));
}

#[test]
fn dt_two_pay_only_one_token_a_turn_moves_to_where_a_token_stands() {
    let mut play = Play::of(table().turn(A));
    assert_eq!(play.refused(A, "stand downtown east"), ("dt.move.free", "place-is-taken"));
    play.act(A, &["stand ghetto bank", "pay B ghetto east"]);
    assert_eq!(play.game.player(A).tokens, Places::pair(Place::Bank, Place::East));
    assert_eq!(play.table().phase, Phase::Use, "there is no second payment");
}

#[test]
fn dt_two_pay_is_possible_where_both_tokens_already_stand_with_the_other() {
    let scene = table().tokens(A, Place::East, Place::Villa);
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand east villa"]);
    assert_eq!(play.legal(A), ["rob B", "pay B"]);
    play.act(A, &["pay B"]);
    assert_eq!(play.table().phase, Phase::Use);
}

#[test]
fn dt_two_pay_still_has_to_be_affordable() {
    let mut play = Play::of(table().display(B, 11, crew(0, 0, 0)).turn(A));
    play.act(A, &["stand downtown west"]);
    assert_eq!(play.refused(A, "pay B"), ("dt.pay.afford", "cannot-pay-that"));
}
