//! The state of a game: a plain value without anything that nobody has seen.

use serde::{Deserialize, Serialize};
use tabletop::position::Who;
use tabletop::{Seat, SeatSet, Stored};

use crate::SEATS;
use crate::board::{Place, Places};
use crate::card::{Crew, FENCES, Fence, JOBS, JobId, JobSet, Kind, Stooge};
use crate::config::Config;
use crate::lots::Lots;
use crate::placing::Undealt;
use crate::stack::Stack;

/// All the money there is, in thousands.
pub const MONEY: i32 = 515;
/// What each player starts with.
pub const START_MONEY: u16 = 10;
/// How many gangsters are dealt to each hand.
pub const START_HAND: u8 = 5;
/// How many gangsters lie in the Downtown row at first.
pub const START_ROW: u8 = 7;
/// Who owns so much wins at once.
pub const RICH: u16 = 100;
/// How many casino cards there are.
pub const CASINOS: u8 = 3;

/// What stands for the casino card in a pile of fences, where a fence is 0 to 11.
pub const CASINO: u8 = FENCES as u8;

/// A pile of stooge cards, the top last.
pub type JobPile = Stack<JobId, 9>;
/// A pile of fences and perhaps a casino card, the top last.
pub type FencePile = Stack<u8, 13>;

impl Default for JobId {
    fn default() -> Self {
        Self::from_index(0)
    }
}

/// Who has seen the back of a card; in JSON a list of seats, or `["all"]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Seat | \"all\">"))]
#[cfg_attr(feature = "ts", schemars(!from, with = "Vec<Who>"))]
#[serde(from = "Stored<Who>")]
pub struct Eyes(u8);

tabletop::stored!(Eyes of Who, u8);

impl FromIterator<Who> for Eyes {
    fn from_iter<I: IntoIterator<Item = Who>>(who: I) -> Self {
        who.into_iter().fold(Self::NONE, Self::and)
    }
}

impl Eyes {
    /// Nobody: the back is not decided.
    pub const NONE: Self = Self(0);
    /// Everybody who looks at the table, spectators too.
    pub const ALL: Self = Self(0xff);

    /// With this seat's.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// With these.
    #[must_use]
    pub(crate) fn and(self, who: Who) -> Self {
        match who {
            Who::All => Self::ALL,
            Who::Seat(seat) => self.with(seat),
        }
    }

    /// Whose they are.
    pub(crate) fn iter(self) -> impl Iterator<Item = Who> {
        let all = (self == Self::ALL).then_some(Who::All);
        let seats = Seat::first(Seat::MAX as u8).filter(move |&seat| self != Self::ALL && self.have(Some(seat)));
        all.into_iter().chain(seats.map(Who::Seat))
    }

    /// Whether this seat has seen it; without a seat, whether everybody has.
    #[inline]
    pub fn have(self, seat: Option<Seat>) -> bool {
        seat.map_or(self == Self::ALL, |seat| self.0 >> seat.index() & 1 != 0)
    }
}

/// What is decided about a stooge card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct JobSlot {
    /// Its front, by the deck's name for it: decided once it lay on top.
    pub front: Option<u8>,
    /// The card, by the deck's name for it: decided once somebody saw the back.
    pub back: Option<u8>,
    /// Who saw the back.
    pub seen: Eyes,
}

/// What is decided about a fence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FenceSlot {
    /// Its front: decided once it lay on top.
    pub front: Option<Fence>,
    /// Whether it is a cop: decided once somebody saw the back.
    pub cop: Option<bool>,
    /// Who saw the back.
    pub seen: Eyes,
}

tabletop::named! {
    /// How far a seat is with a choice of several steps.
    Step or "downtown-unknown-step" {
        /// It is not asked.
        Idle = "idle",
        /// An amount of money.
        Money = "money",
        /// A number of lookouts.
        Lookouts = "lookouts",
        /// A number of safecrackers.
        Safecrackers = "safecrackers",
        /// A number of spies.
        Spies = "spies",
        /// It has chosen.
        Sealed = "sealed",
    }
}

impl Step {
    /// The step for this kind.
    #[inline]
    pub const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Lookout => Self::Lookouts,
            Kind::Safecracker => Self::Safecrackers,
            Kind::Spy => Self::Spies,
        }
    }

    /// The kind of gangster asked for.
    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Lookouts => Some(Kind::Lookout),
            Self::Safecrackers => Some(Kind::Safecracker),
            Self::Spies => Some(Kind::Spy),
            Self::Idle | Self::Money | Self::Sealed => None,
        }
    }
}

/// What a seat has chosen in secret and not yet shown. Purse and hand still hold it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Envelope {
    /// How far the seat is.
    pub step: Step,
    /// The money to lay out or to bet.
    pub money: u16,
    /// The gangsters to lay out.
    pub crew: Crew,
}

impl Envelope {
    /// Nothing asked, nothing chosen.
    pub const EMPTY: Self = Self { step: Step::Idle, money: 0, crew: Crew::NONE };

    /// The first step of a choice.
    pub const fn asked(step: Step) -> Self {
        Self { step, ..Self::EMPTY }
    }

    /// Whether the seat still has to choose.
    #[inline]
    pub const fn is_open(&self) -> bool {
        !matches!(self.step, Step::Idle | Step::Sealed)
    }
}

/// What one seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Its money.
    pub purse: u16,
    /// The money in its display.
    pub display_money: u16,
    /// The gangsters in its display.
    pub display: Crew,
    /// The gangsters in its hand.
    pub hand: Crew,
    /// The stooge cards in its hand.
    pub loot: JobSet,
    /// Where its tokens stand.
    pub tokens: Places,
    /// What it has chosen in secret.
    pub envelope: Envelope,
}

impl Player {
    /// The first step of laying money and gangsters into the display; what the seat has none of is
    /// passed over.
    #[inline]
    pub fn first_to_lay(&self) -> Step {
        if self.purse > 0 { Step::Money } else { self.next_to_lay(0) }
    }

    /// The step for the first kind from this one on that the hand has.
    #[inline]
    pub fn next_to_lay(&self, kind: usize) -> Step {
        let mut kinds = Kind::ALL.into_iter().skip(kind);
        kinds.find(|&kind| self.hand[kind] > 0).map_or(Step::Sealed, Step::of)
    }

    /// All its money.
    #[inline]
    pub const fn wealth(&self) -> u16 {
        self.purse + self.display_money
    }
}

/// The turn that is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turn {
    /// The how-many-th of the game, from 1; 0 before the first.
    pub nth: u16,
    /// Whose turn it is; before the first turn, who places tokens.
    pub active: Seat,
    /// Who was robbed or paid and has the next turn. Before that, the active seat.
    pub next: Seat,
    /// Whether that seat was robbed.
    #[serde(default)]
    pub robbed: bool,
    /// The places used so far.
    pub used: Places,
    /// Where, after a peek thanks to the Villa, the job or the sale may follow.
    pub encore: Option<Place>,
}

tabletop::named! {
    /// Why the game ended.
    Ending or "downtown-unknown-ending" {
        /// Somebody owned 100k.
        Rich = "rich",
        /// The second casino card appeared.
        Casino = "casino",
        /// The turn limit was reached.
        Limit = "limit",
    }
}

/// What the game is waiting for. Everything in it is visible to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Phase {
    /// Cards are dealt and turned up, then the first placer is drawn.
    Deal,
    /// The active seat puts its tokens on two places.
    Place,
    /// Everybody but the start player lays 1k to 3k into the display.
    Open,
    /// The active seat may move its tokens.
    Move,
    /// It robs or pays somebody.
    Confront,
    /// It may use a place.
    Use,
    /// It chooses how many gangsters of this kind to buy.
    Hire { wanted: Crew, kind: Kind },
    /// The Downtown row is filled up to so many cards.
    Refill { target: u8 },
    /// This seat may draw at the Ghetto.
    Ghetto {
        seat: Seat,
        /// How many cards.
        share: u8,
    },
    /// It draws.
    Draw {
        seat: Seat,
        /// How many cards are still to come.
        left: u8,
        share: u8,
    },
    /// The active seat looks at the back of the stooge card it has just taken.
    Study { card: JobId },
    /// It looks at the back of the top card, then leaves it or puts it under the pile.
    Look { stooge: Stooge },
    /// It offers stooge cards to the fence on top.
    Offer {
        pile: u8,
        /// Offered so far; they already lie under their piles.
        offered: JobSet,
    },
    /// The fence is turned over.
    TurnOver { pile: u8, offered: JobSet },
    /// The active seat looks at the back of the top fence and puts it on any pile.
    Watch { pile: u8 },
    /// A casino card has appeared: the active seat may visit.
    Casino { pile: u8 },
    /// Everybody with money bets a note.
    Bets { pile: u8 },
    /// New tops are turned up before anything else happens.
    TurnUp,
    /// The others may add to their displays, face down.
    Add,
    /// The active seat chooses what to lay into its display. It is shown when all of it lies there:
    /// the steps would tell more of the hand than the display does.
    Lay,
    /// It puts stooge cards under their piles because they alone are too many.
    Return {
        /// How many are still too many.
        left: u8,
    },
    /// The game has ended.
    Over { ending: Ending },
}

impl Phase {
    /// Who is asked in it, at a table of so many; of those who choose together, whoever is still `choosing`.
    #[inline]
    pub(crate) fn asked(self, active: Seat, players: u8, choosing: impl Fn(Seat) -> bool) -> SeatSet {
        match self {
            Self::Deal
            | Self::Refill { .. }
            | Self::Draw { .. }
            | Self::Study { .. }
            | Self::TurnOver { .. }
            | Self::TurnUp
            | Self::Over { .. } => SeatSet::EMPTY,
            Self::Open | Self::Bets { .. } | Self::Add | Self::Lay => {
                Seat::first(players).filter(|&seat| choosing(seat)).collect()
            }
            Self::Ghetto { seat, .. } => SeatSet::only(seat),
            _ => SeatSet::only(active),
        }
    }
}

/// A game of Downtown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Downtown {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    /// Who placed tokens first.
    pub(crate) first: Seat,
    /// Who had the first turn.
    pub(crate) start: Seat,
    /// Who draws at the Ghetto without being asked.
    pub(crate) always: SeatSet,
    pub(crate) players: [Player; SEATS],
    /// What the bank holds; it pays in full even so (dt.setup.change).
    pub(crate) bank: i16,

    /// The gangsters face up at Downtown.
    pub(crate) row: Crew,
    /// The draw pile, without an order.
    pub(crate) pile: Crew,
    /// What the draw pile was when it was last shuffled.
    pub(crate) shuffled: Crew,
    /// Of those, what a position has put into hands: it was drawn before anybody looked.
    #[serde(default = "nothing")]
    pub(crate) aside: Crew,
    /// How often it was shuffled after the first time.
    pub(crate) shuffles: u16,
    pub(crate) discards: Crew,
    pub(crate) lots: Lots,

    pub(crate) jobs: [JobSlot; JOBS],
    pub(crate) job_piles: [JobPile; 3],
    pub(crate) fences: [FenceSlot; FENCES],
    pub(crate) fence_piles: [FencePile; 3],
    /// How many casino cards have appeared.
    pub(crate) casinos: u8,
    /// The piles whose top card is to be turned up: bits 0 to 2 stooges, 3 to 5 fences.
    pub(crate) turn_up: u8,
    /// What a position set up by hand has left to nature.
    #[serde(default)]
    pub(crate) undealt: Undealt,
}

fn nothing() -> Crew {
    Crew::NONE
}

/// The bits of `turn_up` that belong to fences start here.
pub(crate) const FENCE_BIT: u8 = 3;

impl Downtown {
    /// Why the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over { ending } => Some(ending),
            _ => None,
        }
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u16 {
        self.turn.nth
    }

    /// Who had the first turn, once that is settled.
    pub fn start_player(&self) -> Option<Seat> {
        (!matches!(self.phase, Phase::Deal | Phase::Place)).then_some(self.start)
    }

    /// What was fixed at set-up.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Everybody at the table.
    #[inline]
    pub(crate) fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.config.players)
    }

    /// The player on a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> &Player {
        self.player(self.turn.active)
    }

    /// The top card of a stooge's pile.
    #[inline]
    pub(crate) fn top_job(&self, stooge: Stooge) -> Option<JobId> {
        self.job_piles[stooge.index()].last().copied()
    }

    /// The top fence of a pile.
    #[inline]
    pub(crate) fn top_fence(&self, pile: u8) -> Option<u8> {
        self.fence_piles[pile as usize].last().copied().filter(|&fence| fence != CASINO)
    }

    /// The front of a stooge card that lay on top.
    #[inline]
    pub(crate) fn job_front(&self, card: JobId) -> &crate::deck::Card {
        self.config.deck.card(self.jobs[card.index()].front.expect("the card has been on top"))
    }

    /// The front of a fence that lay on top.
    #[inline]
    pub(crate) fn fence_front(&self, fence: u8) -> Fence {
        self.fences[fence as usize].front.expect("the fence has been on top")
    }

    /// The real value of a stooge card somebody has seen.
    #[inline]
    pub(crate) fn real(&self, card: JobId) -> u8 {
        self.config.deck.card(self.jobs[card.index()].back.expect("somebody has seen the back")).real
    }

    /// The draw pile counts as just shuffled, together with what nobody else has seen in the hands: from
    /// that nobody can tell which of them are where.
    pub(crate) fn shuffle_as_it_lies(&mut self) {
        self.aside = Crew::NONE;
        for held in self.lots.lots.iter().flat_map(|lot| lot.held) {
            self.aside += held;
        }
        self.shuffled = self.pile;
        self.shuffled += self.aside;
    }

    /// What nature shuffled.
    pub(crate) fn deal_from(&self) -> Crew {
        let mut cards = self.shuffled;
        cards -= self.aside;
        cards
    }

    /// Moves gangsters from a hand into the open.
    pub(crate) fn show(&mut self, seat: Seat, crew: Crew) {
        self.player_mut(seat).hand -= crew;
        self.lots.show(seat.index(), crew);
    }

    /// A hand gains gangsters that everybody sees.
    pub(crate) fn gain(&mut self, seat: Seat, crew: Crew) {
        self.player_mut(seat).hand += crew;
        self.lots.gain(seat.index(), crew);
    }

    /// The bank pays, in full and even if it has not got it (dt.setup.change).
    pub(crate) fn pay_out(&mut self, seat: Seat, money: u16) {
        self.bank -= money as i16;
        self.player_mut(seat).purse += money;
    }

    /// A purse pays the bank.
    pub(crate) fn pay_in(&mut self, seat: Seat, money: u16) {
        self.player_mut(seat).purse -= money;
        self.bank += money as i16;
    }

    /// Marks a pile whose top has not been seen yet.
    pub(crate) fn turn_up_job(&mut self, stooge: Stooge) {
        if self.top_job(stooge).is_some_and(|card| self.jobs[card.index()].front.is_none()) {
            self.turn_up |= 1 << stooge.index();
        }
    }

    /// Marks a pile whose top has not been seen yet.
    pub(crate) fn turn_up_fence(&mut self, pile: u8) {
        if self.top_fence(pile).is_some_and(|fence| self.fences[fence as usize].front.is_none()) {
            self.turn_up |= 1 << (FENCE_BIT + pile);
        }
    }
}
