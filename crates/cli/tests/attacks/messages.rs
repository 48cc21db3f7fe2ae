//! Messages and bodies that are too long, or never end.

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::house::{House, Neighbour, stranger};

/// A frame's head: text or a part of it, whether it is the last, and a length.
fn head(first: u8, length: u64) -> Vec<u8> {
    let mut head = vec![first, 0x80 | 0x7f];
    head.extend(length.to_be_bytes());
    head.extend([0; 4]);
    head
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn giant_and_endless_messages_take_no_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let code = house.table(&mut house.visitor(), "greed", serde_json::json!(["me", "open"])).await;
    let mut open = Vec::new();
    for round in 0..10 {
        for n in 0..10 {
            let mut socket = stranger(&house, &code).await;
            let bytes = match n % 3 {
                // As large as can be said, or a little less.
                0 => [head(0x81, u64::MAX >> (1 + 5 * round)), vec![b'x'; 1 << 20]].concat(),
                // As large as is allowed, and never finished.
                1 => [head(0x81, 8 << 10), vec![b'x'; (8 << 10) - 1]].concat(),
                // Many small parts of one that never ends.
                _ => [head(0x01, 0), [head(0x00, 1000), vec![b'x'; 1000]].concat().repeat(1000)].concat(),
            };
            // It may well be cut off before all is said.
            let _ = socket.raw().write_all(&bytes).await;
            open.push(socket);
        }
        neighbour.plays().await;
        house.stayed_small();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn giant_and_endless_bodies_take_no_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let mut open = Vec::new();
    for _ in 0..10 {
        for n in 0..25 {
            let mut stream = TcpStream::connect(house.address).await.expect("a connection");
            // Beyond what an address may have open nobody is listened to.
            let length: u64 = if n % 2 == 0 { 1 << 40 } else { (256 << 10) - 1 };
            let head = format!(
                "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                 content-length: {length}\r\n\r\n"
            );
            let _ = stream.write_all(&[head.as_bytes(), &vec![b' '; (256 << 10) - 2]].concat()).await;
            open.push(stream);
        }
        neighbour.plays().await;
        house.stayed_small();
    }
}
