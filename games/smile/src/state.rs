//! The state of a game: what lies on the table, and what is being decided.

use serde::{Deserialize, Serialize};

use crate::action::Bonus;
use crate::board::{District, Districts, Field};
use crate::card::{Level, PotionCard, Shadow};
use crate::dice::Dice;
use crate::hoard::{Held, Hoard};
use crate::party::{Crew, Party};
use crate::table::{TileSet, TileTable};
use crate::tile::{Row, Tile};

/// How many rounds a game has.
pub const ROUNDS: u8 = 3;
/// How many turns a round has, both crews together.
pub const TURNS: u8 = 6;

/// A game of With a Smile & a Gun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Smile {
    pub(crate) phase: Phase,
    /// One player, against a rival crew (green).
    pub(crate) solo: bool,
    pub(crate) level: Level,
    pub(crate) shadow: Option<Shadow>,
    pub(crate) potion: Option<PotionCard>,
    pub(crate) start: Crew,
    /// Who started the first round.
    pub(crate) opener: Crew,
    /// 0 to 2.
    pub(crate) round: u8,
    /// Turns taken in this round.
    pub(crate) turn: u8,
    pub(crate) pool: Dice,
    /// The last die of the round, while it lies with the shadow; else 0.
    pub(crate) die: u8,
    /// Dice rolled after the roll that opens a round, over the whole game.
    pub(crate) rerolls: u16,
    /// The field of a walking shadow.
    pub(crate) walker: Field,
    /// Who has the Detective.
    pub(crate) holder: Option<Crew>,
    /// The districts that a tie for first place left unscored in the last settling; from the end of
    /// the round on only those that still hold markers, which are not filled (sm.fill.which).
    pub(crate) unscored: Districts,
    pub(crate) turfs: [Turf; District::COUNT],
    pub(crate) gangs: [Gang; 2],
    pub(crate) bag: Bag,
    pub(crate) discard: TileSet,
    /// Tiles that have left the game; potions under another tile too.
    pub(crate) gone: TileSet,
    pub(crate) table: TileTable,
}

/// What lies in a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turf {
    /// Yellow henchmen, green henchmen, police; there are always enough (sm.supply).
    pub markers: [u8; 3],
    /// The tiles.
    pub tiles: Row,
}

impl Turf {
    /// How many markers of a party; none of the Guardian, whose pips are not markers.
    #[inline]
    pub fn count(&self, party: Party) -> u8 {
        self.markers.get(party.index()).copied().unwrap_or(0)
    }

    /// How many henchmen of a crew.
    #[inline]
    pub fn henchmen(&self, crew: Crew) -> u8 {
        self.markers[crew.index()]
    }

    /// Whether any marker lies there.
    #[inline]
    pub fn is_held(&self) -> bool {
        self.markers != [0; 3]
    }

    /// The parties with a marker there.
    #[inline]
    pub fn parties(&self) -> impl Iterator<Item = Party> {
        Party::MARKERS.into_iter().filter(|&party| self.count(party) > 0)
    }

    /// The party that alone has markers there.
    pub fn only_party(&self) -> Option<Party> {
        let mut parties = self.parties();
        let first = parties.next();
        first.filter(|_| parties.next().is_none())
    }

    /// The crew with more henchmen than the other.
    #[inline]
    pub fn strongest(&self) -> Option<Crew> {
        match self.markers {
            [yellow, green, _] if yellow > green => Some(Crew::Yellow),
            [yellow, green, _] if green > yellow => Some(Crew::Green),
            _ => None,
        }
    }
}

/// What belongs to a crew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Gang {
    /// Where its boss stands.
    pub boss: Field,
    /// The dice it has moved by in this round, 0 where there is none yet.
    pub feet: [u8; 3],
    /// Its action dice of this round, 0 where there is none yet.
    pub hands: [u8; 3],
    /// The tiles in front of it.
    pub tiles: Hoard,
    /// Its henchmen on the shadow card.
    pub on_card: u8,
    /// Points the rival crew got from the law (sm.solo.law).
    pub law: u8,
}

impl Default for Field {
    fn default() -> Self {
        Self::START
    }
}

/// The bag. Its order is decided by nobody before a tile is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bag {
    /// What is in it.
    pub left: TileSet,
    /// What was in it when it was last shuffled.
    pub full: TileSet,
    /// How often it was shuffled since set-up.
    pub shuffle: u16,
}

impl Bag {
    /// A bag with these tiles, not yet drawn from.
    pub const fn new(tiles: TileSet) -> Self {
        Self { left: tiles, full: tiles, shuffle: 0 }
    }

    /// Puts tiles in and shuffles.
    pub fn put(&mut self, table: &TileTable, tiles: impl IntoIterator<Item = Tile>) {
        tiles.into_iter().for_each(|tile| self.left.insert(table, tile));
        self.full = self.left;
        self.shuffle += 1;
    }
}

/// What is happening, with all that is needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
// A byte of its own says which it is: that is asked several times for each choice.
#[repr(u8)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Phase {
    /// Set-up: chance decides this next.
    SetUp(SetUp),
    /// Dice are falling.
    Rolling {
        /// How many have still to fall.
        left: u8,
        fell: Dice,
        why: Rolling,
    },
    /// Phase 1: a tile is drawn for a district.
    Filling {
        /// First, second or third tiles, from 1.
        pass: u8,
        /// The place of the district in the order of filling.
        at: u8,
    },
    /// Phase 2: a player takes two dice.
    Choosing {
        /// Nothing has been done in this turn yet (sm.reroll).
        fresh: bool,
    },
    /// Second Chance: a player picks the dice to reroll.
    Marking { marked: Dice, then: Moment },
    /// Relocation: a player moves a marker.
    Relocating { step: Relocating, then: Moment },
    /// Quick Step is possible instead of the move.
    Walking,
    /// The boss has moved; Con Artist or Shell Game is possible before placing.
    Placing,
    /// Con Artist: which tile of the district for the one given.
    Swapping { given: Held },
    /// An action die is used.
    Acting { crew: Crew, why: Acting, step: ActStep },
    /// The action is done; a potion can still be used in this turn.
    Ending,
    /// Phase 3, Collector on a tie: the start player says who goes first.
    Ordering,
    /// Phase 3, Collector: which action die to reroll.
    Collecting {
        crew: Crew,
        /// Whether the other crew has its turn after this.
        more: bool,
    },
    /// Phase 4: what the bonus is used for.
    Law { crew: Crew },
    /// Phase 4: where the bonus goes.
    LawPlace { crew: Crew, what: Bonus },
    /// The Mayor offers two henchmen.
    Supporting { crew: Crew },
    /// Phase 5: a player may use Seduction before the district is scored.
    Seducing {
        /// The place of the district in the order of scoring.
        at: u8,
        crew: Crew,
        /// Passes in a row so far.
        passes: u8,
    },
    /// Phase 5: a player chooses a tile.
    Taking {
        /// The place of the district in the order of scoring.
        at: u8,
        /// For which place, from 0.
        place: u8,
        crew: Crew,
    },
    /// A player decides how a tile is kept.
    Keeping { crew: Crew, tile: Tile, then: Keeping },
    /// The game has ended.
    Over,
}

/// What chance decides at set-up, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SetUp {
    /// The shadow card.
    Shadow,
    /// The potion card.
    Card,
    /// The start player.
    Start,
    /// The potion for the crew or district with this number: yellow, green, four corners, centre.
    Potion(u8),
}

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Rolling {
    /// The pool of a round.
    Round,
    /// All dice of the pool were equal.
    Equal,
    /// The potion of the same name.
    SecondChance(Moment),
    /// The Collector's fourth action.
    Collector {
        crew: Crew,
        /// Which of its action dice.
        slot: u8,
        /// Whether the other crew has its turn after this.
        more: bool,
    },
    /// The rival crew's lowest die.
    Rival,
}

/// A moment of a turn at which a potion that is free in its timing can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the dice are chosen.
    Choosing,
    /// Before the action.
    Acting,
    /// After the action.
    Ending,
}

/// The steps of a Relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Relocating {
    /// From which district.
    From,
    /// Whose marker.
    Which(District),
    /// Into which district.
    To(District, Party),
}

/// Which die gives the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Acting {
    /// The action die of the turn.
    Turn,
    /// The die the Collector had rerolled.
    Collector {
        /// Which of the crew's action dice.
        slot: u8,
        /// Whether the other crew has its turn after this.
        more: bool,
    },
    /// The shadow die, lent by the Water Creature.
    Water,
}

/// The steps of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ActStep {
    /// Whether, and where.
    #[default]
    Start,
    /// Where the henchman from this district goes.
    To(District),
    /// Which marker of this district is removed.
    Which(District),
    /// Overpower: where the henchmen go.
    Overpower,
}

/// How the game goes on when a tile has been kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Keeping {
    /// With the next place of a district in phase 5.
    Settle {
        /// The place of the district in the order of scoring.
        at: u8,
        /// The place just served, from 0.
        place: u8,
    },
    /// With placing, after a Con Artist.
    Placing,
}

impl Smile {
    /// What lies in a district.
    #[inline]
    pub(crate) fn turf(&self, district: District) -> &Turf {
        &self.turfs[district.index()]
    }

    #[inline]
    pub(crate) fn turf_mut(&mut self, district: District) -> &mut Turf {
        &mut self.turfs[district.index()]
    }

    #[inline]
    pub(crate) fn gang(&self, crew: Crew) -> &Gang {
        &self.gangs[crew.index()]
    }

    #[inline]
    pub(crate) fn gang_mut(&mut self, crew: Crew) -> &mut Gang {
        &mut self.gangs[crew.index()]
    }

    /// Whether this shadow card is in the game.
    #[inline]
    pub(crate) fn has_shadow(&self, shadow: Shadow) -> bool {
        self.shadow == Some(shadow)
    }

    /// Whether this potion card is in the game.
    #[inline]
    pub(crate) fn has_card(&self, card: PotionCard) -> bool {
        self.potion == Some(card)
    }

    /// Whose turn of phase 2 it is (the start player first, alternating).
    #[inline]
    pub(crate) fn mover(&self) -> Crew {
        if self.turn.is_multiple_of(2) { self.start } else { self.start.other() }
    }

    /// Whether the crew is the rival of a game for one, who makes no choices.
    #[inline]
    pub(crate) fn is_rival(&self, crew: Crew) -> bool {
        self.solo && crew == Crew::Green
    }

    /// The phase of the round, 1 to 5; none before the first round and after the last.
    pub(crate) fn stage(&self) -> Option<u8> {
        Some(match self.phase {
            Phase::SetUp(_) | Phase::Over => return None,
            Phase::Rolling { why: Rolling::Round, .. } | Phase::Filling { .. } => 1,
            Phase::Rolling { why: Rolling::Collector { .. }, .. }
            | Phase::Ordering
            | Phase::Collecting { .. }
            | Phase::Acting { why: Acting::Collector { .. } | Acting::Water, .. } => 3,
            Phase::Law { .. } | Phase::LawPlace { .. } | Phase::Supporting { .. } => 4,
            Phase::Seducing { .. } | Phase::Taking { .. } | Phase::Keeping { then: Keeping::Settle { .. }, .. } => 5,
            _ => 2,
        })
    }

    /// Who is asked something now.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Crew> {
        match self.phase {
            Phase::SetUp(_) | Phase::Rolling { .. } | Phase::Filling { .. } | Phase::Over => None,
            Phase::Choosing { .. }
            | Phase::Marking { .. }
            | Phase::Relocating { .. }
            | Phase::Walking
            | Phase::Placing
            | Phase::Swapping { .. }
            | Phase::Ending => Some(self.mover()),
            Phase::Ordering => Some(self.start),
            Phase::Acting { crew, .. }
            | Phase::Collecting { crew, .. }
            | Phase::Law { crew }
            | Phase::LawPlace { crew, .. }
            | Phase::Supporting { crew }
            | Phase::Seducing { crew, .. }
            | Phase::Taking { crew, .. }
            | Phase::Keeping { crew, .. } => Some(crew),
        }
    }
}
