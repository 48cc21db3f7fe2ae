//! Deals: fixed by the seed, independent of when somebody looks, and fair.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::testkit::toy::{Chance, HighCard};
use tabletop::{CardSet, ChanceQuestion, Dealt, Draw, Fresh, Game, Nature, Pending, Roll, Seed, Silent};

fn draw(position: u8, full: u8) -> ChanceQuestion {
    let full = CardSet::first(full);
    ChanceQuestion::Draw(Draw { pile: 0, shuffle: 0, position, full, left: full, gap: false })
}

fn card(chance: Chance) -> u8 {
    match chance {
        Chance::Draw(card) | Chance::Roll(card) => card,
    }
}

#[test]
fn a_pile_has_one_order_whatever_is_asked_first() {
    let game = HighCard::<0>::new(&2).unwrap();
    let seed = Seed::of_game(1, 1);
    let order = |positions: Vec<u8>| {
        let mut nature = Dealt::new(seed);
        let mut cards: Vec<_> = positions.iter().map(|&n| (n, card(nature.answer(&game, &draw(n, 9))))).collect();
        cards.sort_unstable();
        cards
    };
    let forwards = order((0..9).collect());
    assert_eq!(forwards, order((0..9).rev().collect()));
    assert_eq!(forwards.iter().map(|&(_, card)| card).collect::<CardSet>(), CardSet::first(9));
    let mut other = Dealt::new(seed);
    other.reseed(Seed::of_game(1, 2));
    let differs = (0..9).any(|n| card(other.answer(&game, &draw(n, 9))) != forwards[n as usize].1);
    assert!(differs, "another seed is another deal");
}

#[test]
fn piles_and_shuffles_have_orders_of_their_own() {
    let game = HighCard::<0>::new(&2).unwrap();
    let full = CardSet::first(9);
    let mut nature = Dealt::new(Seed::of_game(3, 1));
    let mut order = |pile, shuffle| -> Vec<u8> {
        (0..9)
            .map(|position| {
                card(nature.answer(
                    &game,
                    &ChanceQuestion::Draw(Draw { pile, shuffle, position, full, left: full, gap: false }),
                ))
            })
            .collect()
    };
    let first = order(0, 0);
    assert_ne!(first, order(0, 1));
    assert_ne!(first, order(1, 0));
    // More shuffles than are kept at hand, then the first again.
    for shuffle in 2..30 {
        order(0, shuffle);
    }
    assert_eq!(first, order(0, 0));
}

#[test]
fn a_position_that_does_not_fit_the_deal_still_gets_a_card() {
    let game = HighCard::<0>::new(&2).unwrap();
    let mut nature = Dealt::new(Seed::of_game(1, 1));
    let top = card(nature.answer(&game, &draw(0, 9)));
    let mut without_top = game.clone();
    without_top.apply_chance(Chance::Draw(top), &mut Silent);
    let Pending::Chance(ChanceQuestion::Draw(asked)) = without_top.pending() else {
        panic!("another card is asked for")
    };
    let again = ChanceQuestion::Draw(Draw { position: 0, ..asked });
    assert_ne!(card(nature.answer(&without_top, &again)), top);
}

#[test]
fn every_place_of_a_shuffle_gets_every_card_equally_often() {
    let game = HighCard::<0>::new(&2).unwrap();
    let mut nature = Dealt::new(Seed::of_game(0, 0));
    let mut counts = [[0u32; 9]; 9];
    let deals = 9_000;
    for index in 0..deals {
        nature.reseed(Seed::of_game(5, index));
        for position in 0..9 {
            counts[position as usize][card(nature.answer(&game, &draw(position, 9))) as usize] += 1;
        }
    }
    let expected = deals as f64 / 9.0;
    let deviation: f64 = counts.iter().flatten().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    assert!(deviation < 64.0 + 5.0 * 128f64.sqrt(), "χ² {deviation}");
}

#[test]
fn the_n_th_roll_is_fixed_and_the_die_is_fair() {
    let game = HighCard::<0>::new(&2).unwrap();
    let mut bonus = game;
    // Any state that asks for a roll names the outcome; High Card's bonus die has three sides.
    while !matches!(bonus.pending(), Pending::Chance(ChanceQuestion::Roll(_))) {
        let mut nature = Fresh(ChaCha8Rng::seed_from_u64(1));
        match bonus.pending() {
            Pending::Chance(question) => {
                let outcome = nature.answer(&bonus, &question);
                bonus.apply_chance(outcome, &mut Silent);
            }
            pending => {
                let seat = pending.seats().lowest().unwrap();
                let mut legal = Vec::new();
                bonus.legal_actions(seat, &mut legal);
                bonus.apply(seat, *legal.last().unwrap(), &mut Silent);
            }
        }
    }
    let roll =
        |nature: &mut Dealt, die, nth| card(nature.answer(&bonus, &ChanceQuestion::Roll(Roll { die, nth, sides: 6 })));
    let mut nature = Dealt::new(Seed::of_game(8, 8));
    let forwards: Vec<u8> = (0..6_000).map(|nth| roll(&mut nature, 0, nth)).collect();
    let backwards: Vec<u8> = (0..6_000).rev().map(|nth| roll(&mut nature, 0, nth)).collect();
    assert!(forwards.iter().eq(backwards.iter().rev()));
    assert_ne!(forwards[..40], (0..40).map(|nth| roll(&mut nature, 1, nth)).collect::<Vec<_>>()[..]);
    for face in 1..=6 {
        let count = forwards.iter().filter(|&&rolled| rolled == face).count();
        assert!((850..1150).contains(&count), "{face} fell {count} times of 6,000");
    }
}

#[test]
fn seeds_are_written_in_hexadecimal() {
    let seed = Seed::of_game(1, 2);
    assert_eq!(seed.to_string().parse(), Ok(seed));
    assert_eq!("00".parse::<Seed>().unwrap_err().to_string(), "bad seed: seed 00");
    assert!("é".repeat(32).parse::<Seed>().is_err());
    assert!("zz".repeat(32).parse::<Seed>().is_err());
}
