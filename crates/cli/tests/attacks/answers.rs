//! Long answers outside tables that nobody reads.

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::house::{House, Neighbour};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_that_nobody_reads_take_no_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let code = house.played("greed", 5).await;
    let mut open = Vec::new();
    for _ in 0..10 {
        for n in 0..25 {
            let mut stream = TcpStream::connect(house.address).await.expect("a connection");
            let path = if n % 2 == 0 { format!("/api/tables/{code}/record") } else { "/api/rules/smile/de".to_owned() };
            let ask = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
            // Again and again on one connection: no answer is made before the last one is read.
            let _ = stream.write_all(ask.repeat(50).as_bytes()).await;
            open.push(stream);
        }
        neighbour.plays().await;
        house.stayed_small();
    }
}
