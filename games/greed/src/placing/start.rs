//! How a game that was set up by hand differs from one played from the beginning: nobody remembers
//! what came before, and some cards may still have to be dealt.

use serde::{Deserialize, Serialize};
use tabletop::{CardSet, Seat, Story};

use crate::card::Card;
use crate::event::Event;
use crate::state::{Greed, Origin, holder};

/// What a game starts with. A game from the beginning has the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default)]
pub struct Start {
    /// The first round in which looks at piles are remembered.
    pub round: u8,
    /// The moment of setting up, on the same scale as the moments of draws.
    pub moment: u8,
    /// The cards in other hands that each seat knew then.
    pub seen: [CardSet; Seat::MAX],
    /// What nature has still to deal.
    pub gaps: Gaps,
}

impl Default for Start {
    fn default() -> Self {
        Self { round: 1, moment: 0, seen: [CardSet::EMPTY; Seat::MAX], gaps: Gaps::default() }
    }
}

impl Start {
    /// As one viewer knows it.
    #[must_use]
    pub fn known_to(&self, viewer: Option<Seat>) -> Self {
        let mut seen = [CardSet::EMPTY; Seat::MAX];
        if let Some(viewer) = viewer {
            seen[viewer.index()] = self.seen[viewer.index()];
        }
        Self { seen, ..*self }
    }

    /// The cards in other hands that the viewer knew then.
    #[inline]
    pub fn seen_by(&self, viewer: Option<Seat>) -> CardSet {
        viewer.map_or(CardSet::EMPTY, |viewer| self.seen[viewer.index()])
    }
}

/// Cards of a position that were not named: so many are still to be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Gaps {
    /// All together.
    pub left: u8,
    /// Cards each seat has taken that have left the game; they are turned up.
    pub gone: [u8; Seat::MAX],
    /// Cards of each hand.
    pub hands: [u8; Seat::MAX],
    /// Cards of each pile, by the seat it was dealt to.
    pub piles: [u8; Seat::MAX],
}

impl Gaps {
    /// Out of the piles: so many of the seat's cards are missing.
    #[inline]
    pub(crate) fn of_seat(&self, seat: Seat) -> u8 {
        self.gone[seat.index()] + self.hands[seat.index()]
    }
}

impl Greed {
    /// Takes the next card of those that are still to be dealt; the game goes on after the last one.
    pub(crate) fn fill(&mut self, card: Card, story: &mut impl Story<Self>) {
        let open = |gaps: &[u8]| gaps.iter().position(|&count| count > 0);
        let gaps = &mut self.start.gaps;
        gaps.left -= 1;
        self.deck.remove(card.number());
        if let Some(seat) = open(&gaps.gone) {
            gaps.gone[seat] -= 1;
            let seat = Seat::new(seat);
            self.origins[card] = self.free_place(seat);
            self.shown[card] = self.start.moment;
            story.tell(self, Event::LeftGame { seat, card });
        } else if let Some(seat) = open(&gaps.hands) {
            gaps.hands[seat] -= 1;
            self.hands[seat].insert(card.number());
            let seat = Seat::new(seat);
            self.origins[card] = self.free_place(seat);
            story.tell(self, Event::Dealt { seat, card: Some(card) });
        } else if let Some(pile) = open(&gaps.piles) {
            gaps.piles[pile] -= 1;
            self.piles[pile].insert(card.number());
            if self.board.drafting() {
                let seat = holder(self.board.players, pile as u8, self.board.round);
                story.tell(self, Event::Dealt { seat, card: Some(card) });
            }
        }
        if self.start.gaps.left == 0 {
            self.proceed(story);
        }
    }

    /// A place of the seat's from which no card is known to have come.
    pub(crate) fn free_place(&self, seat: Seat) -> Origin {
        let players = self.board.players;
        let places = (1..=self.board.drafted()).flat_map(|round| (0..players).map(move |pile| (pile, round)));
        let drafted = places.filter(|&(pile, round)| holder(players, pile, round) == seat);
        let mut free = drafted
            .map(|(pile, round)| Origin::taken(pile, round))
            .chain((0..self.draws.count()).filter(|&nth| self.draws.get(nth).seat == Some(seat)).map(Origin::drawn));
        let taken = |&place: &Origin| Card::all().all(|card| self.origins[card] != place);
        free.find(taken).unwrap_or(Origin::UNTOUCHED)
    }
}
