//! What happens, as it is told. Nothing in this game is hidden, so everybody is told all of it.

use serde::Serialize;
use tabletop::Story;

use crate::action::Action;
use crate::board::{District, Field};
use crate::card::{PotionCard, Shadow};
use crate::dice::Dice;
use crate::hoard::{Held, Side};
use crate::party::{Crew, Party};
use crate::rules::TieBreak;
use crate::state::Smile;
use crate::tile::{Row, Tile};

/// Something that has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are; `crew` is who does it")]
pub enum Event {
    /// The shadow card of the game was drawn.
    ShadowDrawn(Shadow),
    /// The potion card of the game was drawn.
    CardDrawn(PotionCard),
    /// This crew starts the first round.
    Starts(Crew),
    /// A crew got a potion at set-up.
    Dealt(Crew, Tile),
    /// A round begins (0 to 2).
    Round(u8),
    /// The pool of the round was rolled.
    Rolled(Dice),
    /// A new tile lies in a district and has brought its police.
    Laid(District, Tile),
    /// The bag was empty: so many hats of the discard went into it, so many other tiles left the game.
    Recycled { hats: u8, gone: u8 },
    /// There is no tile left to fill up with.
    BagDry,
    /// Dice were rolled again.
    Rerolled { crew: Crew, why: Reroll, fell: Dice },
    /// A crew has taken its two dice.
    Chose { crew: Crew, go: u8, act: u8 },
    /// A crew has taken one step of a choice that is not complete yet.
    Picked(Crew, Action),
    /// A crew has paid a potion, which leaves the game.
    Drank(Crew, Tile),
    /// A boss has moved by its die.
    Walked { crew: Crew, from: Field, to: Field },
    /// A boss has moved by Quick Step.
    Stepped { crew: Crew, from: Field, to: Field },
    /// Henchmen were placed along the boss's line.
    Placed {
        crew: Crew,
        /// Near, middle, far.
        line: [District; 3],
        counts: [u8; 3],
    },
    /// A crew has swapped a tile with its near district.
    Swapped { crew: Crew, district: District, given: Held, taken: Tile },
    /// Markers were placed in a district.
    Added { crew: Crew, party: Party, count: u8, district: District, why: Ground },
    /// A marker was moved.
    Moved { crew: Crew, party: Party, from: District, to: District, why: Ground },
    /// A marker was removed.
    Removed { crew: Crew, party: Party, district: District },
    /// A crew did not use what it was offered.
    Passed(Crew, Offer),
    /// The walking shadow has moved.
    ShadowWalked { die: u8, to: Field },
    /// The last die lies with a monster.
    MonsterDie(Shadow, u8),
    /// The shadow has sent markers away.
    Swept { shadow: Shadow, district: District, party: Party, count: u8 },
    /// The Viper has thrown a tile onto the discard.
    Bitten(District, Tile),
    /// The Secret Service has brought two police.
    Guarded(District),
    /// Both crews have a fourth action; this one goes first.
    GoesFirst(Crew),
    /// The wanted levels of yellow and green.
    Wanted([u8; 2]),
    /// The rival crew scores for its lower wanted level.
    LawPoints(u8),
    /// The Detective moves to a crew, or back to the middle.
    Detective(Option<Crew>),
    /// Phase 5 begins.
    Settling,
    /// A police marker has become a henchman.
    Seduced(Crew, District),
    /// A tie for first place: the district is not scored.
    NotScored(District),
    /// A party has taken a tile.
    Took {
        party: Party,
        /// For which place, from 0.
        place: u8,
        district: District,
        tile: Tile,
    },
    /// A party has taken the Cursed One's die.
    TookDie {
        party: Party,
        /// For which place, from 0.
        place: u8,
        pips: u8,
    },
    /// A crew keeps a tile so.
    Kept(Crew, Held),
    /// A tie for a later place: tiles were discarded.
    Discarded {
        district: District,
        /// For which place, from 0.
        place: u8,
        tiles: Row,
    },
    /// The Cursed One's die went back without effect.
    DieBack(u8),
    /// Markers have left a scored district.
    Cleared {
        district: District,
        /// How many of yellow, green, police.
        gone: [u8; 3],
        /// Whether the henchmen went onto the Historian's card.
        archived: bool,
        /// How many henchmen of the weaker crew stay because of the Hideout.
        hidden: u8,
    },
    /// Markers have left an unscored district without tiles.
    Abandoned(District),
    /// This crew starts the next round.
    NextStart {
        crew: Crew,
        /// How many tiles yellow and green have, which decides it.
        tiles: [u8; 2],
    },
    /// The game has ended with these scores.
    Ended([i32; 2]),
    /// The scores are equal, and this decides.
    TieBreak(TieBreak),
}

/// An event, and what its words depend on besides: who green is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Told {
    /// What has just happened.
    pub event: Event,
    /// Whether green is the rival crew of a game for one, on no seat.
    pub solo: bool,
    /// The phase of the round it belongs to, 1 to 5; none before the first round and after the last.
    pub stage: Option<u8>,
}

/// Just what happened.
impl Story<Smile> for Vec<Event> {
    fn tell(&mut self, _: &Smile, told: Told) {
        self.push(told.event);
    }
}

tabletop::named! {
    /// Why dice were rolled again.
    Reroll or "smile-unknown-reroll" {
        /// All dice of the pool were equal.
        Equal = "equal",
        /// The potion.
        SecondChance = "second-chance",
        /// The Collector's fourth action.
        Collector = "collector",
        /// The rival crew's lowest die.
        Rival = "rival",
    }

    /// On what ground markers were placed or moved.
    Ground or "smile-unknown-ground" {
        /// An action die.
        Action = "action",
        /// The potion Overpower.
        Overpower = "overpower",
        /// The potion Relocation.
        Relocation = "relocation",
        /// The law's bonus.
        Bonus = "bonus",
        /// The Mayor.
        Mayor = "mayor",
        /// The rival crew at its hardest.
        Rival = "rival",
    }

    /// What can be declined.
    Offer or "smile-unknown-offer" {
        /// The action of a die.
        Action = "action",
        /// A potion at the end of a turn.
        Potion = "potion",
        /// The Collector's reroll.
        Collector = "collector",
        /// The law's bonus.
        Bonus = "bonus",
        /// The Mayor's henchmen.
        Mayor = "mayor",
        /// A Seduction.
        Seduction = "seduction",
    }
}

impl Event {
    /// The phase of the round it belongs to, which is not always that of the question that led to it:
    /// after the last turn shadow, law and settling may follow by themselves.
    pub(crate) fn stage(&self, game: &Smile) -> Option<u8> {
        match self {
            Self::ShadowWalked { .. }
            | Self::MonsterDie(..)
            | Self::Swept { .. }
            | Self::Bitten(..)
            | Self::Guarded(_) => Some(3),
            Self::Wanted(_) | Self::LawPoints(_) => Some(4),
            Self::Settling
            | Self::Detective(_)
            | Self::NotScored(_)
            | Self::Took { .. }
            | Self::TookDie { .. }
            | Self::Discarded { .. }
            | Self::DieBack(_)
            | Self::Cleared { .. }
            | Self::Abandoned(_)
            | Self::NextStart { .. } => Some(5),
            // A player is asked how to keep a tile, in a turn too.
            Self::Kept(crew, _) if game.is_rival(*crew) => Some(5),
            _ => game.stage(),
        }
    }
}

/// How a tile is kept, told in one event.
pub(crate) const fn kept(crew: Crew, tile: Tile, side: Side) -> Event {
    Event::Kept(crew, Held { tile, side })
}
