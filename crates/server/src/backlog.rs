//! What waits for readers who have not taken it yet, counted in bytes: so much for one connection, so much
//! for all of them. Whoever lets too much pile up is cut off, and with it goes what was kept for it.

use std::collections::{HashMap, VecDeque};
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
    piles: Mutex<Piles>,
}

#[derive(Default)]
struct Piles {
    /// Bytes that are really held: a text that many wait for is there once.
    held: usize,
    /// How many wait for each text, by where it lies.
    texts: HashMap<usize, usize>,
    each: HashMap<u64, Heap>,
    next: u64,
}

/// What waits for one connection.
#[derive(Default)]
struct Heap {
    messages: VecDeque<Outgoing>,
    /// The messages' bytes, and those of an answer outside tables.
    bytes: usize,
    /// Whether nothing more will come.
    closed: bool,
    /// Rings when there is something new for whoever writes.
    news: Arc<Notify>,
    /// Rings when the connection is to end at once.
    end: Arc<Notify>,
}

impl Backlog {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let (messages, one, all) = (limits.outgoing, limits.outgoing_bytes, limits.outgoing_bytes_in_all);
        Arc::new(Self { messages, one, all, piles: Mutex::default() })
    }

    /// A place for what waits for a new connection.
    pub(crate) fn open(self: &Arc<Self>) -> Pile {
        let mut piles = self.lock();
        let number = piles.next;
        piles.next += 1;
        let heap = piles.each.entry(number).or_default();
        Pile { backlog: self.clone(), number, news: heap.news.clone(), end: heap.end.clone() }
    }

    /// Bytes held for all who have not read yet.
    pub(crate) fn held(&self) -> usize {
        self.lock().held
    }

    fn lock(&self) -> MutexGuard<'_, Piles> {
        self.piles.lock().expect("nobody panics holding this")
    }
}

impl Piles {
    /// Cuts off those for whom most is kept until the rest is little enough.
    fn relieve(&mut self, all: usize) {
        while self.held > all {
            let largest = self.each.iter().filter(|(_, heap)| heap.bytes > 0).max_by_key(|(_, heap)| heap.bytes);
            let Some((&number, _)) = largest else { return };
            self.cut(number);
        }
    }

    /// Ends a connection and lets go of what waits for it.
    fn cut(&mut self, number: u64) {
        if let Some(heap) = self.each.get(&number) {
            heap.end.notify_one();
        }
        self.forget(number);
    }

    fn forget(&mut self, number: u64) {
        self.drop_messages(number);
        if let Some(heap) = self.each.remove(&number) {
            self.held -= heap.bytes;
            heap.news.notify_one();
        }
    }

    fn drop_messages(&mut self, number: u64) {
        while let Some(heap) = self.each.get_mut(&number)
            && let Some(message) = heap.messages.pop_front()
        {
            heap.bytes -= message.text.len();
            self.let_go(&message);
        }
    }

    fn let_go(&mut self, message: &Outgoing) {
        if let Some(waiting) = self.texts.get_mut(&place(message)) {
            *waiting -= 1;
            if *waiting == 0 {
                self.texts.remove(&place(message));
                self.held -= message.text.len();
            }
        }
    }
}

/// Where a text lies: no other lies there as long as it waits.
fn place(message: &Outgoing) -> usize {
    message.text.as_str().as_ptr() as usize
}

/// What waits for one connection; gone with it.
pub(crate) struct Pile {
    backlog: Arc<Backlog>,
    number: u64,
    news: Arc<Notify>,
    end: Arc<Notify>,
}

impl Drop for Pile {
    fn drop(&mut self) {
        self.backlog.lock().forget(self.number);
    }
}

impl Pile {
    /// Waits until the connection is cut off, for reading too slowly when too much waits for all.
    pub(crate) async fn cut_off(&self) {
        self.end.notified().await;
    }

    /// The side that puts things there.
    pub(crate) fn outlet(&self) -> Outlet {
        Outlet { backlog: self.backlog.clone(), number: self.number }
    }

    /// The next message, when there is one; nothing if no more will come. It stays until it is [`written`].
    ///
    /// [`written`]: Self::written
    pub(crate) async fn next(&self) -> Option<Outgoing> {
        loop {
            let news = self.news.notified();
            match self.backlog.lock().each.get(&self.number) {
                None => return None,
                Some(heap) if !heap.messages.is_empty() => return heap.messages.front().cloned(),
                Some(heap) if heap.closed => return None,
                Some(_) => {}
            }
            news.await;
        }
    }

    /// The next message, if there is one already.
    pub(crate) fn ready(&self) -> Option<Outgoing> {
        self.backlog.lock().each.get(&self.number)?.messages.front().cloned()
    }

    /// The message has left.
    pub(crate) fn written(&self, message: &Outgoing) {
        let mut piles = self.backlog.lock();
        if let Some(heap) = piles.each.get_mut(&self.number)
            && heap.messages.front().is_some_and(|front| place(front) == place(message))
        {
            heap.messages.pop_front();
            heap.bytes -= message.text.len();
            piles.let_go(message);
        }
    }

    /// An answer outside tables, which counts until it has been sent or the connection has ended.
    pub(crate) fn hold(&self, body: impl Into<Vec<u8>>) -> Bytes {
        let body = body.into();
        let mut piles = self.backlog.lock();
        if let Some(heap) = piles.each.get_mut(&self.number) {
            heap.bytes += body.len();
            piles.held += body.len();
            piles.relieve(self.backlog.all);
        }
        drop(piles);
        Bytes::from_owner(Held { body, backlog: self.backlog.clone(), number: self.number })
    }
}

/// An answer on its way.
struct Held {
    body: Vec<u8>,
    backlog: Arc<Backlog>,
    number: u64,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.body
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut piles = self.backlog.lock();
        if let Some(heap) = piles.each.get_mut(&self.number) {
            heap.bytes -= self.body.len();
            piles.held -= self.body.len();
        }
    }
}

/// Puts messages where a connection takes them. When it is dropped no more will come.
pub(crate) struct Outlet {
    backlog: Arc<Backlog>,
    number: u64,
}

impl Outlet {
    /// Adds a message; whether there was room. Without room whatever waits is let go of: the reader has to come
    /// back and catch up.
    pub(crate) fn send(&self, message: Outgoing) -> bool {
        let (place, length) = (place(&message), message.text.len());
        let mut piles = self.backlog.lock();
        let Some(heap) = piles.each.get_mut(&self.number).filter(|heap| !heap.closed) else { return false };
        // What is larger than the bound can still be sent, but alone.
        let full = heap.messages.len() >= self.backlog.messages
            || !heap.messages.is_empty() && heap.bytes + length > self.backlog.one;
        heap.news.notify_one();
        if full {
            heap.closed = true;
            piles.drop_messages(self.number);
            return false;
        }
        heap.messages.push_back(message);
        heap.bytes += length;
        let waiting = piles.texts.entry(place).or_default();
        *waiting += 1;
        if *waiting == 1 {
            piles.held += length;
            piles.relieve(self.backlog.all);
        }
        piles.each.contains_key(&self.number)
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        if let Some(heap) = self.backlog.lock().each.get_mut(&self.number) {
            heap.closed = true;
            heap.news.notify_one();
        }
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
        Outgoing { text: "x".repeat(bytes).into(), last: false, is_step: false }
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
            pile.written(&next);
            assert_eq!((pile.ready(), backlog.held()), (None, 0));
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
