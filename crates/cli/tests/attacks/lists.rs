//! One person with as many tables as an address may make, who looks at the list of them again and again.

use serde_json::json;
use server::wire::Ask;
use tabletop::Seat;

use crate::house::{House, Neighbour, screen};

const A: Seat = Seat::new(0);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_list_of_tables_takes_little_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let mut eve = house.visitor();
    house.post(&mut eve, "/api/me", &json!({ "name": "Eve" })).await;
    // Each runs, and waits for Eve.
    for game in ["greed", "smile", "downtown"] {
        for _ in 0..20 {
            let code = house.table(&mut eve, game, json!(["me", { "bot": "easy" }])).await;
            let mut socket = screen(&eve, &code).await;
            socket.ask("s", Ask::Show { seat: Some(A), heard: None }).await.expect("sent");
            socket.ask("r", Ask::Ready { seat: A, nonce: "e".repeat(32) }).await.expect("sent");
            while !socket.next().await.expect("an answer").contains("\"r\"") {}
        }
        neighbour.plays().await;
    }
    for round in 0..20 {
        let listed = loop {
            let reply = eve.get("/api/tables").await.expect("an answer");
            if reply.status == 200 {
                break reply.json();
            }
            assert_eq!(reply.status, 429, "{}", reply.body);
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        };
        assert_eq!(listed.as_array().map(Vec::len), Some(50), "round {round}: no more than fifty are listed");
        neighbour.plays().await;
    }
    house.stayed_small();
}
