//! From a position to a game, or to the reason why there is no such game.

use tabletop::{Game, Refusal, Silent};

use super::phase::{Act, Because, Now, Relocate, Roll, Stage};
use super::{Gang, Place, Position};
use crate::action::Chance;
use crate::board::{District, Field};
use crate::card::{PotionCard, Shadow};
use crate::config::Config;
use crate::dice::{DICE, Dice};
use crate::hoard::Held;
use crate::party::{Crew, Party};
use crate::state::{
    ActStep, Acting, Bag, Keeping, Moment, Phase, ROUNDS, Relocating, Rolling, SetUp, Smile, TURNS, Turf,
};
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
                (Phase::SetUp(SetUp::Start), Some(_)) => SetUp::Potion(0),
                (Phase::SetUp(step), None) => step,
                (Phase::SetUp(SetUp::Potion(_)), _) => SetUp::Potion(0),
                _ => return Err(Refusal::by("sm.setup.cards", "smile-position-cards-missing")),
            };
            table.set_up(step)?;
        }
        Some(now) => table.lay_out(&now.clone())?,
        None if position.pool.is_empty() => table.lay_out(&Now::Round)?,
        None => table.lay_out(&Now::Choosing)?,
    }
    let game = table.game;
    let impossible = |problem: String| Refusal::new("smile-position-impossible").with("problem", problem);
    game.audit().map_err(impossible)?;
    Ok(game)
}

/// The set-up with the cards of the position: those chosen at set-up cannot be others.
fn with_cards(config: &Config, position: &Position) -> Result<Config, Refusal> {
    let other = || Refusal::by("sm.setup.cards", "smile-position-other-cards");
    if config.shadow.is_some() && position.shadow.is_some_and(|shadow| config.shadow != Some(shadow)) {
        return Err(other());
    }
    if config.potion.is_some() && position.potion.is_some_and(|potion| config.potion != Some(potion)) {
        return Err(other());
    }
    let (shadow, potion) = (config.shadow.or(position.shadow), config.potion.or(position.potion));
    Ok(Config { shadow, potion, ..config.clone() })
}

/// Whether nothing is said but who starts and with which cards.
fn is_set_up(position: &Position) -> bool {
    let Position { shadow, potion, start, opener, .. } = *position;
    *position == Position { shadow, potion, start, opener, ..Position::default() }
}

fn refuse<T>(id: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(id))
}

/// A table that is being laid out.
struct Placing<'a> {
    position: &'a Position,
    game: Smile,
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
        if !good {
            return Err(Refusal::by("sm.setup.cards", "smile-position-not-as-at-set-up"));
        }
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
        let crews = |position: &Position| Crew::BOTH.map(|crew| position.crews.get(&crew).cloned().unwrap_or_default());
        let built = super::dump::dump(&self.game);
        let said = Position {
            phase: built.phase.clone(),
            turn: self.position.turn.or(built.turn),
            crews: built.crews.clone(),
            ..self.position.clone()
        };
        let same_crews = crews(&built) == crews(self.position);
        if same_crews && said == (Position { shadow, potion, round, start, opener, ..built }) && round == 1 {
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
        self.set_piles()?;
        let begins = match now {
            Now::Round => {
                self.game.begin_round(&mut Silent);
                false
            }
            Now::Settling => true,
            _ => false,
        };
        if begins {
            self.game.settle_from(0, &mut Silent);
        }
        Ok(())
    }

    fn set_round(&mut self, now: &Now) -> Result<(), Refusal> {
        let round = self.position.round;
        let low = if now.stage() == Stage::Over { u32::from(ROUNDS) } else { 1 };
        if !(low..=u32::from(ROUNDS)).contains(&round) {
            let refusal = Refusal::new("smile-position-wrong-round").with("round", i64::from(round));
            return Err(refusal.with("low", low).with("high", ROUNDS));
        }
        self.game.round = round as u8 - 1;
        Ok(())
    }

    /// A tile leaves the heap of those that have no place yet.
    fn take(&mut self, tile: Tile) -> Result<(), Refusal> {
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
            if on_card > if collects { MOST_MARKERS } else { 0 } {
                let refusal = Refusal::new("smile-position-too-many-on-card").with("crew", crew.name());
                return Err(refusal.with("count", i64::from(on_card)));
            }
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
    fn check_side(&self, held: Held) -> Result<(), Refusal> {
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
        if !possible.contains(&turn) {
            let refusal = Refusal::new("smile-position-wrong-turn").with("turn", i64::from(turn));
            return Err(refusal.with("low", *possible.start()).with("high", *possible.end()));
        }
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

    /// Whoever is asked must be a player, and in a turn the one whose turn it is.
    fn check_crew(&self, crew: Crew, in_turn: bool) -> Result<(), Refusal> {
        if self.game.is_rival(crew) || (in_turn && crew != self.game.mover()) {
            return Err(Refusal::new("smile-position-not-that-crew").with("crew", crew.name()));
        }
        Ok(())
    }

    fn needs_card(&self, card: PotionCard) -> Result<(), Refusal> {
        if self.game.has_card(card) { Ok(()) } else { refuse("smile-position-phase-needs-another-card") }
    }

    fn needs_shadow(&self, shadow: Shadow) -> Result<(), Refusal> {
        if self.game.has_shadow(shadow) { Ok(()) } else { refuse("smile-position-phase-needs-another-card") }
    }

    fn asks(asks: bool) -> Result<(), Refusal> {
        if asks { Ok(()) } else { refuse("smile-position-nothing-to-decide") }
    }

    fn set_phase(&mut self, now: &Now) -> Result<(), Refusal> {
        if now.stage() == Stage::Choosing || now.stage() == Stage::Turn {
            let rival = matches!(now, Now::Rolling { why: Roll::Rival, .. });
            if rival != self.game.is_rival(self.game.mover()) {
                let crew = self.game.mover();
                return Err(Refusal::new("smile-position-not-that-crew").with("crew", crew.name()));
            }
        }
        self.game.phase = match now {
            Now::SetUp(_) | Now::Round | Now::Settling | Now::Over => Phase::Over,
            Now::Rolling { left, fell, why } => self.rolling(*left, dice(fell)?, *why)?,
            &Now::Filling { district, pass } => self.filling(district, pass)?,
            Now::Choosing => Phase::Choosing { fresh: true },
            Now::StillChoosing => Phase::Choosing { fresh: false },
            Now::Marking { marked, then } => {
                self.needs_card(PotionCard::SecondChance)?;
                let marked = dice(marked)?;
                Self::asks((1..=6).all(|value| marked.count(value) <= self.game.pool.count(value)))?;
                Phase::Marking { marked, then: *then }
            }
            &Now::Relocating { step, then } => self.relocating(step, then)?,
            Now::Walking => {
                self.needs_card(PotionCard::QuickStep)?;
                Self::asks(self.game.has_potion(self.game.mover()))?;
                Phase::Walking
            }
            Now::Placing => {
                let shells = self.game.has_card(PotionCard::ShellGame) && self.game.has_potion(self.game.mover());
                Self::asks(shells || self.game.can_swap())?;
                Phase::Placing
            }
            &Now::Swapping { given } => {
                self.needs_card(PotionCard::ConArtist)?;
                self.check_side(given)?;
                self.take(given.tile)?;
                let near = self.game.gang(self.game.mover()).boss.near();
                Self::asks(self.game.turf(near).tiles.distinct().count() > 1)?;
                Phase::Swapping { given }
            }
            &Now::Acting { crew, because, step } => self.acting(crew, because, step)?,
            Now::Ending => {
                Self::asks(self.game.can_drink(Moment::Ending))?;
                Phase::Ending
            }
            Now::Ordering => {
                self.needs_shadow(Shadow::Collector)?;
                let turf = self.game.turf(self.game.shadow_district());
                Self::asks(!self.game.solo && turf.strongest().is_none() && turf.henchmen(Crew::Yellow) > 0)?;
                Phase::Ordering
            }
            &Now::Collecting { crew, more } => {
                self.needs_shadow(Shadow::Collector)?;
                self.check_crew(crew, false)?;
                Self::asks(!(more && self.game.solo))?;
                Phase::Collecting { crew, more }
            }
            &Now::Law { crew } => {
                self.check_lower(crew)?;
                Phase::Law { crew }
            }
            &Now::LawPlace { crew, what } => {
                self.check_lower(crew)?;
                Phase::LawPlace { crew, what }
            }
            &Now::Supporting { crew } => {
                self.needs_shadow(Shadow::Mayor)?;
                self.check_lower(crew)?;
                Phase::Supporting { crew }
            }
            &Now::Seducing { district, crew, passes } => {
                self.needs_card(PotionCard::Seduction)?;
                self.check_crew(crew, false)?;
                let police = self.game.turf(district).count(Party::Police) > 0;
                Self::asks(police && self.game.has_potion(crew) && passes < 2)?;
                Phase::Seducing { at: self.scored_at(district), crew, passes: passes as u8 }
            }
            &Now::Taking { district, place, crew } => {
                let (at, place) = self.settling(district, place, crew)?;
                let choice = self.game.turf(district).tiles.distinct().count();
                Self::asks(choice > 1 || (choice == 1 && self.game.die_lies_in(district)))?;
                Phase::Taking { at, place, crew }
            }
            &Now::Keeping { crew, tile, district, place } => {
                let (at, place) = self.settling(district, place, crew)?;
                self.keeping(crew, tile)?;
                Self::asks(self.game.turf(district).tiles.len() < self.game.room(district))?;
                Phase::Keeping { crew, tile, then: Keeping::Settle { at, place } }
            }
            &Now::KeepingSwapped { crew, tile } => {
                self.needs_card(PotionCard::ConArtist)?;
                self.check_crew(crew, true)?;
                self.keeping(crew, tile)?;
                Phase::Keeping { crew, tile, then: Keeping::Placing }
            }
        };
        Ok(())
    }

    fn rolling(&self, left: u32, fell: Dice, why: Roll) -> Result<Phase, Refusal> {
        let alone = left == 1 && fell.is_empty();
        let why = match why {
            Roll::Round => Rolling::Round,
            Roll::Equal => Rolling::Equal,
            Roll::SecondChance(then) => {
                self.needs_card(PotionCard::SecondChance)?;
                Rolling::SecondChance(then)
            }
            Roll::Collector { crew, die, more } => {
                self.needs_shadow(Shadow::Collector)?;
                self.check_crew(crew, false)?;
                Self::asks((1..=3).contains(&die) && alone && !(more && self.game.solo))?;
                Rolling::Collector { crew, slot: die as u8 - 1, more }
            }
            Roll::Rival => {
                Self::asks(alone)?;
                Rolling::Rival
            }
        };
        let whole = matches!(why, Rolling::Round | Rolling::Equal);
        Self::asks(left > 0 && (!whole || self.game.pool.is_empty()))?;
        Ok(Phase::Rolling { left: left.min(DICE.into()) as u8, fell, why })
    }

    fn filling(&self, district: District, pass: u32) -> Result<Phase, Refusal> {
        let at = (0..District::COUNT as u8).find(|&at| self.game.fill_order(at) == district).unwrap_or(0);
        let lacks = u32::from(self.game.turf(district).tiles.len()) < pass;
        let room = pass <= u32::from(self.game.room(district));
        Self::asks(lacks && room && !self.game.unscored.contains(district))?;
        Ok(Phase::Filling { pass: pass as u8, at })
    }

    fn relocating(&self, step: Relocate, then: Moment) -> Result<Phase, Refusal> {
        self.needs_card(PotionCard::Relocation)?;
        let (asks, step) = match step {
            Relocate::From => (self.game.turfs.iter().any(Turf::is_held), Relocating::From),
            Relocate::Which(district) => (self.game.turf(district).is_held(), Relocating::Which(district)),
            Relocate::To { from, marker } => (self.game.turf(from).count(marker) > 0, Relocating::To(from, marker)),
        };
        Self::asks(asks)?;
        Ok(Phase::Relocating { step, then })
    }

    fn acting(&self, crew: Crew, because: Because, step: Act) -> Result<Phase, Refusal> {
        self.check_crew(crew, because == Because::Turn)?;
        let why = match because {
            Because::Turn => Acting::Turn,
            Because::Collector { die, more } => {
                self.needs_shadow(Shadow::Collector)?;
                Self::asks((1..=3).contains(&die) && !(more && self.game.solo))?;
                Acting::Collector { slot: die as u8 - 1, more }
            }
            Because::Water => {
                self.needs_shadow(Shadow::Water)?;
                Acting::Water
            }
        };
        let die = self.game.action_die(crew, why);
        let (asks, step) = match step {
            Act::Start => (true, ActStep::Start),
            Act::To(from) => ((2..=3).contains(&die) && self.game.turf(from).henchmen(crew) > 0, ActStep::To(from)),
            Act::Which(at) => ((4..=5).contains(&die) && self.game.turf(at).is_held(), ActStep::Which(at)),
            Act::Overpower => {
                (because == Because::Turn && self.game.has_card(PotionCard::Overpower), ActStep::Overpower)
            }
        };
        Self::asks(asks)?;
        Ok(Phase::Acting { crew, why, step })
    }

    /// sm.wanted: the bonus belongs to the lower level.
    fn check_lower(&self, crew: Crew) -> Result<(), Refusal> {
        self.check_crew(crew, false)?;
        let [own, other] = [crew, crew.other()].map(|crew| self.game.wanted(crew));
        if own < other {
            return Ok(());
        }
        let refusal = Refusal::by("sm.wanted", "smile-position-wanted-level").with("crew", crew.name());
        Err(refusal.with("own", own).with("other", other))
    }

    /// The place of a district in the order of scoring.
    fn scored_at(&self, district: District) -> u8 {
        (0..District::COUNT as u8).find(|&at| self.game.score_order(at) == district).unwrap_or(0)
    }

    /// Whoever takes a tile in the settling has that place in the district.
    fn settling(&self, district: District, place: u32, crew: Crew) -> Result<(u8, u8), Refusal> {
        self.check_crew(crew, false)?;
        let place = u8::try_from(place).ok().and_then(|place| place.checked_sub(1)).filter(|&place| place < 4);
        match place {
            Some(place) if self.game.has_place(district, place) == Some(crew.party()) => {
                Ok((self.scored_at(district), place))
            }
            _ => {
                let refusal = Refusal::by("sm.score.first", "smile-position-not-that-place");
                Err(refusal.with("crew", crew.name()).with("district", tell::district(district)))
            }
        }
    }

    /// A tile that is being kept; a hat is asked about only if it can be doubled.
    fn keeping(&mut self, crew: Crew, tile: Tile) -> Result<(), Refusal> {
        self.take(tile)?;
        let doubles = self.game.has_card(PotionCard::Imitation) && self.game.has_potion(crew);
        Self::asks(tile.kind() != Kind::Hat || doubles)
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
                // Somebody who swaps has its own tile for it.
                Phase::Swapping { .. } | Phase::Keeping { then: Keeping::Placing, .. } => 0,
                Phase::Over if *now == Now::Over => District::COUNT,
                _ => 0,
            };
            let count = self.game.gang(crew).tiles.len();
            let moving =
                matches!(self.game.phase, Phase::Swapping { .. } | Phase::Keeping { then: Keeping::Placing, .. });
            let count = usize::from(count) + usize::from(moving && crew == self.game.mover());
            if count > before + now {
                return Err(too_many_own(crew, count, before + now));
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
fn dice(values: &[u32]) -> Result<Dice, Refusal> {
    if let Some(&value) = values.iter().find(|&&value| !(1..=6).contains(&value)) {
        return Err(Refusal::by("sm.roll", "smile-position-bad-die").with("die", i64::from(value)));
    }
    if values.len() > usize::from(DICE) {
        let refusal = Refusal::by("sm.roll", "smile-position-wrong-number-of-dice");
        return Err(refusal.with("count", values.len()).with("expected", DICE));
    }
    Ok(values.iter().map(|&value| value as u8).collect())
}
