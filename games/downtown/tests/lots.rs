//! Whether the knowledge of hands is exact: compared with a list of everything that can have happened.

use std::collections::BTreeSet;

use downtown::SEATS;
use downtown::card::{Crew, Kind};
use downtown::lots::{Lots, deal};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::below;

/// The hands and the draw pile.
type World = ([Crew; SEATS], Crew);

/// A small game of drawing and showing gangsters, with all worlds that fit what was seen of it.
struct Trial {
    lots: Lots,
    hands: [Crew; SEATS],
    pile: Crew,
    discards: Crew,
    /// Who looks.
    me: Option<usize>,
    possible: BTreeSet<World>,
}

impl Trial {
    fn new(pile: Crew, me: Option<usize>) -> Self {
        let mut lots = Lots::default();
        lots.shuffle();
        let hands = [Crew::NONE; SEATS];
        Self { lots, hands, pile, discards: Crew::NONE, me, possible: BTreeSet::from([(hands, pile)]) }
    }

    /// A seat draws a card unseen.
    fn draw(&mut self, seat: usize, kind: Kind) {
        self.pile[kind] -= 1;
        self.hands[seat][kind] += 1;
        self.lots.draw(seat, kind);
        let kinds: Vec<Kind> = if self.me == Some(seat) { vec![kind] } else { Kind::ALL.to_vec() };
        let mut possible = BTreeSet::new();
        for &(hands, pile) in &self.possible {
            for &kind in kinds.iter().filter(|&&kind| pile[kind] > 0) {
                let (mut hands, mut pile) = (hands, pile);
                pile[kind] -= 1;
                hands[seat][kind] += 1;
                possible.insert((hands, pile));
            }
        }
        self.possible = possible;
        self.reshuffle();
    }

    /// A card of the draw pile is turned up and goes to a hand or the discards.
    fn turn_up(&mut self, kind: Kind, to: Option<usize>) {
        self.pile[kind] -= 1;
        let fits = self.possible.iter().filter(|(_, pile)| pile[kind] > 0);
        self.possible = fits
            .map(|&(mut hands, mut pile)| {
                pile[kind] -= 1;
                if let Some(seat) = to {
                    hands[seat][kind] += 1;
                }
                (hands, pile)
            })
            .collect();
        match to {
            Some(seat) => {
                self.hands[seat][kind] += 1;
                self.lots.gain(seat, Crew::of(kind, 1));
            }
            None => self.discards[kind] += 1,
        }
        self.reshuffle();
    }

    /// A seat discards a card.
    fn show(&mut self, seat: usize, kind: Kind) {
        self.hands[seat][kind] -= 1;
        self.discards[kind] += 1;
        self.lots.show(seat, Crew::of(kind, 1));
        let fits = self.possible.iter().filter(|(hands, _)| hands[seat][kind] > 0);
        self.possible = fits
            .map(|&(mut hands, pile)| {
                hands[seat][kind] -= 1;
                (hands, pile)
            })
            .collect();
        self.reshuffle();
    }

    fn reshuffle(&mut self) {
        if self.pile == Crew::NONE && self.discards != Crew::NONE {
            self.pile = std::mem::replace(&mut self.discards, Crew::NONE);
            self.lots.shuffle();
            self.possible = self.possible.iter().map(|&(hands, _)| (hands, self.pile)).collect();
        }
    }

    fn sample(&self, rng: &mut ChaCha8Rng) -> World {
        let views = self.lots.seen_by(self.me, self.pile);
        let (lots, pile) = deal(self.lots.known, &views, self.lots.doubts, self.me, rng);
        (std::array::from_fn(|seat| lots.hand(seat)), pile)
    }

    /// The samples are possible worlds, and enough of them are all possible worlds.
    fn check(&self, rng: &mut ChaCha8Rng, samples: usize) {
        assert!(self.possible.contains(&(self.hands, self.pile)));
        let sampled: BTreeSet<World> = (0..samples).map(|_| self.sample(rng)).collect();
        let impossible: Vec<_> = sampled.difference(&self.possible).collect();
        assert!(impossible.is_empty(), "impossible: {impossible:?}\n{:?}", self.lots);
        assert!(sampled.contains(&(self.hands, self.pile)) || samples < 1000 || self.possible.len() > 100);
        if samples > 60 * self.possible.len() {
            let missed: Vec<_> = self.possible.difference(&sampled).collect();
            assert!(missed.is_empty(), "never sampled: {missed:?}\n{:?}", self.lots);
        }
    }

    fn random_step(&mut self, rng: &mut ChaCha8Rng) {
        let seat = below(rng, 3) as usize;
        let choice = below(rng, 10);
        if choice < 4 && self.pile != Crew::NONE {
            let kind = self.pile.nth(below(rng, u32::from(self.pile.total())) as u8);
            if choice < 3 { self.draw(seat, kind) } else { self.turn_up(kind, (below(rng, 2) == 0).then_some(seat)) }
        } else if self.hands[seat] != Crew::NONE {
            let kind = self.hands[seat].nth(below(rng, u32::from(self.hands[seat].total())) as u8);
            self.show(seat, kind);
        }
    }
}

#[test]
fn what_is_known_of_hands_is_exactly_what_can_have_come_about() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut doubtful, mut several) = (0, 0);
    for game in 0..250 {
        let pile = [Crew([3, 2, 1]), Crew([4, 2, 2]), Crew([2, 2, 2])][game % 3];
        let me = [None, Some(0), Some(1)][game / 3 % 3];
        let mut trial = Trial::new(pile, me);
        for _ in 0..60 {
            trial.random_step(&mut rng);
            // United lots allow more than can be, on purpose.
            if trial.lots.lots.len() >= 4 {
                break;
            }
            doubtful += usize::from(!trial.lots.doubts.is_empty());
            several += usize::from(trial.lots.lots.len() > 2);
            let samples = if trial.lots.doubts.is_empty() { 300 } else { 1500 };
            trial.check(&mut rng, samples);
        }
    }
    assert!(doubtful > 200 && several > 50, "{doubtful} {several}: the interesting cases came up");
}

#[test]
fn united_lots_still_allow_the_truth() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..60 {
        let mut trial = Trial::new(Crew([5, 3, 3]), None);
        for step in 0..400 {
            trial.random_step(&mut rng);
            trial.possible = BTreeSet::from([(trial.hands, trial.pile)]);
            for seat in 0..3 {
                assert_eq!(trial.lots.hand(seat), trial.hands[seat], "step {step}");
            }
            trial.sample(&mut rng);
        }
    }
}

/// How often each outcome came up, in so many samples.
fn shares(samples: u32, mut outcome: impl FnMut() -> usize) -> Vec<f64> {
    let mut counts = vec![0.0; 6];
    for _ in 0..samples {
        counts[outcome()] += 1.0 / f64::from(samples);
    }
    counts
}

#[test]
fn a_card_of_uncertain_origin_weighs_every_deal_alike() {
    // First shuffle: a lookout and a spy, one each to A and B. The spy turned up before is discarded
    // and shuffled with a lookout and another spy; A draws one of these three and shows a spy.
    let mut trial = Trial::new(Crew([2, 0, 3]), None);
    trial.turn_up(Kind::Lookout, None);
    trial.turn_up(Kind::Spy, None);
    trial.turn_up(Kind::Spy, None);
    trial.draw(0, Kind::Lookout);
    trial.draw(1, Kind::Spy);
    assert_eq!((trial.pile, trial.lots.lots.len()), (Crew([1, 0, 2]), 2));
    trial.draw(0, Kind::Spy);
    trial.show(0, Kind::Spy);
    assert_eq!(trial.lots.doubts.len(), 1);
    // Of the six ways to fill A's two places, five have a spy: the old card is the spy in three of
    // them, and then the new one is a spy in two.
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let seen = shares(50_000, || {
        let (hands, _) = trial.sample(&mut rng);
        match (hands[0].0, hands[1].0) {
            ([1, 0, 0], [1, 0, 0]) => 0, // old spy shown, new lookout
            ([0, 0, 1], [1, 0, 0]) => 1, // both spies
            ([1, 0, 0], [0, 0, 1]) => 2, // old lookout, new spy shown
            other => panic!("{other:?} cannot be"),
        }
    });
    for (share, expected) in seen.iter().zip([0.2, 0.4, 0.4]) {
        assert!((share - expected).abs() < 0.01, "{seen:?}");
    }
}

#[test]
fn a_card_of_one_origin_closes_a_place_and_known_ones_go_first() {
    let mut trial = Trial::new(Crew([3, 3, 3]), None);
    trial.draw(0, Kind::Spy);
    trial.draw(0, Kind::Lookout);
    trial.turn_up(Kind::Spy, Some(0));
    assert_eq!(trial.lots.known[0], Crew([0, 0, 1]));
    trial.show(0, Kind::Spy);
    assert_eq!((trial.lots.known[0], trial.lots.lots[0].held[0].total()), (Crew::NONE, 2));
    trial.show(0, Kind::Spy);
    assert_eq!((trial.lots.known[0], trial.lots.lots[0].held[0].total()), (Crew::NONE, 1));
    assert!(trial.lots.doubts.is_empty());
}

#[test]
fn a_past_lot_in_one_hand_is_known_to_all() {
    let mut trial = Trial::new(Crew([2, 1, 0]), None);
    trial.turn_up(Kind::Lookout, None);
    trial.draw(2, Kind::Safecracker);
    assert_eq!(trial.lots.known[2], Crew::NONE);
    trial.draw(2, Kind::Lookout);
    assert_eq!((trial.lots.known[2], trial.lots.lots.len()), (Crew([1, 1, 0]), 1));
}
