//! A server of one's own, a table that plays on whatever happens, and what both need.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Picture, Socket, Visitor};
use server::wire::Ask;
use tabletop::Seat;
use tempfile::TempDir;

/// So much memory is enough, in bytes.
pub(crate) const ENOUGH: u64 = 300 << 20;

/// A running server, with the usual limits.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
    _data: TempDir,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl House {
    pub(crate) async fn open() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let address = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
        let child = Command::new(env!("CARGO_BIN_EXE_backroom"))
            .args(["serve", "--breath", "0", "--listen", &address.to_string(), "--data"])
            .arg(data.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let house = Self { child, address, _data: data };
        while !house.visitor().get("/api/health").await.is_ok_and(|reply| reply.status == 200) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        house
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Asks until it is not too much any more.
    pub(crate) async fn post(&self, visitor: &mut Visitor, path: &str, body: &Value) -> Value {
        loop {
            let reply = visitor.post(path, body).await.expect("an answer");
            if reply.status == 200 {
                return reply.json();
            }
            assert_eq!(reply.status, 429, "{}", reply.body);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// A new table; its code.
    pub(crate) async fn table(&self, maker: &mut Visitor, game: &str, seats: Value) -> String {
        let wished = json!({ "game": game, "seats": seats, "names": ["Ann"], "spectators": true });
        self.post(maker, "/api/tables", &wished).await["code"].as_str().expect("a code").to_owned()
    }

    /// A game that bots have played to its end; its code.
    pub(crate) async fn played(&self, game: &str, players: usize) -> String {
        let bots = vec![json!({ "bot": "easy" }); players];
        let code = self.table(&mut self.visitor(), game, json!(bots)).await;
        loop {
            let reply = self.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer");
            if reply.json()["stage"] == "over" {
                return code;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// A figure of the server's process, in bytes: `VmRSS` what it has, `VmHWM` the most it ever had.
    pub(crate) fn memory(&self, figure: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix(figure)).expect("a figure");
        line.trim_matches([':', ' ', '\t', 'k', 'B']).parse::<u64>().expect("a number") << 10
    }

    /// It never needed too much.
    pub(crate) fn stayed_small(&self) {
        let peak = self.memory("VmHWM");
        println!("at most {} MB, now {} MB", peak >> 20, self.memory("VmRSS") >> 20);
        assert!(peak < ENOUGH, "{} MB", peak >> 20);
    }

    /// What the server counts.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        loop {
            let page = self.visitor().get("/api/metrics").await.expect("an answer").body;
            let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
            match line {
                Some(figure) => return figure,
                None => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }
}

/// A stranger's socket, as soon as the server takes another one from this address.
pub(crate) async fn stranger(house: &House, code: &str) -> Socket {
    screen(&house.visitor(), code).await
}

/// The same of somebody.
pub(crate) async fn screen(visitor: &Visitor, code: &str) -> Socket {
    loop {
        match Socket::open(visitor, code).await {
            Ok(socket) => return socket,
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

/// Somebody at another table who wants nothing but to play.
pub(crate) struct Neighbour {
    socket: Socket,
    picture: Picture,
    now: Value,
    asked: u32,
}

const A: Seat = Seat::new(0);

impl Neighbour {
    pub(crate) async fn sit(house: &House) -> Self {
        let mut visitor = house.visitor();
        house.post(&mut visitor, "/api/me", &json!({ "name": "Ann" })).await;
        let code = house.table(&mut visitor, "smile", json!(["me", { "bot": "easy" }])).await;
        let socket = Socket::open(&visitor, &code).await.expect("a socket");
        let mut neighbour = Self { socket, picture: Picture::default(), now: Value::Null, asked: 0 };
        neighbour.ask(Ask::Show { seat: Some(A), heard: None }).await;
        neighbour.ask(Ask::Ready { seat: A, nonce: "a".repeat(32) }).await;
        neighbour
    }

    /// Makes one choice, which is done.
    pub(crate) async fn plays(&mut self) {
        while self.now["choices"].as_array().is_none_or(Vec::is_empty)
            || self.now["question"]["prompt"]["sealed"] == true
        {
            self.hear().await;
        }
        let prompt = self.now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
        let action = self.now["choices"][0]["action"].as_str().expect("an action").to_owned();
        assert_eq!(self.ask(Ask::Act { seat: A, prompt, action }).await, "done");
        // What was heard before the answer was about the same question; what comes next is another one.
        self.now = Value::Null;
    }

    async fn ask(&mut self, ask: Ask) -> Value {
        self.asked += 1;
        let id = self.asked.to_string();
        self.socket.ask(&id, ask).await.expect("sent");
        loop {
            let message = self.hear().await;
            if message["answer"]["re"] == id.as_str() {
                return message["answer"]["reply"].clone();
            }
        }
    }

    async fn hear(&mut self) -> Value {
        let text = self.socket.next().await.expect("nobody cuts off whoever listens");
        let mut message: Value = serde_json::from_str(&text).expect("JSON");
        let now = self.picture.complete(&mut message);
        if message.pointer("/step").or(message.pointer("/answer/reply/here/step")).is_some() {
            self.now = now;
        }
        message
    }
}
