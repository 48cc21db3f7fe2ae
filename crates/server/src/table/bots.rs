//! Bots are ordinary seats: asked like everybody, through the same gate. They think elsewhere.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tabletop::{By, PromptId, Seat};
use tokio::time::Instant;

use super::deed::Deed;
use super::{Effect, Note, Table};
use crate::house::closing;
use crate::random;
use crate::thinkers::{NoRoom, Share};
use crate::wire::Stage;

/// What each seat's bot is thinking about.
#[derive(Default)]
pub(super) struct Bots([Option<PromptId>; Seat::MAX]);

impl Bots {
    pub(super) fn are_thinking(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }
}

/// After a thought that failed.
const TRY_AGAIN: Duration = Duration::from_secs(5);

impl Table {
    /// Tells the game who makes whose choices from now on, for its record.
    pub(super) fn note_hands(&mut self) {
        let Some(desk) = &mut self.desk else { return };
        for (seat, chair) in Seat::first(self.chairs.len() as u8).zip(&self.chairs) {
            desk.played_by(seat, Some(chair.bot().map_or(By::Person, |level| By::Bot(level.to_owned()))));
        }
    }

    /// Lets every bot think that is asked something and does not think about it yet.
    pub(crate) fn wake_bots(&mut self) {
        let Some(desk) = self.desk.as_ref().filter(|_| self.stage == Stage::Running) else { return };
        let open: Vec<(Seat, PromptId)> = desk
            .asked()
            .iter()
            .filter(|seat| self.chairs[seat.index()].bot().is_some())
            .filter_map(|seat| {
                let prompt = desk.prompt(seat).filter(|prompt| !prompt.sealed)?;
                (self.bots.0[seat.index()] != Some(prompt.id)).then_some((seat, prompt.id))
            })
            .collect();
        for (seat, prompt) in open {
            self.think(seat, prompt);
        }
    }

    fn think(&mut self, seat: Seat, prompt: PromptId) {
        let (Some(desk), Some(level), Some(mailbox)) = (&self.desk, self.chairs[seat.index()].bot(), self.mailbox())
        else {
            return;
        };
        // Not from the table's seed: what a bot does tells nothing about the deal.
        let whim = u64::from_le_bytes(random::bytes());
        let thought = match desk.thought(seat, level, whim) {
            Ok(thought) => thought,
            Err(refusal) => return tracing::error!(code = self.code, %refusal, "a bot cannot think"),
        };
        self.bots.0[seat.index()] = Some(prompt);
        // Nobody watches a table without sockets, so nobody has to be able to follow. A table of bots alone
        // was made to be watched, and whoever made it is on the way.
        let unseen = self.conns.is_empty() && self.chairs.iter().any(|chair| chair.person().is_some());
        let pause = if unseen { Duration::ZERO } else { self.house.config.pause };
        let (house, until) = (self.house.clone(), Instant::now() + pause);
        let thought = house.thinkers.think(Share::Table(self.id), thought);
        tokio::spawn(async move {
            let action = match thought {
                Ok(thought) => thought.await,
                Err(NoRoom) => None,
            };
            let note = if let Some(action) = action {
                Note::Thought(seat, prompt, action)
            } else {
                tokio::time::sleep(TRY_AGAIN).await;
                Note::Thoughtless(seat)
            };
            let mut shutdown = house.shutdown.clone();
            tokio::select! {
                () = tokio::time::sleep_until(until) => drop(mailbox.send(note).await),
                () = closing(&mut shutdown) => {}
            }
        });
    }

    /// A bot has made up its mind. Its seat may have gone back to its person meanwhile, or its question may
    /// have been taken back.
    pub(super) fn bot_acts(&mut self, seat: Seat, prompt: PromptId, action: &str) {
        if self.bots.0[seat.index()] != Some(prompt) {
            return;
        }
        self.bots.0[seat.index()] = None;
        let level = self.chairs[seat.index()].bot().map(ToOwned::to_owned);
        let (Some(level), Stage::Running, Some(desk)) = (level, self.stage, &mut self.desk) else { return };
        match desk.submit(seat, prompt, action) {
            Ok(told) => {
                self.house.metrics.thoughts.fetch_add(1, Relaxed);
                let deed = Deed::Act(seat, prompt, action.to_owned(), Some(By::Bot(level)));
                self.commit(Effect::of(deed).telling(told), None);
            }
            // The question is another by now.
            Err(_) => self.wake_bots(),
        }
    }

    pub(super) fn bot_thinks_again(&mut self, seat: Seat) {
        self.bots.0[seat.index()] = None;
        self.wake_bots();
    }
}
