//! Tables full of experts, and one person who wants hints on many screens.

use serde_json::json;
use server::client::Socket;
use server::wire::Ask;
use tabletop::Seat;

use crate::house::{House, Neighbour};

const A: Seat = Seat::new(0);
/// So often the neighbour chooses.
const CHOICES: u64 = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_experts_leave_time_to_think_for_others() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let experts = json!(vec![json!({ "bot": "expert" }); 5]);
    let mut maker = house.visitor();
    for _ in 0..30 {
        house.table(&mut maker, "greed", experts.clone()).await;
    }
    let before = house.metric("backroom_thoughts_total").await;
    for _ in 0..CHOICES {
        neighbour.plays().await;
    }
    let others = house.metric("backroom_thoughts_total").await - before;
    // Each choice waits for one bot, which has its turn among the thirty-one tables.
    assert!(others <= 31 * (CHOICES + 2) * 4, "{others} thoughts for {CHOICES} choices");
    house.stayed_small();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_on_many_screens_take_no_memory_and_nobody_elses_time() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let mut greedy = house.visitor();
    house.post(&mut greedy, "/api/me", &json!({ "name": "Eve" })).await;
    let wished = json!({ "game": "greed", "seats": ["me", { "bot": "easy" }], "names": ["Eve"], "spectators": true, "hints": true });
    let code = house.post(&mut greedy, "/api/tables", &wished).await["code"].as_str().expect("a code").to_owned();
    let mut first = Socket::open(&greedy, &code).await.expect("a socket");
    first.ask("s", Ask::Show { seat: Some(A), heard: None }).await.expect("sent");
    first.ask("r", Ask::Ready { seat: A, nonce: "e".repeat(32) }).await.expect("sent");
    let mut screens = vec![first];
    for round in 0..5 {
        // As many as one address may have; the ones that do not get in are not missed.
        for _ in 0..20 {
            screens.extend(Socket::open(&greedy, &code).await.ok());
        }
        for (n, screen) in screens.iter_mut().enumerate() {
            let _ = screen.ask(&format!("{round}-{n}-s"), Ask::Show { seat: Some(A), heard: None }).await;
            let _ = screen.ask(&format!("{round}-{n}-h"), Ask::Hint { seat: A }).await;
        }
        neighbour.plays().await;
    }
    house.stayed_small();
}
