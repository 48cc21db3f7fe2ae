//! Positions for tests: a table set by hand, at the start of somebody's turn.

use tabletop::{Choices, Game, Refusal, Seat, Silent};

use crate::board::{Place, Places};
use crate::card::{Crew, Fence, GANG, JobId, Stooge};
use crate::config::Config;
use crate::state::{Downtown, Eyes, FencePile, Phase};

/// A table that is being set. Whatever is not said is as at the start of a game; money comes from
/// the bank, gangsters from the draw pile.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Downtown,
    /// The draw pile, if it was said what it is; then the last seat holds the rest.
    pile: Option<Crew>,
}

impl Scene {
    /// A table for so many with these options, all tokens at the Villa and the Bank.
    pub fn new(players: u8, options: &[(&str, &str)]) -> Result<Self, Refusal> {
        let choices = options.iter().fold(Choices::none(), |choices, (name, value)| choices.with(*name, *value));
        Ok(Self::under(Downtown::configure(players, &choices)?))
    }

    /// The same with this set-up.
    pub fn under(config: Config) -> Self {
        let mut game = Downtown::fresh(&config);
        for seat in game.everybody() {
            game.player_mut(seat).tokens = Places::pair(Place::Villa, Place::Bank);
        }
        for stooge in Stooge::ALL {
            let front = game.config.deck.front(stooge as u8 * 9);
            game.jobs[JobId::new(stooge, 0).index()].front = Some(front);
        }
        for (pile, fence) in [0, 4, 8].into_iter().enumerate() {
            game.fences[fence].front = Some(Fence::of_number(4 * pile as u8));
        }
        game.turn_up = 0;
        Self { game, pile: None }
    }

    /// Where a seat's tokens stand.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, one: Place, other: Place) -> Self {
        self.game.player_mut(seat).tokens = Places::pair(one, other);
        self
    }

    /// What is in a purse.
    #[must_use]
    pub fn purse(mut self, seat: Seat, money: u16) -> Self {
        let had = std::mem::replace(&mut self.game.player_mut(seat).purse, money);
        self.game.bank += had as i16 - money as i16;
        self
    }

    /// What is in a display.
    #[must_use]
    pub fn display(mut self, seat: Seat, money: u16, crew: Crew) -> Self {
        let player = self.game.player_mut(seat);
        player.display = crew;
        player.display_money = money;
        self.game.bank -= money as i16;
        self
    }

    /// Gangsters in a hand that nobody else has seen.
    #[must_use]
    pub fn hand(mut self, seat: Seat, crew: Crew) -> Self {
        self.game.player_mut(seat).hand += crew;
        let lot = self.game.lots.lots.len() - 1;
        self.game.lots.lots[lot].held[seat.index()] += crew;
        self
    }

    /// Gangsters in a hand that everybody has seen.
    #[must_use]
    pub fn known(mut self, seat: Seat, crew: Crew) -> Self {
        self.game.gain(seat, crew);
        self
    }

    /// The Downtown row.
    #[must_use]
    pub fn row(mut self, crew: Crew) -> Self {
        self.game.row = crew;
        self
    }

    /// The discards.
    #[must_use]
    pub fn discards(mut self, crew: Crew) -> Self {
        self.game.discards = crew;
        self
    }

    /// The draw pile; the gangsters that are nowhere else go, seen by all, to the last seat.
    #[must_use]
    pub fn pile(mut self, crew: Crew) -> Self {
        self.pile = Some(crew);
        self
    }

    /// The front of a stooge's top card.
    #[must_use]
    pub fn top(mut self, stooge: Stooge, front: u8) -> Self {
        let card = self.game.top_job(stooge).expect("the pile has cards");
        self.game.jobs[card.index()].front = Some(front);
        self
    }

    /// A seat holds the card with this number of the deck: the lowest of its pile.
    #[must_use]
    pub fn loot(mut self, seat: Seat, number: u8) -> Self {
        let deck = self.game.config.deck;
        let stooge = deck.card(number).stooge;
        let card = self.game.job_piles[stooge.index()].remove(0);
        let slot = &mut self.game.jobs[card.index()];
        slot.front = Some(deck.front(number));
        slot.back = Some(deck.back(number));
        slot.seen = Eyes::NONE.with(seat);
        self.game.player_mut(seat).loot.insert(card);
        self
    }

    /// Which fences lie in which pile, the top first; 12 is the casino card.
    #[must_use]
    pub fn fence_piles(mut self, piles: [&[u8]; 3]) -> Self {
        self.game.fence_piles = piles.map(|pile| pile.iter().rev().copied().collect::<FencePile>());
        self
    }

    /// The front of a fence.
    #[must_use]
    pub fn fence(mut self, fence: u8, front: Fence) -> Self {
        self.game.fences[fence as usize].front = Some(front);
        self
    }

    /// The back of a fence that only this seat has seen.
    #[must_use]
    pub fn fence_back(mut self, fence: u8, cop: bool, seen: Seat) -> Self {
        let slot = &mut self.game.fences[fence as usize];
        slot.cop = Some(cop);
        slot.seen = Eyes::NONE.with(seen);
        self
    }

    /// So many casino cards have appeared.
    #[must_use]
    pub fn casinos(mut self, casinos: u8) -> Self {
        self.game.casinos = casinos;
        self
    }

    /// So many turns have been played.
    #[must_use]
    pub fn turns(mut self, turns: u16) -> Self {
        self.game.turn.nth = turns;
        self
    }

    /// A seat's turn begins.
    pub fn turn(mut self, seat: Seat) -> Downtown {
        let game = &mut self.game;
        let mut rest = GANG;
        rest -= game.row;
        rest -= game.discards;
        for player in &game.players {
            rest -= player.hand;
            rest -= player.display;
        }
        if let Some(pile) = self.pile {
            rest -= pile;
            let last = Seat::new(game.config.players as usize - 1);
            game.gain(last, rest);
            game.pile = pile;
        } else {
            game.pile = rest;
        }
        game.shuffle_as_it_lies();
        game.phase = Phase::Confront;
        game.begin_turn(seat, &mut Silent);
        game.audit().expect("the table is set without mistakes");
        self.game
    }
}
