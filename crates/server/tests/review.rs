//! Looking back at finished games over HTTP: who may, how it comes about, and that it is kept.

mod common;

use common::{House, config, table, until};
use serde_json::{Value, json};
use server::client::Visitor;

/// A game that bots have played to its end, and its code.
async fn played(maker: &mut Visitor, more: Value) -> String {
    let code = table(maker, "high-card", json!([{ "bot": "easy" }, { "bot": "easy" }]), more).await;
    let path = format!("/api/tables/{code}");
    until(|| async { maker.clone().get(&path).await.expect("an answer").json()["stage"] == "over" }).await;
    code
}

/// Waits until somebody has looked back, and says what came of it.
async fn looked_back(visitor: &Visitor, path: &str) -> Value {
    until(|| async { visitor.clone().get(path).await.expect("an answer").json().get("review").is_some() }).await;
    visitor.clone().get(path).await.expect("an answer").json()["review"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_back_at_once_and_that_is_kept() {
    let store = common::store();
    let house = House::open(store.clone(), config()).await;
    let mut ann = house.person("Ann").await;
    let code = played(&mut ann, json!({})).await;
    let path = format!("/api/tables/{code}/review");
    assert_eq!(ann.get(&path).await.expect("an answer").json(), "unasked");
    let begun = ann.post(&path, &json!({})).await.expect("an answer");
    assert_eq!(begun.status, 200, "{}", begun.body);
    assert!(begun.json().get("thinking").is_some() || begun.json().get("review").is_some(), "{}", begun.body);
    let review = looked_back(&ann, &path).await;
    assert_eq!((&review["format"], &review["game"]), (&json!("backroom-review-1"), &json!("high-card")));
    let thoughts = house.figure("backroom_thoughts_total").await;
    for seat in review["seats"].as_array().expect("seats") {
        let part = |name: &str| seat["parts"][name]["win"].as_f64().expect("a number");
        let sum: f64 = ["start", "luck", "choices", "gifts", "rest"].map(part).iter().sum();
        assert!((sum - part("result")).abs() < 1e-9, "{seat}");
    }
    // Asked again, nobody thinks again.
    let again = ann.post(&path, &json!({})).await.expect("an answer").json();
    assert_eq!(again["review"], review);
    assert_eq!(house.figure("backroom_thoughts_total").await, thoughts);
    house.close().await;
    // Another server, which knows only what was stored.
    let house = House::open(store, config()).await;
    ann.server = house.address;
    assert_eq!(ann.get(&path).await.expect("an answer").json()["review"], review);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_those_look_back_who_may_see_the_finished_game() {
    let house = House::usual().await;
    let (mut ann, mut ben) = (house.person("Ann").await, house.person("Ben").await);
    let closed = played(&mut ann, json!({ "spectators": false })).await;
    let path = format!("/api/tables/{closed}/review");
    for refused in [ben.get(&path).await, ben.post(&path, &json!({})).await, house.visitor().get(&path).await] {
        let refused = refused.expect("an answer");
        assert_eq!(refused.status, 403, "{}", refused.body);
        assert_eq!(refused.json()["refusal"]["line"]["id"], "server-no-spectators");
    }
    // Nobody is asked to think by somebody whom nobody knows.
    let open = played(&mut ann, json!({})).await;
    let path = format!("/api/tables/{open}/review");
    let stranger = house.visitor().post(&path, &json!({})).await.expect("an answer");
    assert!((400..500).contains(&stranger.status), "{}", stranger.body);
    assert_eq!(house.visitor().get(&path).await.expect("an answer").json(), "unasked");
    let running = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    for path in [format!("/api/tables/{running}/review"), "/api/tables/AAA-AAA/review".into()] {
        let refused = ann.post(&path, &json!({})).await.expect("an answer");
        assert!((400..500).contains(&refused.status), "{}", refused.body);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_game_shows_what_came_of_looking_back() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = played(&mut ann, json!({})).await;
    let word = ann.post(&format!("/api/tables/{code}/share"), &json!({})).await.expect("an answer").json();
    let shared = format!("/api/shared/{}/review", word["word"].as_str().expect("a word"));
    assert_eq!(house.visitor().get(&shared).await.expect("an answer").json(), "unasked");
    ann.post(&format!("/api/tables/{code}/review"), &json!({})).await.expect("an answer");
    let review = looked_back(&house.visitor(), &shared).await;
    assert_eq!(review["game"], "high-card");
    house.close().await;
}
