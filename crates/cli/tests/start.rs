//! `backroom serve` starts as it should or says why it does not.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::client::Visitor;

fn port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port")
}

fn serve(program: &Path, data: &Path, address: SocketAddr) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(data);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn backroom() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_backroom"))
}

/// A server that is open.
struct Open(Child);

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Open {
    fn of(mut command: Command) -> Self {
        let mut child = command.spawn().expect("it starts");
        let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let open = Self(child);
        assert!(said.any(|line| line.is_ok_and(|line| line.contains("Backroom is open"))), "it opens");
        open
    }
}

/// What a server says that does not start.
fn refusal(mut command: Command) -> String {
    let ended = command.output().expect("it runs");
    assert!(!ended.status.success(), "it starts as if all were well");
    String::from_utf8_lossy(&ended.stderr).into_owned()
}

#[test]
fn a_second_server_on_the_same_folder_is_refused_until_the_first_is_gone() {
    let data = tempfile::tempdir().expect("a folder");
    let mut first = Open::of(serve(backroom(), data.path(), port()));
    let said = refusal(serve(backroom(), data.path(), port()));
    assert!(said.contains("another server is using these tables"), "{said}");
    // Killed, not closed: nothing is left behind that keeps the next one out.
    first.0.kill().expect("killed");
    first.0.wait().expect("dead");
    Open::of(serve(backroom(), data.path(), port()));
}

#[test]
fn an_emptied_database_is_refused() {
    let data = tempfile::tempdir().expect("a folder");
    drop(Open::of(serve(backroom(), data.path(), port())));
    let file = data.path().join("backroom.db");
    for left in fs::read_dir(data.path()).expect("a folder") {
        fs::remove_file(left.expect("a file").path()).expect("removed");
    }
    fs::write(&file, "").expect("emptied");
    let said = refusal(serve(backroom(), data.path(), port()));
    assert!(said.contains("0 bytes"), "{said}");
    assert_eq!(fs::metadata(&file).expect("a file").len(), 0, "and it is left alone");
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    use std::os::unix::process::CommandExt;
    let data = tempfile::tempdir().expect("a folder");
    drop(Open::of(serve(backroom(), data.path(), port())));
    let folder = data.path().join("tables");
    fs::create_dir(&folder).expect("a folder");
    for left in fs::read_dir(data.path()).expect("a folder").map(|left| left.expect("an entry").path()) {
        if left.is_file() {
            let moved = folder.join(left.file_name().expect("a name"));
            fs::rename(&left, &moved).expect("moved");
            fs::set_permissions(&moved, fs::Permissions::from_mode(0o444)).expect("read-only");
        }
    }
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).expect("read-only");
    let mut command = serve(backroom(), &folder, port());
    if fs::write(folder.join("anything"), "").is_ok() {
        // Whoever may do everything has to try it as somebody else, with a copy that anybody can run.
        fs::set_permissions(data.path(), fs::Permissions::from_mode(0o755)).expect("open to all");
        let copy = data.path().join("backroom");
        fs::copy(backroom(), &copy).expect("copied");
        command = serve(&copy, &folder, port());
        command.uid(65_534).gid(65_534);
    }
    let said = refusal(command);
    assert!(said.contains("cannot use"), "{said}");
}

#[tokio::test]
async fn the_limit_of_open_files_is_raised_or_the_start_says_so() {
    let start = |limits: &str, data: &Path, address: SocketAddr| {
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("{limits}; exec \"$0\" serve --listen {address} --data \"$1\""));
        command.arg(backroom()).arg(data).stdout(Stdio::piped()).stderr(Stdio::piped());
        Open::of(command)
    };
    let soft_limit = |open: &Open| -> u64 {
        let limits = fs::read_to_string(format!("/proc/{}/limits", open.0.id())).expect("limits");
        let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit").to_owned();
        line.split_whitespace().nth(3).expect("a number").parse().expect("a number")
    };
    let data = tempfile::tempdir().expect("a folder");
    let open = start("ulimit -S -n 100", data.path(), port());
    if cfg!(target_os = "linux") {
        assert!(soft_limit(&open) > 100, "raised");
    }
    drop(open);

    let address = port();
    let mut open = start("ulimit -n 100", data.path(), address);
    // It serves as many as there is room for, and goes on when they are gone.
    let mut streams = Vec::new();
    for _ in 0..60 {
        streams.push(tokio::net::TcpStream::connect(address).await.expect("a connection"));
    }
    drop(streams);
    while !Visitor::new(address).get("/api/health").await.is_ok_and(|reply| reply.status == 200) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    open.0.kill().expect("killed");
    let mut said = String::new();
    open.0.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert!(said.contains("100 open files") && said.contains("room for 36 connections"), "{said}");
}

#[tokio::test]
async fn what_strangers_may_do_is_switched_off() {
    let data = tempfile::tempdir().expect("a folder");
    for (switches, offered) in [(&[][..], true), (&["--no-listing", "--no-matching", "--no-push"][..], false)] {
        let address = port();
        let mut command = serve(backroom(), data.path(), address);
        command.args(switches);
        let _open = Open::of(command);
        let catalogue = Visitor::new(address).get("/api/catalogue").await.expect("an answer").json();
        assert_eq!((&catalogue["listing"], &catalogue["matching"]), (&offered.into(), &offered.into()));
        assert_eq!(catalogue["push"].is_string(), offered, "{catalogue}");
    }
    for (option, wish, says) in [
        ("--push-contact", "nobody", "mailto:"),
        ("--push-service", "http://10.0.0.1", "is no push service"),
        ("--untouched", "30", "31"),
    ] {
        let mut command = serve(backroom(), data.path(), port());
        command.args([option, wish]);
        let said = refusal(command);
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn a_house_without_https_says_what_that_costs() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = serve(backroom(), data.path(), port());
    command.arg("--lan");
    let mut child = command.spawn().expect("it starts");
    let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let _open = Open(child);
    assert!(said.any(|line| line.is_ok_and(|line| line.contains("Without https browsers neither install"))));
}
