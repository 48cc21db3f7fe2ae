//! Scenes: a position, the cards the players choose, and what is asked then.
//!
//! Seats that are told to play nothing play cards that fail, so that a test is about its own cards.

use greed::scene::Scene;
use greed::{Action, Card, Chance, Event, Greed};
use tabletop::{Game, Pending, Seat};

use super::plain::plain;

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);
pub(super) const D: Seat = Seat::new(3);
pub(super) const E: Seat = Seat::new(4);

/// Cards whose needs nobody meets who has next to nothing: they leave without effect.
const IDLE: [u8; 20] = [47, 48, 51, 30, 29, 32, 61, 37, 43, 69, 42, 26, 39, 56, 59, 49, 5, 73, 79, 54];

/// A position to be completed.
pub(super) struct Setup {
    position: Scene,
    players: u8,
    plays: Vec<(Seat, u8)>,
    rounds: usize,
}

/// A scene with so many players, in round 5.
pub(super) fn scene(players: u8) -> Setup {
    scene_in_round(players, 5)
}

/// A scene in this round.
pub(super) fn scene_in_round(players: u8, round: u8) -> Setup {
    Setup { position: Scene::new(players, round), players, plays: Vec::new(), rounds: 2 }
}

impl Setup {
    fn with(mut self, change: impl FnOnce(Scene) -> Scene) -> Self {
        self.position = change(self.position);
        self
    }

    pub(super) fn hand(self, seat: Seat, numbers: &[u8]) -> Self {
        self.with(|position| position.hand(seat, numbers))
    }

    pub(super) fn display(self, seat: Seat, numbers: &[u8]) -> Self {
        self.with(|position| position.display(seat, numbers))
    }

    pub(super) fn markers(self, holding: u8, count: u16) -> Self {
        self.with(|position| position.markers(holding, count))
    }

    pub(super) fn money(self, seat: Seat, amount: u32) -> Self {
        self.with(|position| position.money(seat, amount))
    }

    pub(super) fn draw_pile(self, numbers: &[u8]) -> Self {
        self.with(|position| position.draw_pile(numbers))
    }

    pub(super) fn copied(self, thug: u8) -> Self {
        self.with(|position| position.copied(thug))
    }

    /// The seat holds this card and chooses it.
    pub(super) fn plays(mut self, seat: Seat, number: u8) -> Self {
        self.plays.push((seat, number));
        self.hand(seat, &[number])
    }

    /// How many rounds the idle seats have cards for (2 if not said).
    pub(super) fn rounds(mut self, rounds: usize) -> Self {
        self.rounds = rounds;
        self
    }

    /// The position, before anybody has chosen.
    pub(super) fn position(mut self) -> Play {
        let named = self.position.named();
        let mut idle = IDLE.into_iter().filter(|&number| !named.contains(number));
        let mut spare = Vec::new();
        for seat in Seat::first(self.players) {
            let busy = usize::from(self.plays.iter().any(|&(player, _)| player == seat));
            let cards: Vec<u8> = idle.by_ref().take(self.rounds - busy).collect();
            self.position = self.position.hand(seat, &cards);
            spare.push(cards);
        }
        Play { game: self.position.build(), story: Vec::new(), spare }
    }

    /// Everybody has chosen, and the round runs until somebody is asked.
    pub(super) fn go(self) -> Play {
        let plays = self.plays.clone();
        let mut scene = self.position();
        scene.choose(&plays);
        scene
    }
}

/// A game in the middle of something, and what has happened so far.
pub(super) struct Play {
    pub(super) game: Greed,
    pub(super) story: Vec<Event>,
    spare: Vec<Vec<u8>>,
}

impl Play {
    /// Everybody chooses: these cards, idle ones otherwise.
    pub(super) fn choose(&mut self, plays: &[(Seat, u8)]) {
        for seat in Seat::first(self.game.seats()) {
            let number = match plays.iter().find(|(player, _)| *player == seat) {
                Some((_, number)) => *number,
                None => self.spare[seat.index()].remove(0),
            };
            self.does(seat, &format!("play {number}"));
        }
    }

    /// The draft of the next round, in which everybody takes the first card, and its choices.
    pub(super) fn next_round(&mut self, plays: &[(Seat, u8)]) {
        self.draft();
        self.choose(plays);
    }

    /// Everybody takes the first card of the pile.
    pub(super) fn draft(&mut self) {
        assert!(self.game.board().drafting(), "the round is not over: {:?}", self.game.pending());
        for seat in Seat::first(self.game.seats()) {
            let first = self.legal(seat)[0].clone();
            self.does(seat, &first);
        }
    }

    /// The seat does this, which must be legal.
    pub(super) fn does(&mut self, seat: Seat, action: &str) {
        let action: Action = action.parse().unwrap();
        assert_eq!(self.game.refusal(seat, &action), None, "{seat}: {action}");
        self.game.apply(seat, action, &mut self.story);
        assert_eq!(self.game.audit(), Ok(()));
    }

    /// The draw pile shows these cards one after the other.
    pub(super) fn draws(&mut self, numbers: &[u8]) {
        for &number in numbers {
            let card = Chance(Card::new(number));
            assert_eq!(self.game.chance_refusal(&card), None, "{card}");
            self.game.apply_chance(card, &mut self.story);
            assert_eq!(self.game.audit(), Ok(()));
        }
    }

    /// Why the seat cannot do this: message id and rule.
    pub(super) fn refused(&self, seat: Seat, action: &str) -> (&'static str, Option<&'static str>) {
        let refusal = self.game.refusal(seat, &action.parse().unwrap()).expect("it is refused");
        (refusal.line.id, refusal.rule)
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal.iter().map(Action::to_string).collect()
    }

    /// Who alone is asked now.
    pub(super) fn asked(&self) -> Option<Seat> {
        match self.game.pending() {
            Pending::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether a card of the draw pile is waited for.
    pub(super) fn waits_for_a_card(&self) -> bool {
        matches!(self.game.pending(), Pending::Chance(_))
    }

    /// The round is over: all is done and the next draft waits.
    pub(super) fn round_is_over(&self) -> bool {
        self.game.board().drafting()
    }

    pub(super) fn money(&self, seat: Seat) -> u32 {
        self.game.board().money[seat.index()]
    }

    pub(super) fn markers(&self, holding: u8) -> u16 {
        self.game.board().markers.on(Card::new(holding))
    }

    pub(super) fn display(&self, seat: Seat) -> Vec<u8> {
        self.game.board().displays[seat.index()].iter().collect()
    }

    pub(super) fn holds(&self, seat: Seat, number: u8) -> bool {
        self.game.hand(seat).contains(number)
    }

    /// Whether the card has left the game.
    pub(super) fn gone(&self, number: u8) -> bool {
        let board = self.game.board();
        let seats = || Seat::first(self.game.seats());
        let places =
            seats().map(|seat| board.displays[seat.index()] | self.game.hand(seat) | self.game.pile_dealt_to(seat));
        let all = places.fold(board.open | self.game.draw_pile(), |all, place| all | place);
        !all.contains(number)
    }

    /// Whether the card failed.
    pub(super) fn failed(&self, number: u8) -> bool {
        self.story.iter().any(|event| matches!(event, Event::Failed { card, .. } if card.number() == number))
    }

    /// The events that concern money, markers, losses and plays, as plain lines.
    pub(super) fn told(&self) -> Vec<String> {
        self.story.iter().map(plain).collect()
    }

    /// What was gained by the seat through a card, gain by gain.
    pub(super) fn gains(&self, who: Seat, number: u8) -> Vec<u32> {
        let gain = |event: &Event| match *event {
            Event::Gained { seat, amount, by, .. } if seat == who && by.number() == number => Some(amount),
            _ => None,
        };
        self.story.iter().filter_map(gain).collect()
    }
}
