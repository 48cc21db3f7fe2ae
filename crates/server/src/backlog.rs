//! What waits for readers who have not taken it yet, counted in bytes: so much for one connection, so much
//! for all of them. Whoever lets too much pile up is cut off, and with it goes what was kept for it.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::body::Bytes;
use tokio::sync::Notify;

use crate::config::Limits;
use crate::outgoing::Outgoing;

/// What waits for whom.
pub(crate) struct Backlog {
    /// Messages for one connection.
    messages: usize,
    /// Bytes for one connection.
    one: usize,
    /// Bytes for all.
    all: usize,
    /// Bytes that are really held: a text that many wait for is there once.
    held: AtomicUsize,
    /// Of all connections, to find the largest.
    heaps: Mutex<(u64, HashMap<u64, Arc<Heap>>)>,
}

/// What waits for one connection. Nobody waits for this lock but its two ends.
#[derive(Default)]
struct Heap {
    waits: Mutex<Waits>,
    /// Rings when there is something new for whoever writes.
    news: Notify,
    /// Rings when the connection is to end at once.
    end: Notify,
}

#[derive(Default)]
struct Waits {
    messages: VecDeque<Outgoing>,
    /// The messages' bytes, and those of an answer outside tables.
    bytes: usize,
    /// Whether nothing more will come.
    closed: bool,
    /// Whether nothing is kept any more.
    gone: bool,
}

impl Backlog {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let (messages, one, all) = (limits.outgoing, limits.outgoing_bytes, limits.outgoing_bytes_in_all);
        Arc::new(Self { messages, one, all, held: AtomicUsize::new(0), heaps: Mutex::default() })
    }

    /// A place for what waits for a new connection.
    pub(crate) fn open(self: &Arc<Self>) -> Pile {
        let heap = Arc::<Heap>::default();
        let mut heaps = self.heaps.lock().expect("nobody panics holding this");
        heaps.0 += 1;
        let number = heaps.0;
        heaps.1.insert(number, heap.clone());
        Pile { backlog: self.clone(), number, heap }
    }

    /// Bytes held for all who have not read yet.
    pub(crate) fn held(&self) -> usize {
        self.held.load(SeqCst)
    }

    /// One more waits for a text, which is held from the first one on.
    fn take(&self, message: &Outgoing) {
        if message.waiting.fetch_add(1, SeqCst) == 0 {
            self.held.fetch_add(message.text.len(), SeqCst);
        }
    }

    /// One less waits for it.
    fn let_go(&self, message: &Outgoing) {
        if message.waiting.fetch_sub(1, SeqCst) == 1 {
            self.held.fetch_sub(message.text.len(), SeqCst);
        }
    }

    fn drop_messages(&self, waits: &mut Waits) {
        for message in std::mem::take(&mut waits.messages) {
            waits.bytes -= message.text.len();
            self.let_go(&message);
        }
    }

    /// Cuts off those for whom most is kept until the rest is little enough. Not with a heap's lock in hand.
    fn relieve(&self) {
        if self.held() <= self.all {
            return;
        }
        let heaps = self.heaps.lock().expect("nobody panics holding this");
        while self.held() > self.all {
            let each = heaps.1.values().map(|heap| (heap.lock().bytes, heap));
            let Some((1.., largest)) = each.max_by_key(|(bytes, _)| *bytes) else { return };
            largest.end.notify_one();
            self.forget(largest);
        }
    }

    /// Keeps nothing for a connection any more.
    fn forget(&self, heap: &Heap) {
        let mut waits = heap.lock();
        if !waits.gone {
            self.drop_messages(&mut waits);
            self.held.fetch_sub(waits.bytes, SeqCst);
            *waits = Waits { closed: true, gone: true, ..Waits::default() };
            heap.news.notify_one();
        }
    }
}

impl Heap {
    fn lock(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().expect("nobody panics holding this")
    }
}

/// What waits for one connection; gone with it.
pub(crate) struct Pile {
    backlog: Arc<Backlog>,
    number: u64,
    heap: Arc<Heap>,
}

impl Drop for Pile {
    fn drop(&mut self) {
        self.backlog.heaps.lock().expect("nobody panics holding this").1.remove(&self.number);
        self.backlog.forget(&self.heap);
    }
}

impl Pile {
    /// Waits until the connection is cut off, for reading too slowly when too much waits for all.
    pub(crate) async fn cut_off(&self) {
        self.heap.end.notified().await;
    }

    /// The side that puts things there.
    pub(crate) fn outlet(&self) -> Outlet {
        Outlet { backlog: self.backlog.clone(), heap: self.heap.clone() }
    }

    /// The next message, when there is one; nothing if no more will come. It stays until it is [`written`].
    ///
    /// [`written`]: Self::written
    pub(crate) async fn next(&self) -> Option<Outgoing> {
        loop {
            let news = self.heap.news.notified();
            {
                let waits = self.heap.lock();
                if waits.closed || !waits.messages.is_empty() {
                    return waits.messages.front().cloned();
                }
            }
            news.await;
        }
    }

    /// The message has left: the next one, if there is one already.
    pub(crate) fn written(&self, message: &Outgoing) -> Option<Outgoing> {
        let mut waits = self.heap.lock();
        // What was let go of meanwhile has been counted already.
        if waits.messages.front().is_some_and(|front| Arc::ptr_eq(&front.waiting, &message.waiting)) {
            waits.messages.pop_front();
            waits.bytes -= message.text.len();
            self.backlog.let_go(message);
        }
        waits.messages.front().cloned()
    }

    /// An answer outside tables, which counts until it has been sent or the connection has ended.
    pub(crate) fn hold(&self, body: impl Into<Vec<u8>>) -> Bytes {
        let body = body.into();
        let mut waits = self.heap.lock();
        if !waits.gone {
            waits.bytes += body.len();
            self.backlog.held.fetch_add(body.len(), SeqCst);
        }
        drop(waits);
        self.backlog.relieve();
        Bytes::from_owner(Held { body, backlog: self.backlog.clone(), heap: self.heap.clone() })
    }
}

/// An answer on its way.
struct Held {
    body: Vec<u8>,
    backlog: Arc<Backlog>,
    heap: Arc<Heap>,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.body
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut waits = self.heap.lock();
        if !waits.gone {
            waits.bytes -= self.body.len();
            self.backlog.held.fetch_sub(self.body.len(), SeqCst);
        }
    }
}

/// Puts messages where a connection takes them. When it is dropped no more will come.
pub(crate) struct Outlet {
    backlog: Arc<Backlog>,
    heap: Arc<Heap>,
}

impl Outlet {
    /// Adds a message; whether there was room. Without room whatever waits is let go of: the reader has to come
    /// back and catch up.
    pub(crate) fn send(&self, message: Outgoing) -> bool {
        let length = message.text.len();
        let mut waits = self.heap.lock();
        if waits.closed {
            return false;
        }
        // What is larger than the bound can still be sent, but alone.
        let full = waits.messages.len() >= self.backlog.messages
            || !waits.messages.is_empty() && waits.bytes + length > self.backlog.one;
        if full {
            waits.closed = true;
            self.backlog.drop_messages(&mut waits);
        } else {
            self.backlog.take(&message);
            waits.messages.push_back(message);
            waits.bytes += length;
        }
        drop(waits);
        self.heap.news.notify_one();
        self.backlog.relieve();
        !full && !self.heap.lock().gone
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        self.heap.lock().closed = true;
        self.heap.news.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backlog() -> Arc<Backlog> {
        let limits = Limits { outgoing: 4, outgoing_bytes: 100, outgoing_bytes_in_all: 250, ..Limits::default() };
        Backlog::new(&limits)
    }

    fn text(bytes: usize) -> Outgoing {
        Outgoing { text: "x".repeat(bytes).into(), last: false, is_step: false, waiting: Arc::default() }
    }

    #[tokio::test]
    async fn one_connection_waits_for_so_many_messages_and_bytes() {
        let backlog = backlog();
        let (few, many, large) = (backlog.open(), backlog.open(), backlog.open());
        let outlet = few.outlet();
        assert!(outlet.send(text(60)) && outlet.send(text(40)));
        assert_eq!(backlog.held(), 100);
        assert!(!outlet.send(text(1)), "a byte too many");
        assert_eq!(backlog.held(), 0, "and nothing is kept for it");
        assert!(few.next().await.is_none(), "it has to come back");
        let outlet = many.outlet();
        assert_eq!((0..6).filter(|_| outlet.send(text(1))).count(), 4);
        assert!(large.outlet().send(text(150)), "alone it may be larger");
    }

    #[tokio::test]
    async fn what_is_written_makes_room() {
        let backlog = backlog();
        let pile = backlog.open();
        let outlet = pile.outlet();
        for n in 1..100 {
            assert!(outlet.send(text(n)), "{n}");
            let next = pile.next().await.expect("a text");
            assert_eq!((next.text.len(), backlog.held()), (n, n), "counted until it has left");
            assert!(pile.written(&next).is_none());
            assert_eq!(backlog.held(), 0);
        }
        drop(outlet);
        assert!(pile.next().await.is_none());
    }

    #[tokio::test]
    async fn when_all_is_too_much_the_largest_goes_and_the_others_stay() {
        let backlog = backlog();
        let piles = [backlog.open(), backlog.open(), backlog.open(), backlog.open()];
        let outlets: Vec<Outlet> = piles.iter().map(Pile::outlet).collect();
        for (outlet, bytes) in outlets.iter().zip([50, 90, 60, 40]) {
            assert!(outlet.send(text(bytes)));
        }
        assert_eq!(backlog.held(), 240);
        assert!(outlets[3].send(text(20)));
        assert_eq!(backlog.held(), 170);
        piles[1].cut_off().await;
        assert!(!outlets[1].send(text(1)));
        for at in [0, 2, 3] {
            assert!(outlets[at].send(text(1)), "{at} is still there");
        }
    }

    #[tokio::test]
    async fn a_text_that_many_wait_for_is_held_once() {
        let backlog = backlog();
        let piles: Vec<Pile> = (0..50).map(|_| backlog.open()).collect();
        let said = text(90);
        let outlets: Vec<Outlet> = piles.iter().map(Pile::outlet).collect();
        assert!(outlets.iter().all(|outlet| outlet.send(said.clone())));
        assert_eq!(backlog.held(), 90);
        for pile in &piles[..49] {
            pile.written(&said);
        }
        assert_eq!(backlog.held(), 90);
        drop(piles);
        assert_eq!(backlog.held(), 0);
    }

    #[tokio::test]
    async fn an_answer_outside_tables_counts_too() {
        let backlog = backlog();
        let (pile, other) = (backlog.open(), backlog.open());
        let body = pile.hold("x".repeat(200));
        assert_eq!(backlog.held(), 200);
        assert!(other.outlet().send(text(60)), "the largest goes");
        pile.cut_off().await;
        assert_eq!(backlog.held(), 60);
        drop(body);
        assert_eq!(backlog.held(), 60, "given back once");
    }
}
