//! The game as the table knows it: a table of contents.

use std::ops::RangeInclusive;

use rand::Rng;
use tabletop::{
    CardSet, Choices, Draw, Fact, Fate, Game, OptionSpec, Pending, Refusal, ScoreLine, Seat, Standing, Story, View,
    Viewer, changed,
};

use crate::action::{Action, Chance};
use crate::config::{Config, OPTIONS};
use crate::event::Event;
use crate::preview::Preview;
use crate::rules::chance::GANGSTERS;
use crate::state::{Downtown, Phase};
use crate::view::{Memory, Table};

impl Game for Downtown {
    const NAME: &'static str = "downtown";
    const RULES_VERSION: u32 = crate::config::RULES;
    const OLDEST_RULES: u32 = crate::config::SALES_CLOSED_UNASKED;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    tabletop::types!(Config, Action, Chance, Event, Event, Table, Memory, Preview);

    fn configure(players: u8, choices: &Choices) -> Result<Config, Refusal> {
        Config::choose(players, choices)
    }

    fn rules(config: &Config) -> u32 {
        config.rules
    }

    fn new(config: &Config) -> Result<Self, Refusal> {
        config.check()?;
        Ok(Self::fresh(config))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.config.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        if let Some(ask) = self.ask() {
            return Pending::Chance(self.question(ask));
        }
        match self.phase {
            Phase::Over { .. } => Pending::Over,
            Phase::Open | Phase::Add | Phase::Lay => Pending::Together(self.asked()),
            Phase::Bets { .. } if !self.bets_alone() => Pending::Together(self.asked()),
            Phase::Ghetto { seat, .. } => Pending::Seat(seat),
            _ => Pending::Seat(self.turn.active),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ask().is_none() && self.asked().contains(seat) {
            self.list(seat, out);
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        if self.ask().is_none() && self.asked().contains(seat) {
            self.refuse(seat, *action)
        } else {
            Some(Refusal::new("downtown-not-your-choice").with("seat", seat))
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, story: &mut impl Story<Self>) {
        self.perform(seat, action, story);
    }

    #[inline]
    fn outcome(&self, answer: u8) -> Chance {
        self.ask().map_or(Chance::First(self.first), |ask| self.name(ask, answer))
    }

    fn kept_back(&self, fates: &[Fate], draw: &Draw) -> CardSet {
        match self.ask() {
            Some(ask) if draw.pile != GANGSTERS => self.backs_kept(ask, fates, draw),
            _ => draw.deeper(fates),
        }
    }

    fn chance_refusal(&self, outcome: &Chance) -> Option<Refusal> {
        match self.ask() {
            Some(ask) => self.refuse_chance(ask, *outcome),
            None => Some(Refusal::new("downtown-nature-is-not-asked")),
        }
    }

    #[inline]
    fn apply_chance(&mut self, outcome: Chance, story: &mut impl Story<Self>) {
        if let Some(ask) = self.ask() {
            self.take_chance(ask, outcome, story);
        }
    }

    fn view(&self, viewer: Viewer) -> View<Self> {
        crate::view::view(self, viewer)
    }

    fn changed(before: &Table, now: &Table) -> i64 {
        changed!(Table: before, now;
            config phase turn first start always seats row prices pile discards jobs job_counts fences
            fence_counts casinos mine unveiled)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(crate::view::witness(event, viewer))
    }

    fn unveiled(&self) -> Table {
        crate::view::unveiled(self)
    }

    fn uncovered(event: &Event) -> Option<Event> {
        Some(*event)
    }

    fn informs(event: &Event) -> bool {
        crate::view::informs(event)
    }

    fn preview(view: &View<Self>, action: &Action) -> Preview {
        crate::preview::preview(view, *action)
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Self {
        crate::view::determinize(view, rng)
    }

    fn result(&self) -> Option<Standing> {
        self.standing()
    }

    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        self.account(seat)
    }

    fn facts(&self) -> Vec<Fact> {
        self.final_facts()
    }
}
