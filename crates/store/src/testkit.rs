//! A `PostgreSQL` for tests: the one that `BACKROOM_TEST_POSTGRES` names, or one of this process's own.

use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Postgres;

/// Names a `PostgreSQL` where tests may make schemas: `postgres://postgres@127.0.0.1:5432/postgres`.
const NAMED: &str = "BACKROOM_TEST_POSTGRES";

/// The address of an empty schema of one's own.
pub fn schema() -> String {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let address = database();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    let name = format!("test_{}_{}_{now}", std::process::id(), MADE.fetch_add(1, Relaxed));
    let made = Postgres::execute(address, &format!("CREATE SCHEMA {name}"));
    made.unwrap_or_else(|error| panic!("NOT RUN: no schema can be made in the tests' PostgreSQL: {error}"));
    let sign = if address.contains('?') { '&' } else { '?' };
    format!("{address}{sign}options=-csearch_path%3D{name}")
}

/// The address of a database.
pub fn database() -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    ADDRESS.get_or_init(|| std::env::var(NAMED).unwrap_or_else(|_| Cluster::start().keep()))
}

/// A `PostgreSQL` of one's own in a temporary folder, which ends with the process that made it, however that ends.
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    postgres: PathBuf,
    user: Option<&'static str>,
}

impl Cluster {
    /// Makes and starts one. Panics where there is no `PostgreSQL`, and says what to do.
    pub fn start() -> Self {
        let postgres = binaries().unwrap_or_else(|| {
            panic!(
                "NOT RUN: these tests need PostgreSQL 15 or later. Install it (Debian: apt-get install postgresql), or \
                 name one where schemas may be made: {NAMED}=postgres://…"
            )
        });
        let folder = std::env::temp_dir().join(format!("backroom-postgres-{}-{}", std::process::id(), port()));
        fs::create_dir(&folder).expect("a folder");
        // It refuses to be run by root.
        let user = is_root().then_some("postgres");
        let cluster = Self { folder, port: port(), postgres, user };
        if let Some(user) = user {
            let owned = Command::new("chown").arg(user).arg(&cluster.folder).status().expect("chown");
            assert!(owned.success(), "the folder of the tests' PostgreSQL");
        }
        cluster.run("initdb", &["-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-locale", "-N"]);
        cluster.watch();
        cluster.wake();
        cluster
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// How it is reached.
    pub fn address(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Starts it, after it was stopped or killed.
    pub fn wake(&self) {
        let socket = self.folder.to_str().expect("a name in Unicode");
        let options = format!("-p {} -k {socket} -c listen_addresses=127.0.0.1 -c max_connections=400", self.port);
        let log = self.folder.join("log");
        self.run("pg_ctl", &["start", "-w", "-t", "60", "-l", log.to_str().expect("a name"), "-o", &options]);
    }

    /// Stops it: `fast`, or `immediate` as if it had been killed.
    pub fn stop(&self, how: &str) {
        self.run("pg_ctl", &["stop", "-w", "-m", how]);
    }

    /// Lets it run until the process ends.
    fn keep(self) -> String {
        let address = self.address();
        std::mem::forget(self);
        address
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let data = self.folder.join("data");
        let mut command = self.command(program);
        command.arg("-D").arg(&data).args(arguments).stdout(Stdio::null());
        let ended = command.status().unwrap_or_else(|error| panic!("{program}: {error}"));
        assert!(ended.success(), "{program} of the tests' PostgreSQL");
    }

    fn command(&self, program: &str) -> Command {
        let program = self.postgres.join(program);
        let Some(user) = self.user else { return Command::new(program) };
        let mut command = Command::new("runuser");
        command.args(["-u", user, "--"]).arg(program).current_dir(&self.folder);
        command
    }

    /// A shell that stops it and deletes its folder when the pipe to this process breaks.
    fn watch(&self) {
        let stop = format!(
            "cat >/dev/null; cd /; {} -D {} stop -m immediate >/dev/null 2>&1; rm -rf {}",
            self.postgres.join("pg_ctl").display(),
            self.folder.join("data").display(),
            self.folder.display()
        );
        let mut command = if let Some(user) = self.user {
            let mut command = Command::new("runuser");
            command.args(["-u", user, "--", "sh", "-c", &stop]);
            command
        } else {
            let mut command = Command::new("sh");
            command.args(["-c", &stop]);
            command
        };
        // Whoever ends this process with all its group must not end the shell, too.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let watcher = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        // The pipe stays open as long as this process lives.
        std::mem::forget(watcher.expect("a shell").stdin);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let mut command = self.command("pg_ctl");
        let _ = command.arg("-D").arg(data).args(["stop", "-m", "immediate"]).stdout(Stdio::null()).status();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where its programs are: on the path, or where Debian hides them, the latest.
fn binaries() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let hidden = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut hidden: Vec<PathBuf> = hidden.map(|version| version.path().join("bin")).collect();
    hidden.sort();
    let mut places = std::env::split_paths(&path).chain(hidden.into_iter().rev());
    places.find(|place| ["initdb", "pg_ctl", "postgres"].iter().all(|program| place.join(program).exists()))
}

fn is_root() -> bool {
    let told = Command::new("id").arg("-u").output();
    told.is_ok_and(|told| told.stdout.trim_ascii() == b"0")
}

/// A port that is free at the moment.
fn port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}
