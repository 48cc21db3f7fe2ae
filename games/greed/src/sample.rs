//! A state that looks like the view, drawn uniformly from all of them.
//!
//! What is hidden is which card came from which *place*: a place is a pile and the round a card was
//! taken from it, or a position in the draw pile. Every place out of the piles has one card; what
//! is left of a pile or of the draw pile is a set. Four kinds of cards are told apart by the
//! viewer's [`Trace`]s, and their choices do not touch each other:
//!
//! 1. Cards with a known place.
//! 2. Cards last seen in a passing pile. Those of one pile and round were taken by the players who
//!    held the pile until the viewer got it back, one each, or still lie there: every way to give
//!    each of these places another card is as good as any other.
//! 3. Cards first seen when somebody showed them. They came from a place of that player's which the
//!    viewer knows nothing about, not later than they were shown. In the order in which they were
//!    shown, each can choose among all such places but those chosen before: how many that are does
//!    not depend on the earlier choices, so choosing evenly one after the other is uniform.
//! 4. Cards never seen fill all places that are left, the piles that have not come by and the draw
//!    pile, in any way.

use rand::Rng;
use tabletop::{CardSet, Seat, View, below};

use crate::agenda::Task;
use crate::card::Card;
use crate::state::{Greed, Origin, ROUNDS};
use crate::view::{Trace, last_look};

/// A set of places, by the code of their [`Origin`].
type Places = CardSet;

/// A state that looks like the view.
pub(crate) fn sample(view: &View<Greed>, rng: &mut impl Rng) -> Greed {
    let (viewer, table, memory) = (view.viewer.seat(), &view.table, &view.memory);
    let mut game = Greed::undealt(table.board.players);
    game.board = table.board;
    game.hands = memory.known_hands;
    game.draws = memory.draws;
    game.shown = memory.shown;
    game.start = memory.start;
    let mut known = Known::sort(&mut game, view);
    let mut empty = game.places().map(|places| places & !known.places);
    known.give_passed_cards(&mut game, &mut empty, rng);
    known.give_shown_cards(&mut game, &mut empty, rng);
    known.give_unseen_cards(&mut game, empty, viewer, rng);
    if let Some(seat) = viewer {
        game.hands[seat.index()] = table.hand;
        game.sealed[seat.index()] = table.sealed;
    }
    game.seal_for_others(viewer, rng);
    game
}

/// The cards by what the viewer knows of them.
struct Known {
    /// The places whose card is known.
    places: Places,
    /// Cards last seen in a passing pile, by pile and round.
    passed: [CardSet; Seat::MAX * ROUNDS as usize],
    /// Which of these sets have cards.
    passed_sets: CardSet,
    /// Cards first seen when somebody showed them: the moment, the card, the owner.
    shown: [(u8, Card, Seat); Card::COUNT as usize],
    shown_count: usize,
    /// Cards never seen.
    unseen: [Card; Card::COUNT as usize],
    unseen_count: usize,
}

impl Known {
    /// Puts the cards with a known place there and sorts the others.
    fn sort(game: &mut Greed, view: &View<Greed>) -> Self {
        let nothing = Card::new(1);
        let mut known = Self {
            places: Places::EMPTY,
            passed: [CardSet::EMPTY; Seat::MAX * ROUNDS as usize],
            passed_sets: CardSet::EMPTY,
            shown: [(0, nothing, Seat::new(0)); Card::COUNT as usize],
            shown_count: 0,
            unseen: [nothing; Card::COUNT as usize],
            unseen_count: 0,
        };
        for card in Card::all() {
            let place = match view.memory.traces[card] {
                Trace::Unseen => {
                    known.unseen[known.unseen_count] = card;
                    known.unseen_count += 1;
                    continue;
                }
                Trace::Shown(owner) => {
                    // What somebody knew when the game was set up cannot have been taken since.
                    let seen = view.memory.start.seen_by(view.viewer.seat()).contains(card.number());
                    let moment = if seen { view.memory.start.moment } else { view.memory.shown[card] };
                    known.shown[known.shown_count] = (moment, card, owner);
                    known.shown_count += 1;
                    continue;
                }
                Trace::Passed { pile, round } => {
                    let set = Origin::taken(pile, round).code();
                    known.passed[set as usize].insert(card.number());
                    known.passed_sets.insert(set);
                    continue;
                }
                Trace::Taken { pile, round } => Origin::taken(pile, round),
                Trace::Drawn { nth } => Origin::drawn(nth),
            };
            game.origins[card] = place;
            known.places.insert(place.code());
        }
        known.shown[..known.shown_count].sort_unstable();
        known
    }

    /// Cards last seen in a passing pile go to the players who held it since, the rest lies there.
    fn give_passed_cards(&self, game: &mut Greed, empty: &mut [Places; Seat::MAX], rng: &mut impl Rng) {
        let players = game.board.players;
        for set in self.passed_sets {
            let (pile, round) = (set / ROUNDS, set % ROUNDS + 1);
            let mut group = self.passed[set as usize];
            for later in round + 1..=(round + players - 1).min(game.board.drafted()) {
                let place = Origin::taken(pile, later);
                let seat = crate::state::holder(players, pile, later);
                if empty[seat.index()].contains(place.code()) {
                    let card = group.nth(below(rng, group.len()));
                    group.remove(card);
                    game.give(Card::new(card), place, seat);
                    empty[seat.index()].remove(place.code());
                }
            }
            game.piles[pile as usize] = game.piles[pile as usize] | group;
        }
    }

    /// Cards first seen when somebody showed them came from an empty place of that player, not
    /// later than that moment.
    fn give_shown_cards(&self, game: &mut Greed, empty: &mut [Places; Seat::MAX], rng: &mut impl Rng) {
        if self.shown_count == 0 {
            return;
        }
        let drafts = game.draws.draft_moments(game.board.drafted());
        let (mut round, mut nth) = (1, 0);
        let mut so_far = Places::EMPTY;
        for &(moment, card, owner) in &self.shown[..self.shown_count] {
            while round <= game.board.drafted() && drafts[round as usize] <= moment {
                for pile in 0..game.board.players {
                    so_far.insert(Origin::taken(pile, round).code());
                }
                round += 1;
            }
            while nth < game.draws.count() && game.draws.moment(nth) <= moment {
                so_far.insert(Origin::drawn(nth).code());
                nth += 1;
            }
            let possible = empty[owner.index()] & so_far;
            let place = possible.nth(below(rng, possible.len()));
            empty[owner.index()].remove(place);
            game.origins[card] = Origin::of_code(place);
        }
    }

    /// Cards never seen fill the places left, the piles that have not come by and the draw pile.
    fn give_unseen_cards(
        &mut self,
        game: &mut Greed,
        empty: [Places; Seat::MAX],
        viewer: Option<Seat>,
        rng: &mut impl Rng,
    ) {
        for seat in game.board.seats() {
            // Cards that are still to be dealt leave their places empty.
            let dealt = empty[seat.index()].len().saturating_sub(u32::from(game.start.gaps.of_seat(seat)));
            for place in empty[seat.index()].iter().take(dealt as usize) {
                game.give(self.any_unseen(rng), Origin::of_code(place), seat);
            }
        }
        for pile in 0..game.board.players {
            if viewer.and_then(|viewer| last_look(&game.board, &game.start, viewer, pile)).is_none() {
                for _ in 0..game.board.pile_size(pile).saturating_sub(game.start.gaps.piles[pile as usize]) {
                    game.piles[pile as usize].insert(self.any_unseen(rng).number());
                }
            }
        }
        game.deck = self.unseen[..self.unseen_count].iter().map(|card| card.number()).collect();
    }

    /// One of the unseen cards that are left, each as likely.
    #[inline]
    fn any_unseen(&mut self, rng: &mut impl Rng) -> Card {
        let index = below(rng, self.unseen_count as u32) as usize;
        let card = self.unseen[index];
        self.unseen_count -= 1;
        self.unseen[index] = self.unseen[self.unseen_count];
        card
    }
}

impl Greed {
    /// The places of each seat: what it has taken and drawn unseen.
    fn places(&self) -> [Places; Seat::MAX] {
        let players = self.board.players;
        let mut places = [Places::EMPTY; Seat::MAX];
        for pile in 0..players {
            let mut seat = Seat::new(pile.into());
            for round in 1..=self.board.drafted() {
                places[seat.index()].insert(Origin::taken(pile, round).code());
                seat = seat.left(players);
            }
        }
        for (nth, drawn) in self.draws.iter().enumerate() {
            if let Some(seat) = drawn.seat {
                places[seat.index()].insert(Origin::drawn(nth as u8).code());
            }
        }
        places
    }

    /// The card came from that place into the seat's hand.
    #[inline]
    fn give(&mut self, card: Card, place: Origin, seat: Seat) {
        self.origins[card] = place;
        self.hands[seat.index()].insert(card.number());
    }

    /// What the others have taken or chosen face down can be any card they had.
    fn seal_for_others(&mut self, viewer: Option<Seat>, rng: &mut impl Rng) {
        let drafts = match self.board.agenda.top() {
            Task::Draft => true,
            Task::Choose => false,
            _ => return,
        };
        for seat in self.board.seats() {
            if viewer != Some(seat) && !self.board.waiting.contains(seat) {
                let from = if drafts { self.piles[self.board.pile_of(seat)] } else { self.hands[seat.index()] };
                self.sealed[seat.index()] = Some(Card::new(from.nth(below(rng, from.len()))));
            }
        }
    }
}
