//! Several servers on one `PostgreSQL`: whichever door somebody comes through, the table is there.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use common::{A, B, Talker, config, nonce, table};
use serde_json::{Value, json};
use server::client::{Socket, Visitor};
use server::wire::Ask;
use server::{Config, Listeners, Peers};
use store::Postgres;
use store::testkit::schema;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

const KEY: &str = "the key that all our servers show each other";

/// One of several servers.
struct Door {
    address: SocketAddr,
    peers: SocketAddr,
    stop: watch::Sender<bool>,
    done: JoinHandle<()>,
}

impl Door {
    async fn open(database: &str) -> Self {
        Self::with(database, config()).await
    }

    async fn with(database: &str, config: Config) -> Self {
        let store = {
            let database = database.to_owned();
            let opened = tokio::task::spawn_blocking(move || Postgres::open(&database, None));
            Arc::new(opened.await.expect("it ends").expect("a store"))
        };
        let listen = || TcpListener::bind("127.0.0.1:0");
        let (tables, peers) = (listen().await.expect("a port"), listen().await.expect("a port"));
        let address = tables.local_addr().expect("an address");
        let own = peers.local_addr().expect("an address");
        let (stop, stopped) = watch::channel(false);
        let with = Peers { key: KEY.into(), address: own.to_string() };
        let config = Config { peers: Some(with), idle: Duration::from_secs(1), ..config };
        let listeners = Listeners { tables, metrics: None, peers: Some(peers) };
        let done = tokio::spawn(server::run(listeners, store, config, stopped));
        let door = Self { address, peers: own, stop, done };
        common::until(|| async { door.visitor().get("/api/health").await.is_ok_and(|reply| reply.status == 200) })
            .await;
        door
    }

    fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Somebody who comes through this door from now on.
    fn takes(&self, visitor: &Visitor) -> Visitor {
        Visitor { server: self.address, ..visitor.clone() }
    }

    async fn person(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        let reply = visitor.post("/api/me", &json!({ "name": name })).await.expect("an answer");
        assert_eq!(reply.status, 200, "{}", reply.body);
        visitor
    }

    async fn close(self) {
        let _ = self.stop.send(true);
        self.done.await.expect("it ends well");
    }

    async fn figure(&self, name: &str) -> i64 {
        let page = self.visitor().get("/api/metrics").await.expect("an answer").body;
        page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok()).expect("it is counted")
    }
}

fn first_choice(now: &Value, seat: tabletop::Seat) -> Ask {
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    Ask::Act { seat, prompt, action: now["choices"][0]["action"].as_str().expect("an action").to_owned() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_doors_sit_at_one_table() {
    let database = schema();
    let (one, other) = (Door::open(&database).await, Door::open(&database).await);
    let (mut ann, ben) = (one.person("Ann").await, other.person("Ben").await);
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let (mut at_a, mut at_b, [for_a, for_b]) = common::both_begin(&ann, &ben, &code).await;
    assert_eq!(at_a.ask(first_choice(&for_a, A)).await, "done");
    assert_eq!(at_b.ask(first_choice(&for_b, B)).await, "done");
    assert_eq!((one.figure("backroom_sockets_passed").await, other.figure("backroom_sockets_passed").await), (0, 1));
    // What the table says elsewhere, it says at both doors.
    for door in [&one, &other] {
        let mut ben = door.takes(&ben);
        let shown = ben.get(&format!("/api/tables/{code}")).await.expect("an answer");
        assert_eq!((shown.status, shown.json()["seats"][1]["name"].as_str()), (200, Some("Ben")));
        let mine = ben.get("/api/tables").await.expect("an answer").json();
        // Both have chosen, so both are asked again.
        assert_eq!((mine[0]["code"].as_str(), mine[0]["waiting"].as_bool()), (Some(code.as_str()), Some(true)));
        let story = ben.get(&format!("/api/tables/{code}/record?seat=B")).await.expect("an answer");
        assert_eq!(story.status, 200, "{}", story.body);
        let nowhere = ben.get("/api/tables/K7Q-4MP").await.expect("an answer");
        assert_eq!(nowhere.status, 404);
    }
    // Whoever goes through the other door is forgotten at the table, too.
    let gone = one.takes(&ben).ask("DELETE", "/api/me", None).await.expect("an answer");
    assert_eq!(gone.status, 204);
    let shown = one.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer").json();
    assert_eq!(shown["seats"][1]["name"], "");
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_leaves_its_tables_go_on_at_another() {
    let database = schema();
    let (one, other) = (Door::open(&database).await, Door::open(&database).await);
    let mut ann = one.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut talker = Talker::open(&other.takes(&ann), &code).await;
    talker.show(Some(A), None).await;
    talker.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    let now = talker.hear("step").await["now"].clone();
    assert_eq!(talker.ask_as("x", first_choice(&now, A)).await, "done");
    one.close().await;
    while talker.next().await.is_some() {}
    // Her seat, her game, and what she asked is not done twice.
    let mut talker = Talker::open(&other.takes(&ann), &code).await;
    talker.show(Some(A), None).await;
    assert_eq!(talker.ask_as("x", first_choice(&now, A)).await, "done");
    common::until(|| async { other.figure("backroom_sockets_passed").await == 0 }).await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_at_different_doors_are_matched() {
    let database = schema();
    let (one, other) = (Door::open(&database).await, Door::open(&database).await);
    let wish = json!({ "game": "greed", "players": 2, "bots": false, "name": "Ann" });
    let (mut ann, mut ben) = (one.person("Ann").await, other.person("Ben").await);
    let first = ann.post("/api/match", &wish).await.expect("an answer");
    let _waiting = Talker::open(&ann, first.json()["code"].as_str().expect("a code")).await;
    let second = ben.post("/api/match", &wish).await.expect("an answer");
    assert_eq!((first.status, second.status), (200, 200), "{}", second.body);
    assert_eq!(first.json()["code"], second.json()["code"]);
    // An open table is shown at both doors.
    for door in [&one, &other] {
        let open = door.visitor().get("/api/open").await.expect("an answer").json();
        assert_eq!(open[0]["code"], first.json()["code"]);
    }
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_servers_own_door_opens_to_those_who_show_the_key() {
    let database = schema();
    let one = Door::open(&database).await;
    let mut ann = one.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let knock = async |headers: &[(&str, &str)], path: &str| {
        let headers = headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let mut visitor = Visitor { headers, server: one.peers, cookie: None };
        visitor.get(path).await.expect("an answer").status
    };
    let show = format!("/api/tables/{code}");
    for key in ["", "the key", "the key that all our servers show each othex"] {
        assert_eq!(knock(&[("x-backroom-key", key), ("x-backroom-client", "9.9.9.9 0 0")], &show).await, 401);
        assert_eq!(knock(&[("x-backroom-key", key)], &format!("/peer/{code}/info/1")).await, 401);
    }
    assert_eq!(knock(&[("x-backroom-key", KEY)], &show).await, 400, "for whom?");
    assert_eq!(knock(&[("x-backroom-key", KEY), ("x-backroom-client", "9.9.9.9 0 0")], &show).await, 200);
    // At everybody's door the key opens nothing, and whom one claims to speak for counts for nothing.
    let headers = vec![("x-backroom-key".to_owned(), KEY.to_owned())];
    let mut visitor = Visitor { headers, ..one.visitor() };
    assert_ne!(visitor.get(&format!("/peer/{code}/waits/1")).await.expect("an answer").body, "true");
    one.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_count_the_client_through_any_door() {
    let database = schema();
    let few = || {
        let limits = server::Limits { connections_per_address: 2, ..config().limits };
        Config { trusted_proxies: vec![std::net::Ipv4Addr::LOCALHOST.into()], limits, ..config() }
    };
    let (one, other) = (Door::with(&database, few()).await, Door::with(&database, few()).await);
    let mut ann = one.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let from = |door: &Door, address: &str| {
        let headers = vec![("x-forwarded-for".to_owned(), address.to_owned())];
        Visitor { headers, ..door.takes(&ann) }
    };
    let here = Talker::open(&from(&one, "9.9.9.9"), &code).await;
    let there = Talker::open(&from(&other, "9.9.9.9"), &code).await;
    assert_eq!(other.figure("backroom_sockets_passed").await, 1);
    for door in [&one, &other] {
        assert!(Socket::open(&from(door, "9.9.9.9"), &code).await.is_err(), "a third");
        // Nobody who does not show the key is believed.
        let mut liar = from(door, "9.9.9.9");
        liar.headers.push(("x-backroom-client".into(), "9.9.9.7 1 1".into()));
        assert!(Socket::open(&liar, &code).await.is_err());
        drop(Talker::open(&from(door, "9.9.9.8"), &code).await);
    }
    drop((here, there));
    one.close().await;
    other.close().await;
}

/// Also where the table is in somebody else's memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_back_at_and_gone_on_from_through_any_door() {
    let database = schema();
    let (one, other) = (Door::open(&database).await, Door::open(&database).await);
    let mut ann = one.person("Ann").await;
    let code = table(&mut ann, "high-card", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    talker.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    let mut now = talker.show(Some(A), None).await["here"]["step"]["now"].clone();
    while now["finish"].is_null() {
        if now["question"]["prompt"]["sealed"] == false {
            talker.ask(first_choice(&now, A)).await;
        }
        now = talker.show(Some(A), None).await["here"]["step"]["now"].clone();
    }
    let mut there = other.takes(&ann);
    let word = there.post(&format!("/api/tables/{code}/share"), &json!({})).await.expect("an answer").json();
    let word = word["word"].as_str().expect("a word").to_owned();
    let mut stranger = other.visitor();
    for path in [
        format!("/api/replays/{code}"),
        format!("/api/replays/{word}"),
        format!("/api/shared/{word}"),
        format!("/api/shared/{word}/review"),
        format!("/api/tables/{code}/review"),
        format!("/t/{code}"),
    ] {
        let shown = stranger.get(&path).await.expect("an answer");
        assert_eq!(shown.status, 200, "{path}: {}", shown.body);
    }
    // Two of these are asked for at the holder.
    for of in [&code, &word] {
        let branch = json!({ "branch": { "of": of, "inputs": 1 } });
        table(&mut there, "high-card", json!(["me", { "bot": "easy" }]), branch).await;
    }
    assert_eq!(talker.show(Some(A), None).await["here"]["step"]["now"], now, "it was here all the time");
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_a_server_stands_is_said_and_counted() {
    let database = schema();
    let one = Door::open(&database).await;
    let health = one.visitor().get("/api/health").await.expect("an answer");
    assert!(health.body.starts_with("ok\nstore: works\nlease: renewed "), "{}", health.body);
    assert!(health.body.ends_with("\ntables held: 0\n"), "{}", health.body);
    assert_eq!((one.figure("backroom_store_answers").await, one.figure("backroom_lease_held").await), (1, 1));
    // Somebody takes its lease away: it comes in anew.
    let taken = tokio::task::spawn_blocking(move || {
        Postgres::execute(&database, "UPDATE servers SET until = clock_timestamp()").expect("taken away");
    });
    taken.await.expect("it ends");
    common::until(|| async { one.figure("backroom_lease_errors_total").await > 0 }).await;
    common::until(|| async { one.visitor().get("/api/health").await.is_ok_and(|reply| reply.status == 200) }).await;
    one.close().await;
}

/// Not even while all that is read waits: then servers would lose their tables just when there is most to do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_is_renewed_whatever_else_waits() {
    let database = schema();
    let lease = Duration::from_secs(2);
    let one = Door::with(&database, Config { lease, ..config() }).await;
    let busy = format!("BEGIN; LOCK TABLE tables; SELECT pg_sleep({}); COMMIT", lease.as_secs() * 3);
    let mut busy = tokio::task::spawn_blocking(move || Postgres::execute(&database, &busy));
    while tokio::time::timeout(lease / 20, &mut busy).await.is_err() {
        let health = one.visitor().get("/api/health").await.expect("an answer");
        assert!(health.status == 200, "{}", health.body);
    }
    one.close().await;
}
