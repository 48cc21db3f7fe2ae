//! As many sockets and tables as one address may have.

use serde_json::json;
use server::client::Socket;
use server::wire::Ask;

use crate::house::{House, Neighbour};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_the_sockets_an_address_may_have_take_little_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let mut codes = Vec::new();
    for n in 0..30 {
        let bots = vec![json!({ "bot": "easy" }); 2 + n % 4];
        codes.push(house.table(&mut house.visitor(), "greed", json!(bots)).await);
    }
    let (mut open, mut refused) = (Vec::new(), 0);
    for n in 0..320 {
        match Socket::open(&house.visitor(), &codes[n % codes.len()]).await {
            Ok(mut socket) => {
                // They watch games that go on and on, and read nothing.
                let _ = socket.ask("show", Ask::Show { seat: None, heard: Some(0) }).await;
                open.push(socket);
            }
            Err(_) => refused += 1,
        }
        if n % 20 == 0 {
            neighbour.plays().await;
        }
    }
    assert!(refused >= 20, "there is an end to it: {refused}");
    neighbour.plays().await;
    house.stayed_small();
}
