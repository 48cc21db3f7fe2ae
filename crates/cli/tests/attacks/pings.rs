//! Pings without end from somebody who reads nothing: each wants a pong.

use std::time::Duration;

use server::client::Socket;
use tokio::io::AsyncWriteExt;

use crate::house::{House, Neighbour};

/// Thousands of pings of the greatest length, as a client sends them.
fn pings() -> Vec<u8> {
    let mut ping = vec![0x89, 0x80 | 0x7d, 0, 0, 0, 0];
    ping.resize(6 + 125, 7);
    ping.repeat(8_000)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pongs_that_nobody_reads_take_no_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let code = house.table(&mut house.visitor(), "greed", serde_json::json!(["me", "open"])).await;
    let (many, mut cut_off) = (pings(), 0);
    for _ in 0..10 {
        let mut socket = Socket::open(&house.visitor(), &code).await.expect("a socket");
        // 100 MB of them, unless the server does not want them.
        for _ in 0..100 {
            let sent = tokio::time::timeout(Duration::from_secs(5), socket.raw().write_all(&many)).await;
            if !matches!(sent, Ok(Ok(()))) {
                cut_off += 1;
                break;
            }
        }
        neighbour.plays().await;
        house.stayed_small();
    }
    assert_eq!(cut_off, 10, "nobody may go on like that");
}
