//! High Card: the smallest game that has every difficulty of the real ones. It shows how a game is
//! written, and with a planted [fault](Fault) it shows that the battery finds what it is for.
//!
//! Two or three seats, nine cards, five coins each. All seats at once stake a card and up to two
//! coins in secret; the highest card takes the coins. The winner may then tip the bank up to two
//! coins and peek at the card left in another hand, rolls a die for a bonus of 1 to 3 from the bank, and everybody draws a card while there
//! are enough. Cards lie in two places, old and new, and everybody sees from which one is played.
//! Most coins win when the hands are empty.

mod listing;
mod tell;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::{
    CardSet, ChanceQuestion, Choices, Draw, Game, Pending, Refusal, Roll, ScoreLine, Seat, SeatSet, Standing, Story,
    View, Viewer, below, notation,
};

/// What can be wrong with a [`HighCard`], to test the tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Fault {
    /// Nothing.
    None,
    /// The table part of a view shows how good the other hands are.
    ViewLeak,
    /// Others see which card is staked.
    EventLeak,
    /// Why a peek is refused depends on the other hand.
    RefusalLeak,
    /// A seat is offered a peek only where it pays.
    PromptLeak,
    /// Others get one more message when a high card is drawn.
    ExtraMessage,
    /// A peek claims that nobody learned anything.
    SilentPeek,
    /// The sampler returns the truth.
    TruthfulSampler,
    /// The sampler likes high cards in the next hand.
    BiasedSampler,
    /// A card played as the third of its round vanishes.
    LostCard,
    /// A legal action is listed twice.
    ListedTwice,
    /// All tips are the same.
    OfferedTwice,
    /// An illegal action is not refused.
    NotRefused,
    /// The order in which simultaneous choices arrive matters.
    OrderMatters,
}

const CARDS: u8 = 9;
const ALL: CardSet = CardSet::first(CARDS);
const PURSE: u8 = 5;
const BANK: u8 = 100;
const MAX: usize = 3;

/// The state of a game of High Card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HighCard<const FAULT: u8 = 0> {
    seats: u8,
    phase: Phase,
    hands: [Hand; MAX],
    discards: CardSet,
    coins: [u8; MAX],
    bank: u8,
    rolls: u16,
    drawn: u8,
    staked: [Stake; MAX],
}

/// The old and the new card of a seat.
pub type Hand = [Option<Slot>; 2];

/// A card in a hand. Who has seen it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    card: u8,
    seen: SeatSet,
}

fn cards(hand: Hand) -> CardSet {
    hand.iter().flatten().map(|slot| slot.card).collect()
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Everybody draws up to two cards, the seat next.
    Draw(Seat),
    /// All choose what to stake.
    Stake,
    /// The winner may tip the bank.
    Tip(Seat),
    /// The winner may look into a hand.
    Peek(Seat),
    /// The winner's die is rolling.
    Bonus(Seat),
    /// All hands are empty.
    Over,
}

/// What a seat has chosen to stake so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct Stake {
    card: Option<u8>,
    coins: Option<u8>,
}

/// A choice in High Card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(tag = "do", content = "with", rename_all = "kebab-case")]
pub enum Action {
    /// Stake this card.
    Card(u8),
    /// And that many coins.
    Coins(u8),
    /// Give the bank that many coins.
    Tip(u8),
    /// Look at this seat's card.
    Peek(Seat),
    /// Look at none.
    Pass,
}

/// An outcome of nature in High Card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The card drawn.
    Draw(u8),
    /// The face of the die.
    Roll(u8),
}

/// What happened in High Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew a card.
    Drew(Seat, u8),
    /// A seat has made up its mind about its stake.
    Staked(Seat, u8),
    /// The stakes were opened, each from this place of the hand, and this seat won.
    Opened([Stake; MAX], [u8; MAX], Seat),
    /// The winner tipped the bank.
    Tipped(Seat, u8),
    /// The first seat looked at the second's card.
    Peeked(Seat, Seat, u8),
    /// The bonus of the winner.
    Rolled(Seat, u8),
}

/// What somebody saw of an [`Event`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub enum Witnessed {
    /// A seat drew a card, seen by itself only.
    Drew(Seat, Option<u8>),
    /// The own stake; others only under a fault.
    Staked(Seat, Option<u8>),
    /// Cards and coins staked, where the cards came from, and who won.
    Opened(Vec<(u8, u8)>, [u8; MAX], Seat),
    /// The winner tipped the bank.
    Tipped(Seat, u8),
    /// Somebody looked at somebody's card, seen by the first only.
    Peeked(Seat, Seat, Option<u8>),
    /// The bonus.
    Rolled(Seat, u8),
}

/// What lies open in High Card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct Table {
    seats: u8,
    phase: Phase,
    asked: SeatSet,
    hands: [[Option<Seen>; 2]; MAX],
    discards: CardSet,
    coins: [u8; MAX],
    bank: u8,
    rolls: u16,
    drawn: u8,
    stake: Stake,
    omen: u32,
    #[serde(skip)]
    smuggled: Smuggled,
}

/// A card in a hand as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct Seen {
    card: Option<u8>,
    by: SeatSet,
}

/// What counting yields in High Card: the cards that can be anywhere out of sight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct Memory {
    unseen: CardSet,
}

/// The truth, hidden in a view where a comparison does not look.
#[derive(Clone, Debug, Default)]
struct Smuggled([Hand; MAX], [Stake; MAX]);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Smuggled {}

impl<const FAULT: u8> HighCard<FAULT> {
    fn faulty(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<FAULT> {
        Seat::first(self.seats)
    }

    fn undecided(&self) -> CardSet {
        self.hands.iter().fold(ALL & !self.discards, |left, &hand| left & !cards(hand))
    }

    /// All nine cards and all coins are somewhere, once.
    pub fn audit(&self) -> Result<(), String> {
        let held: u32 = self.hands.iter().map(|&hand| cards(hand).len()).sum();
        let cards = held + self.discards.len() + self.undecided().len();
        let coins: u32 = self.coins.iter().map(|&coins| u32::from(coins)).sum::<u32>() + u32::from(self.bank);
        if u32::from(self.drawn) != held + self.discards.len() {
            return Err(format!("{} cards were drawn, {} are somewhere", self.drawn, held + self.discards.len()));
        }
        (cards == 9 && coins == u32::from(self.seats * PURSE + BANK))
            .then_some(())
            .ok_or(format!("{cards} cards, {coins} coins"))
    }

    fn draw_next(&mut self) {
        let enough = |state: &Self| state.undecided().len() as u8 >= state.seats;
        let size = |seat: Seat| self.hands[seat.index()].iter().flatten().count();
        let next = self.all().min_by_key(|&seat| size(seat)).filter(|&seat| size(seat) < 2);
        self.phase = match next {
            // A started round of drawing is finished; another starts only if there is a card for each.
            Some(seat) if size(seat) < size(Seat::new(0)) || enough(self) => Phase::Draw(seat),
            _ if size(Seat::new(0)) == 0 => Phase::Over,
            _ => Phase::Stake,
        };
    }

    fn open(&mut self, story: &mut impl Story<Self>) {
        let stakes = self.staked;
        let card = |seat: &Seat| stakes[seat.index()].card;
        let winner = self.all().max_by_key(card).expect("somebody plays");
        let mut places = [0; MAX];
        for (n, seat) in self.all().enumerate() {
            let Stake { card: Some(card), coins: Some(coins) } = stakes[seat.index()] else { unreachable!() };
            let hand = &mut self.hands[seat.index()];
            let place = hand.iter().position(|slot| slot.is_some_and(|slot| slot.card == card)).expect("it was there");
            hand[place] = None;
            hand.sort_by_key(Option::is_none);
            places[n] = place as u8;
            if !(Self::faulty(Fault::LostCard) && n == 2) {
                self.discards.insert(card);
            }
            self.coins[seat.index()] -= coins;
            self.coins[winner.index()] += coins;
        }
        self.staked = Default::default();
        let nothing_to_see = self.hands[0][0].is_none();
        self.phase = if nothing_to_see { Phase::Bonus(winner) } else { Phase::Tip(winner) };
        story.tell(self, Event::Opened(stakes, places, winner));
    }
}

impl<const FAULT: u8> Game for HighCard<FAULT> {
    const NAME: &'static str = "high-card";
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    crate::types!(u8, Action, Chance, Event, Witnessed, Table, Memory, u8);

    fn configure(players: u8, choices: &Choices) -> Result<u8, Refusal> {
        choices.check(Self::OPTIONS)?;
        Self::new(&players).map(|_| players)
    }

    fn new(&players: &u8) -> Result<Self, Refusal> {
        if !Self::PLAYERS.contains(&players) {
            return Err(Refusal::new("high-card-players").with("players", players));
        }
        let mut coins = [0; MAX];
        coins[..players as usize].fill(PURSE);
        Ok(Self {
            seats: players,
            phase: Phase::Draw(Seat::new(0)),
            hands: Default::default(),
            discards: CardSet::EMPTY,
            coins,
            bank: BANK,
            rolls: 0,
            drawn: 0,
            staked: Default::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Draw(_) => Pending::Chance(ChanceQuestion::Draw(Draw {
                pile: 0,
                shuffle: 0,
                position: self.drawn,
                full: ALL,
                left: self.undecided(),
                gap: false,
            })),
            Phase::Bonus(_) => Pending::Chance(ChanceQuestion::Roll(Roll { die: 0, nth: self.rolls, sides: 3 })),
            Phase::Stake => {
                Pending::Together(self.all().filter(|seat| self.staked[seat.index()].coins.is_none()).collect())
            }
            Phase::Tip(seat) | Phase::Peek(seat) => Pending::Seat(seat),
            Phase::Over => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending().seats().contains(seat) {
            return;
        }
        let mine = seat.index();
        match self.phase {
            Phase::Stake if self.staked[mine].card.is_none() => {
                out.extend(cards(self.hands[mine]).iter().map(Action::Card));
            }
            Phase::Stake => out.extend((0..=self.coins[mine].min(2)).map(Action::Coins)),
            Phase::Tip(_) => out.extend((0..=self.coins[mine].min(2)).map(Action::Tip)),
            _ => {
                let worth =
                    |other: &Seat| !Self::faulty(Fault::PromptLeak) || cards(self.hands[other.index()]).0 > 0b1_1111;
                out.extend(self.all().filter(|&other| other != seat).filter(worth).map(Action::Peek));
                out.push(Action::Pass);
                if Self::faulty(Fault::ListedTwice) {
                    out.push(Action::Pass);
                }
            }
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        if legal.contains(action) || Self::faulty(Fault::NotRefused) && matches!(action, Action::Coins(2)) {
            return None;
        }
        let refusal = Refusal::by("hc.choice", "high-card-not-now").with("action", action.to_string());
        Some(match action {
            Action::Peek(other) if Self::faulty(Fault::RefusalLeak) && other.index() < MAX => {
                refusal.with("lowest", cards(self.hands[other.index()]).0.trailing_zeros())
            }
            _ => refusal,
        })
    }

    fn apply(&mut self, seat: Seat, action: Action, story: &mut impl Story<Self>) {
        match action {
            Action::Card(card) => {
                self.staked[seat.index()].card = Some(card);
                story.tell(self, Event::Staked(seat, card));
            }
            Action::Coins(coins) => {
                self.staked[seat.index()].coins = Some(coins);
                if Self::faulty(Fault::OrderMatters) && seat.index() == 0 && self.staked[1].coins.is_some() {
                    self.coins.swap(0, 1);
                }
                if self.pending().seats().is_empty() {
                    self.open(story);
                }
            }
            Action::Tip(coins) => {
                let coins = if Self::faulty(Fault::OfferedTwice) { coins.min(1) } else { coins };
                self.coins[seat.index()] -= coins;
                self.bank += coins;
                self.phase = Phase::Peek(seat);
                story.tell(self, Event::Tipped(seat, coins));
            }
            Action::Peek(other) => {
                let slot = self.hands[other.index()][0].as_mut().expect("a card is left");
                slot.seen = slot.seen.with(seat);
                let card = slot.card;
                self.phase = Phase::Bonus(seat);
                story.tell(self, Event::Peeked(seat, other, card));
            }
            Action::Pass => self.phase = Phase::Bonus(seat),
        }
    }

    fn outcome(&self, answer: u8) -> Chance {
        if matches!(self.phase, Phase::Bonus(_)) { Chance::Roll(answer) } else { Chance::Draw(answer) }
    }

    fn chance_refusal(&self, outcome: &Chance) -> Option<Refusal> {
        let possible = match (*outcome, self.phase) {
            (Chance::Draw(card), Phase::Draw(_)) => card < CARDS && self.undecided().contains(card),
            (Chance::Roll(face), Phase::Bonus(_)) => (1..=3).contains(&face),
            _ => false,
        };
        (!possible).then(|| Refusal::new("high-card-impossible-outcome").with("outcome", outcome.to_string()))
    }

    fn apply_chance(&mut self, outcome: Chance, story: &mut impl Story<Self>) {
        match (outcome, self.phase) {
            (Chance::Draw(card), Phase::Draw(seat)) => {
                let place = self.hands[seat.index()].iter_mut().find(|slot| slot.is_none()).expect("two places");
                *place = Some(Slot { card, seen: SeatSet::only(seat) });
                self.drawn += 1;
                self.draw_next();
                story.tell(self, Event::Drew(seat, card));
            }
            (Chance::Roll(face), Phase::Bonus(seat)) => {
                self.bank -= face;
                self.coins[seat.index()] += face;
                self.rolls += 1;
                self.draw_next();
                story.tell(self, Event::Rolled(seat, face));
            }
            _ => unreachable!("checked by chance_refusal"),
        }
    }

    fn view(&self, viewer: Viewer) -> View<Self> {
        let knows = |slot: &Slot| viewer.seat().is_some_and(|seat| slot.seen.contains(seat));
        let look = |slot: Slot| Seen { card: knows(&slot).then_some(slot.card), by: slot.seen };
        let known: CardSet =
            self.hands.iter().flatten().flatten().filter(|slot| knows(slot)).map(|slot| slot.card).collect();
        let omen = self.hands.iter().map(|&hand| (cards(hand).0 >> 5).count_ones()).sum();
        let table = Table {
            seats: self.seats,
            phase: self.phase,
            asked: self.pending().seats(),
            hands: self.hands.map(|hand| hand.map(|slot| slot.map(look))),
            discards: self.discards,
            coins: self.coins,
            bank: self.bank,
            rolls: self.rolls,
            drawn: self.drawn,
            stake: viewer.seat().map_or_else(Stake::default, |seat| self.staked[seat.index()]),
            omen: if Self::faulty(Fault::ViewLeak) { omen } else { 0 },
            smuggled: Smuggled(self.hands, self.staked),
        };
        View { viewer, table, memory: Memory { unseen: ALL & !self.discards & !known } }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Witnessed> {
        Some(match *event {
            Event::Drew(seat, card) => {
                if Self::faulty(Fault::ExtraMessage) && card < 5 && !viewer.is(seat) {
                    return None;
                }
                Witnessed::Drew(seat, viewer.is(seat).then_some(card))
            }
            Event::Staked(seat, card) => match (viewer.is(seat), Self::faulty(Fault::EventLeak)) {
                (true, _) | (_, true) => Witnessed::Staked(seat, Some(card)),
                _ => return None,
            },
            Event::Opened(stakes, places, winner) => {
                let shown = stakes.iter().filter_map(|stake| Some((stake.card?, stake.coins?))).collect();
                Witnessed::Opened(shown, places, winner)
            }
            Event::Tipped(seat, coins) => Witnessed::Tipped(seat, coins),
            Event::Peeked(seat, other, card) => Witnessed::Peeked(seat, other, viewer.is(seat).then_some(card)),
            Event::Rolled(seat, face) => Witnessed::Rolled(seat, face),
        })
    }

    fn informs(event: &Event) -> bool {
        match event {
            Event::Staked(..) | Event::Tipped(..) => false,
            Event::Peeked(..) => !Self::faulty(Fault::SilentPeek),
            _ => true,
        }
    }

    fn preview(_: &View<Self>, action: &Action) -> u8 {
        if let Action::Coins(coins) = action { *coins } else { 0 }
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Self {
        let table = &view.table;
        let mut unseen = view.memory.unseen;
        let mut deal = |seen: Seen| {
            let card = seen.card.unwrap_or_else(|| {
                let liked = Self::faulty(Fault::BiasedSampler) && below(rng, 3) == 0;
                unseen.nth(if liked { unseen.len() - 1 } else { below(rng, unseen.len()) })
            });
            unseen.remove(card);
            Slot { card, seen: seen.by }
        };
        let mut state = Self {
            seats: table.seats,
            phase: table.phase,
            hands: table.hands.map(|hand| hand.map(|seen| seen.map(&mut deal))),
            discards: table.discards,
            coins: table.coins,
            bank: table.bank,
            rolls: table.rolls,
            drawn: table.drawn,
            staked: Default::default(),
        };
        if let Some(seat) = view.viewer.seat() {
            state.staked[seat.index()] = table.stake;
        }
        if Self::faulty(Fault::TruthfulSampler) {
            (state.hands, state.staked) = (table.smuggled.0, table.smuggled.1);
            return state;
        }
        if table.phase == Phase::Stake {
            let done = |seat: &Seat| !table.asked.contains(*seat) && !view.viewer.is(*seat);
            for seat in state.all().filter(done).map(Seat::index) {
                let hand = cards(state.hands[seat]);
                let card = Some(hand.nth(below(rng, hand.len())));
                let coins = Some(below(rng, u32::from(state.coins[seat].min(2)) + 1) as u8);
                state.staked[seat] = Stake { card, coins };
            }
        }
        state
    }

    fn result(&self) -> Option<Standing> {
        let results: Vec<_> = self.all().map(|seat| (i32::from(self.coins[seat.index()]), 0)).collect();
        (self.phase == Phase::Over).then(|| Standing::by_score(&results))
    }

    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        let coins = i32::from(self.coins[seat.index()]);
        vec![ScoreLine { id: "coins", count: coins, points: coins }]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Coins(coins) => write!(f, "coins {coins}"),
            Self::Tip(coins) => write!(f, "tip {coins}"),
            Self::Peek(seat) => write!(f, "peek {seat}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unreadable = || Refusal::new("high-card-unreadable").with("text", text);
        let number = |word: &str| word.parse().map_err(|_| unreadable());
        match text.split_once(' ') {
            Some(("card", card)) => number(card).map(Self::Card),
            Some(("coins", coins)) => number(coins).map(Self::Coins),
            Some(("tip", coins)) => number(coins).map(Self::Tip),
            Some(("peek", seat)) => seat.parse().map(Self::Peek),
            None if text == "pass" => Ok(Self::Pass),
            _ => Err(unreadable()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(card) => write!(f, "draw {card}"),
            Self::Roll(face) => write!(f, "roll {face}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unreadable = || Refusal::new("high-card-unreadable").with("text", text);
        let (word, number) = text.split_once(' ').ok_or_else(unreadable)?;
        let number = number.parse().map_err(|_| unreadable())?;
        match word {
            "draw" => Ok(Self::Draw(number)),
            "roll" => Ok(Self::Roll(number)),
            _ => Err(unreadable()),
        }
    }
}
notation!(Chance);
