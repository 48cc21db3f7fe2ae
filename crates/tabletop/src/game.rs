//! The trait every game implements and every front door stands on.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    CardSet, ChanceQuestion, Choices, Draw, Fact, Fate, OptionSpec, Refusal, ScoreLine, Seat, SeatSet, Standing, Viewer,
};

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Nature.
    Chance(ChanceQuestion),
    /// This seat, and everybody may see what it does.
    Seat(Seat),
    /// These seats, which choose at the same time, in secret and independently: what one does
    /// changes neither the question nor the legal list of another and is shown to nobody before the
    /// last one has chosen; the order in which their actions are applied does not matter. A choice
    /// may take several steps. The set shrinks as seats finish and stays `Together` to the last one.
    /// A seat whose choice is forced by something secret is asked like the others.
    Together(SeatSet),
    /// Nobody: the game has ended.
    Over,
}

impl Pending {
    /// The seats that are asked something.
    #[inline]
    pub fn seats(&self) -> SeatSet {
        match *self {
            Self::Seat(seat) => SeatSet::only(seat),
            Self::Together(seats) => seats,
            Self::Chance(_) | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// Written the way a person can read and type it, in records too (see [`notation`](mod@crate::notation)).
pub trait Notation: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Refusal> + Send + Sync + 'static {}

impl<T> Notation for T where T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Refusal> + Send + Sync + 'static
{}

/// A game: its state is a plain value, its rules are functions on it.
///
/// # Contract
/// Checked by the battery (`testkit`), relied upon by everything else:
/// * Exactly the seats in [`pending`](Self::pending) have legal actions, at least one each, without repetition.
/// * [`refusal`](Self::refusal) is `None` for exactly the legal actions and changes nothing.
/// * [`apply`](Self::apply) and [`apply_chance`](Self::apply_chance) are told only legal inputs and always succeed.
/// * The state holds nothing that nobody has seen, no clock, no generator.
/// * [`view`](Self::view), the witnessed events, legal list, previews and refusals of a viewer depend
///   only on what that viewer may know.
/// * Equality of states is equality in every later respect.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name on the command line, in records and in file names.
    const NAME: &'static str;
    /// Grows whenever the same inputs could lead elsewhere than before.
    const RULES_VERSION: u32 = 1;
    /// Games that began under this version or a later one are played to their end as they began, so their
    /// records replay and stored tables are not lost.
    const OLDEST_RULES: u32 = Self::RULES_VERSION;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// What can be chosen besides the number of players.
    const OPTIONS: &'static [OptionSpec] = &[];

    /// What is fixed at set-up: players, edition, options, data files.
    type Config: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A choice of a seat. Records hold its notation; its JSON is data to draw, `{"do": …, "with": …}`.
    type Action: Notation + Serialize;
    /// An outcome of nature: as much of it as becomes decided, no more.
    type Chance: Notation;
    /// What happened, in full. What people read is told from it in their language.
    type Event: Clone + Eq + Debug + Send;
    /// What one viewer saw of it. Search trees branch on it.
    type Witnessed: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// What lies open for a viewer now: the table, the own cards, what it has looked at itself.
    type Table: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What counting yields from all that was ever visible to a viewer.
    type Memory: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What is certain to follow from an action, for the seat that considers it.
    type Preview: Clone + Eq + Debug + Serialize + Send;

    /// The set-up somebody asked for, or why it cannot be had.
    fn configure(players: u8, choices: &Choices) -> Result<Self::Config, Refusal>;
    /// The version of the rules that a game with this set-up is played by.
    fn rules(_config: &Self::Config) -> u32 {
        Self::RULES_VERSION
    }
    /// The game before its first input. Refuses a set-up that [`configure`](Self::configure) could
    /// not have made, such as one from a damaged record.
    fn new(config: &Self::Config) -> Result<Self, Refusal>;

    /// How many seats play.
    fn seats(&self) -> u8;
    /// What the state waits for.
    fn pending(&self) -> Pending;
    /// Appends all that the seat can do now; nothing if it is not asked.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Why the seat cannot do this; `None` if it can.
    fn refusal(&self, seat: Seat, action: &Self::Action) -> Option<Refusal>;
    /// Does a legal action.
    fn apply(&mut self, seat: Seat, action: Self::Action, story: &mut impl Story<Self>);

    /// The outcome that an answer to the pending [`ChanceQuestion`] stands for.
    fn outcome(&self, answer: u8) -> Self::Chance;
    /// The cards that nature keeps back here because a position has promised them elsewhere: usually to
    /// whatever lies deeper in the pile.
    fn kept_back(&self, fates: &[Fate], draw: &Draw) -> CardSet {
        draw.deeper(fates)
    }
    /// Why nature cannot answer so; `None` if it can.
    fn chance_refusal(&self, outcome: &Self::Chance) -> Option<Refusal>;
    /// Takes a possible outcome of the pending question.
    fn apply_chance(&mut self, outcome: Self::Chance, story: &mut impl Story<Self>);

    /// All that the viewer can know: listed, never made by deleting from the state.
    fn view(&self, viewer: Viewer) -> View<Self>;
    /// Which members of the table's JSON are others than before, from the lowest bit on; all of them unless a game
    /// says it closer, with [`changed!`](crate::changed). So what stayed as it was need not be written to see it.
    fn changed(_before: &Self::Table, _now: &Self::Table) -> i64 {
        -1
    }
    /// What the viewer saw of an event; `None` if it noticed nothing at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Witnessed>;
    /// The table with all open that anybody sees, for whoever looks back at a game that is over.
    fn unveiled(&self) -> Self::Table {
        self.view(Viewer::Spectator).table
    }
    /// All of an event, for the same.
    fn uncovered(event: &Self::Event) -> Option<Self::Witnessed> {
        Self::witness(event, Viewer::Spectator)
    }
    /// Whether the event showed anybody something new, so that it cannot be taken back.
    fn informs(event: &Self::Event) -> bool;
    /// What is certain if the view's seat does this.
    fn preview(view: &View<Self>, action: &Self::Action) -> Self::Preview;
    /// A state that looks like this to the viewer. The hidden deal is drawn uniformly from all that
    /// are consistent with the view; a choice that another seat has made in secret and that is not
    /// yet shown is then drawn uniformly from what that seat could have chosen. While seats choose
    /// together, each of the others has either finished or not begun.
    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Self;

    /// The standing of a finished game.
    fn result(&self) -> Option<Standing>;
    /// A seat's account: where its score comes from, the lines adding up to it. The account so far
    /// if the game goes on.
    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine>;
    /// What simulations count over many finished games besides scores and wins.
    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }
}

/// The types of a game, in the order in which [`Game`] lists them.
#[macro_export]
macro_rules! types {
    ($config:ty, $action:ty, $chance:ty, $event:ty, $witnessed:ty, $table:ty, $memory:ty, $preview:ty) => {
        type Config = $config;
        type Action = $action;
        type Chance = $chance;
        type Event = $event;
        type Witnessed = $witnessed;
        type Table = $table;
        type Memory = $memory;
        type Preview = $preview;
    };
}

/// Which members of a table are others than before, as [`Game::changed`] says it: all are named, in their order.
#[macro_export]
macro_rules! changed {
    ($table:ident: $before:expr, $now:expr; $($member:ident)*) => {{
        let $table { $($member),* } = $before;
        let different = [$(*$member != $now.$member),*];
        different.iter().rev().fold(0, |members, &another| members << 1 | i64::from(another))
    }};
}

/// All that one viewer can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(bound = "")]
pub struct View<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: G::Table,
    /// What a perfect memory adds. People are sent it only where the table allows a memory aid.
    pub memory: G::Memory,
}

/// Listens to what happens. Told each event right after the state has changed by it, so that the
/// table can be shown as it was then.
pub trait Story<G: Game> {
    /// The event has just happened.
    fn tell(&mut self, state: &G, event: G::Event);

    /// Whether anybody listens: what nobody hears need not be worked out.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<G: Game> Story<G> for Silent {
    #[inline]
    fn tell(&mut self, _: &G, _: G::Event) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl<G: Game> Story<G> for Vec<G::Event> {
    fn tell(&mut self, _: &G, event: G::Event) {
        self.push(event);
    }
}

/// What one viewer is shown of what happens: every event it noticed, with the view after it.
#[derive(Clone, Debug)]
pub struct Seen<G: Game> {
    viewer: Viewer,
    /// The noticed events and what the table looked like right after each.
    pub moments: Vec<(G::Witnessed, View<G>)>,
}

impl<G: Game> Seen<G> {
    /// Nothing yet.
    pub fn new(viewer: Viewer) -> Self {
        Self { viewer, moments: Vec::new() }
    }
}

impl<G: Game> Story<G> for Seen<G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        if let Some(witnessed) = G::witness(&event, self.viewer) {
            self.moments.push((witnessed, state.view(self.viewer)));
        }
    }
}

/// Tells several listeners.
impl<G: Game, S: Story<G>> Story<G> for [S] {
    fn tell(&mut self, state: &G, event: G::Event) {
        for story in self {
            story.tell(state, event.clone());
        }
    }
}
