//! The state of a game: what lies open, what is hidden, and where each hidden card came from.

use serde::{Deserialize, Serialize};
use tabletop::{CardSet, Seat};

use crate::board::Board;
use crate::card::{Card, PerCard};
use crate::placing::Start;

/// How many cards each player is dealt, and how many rounds it takes to draft them.
pub const ROUNDS: u8 = 12;
/// The first round in which cards are played.
pub const FIRST_PLAY: u8 = 3;
/// The most cards a draw pile can have, with two players.
const DRAW_PILE: usize = (Card::COUNT - 2 * ROUNDS) as usize;

/// A game of Greed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Greed {
    /// What lies open for all.
    pub(crate) board: Board,
    /// The hands. A card chosen face down is still here.
    pub(crate) hands: [CardSet; Seat::MAX],
    /// The private piles, by the seat they were dealt to. A card taken face down is still here.
    pub(crate) piles: [CardSet; Seat::MAX],
    /// The draw pile: its cards, in no order.
    pub(crate) deck: CardSet,
    /// What the seats have taken or chosen face down.
    pub(crate) sealed: [Option<Card>; Seat::MAX],
    /// How each card came into play.
    pub(crate) origins: PerCard<Origin>,
    /// Who took which card off the draw pile, in order. All have seen that.
    pub(crate) draws: Draws,
    /// The moment each card was first shown to all; 0 for never.
    pub(crate) shown: PerCard<u8>,
    /// Where a position set up by hand differs from a game with a past.
    #[serde(default)]
    pub(crate) start: Start,
}

/// How a card came out of the shuffled deck and its piles, packed into a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Origin(u8);

/// What an [`Origin`] says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// It still lies in a pile or in the draw pile.
    Untouched,
    /// It was taken from the pile dealt to the seat of this index, in this round.
    Taken {
        /// The index of the seat the pile was dealt to.
        pile: u8,
        /// The round, which tells who took it.
        round: u8,
    },
    /// It was the `nth` card off the draw pile, from 0.
    Drawn {
        /// How many came before it.
        nth: u8,
    },
}

impl Origin {
    /// Still in a pile.
    pub const UNTOUCHED: Self = Self(u8::MAX);
    const FIRST_DRAWN: u8 = Seat::MAX as u8 * ROUNDS;

    /// Taken in the draft.
    #[inline]
    pub const fn taken(pile: u8, round: u8) -> Self {
        Self(pile * ROUNDS + round - 1)
    }

    /// Off the draw pile.
    #[inline]
    pub const fn drawn(nth: u8) -> Self {
        Self(Self::FIRST_DRAWN + nth)
    }

    /// A number of its own below 128, to make sets of places.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The place with this code.
    #[inline]
    pub(crate) const fn of_code(code: u8) -> Self {
        Self(code)
    }

    /// What it says.
    #[inline]
    pub const fn source(self) -> Source {
        match self.0 {
            u8::MAX => Source::Untouched,
            code if code < Self::FIRST_DRAWN => Source::Taken { pile: code / ROUNDS, round: code % ROUNDS + 1 },
            code => Source::Drawn { nth: code - Self::FIRST_DRAWN },
        }
    }
}

/// One card's way off the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrawnBy {
    /// Who drew it unseen; `None` if it was turned up for all to see.
    pub seat: Option<Seat>,
    /// In which round.
    pub round: u8,
}

/// Who took which card off the draw pile, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<DrawnBy>", try_from = "Vec<DrawnBy>")]
pub struct Draws {
    count: u8,
    /// Round and seat in a byte each; zero above the count.
    list: [u8; DRAW_PILE],
}

impl Draws {
    /// None yet.
    pub const NONE: Self = Self { count: 0, list: [0; DRAW_PILE] };

    /// How many.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// One more.
    #[inline]
    pub fn push(&mut self, drawn: DrawnBy) {
        self.list[self.count as usize] = drawn.round << 3 | drawn.seat.map_or(7, |seat| seat.index() as u8);
        self.count += 1;
    }

    /// The `nth` one, from 0.
    #[inline]
    pub fn get(&self, nth: u8) -> DrawnBy {
        let code = self.list[nth as usize];
        DrawnBy { seat: Seat::try_new(usize::from(code & 7)), round: code >> 3 }
    }

    /// All of them in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = DrawnBy> + '_ {
        (0..self.count).map(|nth| self.get(nth))
    }

    /// The moment of the `nth` draw. Moments count the drafts and the draws together.
    #[inline]
    pub fn moment(&self, nth: u8) -> u8 {
        self.get(nth).round + nth + 1
    }

    /// The moments of the drafts of all rounds up to `rounds`.
    pub fn draft_moments(&self, rounds: u8) -> [u8; ROUNDS as usize + 1] {
        let mut moments = [0; ROUNDS as usize + 1];
        let mut nth = 0;
        for round in 1..=rounds {
            while nth < self.count && self.list[nth as usize] >> 3 < round {
                nth += 1;
            }
            moments[round as usize] = round + nth;
        }
        moments
    }
}

impl From<Draws> for Vec<DrawnBy> {
    fn from(draws: Draws) -> Self {
        draws.iter().collect()
    }
}

impl TryFrom<Vec<DrawnBy>> for Draws {
    type Error = &'static str;
    fn try_from(list: Vec<DrawnBy>) -> Result<Self, Self::Error> {
        if list.len() > DRAW_PILE {
            return Err("no draw pile has that many cards");
        }
        let mut draws = Self::NONE;
        for drawn in list {
            draws.push(drawn);
        }
        Ok(draws)
    }
}

impl Greed {
    /// The game before the deal.
    pub(crate) fn undealt(players: u8) -> Self {
        Self {
            board: Board::new(players),
            hands: [CardSet::EMPTY; Seat::MAX],
            piles: [CardSet::EMPTY; Seat::MAX],
            deck: Card::DECK,
            sealed: [None; Seat::MAX],
            origins: PerCard::all(Origin::UNTOUCHED),
            draws: Draws::NONE,
            shown: PerCard::all(0),
            start: Start::default(),
        }
    }

    /// What lies open for all.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The draw pile, in no order.
    pub fn draw_pile(&self) -> CardSet {
        self.deck
    }

    /// The pile that was dealt to the seat, wherever it is now.
    pub fn pile_dealt_to(&self, seat: Seat) -> CardSet {
        self.piles[seat.index()]
    }

    /// How the card came into play.
    pub fn source(&self, card: Card) -> Source {
        self.origins[card].source()
    }

    /// Everybody sees the card now.
    #[inline]
    pub(crate) fn show(&mut self, card: Card) {
        if self.shown[card] == 0 {
            self.shown[card] = self.board.round + self.draws.count();
        }
    }

    /// Who took or drew the card; nobody yet, or nobody ever for a card turned up.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        match self.source(card) {
            Source::Untouched => None,
            Source::Taken { pile, round } => Some(holder(self.board.players, pile, round)),
            Source::Drawn { nth } => self.draws.get(nth).seat,
        }
    }
}

/// Who holds a pile in a round.
#[inline]
pub fn holder(players: u8, pile: u8, round: u8) -> Seat {
    Seat::new(usize::from((pile + round - 1) % players))
}
