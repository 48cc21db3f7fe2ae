//! The state of a game: what lies open, what is hidden, and where each hidden card came from.

use serde::{Deserialize, Serialize};
use tabletop::{CardSet, Seat};

use crate::board::Board;
use crate::card::{Card, PerCard};

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

    /// Checks that nothing has been lost, doubled or misplaced.
    pub fn audit(&self) -> Result<(), String> {
        let board = &self.board;
        let players = board.players as usize;
        let mut places = vec![("draw pile", self.deck), ("open", board.open)];
        for seat in 0..Seat::MAX {
            let parts = [("hand", self.hands[seat]), ("pile", self.piles[seat]), ("display", board.displays[seat])];
            if seat < players {
                places.extend(parts);
            } else if parts.iter().any(|(_, cards)| !cards.is_empty()) || board.money[seat] != 0 {
                return Err(format!("the empty seat {seat} has something"));
            }
        }
        let mut placed = CardSet::EMPTY;
        for (place, cards) in places {
            if !(cards & placed).is_empty() || !(cards & !Card::DECK).is_empty() {
                return Err(format!(
                    "{place} holds cards that do not exist or are elsewhere too: {:?}",
                    cards & placed
                ));
            }
            placed = placed | cards;
        }
        self.audit_origins(placed)?;
        self.audit_counts()
    }

    /// Every card out of a pile has an origin of its own that tells its owner; what is nowhere has left the game in public.
    fn audit_origins(&self, placed: CardSet) -> Result<(), String> {
        let mut taken = std::collections::BTreeSet::new();
        let untouched = self.piles.iter().fold(self.deck, |all, &pile| all | pile);
        for card in Card::all() {
            let source = self.source(card);
            if untouched.contains(card.number()) != (source == Source::Untouched) {
                return Err(format!("{card} is in a pile but has an origin, or the other way round"));
            }
            if source != Source::Untouched && !taken.insert(source) {
                return Err(format!("{card} has the origin of another card: {source:?}"));
            }
            if !placed.contains(card.number()) && self.shown[card] == 0 {
                return Err(format!("{card} is gone but nobody saw it"));
            }
            let hidden = Seat::first(self.board.players).any(|seat| self.hand(seat).contains(card.number()))
                || untouched.contains(card.number());
            if !hidden && self.shown[card] == 0 {
                return Err(format!("{card} lies open but nobody saw it"));
            }
            if let Some(owner) = self.owner(card) {
                let elsewhere = self
                    .board
                    .opponents(owner)
                    .any(|other| (self.hand(other) | self.board.displays[other.index()]).contains(card.number()));
                if elsewhere {
                    return Err(format!("{card} of {owner} lies with somebody else"));
                }
            }
        }
        let drafted = usize::from(self.board.drafted()) * usize::from(self.board.players);
        let expected = drafted + usize::from(self.draws.count());
        if taken.len() != expected {
            return Err(format!("{} cards left the piles, not {expected}", taken.len()));
        }
        Ok(())
    }

    /// Sizes of piles, markers only on holdings in displays, a copy only of a thug.
    fn audit_counts(&self) -> Result<(), String> {
        let board = &self.board;
        if !matches!(board.agenda.top(), crate::agenda::Task::Deal(_)) {
            let size = u32::from(ROUNDS - board.drafted());
            let sizes = Seat::first(board.players).map(|seat| self.pile_dealt_to(seat).len());
            if sizes.clone().any(|pile| pile != size) {
                return Err(format!("the piles have {:?} cards, not {size}", sizes.collect::<Vec<_>>()));
            }
        }
        let displays = board.displays.iter().fold(CardSet::EMPTY, |all, &display| all | display);
        if board.markers.sum(!displays & Card::DECK) != 0 {
            return Err("markers lie on a card that is in no display".into());
        }
        let actions = displays & crate::card::Kind::Action.cards();
        if !actions.is_empty() {
            return Err(format!("actions lie in a display: {actions:?}"));
        }
        if board.copied.is_some() && !displays.contains(crate::board::RUBBERFACE.number()) {
            return Err("a copy remains of a Rubberface who has left".into());
        }
        Ok(())
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
