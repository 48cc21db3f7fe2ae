//! Ids without end: from strangers, from people without a seat, and from a seat whose requests are refused.

use serde_json::json;
use server::client::{Socket, Visitor};
use server::wire::Ask;
use tabletop::Seat;

use crate::house::{House, Neighbour, screen, stranger};

const A: Seat = Seat::new(0);

/// As many refused requests as a socket may send at once, each with an id as long as it may be and as much in it
/// as fits into a message.
async fn ask_in_vain(socket: &mut Socket, name: &str) {
    for n in 0..60 {
        let id = format!("{:0>40}", format!("{name}-{n}"));
        let ask = Ask::Act { seat: A, prompt: 999 + n, action: "x".repeat(7_000) };
        if socket.ask(&id, ask).await.is_err() {
            break;
        }
    }
}

/// Somebody who has said who they are.
async fn person(house: &House, name: &str) -> Visitor {
    let mut visitor = house.visitor();
    house.post(&mut visitor, "/api/me", &json!({ "name": name })).await;
    visitor
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refused_requests_without_end_take_no_memory() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let mut maker = person(&house, "Eve").await;
    let code = house.table(&mut maker, "greed", json!(["me", "open"])).await;
    let onlooker = person(&house, "Sam").await;
    for round in 0..10 {
        for n in 0..10 {
            let name = format!("{round}-{n}");
            ask_in_vain(&mut stranger(&house, &code).await, &name).await;
            for visitor in [&maker, &onlooker] {
                ask_in_vain(&mut screen(visitor, &code).await, &name).await;
            }
        }
        neighbour.plays().await;
        house.stayed_small();
    }
}
