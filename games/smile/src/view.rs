//! Who knows what: everybody knows everything but the order of the bag and dice to come, and those are
//! not in the state either. So every viewer sees the same, and the view determines the state.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::{View, Viewer};

use crate::board::{District, Districts, Field};
use crate::card::{Level, PotionCard, Shadow};
use crate::dice::Dice;
use crate::party::Crew;
use crate::rules::{Account, Places};
use crate::state::{ActStep, Bag, Gang, Keeping, Phase, Relocating, Smile, Turf};
use crate::table::{TileSet, TileTable};
use crate::tile::{Kind, Tile};

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Table {
    /// What is happening.
    pub phase: Phase,
    /// The phase of the round, 1 to 5; none before the first round and after the last.
    pub stage: Option<u8>,
    /// Whether green is the rival crew of a game for one.
    pub solo: bool,
    /// How strong the rival crew is.
    pub level: Level,
    /// The shadow card, once it is drawn.
    pub shadow: Option<Shadow>,
    /// The potion card, once it is drawn.
    pub potion: Option<PotionCard>,
    /// The start player (yellow until it is drawn).
    pub start: Crew,
    /// Who started the first round.
    pub opener: Crew,
    /// The round, from 0.
    pub round: u8,
    /// The turns taken in this round.
    pub turn: u8,
    /// The dice that can be taken.
    pub pool: Dice,
    /// The die that lies with the shadow; 0 if there is none.
    pub die: u8,
    /// Dice rolled again so far.
    pub rerolls: u16,
    /// Where a walking shadow stands.
    pub walker: Field,
    /// The shadow's district.
    pub shadow_district: District,
    /// The district the question is about, if it is about one.
    pub scene: Option<District>,
    /// Who has the Detective.
    pub holder: Option<Crew>,
    /// Districts the last settling left unscored; before the next one those that are not filled.
    pub unscored: Districts,
    /// The districts, in the order of [`District`].
    pub turfs: [Turf; District::COUNT],
    /// Who would take something from each district if it were settled as it is.
    pub places: [Places; District::COUNT],
    /// The crews: yellow, green.
    pub gangs: [Gang; 2],
    /// What the crews would score if the game ended now.
    pub accounts: [Account; 2],
    /// The wanted levels as they stand.
    pub wanted: [u8; 2],
    /// The discard.
    pub discard: Pile,
    /// Tiles out of the game.
    pub gone: Pile,
    /// What the majorities in gambling, weapons and contraband are worth.
    pub majorities: [u8; 3],
    /// What the tiles show.
    pub tiles: TileTable,
}

/// What counting adds: the contents of the bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Memory {
    /// What is in the bag.
    pub bag: Pile,
    /// What was in it when it was last shuffled.
    pub full: Pile,
    /// How often it was shuffled since set-up.
    pub shuffle: u16,
}

/// Tiles in no order, to be listed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Tile>"))]
#[cfg_attr(feature = "ts", schemars(with = "Vec<Tile>"))]
pub struct Pile {
    tiles: TileSet,
    table: TileTable,
}

impl Pile {
    /// The tiles.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        self.tiles.tiles(&self.table)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Smile {
    /// Everything, listed.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View<Self> {
        let pile = |tiles| Pile { tiles, table: self.table };
        View {
            viewer,
            table: Table {
                phase: self.phase,
                stage: self.stage(),
                solo: self.solo,
                level: self.level,
                shadow: self.shadow,
                potion: self.potion,
                start: self.start,
                opener: self.opener,
                round: self.round,
                turn: self.turn,
                pool: self.pool,
                die: self.die,
                rerolls: self.rerolls,
                walker: self.walker,
                shadow_district: self.shadow_district(),
                scene: self.scene(),
                holder: self.holder,
                unscored: self.unscored,
                turfs: self.turfs,
                places: std::array::from_fn(|nth| self.places(District::ALL[nth])),
                gangs: self.gangs,
                accounts: Crew::BOTH.map(|crew| self.account(crew)),
                wanted: Crew::BOTH.map(|crew| self.wanted(crew)),
                discard: pile(self.discard),
                gone: pile(self.gone),
                majorities: Kind::MAJORITIES.map(|kind| self.table.majority(kind)),
                tiles: self.table,
            },
            memory: Memory { bag: pile(self.bag.left), full: pile(self.bag.full), shuffle: self.bag.shuffle },
        }
    }

    /// Where the thing to be decided lies.
    fn scene(&self) -> Option<District> {
        match self.phase {
            Phase::Seducing { at, .. }
            | Phase::Taking { at, .. }
            | Phase::Keeping { then: Keeping::Settle { at, .. }, .. } => Some(self.score_order(at)),
            Phase::Keeping { then: Keeping::Placing, .. } | Phase::Swapping { .. } => {
                Some(self.gang(self.mover()).boss.near())
            }
            Phase::Acting { step: ActStep::To(district) | ActStep::Which(district), .. }
            | Phase::Relocating { step: Relocating::Which(district) | Relocating::To(district, _), .. } => {
                Some(district)
            }
            Phase::Supporting { .. } => Some(self.shadow_district()),
            _ => None,
        }
    }

    /// The one state that looks like this.
    pub(crate) fn rebuilt(view: &View<Self>) -> Self {
        let (table, memory) = (&view.table, &view.memory);
        Self {
            phase: table.phase,
            solo: table.solo,
            level: table.level,
            shadow: table.shadow,
            potion: table.potion,
            start: table.start,
            opener: table.opener,
            round: table.round,
            turn: table.turn,
            pool: table.pool,
            die: table.die,
            rerolls: table.rerolls,
            walker: table.walker,
            holder: table.holder,
            unscored: table.unscored,
            turfs: table.turfs,
            gangs: table.gangs,
            bag: Bag { left: memory.bag.tiles, full: memory.full.tiles, shuffle: memory.shuffle },
            discard: table.discard.tiles,
            gone: table.gone.tiles,
            table: table.tiles,
        }
    }
}
