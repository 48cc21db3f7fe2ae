//! Before the start: strangers are matched, chairs of those who went away are free again, and bots take what is left.
//! And what is told only now and then: who looks on.

use tokio::time::Instant;

use super::chair::Chair;
use super::{Effect, Table};
use crate::wire::Stage;

/// What is due at a table besides the game.
#[derive(Default)]
pub(super) struct Gathering {
    /// Bots take the free chairs then.
    fill: Option<Instant>,
    /// Everybody is told who looks on then.
    watchers: Option<Instant>,
}

impl Table {
    /// When there is something to do.
    pub(super) fn gathering_due(&mut self) -> Option<Instant> {
        [self.fill_due(), self.ghosts_due(), self.gathering.watchers].into_iter().flatten().min()
    }

    /// Strangers wait for one another for a while, from when the first is here.
    fn fill_due(&mut self) -> Option<Instant> {
        let waits = self.matches() && self.set_up.matching.is_some_and(|matching| matching.bots);
        let anybody = self.chairs.iter().filter_map(Chair::person).any(|person| self.conns.has(person));
        if !(waits && anybody) {
            self.gathering.fill = None;
            return None;
        }
        Some(*self.gathering.fill.get_or_insert_with(|| Instant::now() + self.house.config.match_wait))
    }

    /// When somebody who was matched has been gone for so long that the chair is free again.
    fn ghosts_due(&self) -> Option<Instant> {
        self.away.first_gone().filter(|_| self.matches()).map(|since| since + self.house.config.match_patience)
    }

    fn matches(&self) -> bool {
        self.stage == Stage::Gathering && self.set_up.matching.is_some()
    }

    /// Does what is due.
    pub(super) fn gather(&mut self) {
        let now = Instant::now();
        if self.gathering.watchers.is_some_and(|due| due <= now) {
            self.gathering.watchers = None;
            self.tell_seats();
        }
        if self.ghosts_due().is_some_and(|due| due <= now) {
            let patience = self.house.config.match_patience;
            let gone: Vec<usize> = (0..self.chairs.len())
                .filter(|&seat| {
                    self.chairs[seat].person().is_some_and(|person| self.away.is_gone(person, now, patience))
                })
                .collect();
            for seat in gone {
                self.chairs[seat] = Chair::open();
            }
            self.commit(Effect::seats(), None);
        }
        if self.fill_due().is_some_and(|due| due <= now) {
            self.gathering.fill = None;
            for chair in self.chairs.iter_mut().filter(|chair| chair.is_free()) {
                *chair = Chair::bot_of(super::ask::USUAL.to_owned());
            }
            let effect =
                if self.is_complete() { self.start().unwrap_or_else(|_| Effect::seats()) } else { Effect::seats() };
            self.commit(effect, None);
        }
    }

    /// Somebody looks on, or does so no longer.
    pub(super) fn watchers_change(&mut self) {
        let every = self.house.config.watchers_every;
        self.gathering.watchers.get_or_insert_with(|| Instant::now() + every);
    }
}
