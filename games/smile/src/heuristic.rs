//! Rules of thumb for bots: what the districts promise, as the markers lie.
//!
//! In each district every party is as likely to come first as its markers are many; the more turns
//! are still to come in the round, the less certain. What a choice is worth is how it changes what
//! the own crew can expect to carry home, less what the other one can.

use tabletop::{Heuristic, Outlook, Seat};

use crate::action::{Action, Bonus};
use crate::board::{District, Field};
use crate::card::{PotionCard, Shadow};
use crate::hoard::Side;
use crate::party::{Crew, Party};
use crate::state::{ActStep, Phase, ROUNDS, Relocating, Smile, TURNS};
use crate::tile::{Kind, Tile};

/// A difference worth noticing, in points.
const UNIT: f32 = 0.5;
/// What a pip of the action die costs through the wanted level.
const PIP: f32 = 0.12;

impl Heuristic for Smile {
    const SPREAD: f32 = 8.0;

    fn appeal(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let Some(crew) = Crew::of(seat) else { return out.extend(legal.iter().map(|_| 0.0)) };
        let eyes = Eyes::new(self, crew);
        if let Phase::Choosing { .. } = self.phase {
            let mut walks = [None; 7];
            out.extend(legal.iter().map(|action| eyes.dice(*action, &mut walks) / UNIT));
        } else {
            out.extend(legal.iter().map(|action| eyes.like(*action) / UNIT));
        }
    }

    fn outlook(&self) -> Outlook {
        let mut score = [0.0; Seat::MAX];
        for crew in Crew::BOTH {
            let eyes = Eyes::new(self, crew);
            let account = self.account(crew).total() as f32;
            let potions = self.gang(crew).tiles.potions().count() as f32 * eyes.potion();
            let markers: f32 = District::ALL.iter().map(|&here| eyes.promise(here, self.turf(here).markers).0).sum();
            let first = if self.start == crew { 0.4 } else { 0.0 };
            score[crew.index()] = account + potions + markers + first;
        }
        if self.solo {
            let ahead = (score[0] - score[1]) / Self::SPREAD;
            let mut outlook = Outlook::default();
            outlook.share[0] = 1.0 / (1.0 + (-2.0 * ahead).exp());
            outlook.score[0] = score[0];
            return outlook;
        }
        Outlook::of_scores(score, 2, Self::SPREAD)
    }

    fn turns(&self) -> u32 {
        self.round.into()
    }
}

/// The city as a crew looks at it.
struct Eyes<'a> {
    game: &'a Smile,
    crew: Crew,
    /// How firm a marker is: what one more of them does to the odds.
    firm: f32,
    /// How many turns of the round are still to come.
    turns: f32,
}

impl<'a> Eyes<'a> {
    fn new(game: &'a Smile, crew: Crew) -> Self {
        let turns = f32::from(TURNS - game.turn.min(TURNS));
        Self { game, crew, firm: 1.6 / (1.0 + 0.35 * turns), turns }
    }

    /// What one own face-up potion is worth beyond its tie-break.
    fn potion(&self) -> f32 {
        let rounds = f32::from(ROUNDS - 1 - self.game.round) + self.turns / f32::from(TURNS);
        match self.game.potion {
            Some(PotionCard::Soulmates) => 4.0,
            Some(PotionCard::Imitation | PotionCard::Overpower) => (1.5 * rounds).min(2.6),
            _ => rounds.min(1.8),
        }
    }

    /// What the tile is worth to a crew.
    fn tile(&self, crew: Crew, tile: Tile) -> f32 {
        match tile.kind() {
            Kind::Hat => f32::from(tile.points()),
            Kind::Potion => self.potion().max(1.0),
            kind => self.majority(crew, kind, 1).max(1.0),
        }
    }

    /// What so many more tiles of a kind are worth to a crew, face up.
    fn majority(&self, crew: Crew, kind: Kind, more: u8) -> f32 {
        let count = |crew: Crew| -> f32 {
            let tiles = &self.game.gang(crew).tiles;
            let up = tiles.iter().filter(|held| held.tile.kind() == kind && held.side.is_up());
            up.map(|held| f32::from(held.side.times())).sum()
        };
        let whole = f32::from(self.game.table.majority(kind));
        let rounds = f32::from(ROUNDS - 1 - self.game.round);
        let (own, other) = (count(crew), count(crew.other()));
        // The points of both, smoothed while tiles can still come.
        let points = |own: f32, other: f32| {
            let lead = ((own - other) / (0.6 + 0.5 * rounds)).clamp(-1.0, 1.0);
            let alone = if other < 0.5 && own > 0.5 { 0.9 - 0.25 * rounds } else { 0.0 };
            let beaten = if own < 0.5 && other > 0.5 { 0.9 - 0.25 * rounds } else { 0.0 };
            whole * (lead + alone - beaten)
        };
        0.6 * (points(own + f32::from(more), other) - points(own, other))
    }

    /// What the own crew can expect of a district with these markers, and what the other one can.
    fn promise(&self, here: District, markers: [u8; 3]) -> (f32, f32) {
        let tiles = self.game.turf(here).tiles;
        let guarded = here == District::Centre && self.game.has_shadow(Shadow::Guardian);
        let die = here == District::Park && self.game.has_shadow(Shadow::Cursed);
        let (mine, theirs) = (self.crew.index(), self.crew.other().index());
        let mut values = [[0.0f32; 4]; 2];
        let mut count = 0;
        for tile in tiles.iter() {
            values[0][count] = self.tile(self.crew, tile);
            values[1][count] = self.tile(self.crew.other(), tile);
            count += 1;
        }
        if die {
            let pips = if self.game.die > 0 { f32::from(self.game.die) } else { 3.0 };
            values[0][count] = pips + 1.5;
            values[1][count] = pips + 1.5;
            count += 1;
        }
        if count == 0 {
            return (0.0, 0.0);
        }
        for values in &mut values {
            values[..count].sort_by(|one, other| other.total_cmp(one));
        }
        let weight = |count: u8| if count == 0 { 0.0 } else { (self.firm * f32::from(count)).exp() };
        let [own, other, police] = [markers[mine], markers[theirs], markers[2]].map(weight);
        let guardian = if guarded { weight(if self.game.die > 0 { self.game.die } else { 3 }) } else { 0.0 };
        // Somebody may still come along.
        let open = 0.6 * self.turns + 0.05;
        let law = police + guardian;
        let all = own + other + law + open;
        let expected = |own: f32, other: f32, values: &[f32; 4]| {
            let first = own / all;
            // Second behind the other crew, or behind the police.
            let second = other / all * own / (all - other) + law / all * own / (all - law);
            // Level for first place nobody gets anything, once no turn is left.
            first * values[0] + second * if count > 1 { values[1] } else { 0.0 }
        };
        let top = markers[mine].max(markers[theirs]).max(markers[2]);
        let level = markers.iter().filter(|&&count| count == top).count() > 1 && !guarded;
        let sure = if level { 0.25 + 0.12 * self.turns } else { 1.0 };
        (sure * expected(own, other, &values[0]), sure * expected(other, own, &values[1]))
    }

    /// How much better off the own crew is with these markers more, or fewer.
    fn change(&self, here: District, changes: [i8; 3]) -> f32 {
        let before = self.game.turf(here).markers;
        let mut after = before;
        for (count, change) in after.iter_mut().zip(changes) {
            *count = count.saturating_add_signed(change);
        }
        let (own, other) = self.promise(here, before);
        let (own_after, other_after) = self.promise(here, after);
        let mut change = own_after - own - (other_after - other);
        if here == self.game.shadow_district() {
            let more = f32::from(changes[self.crew.index()]) - f32::from(changes[self.crew.other().index()]);
            change += more
                * match self.game.shadow {
                    Some(Shadow::Historian) => 0.5,
                    Some(Shadow::Detective) => -0.3,
                    Some(Shadow::Collector | Shadow::Water) => 0.15,
                    _ => 0.0,
                };
        }
        change
    }

    fn with(party: Party, count: i8) -> [i8; 3] {
        let mut changes = [0; 3];
        if let Some(change) = changes.get_mut(party.index()) {
            *change = count;
        }
        changes
    }

    fn own(&self, here: District, count: i8) -> f32 {
        self.change(here, Self::with(self.crew.party(), count))
    }

    /// The line down which the boss would look.
    fn line(&self, field: Field, counts: [u8; 3]) -> f32 {
        field.line().iter().zip(counts).map(|(&here, count)| self.own(here, count as i8)).sum()
    }

    /// The best that taking a marker off a district can do.
    fn best_removal(&self, here: District) -> f32 {
        let parties = self.game.turf(here).parties();
        parties.map(|party| self.change(here, Self::with(party, -1))).fold(f32::MIN, f32::max)
    }

    fn dice(&self, action: Action, walks: &mut [Option<f32>; 7]) -> f32 {
        match action {
            Action::Dice { go, act } => {
                let boss = self.game.gang(self.crew).boss;
                let walk = *walks[go as usize].get_or_insert_with(|| self.line(boss.clockwise(go), [3, 2, 1]));
                let use_of = match act {
                    1 => 0.7,
                    2 | 3 => 0.8,
                    4 | 5 => 1.0,
                    _ => 1.3,
                };
                walk + use_of - PIP * f32::from(act)
            }
            Action::Reroll => 0.5,
            _ => 0.0,
        }
    }

    fn like(&self, action: Action) -> f32 {
        match (self.game.phase, action) {
            (_, Action::Step(field)) => self.line(field, [3, 2, 1]) - 0.5 * self.potion(),
            (_, Action::Walk) => {
                let gang = self.game.gang(self.crew);
                let go = gang.feet[usize::from(self.game.turn / 2).min(2)];
                self.line(gang.boss.clockwise(go), [3, 2, 1])
            }
            (_, Action::Place) => self.line(self.game.gang(self.crew).boss, [3, 2, 1]),
            (_, Action::Shell(counts)) => self.line(self.game.gang(self.crew).boss, counts) - 0.7 * self.potion(),
            (Phase::Acting { crew, why, step }, Action::At(here)) => {
                let die = self.game.action_die(crew, why);
                match (step, die) {
                    (ActStep::Overpower, _) => self.own(here, die as i8),
                    (ActStep::To(_), _) => self.own(here, 1),
                    (_, 1) => self.change(here, [0, 0, 1]),
                    (_, 2 | 3) => self.own(here, -1) + 0.8,
                    _ => self.best_removal(here),
                }
            }
            (_, Action::Both(one, other)) => self.own(one, 1) + self.own(other, 1),
            (
                Phase::Relocating { step: Relocating::Which(here), .. }
                | Phase::Acting { step: ActStep::Which(here), .. },
                Action::Marker(party),
            ) => self.change(here, Self::with(party, -1)),
            (Phase::Relocating { step: Relocating::From, .. }, Action::At(here)) => self.best_removal(here),
            (Phase::Relocating { step: Relocating::To(_, party), .. }, Action::At(here)) => {
                self.change(here, Self::with(party, 1))
            }
            (Phase::Law { .. }, Action::Bonus(bonus)) => {
                District::ALL.iter().map(|&here| self.bonus(here, bonus)).fold(f32::MIN, f32::max)
            }
            (Phase::LawPlace { what, .. }, Action::At(here)) => self.bonus(here, what),
            (_, Action::Support) => self.own(self.game.shadow_district(), 2),
            (Phase::Seducing { at, .. }, Action::Drink) => {
                let mut changes = Self::with(self.crew.party(), 1);
                changes[2] = -1;
                self.change(self.game.score_order(at), changes) - 0.8 * self.potion()
            }
            (Phase::Taking { at, .. }, Action::Take(tile)) => {
                let other = self.game.turf(self.game.score_order(at)).markers[self.crew.other().index()] > 0;
                let denied = if other { 0.3 * self.tile(self.crew.other(), tile) } else { 0.0 };
                self.tile(self.crew, tile) + denied
            }
            (_, Action::Take(tile)) => self.tile(self.crew, tile),
            (_, Action::TakeDie) => f32::from(self.game.die) + 1.5,
            (Phase::Keeping { tile, .. }, Action::Keep(side)) => self.keep(tile, side),
            (_, Action::Give(held)) => {
                let value = if held.side.is_up() { self.tile(self.crew, held.tile) } else { 1.0 };
                2.0 - value
            }
            (_, Action::Again(value)) => 0.1 * f32::from(value),
            (_, Action::Drink) => 0.3 - 0.3 * self.potion(),
            _ => 0.0,
        }
    }

    fn bonus(&self, here: District, bonus: Bonus) -> f32 {
        let (party, count) = bonus.markers();
        self.change(here, Self::with(party, count as i8))
    }

    fn keep(&self, tile: Tile, side: Side) -> f32 {
        let double = side.is_double();
        let times = side.times();
        let up = match tile.kind() {
            Kind::Hat => f32::from(tile.points() * times),
            Kind::Potion => self.potion() + 0.05,
            kind => self.majority(self.crew, kind, times),
        };
        let worth = if side.is_up() { up } else { f32::from(times) };
        if double { worth - 0.9 * self.potion() } else { worth }
    }
}
