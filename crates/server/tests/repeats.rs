//! A repeated request is done once, another one under its id not at all, and nobody can make the table
//! forget what somebody else has asked for.

mod common;

use common::{A, B, House, Kept, Talker, config, refused, two};
use serde_json::{Value, json};
use server::wire::Ask;
use tabletop::Seat;

/// What the seat is asked and could do.
async fn choices(talker: &mut Talker, seat: Seat) -> Vec<Ask> {
    let now = talker.show(Some(seat), None).await["here"]["step"]["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let choices = now["choices"].as_array().expect("choices").iter();
    let action = |choice: &Value| choice["action"].as_str().expect("an action").to_owned();
    choices.map(|choice| Ask::Act { seat, prompt, action: action(choice) }).collect()
}

async fn sealed(talker: &mut Talker, seat: Seat) -> Value {
    talker.show(Some(seat), None).await["here"]["step"]["now"]["sealed"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_request_under_the_same_id_is_refused() {
    let house = House::usual().await;
    let (_, ben, code, mut at_a, mut at_b, _) = two(&house).await;
    let can = choices(&mut at_a, A).await;
    assert_eq!(at_a.ask_as("x", can[0].clone()).await, "done");
    assert_eq!(at_a.ask_as("x", can[0].clone()).await, "done", "the same: the same answer");
    assert_eq!(refused(&at_a.ask_as("x", can[1].clone()).await), "server-id-used");
    assert_eq!(refused(&at_a.ask_as("x", Ask::Undo { seat: A, turn: false }).await), "server-id-used");
    assert_eq!(refused(&at_a.ask_as("x", Ask::Chat { text: "x".into() }).await), "server-id-used");
    assert_eq!(sealed(&mut at_a, A).await, json!(["A"]), "none of them was done");
    assert_eq!(at_a.ask_as("x", can[0].clone()).await, "done", "and the first one is still known");
    // A refusal is remembered with what was refused, too.
    let stale = Ask::Act { seat: A, prompt: 99, action: "take 1".into() };
    assert_eq!(refused(&at_a.ask_as("y", stale.clone()).await), "stale-prompt");
    assert_eq!(refused(&at_a.ask_as("y", stale).await), "stale-prompt");
    assert_eq!(refused(&at_a.ask_as("y", can[1].clone()).await), "server-id-used");
    // Ids are a person's own, and the same on all their screens.
    assert_eq!(at_b.ask_as("y", Ask::Chat { text: "hello".into() }).await, "done");
    let mut also_b = Talker::open(&ben, &code).await;
    also_b.show(Some(B), None).await;
    assert_eq!(refused(&also_b.ask_as("y", Ask::Undo { seat: B, turn: false }).await), "server-id-used");
    house.close().await;
}

/// Strangers who ask for what they cannot have, and own requests that are refused, leave a player's memory
/// alone: an undo repeated after hundreds of them is not done again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_and_strangers_push_nothing_out_of_a_seats_memory() {
    let mut config = config();
    config.limits.chat_per_minute = 100_000;
    let house = House::open(common::store(), config).await;
    let (_, _, code, mut at_a, _at_b, _) = two(&house).await;
    let can = choices(&mut at_a, A).await;
    assert_eq!(at_a.ask(can[0].clone()).await, "done");
    let undo = Ask::Undo { seat: A, turn: false };
    assert_eq!(at_a.ask_as("undo", undo.clone()).await, "done");
    assert_eq!(at_a.ask(can[1].clone()).await, "done");
    assert_eq!(sealed(&mut at_a, A).await, json!(["A"]));

    let mut spectator = Talker::open(&house.person("Sam").await, &code).await;
    spectator.show(None, None).await;
    for _ in 0..300 {
        assert_eq!(refused(&spectator.ask(Ask::Undo { seat: A, turn: false }).await), "server-not-your-seat");
        assert_eq!(spectator.ask(Ask::Chat { text: "hm".into() }).await, "done");
        assert_eq!(refused(&at_a.ask(Ask::Undo { seat: B, turn: false }).await), "server-not-your-seat");
    }
    assert_eq!(at_a.ask_as("undo", undo).await, "done", "answered");
    assert_eq!(sealed(&mut at_a, A).await, json!(["A"]), "but not done again");
    house.close().await;
}

/// The line was stored, the answer was lost with the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_repeated_after_a_restart_is_said_once() {
    let kept = Kept::new();
    let house = House::open(kept.open(), config()).await;
    let (mut ann, _, code, mut at_a, at_b, _) = two(&house).await;
    let mut sam = house.person("Sam").await;
    let mut spectator = Talker::open(&sam, &code).await;
    spectator.show(None, None).await;
    let (hello, hi) = (Ask::Chat { text: "hello".into() }, Ask::Chat { text: "hi".into() });
    assert_eq!(at_a.ask_as("line", hello.clone()).await, "done");
    assert_eq!(spectator.ask_as("line", hi.clone()).await, "done");
    drop((at_a, at_b, spectator));
    house.close().await;

    let house = House::open(kept.open(), config()).await;
    (ann.server, sam.server) = (house.address, house.address);
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    let mut spectator = Talker::open(&sam, &code).await;
    spectator.show(None, None).await;
    assert_eq!(at_a.ask_as("line", hello).await, "done");
    assert_eq!(spectator.ask_as("line", hi).await, "done");
    assert_eq!(refused(&at_a.ask_as("line", Ask::Chat { text: "other".into() }).await), "server-id-used");
    let texts = |here: &Value| -> Vec<Value> {
        here["here"]["chat"].as_array().expect("lines").iter().map(|line| line["text"].clone()).collect()
    };
    assert_eq!(texts(&spectator.show(None, None).await), ["hello", "hi"]);
    assert_eq!(texts(&at_a.show(Some(A), None).await), ["hello"], "those who look on speak among themselves");
    let heard = at_a.heard.iter().chain(&spectator.heard).any(|message| message.get("chat").is_some());
    assert!(!heard, "and heard once");
    house.close().await;
}

/// Also a choice: its content is stored with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_request_under_the_same_id_is_refused_after_a_restart() {
    for snapshot_every in [1, 100] {
        let kept = Kept::new();
        let config = || server::Config { snapshot_every, ..config() };
        let house = House::open(kept.open(), config()).await;
        let (mut ann, _, code, mut at_a, at_b, _) = two(&house).await;
        let can = choices(&mut at_a, A).await;
        assert_eq!(at_a.ask_as("x", can[0].clone()).await, "done");
        drop((at_a, at_b));
        house.close().await;

        let house = House::open(kept.open(), config()).await;
        ann.server = house.address;
        let mut at_a = Talker::open(&ann, &code).await;
        at_a.show(Some(A), None).await;
        assert_eq!(at_a.ask_as("x", can[0].clone()).await, "done");
        assert_eq!(refused(&at_a.ask_as("x", can[1].clone()).await), "server-id-used");
        house.close().await;
    }
}
