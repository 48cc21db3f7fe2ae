//! What is being decided, as a person writes it: districts by name, dice by what they show.

use serde::{Deserialize, Serialize};

use crate::action::Bonus;
use crate::board::District;
use crate::dice::Dice;
use crate::hoard::Held;
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Keeping, Moment, Phase, Relocating, Rolling, SetUp, Smile};
use crate::tile::Tile;

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Now {
    /// Set-up: chance decides this next.
    SetUp(SetUp),
    /// A round begins: all dice are rolled, then the districts are filled.
    Round,
    /// Dice are falling.
    Rolling {
        /// How many have still to fall.
        left: u32,
        /// What has fallen.
        #[serde(default)]
        fell: Vec<u32>,
        /// What they are rolled for.
        why: Roll,
    },
    /// A tile is drawn for a district.
    Filling {
        /// The district.
        district: District,
        /// First, second or third tiles, from 1.
        pass: u32,
    },
    /// A player takes two dice.
    Choosing,
    /// The same, but something has been done in this turn already, so that equal dice stay.
    StillChoosing,
    /// Second Chance: a player picks dice to reroll.
    Marking {
        /// Those picked so far.
        #[serde(default)]
        marked: Vec<u32>,
        /// Where the turn goes on.
        then: Moment,
    },
    /// Relocation: a player moves a marker.
    Relocating {
        /// What is chosen next.
        step: Relocate,
        /// Where the turn goes on.
        then: Moment,
    },
    /// Quick Step is possible instead of the move.
    Walking,
    /// The boss has moved; Con Artist or Shell Game is possible before placing.
    Placing,
    /// Con Artist: which tile of the district for the one given.
    Swapping {
        /// The tile given.
        given: Held,
    },
    /// An action die is used.
    Acting {
        /// By whom.
        crew: Crew,
        /// Which die it is; that of the turn if left out.
        #[serde(default)]
        because: Because,
        /// What is chosen next.
        #[serde(default)]
        step: ActStep,
    },
    /// The action is done; a potion can still be used in this turn.
    Ending,
    /// Collector on a tie: the start player says who goes first.
    Ordering,
    /// Collector: which action die to reroll.
    Collecting {
        /// Whose.
        crew: Crew,
        /// Whether the other crew has its turn after this.
        #[serde(default)]
        more: bool,
    },
    /// What the bonus of the lower wanted level is used for.
    Law {
        /// By whom.
        crew: Crew,
    },
    /// Where the bonus goes.
    LawPlace {
        /// By whom.
        crew: Crew,
        /// What is placed.
        what: Bonus,
    },
    /// The Mayor offers two henchmen.
    Supporting {
        /// To whom.
        crew: Crew,
    },
    /// The settling begins.
    Settling,
    /// A player may use Seduction before a district is scored.
    Seducing {
        /// The district.
        district: District,
        /// Who is asked.
        crew: Crew,
        /// Passes in a row so far.
        #[serde(default)]
        passes: u32,
    },
    /// A player chooses a tile of a district.
    Taking {
        /// The district.
        district: District,
        /// For which place, from 1.
        place: u32,
        /// Who chooses.
        crew: Crew,
    },
    /// A player decides how a tile is kept that was taken in the settling.
    Keeping {
        /// Who decides.
        crew: Crew,
        /// The tile.
        tile: Tile,
        /// Where it was taken.
        district: District,
        /// For which place, from 1.
        place: u32,
    },
    /// A player decides how a tile is kept that the Con Artist won.
    KeepingSwapped {
        /// Who decides.
        crew: Crew,
        /// The tile.
        tile: Tile,
    },
    /// The game has ended.
    Over,
}

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Roll {
    /// The pool of a round.
    Round,
    /// All dice of the pool were equal.
    Equal,
    /// The potion of the same name; where the turn goes on.
    SecondChance(Moment),
    /// The Collector's fourth action.
    Collector {
        /// Whose die.
        crew: Crew,
        /// Which of its action dice, from 1.
        die: u32,
        /// Whether the other crew has its turn after this.
        #[serde(default)]
        more: bool,
    },
    /// The rival crew's lowest die.
    Rival,
}

/// Which die gives an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Because {
    /// The action die of the turn.
    #[default]
    Turn,
    /// The die the Collector had rerolled.
    Collector {
        /// Which of the crew's action dice, from 1.
        die: u32,
        /// Whether the other crew has its turn after this.
        #[serde(default)]
        more: bool,
    },
    /// The shadow die, lent by the Water Creature.
    Water,
}

/// The steps of a Relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Relocate {
    /// From which district.
    From,
    /// Whose marker of this district.
    Which(District),
    /// Into which district the marker goes.
    To {
        /// Where it lay.
        from: District,
        /// Whose it is.
        marker: Party,
    },
}

impl Now {
    /// The part of the game this phase belongs to.
    pub(super) fn stage(&self) -> Stage {
        match self {
            Self::SetUp(_) => Stage::SetUp,
            Self::Round | Self::Filling { .. } | Self::Rolling { why: Roll::Round, .. } => Stage::SizeUp,
            Self::Choosing
            | Self::StillChoosing
            | Self::Rolling { why: Roll::Equal | Roll::Rival | Roll::SecondChance(Moment::Choosing), .. }
            | Self::Marking { then: Moment::Choosing, .. }
            | Self::Relocating { then: Moment::Choosing, .. } => Stage::Choosing,
            Self::Rolling { why: Roll::SecondChance(_), .. }
            | Self::Marking { .. }
            | Self::Relocating { .. }
            | Self::Walking
            | Self::Placing
            | Self::Swapping { .. }
            | Self::Acting { because: Because::Turn, .. }
            | Self::Ending
            | Self::KeepingSwapped { .. } => Stage::Turn,
            Self::Rolling { why: Roll::Collector { .. }, .. }
            | Self::Acting { .. }
            | Self::Ordering
            | Self::Collecting { .. }
            | Self::Law { .. }
            | Self::LawPlace { .. }
            | Self::Supporting { .. } => Stage::Shadow,
            Self::Settling | Self::Seducing { .. } | Self::Taking { .. } | Self::Keeping { .. } => Stage::Settle,
            Self::Over => Stage::Over,
        }
    }
}

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Before the first round.
    SetUp,
    /// Phase 1.
    SizeUp,
    /// Phase 2, before a player has taken its dice.
    Choosing,
    /// Phase 2, with the dice of the turn taken.
    Turn,
    /// Phases 3 and 4.
    Shadow,
    /// Phase 5.
    Settle,
    /// After the last round.
    Over,
}

/// Dice by what they show.
pub(super) fn values(dice: Dice) -> Vec<u32> {
    dice.values().flat_map(|value| (0..dice.count(value)).map(move |_| value.into())).collect()
}

/// The phase of a game.
pub(super) fn now(game: &Smile) -> Now {
    let scored = |at: u8| game.score_order(at.min(8));
    match game.phase {
        Phase::SetUp(step) => Now::SetUp(step),
        Phase::Rolling { left, fell, why } => Now::Rolling {
            left: left.into(),
            fell: values(fell),
            why: match why {
                Rolling::Round => Roll::Round,
                Rolling::Equal => Roll::Equal,
                Rolling::SecondChance(then) => Roll::SecondChance(then),
                Rolling::Collector { crew, slot, more } => Roll::Collector { crew, die: u32::from(slot) + 1, more },
                Rolling::Rival => Roll::Rival,
            },
        },
        Phase::Filling { pass, at } => Now::Filling { district: game.fill_order(at), pass: pass.into() },
        Phase::Choosing { fresh: true } => Now::Choosing,
        Phase::Choosing { fresh: false } => Now::StillChoosing,
        Phase::Marking { marked, then } => Now::Marking { marked: values(marked), then },
        Phase::Relocating { step, then } => {
            let step = match step {
                Relocating::From => Relocate::From,
                Relocating::Which(district) => Relocate::Which(district),
                Relocating::To(from, marker) => Relocate::To { from, marker },
            };
            Now::Relocating { step, then }
        }
        Phase::Walking => Now::Walking,
        Phase::Placing => Now::Placing,
        Phase::Swapping { given } => Now::Swapping { given },
        Phase::Acting { crew, why, step } => Now::Acting {
            crew,
            because: match why {
                Acting::Turn => Because::Turn,
                Acting::Collector { slot, more } => Because::Collector { die: u32::from(slot) + 1, more },
                Acting::Water => Because::Water,
            },
            step,
        },
        Phase::Ending => Now::Ending,
        Phase::Ordering => Now::Ordering,
        Phase::Collecting { crew, more } => Now::Collecting { crew, more },
        Phase::Law { crew } => Now::Law { crew },
        Phase::LawPlace { crew, what } => Now::LawPlace { crew, what },
        Phase::Supporting { crew } => Now::Supporting { crew },
        Phase::Seducing { at, crew, passes } => Now::Seducing { district: scored(at), crew, passes: passes.into() },
        Phase::Taking { at, place, crew } => Now::Taking { district: scored(at), place: u32::from(place) + 1, crew },
        Phase::Keeping { crew, tile, then: Keeping::Settle { at, place } } => {
            Now::Keeping { crew, tile, district: scored(at), place: u32::from(place) + 1 }
        }
        Phase::Keeping { crew, tile, then: Keeping::Placing } => Now::KeepingSwapped { crew, tile },
        Phase::Over => Now::Over,
    }
}
