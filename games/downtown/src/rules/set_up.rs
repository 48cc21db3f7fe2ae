//! dt.setup: hands, piles, tokens, the first displays.

use tabletop::{Refusal, Seat, SeatSet, Story};

use crate::SEATS;
use crate::board::{Place, Places};
use crate::card::{Crew, FENCES, GANG, JOBS, JobId, JobSet, PILE, Stooge};
use crate::config::{Config, OpeningTokens};
use crate::event::Event;
use crate::lots::Lots;
use crate::placing::Undealt;
use crate::state::{
    CASINO, Downtown, Envelope, FencePile, FenceSlot, JobSlot, MONEY, Phase, Player, START_MONEY, Step, Turn,
};

/// dt.setup.display
pub(crate) const OPENING_MONEY: [u16; 3] = [1, 2, 3];

/// Every way for two tokens to stand on different places.
pub(crate) const PAIRS: [Places; 15] = {
    let mut pairs = [Places::NONE; 15];
    let (mut count, mut one) = (0, 0);
    while one < 6 {
        let mut other = one + 1;
        while other < 6 {
            pairs[count] = Places::pair(Place::ALL[one], Place::ALL[other]);
            count += 1;
            other += 1;
        }
        one += 1;
    }
    pairs
};

impl Downtown {
    /// The table before the first card is dealt.
    pub(crate) fn fresh(config: &Config) -> Self {
        let nobody = Seat::new(0);
        let absent = Player {
            purse: 0,
            display_money: 0,
            display: Crew::NONE,
            hand: Crew::NONE,
            loot: JobSet::NONE,
            tokens: Places::NONE,
            envelope: Envelope::EMPTY,
        };
        // dt.setup.money
        let mut players = [absent; SEATS];
        for player in &mut players[..config.players as usize] {
            player.purse = START_MONEY;
        }
        let mut lots = Lots::default();
        lots.shuffle();
        Self {
            config: *config,
            phase: Phase::Deal,
            turn: Turn { nth: 0, active: nobody, next: nobody, robbed: false, used: Places::NONE, encore: None },
            first: nobody,
            start: nobody,
            always: SeatSet::EMPTY,
            players,
            bank: MONEY as i16 - (config.players as u16 * START_MONEY) as i16,
            row: Crew::NONE,
            pile: GANG,
            shuffled: GANG,
            aside: Crew::NONE,
            shuffles: 0,
            discards: Crew::NONE,
            lots,
            jobs: [JobSlot::default(); JOBS],
            // dt.setup.stooges: the last of the list is the top.
            job_piles: Stooge::ALL.map(|stooge| (0..PILE).rev().map(|depth| JobId::new(stooge, depth)).collect()),
            fences: [FenceSlot::default(); FENCES],
            // dt.setup.fences: three piles of four, a casino card under each.
            fence_piles: [0, 4, 8]
                .map(|top| [CASINO, top + 3, top + 2, top + 1, top].into_iter().collect::<FencePile>()),
            casinos: 0,
            turn_up: 0b11_1111,
            undealt: Undealt::default(),
        }
    }

    pub(crate) fn first_placer(&mut self, seat: Seat, story: &mut impl Story<Self>) {
        self.first = seat;
        self.turn.active = seat;
        self.turn.next = seat;
        self.phase = Phase::Place;
        story.tell(self, Event::First { seat });
    }

    pub(crate) fn list_openings(&self, out: &mut Vec<crate::Action>) {
        let good = PAIRS.into_iter().filter(|&places| self.is_opening(places));
        out.extend(good.map(crate::Action::Stand));
    }

    /// dt.edition.tokens
    fn is_opening(&self, places: Places) -> bool {
        self.config.tokens == OpeningTokens::Any || !places.and(Places::WORKING).is_empty()
    }

    pub(crate) fn refuse_opening(&self, places: Places) -> Option<Refusal> {
        if places.len() != 2 {
            return Some(Refusal::by("dt.setup.tokens", "downtown-two-different-places"));
        }
        (!self.is_opening(places))
            .then(|| Refusal::by("dt.edition.tokens", "downtown-one-token-must-stand-on-a-working-place"))
    }

    /// dt.setup.tokens: clockwise from the first placer.
    pub(crate) fn place_tokens(&mut self, places: Places, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        self.player_mut(seat).tokens = places;
        let next = seat.left(self.config.players);
        self.turn.active = next;
        self.turn.next = next;
        story.tell(self, Event::Placed { seat, places });
        if next == self.first {
            self.settle_start(story);
        }
    }

    /// dt.setup.start
    fn settle_start(&mut self, story: &mut impl Story<Self>) {
        self.start = self.first;
        if self.config.players > 2 {
            let mut seat = self.first;
            for _ in 0..self.config.players {
                if self.player(seat).tokens.contains(Place::East) {
                    self.start = seat;
                    break;
                }
                seat = seat.left(self.config.players);
            }
        }
        self.turn.active = self.start;
        self.turn.next = self.start;
        self.phase = Phase::Open;
        let start = self.start;
        for seat in self.everybody().filter(|&seat| seat != start) {
            self.player_mut(seat).envelope = Envelope::asked(Step::Money);
        }
        story.tell(self, Event::Starts { seat: self.start });
    }

    /// dt.setup.display
    pub(crate) fn open_display(&mut self, seat: Seat, money: u16, story: &mut impl Story<Self>) {
        self.player_mut(seat).envelope = Envelope { step: Step::Sealed, money, crew: Crew::NONE };
        if !self.asked().is_empty() {
            return;
        }
        let start = self.start;
        for seat in self.everybody().filter(|&seat| seat != start) {
            let player = self.player_mut(seat);
            let money = std::mem::replace(&mut player.envelope, Envelope::EMPTY).money;
            player.purse -= money;
            player.display_money += money;
            story.tell(self, Event::Opened { seat, money });
        }
        self.begin_turn(start, story);
    }
}
