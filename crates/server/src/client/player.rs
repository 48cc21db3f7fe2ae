//! Somebody who plays at random over a real socket, and comes back whenever the connection is lost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use tabletop::{Seat, nature::below, pick};
use tokio::time::{sleep, timeout};

use super::{Heard, HeardNow, HeardPrompt, Picture, Socket, Story, Visitor};
use crate::wire::Ask;

/// After a connection that failed.
const BREATHER: Duration = Duration::from_millis(20);

/// What a player has been through.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Acknowledged choices: when each was acknowledged, and how long that took.
    pub moves: Vec<(Instant, Duration)>,
    /// The acknowledged choices themselves: prompt and action.
    pub acknowledged: Vec<(u32, String)>,
    /// Choices that were refused.
    pub refused: Vec<String>,
    /// How often the connection was lost.
    pub lost: u32,
    /// How much it was told, in bytes.
    pub received: usize,
    /// How many choices were made at its table, by anybody, as far as whoever lets it play has counted.
    pub choices: usize,
    /// All it saw happen, if it is to keep that (and notes every choice).
    pub story: Option<Story>,
    /// When a connection was lost, and how long it took until it was shown its seat again.
    pub away: Vec<(Instant, Duration)>,
    /// How things stood last, whole, if it notes every choice.
    pub last: Value,
    /// Whether the game was over by then.
    pub over: bool,
    /// Whether the game was played to its end.
    pub finished: bool,
}

/// So many choices a second, whoever makes them.
#[derive(Debug)]
pub struct Schedule {
    start: Instant,
    apart: Duration,
    taken: AtomicU32,
}

impl Schedule {
    /// From now on.
    pub fn per_second(choices: u32) -> Self {
        Self { start: Instant::now(), apart: Duration::from_secs(1) / choices.max(1), taken: AtomicU32::new(0) }
    }

    /// How long to wait for the next place in it. Places that nobody took in time are lost.
    fn wait(&self) -> Duration {
        let past = (self.start.elapsed().as_nanos() / self.apart.as_nanos().max(1)) as u32;
        let before = self.taken.fetch_update(Relaxed, Relaxed, |taken| Some(taken.max(past) + 1)).unwrap_or(past);
        (self.apart * before.max(past)).saturating_sub(self.start.elapsed())
    }
}

/// A random player.
#[expect(clippy::struct_excessive_bools, reason = "habits and what was done, each by itself")]
pub struct Player {
    /// Who.
    pub visitor: Visitor,
    /// At which table.
    pub code: String,
    /// Through which servers' doors, in turn, if not always through the visitor's.
    pub doors: Vec<SocketAddr>,
    /// After so long a silence it comes in anew.
    pub patience: Duration,
    /// On which seat.
    pub seat: Seat,
    /// Waits at least this long between two choices.
    pub pace: Duration,
    /// When the next choice of any of many players is due.
    pub schedule: Option<Arc<Schedule>>,
    /// Stops then.
    pub until: Instant,
    /// Whether to note every choice.
    pub note: bool,
    /// Whether to send things twice, again much later, or not at all, and to hang up without a word.
    pub unruly: bool,
    /// How it went.
    pub tally: Tally,
    rng: ChaCha8Rng,
    seated: bool,
    ready: bool,
    heard: Option<u32>,
    /// When the connection was lost, if it is not back yet.
    gone: Option<Instant>,
    /// The choice that is not answered yet.
    pending: Option<Pending>,
    /// The prompt answered last.
    answered: Option<u32>,
    /// What it knows, if it notes everything.
    picture: Picture,
    /// What it is asked, and what it can do.
    prompt: Option<HeardPrompt>,
    choices: Vec<String>,
    /// When it may choose next.
    next: Instant,
    /// What it has sent, if it is unruly.
    sent: Vec<(String, Ask)>,
}

struct Pending {
    id: String,
    prompt: u32,
    action: String,
    since: Instant,
}

/// An answer, as far as a player needs to understand it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Came<'a> {
    Done,
    Refused {
        refusal: Value,
    },
    Here {
        #[serde(borrow)]
        step: Option<Step<'a>>,
    },
    Possible,
    Hints(IgnoredAny),
    Told(IgnoredAny),
    Story(IgnoredAny),
}

#[derive(Deserialize)]
struct Step<'a> {
    #[serde(borrow)]
    now: HeardNow<'a>,
}

impl Player {
    /// Somebody for this seat, who chooses by the number. A seat that is not theirs yet they take first.
    pub fn new(visitor: Visitor, code: &str, seat: Seat, number: u64, seated: bool) -> Self {
        let now = Instant::now();
        Self {
            visitor,
            code: code.to_owned(),
            doors: Vec::new(),
            patience: Duration::from_secs(3600),
            seat,
            pace: Duration::ZERO,
            schedule: None,
            until: now + Duration::from_secs(3600),
            note: false,
            unruly: false,
            sent: Vec::new(),
            tally: Tally::default(),
            rng: ChaCha8Rng::seed_from_u64(number),
            seated,
            ready: false,
            heard: None,
            gone: None,
            pending: None,
            answered: None,
            picture: Picture::default(),
            prompt: None,
            choices: Vec::new(),
            next: now,
        }
    }

    /// Plays until the game is over or the time is up.
    pub async fn play(&mut self) {
        while !self.tally.finished && Instant::now() < self.until {
            if let Some(&door) = self.doors.get(self.tally.lost as usize % self.doors.len().max(1)) {
                self.visitor.server = door;
            }
            if let Ok(Ok(mut socket)) = timeout(self.patience, Socket::open(&self.visitor, &self.code)).await {
                self.talk(&mut socket).await;
            }
            if !self.tally.finished && Instant::now() < self.until {
                self.tally.lost += 1;
                self.gone.get_or_insert_with(Instant::now);
                sleep(BREATHER).await;
            }
        }
    }

    /// Plays until the connection is lost.
    async fn talk(&mut self, socket: &mut Socket) -> Option<()> {
        if !self.seated {
            socket.ask("show", Ask::Show { seat: None, heard: None }).await.ok()?;
            socket.ask("sit", Ask::Sit { seat: self.seat, name: format!("Player {}", self.seat) }).await.ok()?;
        }
        socket.ask("show", Ask::Show { seat: Some(self.seat), heard: self.heard }).await.ok()?;
        if !self.ready {
            let nonce = format!("{:032x}", self.next.elapsed().as_nanos());
            socket.ask("ready", Ask::Ready { seat: self.seat, nonce }).await.ok()?;
        }
        if let Some(Pending { id, prompt, action, .. }) = &self.pending {
            let ask = Ask::Act { seat: self.seat, prompt: *prompt, action: action.clone() };
            socket.ask(&id.clone(), ask).await.ok()?;
        }
        while !self.tally.finished {
            let left = self.until.checked_duration_since(Instant::now())?;
            let text = timeout(left.min(self.patience), socket.next()).await.ok()??;
            self.hear(&text);
            // The end may be known before the last choice is answered.
            self.tally.finished = self.tally.over && self.pending.is_none();
            if let Some(Pending { id, prompt, action, .. }) = self.pending.as_ref().filter(|p| p.since >= self.next) {
                let (id, ask) = (id.clone(), Ask::Act { seat: self.seat, prompt: *prompt, action: action.clone() });
                if let Some(wait) = self.next.checked_duration_since(Instant::now()) {
                    sleep(wait).await;
                }
                if let Some(schedule) = &self.schedule {
                    sleep(schedule.wait()).await;
                }
                let now = Instant::now();
                self.next = now + self.pace + Duration::from_nanos(1);
                if let Some(pending) = &mut self.pending {
                    pending.since = now;
                }
                self.send(socket, id, ask).await?;
            }
        }
        Some(())
    }

    /// Sends a choice, well-behaved or not.
    async fn send(&mut self, socket: &mut Socket, id: String, ask: Ask) -> Option<()> {
        if !self.unruly {
            return socket.ask(&id, ask).await.ok();
        }
        self.sent.push((id.clone(), ask.clone()));
        match below(&mut self.rng, 10) {
            // Lost on the way: the connection breaks, and it is sent again afterwards.
            0 => return None,
            // Sent twice.
            1 | 2 => socket.ask(&id, ask.clone()).await.ok()?,
            // After something sent long ago.
            3 | 4 => {
                let (id, ask) = pick(&mut self.rng, &self.sent).clone();
                socket.ask(&id, ask).await.ok()?;
            }
            _ => {}
        }
        socket.ask(&id, ask).await.ok()?;
        // Gone before the answer is there.
        (below(&mut self.rng, 20) > 0).then_some(())
    }

    fn hear(&mut self, text: &str) {
        self.tally.received += text.len();
        if self.note
            && let Ok(mut message) = serde_json::from_str(text)
        {
            self.tally.last = self.picture.complete(&mut message);
            if let Some(story) = &mut self.tally.story {
                story.keep(&mut message);
            }
        }
        match serde_json::from_str(text) {
            Ok(Heard::Step { now }) => self.consider(now),
            Ok(Heard::Answer { re, reply }) => match serde_json::from_str(reply.get()) {
                Ok(Came::Done) => self.done(&re),
                Ok(Came::Refused { refusal }) => self.refused(&re, &refusal),
                Ok(Came::Here { step }) => {
                    let back = self.gone.take().map(|gone| (gone, gone.elapsed()));
                    self.tally.away.extend(back);
                    if let Some(Step { now }) = step {
                        self.consider(now);
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn done(&mut self, re: &str) {
        match re {
            "sit" => self.seated = true,
            "ready" => self.ready = true,
            _ => {
                if let Some(pending) = self.pending.take_if(|pending| pending.id == re) {
                    let now = Instant::now();
                    self.tally.moves.push((now, now - pending.since));
                    self.answered = Some(pending.prompt);
                    if self.note {
                        self.tally.acknowledged.push((pending.prompt, pending.action));
                    }
                    self.choose();
                }
            }
        }
    }

    fn refused(&mut self, re: &str, refusal: &Value) {
        match re {
            "sit" => {}
            "ready" => self.ready = refusal["line"]["id"] == "server-already-started",
            _ => {
                self.tally.refused.push(refusal.to_string());
                self.pending.take_if(|pending| pending.id == re);
                self.choose();
            }
        }
    }

    /// Notes where things stand, and chooses.
    fn consider(&mut self, now: HeardNow<'_>) {
        self.heard = Some(now.heard);
        self.ready = true;
        if let Some(question) = now.question {
            self.prompt = question.prompt;
        }
        if let Some(choices) = now.choices {
            self.choices.clear();
            self.choices.extend(choices.into_iter().map(|choice| choice.0.into_owned()));
        }
        self.tally.over |= now.finish.is_some();
        self.choose();
    }

    /// Chooses, if there is something to choose. While the answer to the last choice is still to come (it may have
    /// been lost with the connection), it waits.
    fn choose(&mut self) {
        let Some(prompt) = self.prompt.filter(|prompt| !prompt.sealed).map(|prompt| prompt.id) else { return };
        if self.tally.over || self.pending.is_some() || self.answered == Some(prompt) || self.choices.is_empty() {
            return;
        }
        let action = pick(&mut self.rng, &self.choices).clone();
        // After a refusal it is another request.
        let id = format!("{}-{prompt}-{}", self.seat, self.tally.refused.len());
        self.pending = Some(Pending { id, prompt, action, since: Instant::now().max(self.next) });
    }
}
