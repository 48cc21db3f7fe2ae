//! Who thinks next. Thoughts take long and threads are few, so each table and each person who asks for hints
//! has a share of them: whoever has used the least thinking time lately goes first.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use catalog::table::Thought;
use store::{PersonId, TableId};
use tokio::sync::oneshot;

/// For whom somebody thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Share {
    /// For the bots of a table.
    Table(TableId),
    /// For a person who wants a hint, at whichever table.
    Person(PersonId),
    /// For those who look back at the finished game of a table.
    Review(TableId),
}

/// After so long half of the time used is forgotten.
const HALF: Duration = Duration::from_secs(15);
/// What a thought counts while nobody knows how long it takes.
const GUESS: Duration = Duration::from_millis(100);
/// So many thoughts of a table may wait: more than it has seats, since a question may change meanwhile.
const MOST_OF_A_TABLE: usize = 8;
/// And of a person one, that is, or is being thought.
const MOST_OF_A_PERSON: usize = 1;
/// And of a game that is looked back at one slice after the other.
const MOST_OF_A_REVIEW: usize = 1;
/// So many may wait in all.
const MOST: usize = 10_000;
/// More shares than this are looked through for those that can be forgotten.
const MANY: usize = 1_000;

/// What somebody has used, and what of theirs waits.
struct Account<T> {
    /// Seconds of thinking, as they count at `at`.
    used: f64,
    at: Instant,
    thinking: usize,
    waiting: VecDeque<(u64, T)>,
}

impl<T> Account<T> {
    fn new(now: Instant) -> Self {
        Self { used: 0.0, at: now, thinking: 0, waiting: VecDeque::new() }
    }

    fn used(&self, now: Instant) -> f64 {
        let halves = now.saturating_duration_since(self.at).as_secs_f64() / HALF.as_secs_f64();
        self.used * 0.5_f64.powf(halves)
    }

    fn charge(&mut self, seconds: f64, now: Instant) {
        (self.used, self.at) = ((self.used(now) + seconds).max(0.0), now);
    }
}

/// What waits to be thought, and whose turn it is. Knows no threads and no clock.
struct Queue<T> {
    free: usize,
    /// Counts what has come, so that of two with equal claims the first goes first.
    came: u64,
    waiting: usize,
    accounts: HashMap<Share, Account<T>>,
}

impl<T> Queue<T> {
    fn new(threads: usize) -> Self {
        Self { free: threads, came: 0, waiting: 0, accounts: HashMap::new() }
    }

    /// Lets a thought wait for its turn; gives it back if there is no room.
    fn push(&mut self, share: Share, thought: T, now: Instant) -> Result<(), T> {
        self.tidy(now);
        let most = match share {
            Share::Table(_) => MOST_OF_A_TABLE,
            Share::Person(_) => MOST_OF_A_PERSON,
            Share::Review(_) => MOST_OF_A_REVIEW,
        };
        if self.waiting >= MOST {
            return Err(thought);
        }
        let account = self.accounts.entry(share).or_insert_with(|| Account::new(now));
        if account.waiting.len() + account.thinking >= most {
            return Err(thought);
        }
        account.waiting.push_back((self.came, thought));
        self.came += 1;
        self.waiting += 1;
        Ok(())
    }

    /// The next thought, if a thread is free for it.
    fn next(&mut self, now: Instant) -> Option<(Share, T)> {
        if self.free == 0 {
            return None;
        }
        let claims = self
            .accounts
            .iter()
            .filter_map(|(share, account)| account.waiting.front().map(|(came, _)| (account.used(now), *came, *share)));
        let (.., share) =
            claims.min_by(|(used, came, _), (other, later, _)| used.total_cmp(other).then(came.cmp(later)))?;
        let account = self.accounts.get_mut(&share)?;
        let (_, thought) = account.waiting.pop_front()?;
        account.thinking += 1;
        account.charge(GUESS.as_secs_f64(), now);
        self.waiting -= 1;
        self.free -= 1;
        Some((share, thought))
    }

    /// A thought has ended after so long.
    fn ended(&mut self, share: Share, took: Duration, now: Instant) {
        self.free += 1;
        if let Some(account) = self.accounts.get_mut(&share) {
            account.thinking -= 1;
            account.charge(took.as_secs_f64() - GUESS.as_secs_f64(), now);
        }
    }

    /// Forgets those who want nothing and have used next to nothing.
    fn tidy(&mut self, now: Instant) {
        if self.accounts.len() > MANY {
            self.accounts
                .retain(|_, account| account.thinking > 0 || !account.waiting.is_empty() || account.used(now) > 0.001);
        }
    }
}

/// A few threads for many thoughts.
pub(crate) struct Thinkers(Mutex<Queue<oneshot::Sender<Turn>>>);

/// A thread to think on; given back when it is dropped.
struct Turn {
    thinkers: Arc<Thinkers>,
    share: Share,
    took: Duration,
}

impl Turn {
    fn ended(mut self, took: Duration) {
        self.took = took;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.thinkers.queue().ended(self.share, self.took, Instant::now());
        self.thinkers.go_on();
    }
}

/// Too much waits already.
#[derive(Debug)]
pub(crate) struct NoRoom;

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Queue::new(threads.max(1)))))
    }

    /// Waits from now on for a thread of its own to think on; nothing comes of a thought that fails.
    pub(crate) fn think<T: Send + 'static>(
        self: &Arc<Self>,
        share: Share,
        thought: Thought<T>,
    ) -> Result<impl Future<Output = Option<T>> + Send + use<T>, NoRoom> {
        self.try_think(share, thought).map_err(|_| NoRoom)
    }

    /// The same, but gives the thought back where there is no room.
    pub(crate) fn try_think<T: Send + 'static>(
        self: &Arc<Self>,
        share: Share,
        thought: Thought<T>,
    ) -> Result<impl Future<Output = Option<T>> + Send + use<T>, Thought<T>> {
        let (give, given) = oneshot::channel();
        if self.queue().push(share, give, Instant::now()).is_err() {
            return Err(thought);
        }
        self.go_on();
        Ok(async move {
            let turn: Turn = given.await.ok()?;
            let thinking = tokio::task::spawn_blocking(move || {
                let began = Instant::now();
                let thought = catch_unwind(AssertUnwindSafe(thought));
                turn.ended(began.elapsed());
                thought
            });
            let thought = thinking.await.ok()?.ok();
            if thought.is_none() {
                tracing::error!("a bot's thought failed");
            }
            thought
        })
    }

    fn queue(&self) -> std::sync::MutexGuard<'_, Queue<oneshot::Sender<Turn>>> {
        self.0.lock().expect("nobody panics holding this")
    }

    /// Gives free threads to whoever is next.
    fn go_on(self: &Arc<Self>) {
        loop {
            let next = self.queue().next(Instant::now());
            let Some((share, give)) = next else { return };
            // Whoever has stopped waiting drops the turn, and with it gives it back.
            let _ = give.send(Turn { thinkers: self.clone(), share, took: Duration::ZERO });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXPERT: Duration = Duration::from_millis(500);
    const NORMAL: Duration = Duration::from_millis(5);

    fn table(number: i64) -> Share {
        Share::Table(TableId(number))
    }

    fn ann() -> Share {
        Share::Person(PersonId(1))
    }

    /// A house with one thread and tables whose bots want to think again as soon as they have thought.
    struct Server {
        queue: Queue<Duration>,
        now: Instant,
        thought: Vec<Share>,
    }

    impl Server {
        fn of_experts(tables: i64) -> Self {
            let mut queue = Queue::new(1);
            let now = Instant::now();
            for number in 0..tables {
                queue.push(table(number), EXPERT, now).expect("room");
            }
            Self { queue, now, thought: Vec::new() }
        }

        /// The next thought from beginning to end. An expert's table asks for another at once.
        fn think(&mut self) -> Share {
            let (share, took) = self.queue.next(self.now).expect("somebody wants to think");
            self.now += took;
            self.queue.ended(share, took, self.now);
            if took == EXPERT && matches!(share, Share::Table(_)) {
                self.queue.push(share, took, self.now).expect("room");
            }
            self.thought.push(share);
            share
        }

        /// How many others think before it is this one's turn.
        fn before(&mut self, share: Share) -> usize {
            (0..1_000).take_while(|_| self.think() != share).count()
        }
    }

    #[test]
    fn a_light_table_goes_before_thirty_tables_of_experts() {
        let mut house = Server::of_experts(30);
        for _ in 0..100 {
            house.think();
        }
        for _ in 0..50 {
            house.queue.push(table(99), NORMAL, house.now).expect("room");
            assert_eq!(house.before(table(99)), 0);
            house.think();
        }
    }

    #[test]
    fn experts_share_among_themselves() {
        let mut house = Server::of_experts(30);
        for _ in 0..300 {
            house.think();
        }
        for number in 0..30 {
            let times = house.thought.iter().filter(|share| **share == table(number)).count();
            assert!((9..=11).contains(&times), "table {number} thought {times} times");
        }
    }

    #[test]
    fn a_table_that_thought_much_long_ago_is_not_held_to_it() {
        let mut house = Server::of_experts(2);
        for _ in 0..100 {
            house.think();
        }
        house.now += Duration::from_secs(600);
        house.queue.push(table(99), EXPERT, house.now).expect("room");
        assert!(house.before(table(99)) <= 1);
        assert!(house.before(table(0)) <= 2);
    }

    #[test]
    fn one_persons_hints_are_one_at_a_time_and_cost_others_nothing() {
        let mut house = Server::of_experts(0);
        house.queue.push(ann(), EXPERT, house.now).expect("room");
        assert!((0..100).all(|_| house.queue.push(ann(), EXPERT, house.now).is_err()), "one at a time");
        house.think();
        for _ in 0..20 {
            house.queue.push(ann(), EXPERT, house.now).expect("the last one has ended");
            house.queue.push(table(1), NORMAL, house.now).expect("room");
            assert_eq!(house.before(table(1)), 0);
            house.think();
        }
        // What is being thought counts as well.
        house.queue.push(ann(), EXPERT, house.now).expect("room");
        house.queue.next(house.now).expect("a thread is free");
        assert!(house.queue.push(ann(), EXPERT, house.now).is_err());
    }

    #[test]
    fn there_is_an_end_to_what_waits_and_to_what_is_remembered() {
        let (mut queue, now) = (Queue::new(1), Instant::now());
        assert_eq!((0..100).filter(|_| queue.push(table(0), NORMAL, now).is_ok()).count(), MOST_OF_A_TABLE);
        let room = (1..20_000).filter(|number| queue.push(table(*number), NORMAL, now).is_ok()).count();
        assert_eq!(room, MOST - MOST_OF_A_TABLE);
        while let Some((share, took)) = queue.next(now) {
            queue.ended(share, took, now);
        }
        assert_eq!((queue.waiting, queue.free), (0, 1));
        queue.push(table(0), NORMAL, now + Duration::from_secs(600)).expect("room");
        assert_eq!(queue.accounts.len(), 1, "the others are forgotten");
    }

    #[tokio::test]
    async fn a_thought_that_fails_or_is_not_waited_for_gives_its_thread_back() {
        let thinkers = Thinkers::new(1);
        let think = |share, thought: Thought<u32>| thinkers.think(share, thought).expect("room");
        assert_eq!(think(table(1), Box::new(|| panic!("on purpose"))).await, None);
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let long = think(table(2), Box::new(move || u32::from(gone.recv().is_ok())));
        let waiting = think(table(3), Box::new(|| 3));
        assert_eq!(thinkers.queue().waiting, 1);
        drop(waiting);
        go.send(()).expect("somebody will hear it");
        assert_eq!(long.await, Some(1));
        assert_eq!(think(table(4), Box::new(|| 4)).await, Some(4));
        assert_eq!(thinkers.queue().waiting, 0);
    }
}
