//! Chance: the state asks, nature answers, the answer is recorded like any other input.
//!
//! What nobody has seen is not decided in a state, so there is nothing in it to leak. When a card
//! must be turned up or a die must fall, the game's [`pending`](crate::Game::pending) becomes a
//! [`ChanceQuestion`]; whoever drives the game answers it.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::{CardSet, Game, Pending, Refusal, notation};

/// What a state asks of nature. Answered by a number: a card of the pile, or the face of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceQuestion {
    /// Which card lies there?
    Draw(Draw),
    /// What does the die show?
    Roll(Roll),
}

/// Asks for a card of a shuffled pile.
///
/// Pieces that look alike still have a number each: a pile of 26 lookouts and 11 spies is a set of
/// 37 numbers, and [`Game::outcome`] says which of them are lookouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Which pile of the game.
    pub pile: u8,
    /// How often that pile has been shuffled before.
    pub shuffle: u16,
    /// How deep in that shuffle the card lies, from 0.
    pub position: u8,
    /// All that was shuffled then.
    pub full: CardSet,
    /// What the card can still be, each number as likely as any other. Never empty.
    pub left: CardSet,
    /// It fills what a position left open; nobody draws it in play.
    pub gap: bool,
}

impl Draw {
    /// Whether the fate is that of a card of the same shuffle.
    pub fn is_from(&self, fate: &Fate) -> bool {
        (fate.pile, fate.shuffle) == (self.pile, self.shuffle)
    }

    /// The cards that are promised to whatever lies deeper in the pile.
    pub fn deeper(&self, fates: &[Fate]) -> CardSet {
        let later = |fate: &&Fate| self.is_from(fate) && (self.gap || fate.position > self.position);
        fates.iter().filter(later).map(|fate| fate.card).collect()
    }
}

/// What a position says of a card that nobody has seen: nature's answer, once it is asked.
///
/// No state holds it, for there is nobody who could know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fate {
    /// Which pile of the game.
    pub pile: u8,
    /// How often that pile has been shuffled before.
    pub shuffle: u16,
    /// How deep in that shuffle the card lies.
    pub position: u8,
    /// Which card it is. Where several look alike and as many are left, the last of them to come has the
    /// lowest number.
    pub card: u8,
}

/// Asks for the roll of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Which kind of roll of the game; each has its own sequence.
    pub die: u8,
    /// How many rolls of that kind came before.
    pub nth: u16,
    /// It shows 1 to this.
    pub sides: u8,
}

/// 32 bytes from which a whole deal follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of the `index`-th game of a numbered series, as simulations and arenas use it.
    pub fn of_game(series: u64, index: u64) -> Self {
        Self::numbered(series, index, *b"backroom-series.")
    }

    /// The seed of the players of that game: another one, so that they know nothing of the deal.
    pub fn of_players(series: u64, index: u64) -> Self {
        Self::numbered(series, index, *b"backroom-players")
    }

    fn numbered(series: u64, index: u64, purpose: [u8; 16]) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&series.to_le_bytes());
        bytes[8..16].copy_from_slice(&index.to_le_bytes());
        bytes[16..].copy_from_slice(&purpose);
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let bad = || Refusal::new("bad-seed").with("seed", text);
        if text.len() != 64 || !text.is_ascii() {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (n, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).map_err(|_| bad())?;
        }
        Ok(Self(bytes))
    }
}
notation!(Seed);

/// What nature can answer now, if it is asked, each with its weight: so many of all pieces or faces.
pub fn outcomes<G: Game>(game: &G) -> Vec<(G::Chance, u32)> {
    let mut outcomes: Vec<G::Chance> = match game.pending() {
        Pending::Chance(ChanceQuestion::Draw(draw)) => draw.left.iter().map(|card| game.outcome(card)).collect(),
        Pending::Chance(ChanceQuestion::Roll(roll)) => (1..=roll.sides).map(|face| game.outcome(face)).collect(),
        Pending::Seat(_) | Pending::Together(_) | Pending::Over => Vec::new(),
    };
    outcomes.sort_unstable();
    outcomes.chunk_by(PartialEq::eq).map(|alike| (alike[0], alike.len() as u32)).collect()
}

/// Whoever answers a state's questions.
pub trait Nature {
    /// The answer to the question the game is asking now.
    fn answer<G: Game>(&mut self, game: &G, question: &ChanceQuestion) -> G::Chance;
}

/// Answers from a seed, for tables: every pile has one hidden order and every die one sequence,
/// whatever is asked first, so the same deal can be played again with other choices.
#[derive(Clone, Debug)]
pub struct Dealt {
    seed: Seed,
    /// The dice, at the roll that comes next.
    rolls: ChaCha8Rng,
    orders: Vec<Order>,
    /// Which roll that is; none before the first.
    next_roll: Option<(u8, u16)>,
    /// What is decided whatever the seed.
    fates: Vec<Fate>,
}

/// The hidden order of one shuffle of one pile.
#[derive(Clone, Debug)]
struct Order {
    pile: u8,
    shuffle: u16,
    full: CardSet,
    size: u8,
    cards: [u8; 128],
}

impl Order {
    #[inline]
    fn is_of(&self, draw: &Draw) -> bool {
        self.pile == draw.pile && self.shuffle == draw.shuffle && self.full == draw.full
    }
}

/// How many recent shuffles a [`Dealt`] keeps at hand; older ones are worked out again.
const KEPT_ORDERS: usize = 8;

/// The generator's streams: piles below, rolls above this bit.
const ROLLS: u64 = 1 << 63;

impl Dealt {
    /// The deal of this seed.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            rolls: ChaCha8Rng::from_seed(seed.0),
            orders: Vec::with_capacity(KEPT_ORDERS),
            next_roll: None,
            fates: Vec::new(),
        }
    }

    /// The same, but for what a position has decided.
    #[must_use]
    pub fn with_fates(mut self, fates: Vec<Fate>) -> Self {
        self.fates = fates;
        self
    }

    /// Starts another deal, keeping the memory of this one.
    pub fn reseed(&mut self, seed: Seed) {
        self.seed = seed;
        self.orders.clear();
        self.next_roll = None;
    }

    /// The seed all answers follow from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    #[inline]
    fn order(&mut self, draw: &Draw) -> &[u8] {
        // Most often it is the pile that was shuffled last.
        let last = self.orders.last().is_some_and(|order| order.is_of(draw));
        let index = if last { self.orders.len() - 1 } else { self.older_order(draw) };
        let order = &self.orders[index];
        &order.cards[..usize::from(order.size)]
    }

    /// Where the order is that was not the last one, or now is.
    #[inline(never)]
    fn older_order(&mut self, draw: &Draw) -> usize {
        if let Some(index) = self.orders.iter().rposition(|order| order.is_of(draw)) {
            return index;
        }
        if self.orders.len() == KEPT_ORDERS {
            self.orders.remove(0);
        }
        let order = self.shuffled(draw);
        self.orders.push(order);
        self.orders.len() - 1
    }

    /// The answer where a position has decided something: what it says of this card, or a card that it
    /// does not need elsewhere.
    fn fated<G: Game>(&mut self, game: &G, draw: &Draw) -> G::Chance {
        let mut here = self.fates.iter().filter(|fate| draw.is_from(fate));
        let fate = here.find(|fate| !draw.gap && fate.position == draw.position);
        if let Some(outcome) = fate.map(|fate| game.outcome(fate.card))
            && game.chance_refusal(&outcome).is_none()
        {
            return outcome;
        }
        let kept = game.kept_back(&self.fates, draw);
        let order = self.order(draw);
        let dealt = order.get(draw.position as usize);
        let free = |card: &&u8| draw.left.contains(**card) && !kept.contains(**card);
        let card = dealt.filter(free).or_else(|| order.iter().find(free));
        let any = || order.iter().find(|&&card| draw.left.contains(card));
        game.outcome(*card.or_else(any).unwrap_or(&draw.left.nth(0)))
    }

    /// A stream of the seed. A fresh generator has made nothing yet, so it makes nothing in vain when it is told
    /// where to begin.
    fn stream(&self, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::from_seed(self.seed.0);
        generator.set_stream(stream);
        generator
    }

    fn shuffled(&self, draw: &Draw) -> Order {
        let mut generator = self.stream(u64::from(draw.pile) << 16 | u64::from(draw.shuffle));
        let (mut cards, mut size) = ([0; 128], 0);
        // One half after the other: most decks lie in the lower one.
        for (mut half, first) in [(draw.full.0 as u64, 0), ((draw.full.0 >> 64) as u64, 64)] {
            while half != 0 {
                let place = below(&mut generator, size as u32 + 1) as usize;
                cards[size] = cards[place];
                cards[place] = first + half.trailing_zeros() as u8;
                half &= half - 1;
                size += 1;
            }
        }
        Order { pile: draw.pile, shuffle: draw.shuffle, full: draw.full, size: size as u8, cards }
    }

    // Field by field: a question that was just put together so is not read back in one piece.
    #[inline]
    fn roll(&mut self, die: u8, nth: u16, sides: u8) -> u8 {
        if self.next_roll != Some((die, nth)) {
            self.rolls = self.stream(ROLLS | u64::from(die));
            if nth != 0 {
                self.rolls.set_word_pos(2 * u128::from(nth));
            }
        }
        self.next_roll = Some((die, nth.wrapping_add(1)));
        // One 64-bit word a roll, so that the n-th roll can be found without the ones before it;
        // the bias of the multiplication is below one in 2⁵⁰.
        1 + ((u128::from(self.rolls.next_u64()) * u128::from(sides)) >> 64) as u8
    }
}

impl Nature for Dealt {
    #[inline]
    fn answer<G: Game>(&mut self, game: &G, question: &ChanceQuestion) -> G::Chance {
        match question {
            ChanceQuestion::Roll(roll) => game.outcome(self.roll(roll.die, roll.nth, roll.sides)),
            ChanceQuestion::Draw(draw) if !self.fates.is_empty() => self.fated(game, draw),
            ChanceQuestion::Draw(draw) => {
                let order = self.order(draw);
                let dealt = order.get(draw.position as usize).map(|&card| (card, game.outcome(card)));
                match dealt {
                    // A card that is left is a possible answer; so may one be that looks like a card that is left.
                    Some((card, outcome)) if draw.left.contains(card) || game.chance_refusal(&outcome).is_none() => {
                        outcome
                    }
                    // The deal does not fit a position somebody set up by hand: take the first that does.
                    _ => {
                        let card = order.iter().find(|&&card| draw.left.contains(card));
                        game.outcome(*card.unwrap_or(&draw.left.nth(0)))
                    }
                }
            }
        }
    }
}

/// Answers anew every time, for playouts and search.
#[derive(Clone, Debug)]
pub struct Fresh<R>(pub R);

impl<R: Rng> Nature for Fresh<R> {
    #[inline]
    fn answer<G: Game>(&mut self, game: &G, question: &ChanceQuestion) -> G::Chance {
        game.outcome(match question {
            ChanceQuestion::Draw(draw) => draw.left.nth(below(&mut self.0, draw.left.len())),
            ChanceQuestion::Roll(roll) => 1 + below(&mut self.0, u32::from(roll.sides)) as u8,
        })
    }
}

/// A number below `bound`, each as likely (to one part in 2³² / bound: nothing here is larger than
/// a few hundred).
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// One of the items, each as likely.
///
/// # Panics
/// If there is none.
#[inline]
pub fn pick<'a, T>(rng: &mut (impl Rng + ?Sized), items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}
