//! The stooge cards as data: the built-in deck, and decks that owners of the box type in.

use serde::{Deserialize, Serialize};
use tabletop::Refusal;

use crate::card::{Crew, GANG, JOBS, Kind, Loot, PILE, Stooge};
use crate::tell::parts;

/// The rule behind every refusal of a deck.
const RULE: &str = "dt.setup.stooges";

/// The built-in deck as its owner would type it.
pub const BUILT_IN: &str = include_str!("../data/deck.csv");

tabletop::named! {
    /// Where a row of a deck file comes from.
    Source or "downtown-unknown-source" {
        /// The rule sheets or the cards show it.
        Printed = "printed",
        /// A transcript gives its figures.
        Transcribed = "transcribed",
        /// Made up to fit what is known.
        Reconstructed = "reconstructed",
    }
}

/// What is printed on a stooge card, front and back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Card {
    /// Who knows about the job.
    pub stooge: Stooge,
    /// What there is to take.
    pub loot: Loot,
    /// What the stooge says it is worth.
    pub claims: u8,
    /// The gangsters it takes.
    pub needs: Crew,
    /// The back: what it is really worth.
    pub real: u8,
}

impl Card {
    fn same_front(self, other: Self) -> bool {
        Self { real: 0, ..self } == Self { real: 0, ..other }
    }
}

/// One row of a deck file: a front and the real values of the cards that share it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its line in the file, from 1.
    pub line: usize,
    /// The cards.
    pub cards: Vec<Card>,
    /// Where it comes from.
    pub source: Source,
}

/// The 27 stooge cards by number: sorted, so each stooge's nine are together and cards that are
/// alike have consecutive numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Deck {
    cards: [Card; JOBS],
    /// Of each card, the first number with the same front.
    fronts: [u8; JOBS],
    /// Of each card, the first number with the same front and back.
    backs: [u8; JOBS],
}

impl Deck {
    /// The deck this crate comes with.
    pub fn built_in() -> Self {
        Self::parse(BUILT_IN).expect("the built-in deck is a good one")
    }

    /// The deck written in a file.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        Self::try_from(rows(text)?.into_iter().flat_map(|row| row.cards).collect::<Vec<_>>())
    }

    /// The card with this number.
    #[inline]
    pub fn card(&self, number: u8) -> &Card {
        &self.cards[number as usize]
    }

    /// The first number with the front of this card: the name of that front.
    #[inline]
    pub fn front(&self, number: u8) -> u8 {
        self.fronts[number as usize]
    }

    /// The first number of the cards just like this one: the name of that kind of card.
    #[inline]
    pub fn back(&self, number: u8) -> u8 {
        self.backs[number as usize]
    }

    /// The numbers of the cards with this front.
    pub fn with_front(&self, front: u8) -> impl Iterator<Item = u8> + '_ {
        (front..JOBS as u8).take_while(move |&number| self.front(number) == front)
    }

    /// The name of the cards with this front and this real value.
    pub fn find(&self, front: u8, real: u8) -> Option<u8> {
        self.with_front(front).find(|&number| self.card(number).real == real)
    }

    /// The numbers of the cards just like this one.
    pub fn alike(&self, number: u8) -> impl Iterator<Item = u8> + '_ {
        (0..JOBS as u8).filter(move |&other| self.back(other) == self.back(number))
    }

    /// All cards in order.
    pub fn cards(&self) -> &[Card; JOBS] {
        &self.cards
    }
}

impl TryFrom<Vec<Card>> for Deck {
    type Error = Refusal;
    fn try_from(mut cards: Vec<Card>) -> Result<Self, Refusal> {
        for stooge in Stooge::ALL {
            let count = cards.iter().filter(|card| card.stooge == stooge).count();
            if count != PILE as usize {
                let refusal = Refusal::by(RULE, "downtown-deck-wrong-number-of-cards");
                return Err(refusal.with("stooge", parts::stooge(stooge)).with("cards", count).with("expected", PILE));
            }
        }
        if let Some((row, refusal)) = cards.iter().enumerate().find_map(|(row, card)| Some((row, wrong(*card)?))) {
            return Err(Refusal::by(RULE, "downtown-deck-card").with("card", row + 1).with("problem", refusal.line));
        }
        cards.sort_unstable();
        let first = |alike: &dyn Fn(&Card) -> bool| cards.iter().position(alike).expect("a card is like itself") as u8;
        let mut deck = Self { cards: [cards[0]; JOBS], fronts: [0; JOBS], backs: [0; JOBS] };
        for (number, card) in cards.iter().enumerate() {
            deck.cards[number] = *card;
            deck.fronts[number] = first(&|other| card.same_front(*other));
            deck.backs[number] = first(&|other| card == other);
        }
        Ok(deck)
    }
}

impl From<Deck> for Vec<Card> {
    fn from(deck: Deck) -> Self {
        deck.cards.to_vec()
    }
}

/// What is wrong with a single card, if anything.
fn wrong(card: Card) -> Option<Refusal> {
    let refuse = |id| Some(Refusal::by(RULE, id));
    if card.claims == 0 {
        refuse("downtown-deck-claims-nothing")
    } else if card.real == 0 || !card.real.is_multiple_of(4) {
        refuse("downtown-deck-value-not-a-multiple-of-4").map(|refusal| refusal.with("value", card.real))
    } else if card.needs.0.iter().all(|&count| count == 0) {
        refuse("downtown-deck-needs-nobody")
    } else if !GANG.covers(card.needs) {
        refuse("downtown-deck-needs-more-gangsters-than-there-are")
    } else {
        None
    }
}

/// The rows of a deck file; the first bad one is refused with its line and the reason.
///
/// Columns, parted by comma, semicolon or tab: stooge, loot, claims, real values (one a card, parted
/// by spaces), spies, safecrackers, lookouts, source (may be left out: printed). Empty lines, lines
/// that start with `#` and a heading that starts with `stooge` are passed over.
pub fn rows(text: &str) -> Result<Vec<Row>, Refusal> {
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    let written = lines.map(|(index, line)| (index + 1, line.trim()));
    written
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#') && !line.starts_with("stooge"))
        .map(|(line, text)| {
            let (cards, source) = row(text).map_err(|refusal| {
                Refusal::by(RULE, "downtown-deck-row").with("row", line).with("problem", refusal.line)
            })?;
            Ok(Row { line, cards, source })
        })
        .collect()
}

fn row(text: &str) -> Result<(Vec<Card>, Source), Refusal> {
    let columns: Vec<_> = text.split([',', ';', '\t']).map(str::trim).collect();
    let (stooge, loot, claims, real, needs, source) = match columns[..] {
        [stooge, loot, claims, real, spies, safecrackers, lookouts] => {
            (stooge, loot, claims, real, [lookouts, safecrackers, spies], Source::Printed.name())
        }
        [stooge, loot, claims, real, spies, safecrackers, lookouts, source] => {
            (stooge, loot, claims, real, [lookouts, safecrackers, spies], source)
        }
        _ => return Err(Refusal::new("downtown-deck-wrong-number-of-columns").with("columns", columns.len())),
    };
    let mut card =
        Card { stooge: word(stooge)?, loot: word(loot)?, claims: number(claims)?, needs: Crew::NONE, real: 0 };
    for (kind, count) in Kind::ALL.into_iter().zip(needs) {
        card.needs[kind] = number(count)?;
    }
    let mut cards = Vec::new();
    for value in real.split_whitespace() {
        card.real = number(value)?;
        if let Some(refusal) = wrong(card) {
            return Err(refusal);
        }
        cards.push(card);
    }
    Refusal::new("downtown-deck-no-real-value").when(cards.is_empty())?;
    Ok((cards, word(source)?))
}

fn word<T: std::str::FromStr<Err = Refusal>>(text: &str) -> Result<T, Refusal> {
    text.to_lowercase().parse()
}

fn number(text: &str) -> Result<u8, Refusal> {
    text.parse().map_err(|_| Refusal::new("downtown-deck-bad-number").with("number", text))
}
