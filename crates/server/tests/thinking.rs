//! Threads to think on are shared fairly: tables that think much do not stop one that thinks little, and
//! nobody gets more than their hints, however many screens they ask on. Counts, not seconds.

mod common;

use common::{A, House, Talker, config, nonce, table, until};
use serde_json::{Value, json};
use server::wire::Ask;
use server::{Config, Limits};
use store::Store;

/// How many choices have been made at a table.
async fn choices(store: &dyn Store, code: &str) -> u64 {
    let loaded = store.load(code).await.expect("the store works").expect("a table");
    let inputs = store.inputs(loaded.table.id).await.expect("inputs");
    inputs.iter().filter(|input| input.body.0.starts_with(r#"{"act""#)).count() as u64
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_thinks_little_is_not_stopped_by_tables_of_experts() {
    const TABLES: u64 = 20;
    const THOUGHTS: u64 = 12;
    let store = common::store();
    let house = House::open(store.clone(), Config { thinkers: 1, ..config() }).await;
    let mut ann = house.person("Ann").await;
    let experts = json!([{ "bot": "expert" }, { "bot": "expert" }]);
    for _ in 0..TABLES {
        table(&mut ann, "greed", experts.clone(), json!({})).await;
    }
    // Every one of them has had its first thought, and wants the next.
    until(|| async { house.figure("backroom_thoughts_total").await > TABLES }).await;
    let normal = json!([{ "bot": "normal" }, { "bot": "normal" }]);
    let code = table(&mut ann, "greed", normal, json!({})).await;
    until(|| async { choices(&*store, &code).await > 0 }).await;
    let (all, own) = (house.figure("backroom_thoughts_total").await, choices(&*store, &code).await);
    until(|| async { choices(&*store, &code).await >= own + THOUGHTS }).await;
    let own = choices(&*store, &code).await - own;
    let others = house.figure("backroom_thoughts_total").await - all - own;
    // While a choice is on its way to the store, somebody else may think, and nobody is interrupted.
    assert!(others <= 3 * own + TABLES, "{others} other thoughts for {own} of its own");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_has_few_hints_on_many_screens() {
    const SCREENS: usize = 100;
    let limits = Limits { hints_per_minute: 5, ..config().limits };
    let store = common::store();
    let house = House::open(store, Config { thinkers: 1, limits, ..config() }).await;
    let mut ann = house.person("Ann").await;
    let mut codes = Vec::new();
    for _ in 0..4 {
        let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({ "hints": true })).await;
        let mut talker = Talker::open(&ann, &code).await;
        talker.show(Some(A), None).await;
        assert_eq!(talker.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
        codes.push(code);
    }
    let mut screens = Vec::new();
    for n in 0..SCREENS {
        let mut talker = Talker::open(&ann, &codes[n % codes.len()]).await;
        talker.show(Some(A), None).await;
        screens.push(talker);
    }
    for talker in &mut screens {
        talker.socket.ask("hint", Ask::Hint { seat: A }).await.expect("sent");
    }
    let (mut hints, mut refused) = (0, 0);
    for talker in &mut screens {
        let reply = talker.answer_to("hint").await;
        let refusal = reply["refused"]["refusal"]["line"]["id"].as_str();
        if matches!(refusal, Some("server-one-hint-at-a-time" | "server-too-many-hints")) {
            refused += 1;
        } else {
            assert!(reply["hints"].as_array().is_some_and(|hints| !hints.is_empty()), "{reply}");
            hints += 1;
        }
    }
    assert!((1..=5).contains(&hints), "{hints} hints");
    assert_eq!(hints + refused, SCREENS);
    // Somebody else has theirs.
    let mut ben = house.person("Ben").await;
    let code = table(&mut ben, "greed", json!(["me", { "bot": "easy" }]), json!({ "hints": true })).await;
    let mut talker = Talker::open(&ben, &code).await;
    talker.show(Some(A), None).await;
    assert_eq!(talker.ask(Ask::Ready { seat: A, nonce: nonce('b') }).await, "done");
    let reply: Value = talker.ask(Ask::Hint { seat: A }).await;
    assert!(reply["hints"].is_array(), "{reply}");
    house.close().await;
}
