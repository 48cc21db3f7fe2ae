//! Kuhn's poker: three cards, one each, one coin in the pot and one to bet. The first seat checks or
//! bets; after a check the second seat checks or bets; whoever faces a bet folds or calls.
//!
//! What is known of it (Kuhn, 1950): with the jack never call, with the king always call; the first
//! seat never bets the queen and calls a bet with it one time in three more often than it bets the
//! jack; the second seat always bets the king, never bets the queen. The first seat loses 1/18 a game.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::rand::Rng;
use tabletop::{
    CardSet, ChanceQuestion, Choices, Draw, Game, Heuristic, Pending, Refusal, ScoreLine, Seat, Standing, Story, View,
    Viewer, below, notation,
};

pub(crate) use crate::number::Number as Card;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Kuhn {
    pub(crate) cards: [Option<u8>; 2],
    pub(crate) moves: Vec<Move>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    /// Check, or fold to a bet.
    Pass,
    /// Bet, or call a bet.
    Bet,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Pass { "pass" } else { "bet" })
    }
}
impl FromStr for Move {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        match text {
            "pass" => Ok(Self::Pass),
            "bet" => Ok(Self::Bet),
            _ => Err(Refusal::new("unreadable")),
        }
    }
}
notation!(Move);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum Event {
    Dealt(Seat, Option<u8>),
    Moved(Move),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Table {
    card: Option<u8>,
    dealt: u8,
    moves: Vec<Move>,
}

use Move::{Bet, Pass};

impl Kuhn {
    /// What the first seat wins, once the game is over.
    fn pot(&self) -> Option<i32> {
        let ahead = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.moves[..] {
            [Pass, Pass] => Some(ahead),
            [Bet, Pass] => Some(1),
            [Pass, Bet, Pass] => Some(-1),
            [Bet, Bet] | [Pass, Bet, Bet] => Some(2 * ahead),
            _ => None,
        }
    }

    fn left(&self) -> CardSet {
        self.cards.iter().flatten().fold(CardSet::first(3), |left, &card| left.without(card))
    }
}

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    tabletop::types!((), Move, Card, Event, Event, Table, (), ());

    fn configure(_: u8, _: &Choices) -> Result<(), Refusal> {
        Ok(())
    }
    fn new((): &()) -> Result<Self, Refusal> {
        Ok(Self { cards: [None; 2], moves: Vec::new() })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn pending(&self) -> Pending {
        if let Some(dealt) = self.cards.iter().position(Option::is_none) {
            let (full, left) = (CardSet::first(3), self.left());
            let draw = Draw { pile: 0, shuffle: 0, position: dealt as u8, full, left, gap: false };
            return Pending::Chance(ChanceQuestion::Draw(draw));
        }
        if self.pot().is_some() { Pending::Over } else { Pending::Seat(Seat::new(self.moves.len() % 2)) }
    }
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.pending().seats().contains(seat) {
            out.extend([Pass, Bet]);
        }
    }
    fn refusal(&self, seat: Seat, _: &Move) -> Option<Refusal> {
        (!self.pending().seats().contains(seat)).then(|| Refusal::new("illegal"))
    }
    fn apply(&mut self, _: Seat, action: Move, story: &mut impl Story<Self>) {
        self.moves.push(action);
        story.tell(self, Event::Moved(action));
    }
    fn outcome(&self, answer: u8) -> Card {
        Card(answer)
    }
    fn chance_refusal(&self, _: &Card) -> Option<Refusal> {
        None
    }
    fn apply_chance(&mut self, Card(card): Card, story: &mut impl Story<Self>) {
        let seat = self.cards.iter().position(Option::is_none).expect("a card is due");
        self.cards[seat] = Some(card);
        story.tell(self, Event::Dealt(Seat::new(seat), Some(card)));
    }
    fn view(&self, viewer: Viewer) -> View<Self> {
        let card = viewer.seat().and_then(|seat| self.cards[seat.index()]);
        let dealt = self.cards.iter().flatten().count() as u8;
        View { viewer, table: Table { card, dealt, moves: self.moves.clone() }, memory: () }
    }
    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt(seat, card) => Event::Dealt(seat, card.filter(|_| viewer.is(seat))),
            moved @ Event::Moved(_) => moved,
        })
    }
    fn informs(_: &Event) -> bool {
        true
    }
    fn preview(_: &View<Self>, _: &Move) {}
    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Self {
        let mut game = Self { cards: [None; 2], moves: view.table.moves.clone() };
        if let Some(seat) = view.viewer.seat() {
            game.cards[seat.index()] = view.table.card;
        }
        for seat in 0..view.table.dealt as usize {
            if game.cards[seat].is_none() {
                let left = game.left();
                game.cards[seat] = Some(left.nth(below(rng, left.len())));
            }
        }
        game
    }
    fn result(&self) -> Option<Standing> {
        self.pot().map(|pot| Standing::by_score(&[(pot, 0), (-pot, 0)]))
    }
    fn breakdown(&self, _: Seat) -> Vec<ScoreLine> {
        Vec::new()
    }
}

/// No advice: the search has to find it out.
impl Heuristic for Kuhn {
    const SPREAD: f32 = 1.0;
    fn secret(&self, seat: Seat) -> u64 {
        self.cards[seat.index()].map_or(0, u64::from)
    }
}
