//! What happens, as it is told. Nothing in this game is hidden, so everybody is told all of it.

use std::fmt;

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
    Recycled {
        /// Hats put into the bag.
        hats: u8,
        /// Tiles that left the game.
        gone: u8,
    },
    /// There is no tile left to fill up with.
    BagDry,
    /// Dice were rolled again.
    Rerolled {
        /// By whom.
        crew: Crew,
        /// Why.
        why: Reroll,
        /// What they show now.
        fell: Dice,
    },
    /// A crew has taken its two dice.
    Chose {
        /// Who.
        crew: Crew,
        /// The die to move.
        go: u8,
        /// The die to act.
        act: u8,
    },
    /// A crew has taken one step of a choice that is not complete yet.
    Picked(Crew, Action),
    /// A crew has paid a potion, which leaves the game.
    Drank(Crew, Tile),
    /// A boss has moved by its die.
    Walked {
        /// Whose.
        crew: Crew,
        /// From.
        from: Field,
        /// To.
        to: Field,
    },
    /// A boss has moved by Quick Step.
    Stepped {
        /// Whose.
        crew: Crew,
        /// From.
        from: Field,
        /// To.
        to: Field,
    },
    /// Henchmen were placed along the boss's line.
    Placed {
        /// Whose.
        crew: Crew,
        /// Near, middle, far.
        line: [District; 3],
        /// How many in each.
        counts: [u8; 3],
    },
    /// A crew has swapped a tile with its near district.
    Swapped {
        /// Who.
        crew: Crew,
        /// The district.
        district: District,
        /// The own tile given.
        given: Held,
        /// The tile taken.
        taken: Tile,
    },
    /// Markers were placed in a district.
    Added {
        /// By whom.
        crew: Crew,
        /// Whose markers.
        party: Party,
        /// How many.
        count: u8,
        /// Where.
        district: District,
        /// On what ground.
        why: Ground,
    },
    /// A marker was moved.
    Moved {
        /// By whom.
        crew: Crew,
        /// Whose marker.
        party: Party,
        /// From.
        from: District,
        /// To.
        to: District,
        /// On what ground.
        why: Ground,
    },
    /// A marker was removed.
    Removed {
        /// By whom.
        crew: Crew,
        /// Whose marker.
        party: Party,
        /// From where.
        district: District,
    },
    /// A crew did not use what it was offered.
    Passed(Crew, Offer),
    /// The walking shadow has moved.
    ShadowWalked {
        /// By how much.
        die: u8,
        /// To.
        to: Field,
    },
    /// The last die lies with a monster.
    MonsterDie(Shadow, u8),
    /// The shadow has sent markers away.
    Swept {
        /// Which shadow.
        shadow: Shadow,
        /// From where.
        district: District,
        /// Whose.
        party: Party,
        /// How many.
        count: u8,
    },
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
        /// Who.
        party: Party,
        /// For which place, from 0.
        place: u8,
        /// From where.
        district: District,
        /// What.
        tile: Tile,
    },
    /// A party has taken the Cursed One's die.
    TookDie {
        /// Who.
        party: Party,
        /// For which place, from 0.
        place: u8,
        /// What it shows.
        pips: u8,
    },
    /// A crew keeps a tile so.
    Kept(Crew, Held),
    /// A tie for a later place: tiles were discarded.
    Discarded {
        /// From where.
        district: District,
        /// For which place, from 0.
        place: u8,
        /// What.
        tiles: Row,
    },
    /// The Cursed One's die went back without effect.
    DieBack(u8),
    /// Markers have left a scored district.
    Cleared {
        /// Which.
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
        /// Who.
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

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.event.fmt(f)
    }
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
    /// Whether it showed everybody something new: a card, a tile, dice.
    pub const fn informs(&self) -> bool {
        matches!(
            self,
            Self::ShadowDrawn(_)
                | Self::CardDrawn(_)
                | Self::Starts(_)
                | Self::Dealt(..)
                | Self::Rolled(_)
                | Self::Laid(..)
                | Self::Rerolled { .. }
        )
    }

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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ShadowDrawn(shadow) => write!(f, "the shadow of this game is {shadow}"),
            Self::CardDrawn(card) => write!(f, "potions are good for {card}"),
            Self::Starts(crew) => write!(f, "{crew} starts"),
            Self::Dealt(crew, tile) => write!(f, "{crew} gets {tile}"),
            Self::Round(round) => write!(f, "round {} begins", round + 1),
            Self::Rolled(pool) => write!(f, "the pool shows {pool}"),
            Self::Laid(district, tile) => write!(f, "{tile} is laid in {district}"),
            Self::Recycled { hats, gone } => write!(f, "{hats} hats go back into the bag, {gone} tiles leave the game"),
            Self::BagDry => f.write_str("no tile is left to fill up with"),
            Self::Rerolled { crew, why, fell } => write!(f, "{crew} rolls again ({why}): {fell}"),
            Self::Chose { crew, go, act } => write!(f, "{crew} takes {go} to move and {act} to act"),
            Self::Picked(crew, action) => write!(f, "{crew} picks: {action}"),
            Self::Drank(crew, tile) => write!(f, "{crew} uses {tile}"),
            Self::Walked { crew, from, to } => write!(f, "{crew} walks from {from} to {to}"),
            Self::Stepped { crew, from, to } => write!(f, "{crew} steps quickly from {from} to {to}"),
            Self::Placed { crew, line: [near, middle, far], counts: [a, b, c] } => {
                write!(f, "{crew} places {a} in {near}, {b} in {middle}, {c} in {far}")
            }
            Self::Swapped { crew, district, given, taken } => {
                write!(f, "{crew} swaps {given} for {taken} in {district}")
            }
            Self::Added { crew, party, count, district, why } => {
                write!(f, "{crew} adds {count} {party} in {district} ({why})")
            }
            Self::Moved { crew, party, from, to, why } => {
                write!(f, "{crew} moves {party} from {from} to {to} ({why})")
            }
            Self::Removed { crew, party, district } => write!(f, "{crew} removes {party} from {district}"),
            Self::Passed(crew, offer) => write!(f, "{crew} declines ({offer})"),
            Self::ShadowWalked { die, to } => write!(f, "the shadow walks {die} to {to}"),
            Self::MonsterDie(shadow, die) => write!(f, "{shadow} gets the die {die}"),
            Self::Swept { shadow, district, party, count } => {
                write!(f, "{shadow} sends {count} {party} away from {district}")
            }
            Self::Bitten(district, tile) => write!(f, "the viper takes {tile} from {district}"),
            Self::Guarded(district) => write!(f, "two police come to {district}"),
            Self::GoesFirst(crew) => write!(f, "{crew} goes first"),
            Self::Wanted([yellow, green]) => write!(f, "wanted: yellow {yellow}, green {green}"),
            Self::LawPoints(points) => write!(f, "the rival crew scores {points}"),
            Self::Detective(Some(crew)) => write!(f, "the detective follows {crew}"),
            Self::Detective(None) => f.write_str("the detective returns to the middle"),
            Self::Settling => f.write_str("the districts are settled"),
            Self::Seduced(crew, district) => write!(f, "{crew} wins a police marker over in {district}"),
            Self::NotScored(district) => write!(f, "{district} is not scored"),
            Self::Took { party, place, district, tile } => {
                write!(f, "{party} takes {tile} from {district} for place {}", place + 1)
            }
            Self::TookDie { party, place, pips } => write!(f, "{party} takes the die {pips} for place {}", place + 1),
            Self::Kept(crew, held) => write!(f, "{crew} keeps {held}"),
            Self::Discarded { district, place, tiles } => {
                write!(f, "a tie for place {}, discarded from {district}:", place + 1)?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Self::DieBack(pips) => write!(f, "the die {pips} goes back without effect"),
            Self::Cleared { district, gone: [yellow, green, police], archived, hidden } => {
                let card = if *archived { ", the henchmen onto the card" } else { "" };
                write!(f, "{district} is cleared of {yellow} yellow, {green} green, {police} police{card}")?;
                if *hidden > 0 { write!(f, ", {hidden} stay in hiding") } else { Ok(()) }
            }
            Self::Abandoned(district) => write!(f, "{district} is abandoned"),
            Self::NextStart { crew, tiles: [yellow, green] } => {
                write!(f, "{crew} starts the next round (tiles: yellow {yellow}, green {green})")
            }
            Self::Ended([yellow, green]) => write!(f, "the game ends, yellow {yellow}, green {green}"),
            Self::TieBreak(TieBreak { potions, henchmen }) => {
                write!(f, "a tie: potions {potions:?}, henchmen {henchmen:?}")
            }
        }
    }
}

/// How a tile is kept, told in one event.
pub(crate) const fn kept(crew: Crew, tile: Tile, side: Side) -> Event {
    Event::Kept(crew, Held { tile, side })
}
