//! A line that troubles can be made on: it passes on what comes, or holds it up, or breaks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Interval, interval, sleep};

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// Nothing.
    None,
    /// It is broken, and nobody can lay a new one.
    Cut,
    /// Nothing comes through. What was sent meanwhile comes later.
    Silent,
    /// Everything comes through later.
    Slow,
}

const OFTEN: Duration = Duration::from_millis(20);
const LATE: Duration = Duration::from_millis(150);

/// All connections that are made to one port, passed on to another.
#[derive(Clone)]
pub(crate) struct Line {
    trouble: Arc<AtomicU8>,
    /// Where to connect to.
    pub(crate) port: u16,
}

impl Line {
    pub(crate) async fn lay(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let line = Self { trouble: Arc::default(), port };
        let laid = line.clone();
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                tokio::spawn(line.clone().pass(from, to));
            }
        });
        laid
    }

    pub(crate) fn make(&self, trouble: Trouble) {
        self.trouble.store(trouble as u8, Relaxed);
    }

    fn has(&self, trouble: Trouble) -> bool {
        self.trouble.load(Relaxed) == trouble as u8
    }

    async fn pass(self, from: TcpStream, to: u16) {
        if self.has(Trouble::Cut) {
            return;
        }
        let Ok(there) = TcpStream::connect(("127.0.0.1", to)).await else { return };
        let _ = (from.set_nodelay(true), there.set_nodelay(true));
        let ((from, to_client), (there, to_there)) = (from.into_split(), there.into_split());
        tokio::select! {
            () = self.pump(from, to_there) => {}
            () = self.pump(there, to_client) => {}
        }
    }

    async fn pump(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
        let (mut bytes, mut often) = (vec![0; 16 << 10], interval(OFTEN));
        loop {
            let length = tokio::select! {
                read = from.read(&mut bytes) => read.unwrap_or(0),
                () = self.cut(&mut often) => return,
            };
            if self.has(Trouble::Slow) {
                sleep(LATE).await;
            }
            while self.has(Trouble::Silent) {
                often.tick().await;
            }
            if self.has(Trouble::Cut) || length == 0 || to.write_all(&bytes[..length]).await.is_err() {
                return;
            }
        }
    }

    async fn cut(&self, often: &mut Interval) {
        while !self.has(Trouble::Cut) {
            often.tick().await;
        }
    }
}
