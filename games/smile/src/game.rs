//! The table of contents: which chapter asks, which chapter answers.

use std::ops::RangeInclusive;

use rand::Rng;
use tabletop::{
    CardSet, ChanceQuestion, Choices, Draw, Fact, Game, OptionSpec, Pending, Refusal, Roll, ScoreLine, Seat, Standing,
    Story, View, Viewer, changed,
};

use crate::action::{Action, Chance};
use crate::card::{PotionCard, Shadow};
use crate::config::{self, Config};
use crate::dice::DICE;
use crate::event::Told;
use crate::party::Crew;
use crate::preview::Preview;
use crate::state::{Phase, Rolling, SetUp, Smile};
use crate::table::TileSet;
use crate::tell;
use crate::view::{Memory, Table};

/// The piles that nature is asked about.
pub(crate) mod pile {
    pub(crate) const BAG: u8 = 0;
    pub(super) const POTIONS: u8 = 1;
    pub(super) const SHADOWS: u8 = 2;
    pub(super) const CARDS: u8 = 3;
}

/// The kinds of rolls; each has a sequence of its own, so that rerolls do not change the pools of
/// later rounds.
mod die {
    pub(super) const POOL: u8 = 0;
    pub(super) const AGAIN: u8 = 1;
    pub(super) const START: u8 = 2;
}

/// Asks for one card of a shuffled pile of `count`.
const fn one_of(pile: u8, count: usize) -> ChanceQuestion {
    let full = CardSet::first(count as u8);
    ChanceQuestion::Draw(Draw { pile, shuffle: 0, position: 0, full, left: full, gap: false })
}

impl Smile {
    /// Asks for a tile of the bag, or of the potions while they are dealt.
    #[inline]
    fn draw(&self, pile: u8) -> ChanceQuestion {
        let (full, left) = (self.bag.full, self.bag.left);
        // What is left was in it: counted once.
        let position = TileSet(full.0 & !left.0).len();
        let (full, left) = (full.numbers(), left.numbers());
        ChanceQuestion::Draw(Draw { pile, shuffle: self.bag.shuffle, position, full, left, gap: false })
    }

    #[inline]
    const fn roll_of(die: u8, nth: u16, sides: u8) -> Pending {
        Pending::Chance(ChanceQuestion::Roll(Roll { die, nth, sides }))
    }
}

impl Game for Smile {
    const NAME: &'static str = "smile";
    const PLAYERS: RangeInclusive<u8> = 1..=2;
    const OPTIONS: &'static [OptionSpec] = config::OPTIONS;

    tabletop::types!(Config, Action, Chance, Told, Told, Table, Memory, Preview);

    fn configure(players: u8, choices: &Choices) -> Result<Config, Refusal> {
        config::configure(players, choices)
    }

    fn new(config: &Config) -> Result<Self, Refusal> {
        config::check_players(config.players)?;
        Ok(Self::set_up(config))
    }

    fn seats(&self) -> u8 {
        if self.solo { 1 } else { 2 }
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Rolling { left, why: Rolling::Round, .. } => {
                Self::roll_of(die::POOL, u16::from(self.round * DICE + DICE - left), 6)
            }
            Phase::Rolling { .. } => Self::roll_of(die::AGAIN, self.rerolls, 6),
            Phase::Filling { .. } => Pending::Chance(self.draw(pile::BAG)),
            Phase::SetUp(SetUp::Shadow) => Pending::Chance(one_of(pile::SHADOWS, Shadow::ALL.len())),
            Phase::SetUp(SetUp::Card) => Pending::Chance(one_of(pile::CARDS, PotionCard::ALL.len())),
            Phase::SetUp(SetUp::Start) => Self::roll_of(die::START, 0, 2),
            Phase::SetUp(SetUp::Potion(_)) => Pending::Chance(self.draw(pile::POTIONS)),
            _ => self.asked().map_or(Pending::Over, |crew| Pending::Seat(crew.seat())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked().map(Crew::seat) != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Choosing { fresh } => self.choosing_legal(fresh, out),
            Phase::Marking { marked, .. } => self.marking_legal(marked, out),
            Phase::Relocating { step, .. } => self.relocating_legal(step, out),
            Phase::Walking => Self::walking_legal(out),
            Phase::Placing => self.placing_legal(out),
            Phase::Swapping { .. } => self.swapping_legal(out),
            Phase::Acting { crew, why, step } => self.acting_legal(crew, why, step, out),
            Phase::Ending => self.ending_legal(out),
            Phase::Ordering => Self::ordering_legal(out),
            Phase::Collecting { crew, .. } => self.collecting_legal(crew, out),
            Phase::Law { .. } => Self::law_legal(out),
            Phase::LawPlace { .. } => Self::law_place_legal(out),
            Phase::Supporting { .. } => Self::supporting_legal(out),
            Phase::Seducing { .. } => Self::seducing_legal(out),
            Phase::Taking { at, .. } => self.taking_legal(at, out),
            Phase::Keeping { crew, tile, .. } => self.keeping_legal(crew, tile, out),
            Phase::SetUp(_) | Phase::Rolling { .. } | Phase::Filling { .. } | Phase::Over => {}
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        if self.phase == Phase::Over {
            return Some(Refusal::new("game-is-over"));
        }
        if self.asked().map(Crew::seat) != Some(seat) {
            return Some(Refusal::new("smile-not-asked").with("seat", seat));
        }
        let action = *action;
        match self.phase {
            Phase::Choosing { fresh } => self.choosing_refusal(fresh, action),
            Phase::Marking { marked, .. } => self.marking_refusal(marked, action),
            Phase::Relocating { step, .. } => self.relocating_refusal(step, action),
            Phase::Walking => self.walking_refusal(action),
            Phase::Placing => self.placing_refusal(action),
            Phase::Swapping { .. } => self.swapping_refusal(action),
            Phase::Acting { crew, why, step } => self.acting_refusal(crew, why, step, action),
            Phase::Ending => self.ending_refusal(action),
            Phase::Ordering => self.ordering_refusal(action),
            Phase::Collecting { crew, .. } => self.collecting_refusal(crew, action),
            Phase::Law { .. } => self.law_refusal(action),
            Phase::LawPlace { .. } => self.law_place_refusal(action),
            Phase::Supporting { .. } => self.supporting_refusal(action),
            Phase::Seducing { .. } => self.seducing_refusal(action),
            Phase::Taking { at, .. } => self.taking_refusal(at, action),
            Phase::Keeping { crew, tile, .. } => self.keeping_refusal(crew, tile, action),
            Phase::SetUp(_) | Phase::Rolling { .. } | Phase::Filling { .. } | Phase::Over => None,
        }
    }

    fn apply(&mut self, _: Seat, action: Action, story: &mut impl Story<Self>) {
        match self.phase {
            Phase::Choosing { .. } => self.choosing_apply(action, story),
            Phase::Marking { marked, then } => self.marking_apply(marked, then, action, story),
            Phase::Relocating { step, then } => self.relocating_apply(step, then, action, story),
            Phase::Walking => self.walking_apply(action, story),
            Phase::Placing => self.placing_apply(action, story),
            Phase::Swapping { given } => self.swapping_apply(given, action, story),
            Phase::Acting { crew, why, step } => self.acting_apply(crew, why, step, action, story),
            Phase::Ending => self.ending_apply(action, story),
            Phase::Ordering => self.ordering_apply(action, story),
            Phase::Collecting { crew, more } => self.collecting_apply(crew, more, action, story),
            Phase::Law { crew } => self.law_apply(crew, action, story),
            Phase::LawPlace { crew, what } => self.law_place_apply(crew, what, action, story),
            Phase::Supporting { crew } => self.supporting_apply(crew, action, story),
            Phase::Seducing { at, crew, passes } => self.seducing_apply(at, crew, passes, action, story),
            Phase::Taking { at, place, crew } => self.taking_apply(at, place, crew, action, story),
            Phase::Keeping { crew, tile, then } => self.keeping_apply(crew, tile, then, action, story),
            Phase::SetUp(_) | Phase::Rolling { .. } | Phase::Filling { .. } | Phase::Over => {
                unreachable!("only legal actions are applied")
            }
        }
    }

    #[inline]
    fn outcome(&self, answer: u8) -> Chance {
        let outcome = match self.phase {
            Phase::SetUp(SetUp::Shadow) => Shadow::ALL.get(answer as usize).copied().map(Chance::Shadow),
            Phase::SetUp(SetUp::Card) => PotionCard::ALL.get(answer as usize).copied().map(Chance::Card),
            Phase::SetUp(SetUp::Start) => Crew::BOTH.get((answer as usize).wrapping_sub(1)).copied().map(Chance::Start),
            Phase::SetUp(SetUp::Potion(_)) | Phase::Filling { .. } => self.table.face(answer).map(Chance::Tile),
            _ => None,
        };
        // An answer to no question is a die, which will be refused where none is rolled.
        outcome.unwrap_or(Chance::Die(answer))
    }

    fn chance_refusal(&self, outcome: &Chance) -> Option<Refusal> {
        let good = match (self.phase, *outcome) {
            (Phase::SetUp(SetUp::Shadow), Chance::Shadow(_))
            | (Phase::SetUp(SetUp::Card), Chance::Card(_))
            | (Phase::SetUp(SetUp::Start), Chance::Start(_)) => true,
            (Phase::SetUp(SetUp::Potion(_)) | Phase::Filling { .. }, Chance::Tile(tile)) => {
                if self.bag.left.contains(&self.table, tile) {
                    return None;
                }
                return Some(Refusal::new("smile-tile-not-in-bag").with("tile", tell::tile_with_squares(tile)));
            }
            (Phase::Rolling { .. }, Chance::Die(value)) => (1..=6).contains(&value),
            _ => false,
        };
        (!good).then(|| Refusal::new("smile-impossible-outcome").with("outcome", outcome.to_string()))
    }

    #[inline]
    fn apply_chance(&mut self, outcome: Chance, story: &mut impl Story<Self>) {
        match self.phase {
            Phase::Rolling { .. } => self.die_fell(outcome, story),
            Phase::Filling { pass, at } => self.filled(pass, at, outcome, story),
            Phase::SetUp(step) => self.set_up_chance(step, outcome, story),
            _ => unreachable!("nothing is asked of chance"),
        }
    }

    fn view(&self, viewer: Viewer) -> View<Self> {
        crate::view::view(self, viewer)
    }

    fn changed(before: &Table, now: &Table) -> i64 {
        changed!(Table: before, now;
            phase stage solo level shadow potion start opener round turn pool die rerolls walker
            shadow_district scene holder unscored turfs places gangs accounts wanted discard gone majorities
            tiles)
    }

    fn witness(told: &Told, _: Viewer) -> Option<Told> {
        Some(crate::view::witness(told))
    }

    fn informs(told: &Told) -> bool {
        told.event.informs()
    }

    fn preview(view: &View<Self>, action: &Action) -> Preview {
        Preview::of(view, *action)
    }

    fn determinize(view: &View<Self>, _: &mut impl Rng) -> Self {
        Self::rebuilt(view)
    }

    fn result(&self) -> Option<Standing> {
        self.standing()
    }

    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        Crew::of(seat).map(|crew| self.account_lines(crew)).unwrap_or_default()
    }

    fn facts(&self) -> Vec<Fact> {
        self.final_facts()
    }
}
