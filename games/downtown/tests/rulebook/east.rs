//! The East Side: sales, cops, looks, fences that move.

use downtown::board::Place;
use downtown::card::{Fence, JobSet, Loot};
use downtown::scene::Scene;
use downtown::state::{CASINO, Phase};
use downtown::{Downtown, Event};
use tabletop::{Choices, Game, Viewer};

use crate::play::{A, B, C, Play, half, quarter, scene};

/// Three players, A at the East Side and the Bank.
fn table() -> Scene {
    options(&[])
}

fn options(options: &[(&str, &str)]) -> Scene {
    let scene = Scene::new(3, options).unwrap();
    scene.tokens(A, Place::East, Place::Bank).tokens(B, Place::West, Place::Villa).tokens(C, Place::West, Place::Villa)
}

/// A has robbed B and may use the East Side.
fn at_east(scene: Scene) -> Play {
    let mut play = Play::of(scene.turn(A));
    let stay = format!("stand {}", play.game.player(A).tokens);
    play.act(A, &[&stay, "rob B"]);
    play
}

#[test]
fn dt_east_sell_pays_the_real_value_less_the_fences_share() {
    // Luigi's art, really 52k: 39k from a quarter, 26k from a half, 13k from a cop.
    for (fence, back, paid) in
        [(quarter(Loot::Art), "no-cop", 39), (half(Loot::Art), "no-cop", 26), (quarter(Loot::Art), "cop", 13)]
    {
        let mut play = at_east(table().loot(A, 16).fence(8, fence));
        play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&[back]);
        assert_eq!(play.purse(A), 10 + paid);
        assert!(play.told(&Event::Sold { seat: A, cards: 1, real: 52, paid }));
        assert!(play.told(&Event::TurnedOver { pile: 2, fence: 8, cop: back == "cop" }));
    }
}

#[test]
fn dt_east_sell_a_fence_that_takes_half_is_never_a_cop() {
    let mut play = at_east(table().loot(A, 16).fence(8, half(Loot::Art)));
    play.act(A, &["sell 3", "offer luigi-9", "done"]);
    assert_eq!(play.left(), [11]);
    assert!(play.game.chance_refusal(&"cop".parse().unwrap()).is_some());
}

#[test]
fn dt_east_sell_one_of_three_quarter_fences_of_each_loot_is_a_cop() {
    let mut play = at_east(table().loot(A, 16));
    play.act(A, &["sell 3", "offer luigi-9", "done"]);
    assert_eq!(play.left(), [8, 9, 10]);
    assert!(!Fence::is_cop(8) && !Fence::is_cop(9) && Fence::is_cop(10) && !Fence::is_cop(11));
    let mut play = at_east(table().loot(A, 16).fence(0, quarter(Loot::Art)).fence_back(0, true, C));
    play.act(A, &["sell 3", "offer luigi-9", "done"]);
    assert_eq!(play.left(), [8, 9], "the cop is another one");
}

#[test]
fn dt_east_sell_only_loot_the_fence_takes() {
    let mut play = at_east(table().loot(A, 16).loot(A, 9));
    assert_eq!(play.legal_with(A, "sell"), ["sell 1", "sell 3"]);
    assert_eq!(play.refused(A, "sell 2"), ("dt.east.sell", "no-loot-for-this-fence"));
    assert_eq!(play.refused(A, "sell 4"), ("dt.east.sell", "no-such-pile"));
    play.act(A, &["sell 1"]);
    assert!(play.events.iter().any(|event| matches!(event, Event::Sells { seat: A, pile: 0, .. })));
    assert_eq!(play.legal(A), ["offer luigi-8"]);
    assert_eq!(play.refused(A, "done"), ("dt.east.sell", "nothing-offered"));
    assert_eq!(play.refused(A, "offer luigi-9"), ("dt.east.sell", "wrong-loot-for-this-fence"));
    assert_eq!(play.refused(A, "offer joe-9"), ("dt.east.sell", "card-not-in-hand"));
    assert_eq!(play.refused(A, "offer luigi-1"), ("dt.east.sell", "card-not-in-hand"));
}

#[test]
fn dt_east_sell_three_cards_to_a_cop_bring_a_quarter_of_each() {
    // 32k, 36k and 36k of dirty money.
    let mut play = at_east(table().loot(A, 2).loot(A, 11).loot(A, 20));
    play.act(A, &["sell 1", "offer frankie-9", "offer luigi-9", "offer joe-9", "done"]).chance(&["cop"]);
    assert_eq!(play.purse(A), 10 + 26);
    assert!(play.told(&Event::Sold { seat: A, cards: 3, real: 104, paid: 26 }));
    let mut play = at_east(table().loot(A, 2).loot(A, 11).loot(A, 20));
    play.act(A, &["sell 1", "offer frankie-9", "offer joe-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.purse(A), 10 + 51, "not all have to be offered");
    assert_eq!(play.game.player(A).loot.len(), 1);
}

#[test]
fn dt_east_sell_puts_the_cards_under_their_piles_the_last_offered_lowest() {
    let mut play = at_east(table().loot(A, 9).loot(A, 10).loot(A, 2));
    play.act(A, &["sell 1"]);
    assert_eq!(play.legal(A), ["offer frankie-9", "offer luigi-8", "offer luigi-9"]);
    play.act(A, &["offer luigi-9"]);
    assert_eq!(play.legal(A), ["offer frankie-9", "offer luigi-8", "done"]);
    play.act(A, &["offer luigi-8", "done"]);
    assert_eq!(
        play.table().phase,
        Phase::TurnOver { pile: 0, offered: JobSet::NONE.with_all(&["luigi-8", "luigi-9"]) }
    );
    let luigi: Vec<_> = play.memory().job_piles[1].iter().map(ToString::to_string).collect();
    assert_eq!(luigi[..3], ["luigi-8", "luigi-9", "luigi-7"]);
    assert_eq!(play.table().job_counts, [8, 9, 9]);
}

#[test]
fn dt_east_sell_takes_the_stooges_in_any_order_and_the_seller_says_when_that_is_all() {
    // Frankie's 16k, Luigi's 20k and Joe's 28k of dirty money: 64k, of which an honest fence pays 48k.
    let cards = ["frankie-9", "luigi-9", "joe-9"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut play = at_east(table().loot(A, 1).loot(A, 9).loot(A, 18));
        play.act(A, &["sell 1"]);
        for card in order.map(|card| cards[card]) {
            assert!(matches!(play.table().phase, Phase::Offer { .. }), "{order:?}: closed before {card}");
            play.act(A, &[&format!("offer {card}")]);
        }
        assert_eq!(play.legal(A), ["done"], "nothing is left to offer, and the fence is not turned over yet");
        play.act(A, &["done"]).chance(&["no-cop"]);
        assert!(play.told(&Event::Sold { seat: A, cards: 3, real: 64, paid: 48 }), "{order:?}");
    }
}

#[test]
fn dt_east_sell_closed_unasked_in_games_that_began_under_the_first_rules() {
    let choices = Choices::none().under(1);
    let first = Downtown::configure(3, &choices).unwrap();
    assert_eq!((first.rules, Downtown::rules(&first)), (1, 1));
    let mut play = at_east(Scene::under(first).tokens(A, Place::East, Place::Bank).loot(A, 1).loot(A, 9).loot(A, 18));
    play.act(A, &["sell 1", "offer luigi-9"]);
    assert_eq!(play.legal(A), ["offer frankie-9", "offer joe-9", "done"]);
    play.act(A, &["offer joe-9"]).chance(&["no-cop"]);
    assert!(play.told(&Event::Sold { seat: A, cards: 2, real: 48, paid: 36 }), "Frankie's card came too late");
    for rules in [0, 3] {
        let refusal = Downtown::configure(3, &Choices::none().under(rules)).unwrap_err();
        assert_eq!(refusal.line.id, "record-of-other-rules");
    }
}

#[test]
fn dt_east_sell_shows_the_values_and_the_fences_back_to_all() {
    let mut play = at_east(table().loot(A, 16));
    assert_eq!(play.memory().jobs[17].back, None);
    play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.memory().jobs[17].back, Some(16));
    assert_eq!(play.memory().fences[8].cop, Some(false));
    assert!(play.told(&Event::Revealed { card: "luigi-9".parse().unwrap(), real: 52 }));
}

#[test]
fn dt_east_sell_uses_the_east_side_up_and_turns_up_the_next_fence() {
    let mut play = at_east(table().loot(A, 16).loot(A, 9));
    play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.left().len(), 9);
    play.chance(&["fence money quarter"]);
    assert!(play.told(&Event::FenceUp { pile: 2, fence: 9, front: quarter(Loot::Money) }));
    assert_eq!(play.table().fences[2].unwrap().fence, 9);
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_edition_fence_goes_under_its_pile_and_its_casino_card_by_de_b_and_en() {
    for edition in ["de-b", "en"] {
        let mut play = at_east(options(&[("edition", edition)]).loot(A, 16));
        play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop", "fence money half"]);
        assert_eq!(play.memory().fence_piles[2][..], [8, CASINO, 11, 10, 9]);
        assert!(play.told(&Event::FenceUsed { pile: 2, fence: 8, leaves: false }));
    }
    let mut play = at_east(options(&[("edition", "de-a"), ("fence", "returns")]).loot(A, 16));
    play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.memory().fence_piles[2].len(), 5);
}

#[test]
fn dt_edition_fence_leaves_the_game_by_de_a() {
    let mut play = at_east(options(&[("edition", "de-a")]).loot(A, 16));
    play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.memory().fence_piles[2][..], [CASINO, 11, 10, 9]);
    assert!(play.told(&Event::FenceUsed { pile: 2, fence: 8, leaves: true }));
    let mut play = at_east(options(&[("fence", "leaves")]).loot(A, 16));
    play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.memory().fence_piles[2].len(), 4);
}

#[test]
fn dt_edition_fence_used_before_comes_round_again_known_to_all_by_de_b() {
    // One fence on a casino card: it goes under, the card leaves, the fence is on top again.
    let piles: [&[u8]; 3] = [&[0, CASINO], &[4, 5, 6, 7, CASINO], &[8, 9, 10, 11, 1, 2, 3, CASINO]];
    let scene = table().fence_piles(piles).loot(A, 9).loot(A, 10).tokens(B, Place::Villa, Place::Ghetto);
    let mut play = at_east(scene);
    play.act(A, &["sell 1", "offer luigi-8", "done"]).chance(&["cop"]);
    assert!(play.told(&Event::CasinoCard { pile: 0, nth: 1 }));
    play.act(A, &["decline"]);
    let top = play.table().fences[0].unwrap();
    assert_eq!((top.fence, top.front, top.cop), (0, quarter(Loot::Money), Some(true)), "everybody knows the cop");
    play.add_nothing().lay_nothing();
    play.act(B, &["stand ghetto villa", "rob A"]).lay_nothing();
    play.act(A, &["stand east bank", "rob B", "sell 1", "offer luigi-9", "done"]);
    assert!(!play.asks_nature(), "its back is decided");
    assert!(play.told(&Event::Sold { seat: A, cards: 1, real: 20, paid: 5 }));
    assert_eq!(play.memory().fence_piles[0][..], [0], "alone again");
}

#[test]
fn dt_east_peek_shows_the_back_and_puts_the_fence_on_any_pile() {
    let mut play = at_east(table());
    assert_eq!(play.legal(A), ["watch 1", "watch 2", "watch 3", "done"]);
    play.act(A, &["watch 2"]);
    assert!(play.told(&Event::Watches { seat: A, fence: 4, pile: 1 }));
    assert_eq!(play.left(), [4, 5, 6]);
    play.chance(&["cop"]);
    let saw = Event::SawFence { seat: A, fence: 4, cop: Some(true) };
    assert!(play.told(&saw));
    assert_eq!(
        downtown::Downtown::witness(&saw, Viewer::Seat(B)),
        Some(Event::SawFence { seat: A, fence: 4, cop: None })
    );
    assert_eq!(downtown::Downtown::witness(&saw, Viewer::Seat(A)), Some(saw));
    assert_eq!(play.legal(A), ["put 1", "put 2", "put 3"]);
    assert_eq!(play.refused(A, "put 4"), ("dt.east.peek", "no-such-pile"));
    play.act(A, &["put 1"]);
    assert!(play.told(&Event::PutFence { seat: A, fence: 4, from: 1, to: 0 }));
    play.chance(&["fence art quarter"]);
    assert_eq!(play.table().fence_counts, [6, 4, 5]);
    let top = |viewer| play.game.view(viewer).table.fences[0].unwrap();
    assert_eq!((top(Viewer::Seat(A)).fence, top(Viewer::Seat(A)).cop), (4, Some(true)));
    assert_eq!(top(Viewer::Seat(B)).cop, None);
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_east_peek_a_pile_without_cards_is_closed_but_not_the_one_just_lifted_from() {
    let piles: [&[u8]; 3] = [&[0], &[4, 5, 6, 7, CASINO], &[8, 9, 10, 11, 1, 2, 3, CASINO]];
    let mut play = at_east(table().fence_piles(piles).casinos(1).turns(3));
    play.act(A, &["watch 1"]).chance(&["no-cop"]);
    assert_eq!(play.legal(A), ["put 1", "put 2", "put 3"]);
    play.act(A, &["put 2"]);
    assert_eq!(play.table().fences[0], None);
    assert_eq!(play.table().fence_counts, [0, 6, 8]);
    play.add_nothing().lay_nothing();
    play.act(B, &["stand west villa", "rob A", "done"]).lay_nothing();
    play.act(A, &["stand east bank", "rob B"]);
    assert_eq!(play.legal(A), ["watch 2", "watch 3", "done"]);
    assert_eq!(play.refused(A, "watch 1"), ("dt.east.peek", "pile-is-closed"));
    play.act(A, &["watch 2"]);
    assert_eq!(play.legal(A), ["put 2", "put 3"]);
    assert_eq!(play.refused(A, "put 1"), ("dt.east.peek", "pile-is-closed"));
}

#[test]
fn dt_villa_peek_may_come_before_a_sale() {
    let scene = table().tokens(A, Place::East, Place::Villa).tokens(C, Place::West, Place::Bank).loot(A, 16);
    let mut play = at_east(scene);
    play.act(A, &["watch 3"]).chance(&["cop"]).act(A, &["put 1"]).chance(&["fence art half"]);
    assert_eq!(play.legal(A), ["sell 1", "sell 3", "done"], "both fences on top take art now");
    assert_eq!(play.refused(A, "watch 2"), ("dt.villa.peek", "one-look-a-turn"));
    play.act(A, &["sell 3", "offer luigi-9", "done"]).chance(&["no-cop"]);
    assert_eq!(play.purse(A), 10 + 26);
    play.chance(&["fence money quarter"]);
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_villa_peek_before_a_sale_is_not_followed_by_a_question_without_loot() {
    let scene = table().tokens(A, Place::East, Place::Villa).tokens(C, Place::West, Place::Bank);
    let mut play = at_east(scene);
    play.act(A, &["watch 3"]).chance(&["cop"]).act(A, &["put 3"]);
    assert_eq!(play.table().phase, Phase::Add);
}

#[test]
fn dt_east_peek_or_a_sale_not_both_without_the_villa() {
    let mut play = at_east(table().loot(A, 16));
    play.act(A, &["watch 3"]).chance(&["cop"]).act(A, &["put 3"]);
    assert_eq!(play.table().phase, Phase::Add);
    let play = at_east(scene(3).tokens(A, Place::West, Place::Bank));
    assert_eq!(play.refused(A, "watch 1"), ("dt.use.one", "no-token-there"));
}

trait WithAll {
    fn with_all(self, cards: &[&str]) -> Self;
}

impl WithAll for JobSet {
    fn with_all(mut self, cards: &[&str]) -> Self {
        for card in cards {
            self.insert(card.parse().unwrap());
        }
        self
    }
}
