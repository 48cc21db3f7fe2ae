//! Three servers, one `PostgreSQL`, and somebody who wishes them ill: servers die, sleep and leave, lines to the database
//! are cut or go silent, the database is stopped and killed. Afterwards everything that was acknowledged is there once.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use common::config;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use server::client::{Player, Visitor};
use server::{Config, Listeners, Peers};
use store::testkit::Cluster;
use store::{Postgres, Store};
use tabletop::{Seat, below};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

const LEASE: Duration = Duration::from_secs(2);
const PLAYERS: usize = 2;

/// A line from a server to the database, which can be cut and go silent.
#[derive(Clone, Default)]
struct Line {
    cut: Arc<AtomicBool>,
    silent: Arc<AtomicBool>,
}

impl Line {
    /// Passes on to a port what comes to this one.
    async fn lay(self, to: u16) -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let line = self.clone();
                tokio::spawn(async move {
                    let Ok(there) = TcpStream::connect(("127.0.0.1", to)).await else { return };
                    let ((from, to_client), (there, to_there)) = (from.into_split(), there.into_split());
                    tokio::select! {
                        () = line.pump(from, to_there) => {}
                        () = line.pump(there, to_client) => {}
                    }
                });
            }
        });
        port
    }

    /// Passes on what comes, for as long as it lasts. What comes while it is silent comes later.
    async fn pump(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
        let mut bytes = vec![0; 16 << 10];
        let mut often = tokio::time::interval(Duration::from_millis(20));
        loop {
            let length = tokio::select! {
                read = from.read(&mut bytes) => read.unwrap_or(0),
                _ = often.tick() => if self.cut.load(Relaxed) { return } else { continue },
            };
            while self.silent.load(Relaxed) {
                often.tick().await;
            }
            if length == 0 || to.write_all(&bytes[..length]).await.is_err() {
                return;
            }
        }
    }
}

/// A server in a runtime of its own, so that it can die in the middle of anything.
struct Server {
    address: SocketAddr,
    line: Line,
    database: String,
    running: Option<(Runtime, watch::Sender<bool>, JoinHandle<()>)>,
}

impl Server {
    async fn new(cluster: &Cluster) -> Self {
        let line = Line::default();
        let port = line.clone().lay(cluster.port()).await;
        let free = TcpListener::bind("127.0.0.1:0").await.and_then(|port| port.local_addr()).expect("a port");
        let database = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let mut server = Self { address: free, line, database, running: None };
        server.start().await;
        server
    }

    async fn start(&mut self) {
        let database = self.database.clone();
        let store = loop {
            let database = database.clone();
            match tokio::task::spawn_blocking(move || Postgres::open(&database, None)).await.expect("it ends") {
                Ok(store) => break Arc::new(store),
                Err(error) => eprintln!("not yet: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("one");
        let (stop, stopped) = watch::channel(false);
        let address = self.address;
        let done = runtime.spawn(async move {
            let tables = TcpListener::bind(address).await.expect("its port");
            let peers = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let own = peers.local_addr().expect("an address").to_string();
            let with = Peers { key: "what they show each other, and nobody else".into(), address: own };
            let config = Config { peers: Some(with), lease: LEASE, snapshot_every: 10, ..config() };
            server::run(Listeners { tables, metrics: None, peers: Some(peers) }, store, config, stopped).await;
        });
        self.running = Some((runtime, stop, done));
    }

    /// All at once, in the middle of anything.
    fn die(&mut self) {
        if let Some((runtime, ..)) = self.running.take() {
            runtime.shutdown_background();
        }
    }

    async fn leave(&mut self) {
        if let Some((runtime, stop, done)) = self.running.take() {
            let _ = stop.send(true);
            let _ = done.await;
            runtime.shutdown_background();
        }
    }
}

/// A table for players who come through all doors in turn.
async fn table(doors: &[SocketAddr], game: &str, options: &Value, number: u64) -> Option<Vec<Player>> {
    let mut all = Vec::new();
    for nth in 0..PLAYERS {
        let mut visitor = Visitor::new(doors[(number as usize + nth) % doors.len()]);
        let me = visitor.post("/api/me", &json!({ "name": "Ann" })).await.ok()?;
        (me.status == 200).then_some(())?;
        all.push(visitor);
    }
    let wished = json!({ "game": game, "seats": ["me", "open"], "names": ["Ann"], "options": options });
    let made = all[0].post("/api/tables", &wished).await.ok()?;
    let code = made.json()["code"].as_str()?.to_owned();
    let player = |(seat, visitor)| {
        let mut player = Player::new(visitor, &code, Seat::new(seat), number * 100 + seat as u64, seat == 0);
        player.doors = doors.iter().copied().cycle().skip(number as usize + seat).take(doors.len()).collect();
        (player.note, player.pace, player.patience) = (true, Duration::from_millis(30), LEASE * 3);
        player.until = Instant::now() + Duration::from_secs(600);
        player
    };
    Some(all.into_iter().enumerate().map(player).collect())
}

/// So many blows while people play; then what they were told is compared with what is stored.
async fn strike(blows: u32, seed: u64) {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.expect("it starts");
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Server::new(&cluster).await);
    }
    let doors: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut playing, mut played, mut number) = (JoinSet::new(), Vec::<Player>::new(), 0);
    let kinds = common::kinds();
    for blow in 0..blows {
        while playing.len() < 12 {
            let (game, _, options) = &kinds[number as usize % kinds.len()];
            number += 1;
            for mut player in table(&doors, game, options, number).await.into_iter().flatten() {
                playing.spawn(async move {
                    player.play().await;
                    player
                });
            }
        }
        tokio::time::sleep(Duration::from_millis(300 + u64::from(below(&mut rng, 700)))).await;
        let victim = below(&mut rng, 3) as usize;
        // The first six blows are one of each kind.
        let kind = if blow < 6 { blow } else { below(&mut rng, 6) };
        eprintln!("blow {blow}: kind {kind}, server {victim}");
        let server = &mut servers[victim];
        match kind {
            0 => {
                server.die();
                tokio::time::sleep(LEASE / 2).await;
                server.start().await;
            }
            1 => {
                server.leave().await;
                server.start().await;
            }
            // Longer than its lease, and it wakes up as if nothing had happened.
            2 => blind(&server.line.silent, LEASE * 2).await,
            3 => blind(&server.line.cut, LEASE * 2).await,
            4 => blind(&server.line.silent, LEASE / 4).await,
            _ => {
                cluster.stop(if below(&mut rng, 2) == 0 { "fast" } else { "immediate" });
                cluster.wake();
            }
        }
        while let Some(player) = playing.try_join_next() {
            played.push(player.expect("a player"));
        }
    }
    played.extend(playing.join_all().await);
    let lost: u32 = played.iter().map(|player| player.tally.lost).sum();
    assert!(lost >= blows / 2, "connections were lost ({lost}), else this shows nothing");
    let address = cluster.address();
    let store = tokio::task::spawn_blocking(move || Postgres::open(&address, None)).await.expect("it ends");
    let store = store.expect("a store");
    let choices: usize = played.iter().map(|player| player.tally.acknowledged.len()).sum();
    eprintln!("{blows} blows, {} games, {choices} choices, {lost} connections lost", played.len() / PLAYERS);
    for player in &mut played {
        assert!(player.tally.finished, "{} at {} comes to its end", player.seat, player.code);
        let record =
            player.visitor.get(&format!("/api/tables/{}/record", player.code)).await.expect("an answer").json();
        let acts = record["record"]["inputs"].as_array().expect("inputs").iter().filter_map(|input| input.get("act"));
        let own: Vec<&str> = acts
            .filter(|act| act[0] == player.seat.to_string())
            .map(|act| act[1].as_str().expect("notation"))
            .collect();
        let acknowledged: Vec<&str> = player.tally.acknowledged.iter().map(|(_, action)| action.as_str()).collect();
        assert_eq!(acknowledged, own, "nothing lost, nothing twice: {} at {}", player.seat, player.code);
        let loaded = store.load(&player.code).await.expect("loaded").expect("there");
        let inputs = store.inputs(loaded.table.id).await.expect("inputs");
        assert!(inputs.iter().zip(1..).all(|(input, number)| input.number == number), "numbers without gaps");
    }
    tokio::task::spawn_blocking(move || drop(store)).await.expect("it closes");
    for server in &mut servers {
        server.leave().await;
    }
}

async fn blind(line: &AtomicBool, time: Duration) {
    line.store(true, Relaxed);
    tokio::time::sleep(time).await;
    line.store(false, Relaxed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_done_twice_in_ten_blows() {
    strike(10, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "two hundred blows: make soak"]
async fn nothing_acknowledged_is_lost_or_done_twice_in_two_hundred_blows() {
    strike(200, 2).await;
}
