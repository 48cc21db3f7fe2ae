//! What is being decided in a position: only what can come about as the table lies.

use tabletop::Refusal;

use super::phase::{Because, Now, Relocate, Roll, Stage};
use super::place::{Placing, dice};
use crate::board::District;
use crate::card::{PotionCard, Shadow};
use crate::dice::{DICE, Dice};
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Keeping, Moment, Phase, Relocating, Rolling, Turf};
use crate::tell;
use crate::tile::{Kind, Tile};

fn refuse<T>(id: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(id))
}

impl Placing<'_> {
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

    pub(super) fn asks(asks: bool) -> Result<(), Refusal> {
        if asks { Ok(()) } else { refuse("smile-position-nothing-to-decide") }
    }

    pub(super) fn set_phase(&mut self, now: &Now) -> Result<(), Refusal> {
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
                Self::asks(self.collects(crew, more))?;
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
                Self::asks((1..=3).contains(&die) && alone && self.collects(crew, more))?;
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

    fn acting(&self, crew: Crew, because: Because, step: ActStep) -> Result<Phase, Refusal> {
        self.check_crew(crew, because == Because::Turn)?;
        let why = match because {
            Because::Turn => Acting::Turn,
            Because::Collector { die, more } => {
                self.needs_shadow(Shadow::Collector)?;
                Self::asks((1..=3).contains(&die) && self.collects(crew, more))?;
                Acting::Collector { slot: die as u8 - 1, more }
            }
            Because::Water => {
                self.needs_shadow(Shadow::Water)?;
                Self::asks(self.game.turf(District::Harbour).strongest() == Some(crew))?;
                Acting::Water
            }
        };
        let die = self.game.action_die(crew, why);
        Self::asks(match step {
            ActStep::Start => true,
            ActStep::To(from) => (2..=3).contains(&die) && self.game.turf(from).henchmen(crew) > 0,
            ActStep::Which(at) => (4..=5).contains(&die) && self.game.turf(at).is_held(),
            ActStep::Overpower => because == Because::Turn && self.game.has_card(PotionCard::Overpower),
        })?;
        Ok(Phase::Acting { crew, why, step })
    }

    /// sm.shadow.collector: somebody comes after a crew only if there was a tie, which nothing has changed
    /// yet. Whoever comes last may stand there with nobody: the first may have seen to that.
    fn collects(&self, crew: Crew, more: bool) -> bool {
        let turf = self.game.turf(self.game.shadow_district());
        let tie = turf.strongest().is_none() && turf.henchmen(crew) > 0;
        match (self.game.solo, more) {
            (true, _) => !more && (tie || turf.strongest() == Some(crew)),
            (false, true) => tie,
            (false, false) => true,
        }
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
}
