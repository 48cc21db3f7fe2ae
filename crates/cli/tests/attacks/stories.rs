//! Sixty bytes that ask for a long story, again and again, from many who never read it.

use std::time::Duration;

use server::wire::Ask;

use crate::house::{House, Neighbour, stranger};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_stories_that_nobody_reads_take_no_memory_and_what_they_take_goes_back() {
    let house = House::open().await;
    let mut neighbour = Neighbour::sit(&house).await;
    let code = house.played("greed", 5).await;
    let before = house.memory("VmRSS");
    let mut idle = Vec::new();
    for _ in 0..20 {
        for _ in 0..10 {
            let mut socket = stranger(&house, &code).await;
            for n in 0..15 {
                let ask =
                    if n % 3 < 2 { Ask::Show { seat: None, heard: Some(0) } } else { Ask::Story { before: None } };
                if socket.ask(&n.to_string(), ask).await.is_err() {
                    break;
                }
            }
            idle.push(socket);
        }
        neighbour.plays().await;
    }
    house.stayed_small();
    drop(idle);
    while house.metric("backroom_sockets").await > 1 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    neighbour.plays().await;
    // As soon as the neighbour has read what it was just told.
    while house.metric("backroom_waiting_bytes").await > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let after = house.memory("VmRSS");
    assert!(after < before + (100 << 20), "{} MB before, {} MB after", before >> 20, after >> 20);
}
