//! Set-up: hands, piles, money, tokens, the first displays.

use downtown::board::{Place, Places};
use downtown::card::Stooge;
use downtown::state::{CASINO, Phase};
use downtown::{Downtown, Event};
use tabletop::{ChanceQuestion, Choices, Game, Pending, Viewer};

use crate::play::{A, B, C, D, Play, crew, id, scene};

fn fresh(players: u8, options: &[(&str, &str)]) -> Play {
    let choices = options.iter().fold(Choices::none(), |choices, (name, value)| choices.with(*name, *value));
    Play::of(Downtown::new(&Downtown::configure(players, &choices).unwrap()).unwrap())
}

/// Cards are dealt and turned up; who places first is not drawn yet.
fn dealt(players: u8, options: &[(&str, &str)]) -> Play {
    let mut play = fresh(players, options);
    play.chance(&vec!["gangster lookouts"; players as usize * 5]);
    play.chance(&["gangster spies", "gangster spies", "gangster safecrackers"]);
    play.chance(&["gangster lookouts"; 4]);
    play.chance(&["front 0", "front 9", "front 24", "fence money half", "fence art quarter", "fence art quarter"]);
    play
}

/// Tokens are about to be placed, by this seat first.
fn placing(players: u8, first: &str, options: &[(&str, &str)]) -> Play {
    let mut play = dealt(players, options);
    play.chance(&[first]);
    play
}

#[test]
fn dt_setup_hands_five_gangsters_to_each_hand_the_rest_is_the_draw_pile() {
    let mut play = fresh(3, &[]);
    for seat in [A, B, C] {
        play.chance(&[
            "gangster lookouts",
            "gangster lookouts",
            "gangster spies",
            "gangster spies",
            "gangster lookouts",
        ]);
        assert_eq!(play.hand(seat), crew(3, 0, 2));
        assert!(play.told(&Event::Dealt { seat, kind: Some(downtown::card::Kind::Spy) }));
    }
    assert_eq!(play.table().pile, 33);
    assert_eq!(play.left().len(), 33);
    let Pending::Chance(ChanceQuestion::Draw(draw)) = play.game.pending() else { panic!("a draw") };
    assert_eq!((draw.pile, draw.shuffle, draw.position, draw.full.len()), (0, 0, 15, 48));
}

#[test]
fn dt_setup_hands_are_hidden_from_the_others() {
    let mut play = fresh(2, &[]);
    play.chance(&["gangster spies"]);
    let event = Event::Dealt { seat: A, kind: Some(downtown::card::Kind::Spy) };
    assert_eq!(play.events, [event]);
    assert_eq!(Downtown::witness(&event, Viewer::Seat(A)), Some(event));
    assert_eq!(Downtown::witness(&event, Viewer::Seat(B)), Some(Event::Dealt { seat: A, kind: None }));
    assert_eq!(play.game.view(Viewer::Seat(A)).table.mine.unwrap().hand, crew(0, 0, 1));
    assert_eq!(play.game.view(Viewer::Seat(B)).table.seats[0].gangsters, 1);
}

#[test]
fn dt_setup_row_shows_the_top_seven() {
    let play = dealt(4, &[]);
    assert_eq!(play.table().row, crew(4, 1, 2));
    assert_eq!(play.table().pile, 21);
}

#[test]
fn dt_setup_stooges_have_nine_cards_each_and_only_the_top_front_is_seen() {
    let play = dealt(2, &[]);
    assert_eq!(play.table().job_counts, [9, 9, 9]);
    for (stooge, front) in Stooge::ALL.into_iter().zip([0, 9, 24]) {
        let top = play.table().jobs[stooge.index()].unwrap();
        assert_eq!((top.card.stooge(), top.card.depth(), top.front, top.real), (stooge, 0, front, None));
    }
    assert_eq!(play.memory().jobs.iter().filter(|slot| slot.front.is_some()).count(), 3);
    assert!(play.memory().jobs.iter().all(|slot| slot.back.is_none()));
}

#[test]
fn dt_setup_stooges_any_card_of_the_stooge_can_be_on_top() {
    let mut play = fresh(2, &[]);
    play.chance(&["gangster lookouts"; 17]);
    assert_eq!(play.left(), (0..9).collect::<Vec<_>>());
    play.chance(&["front 6"]);
    assert_eq!(play.left(), (9..18).collect::<Vec<_>>());
    assert!(play.game.chance_refusal(&"front 6".parse().unwrap()).is_some());
    assert!(play.game.chance_refusal(&"front 10".parse().unwrap()).is_some(), "9 is the name of that front");
}

#[test]
fn dt_setup_fences_lie_in_three_piles_of_four_on_a_casino_card_each() {
    let play = dealt(2, &[]);
    assert_eq!(play.table().fence_counts, [5, 5, 5]);
    for pile in play.memory().fence_piles {
        assert_eq!(pile[0], CASINO);
        assert!(!pile[1..].contains(&CASINO));
    }
    assert_eq!(play.memory().fences.iter().filter(|slot| slot.front.is_some()).count(), 3);
    assert_eq!(play.table().fences[1].unwrap().front.to_string(), "art quarter");
}

#[test]
fn dt_setup_fences_of_each_loot_are_three_quarters_and_one_half() {
    let mut play = fresh(2, &[]);
    play.chance(&["gangster lookouts"; 17]).chance(&["front 0", "front 9", "front 18"]);
    assert_eq!(play.left().len(), 12);
    play.chance(&["fence money half"]);
    assert!(play.game.chance_refusal(&"fence money half".parse().unwrap()).is_some(), "there is only one");
    play.chance(&["fence money quarter"]);
    assert_eq!(play.left().len(), 10);
}

#[test]
fn dt_setup_money_is_ten_each_and_secret() {
    let play = placing(3, "first A", &[]);
    assert_eq!([A, B, C].map(|seat| play.purse(seat)), [10, 10, 10]);
    let view = play.game.view(Viewer::Seat(B));
    assert_eq!(view.table.mine.unwrap().purse, 10);
    // A perfect memory knows the others' purses; the table does not show them.
    assert_eq!(view.memory.purses, [10, 10, 10, 0]);
    assert_eq!(view.table.seats[0].gangsters, 5);
    assert!(play.table().mine.is_none());
}

#[test]
fn dt_setup_change_is_free_so_any_amount_can_be_laid() {
    let mut play = Play::of(scene(2).purse(A, 7).turn(A));
    play.act(A, &["stand bank villa", "rob B"]);
    let amounts: Vec<_> = (0..=7).map(|money| format!("lay money {money}")).collect();
    assert_eq!(play.legal(A), amounts);
    assert_eq!(play.refused(A, "lay money 8"), ("dt.display.lay", "not-so-much-money"));
}

#[test]
fn dt_setup_change_the_bank_pays_in_full_even_if_it_has_not_got_it() {
    // All art there is: 440k, of which an honest fence pays 330k. The bank has 119k.
    let mut scene = scene(4).tokens(A, Place::East, Place::Villa);
    for seat in [A, B, C, D] {
        scene = scene.purse(seat, 99);
    }
    for card in [6, 7, 8, 15, 16, 17, 24, 25, 26] {
        scene = scene.loot(A, card);
    }
    let mut play = Play::of(scene.turn(A));
    play.act(A, &["stand east villa", "rob B", "sell 3"]);
    for stooge in ["frankie", "luigi", "joe"] {
        for card in [7, 8, 9] {
            play.act(A, &[&format!("offer {stooge}-{card}")]);
        }
    }
    play.act(A, &["done"]).chance(&["no-cop"]);
    assert_eq!(play.purse(A), 99 + 330);
    assert_eq!(play.game.result().unwrap().winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn dt_setup_tokens_are_placed_clockwise_from_the_seat_drawn_at_random() {
    let mut play = dealt(3, &[]);
    assert!(matches!(play.game.pending(), Pending::Chance(ChanceQuestion::Roll(roll)) if roll.sides == 3));
    assert!(play.game.chance_refusal(&"first D".parse().unwrap()).is_some());
    play.chance(&["first C"]);
    assert!(play.told(&Event::First { seat: C }));
    for (seat, places) in [(C, "stand west bank"), (A, "stand west bank"), (B, "stand east villa")] {
        assert_eq!(play.asked(), [seat]);
        assert_eq!(play.refused(if seat == A { B } else { A }, places), ("", "not-your-choice"));
        play.act(seat, &[places]);
    }
    assert_eq!(play.table().seats[0].tokens, Places::pair(Place::West, Place::Bank));
    assert!(play.told(&Event::Placed { seat: B, places: Places::pair(Place::East, Place::Villa) }));
    assert_eq!(play.table().first, C);
}

#[test]
fn dt_setup_tokens_stand_on_two_different_places() {
    let play = placing(2, "first A", &[]);
    assert_eq!(play.refused(A, "stand west west"), ("dt.setup.tokens", "two-different-places"));
    let three = downtown::Action::Stand(Places::WORKING);
    assert_eq!(id(&play.game.refusal(A, &three).unwrap()), "two-different-places");
}

#[test]
fn dt_edition_tokens_at_least_one_stands_on_a_working_place_by_the_german_sheets() {
    for options in [[("edition", "de-a")], [("edition", "de-b")]] {
        let play = placing(2, "first A", &options);
        assert_eq!(play.legal(A).len(), 12);
        for places in ["stand ghetto bank", "stand ghetto villa", "stand bank villa"] {
            assert_eq!(play.refused(A, places), ("dt.edition.tokens", "one-token-must-stand-on-a-working-place"));
        }
    }
    let play = placing(2, "first A", &[("edition", "en"), ("tokens", "one-working")]);
    assert_eq!(play.legal(A).len(), 12);
}

#[test]
fn dt_edition_tokens_stand_anywhere_by_the_english_sheet() {
    let mut play = placing(2, "first A", &[("edition", "en")]);
    assert_eq!(play.legal(A).len(), 15);
    play.act(A, &["stand bank villa"]);
    assert_eq!(placing(2, "first A", &[("tokens", "any")]).legal(A).len(), 15);
}

#[test]
fn dt_setup_start_is_the_first_player_to_put_a_token_on_the_east_side() {
    let mut play = placing(4, "first B", &[]);
    play.act(B, &["stand west bank"]).act(C, &["stand downtown bank"]).act(D, &["stand east villa"]);
    assert_eq!(play.game.start_player(), None);
    play.act(A, &["stand downtown east"]);
    assert!(play.told(&Event::Starts { seat: D }));
    assert_eq!(play.game.start_player(), Some(D));
    assert_eq!(play.asked(), [A, B, C]);
}

#[test]
fn dt_setup_start_is_the_first_placer_if_nobody_is_on_the_east_side() {
    let mut play = placing(3, "first B", &[]);
    play.act(B, &["stand west bank"]).act(C, &["stand downtown bank"]).act(A, &["stand west villa"]);
    assert_eq!(play.game.start_player(), Some(B));
    assert_eq!(play.asked(), [A, C]);
}

#[test]
fn dt_setup_start_with_two_players_is_the_first_placer_east_side_or_not() {
    let mut play = placing(2, "first B", &[]);
    play.act(B, &["stand west bank"]).act(A, &["stand downtown east"]);
    assert_eq!(play.game.start_player(), Some(B));
    assert_eq!(play.asked(), [A]);
}

#[test]
fn dt_setup_display_opens_with_one_to_three_in_secret_but_not_the_start_players() {
    let mut play = placing(3, "first A", &[]);
    play.act(A, &["stand west bank"]).act(B, &["stand downtown bank"]).act(C, &["stand west villa"]);
    assert!(matches!(play.game.pending(), Pending::Together(_)));
    assert_eq!(play.legal(C), ["lay money 1", "lay money 2", "lay money 3"]);
    assert_eq!(play.refused(B, "lay money 0"), ("dt.setup.display", "wrong-opening-money"));
    assert_eq!(play.refused(B, "lay money 4"), ("dt.setup.display", "wrong-opening-money"));
    play.events.clear();
    play.act(C, &["lay money 3"]);
    assert!(play.events.is_empty(), "nothing is shown before the last one has chosen");
    assert_eq!(play.table().seats[2].money, 0);
    assert!(play.table().seats[2].sealed && play.table().seats[1].choosing);
    assert_eq!(play.refused(C, "lay money 1"), ("", "not-your-choice"));
    play.act(B, &["lay money 1"]);
    assert!(play.told(&Event::Opened { seat: B, money: 1 }) && play.told(&Event::Opened { seat: C, money: 3 }));
    let displays = [A, B, C].map(|seat| (play.purse(seat), play.game.player(seat).display_money));
    assert_eq!(displays, [(10, 0), (9, 1), (7, 3)]);
    assert_eq!((play.table().phase, play.asked(), play.game.turns()), (Phase::Move, vec![A], 1));
}

#[test]
fn dt_setup_stooges_a_config_that_nobody_could_have_chosen_is_refused() {
    let good = Downtown::configure(2, &Choices::none()).unwrap();
    assert!(Downtown::new(&good).is_ok());
    for players in [1, 5] {
        assert!(Downtown::configure(players, &Choices::none()).is_err());
        assert!(Downtown::new(&downtown::Config { players, ..good }).is_err());
    }
    assert!(Downtown::new(&downtown::Config { turn_limit: 0, ..good }).is_err());
    assert!(Downtown::new(&downtown::Config { turn_limit: 10_001, ..good }).is_err());
    assert!(Downtown::new(&downtown::Config { turn_limit: 10_000, ..good }).is_ok());
    for (name, value) in
        [("edition", "fr"), ("tokens", "one"), ("turn-limit", "0"), ("casino", "maybe"), ("dice", "on")]
    {
        assert!(Downtown::configure(2, &Choices::none().with(name, value)).is_err(), "{name} {value}");
    }
    assert_eq!(Downtown::PLAYERS, 2..=4);
    assert_eq!(Downtown::OPTIONS.len(), 8);
}
