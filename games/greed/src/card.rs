//! Cards, their kinds and symbols.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Arg, CardSet, Line, Refusal};

use crate::data::{ROWS, Row};

/// A card, by the number printed on it: 1 to 80.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "number"))]
#[cfg_attr(feature = "ts", schemars(with = "u8", extend("minimum" = 1, "maximum" = 80)))]
pub struct Card(u8);

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 80;

    /// The whole deck.
    pub const DECK: CardSet = CardSet::run(1, Self::COUNT);

    /// The card with this number.
    ///
    /// # Panics
    /// If there is none; use [`Card::try_new`] for untrusted numbers.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!(number >= 1 && number <= Self::COUNT, "the cards are numbered 1 to 80");
        Self(number)
    }

    /// The card with this number, if there is one.
    pub const fn try_new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The number printed on it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All cards in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(|index| Self(index + 1))
    }

    /// All that is printed on it.
    #[inline]
    pub const fn row(self) -> &'static Row {
        &ROWS[self.0 as usize - 1]
    }

    /// Action, thug or holding.
    #[inline]
    pub const fn kind(self) -> Kind {
        self.row().kind
    }
}

/// Brains, who gains what his boss's left neighbour gains (1).
pub const BRAINS: Card = Card::new(1);
/// Relocate! takes the holding it is paid with back to the hand (41).
pub const RELOCATE: Card = Card::new(41);
/// Patricia, who turns up the draw pile until a thug shows (53).
pub const PATRICIA: Card = Card::new(53);
/// The holding that has texts carried out again (55).
pub const HIDEOUT: Card = Card::new(55);
/// Séance! offers the extra card that need not be played (80).
pub const SEANCE: Card = Card::new(80);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let number = text.parse().ok().and_then(Self::try_new);
        // "+7" and "007" would be second spellings of the same card.
        number
            .filter(|card| card.to_string() == text)
            .ok_or_else(|| Refusal::new("greed-unknown-card").with("card", text))
    }
}
tabletop::numbered!(Card);

/// A card in a sentence: its name and its number, which says when its turn comes.
impl From<Card> for Line {
    fn from(card: Card) -> Self {
        Self::new("greed-card").with("name", Arg::numbered("greed-card", card)).with("number", card.number())
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Line::from(card).into()
    }
}

/// The three kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Done once.
    Action,
    /// Stays in the display, shows guns, cars, keys.
    Thug,
    /// Stays in the display, shows bottles, hearts, wrenches, carries markers.
    Holding,
}

impl Kind {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::Thug => "thug",
            Self::Holding => "holding",
        }
    }

    /// All cards of this kind.
    #[inline]
    pub const fn cards(self) -> CardSet {
        ALL_OF[self as usize]
    }
}

const ALL_OF: [CardSet; 3] = {
    let mut all = [CardSet::EMPTY; 3];
    let mut number = 1;
    while number <= Card::COUNT {
        all[Card(number).kind() as usize].insert(number);
        number += 1;
    }
    all
};

/// What the cards show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// On thugs.
    Gun,
    /// On thugs.
    Car,
    /// On thugs.
    Key,
    /// On holdings.
    Bottle,
    /// On holdings.
    Heart,
    /// On holdings.
    Wrench,
}

impl Symbol {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Gun, Self::Car, Self::Key, Self::Bottle, Self::Heart, Self::Wrench];
}

/// How many of each symbol: five bits each, more than a display can ever show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "Vec<Symbol>"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<Symbol>"))]
pub struct Symbols(u32);

impl Symbols {
    /// None at all.
    pub const NONE: Self = Self(0);

    /// These symbols.
    pub const fn of(symbols: &[Symbol]) -> Self {
        let mut all = Self::NONE;
        let mut index = 0;
        while index < symbols.len() {
            all.0 += 1 << (5 * symbols[index] as u32);
            index += 1;
        }
        all
    }

    /// How many of this one.
    #[inline]
    pub const fn count(self, symbol: Symbol) -> u16 {
        (self.0 >> (5 * symbol as u32) & 31) as u16
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }

    /// Whether there are at least as many of each as in `needed`.
    #[inline]
    pub fn cover(self, needed: Self) -> bool {
        Symbol::ALL.iter().all(|&symbol| self.count(symbol) >= needed.count(symbol))
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// One after the other, equal ones together.
    pub fn each(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| (0..self.count(symbol)).map(move |_| symbol))
    }
}

/// The list of them.
impl Serialize for Symbols {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

/// The cards of a set.
#[inline]
pub fn cards(set: CardSet) -> impl ExactSizeIterator<Item = Card> {
    set.iter().map(Card)
}

/// Something for each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<T>", bound = "T: ts_rs::TS"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<T>", bound = "T: schemars::JsonSchema"))]
#[serde(into = "Vec<T>", try_from = "Vec<T>")]
#[serde(bound(serialize = "T: Copy + Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct PerCard<T>([T; Card::COUNT as usize]);

impl<T: Copy> PerCard<T> {
    /// The same for each.
    #[inline]
    pub const fn all(value: T) -> Self {
        Self([value; Card::COUNT as usize])
    }
}

impl<T> Index<Card> for PerCard<T> {
    type Output = T;
    #[inline]
    fn index(&self, card: Card) -> &T {
        &self.0[card.0 as usize - 1]
    }
}

impl<T> IndexMut<Card> for PerCard<T> {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut T {
        &mut self.0[card.0 as usize - 1]
    }
}

impl<T: Copy> From<PerCard<T>> for Vec<T> {
    fn from(list: PerCard<T>) -> Self {
        list.0.to_vec()
    }
}

impl<T> TryFrom<Vec<T>> for PerCard<T> {
    type Error = &'static str;
    fn try_from(list: Vec<T>) -> Result<Self, Self::Error> {
        list.try_into().map(Self).map_err(|_| "a list for each card has 80 entries")
    }
}
