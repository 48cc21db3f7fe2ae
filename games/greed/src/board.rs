//! What lies open for all: displays, money, markers, what has been announced, whose turn it is.

use serde::{Deserialize, Serialize};
use tabletop::{CardSet, Seat, SeatSet};

use crate::agenda::{Agenda, Task};
use crate::card::{Card, Kind, Symbol, Symbols, cards};
use crate::data::Loss;
use crate::state::ROUNDS;

/// The thug that can become another one (54).
pub const RUBBERFACE: Card = Card::new(54);
/// The thug that shows more symbols for a round (72).
pub const NAPOLEON: Card = Card::new(72);

/// The open part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board {
    /// How many play.
    pub players: u8,
    /// The current round, 1 to 12.
    pub round: u8,
    /// What is to be done.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Task>"), schemars(with = "Vec<Task>"))]
    pub agenda: Agenda,
    /// Who has still to take or choose a card.
    pub waiting: SeatSet,
    /// The player order of the round, once the chosen cards are shown; seat order before.
    pub order: [Seat; Seat::MAX],
    /// The cards chosen this round, once they are shown.
    pub chosen: [Option<Card>; Seat::MAX],
    /// Money, in thousands.
    pub money: [u32; Seat::MAX],
    /// The thugs and holdings in front of each seat.
    pub displays: [CardSet; Seat::MAX],
    /// Cards shown that have not been carried out to their end.
    pub open: CardSet,
    /// Thugs and holdings played this round.
    pub fresh: CardSet,
    /// Markers on the holdings.
    pub markers: Markers,
    /// What Rubberface has become.
    pub copied: Option<Card>,
    /// What holds for each seat in this round.
    pub now: [Effects; Seat::MAX],
    /// What will hold for each seat in the next round.
    pub next: [Effects; Seat::MAX],
    /// The losses due at the end of this round.
    pub due: [Announced; Loss::ALL.len()],
    /// The losses due at the end of the next round.
    pub due_next: [Announced; Loss::ALL.len()],
}

/// What holds for a seat in one round.
#[expect(clippy::struct_excessive_bools, reason = "each is a card's effect of its own; any of them can hold together")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Effects {
    /// Holdings played get so many extra markers (41).
    pub relocated: u16,
    /// Holdings played get so many extra markers (43).
    pub schemes: u16,
    /// Gains so much for each action of a neighbour (2).
    pub per_action: u8,
    /// Gains so much for each thug of a neighbour (3).
    pub per_thug: u8,
    /// So many times gains what the left neighbour gains (1).
    pub copies: u8,
    /// Gains are doubled so many times (78).
    pub doublings: u8,
    /// So many extra cards are played (67).
    pub extra_cards: u8,
    /// Costs are ignored (63).
    pub ignores_costs: bool,
    /// Needs are ignored (64).
    pub ignores_needs: bool,
    /// Actions go back to the hand (68).
    pub actions_return: bool,
    /// Napoleon himself shows gun and key as well (72).
    pub napoleon: bool,
    /// Rubberface as Napoleon shows gun and key as well (54, 72).
    pub false_napoleon: bool,
}

/// A loss that has been announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Announced {
    /// By whom.
    pub by: Option<Seat>,
    /// How many times.
    pub times: u8,
}

/// Markers on the holdings, by holding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Markers([u16; 25]);

/// The place of each holding in [`Markers`].
const PLACES: [u8; Card::COUNT as usize + 1] = {
    let mut places = [u8::MAX; Card::COUNT as usize + 1];
    let mut number = 1;
    let mut place = 0;
    while number <= Card::COUNT {
        if matches!(Card::new(number).kind(), Kind::Holding) {
            places[number as usize] = place;
            place += 1;
        }
        number += 1;
    }
    places
};

impl Markers {
    /// How many lie on the card; none on what is no holding.
    #[inline]
    pub fn on(&self, card: Card) -> u16 {
        self.0.get(PLACES[card.number() as usize] as usize).copied().unwrap_or(0)
    }

    /// Changes how many lie on the holding.
    ///
    /// # Panics
    /// If the card is no holding.
    #[inline]
    pub fn set(&mut self, holding: Card, count: u16) {
        self.0[PLACES[holding.number() as usize] as usize] = count;
    }

    /// The most on one of these cards.
    pub fn most(&self, among: CardSet) -> u16 {
        cards(among & Kind::Holding.cards()).map(|card| self.on(card)).max().unwrap_or(0)
    }

    /// All on these cards.
    pub fn sum(&self, among: CardSet) -> u32 {
        cards(among & Kind::Holding.cards()).map(|card| u32::from(self.on(card))).sum()
    }
}

impl Board {
    /// The table before the deal.
    pub fn new(players: u8) -> Self {
        Self {
            players,
            round: 1,
            agenda: Agenda::of(Task::Deal(0)),
            waiting: SeatSet::EMPTY,
            order: [0, 1, 2, 3, 4].map(Seat::new),
            chosen: [None; Seat::MAX],
            money: [0; Seat::MAX],
            displays: [CardSet::EMPTY; Seat::MAX],
            open: CardSet::EMPTY,
            fresh: CardSet::EMPTY,
            markers: Markers::default(),
            copied: None,
            now: [Effects::default(); Seat::MAX],
            next: [Effects::default(); Seat::MAX],
            due: [Announced::default(); Loss::ALL.len()],
            due_next: [Announced::default(); Loss::ALL.len()],
        }
    }

    /// Who plays.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.players)
    }

    /// Everybody but this seat.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |&other| other != seat)
    }

    /// Whether the piles are in the players' hands, to be looked at.
    #[inline]
    pub fn drafting(&self) -> bool {
        matches!(self.agenda.top(), Task::Deal(_) | Task::Draft)
    }

    /// How many rounds of drafting are over.
    #[inline]
    pub fn drafted(&self) -> u8 {
        self.round - u8::from(self.drafting())
    }

    /// How many cards are left of the pile dealt to the seat of this index.
    pub fn pile_size(&self, pile: u8) -> u8 {
        match self.agenda.top() {
            Task::Deal(dealt) => dealt.saturating_sub(pile * ROUNDS).min(ROUNDS),
            _ => ROUNDS - self.drafted(),
        }
    }

    /// The pile the seat holds in this round; piles are named after the seat they were dealt to.
    #[inline]
    pub fn pile_of(&self, seat: Seat) -> usize {
        let passes = (self.round - 1) % self.players;
        let pile = seat.index() as u8 + self.players - passes;
        usize::from(if pile >= self.players { pile - self.players } else { pile })
    }

    /// The seat's cards of a kind.
    #[inline]
    pub fn display(&self, seat: Seat, kind: Kind) -> CardSet {
        self.displays[seat.index()] & kind.cards()
    }

    /// All that lies in front of anybody.
    pub fn displayed(&self) -> CardSet {
        self.displays.iter().fold(CardSet::EMPTY, |all, &display| all | display)
    }

    /// How many thugs the seat has.
    #[inline]
    pub fn thugs(&self, seat: Seat) -> u32 {
        self.display(seat, Kind::Thug).len()
    }

    /// How many holdings the seat has.
    #[inline]
    pub fn holdings(&self, seat: Seat) -> u32 {
        self.display(seat, Kind::Holding).len()
    }

    /// The number a card counts as: for Rubberface that of the thug it copies (gr.54).
    #[inline]
    pub fn number(&self, card: Card) -> Card {
        match self.copied {
            Some(thug) if card == RUBBERFACE => thug,
            _ => card,
        }
    }

    /// The cards of the seat's display whose number is among these, by number: each as it lies
    /// there and the number it counts as. The original comes before Rubberface's copy. What has left the
    /// display acts no more (gr.leaves).
    #[inline]
    pub fn lying(&self, seat: Seat, among: CardSet) -> Lying {
        let display = self.displays[seat.index()];
        let copy = self.copied.filter(|thug| display.contains(RUBBERFACE.number()) && among.contains(thug.number()));
        Lying { rest: display & among.without(RUBBERFACE.number()), copy }
    }

    /// All symbols of the seat's display.
    pub fn symbols(&self, seat: Seat) -> Symbols {
        const MORE: Symbols = Symbols::of(&[Symbol::Gun, Symbol::Key]);
        let display = self.displays[seat.index()];
        let effects = &self.now[seat.index()];
        let mut all = Symbols::NONE;
        for card in cards(display) {
            all = all.and(self.number(card).row().symbols);
        }
        if effects.napoleon && display.contains(NAPOLEON.number()) {
            all = all.and(MORE);
        }
        if effects.false_napoleon && display.contains(RUBBERFACE.number()) {
            all = all.and(MORE);
        }
        all
    }

    /// How many of a symbol the seat's display shows.
    #[inline]
    pub fn shows(&self, seat: Seat, symbol: Symbol) -> u16 {
        self.symbols(seat).count(symbol)
    }

    /// The one seat with the most of something; nobody on a tie.
    pub fn alone_with_most(&self, of: impl Fn(Seat) -> u32) -> Option<Seat> {
        let most = self.seats().map(&of).max()?;
        let mut with_most = self.seats().filter(|&seat| of(seat) == most);
        let first = with_most.next();
        if with_most.next().is_none() { first } else { None }
    }
}

/// Cards of a display in the order of the numbers they count as.
#[derive(Clone, Debug)]
pub struct Lying {
    rest: CardSet,
    copy: Option<Card>,
}

impl Iterator for Lying {
    /// The card, and the number it counts as.
    type Item = (Card, Card);

    #[inline]
    fn next(&mut self) -> Option<(Card, Card)> {
        let next = if self.rest.is_empty() { None } else { Some(Card::new(self.rest.0.trailing_zeros() as u8)) };
        match (self.copy, next) {
            (None, None) => None,
            (Some(thug), card) if card.is_none_or(|card| thug < card) => {
                self.copy = None;
                Some((RUBBERFACE, thug))
            }
            (_, card) => {
                let card = card?;
                self.rest.remove(card.number());
                Some((card, card))
            }
        }
    }
}
