//! Phase 2: a turn. Two dice, the boss walks, henchmen are placed, an action follows (see `act`).

use tabletop::Refusal;

use crate::action::Action;
use crate::board::Field;
use crate::card::PotionCard;
use crate::dice::Dice;
use crate::event::{Event, Offer};
use crate::party::Crew;
use crate::state::{ActStep, Acting, Moment, Phase, Rolling, Smile, TURNS};

use super::{Tell, unless};

/// Henchmen for the near, middle and far district (sm.place).
const PLACES: [u8; 3] = [3, 2, 1];

/// What can be chosen with a die to go: for each set of dice to act (see [`Dice::seconds`]) the pairs, as many as
/// there are, and what lies behind them.
static PAIRS: [[([Action; 6], u8); 64]; 6] = {
    let mut all = [[([Action::Pass; 6], 0); 64]; 6];
    let mut number = 0;
    while number < 6 * 64 * 6 {
        let (go, acts, act) = (number / 6 / 64, number / 6 % 64, number % 6);
        let (pairs, count) = &mut all[go][acts];
        if acts >> act & 1 != 0 {
            pairs[*count as usize] = Action::Dice { go: go as u8 + 1, act: act as u8 + 1 };
            *count += 1;
        }
        number += 1;
    }
    all
};

/// What the Shell Game can make of them (`sm.potion.shell_game`).
const SHELLS: [[u8; 3]; 6] = [[3, 2, 1], [3, 1, 2], [2, 3, 1], [2, 1, 3], [1, 3, 2], [1, 2, 3]];

/// Whether the Detective lets this die be taken from the pool as it is (sm.shadow.detective).
pub(crate) fn detective_allows(pool: Dice, value: u8) -> bool {
    pool.all_equal() || pool.highest() != Some(value)
}

/// Whether the Detective lets the two dice be taken one after the other, in one of the two orders.
fn detective_allows_pair(pool: Dice, one: u8, other: u8) -> bool {
    let in_turn = |first, second| detective_allows(pool, first) && detective_allows(pool.without(first), second);
    in_turn(one, other) || in_turn(other, one)
}

impl Smile {
    /// The next turn, or the shadow when all are done.
    pub(crate) fn begin_turn(&mut self, story: &mut impl Tell) {
        if self.turn == TURNS {
            self.shadow_comes(story);
        } else if self.is_rival(self.mover()) {
            self.rival_begins();
        } else {
            self.phase = Phase::Choosing { fresh: true };
        }
    }

    /// Whether the pool may be rerolled (sm.reroll).
    fn may_reroll(&self, fresh: bool) -> bool {
        fresh && self.pool.all_equal()
    }

    pub(crate) fn choosing_legal(&self, fresh: bool, out: &mut Vec<Action>) {
        if self.may_reroll(fresh) {
            out.push(Action::Reroll);
        }
        if self.can_drink(Moment::Choosing) {
            out.push(Action::Drink);
        }
        let pool = self.pool;
        // Most choices of the game are these: always six are written, and those that are none cut off again.
        for (all, acts) in PAIRS.iter().zip(pool.seconds()) {
            let (pairs, count) = &all[acts];
            let end = out.len() + *count as usize;
            out.extend_from_slice(pairs);
            out.truncate(end);
        }
        if self.holder == Some(self.mover()) {
            out.retain(|&action| match action {
                Action::Dice { go, act } => detective_allows_pair(pool, go, act),
                _ => true,
            });
        }
    }

    pub(crate) fn choosing_refusal(&self, fresh: bool, action: Action) -> Option<Refusal> {
        match action {
            Action::Reroll if !self.pool.all_equal() => Some(Refusal::by("sm.reroll", "smile-dice-not-all-equal")),
            Action::Reroll => unless(fresh, "sm.reroll", "smile-turn-has-begun"),
            Action::Drink => self.drink_refusal(Moment::Choosing),
            Action::Dice { go, act } => {
                let missing = |value| Some(Refusal::by("sm.dice", "smile-die-not-in-pool").with("die", value));
                if self.pool.count(go) == 0 {
                    return missing(go);
                }
                if self.pool.count(act) <= u8::from(go == act) {
                    return missing(act);
                }
                if self.holder == Some(self.mover()) && !detective_allows_pair(self.pool, go, act) {
                    let highest = self.pool.highest().unwrap_or_default();
                    return Some(
                        Refusal::by("sm.shadow.detective", "smile-highest-die-forbidden").with("die", highest),
                    );
                }
                None
            }
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn choosing_apply(&mut self, action: Action, story: &mut impl Tell) {
        match action {
            Action::Reroll => {
                let count = self.pool.len();
                self.pool = Dice::default();
                self.roll(count, Rolling::Equal);
                story.tell(self, Event::Picked(self.mover(), action));
            }
            Action::Drink => self.drink(Moment::Choosing, story),
            Action::Dice { go, act } => {
                let crew = self.mover();
                self.take_dice(crew, go, act, story);
                if self.has_card(PotionCard::QuickStep) && self.has_potion(crew) {
                    self.phase = Phase::Walking;
                } else {
                    self.walk(story);
                }
            }
            _ => unreachable!("only legal actions are applied"),
        }
    }

    /// A crew takes its two dice of the turn from the pool (sm.dice).
    pub(crate) fn take_dice(&mut self, crew: Crew, go: u8, act: u8, story: &mut impl Tell) {
        self.pool.remove(go);
        self.pool.remove(act);
        let slot = self.turn as usize / 2;
        let gang = self.gang_mut(crew);
        gang.feet[slot] = go;
        gang.hands[slot] = act;
        story.tell(self, Event::Chose { crew, go, act });
    }

    pub(crate) fn walking_legal(out: &mut Vec<Action>) {
        out.push(Action::Walk);
        out.extend(Field::all().map(Action::Step));
    }

    pub(crate) fn walking_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Walk | Action::Step(_) => None,
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn walking_apply(&mut self, action: Action, story: &mut impl Tell) {
        match action {
            Action::Walk => self.walk(story),
            Action::Step(to) => {
                let crew = self.mover();
                self.pay(crew, story);
                let from = std::mem::replace(&mut self.gang_mut(crew).boss, to);
                story.tell(self, Event::Stepped { crew, from, to });
                self.boss_moved(story);
            }
            _ => unreachable!("only legal actions are applied"),
        }
    }

    /// The boss moves by its die (sm.move).
    fn walk(&mut self, story: &mut impl Tell) {
        let crew = self.mover();
        let die = self.gang(crew).feet[self.turn as usize / 2];
        self.move_boss(crew, die, story);
        self.boss_moved(story);
    }

    /// A boss moves clockwise, exactly so far.
    pub(crate) fn move_boss(&mut self, crew: Crew, die: u8, story: &mut impl Tell) {
        let gang = self.gang_mut(crew);
        let from = gang.boss;
        let to = from.clockwise(die);
        gang.boss = to;
        story.tell(self, Event::Walked { crew, from, to });
    }

    /// After the move: whoever can use a potion now is asked, else henchmen are placed.
    pub(crate) fn boss_moved(&mut self, story: &mut impl Tell) {
        if self.can_swap() || self.can_shell() {
            self.phase = Phase::Placing;
        } else {
            self.place(PLACES, story);
        }
    }

    /// Whether the Shell Game is possible (`sm.potion.shell_game`).
    fn can_shell(&self) -> bool {
        self.has_card(PotionCard::ShellGame) && self.has_potion(self.mover())
    }

    pub(crate) fn placing_legal(&self, out: &mut Vec<Action>) {
        out.push(Action::Place);
        if self.can_shell() {
            out.extend(SHELLS.map(Action::Shell));
        } else {
            self.swap_legal(out);
        }
    }

    pub(crate) fn placing_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Place => None,
            Action::Shell(counts) if self.has_card(PotionCard::ShellGame) => {
                unless(SHELLS.contains(&counts), "sm.potion.shell_game", "smile-not-three-two-one")
            }
            Action::Give(held) if self.has_card(PotionCard::ConArtist) => self.give_refusal(held),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn placing_apply(&mut self, action: Action, story: &mut impl Tell) {
        match action {
            Action::Place => self.place(PLACES, story),
            Action::Shell(counts) => {
                self.pay(self.mover(), story);
                self.place(counts, story);
            }
            Action::Give(held) => self.give(held, story),
            _ => unreachable!("only legal actions are applied"),
        }
    }

    /// Henchmen are placed along the boss's line (sm.place); then comes the action.
    fn place(&mut self, counts: [u8; 3], story: &mut impl Tell) {
        let crew = self.mover();
        self.place_line(crew, counts, story);
        self.phase = self.turn_action();
    }

    /// Henchmen of a crew are placed along its boss's line.
    pub(crate) fn place_line(&mut self, crew: Crew, counts: [u8; 3], story: &mut impl Tell) {
        let line = self.gang(crew).boss.line();
        for (district, count) in line.into_iter().zip(counts) {
            self.turf_mut(district).markers[crew.index()] += count;
        }
        story.tell(self, Event::Placed { crew, line, counts });
    }

    /// The action of the turn.
    pub(crate) fn turn_action(&self) -> Phase {
        Phase::Acting { crew: self.mover(), why: Acting::Turn, step: ActStep::Start }
    }

    /// The question of a moment of the turn.
    pub(crate) fn moment(&self, moment: Moment) -> Phase {
        match moment {
            Moment::Choosing => Phase::Choosing { fresh: false },
            Moment::Acting => self.turn_action(),
            Moment::Ending => Phase::Ending,
        }
    }

    /// Goes on at a moment of the turn. After the action somebody with a potion to use is still asked;
    /// else the next turn begins.
    pub(crate) fn go_on(&mut self, moment: Moment, story: &mut impl Tell) {
        self.phase = self.moment(moment);
        if moment == Moment::Ending && !self.can_drink(moment) {
            self.end_turn(story);
        }
    }

    pub(crate) fn end_turn(&mut self, story: &mut impl Tell) {
        self.turn += 1;
        self.begin_turn(story);
    }

    pub(crate) fn ending_legal(&self, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if self.can_drink(Moment::Ending) {
            out.push(Action::Drink);
        }
    }

    pub(crate) fn ending_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Pass => None,
            Action::Drink => self.drink_refusal(Moment::Ending),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn ending_apply(&mut self, action: Action, story: &mut impl Tell) {
        match action {
            Action::Pass => {
                story.tell(self, Event::Passed(self.mover(), Offer::Potion));
                self.end_turn(story);
            }
            Action::Drink => self.drink(Moment::Ending, story),
            _ => unreachable!("only legal actions are applied"),
        }
    }
}
