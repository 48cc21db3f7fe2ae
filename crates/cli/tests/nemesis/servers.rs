//! Servers that are processes of their own, on one database, with lines that troubles can be made on.

use std::fs::OpenOptions;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use server::client::Visitor;
use store::testkit::Cluster;
use tempfile::TempDir;

use crate::line::Line;

/// A server that can be killed, stopped and sent away.
pub(crate) struct Server {
    name: String,
    pub(crate) address: SocketAddr,
    peers: SocketAddr,
    key: PathBuf,
    /// To the database.
    pub(crate) database: Line,
    /// From the other servers.
    pub(crate) others: Line,
    lease: Duration,
    /// What it says, which is told if the test fails.
    log: PathBuf,
    child: Option<Child>,
}

fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port")
}

impl Server {
    async fn new(name: &str, cluster: &Cluster, key: &Path, lease: Duration) -> Self {
        let (address, peers) = (free(), free());
        let (database, others) = (Line::lay(cluster.port()).await, Line::lay(peers.port()).await);
        let (name, log, key) = (name.into(), key.with_file_name(name), key.into());
        let mut server = Self { name, address, peers, key, database, others, lease, log, child: None };
        server.start().await;
        server
    }

    /// Starts it, again and again until it stays: without its database it ends.
    pub(crate) async fn start(&mut self) {
        for _ in 0..600 {
            if self.child.as_mut().is_none_or(|child| child.try_wait().is_ok_and(|ended| ended.is_some())) {
                self.child = Some(self.command().spawn().expect("it starts"));
            }
            if Visitor::new(self.address).get("/api/health").await.is_ok_and(|reply| reply.status == 200) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{} does not come to life", self.name);
    }

    fn command(&self) -> Command {
        let database = format!(
            "postgres://postgres@127.0.0.1:{}/postgres?application_name={}&connect_timeout=1",
            self.database.port, self.name
        );
        let log = OpenOptions::new().create(true).append(true).open(&self.log).expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
        command
            .args(["serve", "--breath", "0", "--no-push", "--listen", &self.address.to_string()])
            .args(["--connections-per-address", "10000", "--tables-per-address", "10000"])
            .args(["--requests-per-second", "10000", "--messages-per-second", "10000"])
            .args(["--name", &self.name, "--lease", &self.lease.as_millis().to_string()])
            .args(["--peers", &self.peers.to_string(), "--peer-address", &format!("127.0.0.1:{}", self.others.port)])
            .arg("--peer-key")
            .arg(&self.key)
            .env("BACKROOM_DATABASE", database)
            .stdout(Stdio::null())
            .stderr(log);
        command
    }

    fn signal(&self, signal: Signal) {
        let child = self.child.as_ref().expect("it runs");
        let pid = Pid::from_raw(child.id().try_into().expect("a number")).expect("a process");
        kill_process(pid, signal).expect("it can be told");
    }

    /// All at once, in the middle of anything.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    /// Asks it to end, and waits until it has; how long that took.
    pub(crate) async fn leave(&mut self) -> Duration {
        let asked = std::time::Instant::now();
        self.signal(Signal::TERM);
        let mut child = self.child.take().expect("it runs");
        tokio::task::spawn_blocking(move || child.wait()).await.expect("it waits").expect("it ends");
        asked.elapsed()
    }

    pub(crate) fn sleep(&self) {
        self.signal(Signal::STOP);
    }

    pub(crate) fn wake(&self) {
        self.signal(Signal::CONT);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// So many servers, their database, and the key they share.
pub(crate) struct House {
    pub(crate) servers: Vec<Server>,
    pub(crate) cluster: Cluster,
    pub(crate) lease: Duration,
    _folder: TempDir,
}

impl House {
    pub(crate) async fn open(names: &[&str], lease: Duration) -> Self {
        let cluster = tokio::task::spawn_blocking(Cluster::start).await.expect("it starts");
        let folder = tempfile::tempdir().expect("a folder");
        let key = folder.path().join("key");
        std::fs::write(&key, "what-servers-show-each-other-and-nobody-else").expect("a file");
        let mut servers = Vec::new();
        for name in names {
            servers.push(Server::new(name, &cluster, &key, lease).await);
        }
        let house = Self { servers, cluster, lease, _folder: folder };
        house.says(WATCH).await.expect("it watches");
        house
    }

    pub(crate) fn doors(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(|server| server.address).collect()
    }

    /// Says something to the database, past all lines.
    pub(crate) async fn says(&self, sql: &'static str) -> Result<(), store::StoreError> {
        let address = self.cluster.address();
        tokio::task::spawn_blocking(move || store::Postgres::execute(&address, sql)).await.expect("it ends")
    }

    /// What was written about a table by another server than the one that held it then, if anything was.
    pub(crate) async fn only_holders_wrote(&self) -> Result<(), store::StoreError> {
        self.says(ASK).await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        for server in self.servers.iter().filter(|_| std::thread::panicking()) {
            eprintln!("{} said:\n{}", server.name, std::fs::read_to_string(&server.log).unwrap_or_default());
        }
    }
}

/// The database notes whoever writes an input for a table that another server holds.
const WATCH: &str = "
    CREATE TABLE watched (what TEXT NOT NULL);
    CREATE FUNCTION watch() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    DECLARE
        writer TEXT := current_setting('application_name');
        holder TEXT;
    BEGIN
        SELECT s.name INTO holder FROM holds h JOIN servers s ON s.id = h.server WHERE h.table_id = NEW.table_id;
        IF holder <> writer THEN
            INSERT INTO watched VALUES (writer || ' wrote ' || NEW.number || ' of ' || NEW.table_id || ', held by ' || holder);
        END IF;
        RETURN NULL;
    END
    $$;
    CREATE TRIGGER watch AFTER INSERT ON inputs FOR EACH ROW EXECUTE FUNCTION watch();";

const ASK: &str = "
    DO $$
    BEGIN
        IF EXISTS (SELECT 1 FROM watched) THEN
            RAISE EXCEPTION '%', (SELECT string_agg(what, '; ') FROM watched);
        END IF;
    END
    $$;";
