//! The real binary, killed at random moments while people play.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use server::client::{Player, Visitor};
use tabletop::{Seat, below};

/// A server that can be killed.
struct Server {
    child: Child,
}

impl Server {
    fn start(address: SocketAddr, data: &Path) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_backroom"))
            .args(["serve", "--breath", "0", "--listen", &address.to_string()])
            .args(["--connections-per-address", "10000", "--tables-per-address", "10000"])
            .args(["--requests-per-second", "10000", "--messages-per-second", "10000"])
            .arg("--data")
            .arg(data)
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        Self { child }
    }

    fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn healthy(address: SocketAddr) {
    for _ in 0..600 {
        if Visitor::new(address).get("/api/health").await.is_ok_and(|reply| reply.status == 200) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not answer");
}

/// A game, how many people play it, and options for a short one.
fn kind(game: &dyn catalog::Entry) -> (&'static str, usize, Value) {
    let options = game.short().iter().map(|&(name, value)| (name.to_owned(), json!(value)));
    (game.name(), 2, Value::Object(options.collect()))
}

/// A table with a bot among the people, where there is room for one.
async fn table(address: SocketAddr, game: &str, people: usize, options: &Value, number: u64) -> Vec<Player> {
    let mut all = Vec::new();
    for _ in 0..people {
        let mut visitor = Visitor::new(address);
        let me = visitor.post("/api/me", &json!({ "name": "Ann" })).await.expect("an answer");
        assert_eq!(me.status, 200, "{}", me.body);
        all.push(visitor);
    }
    let mut seats = vec![json!("open"); people];
    seats[0] = json!("me");
    if *catalog::find(game).expect("a game").players().end() > people as u8 {
        seats.push(json!({ "bot": "easy" }));
    }
    let wished = json!({ "game": game, "seats": seats, "names": ["Ann"], "options": options, "spectators": true });
    let made = all[0].post("/api/tables", &wished).await.expect("an answer");
    let code = made.json()["code"].as_str().unwrap_or_else(|| panic!("{}", made.body)).to_owned();
    let player = |(seat, visitor)| Player::new(visitor, &code, Seat::new(seat), number + seat as u64, seat == 0);
    all.into_iter().enumerate().map(player).collect()
}

/// Kills the server so many times while people play, then checks what they were told against what is stored.
async fn kill(times: u32, seed: u64) {
    let data = tempfile::tempdir().expect("a folder");
    let address = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
    let mut server = Server::start(address, data.path());
    healthy(address).await;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let until = Instant::now() + Duration::from_secs(60 + 5 * u64::from(times));
    let (mut playing, mut played, mut kills, mut number) = (tokio::task::JoinSet::new(), Vec::<Player>::new(), 0, 0);
    let kinds: Vec<(&str, usize, Value)> = catalog::games().iter().map(|game| kind(*game)).collect();
    while kills < times {
        // Enough games that some are always under way; slow enough that they are not over before the blow falls.
        while playing.len() < 24 {
            let (game, people, options) = &kinds[number % kinds.len()];
            number += 1;
            for mut player in table(address, game, *people, options, number as u64 * 100).await {
                (player.note, player.until, player.pace) = (true, until, Duration::from_millis(20));
                playing.spawn(async move {
                    player.play().await;
                    player
                });
            }
        }
        tokio::time::sleep(Duration::from_millis(50 + u64::from(below(&mut rng, 400)))).await;
        server.kill();
        kills += 1;
        server = Server::start(address, data.path());
        healthy(address).await;
        while let Some(player) = playing.try_join_next() {
            played.push(player.expect("a player"));
        }
    }
    played.extend(playing.join_all().await);
    let lost: u32 = played.iter().map(|player| player.tally.lost).sum();
    assert!(lost >= times, "connections were lost ({lost}), else this shows nothing");
    for player in &mut played {
        assert!(player.tally.finished, "{} at {} comes to its end", player.seat, player.code);
        let game = player.visitor.get(&format!("/api/tables/{}/record", player.code)).await.expect("an answer");
        let game = game.json();
        let acts = game["record"]["inputs"].as_array().expect("inputs").iter().filter_map(|input| input.get("act"));
        let own: Vec<&str> = acts
            .filter(|act| act[0] == player.seat.to_string())
            .map(|act| act[1].as_str().expect("notation"))
            .collect();
        let acknowledged: Vec<&str> = player.tally.acknowledged.iter().map(|(_, action)| action.as_str()).collect();
        let refused = &player.tally.refused;
        assert_eq!(acknowledged, own, "nothing lost, nothing twice: {} at {}, {refused:?}", player.seat, player.code);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    kill(5, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a hundred kills: make soak"]
async fn nothing_acknowledged_is_lost_in_a_hundred_kills() {
    kill(100, 2).await;
}

#[tokio::test]
async fn the_client_in_python_plays_whole_games() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/table.py");
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3 here: the example was not run");
        return;
    }
    let fold = std::fs::read_to_string(example.with_file_name("fold.py")).expect("the example");
    assert!(fold.lines().count() <= 40, "folding takes forty lines");
    let data = tempfile::tempdir().expect("a folder");
    let address = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
    let _server = Server::start(address, data.path());
    healthy(address).await;
    for game in ["greed", "smile"] {
        let mut python = Command::new("python3");
        python.env("PYTHONDONTWRITEBYTECODE", "1").arg(&example).args([&address.to_string(), game]);
        let output = python.output().expect("python runs");
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).contains("ranks"), "{game} is over");
    }
}
