//! Nobody waits for a ghost: whoever made the table can let a bot play for somebody who has been away for long,
//! who takes the seat back by sitting down; everybody else is told, and the record says who chose.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{A, B, House, Kept, Talker, config, nonce, refused, table, until};
use serde_json::{Value, json};
use server::client::Visitor;
use server::wire::Ask;
use store::Store;

/// A house where somebody is missed after so long, and may be replaced after so long.
async fn house(store: Arc<dyn Store>, grace: Duration, absence: Duration) -> House {
    House::open(store, server::Config { grace, absence, ..config() }).await
}

const NEVER: Duration = Duration::from_secs(1_000_000);

/// Ann's table with Ben, and Sam who watches; the game runs.
async fn three(house: &House, game: &str) -> (Visitor, Visitor, String, Talker, Talker, Talker) {
    let mut ann = house.person("Ann").await;
    let ben = house.person("Ben").await;
    let code = table(&mut ann, game, json!(["me", "open"]), json!({})).await;
    let (mut at_a, mut at_b) = (Talker::open(&ann, &code).await, Talker::open(&ben, &code).await);
    at_a.show(Some(A), None).await;
    at_b.show(None, None).await;
    assert_eq!(at_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await, "done");
    at_b.show(Some(B), None).await;
    assert_eq!(refused(&at_a.ask(Ask::StandIn { seat: B }).await), "server-not-started");
    assert_eq!(at_b.ask(Ask::Ready { seat: B, nonce: nonce('b') }).await, "done");
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
    at_a.hear("step").await;
    at_b.hear("step").await;
    let mut sam = Talker::open(&house.visitor(), &code).await;
    sam.show(None, None).await;
    (ann, ben, code, at_a, at_b, sam)
}

/// Waits until everybody has been told this of B.
async fn all_hear(talkers: &mut [&mut Talker], news: &str) {
    for talker in talkers {
        let told = talker.hear("news").await;
        let line = &told["line"];
        assert_eq!((&line["id"], &line["args"][0]), (&json!(news), &json!(["seat", { "seat": "B" }])), "{told}");
    }
}

fn person_at_b(info: &Value) -> &Value {
    &info["seats"][1]["sitter"]["person"]
}

/// Plays A at random, whatever is asked, until it is over.
async fn play_on(talker: &mut Talker) {
    let mut turn = 0;
    loop {
        let now = talker.show(Some(A), None).await["here"]["step"]["now"].clone();
        if !now["finish"].is_null() {
            return;
        }
        let prompt = &now["question"]["prompt"];
        if prompt.is_null() || prompt["sealed"] == true {
            talker.heard.clear();
            let now = talker.show(Some(A), None).await["here"]["step"]["now"].clone();
            if now["question"]["prompt"] == *prompt && now["finish"].is_null() {
                talker.hear("step").await;
            }
            continue;
        }
        let choices = now["choices"].as_array().expect("choices");
        let action = choices[turn % choices.len()]["action"].as_str().expect("an action").to_owned();
        turn += 1;
        let prompt = prompt["id"].as_u64().expect("an id") as u32;
        assert_eq!(talker.ask(Ask::Act { seat: A, prompt, action }).await, "done");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_replaced_who_is_here_or_has_just_gone() {
    let house = house(common::store(), Duration::ZERO, NEVER).await;
    let (_, ben, code, mut at_a, at_b, mut sam) = three(&house, "smile").await;
    let stand_in = || Ask::StandIn { seat: B };
    assert_eq!(refused(&at_a.ask(stand_in()).await), "server-not-away-long", "Ben is here");
    assert_eq!(refused(&at_a.ask(Ask::StandIn { seat: A }).await), "server-not-away-long", "so is Ann");
    assert_eq!(refused(&sam.ask(stand_in()).await), "server-who-are-you");
    let mut also_b = Talker::open(&ben, &code).await;
    also_b.show(Some(B), None).await;
    assert_eq!(refused(&also_b.ask(Ask::StandIn { seat: A }).await), "server-not-the-maker");
    // One of two screens is no absence.
    drop(at_b);
    also_b.show(Some(B), None).await;
    assert_eq!(person_at_b(&at_a.show(Some(A), None).await["here"]["table"])["here"], true);
    drop(also_b);
    all_hear(&mut [&mut at_a, &mut sam], "server-news-gone").await;
    assert_eq!(refused(&at_a.ask(stand_in()).await), "server-not-away-long", "not for so long");
    let info = at_a.show(Some(A), None).await["here"]["table"].clone();
    let mut at = person_at_b(&info).clone();
    assert!(at["away"].take().as_u64().is_some_and(|seconds| seconds < 60), "for how long: {info}");
    assert_eq!(at, json!({ "here": false, "ready": true, "away": null, "long_gone": false }));
    // Back: told once, and only because it was told that he was gone.
    let mut at_b = Talker::open(&ben, &code).await;
    at_b.show(Some(B), None).await;
    all_hear(&mut [&mut at_a, &mut sam], "server-news-back").await;
    at_b.show(Some(B), None).await;
    assert!(at_b.heard.iter().all(|message| message.get("news").is_none()), "nobody is told of themselves");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_loaded_again_is_no_news() {
    let house = house(common::store(), NEVER, NEVER).await;
    let (_, ben, code, mut at_a, at_b, _sam) = three(&house, "smile").await;
    at_a.heard.clear();
    drop(at_b);
    while person_at_b(&at_a.hear("table").await)["here"] == true {}
    let mut at_b = Talker::open(&ben, &code).await;
    at_b.show(Some(B), None).await;
    while person_at_b(&at_a.hear("table").await)["here"] == false {}
    at_a.show(Some(A), None).await;
    assert!(at_a.heard.iter().all(|message| message.get("news").is_none()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_whoever_is_long_gone_until_they_sit_down() {
    let house = house(common::store(), Duration::ZERO, Duration::ZERO).await;
    let (_, ben, code, mut at_a, at_b, mut sam) = three(&house, "greed").await;
    drop(at_b);
    all_hear(&mut [&mut at_a, &mut sam], "server-news-gone").await;
    all_hear(&mut [&mut at_a, &mut sam], "server-news-long").await;
    // Whoever made the table sees where a bot may be let in.
    let info = at_a.show(Some(A), None).await["here"]["table"].clone();
    assert_eq!((person_at_b(&info)["long_gone"].clone(), info["maker"].clone()), (json!(true), json!(true)));
    assert_eq!(at_a.ask_as("once", Ask::StandIn { seat: B }).await, "done");
    assert_eq!(at_a.ask_as("once", Ask::StandIn { seat: B }).await, "done", "repeated");
    all_hear(&mut [&mut at_a, &mut sam], "server-news-stand-in").await;
    let info = at_a.show(Some(A), None).await["here"]["table"].clone();
    assert_eq!(info["seats"][1]["sitter"], json!({ "bot": { "level": "normal", "standing_in": true } }));
    assert_eq!(refused(&at_a.ask(Ask::StandIn { seat: B }).await), "server-nobody-to-stand-in-for");

    // The bot knows what it will do and waits for Ann; Ben comes back, sits down and chooses himself.
    until(|| async { house.figure("backroom_thoughts_total").await > 0 }).await;
    assert_eq!(at_a.show(Some(A), None).await["here"]["step"]["now"]["sealed"], json!([]));
    let mut at_b = Talker::open(&ben, &code).await;
    let now = at_b.show(Some(B), None).await["here"]["step"]["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    let act = Ask::Act { seat: B, prompt, action };
    assert_eq!(refused(&at_b.ask(act.clone()).await), "server-bot-plays");
    assert_eq!(at_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await, "done");
    all_hear(&mut [&mut at_a, &mut sam], "server-news-again").await;
    assert_eq!(at_b.ask(act).await, "done", "what a bot would have done counts no more");
    assert_eq!(at_b.show(Some(B), None).await["here"]["step"]["now"]["sealed"], json!(["B"]));
    // Ben leaves by himself: the others are told that, too.
    assert_eq!(at_b.ask(Ask::Leave { seat: B, level: None }).await, "done");
    all_hear(&mut [&mut at_a, &mut sam], "server-news-left").await;
    house.close().await;
}

/// The two minutes are a table's that is in memory; a bot that stands in stays one after a restart; and every
/// choice says who made it, in the store and in the record.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_choice_says_who_made_it_also_after_a_restart() {
    let kept = Kept::new();
    let first = house(kept.open(), Duration::ZERO, Duration::ZERO).await;
    let (mut ann, _, code, mut at_a, mut at_b, sam) = three(&first, "smile").await;
    // Both choose for themselves until each has done so.
    let mut chosen = [0, 0];
    for turn in 0.. {
        let (talker, seat) = if turn % 2 == 0 { (&mut at_a, A) } else { (&mut at_b, B) };
        let now = talker.show(Some(seat), None).await["here"]["step"]["now"].clone();
        let prompt = &now["question"]["prompt"];
        if !prompt.is_null() && prompt["sealed"] == false {
            let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
            let prompt = prompt["id"].as_u64().expect("an id") as u32;
            assert_eq!(talker.ask(Ask::Act { seat, prompt, action }).await, "done");
            chosen[seat.index()] += 1;
        }
        if chosen.iter().all(|choices| *choices > 0) {
            break;
        }
    }
    drop((at_b, sam));
    all_hear(&mut [&mut at_a], "server-news-gone").await;
    all_hear(&mut [&mut at_a], "server-news-long").await;
    drop(at_a);
    first.close().await;

    // After a restart the time begins anew.
    let second = house(kept.open(), NEVER, NEVER).await;
    ann.server = second.address;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(refused(&at_a.ask(Ask::StandIn { seat: B }).await), "server-not-away-long");
    drop(at_a);
    second.close().await;

    let third = house(kept.open(), Duration::ZERO, Duration::ZERO).await;
    ann.server = third.address;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(at_a.ask(Ask::StandIn { seat: B }).await, "done");
    drop(at_a);
    third.close().await;

    let store = kept.open();
    let last = house(store.clone(), Duration::ZERO, Duration::ZERO).await;
    ann.server = last.address;
    let mut at_a = Talker::open(&ann, &code).await;
    let here = at_a.show(Some(A), None).await;
    assert_eq!(here["here"]["table"]["seats"][1]["sitter"]["bot"]["standing_in"], true);
    play_on(&mut at_a).await;

    // What is stored of each choice ...
    let loaded = store.load(&code).await.expect("the store works").expect("a table");
    let inputs = store.inputs(loaded.table.id).await.expect("inputs");
    let acts: Vec<Value> = inputs
        .iter()
        .filter_map(|input| serde_json::from_str::<Value>(&input.body.0).expect("JSON").get("act").cloned())
        .collect();
    let bot = json!({ "bot": "normal" });
    assert!(acts.iter().any(|act| act[0] == "B" && act[3] == "person"), "{acts:?}");
    assert!(acts.iter().any(|act| act[0] == "B" && act[3] == bot));
    assert!(acts.iter().all(|act| act[3] == "person" || (act[0] == "B" && act[3] == bot)));
    // ... and what the record says: it changes hands where the bot came.
    let game = ann.get(&format!("/api/tables/{code}/record")).await.expect("an answer").json();
    let record = &game["record"];
    catalog::find("smile").expect("a game").verify(&record.to_string()).expect("a good record");
    let hands = record["hands"].as_array().expect("hands");
    let of_b: Vec<&Value> = hands.iter().filter(|hand| hand["seat"] == "B").map(|hand| &hand["by"]).collect();
    let of_a: Vec<&Value> = hands.iter().filter(|hand| hand["seat"] == "A").map(|hand| &hand["by"]).collect();
    assert_eq!((of_a, of_b), (vec![&json!("person")], vec![&json!("person"), &bot]));
    last.close().await;
}

/// A screen that neither reads nor answers is not there, although nobody has closed anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_line_is_noticed_within_twenty_seconds() {
    let usual = server::Limits::default();
    assert!(3 * usual.ping <= Duration::from_secs(18), "three signs of life are missed, and there is time to tell it");
    let limits = server::Limits { ping: Duration::from_millis(100), ..config().limits };
    let house = House::open(common::store(), server::Config { grace: Duration::ZERO, limits, ..config() }).await;
    let (_, _, _, mut at_a, at_b, _) = three(&house, "smile").await;
    while person_at_b(&at_a.hear("table").await)["here"] == true {}
    all_hear(&mut [&mut at_a], "server-news-gone").await;
    drop(at_b);
    house.close().await;
}
