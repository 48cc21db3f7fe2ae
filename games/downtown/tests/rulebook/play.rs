//! Plays positions by hand: every action, die and card is written down.

use downtown::board::Place;
use downtown::card::{Crew, Fence, Loot, Share};
use downtown::scene::Scene;
use downtown::view::{Memory, Table};
use downtown::{Action, Chance, Downtown, Event};
use tabletop::{Game, Pending, Refusal, Seat, Viewer};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// The message of a refusal, without the name of the game.
pub(crate) fn id(refusal: &Refusal) -> &'static str {
    refusal.line.id.trim_start_matches("downtown-")
}

/// So many lookouts, safecrackers, spies.
pub(crate) fn crew(lookouts: u8, safecrackers: u8, spies: u8) -> Crew {
    Crew([lookouts, safecrackers, spies])
}

pub(crate) fn quarter(loot: Loot) -> Fence {
    Fence { loot, share: Share::Quarter }
}

pub(crate) fn half(loot: Loot) -> Fence {
    Fence { loot, share: Share::Half }
}

/// A table for so many by the default rules.
pub(crate) fn scene(players: u8) -> Scene {
    Scene::new(players, &[]).unwrap()
}

/// Three players; A at Downtown and West Side, nobody else at a place that is used or pays.
pub(crate) fn three() -> Scene {
    scene(3).tokens(A, Place::Downtown, Place::West).tokens(B, Place::East, Place::Villa).tokens(
        C,
        Place::East,
        Place::Villa,
    )
}

/// A game and what has happened since the last look.
pub(crate) struct Play {
    pub(crate) game: Downtown,
    pub(crate) events: Vec<Event>,
}

impl Play {
    pub(crate) fn of(game: Downtown) -> Self {
        Self { game, events: Vec::new() }
    }

    /// A seat chooses, in order, these things.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action: Action = text.parse().unwrap();
            if let Some(refusal) = self.game.refusal(seat, &action) {
                panic!("{seat}: {text} is refused: {refusal}, legal: {:?}", self.legal(seat));
            }
            assert!(self.legal(seat).contains(&(*text).to_owned()), "{text} is not listed: {:?}", self.legal(seat));
            self.game.apply(seat, action, &mut self.events);
            self.game.audit().unwrap();
        }
        self
    }

    /// Nature answers, in order, these things.
    #[track_caller]
    pub(crate) fn chance(&mut self, outcomes: &[&str]) -> &mut Self {
        for text in outcomes {
            let outcome: Chance = text.parse().unwrap();
            if let Some(refusal) = self.game.chance_refusal(&outcome) {
                panic!("{text} cannot be: {refusal}, asked: {:?}", self.game.pending());
            }
            self.game.apply_chance(outcome, &mut self.events);
            self.game.audit().unwrap();
        }
        self
    }

    /// The rule and the reason of a refusal.
    #[track_caller]
    pub(crate) fn refused(&self, seat: Seat, action: &str) -> (&'static str, &'static str) {
        let action: Action = action.parse().unwrap();
        let refusal: Refusal = self.game.refusal(seat, &action).expect("it is refused");
        assert!(!self.legal(seat).contains(&action.to_string()), "listed and refused");
        (refusal.rule.unwrap_or(""), id(&refusal))
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The legal actions that start with this word.
    pub(crate) fn legal_with(&self, seat: Seat, word: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|action| action.starts_with(word)).collect()
    }

    pub(crate) fn asked(&self) -> Vec<Seat> {
        self.game.pending().seats().iter().collect()
    }

    pub(crate) fn asks_nature(&self) -> bool {
        matches!(self.game.pending(), Pending::Chance(_))
    }

    /// The numbers nature may answer with.
    pub(crate) fn left(&self) -> Vec<u8> {
        match self.game.pending() {
            Pending::Chance(tabletop::ChanceQuestion::Draw(draw)) => draw.left.iter().collect(),
            other => panic!("no card is asked for: {other:?}"),
        }
    }

    pub(crate) fn table(&self) -> Table {
        self.game.view(Viewer::Spectator).table
    }

    pub(crate) fn memory(&self) -> Memory {
        self.game.view(Viewer::Spectator).memory
    }

    pub(crate) fn purse(&self, seat: Seat) -> u16 {
        self.game.player(seat).purse
    }

    pub(crate) fn hand(&self, seat: Seat) -> Crew {
        self.game.player(seat).hand
    }

    pub(crate) fn told(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    /// The active seat lays out nothing, of as many kinds as it is asked for.
    pub(crate) fn lay_nothing(&mut self) -> &mut Self {
        let seat = self.asked()[0];
        let turn = self.game.turns();
        while self.game.turns() == turn && self.asked() == [seat] && !self.legal_with(seat, "lay").is_empty() {
            let first = self.legal_with(seat, "lay")[0].clone();
            self.act(seat, &[&first]);
        }
        self
    }

    /// Everybody who may add face down adds nothing.
    pub(crate) fn add_nothing(&mut self) -> &mut Self {
        while self.table().phase == downtown::state::Phase::Add {
            let seat = self.asked()[0];
            let first = self.legal(seat)[0].clone();
            self.act(seat, &[&first]);
        }
        self
    }
}
