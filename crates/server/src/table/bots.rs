//! Bots are ordinary seats: asked like everybody, through the same gate. They think elsewhere and answer as soon
//! as they have thought; how fast that is shown is the page's business.
//!
//! Only where people choose together with them they seal last, a breath after the last person, so that everybody
//! has time for second thoughts. When that is follows from what everybody sees: who is asked and who has sealed.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tabletop::{By, PromptId, Seat};
use tokio::time::Instant;

use super::input::TableInput;
use super::{Effect, Note, Table};
use crate::random;
use crate::state::closing;
use crate::thinkers::{NoRoom, Share};
use crate::wire::Stage;

/// What the bots are about.
#[derive(Default)]
pub(super) struct Bots {
    /// What each seat's bot is thinking about.
    thinking: [Option<PromptId>; Seat::MAX],
    /// What each seat's bot will answer, once it is time.
    made_up: [Option<(PromptId, String)>; Seat::MAX],
    /// When it is time, if people have chosen and could still change their minds.
    breath: Option<Instant>,
    /// When bots who play among themselves begin without anybody who watches.
    curtain: Option<Instant>,
}

impl Bots {
    pub(super) fn are_thinking(&self) -> bool {
        self.thinking.iter().any(Option::is_some)
    }

    /// When somebody who only waits for the others' second thoughts goes on.
    pub(super) fn next(&self) -> Option<Instant> {
        self.breath.or(self.curtain).filter(|_| self.made_up.iter().any(Option::is_some))
    }

    /// They were set to be watched: they wait for somebody who does so, though not for ever.
    pub(super) fn wait_for_watchers(&mut self, until: Instant) {
        self.curtain = Some(until);
    }
}

/// Bots who play among themselves wait for somebody to watch as long as for so many second thoughts.
pub(super) const CURTAIN: u32 = 10;

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

    /// Lets every bot think that is asked something and does not think about it yet, and those act who have
    /// waited for others.
    pub(crate) fn wake_bots(&mut self) {
        self.think_all();
        self.bots_act();
    }

    fn think_all(&mut self) {
        let Some(desk) = self.desk.as_ref().filter(|_| self.stage == Stage::Running) else { return };
        let open: Vec<(Seat, PromptId)> = desk
            .asked()
            .iter()
            .filter(|seat| self.chairs[seat.index()].bot().is_some())
            .filter_map(|seat| {
                let prompt = desk.prompt(seat).filter(|prompt| !prompt.sealed)?;
                let known = self.bots.made_up[seat.index()].as_ref().map(|(prompt, _)| *prompt);
                let busy = [self.bots.thinking[seat.index()], known].contains(&Some(prompt.id));
                (!busy).then_some((seat, prompt.id))
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
        self.bots.thinking[seat.index()] = Some(prompt);
        let mut shutdown = self.house.shutdown.clone();
        let thought = self.house.thinkers.think(Share::Table(self.id), thought);
        tokio::spawn(async move {
            let action = match thought {
                Ok(thought) => thought.await,
                Err(NoRoom) => None,
            };
            let Some(action) = action else {
                tokio::select! {
                    () = tokio::time::sleep(TRY_AGAIN) => drop(mailbox.send(Note::Thoughtless(seat)).await),
                    () = closing(&mut shutdown) => {}
                }
                return;
            };
            let _ = mailbox.send(Note::Thought(seat, prompt, action)).await;
        });
    }

    /// A bot has made up its mind. Its seat may have gone back to its person meanwhile, or its question may
    /// have been taken back.
    pub(super) fn bot_decides(&mut self, seat: Seat, prompt: PromptId, action: String) {
        if self.bots.thinking[seat.index()] != Some(prompt) {
            return;
        }
        self.bots.thinking[seat.index()] = None;
        self.bots.made_up[seat.index()] = Some((prompt, action));
        self.house.metrics.thoughts.fetch_add(1, Relaxed);
        self.wake_bots();
    }

    /// Lets those act who know what to do, unless somebody may still think better of their choice.
    pub(super) fn bots_act(&mut self) {
        if !self.is_time() {
            return;
        }
        for seat in Seat::first(self.seats()) {
            if let Some((prompt, action)) = self.bots.made_up[seat.index()].take() {
                self.bot_acts(seat, prompt, &action);
            }
        }
    }

    /// Whether bots may answer: where people are asked together with them, a breath after the last of these has
    /// sealed. Whoever changes what is sealed does so unnoticed, so that makes the breath no longer.
    fn is_time(&mut self) -> bool {
        let Some(desk) = self.desk.as_ref().filter(|_| !self.arranged.paused) else { return false };
        if let Some(curtain) = self.bots.curtain {
            if Instant::now() < curtain && self.conns.iter().all(|conn| conn.viewer.is_none()) {
                return false;
            }
            self.bots.curtain = None;
        }
        let asked = desk.asked();
        let people = || asked.iter().filter(|seat| self.chairs[seat.index()].bot().is_none());
        if people().next().is_none() {
            return true;
        }
        if people().any(|seat| !desk.sealed().contains(seat)) {
            self.bots.breath = None;
            return false;
        }
        let (now, breath) = (Instant::now(), self.house.config.breath);
        now >= *self.bots.breath.get_or_insert(now + breath)
    }

    fn bot_acts(&mut self, seat: Seat, prompt: PromptId, action: &str) {
        let level = self.chairs[seat.index()].bot().map(ToOwned::to_owned);
        let (Some(level), Stage::Running, Some(desk)) = (level, self.stage, &mut self.desk) else { return };
        match desk.submit(seat, prompt, action) {
            Ok(told) => {
                let deed = TableInput::Act(seat, prompt, action.to_owned(), Some(By::Bot(level)));
                self.commit(Effect::of(deed).telling(told), None);
            }
            // The question is another by now.
            Err(_) => self.think_all(),
        }
    }

    pub(super) fn bot_thinks_again(&mut self, seat: Seat) {
        self.bots.thinking[seat.index()] = None;
        self.wake_bots();
    }
}
