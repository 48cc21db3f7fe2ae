//! From a position to a game, or to the reason why there is no such game.

use tabletop::{Game, Refusal, Silent};

use super::phase::{Now, Roll, Stage};
use super::{Gang, Place, Position};
use crate::action::Chance;
use crate::board::{District, Field};
use crate::card::{PotionCard, Shadow};
use crate::config::Config;
use crate::dice::{DICE, Dice};
use crate::hoard::Held;
use crate::party::Crew;
use crate::state::{Bag, Keeping, Phase, ROUNDS, SetUp, Smile, TURNS, Turf};
use crate::table::{TileSet, TileTable};
use crate::tell;
use crate::tile::{Kind, Tile};

/// More than ever lie in one place, and little enough to be counted with.
const MOST_MARKERS: u32 = 70;
/// More points than a rival crew can get from the law.
const MOST_LAW: u32 = 9;

/// The game in the position.
pub(super) fn place(config: &Config, position: &Position) -> Result<Smile, Refusal> {
    Smile::new(config)?;
    let config = with_cards(config, position)?;
    let mut table = Placing { position, game: Smile::set_up(&config) };
    match &position.phase {
        Some(Now::SetUp(step)) => table.set_up(*step)?,
        None if is_set_up(position) => {
            let step = match (table.game.phase, position.start) {
                (Phase::SetUp(step), None) => step,
                (Phase::SetUp(SetUp::Start | SetUp::Potion(_)), Some(_)) => SetUp::Potion(0),
                _ => return Err(Refusal::by("sm.setup.cards", "smile-position-cards-missing")),
            };
            table.set_up(step)?;
        }
        Some(now) => table.lay_out(&now.clone())?,
        None if position.pool.is_empty() => table.lay_out(&Now::Round)?,
        None => table.lay_out(&Now::Choosing)?,
    }
    let game = table.game;
    game.audit().map_err(|_| Refusal::new("smile-position-impossible"))?;
    super::draw::check(&game, position)?;
    Ok(game)
}

/// The set-up with the cards of the position: those chosen at set-up cannot be others.
fn with_cards(config: &Config, position: &Position) -> Result<Config, Refusal> {
    let other = || Refusal::by("sm.setup.cards", "smile-position-other-cards");
    other().when(config.shadow.is_some() && position.shadow.is_some_and(|shadow| config.shadow != Some(shadow)))?;
    other().when(config.potion.is_some() && position.potion.is_some_and(|potion| config.potion != Some(potion)))?;
    let (shadow, potion) = (config.shadow.or(position.shadow), config.potion.or(position.potion));
    Ok(Config { shadow, potion, ..config.clone() })
}

/// Whether nothing is said but who starts, with which cards, and what comes out of the bag.
fn is_set_up(position: &Position) -> bool {
    let Position { shadow, potion, start, opener, .. } = *position;
    let draw = position.draw.clone();
    *position == Position { shadow, potion, start, opener, draw, ..Position::default() }
}

/// A table that is being laid out.
pub(super) struct Placing<'a> {
    position: &'a Position,
    pub(super) game: Smile,
}

impl Placing<'_> {
    /// Before the first round: the cards drawn so far and the first so many potions.
    fn set_up(&mut self, step: SetUp) -> Result<(), Refusal> {
        let cards = (self.game.shadow.is_some(), self.game.potion.is_some());
        let good = match step {
            SetUp::Shadow => !cards.0,
            SetUp::Card => cards.0 && !cards.1,
            SetUp::Start => cards.0 && cards.1 && !self.game.solo,
            SetUp::Potion(number) => cards.0 && cards.1 && number < Kind::Potion.count(),
        };
        Refusal::by("sm.setup.cards", "smile-position-not-as-at-set-up").when(!good)?;
        let unseated = Err(Refusal::by("sm.setup.start", "smile-position-not-as-at-set-up"));
        if let SetUp::Potion(count) = step {
            self.set_start()?;
            for number in 0..count {
                let Some(tile) = self.potion(number) else { return unseated };
                if tile.kind() != Kind::Potion || !self.game.bag.left.contains(&self.game.table, tile) {
                    return unseated;
                }
                self.game.set_up_chance(SetUp::Potion(number), Chance::Tile(tile), &mut Silent);
            }
        } else if self.position.start.is_some() {
            return unseated;
        }
        self.game.phase = Phase::SetUp(step);
        // What has not been said to lie there, or too much, shows in the comparison.
        let Position { shadow, potion, round, start, opener, .. } = *self.position;
        let draw = self.position.draw.clone();
        let crews = |position: &Position| Crew::BOTH.map(|crew| position.crews.get(&crew).cloned().unwrap_or_default());
        let built = super::dump::dump(&self.game);
        let said = Position {
            phase: built.phase.clone(),
            turn: self.position.turn.or(built.turn),
            crews: built.crews.clone(),
            ..self.position.clone()
        };
        let same_crews = crews(&built) == crews(self.position);
        if same_crews
            && said == (Position { shadow, potion, round, start, opener, draw, ..built })
            && round.unwrap_or(1) == 1
        {
            Ok(())
        } else {
            unseated
        }
    }

    /// The tile that got the potion with this number at set-up.
    fn potion(&self, number: u8) -> Option<Tile> {
        match number {
            0 | 1 => self.position.crews.get(&Crew::BOTH[number as usize])?.tiles.first().map(|held| held.tile),
            6 => self.position.districts.get(&District::Centre)?.tiles.first().copied(),
            _ => {
                let corner = District::CORNERS.get(usize::from(number) - 2)?;
                self.position.districts.get(corner)?.tiles.first().copied()
            }
        }
    }

    fn set_start(&mut self) -> Result<(), Refusal> {
        self.game.start = self.position.start.unwrap_or(Crew::Yellow);
        self.game.opener = self.position.opener.unwrap_or(self.game.start);
        if self.game.solo && (self.game.start == Crew::Green || self.game.opener == Crew::Green) {
            return Err(Refusal::by("sm.solo.turn", "smile-position-rival-starts"));
        }
        Ok(())
    }

    /// In the middle of a round.
    fn lay_out(&mut self, now: &Now) -> Result<(), Refusal> {
        if self.game.shadow.is_none() || self.game.potion.is_none() {
            return Err(Refusal::by("sm.setup.cards", "smile-position-cards-missing"));
        }
        self.set_start()?;
        self.game.bag = Bag::new(TileSet(TileTable::bag().0 | TileTable::potions().0));
        self.game.rerolls = self.position.rerolls;
        self.set_round(now)?;
        self.set_city()?;
        self.set_crews()?;
        self.set_dice(now)?;
        self.set_phase(now)?;
        self.check_hoards(now)?;
        self.check_past(now)?;
        self.set_piles()?;
        match now {
            Now::Round => self.game.begin_round(&mut Silent),
            Now::Settling => self.game.settle_from(0, &mut Silent),
            _ => {}
        }
        Ok(())
    }

    fn set_round(&mut self, now: &Now) -> Result<(), Refusal> {
        let round = self.position.round.unwrap_or(1);
        let low = if now.stage() == Stage::Over { u32::from(ROUNDS) } else { 1 };
        let refusal = Refusal::new("smile-position-wrong-round").with("round", i64::from(round));
        refusal.with("low", low).with("high", ROUNDS).when(!(low..=u32::from(ROUNDS)).contains(&round))?;
        self.game.round = round as u8 - 1;
        Ok(())
    }

    /// A tile leaves the heap of those that have no place yet.
    pub(super) fn take(&mut self, tile: Tile) -> Result<(), Refusal> {
        if !self.game.bag.left.contains(&self.game.table, tile) {
            let refusal = Refusal::new("smile-position-no-such-tile-left");
            return Err(refusal.with("tile", tell::tile_with_squares(tile)).with("text", tile.to_string()));
        }
        self.game.bag.left.remove(&self.game.table, tile);
        Ok(())
    }

    fn set_city(&mut self) -> Result<(), Refusal> {
        self.game.walker = field(self.position.shadow_at)?;
        if self.game.shadow.and_then(Shadow::home).is_some() && self.game.walker != Field::START {
            return Err(Refusal::by("sm.monster.place", "smile-position-monsters-stay"));
        }
        self.game.holder = self.position.detective;
        if self.game.holder.is_some() && !self.game.has_shadow(Shadow::Detective) {
            return Err(Refusal::by("sm.shadow.detective", "smile-position-no-detective"));
        }
        for &district in &self.position.unscored {
            self.game.unscored.insert(district);
        }
        for (&district, place) in &self.position.districts {
            let Place { yellow, green, police, ref tiles } = *place;
            let room = self.game.room(district);
            if tiles.len() > usize::from(room) {
                let refusal = Refusal::by("sm.fill", "smile-position-too-many-tiles");
                let refusal = refusal.with("district", tell::district(district));
                return Err(refusal.with("count", tiles.len()).with("most", room));
            }
            if let Some(&count) = [yellow, green, police].iter().find(|&&count| count > MOST_MARKERS) {
                let refusal = Refusal::new("smile-position-too-many-markers");
                let refusal = refusal.with("district", tell::district(district));
                return Err(refusal.with("count", i64::from(count)).with("most", MOST_MARKERS));
            }
            let mut turf = Turf { markers: [yellow, green, police].map(|count| count as u8), ..Turf::default() };
            for &tile in tiles {
                self.take(tile)?;
                turf.tiles.add(tile);
            }
            *self.game.turf_mut(district) = turf;
        }
        Ok(())
    }

    fn set_crews(&mut self) -> Result<(), Refusal> {
        for (&crew, gang) in &self.position.crews {
            let &Gang { boss, on_card, law, ref tiles, .. } = gang;
            self.game.gang_mut(crew).boss = field(boss)?;
            let collects = self.game.has_shadow(Shadow::Historian) || self.game.has_shadow(Shadow::Cursed);
            let refusal = Refusal::new("smile-position-too-many-on-card").with("crew", crew.name());
            refusal.with("count", i64::from(on_card)).when(on_card > if collects { MOST_MARKERS } else { 0 })?;
            if law > if self.game.is_rival(crew) { MOST_LAW } else { 0 } {
                return Err(Refusal::by("sm.solo.law", "smile-position-law-points").with("count", i64::from(law)));
            }
            self.game.gang_mut(crew).on_card = on_card as u8;
            self.game.gang_mut(crew).law = law as u8;
            // More than this nobody ever has; how many exactly depends on the phase.
            if tiles.len() > 1 + usize::from(ROUNDS) * District::COUNT {
                return Err(too_many_own(crew, tiles.len(), 1 + usize::from(ROUNDS) * District::COUNT));
            }
            for &held in tiles {
                self.check_side(held)?;
                self.take(held.tile)?;
                self.game.gang_mut(crew).tiles.add(held);
            }
        }
        Ok(())
    }

    /// Whether a tile can lie like this.
    pub(super) fn check_side(&self, held: Held) -> Result<(), Refusal> {
        let kind = held.tile.kind();
        let hidden_hat = kind == Kind::Hat && !held.side.is_up();
        let double = held.side.is_double();
        if hidden_hat || (double && (kind == Kind::Potion || !self.game.has_card(PotionCard::Imitation))) {
            let refusal = Refusal::by("sm.take", "smile-position-tile-cannot-lie-so");
            return Err(refusal.with("text", held.to_string()));
        }
        Ok(())
    }

    /// The dice in the pool, in front of the crews and with the shadow: thirteen in all.
    fn set_dice(&mut self, now: &Now) -> Result<(), Refusal> {
        let stage = now.stage();
        let pool = dice(&self.position.pool)?;
        let (falling, fell) = match now {
            Now::Rolling { why: Roll::Collector { .. }, .. } => (0, Dice::default()),
            Now::Rolling { left, fell, .. } => (*left, dice(fell)?),
            Now::Round => (u32::from(DICE), Dice::default()),
            _ => (0, Dice::default()),
        };
        let free = falling.saturating_add(u32::from(pool.len() + fell.len()));
        let wrong = |count: u32, expected: u32| {
            let refusal = Refusal::by("sm.roll", "smile-position-wrong-number-of-dice");
            refusal.with("count", i64::from(count)).with("expected", i64::from(expected))
        };
        let taken = match stage {
            Stage::SetUp | Stage::SizeUp => 0,
            Stage::Choosing => u32::from(DICE).saturating_sub(free) / 2,
            Stage::Turn => (u32::from(DICE) - 2).saturating_sub(free) / 2,
            Stage::Shadow | Stage::Settle | Stage::Over => u32::from(TURNS),
        };
        let turn = self.position.turn.unwrap_or(taken);
        let possible = match stage {
            Stage::SetUp | Stage::SizeUp => 0..=0,
            Stage::Choosing | Stage::Turn => 0..=u32::from(TURNS) - 1,
            Stage::Shadow | Stage::Settle | Stage::Over => u32::from(TURNS)..=u32::from(TURNS),
        };
        let refusal = Refusal::new("smile-position-wrong-turn").with("turn", i64::from(turn));
        refusal.with("low", *possible.start()).with("high", *possible.end()).when(!possible.contains(&turn))?;
        self.game.turn = turn as u8;
        let expected = match stage {
            Stage::SetUp | Stage::SizeUp => u32::from(DICE),
            Stage::Choosing => u32::from(DICE) - 2 * turn,
            Stage::Turn => u32::from(DICE) - 2 * turn - 2,
            Stage::Shadow | Stage::Settle | Stage::Over => 0,
        };
        if free != expected {
            return Err(wrong(free, expected));
        }
        self.game.pool = pool;
        let turns = turn as u8 + u8::from(stage == Stage::Turn);
        for crew in Crew::BOTH {
            let own = if crew == self.game.start { turns.div_ceil(2) } else { turns / 2 };
            let gang = self.position.crews.get(&crew);
            let used = |list: Option<&Vec<u32>>| -> Result<[u8; 3], Refusal> {
                let list = list.map_or(&[][..], Vec::as_slice);
                dice(list)?;
                if list.len() > usize::from(own) {
                    return Err(wrong(list.len() as u32, own.into()));
                }
                let mut used = [0; 3];
                for (slot, die) in used.iter_mut().enumerate().take(own.into()) {
                    *die = list.get(slot).map_or(1, |&value| value as u8);
                }
                Ok(used)
            };
            let (feet, hands) = (used(gang.map(|gang| &gang.moved))?, used(gang.map(|gang| &gang.acted))?);
            let gang = self.game.gang_mut(crew);
            (gang.feet, gang.hands) = (feet, hands);
        }
        self.set_die(stage)
    }

    /// The die that lies with the shadow.
    fn set_die(&mut self, stage: Stage) -> Result<(), Refusal> {
        let die = self.position.die;
        let bad = || Err(Refusal::by("sm.shadow", "smile-position-bad-shadow-die").with("die", i64::from(die)));
        let here = matches!(stage, Stage::Shadow | Stage::Settle | Stage::Over);
        let back = self.game.has_shadow(Shadow::Cursed) && stage != Stage::Shadow;
        self.game.die = match die {
            1..=6 if here => die as u8,
            0 if !here || back => 0,
            // What a walker's die showed is of no importance any more.
            0 if self.game.shadow.and_then(Shadow::home).is_none() => 1,
            _ => return bad(),
        };
        Ok(())
    }

    /// Nobody has more tiles than can have been won so far: one from each district in each round, and
    /// the potion of the set-up.
    fn check_hoards(&self, now: &Now) -> Result<(), Refusal> {
        let before = 1 + usize::from(self.game.round) * District::COUNT;
        for crew in Crew::BOTH {
            let now = match self.game.phase {
                Phase::Seducing { at, .. } => usize::from(at),
                Phase::Taking { at, crew: taker, .. }
                | Phase::Keeping { crew: taker, then: Keeping::Settle { at, .. }, .. } => {
                    usize::from(at) + usize::from(taker != crew)
                }
                Phase::Over if *now == Now::Over => District::COUNT,
                _ => 0,
            };
            let count = self.game.gang(crew).tiles.len();
            let moving =
                matches!(self.game.phase, Phase::Swapping { .. } | Phase::Keeping { then: Keeping::Placing, .. });
            let count = usize::from(count) + usize::from(moving && crew == self.game.mover());
            too_many_own(crew, count, before + now).when(count > before + now)?;
        }
        Ok(())
    }

    /// What only a settling brings about is not there before the first one, and a settling under way has
    /// left the districts before its own as it leaves them: without markers, or tied for first place.
    fn check_past(&mut self, now: &Now) -> Result<(), Refusal> {
        let stage = now.stage();
        let unscored: Vec<District> = self.position.unscored.clone();
        let collected = self.game.gangs.iter().any(|gang| gang.on_card > 0);
        let settled = collected || self.game.holder.is_some() || !unscored.is_empty();
        if settled && self.game.round == 0 && stage != Stage::Settle {
            return Err(Refusal::by("sm.score.order", "smile-position-nothing-settled-yet"));
        }
        let empty = |&&district: &&District| stage == Stage::SizeUp && !self.game.turf(district).is_held();
        if let Some(&district) = unscored.iter().find(empty) {
            let refusal = Refusal::by("sm.fill.which", "smile-position-unscored-without-markers");
            return Err(refusal.with("district", tell::district(district)));
        }
        let (Phase::Seducing { at, .. }
        | Phase::Taking { at, .. }
        | Phase::Keeping { then: Keeping::Settle { at, .. }, .. }) = self.game.phase
        else {
            return Ok(());
        };
        for district in (0..at).map(|before| self.game.score_order(before)).collect::<Vec<_>>() {
            let hidden = self.game.has_shadow(Shadow::Hideout) && district == self.game.shadow_district();
            if !self.game.turf(district).is_held() {
                continue;
            }
            if self.game.has_place(district, 0).is_none() {
                self.game.unscored.insert(district);
            } else if !hidden {
                let refusal = Refusal::by("sm.score.order", "smile-position-already-settled");
                return Err(refusal.with("district", tell::district(district)));
            }
        }
        Ok(())
    }

    /// The discard, what has left the game, and the bag.
    fn set_piles(&mut self) -> Result<(), Refusal> {
        let position = self.position;
        for (&tile, gone) in
            position.discard.iter().map(|tile| (tile, false)).chain(position.gone.iter().map(|tile| (tile, true)))
        {
            self.take(tile)?;
            let pile = if gone { &mut self.game.gone } else { &mut self.game.discard };
            pile.insert(&self.game.table, tile);
        }
        let table = self.game.table;
        let mut bag = TileSet::default();
        if let Some(tiles) = &position.bag {
            for &tile in tiles {
                self.take(tile)?;
                bag.insert(&table, tile);
            }
            self.game.gone.absorb(&table, self.game.bag.left);
        } else {
            for tile in self.game.bag.left.tiles(&table) {
                let pile = if tile.kind() == Kind::Potion { &mut self.game.gone } else { &mut bag };
                pile.insert(&table, tile);
            }
        }
        self.game.bag = Bag::new(bag);
        let held = self.game.gangs.iter().flat_map(|gang| gang.tiles.iter());
        let doubled = held.filter(|held| held.side.is_double()).count();
        let spent = self.game.gone.tiles(&table).filter(|tile| tile.kind() == Kind::Potion).count();
        if doubled > spent {
            return Err(Refusal::by("sm.potion.imitation", "smile-position-no-potion-below").with("count", doubled));
        }
        if matches!(self.game.phase, Phase::Filling { .. }) {
            Self::asks(!self.game.bag.left.is_empty())?;
        }
        Ok(())
    }
}

fn too_many_own(crew: Crew, count: usize, most: usize) -> Refusal {
    let refusal = Refusal::new("smile-position-too-many-own-tiles").with("crew", crew.name());
    refusal.with("count", count).with("most", most)
}

/// A field by its number.
fn field(number: u32) -> Result<Field, Refusal> {
    let field = u8::try_from(number).ok().and_then(Field::new);
    field.ok_or_else(|| Refusal::by("sm.board", "smile-position-unknown-field").with("number", i64::from(number)))
}

/// Dice by what they show.
pub(super) fn dice(values: &[u32]) -> Result<Dice, Refusal> {
    if let Some(&value) = values.iter().find(|&&value| !(1..=6).contains(&value)) {
        return Err(Refusal::by("sm.roll", "smile-position-bad-die").with("die", i64::from(value)));
    }
    let refusal = Refusal::by("sm.roll", "smile-position-wrong-number-of-dice");
    refusal.with("count", values.len()).with("expected", DICE).when(values.len() > usize::from(DICE))?;
    Ok(values.iter().map(|&value| value as u8).collect())
}
