//! What must hold in every state.

use crate::action::Action;
use crate::dice::DICE;
use crate::hoard::Held;
use crate::party::Crew;
use crate::state::{Phase, Rolling, SetUp, Smile, TURNS};
use crate::table::{TileSet, TileTable};
use crate::tile::Tile;

impl Smile {
    /// Checks that no tile and no die is lost or made, and that the parts of the state agree.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_tiles()?;
        self.audit_dice()?;
        self.audit_rest()
    }

    fn audit_tiles(&self) -> Result<(), String> {
        let table = &self.table;
        let mut tiles: Vec<Tile> = self.bag.left.tiles(table).collect();
        if matches!(self.phase, Phase::SetUp(_)) {
            tiles.extend(TileTable::bag().tiles(table));
        }
        tiles.extend(self.discard.tiles(table).chain(self.gone.tiles(table)));
        tiles.extend(self.turfs.iter().flat_map(|turf| turf.tiles.iter()));
        tiles.extend(self.gangs.iter().flat_map(|gang| gang.tiles.iter()).map(|held| held.tile));
        match self.phase {
            Phase::Swapping { given: Held { tile, .. } } | Phase::Keeping { tile, .. } => tiles.push(tile),
            _ => {}
        }
        tiles.sort_unstable();
        if tiles != table.faces() {
            return Err(format!("tiles lost or made: {tiles:?}"));
        }
        for set in [self.bag.left, self.bag.full, self.discard, self.gone] {
            let mut canonical = TileSet::default();
            canonical.absorb(table, set);
            if canonical != set {
                return Err(format!("{set:?} does not hold the first of its alike tiles"));
            }
        }
        if self.bag.left.0 & !self.bag.full.0 != 0 {
            return Err("the bag holds what was not shuffled".into());
        }
        for district in crate::board::District::ALL {
            if self.turf(district).tiles.len() > self.room(district) {
                return Err(format!("too many tiles in {district}"));
            }
        }
        let covered = self.gangs.iter().flat_map(|gang| gang.tiles.iter()).filter(|held| held.side.is_double()).count();
        let potions = self.gone.tiles(table).filter(|tile| tile.kind() == crate::tile::Kind::Potion).count();
        if covered > potions {
            return Err("a doubled tile lies on no potion".into());
        }
        Ok(())
    }

    fn audit_dice(&self) -> Result<(), String> {
        if matches!(self.phase, Phase::SetUp(_)) {
            return if self.pool.is_empty() { Ok(()) } else { Err("dice rolled too early".into()) };
        }
        let boards = self.gangs.iter().flat_map(|gang| gang.feet.iter().chain(&gang.hands)).filter(|&&die| die > 0);
        let mut dice = self.pool.len() + boards.count() as u8;
        match self.phase {
            // The Collector's die stays on its place while it is rolled.
            Phase::Rolling { why: Rolling::Collector { .. }, .. } => {}
            Phase::Rolling { left, fell, .. } => dice += left + fell.len(),
            _ => {}
        }
        // The last die lies with the shadow from phase 3 on, or went back from the Cursed One.
        if self.turn == TURNS {
            dice += 1;
        } else if self.die != 0 {
            return Err("the shadow has a die in phase 2".into());
        }
        if dice == DICE { Ok(()) } else { Err(format!("{dice} dice instead of {DICE}")) }
    }

    fn audit_rest(&self) -> Result<(), String> {
        let set_up = matches!(self.phase, Phase::SetUp(SetUp::Shadow | SetUp::Card));
        if !set_up && (self.shadow.is_none() || self.potion.is_none()) {
            return Err("a card is missing".into());
        }
        if self.solo && (self.start != Crew::Yellow || self.asked() == Some(Crew::Green)) {
            return Err("the rival crew starts or is asked".into());
        }
        if !self.solo && self.gangs.iter().any(|gang| gang.law > 0) {
            return Err("only a rival crew scores from the law".into());
        }
        let mut legal: Vec<Action> = Vec::new();
        if let Some(crew) = self.asked() {
            tabletop::Game::legal_actions(self, crew.seat(), &mut legal);
            if legal.len() > 38 {
                return Err(format!("{} choices are too many", legal.len()));
            }
        }
        Ok(())
    }
}
