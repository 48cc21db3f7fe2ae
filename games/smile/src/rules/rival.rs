//! The rival crew of a game for one. It makes no choices.

use crate::card::Level;
use crate::event::{Event, Ground};
use crate::party::{Crew, Party};
use crate::state::{Rolling, Smile};

use super::Tell;
use super::streets::detective_allows;

impl Level {
    /// Henchmen the rival places near, in the middle and far (sm.solo.level).
    const fn places(self) -> [u8; 3] {
        match self {
            Self::Easy => [3, 2, 1],
            Self::Standard | Self::Hard => [4, 3, 2],
        }
    }

    /// What the rival scores for a lower wanted level (sm.solo.law).
    const fn law_points(self) -> u8 {
        match self {
            Self::Easy => 1,
            Self::Standard => 2,
            Self::Hard => 3,
        }
    }
}

impl Smile {
    /// The rival's turn begins: the lowest die of the pool is rerolled (sm.solo.turn).
    pub(crate) fn rival_begins(&mut self) {
        let lowest = self.pool.lowest().expect("the pool is not empty");
        self.pool.remove(lowest);
        self.roll(1, Rolling::Rival);
    }

    /// The rest of its turn.
    pub(crate) fn rival_turn(&mut self, story: &mut impl Tell) {
        let rival = Crew::Green;
        let (boss, target) = (self.gang(rival).boss, self.gang(Crew::Yellow).boss);
        let watched = self.holder == Some(rival);
        let can_go = |die| self.pool.count(die) > 0 && (!watched || detective_allows(self.pool, die));
        // Of equals the smaller die: it is written behind the way that would be left.
        let way = |die: u8| if can_go(die) { boss.clockwise(die).distance(target) << 3 | die } else { u8::MAX };
        let go = (1..=6).map(way).min().expect("dice have six sides") & 7;
        // The lowest die left is never the forbidden one.
        let act = (1..=6).find(|&die| self.pool.count(die) > u8::from(die == go)).expect("two dice are left at least");
        self.take_dice(rival, go, act, story);
        self.move_boss(rival, go, story);
        self.place_line(rival, self.level.places(), story);
        if self.level == Level::Hard {
            self.rival_calls_police(story);
        }
        self.end_turn(story);
    }

    /// Police where the player has the most henchmen, the first in the order of scoring (sm.solo.level).
    fn rival_calls_police(&mut self, story: &mut impl Tell) {
        let henchmen = |at: &u8| self.turf(self.score_order(*at)).henchmen(Crew::Yellow);
        // The last maximum of the reversed order is the first one.
        let strongest = (0..9).rev().max_by_key(henchmen).filter(|at| henchmen(at) > 0);
        if let Some(at) = strongest {
            self.add(Crew::Green, Party::Police, 1, self.score_order(at), Ground::Rival, story);
        }
    }

    /// A lower wanted level is points (sm.solo.law).
    pub(crate) fn rival_law(&mut self, story: &mut impl Tell) {
        let points = self.level.law_points();
        self.gang_mut(Crew::Green).law += points;
        story.tell(self, Event::LawPoints(points));
    }
}
