//! A server of one's own for each test, and people to send there.
#![allow(dead_code, reason = "each test uses some of it")]

mod stores;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Picture, Player, Socket, Visitor};
use server::wire::Ask;
use server::{Config, Limits};
use store::Store;
use tabletop::Seat;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

#[allow(unused_imports, reason = "each test uses some of it")]
pub(crate) use stores::{Kept, hooked, store};

/// Every game, with two or three players, and options for a short one.
pub(crate) fn kinds() -> Vec<(&'static str, u8, Value)> {
    let kind = |game: &&'static dyn catalog::Entry| {
        let options = game.short().iter().map(|&(name, value)| (name.to_owned(), json!(value)));
        (game.name(), game.usual_players().clamp(2, 3), Value::Object(options.collect()))
    };
    catalog::games().iter().map(kind).collect()
}

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where its metrics are, if not there.
    pub(crate) metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    done: JoinHandle<()>,
}

/// No pauses, and limits that tests do not reach by playing.
pub(crate) fn config() -> Config {
    let limits = Limits {
        connections_per_address: 10_000,
        tables_per_address: 100_000,
        requests_per_second: 100_000,
        messages_per_second: 100_000,
        company_per_address: 100_000,
        ..Limits::default()
    };
    Config { breath: Duration::ZERO, limits, ..Config::default() }
}

impl House {
    pub(crate) async fn open(store: Arc<dyn Store>, config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = watch::channel(false);
        let done = tokio::spawn(server::run(listener, store, config, stopped));
        Self { address, metrics: None, stop, done }
    }

    /// One whose metrics have an address of their own.
    pub(crate) async fn with_metrics() -> Self {
        let tables = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let metrics = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let (address, seen) = (tables.local_addr().expect("an address"), metrics.local_addr().expect("an address"));
        let (stop, stopped) = watch::channel(false);
        let store = store();
        let listeners = server::Listeners { tables, metrics: Some(metrics), peers: None };
        let done = tokio::spawn(server::run(listeners, store, config(), stopped));
        Self { address, metrics: Some(seen), stop, done }
    }

    /// One in memory, with the usual settings for tests.
    pub(crate) async fn usual() -> Self {
        Self::open(store(), config()).await
    }

    pub(crate) async fn close(self) {
        let _ = self.stop.send(true);
        self.done.await.expect("it ends well");
    }

    /// What the house counts.
    pub(crate) async fn figure(&self, name: &str) -> u64 {
        let page = self.visitor().get("/api/metrics").await.expect("an answer").body;
        let figure = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        figure.expect("it is counted")
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Somebody with a name and a cookie.
    pub(crate) async fn person(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        let reply = visitor.post("/api/me", &json!({ "name": name })).await.expect("an answer");
        assert_eq!(reply.status, 200, "{}", reply.body);
        visitor
    }
}

/// Waits for as long as it takes on a busy machine.
pub(crate) async fn until<F: Future<Output = bool>>(mut done: impl FnMut() -> F) {
    for _ in 0..24_000 {
        if done().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never came to that");
}

/// A new table with these seats; its code.
pub(crate) async fn table(maker: &mut Visitor, game: &str, seats: Value, more: Value) -> String {
    let names: Vec<&str> = vec!["Ann"];
    let mut wished = json!({ "game": game, "seats": seats, "names": names, "spectators": true });
    for (key, value) in more.as_object().into_iter().flatten() {
        wished[key] = value.clone();
    }
    let reply = maker.post("/api/tables", &wished).await.expect("an answer");
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["code"].as_str().expect("a code").to_owned()
}

/// A table of people who play at random: one player for each seat.
pub(crate) async fn random_table(house: &House, game: &str, players: u8, options: Value, number: u64) -> Vec<Player> {
    let mut maker = house.person("Ann").await;
    let seats: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
    let code = table(&mut maker, game, json!(seats), json!({ "options": options })).await;
    let mut all = vec![Player::new(maker, &code, Seat::new(0), number, true)];
    for seat in Seat::first(players).skip(1) {
        let visitor = house.person("Ben").await;
        all.push(Player::new(visitor, &code, seat, number + seat.index() as u64 * 1000, false));
    }
    all
}

/// Talks to a table the long way: every message read whole, and every step made whole.
pub(crate) struct Talker {
    pub(crate) socket: Socket,
    /// Messages that were no answers, oldest first.
    pub(crate) heard: Vec<Value>,
    /// How long each message was that was read.
    pub(crate) lengths: Vec<usize>,
    /// How long the steps among them were.
    steps: usize,
    picture: Picture,
    now: Value,
}

impl Talker {
    pub(crate) async fn open(visitor: &Visitor, code: &str) -> Self {
        let socket = Socket::open(visitor, code).await.expect("a socket");
        Self { socket, heard: Vec::new(), lengths: Vec::new(), steps: 0, picture: Picture::default(), now: Value::Null }
    }

    /// Asks and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: Ask) -> Value {
        // Never the same twice, whichever talker it is.
        static ASKED: AtomicU64 = AtomicU64::new(0);
        let id = format!("talker-{}", ASKED.fetch_add(1, Relaxed));
        self.ask_as(&id, ask).await
    }

    /// The same, with this id.
    pub(crate) async fn ask_as(&mut self, id: &str, ask: Ask) -> Value {
        self.socket.ask(id, ask).await.expect("it can be sent");
        self.answer_to(id).await
    }

    pub(crate) async fn answer_to(&mut self, id: &str) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            if message["answer"]["re"] == id {
                return message["answer"]["reply"].clone();
            }
            self.heard.push(message);
        }
    }

    pub(crate) async fn next(&mut self) -> Option<Value> {
        let text = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("in time")?;
        let mut message: Value = serde_json::from_str(&text).expect("JSON");
        self.lengths.push(text.len());
        if message.get("step").is_some() {
            self.steps += text.len();
        }
        self.now = self.picture.complete(&mut message);
        Some(message)
    }

    /// Waits for a message of this kind.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        if let Some(at) = self.heard.iter().position(|message| message.get(kind).is_some()) {
            return self.heard.remove(at)[kind].clone();
        }
        loop {
            let message = self.next().await.expect("a message");
            if let Some(found) = message.get(kind) {
                return found.clone();
            }
            self.heard.push(message);
        }
    }

    /// How things stand, by all that was heard.
    pub(crate) fn now(&self) -> &Value {
        &self.now
    }

    /// How long the steps were that were heard since the last time, together. Forgets what was heard.
    pub(crate) fn steps_long(&mut self) -> usize {
        self.heard.clear();
        std::mem::take(&mut self.steps)
    }

    pub(crate) async fn show(&mut self, seat: Option<Seat>, heard: Option<u32>) -> Value {
        self.ask(Ask::Show { seat, heard }).await
    }
}

/// Why something was refused, at a table or elsewhere.
pub(crate) fn refused(reply: &Value) -> &str {
    let refusal = reply.get("refused").unwrap_or(reply);
    refusal["refusal"]["line"]["id"].as_str().unwrap_or_else(|| panic!("refused: {reply}"))
}

/// Thirty-two digits.
pub(crate) fn nonce(digit: char) -> String {
    std::iter::repeat_n(digit, 32).collect()
}

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);

/// A table of Greed with two people who are ready, and what each is asked first.
pub(crate) async fn two(house: &House) -> (Visitor, Visitor, String, Talker, Talker, Value) {
    two_at(house, "greed", json!({})).await
}

/// The same, at a table of another game or with more wishes.
pub(crate) async fn two_at(
    house: &House,
    game: &str,
    more: Value,
) -> (Visitor, Visitor, String, Talker, Talker, Value) {
    let mut ann = house.person("Ann").await;
    let ben = house.person("Ben").await;
    let code = table(&mut ann, game, json!(["me", "open"]), more).await;
    let (at_a, at_b, [now, _]) = both_begin(&ann, &ben, &code).await;
    (ann, ben, code, at_a, at_b, now)
}

/// Ben sits down at Ann's table, and both are ready; with what each is asked first.
pub(crate) async fn both_begin(ann: &Visitor, ben: &Visitor, code: &str) -> (Talker, Talker, [Value; 2]) {
    let (mut at_a, mut at_b) = (Talker::open(ann, code).await, Talker::open(ben, code).await);
    at_a.show(Some(A), None).await;
    at_b.show(None, None).await;
    at_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await;
    at_b.show(Some(B), None).await;
    at_b.ask(Ask::Ready { seat: B, nonce: nonce('b') }).await;
    at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    let asked = [at_a.hear("step").await["now"].clone(), at_b.hear("step").await["now"].clone()];
    (at_a, at_b, asked)
}
