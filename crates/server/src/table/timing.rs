//! The table's clocks run, are stored, and run out.

use std::time::Duration;

use store::Hidden;
use tabletop::{Seat, SeatSet, Viewer};

use super::Table;
use super::clock::{Clock, STORED_EVERY};
use super::happening::Happening;
use super::outbox::Parcel;
use crate::wire::{Stage, Times};

impl Table {
    fn time(&self) -> Duration {
        self.house.config.ticker.now()
    }

    /// How much everybody has seen of the game.
    fn seen(&self) -> u32 {
        self.desk.as_ref().map_or(0, |desk| desk.heard(Viewer::Spectator))
    }

    /// Sets up the clock of a running game, as it was stored if it was.
    pub(super) fn set_clock(&mut self, stored: Option<&str>) {
        let rule = self.set_up.clock.filter(|_| self.stage == Stage::Running);
        self.clock = rule.map(|rule| Clock::new(rule, self.chairs.len(), stored, self.seen(), self.time()));
    }

    /// Lets the clocks of those run who are asked; everybody may know who that is. What is to be told, if it is new.
    pub(super) fn run_clock(&mut self) -> Option<Times> {
        self.clock.as_ref()?;
        let (asked, waited_for) = self.waited_for();
        let (seen, time) = (self.seen(), self.time());
        let clock = self.clock.as_mut()?;
        clock.run(asked, waited_for, seen, time).then(|| clock.times(time))
    }

    /// The people who are asked, and whom of them the game waits for.
    pub(super) fn waited_for(&self) -> (SeatSet, SeatSet) {
        let Some(desk) = self.desk.as_ref().filter(|_| self.stage == Stage::Running) else {
            return (SeatSet::EMPTY, SeatSet::EMPTY);
        };
        let asked: SeatSet = desk.asked().iter().filter(|seat| self.chairs[seat.index()].bot().is_none()).collect();
        let open = |seat: &Seat| !self.arranged.paused && !desk.sealed().contains(*seat);
        (asked, asked.iter().filter(open).collect())
    }

    /// What has run, to be stored.
    pub(super) fn clock_to_store(&mut self) -> Option<Hidden<String>> {
        let time = self.time();
        self.clock.as_mut().map(|clock| Hidden(clock.stored(time)))
    }

    pub(super) fn times(&mut self) -> Option<Times> {
        let time = self.time();
        self.clock.as_mut().map(|clock| clock.times(time))
    }

    /// Whether the table stays because its clock runs: as far as there is room for such tables. Elsewhere time stands
    /// still until somebody comes.
    pub(super) fn is_held(&mut self, runs: bool) -> bool {
        if !runs {
            self.held = None;
        } else if self.held.is_none() {
            self.held = self.house.clocks.clone().try_acquire_owned().ok();
        }
        self.held.is_some()
    }

    /// Somebody's time is up, or it is time to store what has run.
    pub(super) fn clock_ticks(&mut self) {
        let time = self.time();
        let Some(clock) = &mut self.clock else { return };
        if let Some(seat) = clock.out(time).lowest() {
            let effect = self.let_a_bot_play(seat, Happening::TimeUp(seat));
            return self.commit(effect, None);
        }
        if clock.is_due(time) {
            let mut write = self.writing();
            write.clock = self.clock_to_store();
            let stored = self.house.store.write(write);
            let (sends, notices) = (Vec::new(), Vec::new());
            self.outbox.push(Parcel { stored: Some(stored), sends, notices, asker: None, answer: None });
        }
    }
}

const _: () = assert!(STORED_EVERY.as_secs() <= 10, "never more than ten seconds are lost");
