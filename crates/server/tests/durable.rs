//! What is acknowledged is durable, what is not durable is not told, and what was running goes on.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::Duration;

use common::{A, B, House, Kept, Talker, config, nonce, table, two};
use serde_json::{Value, json};
use server::client::Visitor;
use server::wire::Ask;
use store::{Hidden, Snapshot, Write};
use tokio::time::timeout;

fn first_choice(now: &Value, seat: tabletop::Seat) -> Ask {
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    Ask::Act { seat, prompt, action: now["choices"][0]["action"].as_str().expect("an action").to_owned() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_or_told_before_it_is_durable() {
    let hold = Arc::new(AtomicBool::new(false));
    let held = hold.clone();
    // A commit that waits as long as it is told to.
    let store = common::hooked(move || {
        while held.load(SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        true
    });
    let house = House::open(store, config()).await;
    let (.., mut at_a, mut at_b, now) = two(&house).await;
    hold.store(true, SeqCst);
    at_a.socket.ask("x", first_choice(&now, A)).await.expect("sent");
    // Neither the answer nor the news, nor the answer to a later question, which would show what is not durable.
    at_a.socket.ask("y", Ask::Show { seat: Some(A), heard: None }).await.expect("sent");
    let early = timeout(Duration::from_millis(300), async { tokio::join!(at_a.next(), at_b.next()) }).await;
    assert!(early.is_err(), "told too early: {early:?}");
    hold.store(false, SeqCst);
    assert_eq!(at_a.answer_to("x").await, "done");
    let here = at_a.answer_to("y").await;
    assert_eq!(here["here"]["step"]["now"]["sealed"], json!(["A"]));
    assert_eq!(at_b.hear("step").await["now"]["sealed"], json!(["A"]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_stored_has_not_happened() {
    let fail = Arc::new(AtomicBool::new(false));
    let failing = fail.clone();
    let house = House::open(common::hooked(move || !failing.load(SeqCst)), config()).await;
    let (ann, _ben, code, mut at_a, mut at_b, now) = two(&house).await;
    fail.store(true, SeqCst);
    let reply = at_a.ask(first_choice(&now, A)).await;
    assert_eq!(reply["refused"]["refusal"]["line"]["id"], "server-not-stored", "{reply}");
    assert_eq!(at_b.hear("bye").await["again"], true);
    let unwell = house.visitor().get("/api/health").await.expect("an answer");
    assert_eq!(unwell.status, 503);
    assert!(!unwell.body.contains("SQL") && !unwell.body.contains("constraint"), "{}", unwell.body);
    // The disk works again: everything is as it was before.
    fail.store(false, SeqCst);
    let mut again = Talker::open(&ann, &code).await;
    let here = again.show(Some(A), None).await;
    assert_eq!(here["here"]["step"]["now"], now);
    assert_eq!(again.ask(first_choice(&now, A)).await, "done");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_envelope_and_a_repeated_request_survive_a_restart() {
    let kept = Kept::new();
    let house = House::open(kept.open(), config()).await;
    let (mut ann, ben, code, mut at_a, at_b, now) = two(&house).await;
    let first = first_choice(&now, A);
    assert_eq!(at_a.ask_as("first", first.clone()).await, "done");
    let Ask::Act { seat, prompt, .. } = first.clone() else { unreachable!("it is a choice") };
    let other = now["choices"][1]["action"].as_str().expect("another").to_owned();
    assert_eq!(at_a.ask_as("second", Ask::Act { seat, prompt, action: other.clone() }).await, "done", "changed");
    drop((at_a, at_b));
    house.close().await;

    let house = House::open(kept.open(), config()).await;
    ann.server = house.address;
    let ben = Visitor { server: house.address, ..ben };
    let mut at_a = Talker::open(&ann, &code).await;
    let here = at_a.show(Some(A), None).await;
    assert_eq!(here["here"]["step"]["now"]["sealed"], json!(["A"]));
    // A late repetition does not bring the first choice back.
    assert_eq!(at_a.ask_as("first", first).await, "done");
    let mut at_b = Talker::open(&ben, &code).await;
    let here = at_b.show(Some(B), None).await;
    assert_eq!(at_b.ask(first_choice(&here["here"]["step"]["now"], B)).await, "done");
    let step = at_a.hear("step").await;
    assert!(!step["moments"].as_array().expect("moments").is_empty(), "the envelopes are open");
    let story = ann.get(&format!("/api/tables/{code}/record?seat=A")).await.expect("an answer");
    assert_eq!(story.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_stored_together_with_a_snapshot_is_known_after_a_restart() {
    let kept = Kept::new();
    let always = || server::Config { snapshot_every: 1, ..config() };
    let house = House::open(kept.open(), always()).await;
    let (_ann, mut ben, code, mut at_a, mut at_b, now) = two(&house).await;
    assert_eq!(at_a.ask(first_choice(&now, A)).await, "done");
    let here = at_b.show(Some(B), None).await;
    // This opens the envelopes, so it cannot be done once more.
    let choice = first_choice(&here["here"]["step"]["now"], B);
    assert_eq!(at_b.ask_as("once", choice.clone()).await, "done");
    drop((at_a, at_b));
    house.close().await;

    let house = House::open(kept.open(), always()).await;
    ben.server = house.address;
    let mut at_b = Talker::open(&ben, &code).await;
    at_b.show(Some(B), None).await;
    assert_eq!(at_b.ask_as("once", choice).await, "done", "its answer was lost with the server");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_with_thinking_bots_and_a_spectator_go_on_after_a_restart() {
    let kept = Kept::new();
    let mut house = House::open(kept.open(), config()).await;
    let mut ann = house.person("Ann").await;
    // They think long enough for the game to outlast some restarts, however quick the machine.
    let bots = json!([{ "bot": "expert" }, { "bot": "hard" }]);
    let code = table(&mut ann, "smile", bots, json!({})).await;
    let (mut heard, mut moments, mut restarts) = (0, 0, 0);
    loop {
        let mut watcher = Talker::open(&house.visitor(), &code).await;
        let here = watcher.show(None, Some(heard)).await["here"].clone();
        let step = here["step"].clone();
        moments += here["left_out"].as_u64().expect("a number") as usize;
        let mut count = |step: &Value| {
            moments += step["moments"].as_array().map_or(0, Vec::len);
            heard = step["now"]["heard"].as_u64().expect("a number") as u32;
            assert_eq!(heard as usize, moments, "every moment once, across restarts");
        };
        count(&step);
        let (mut finished, mut steps) = (!step["now"]["finish"].is_null(), 0);
        while !finished && steps < 3 {
            let step = watcher.hear("step").await;
            count(&step);
            finished = !step["now"]["finish"].is_null();
            steps += 1;
        }
        if finished {
            break;
        }
        restarts += 1;
        house.close().await;
        house = House::open(kept.open(), config()).await;
    }
    assert!(restarts > 2, "{restarts}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_uses_leaves_memory_and_comes_back() {
    let config = server::Config { idle: Duration::from_millis(100), ..config() };
    let house = House::open(common::store(), config).await;
    let (ann, _ben, code, mut at_a, at_b, now) = two(&house).await;
    assert_eq!(at_a.ask(first_choice(&now, A)).await, "done");
    let before = at_a.show(Some(A), None).await["here"]["step"].clone();
    drop((at_a, at_b));
    let in_memory = || async {
        let page = house.visitor().get("/api/metrics").await.expect("an answer").body;
        page.contains("\nbackroom_tables_in_memory 1\n")
    };
    for _ in 0..100 {
        if !in_memory().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!in_memory().await, "it is gone");
    let mut again = Talker::open(&ann, &code).await;
    assert_eq!(again.show(Some(A), None).await["here"]["step"], before);
    house.close().await;
}

/// A stands at the East Side with loot of all three stooges, for a fence that takes half of it.
fn before_a_sale() -> Value {
    let money = |stooge: &str, real: u32| json!({ "stooge": stooge, "loot": "money", "real": real });
    let fence = |loot: &str| json!([{ "loot": loot, "share": "half" }, 3, "casino"]);
    let loot = [money("frankie", 16), money("luigi", 20), money("joe", 28)];
    json!({
        "phase": "use",
        "next": "B",
        "seats": {
            "A": { "tokens": ["east", "bank"], "loot": loot },
            "B": { "tokens": ["west", "villa"] },
            "C": { "tokens": ["west", "villa"] },
        },
        "fences": [fence("money"), fence("jewellery"), fence("art")],
    })
}

/// What A has after the sale, however far the others are: the purse and how many stooge cards.
async fn owned(at_a: &mut Talker) -> (Value, Value) {
    let now = at_a.show(Some(A), None).await["here"]["step"]["now"].clone();
    (now["table"]["mine"]["purse"].clone(), now["table"]["seats"][0]["loot"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_began_under_earlier_rules_is_played_to_its_end_by_them() {
    let store = common::store();
    let house = House::open(store.clone(), config()).await;
    let mut ann = house.person("Ann").await;
    let seats = json!(["me", { "bot": "easy" }, { "bot": "easy" }]);
    let code = table(&mut ann, "downtown", seats, json!({ "position": before_a_sale() })).await;
    house.close().await;
    let loaded = || async { store.load(&code).await.expect("it can be read").expect("it is there") };
    let id = loaded().await.table.id;
    store.write(Write { rules_version: Some(1), ..Write::to(id, 1) }).await.expect("written");

    let house = House::open(store.clone(), config()).await;
    ann.server = house.address;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    for action in ["sell 1", "offer luigi-9", "offer joe-9"] {
        let now = at_a.show(Some(A), None).await["here"]["step"]["now"].clone();
        let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
        assert_eq!(at_a.ask(Ask::Act { seat: A, prompt, action: action.into() }).await, "done", "{action}");
    }
    // The fence was turned over unasked: half of 20k and 28k, and Frankie's card came too late.
    let sold = (json!(10 + 24), json!(1));
    assert_eq!(owned(&mut at_a).await, sold);
    drop(at_a);
    house.close().await;

    // Once more from the snapshot, then from the inputs alone.
    for readable in [true, false] {
        if !readable {
            let number = loaded().await.snapshot.expect("a snapshot").number;
            let snapshot = Some(Snapshot { number, body: Hidden("{}".into()) });
            store.write(Write { snapshot, ..Write::to(id, 2) }).await.expect("written");
        }
        assert_eq!(loaded().await.table.rules_version, 1, "it goes on under the rules it began with");
        let house = House::open(store.clone(), config()).await;
        ann.server = house.address;
        let mut at_a = Talker::open(&ann, &code).await;
        assert_eq!(owned(&mut at_a).await, sold, "readable {readable}");
        drop(at_a);
        house.close().await;
    }
}

/// Also where it was just about to be written once more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_is_on_its_way_is_forgotten_too() {
    let slow = Arc::new(AtomicBool::new(false));
    let slowly = slow.clone();
    let store = common::hooked(move || {
        if slowly.load(SeqCst) {
            std::thread::sleep(Duration::from_millis(500));
        }
        true
    });
    let house = House::open(store.clone(), config()).await;
    // Not the first, so that what is written of her and of her table goes different ways.
    house.person("Ben").await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    slow.store(true, SeqCst);
    talker.socket.ask("colour", Ask::Colour { seat: A, colour: 1 }).await.expect("it can be sent");
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(ann.ask("DELETE", "/api/me", None).await.expect("an answer").status, 204);
    slow.store(false, SeqCst);
    assert_eq!(talker.answer_to("colour").await, "done");
    let seats = store.load(&code).await.expect("loaded").expect("there").table.seats;
    assert_eq!(seats.sitters[0].name, "");
    house.close().await;
}
