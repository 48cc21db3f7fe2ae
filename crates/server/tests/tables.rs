//! A table from making it to the rematch, over real sockets.

mod common;

use std::time::Duration;

use common::{A, B, House, Talker, config, nonce, refused, table, two, until};
use serde_json::{Value, json};
use server::wire::Ask;
use server::wire::table::NewSitter;

/// Plays a person's seat at random until the game is over.
async fn play_on(talker: &mut Talker, seat: tabletop::Seat, mut now: Value) -> Value {
    let mut turn = 0;
    while now["finish"].is_null() {
        let prompt = &now["question"]["prompt"];
        if prompt.is_null() || prompt["sealed"] == true {
            now = talker.hear("step").await["now"].clone();
            continue;
        }
        let choices = now["choices"].as_array().expect("choices");
        let action = choices[turn % choices.len()]["action"].as_str().expect("an action").to_owned();
        turn += 1;
        let prompt = prompt["id"].as_u64().expect("an id") as u32;
        let reply = talker.ask(Ask::Act { seat, prompt, action }).await;
        assert_eq!(reply, "done");
        now = talker.hear("step").await["now"].clone();
        // Others may have gone on meanwhile.
        while let Some(at) = talker.heard.iter().position(|message| message.get("step").is_some()) {
            now = talker.heard.remove(at)["step"]["now"].clone();
        }
    }
    now
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_from_making_it_to_the_rematch() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "smile", json!(["me", "open"]), json!({})).await;

    let mut at_a = Talker::open(&ann, &code).await;
    let here = at_a.show(Some(A), None).await;
    assert_eq!(here["here"]["table"]["stage"], "gathering");
    assert_eq!(here["here"]["table"]["yours"], json!(["A"]));
    assert_eq!(here["here"]["step"], Value::Null);
    let commitment = here["here"]["table"]["commitment"].clone();

    // Ben looks in, sits down and is ready before Ann is.
    let ben = house.person("Ben").await;
    let mut at_b = Talker::open(&ben, &code).await;
    assert_eq!(refused(&at_b.show(Some(A), None).await), "server-not-your-seat");
    at_b.show(None, None).await;
    assert_eq!(refused(&at_b.ask(Ask::Sit { seat: A, name: "Ben".into() }).await), "server-seat-taken");
    assert_eq!(refused(&at_b.ask(Ask::Ready { seat: B, nonce: nonce('2') }).await), "server-not-your-seat");
    assert_eq!(at_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await, "done");
    assert_eq!(refused(&at_b.ask(Ask::Arrange { seat: A, sitter: NewSitter::Open }).await), "server-not-the-maker");
    let seen = at_a.hear("table").await;
    assert_eq!(seen["seats"][1]["name"], "Ben");
    at_b.show(Some(B), None).await;
    assert_eq!(refused(&at_b.ask(Ask::Ready { seat: B, nonce: "short".into() }).await), "server-bad-nonce");
    assert_eq!(at_b.ask(Ask::Ready { seat: B, nonce: nonce('2') }).await, "done");
    assert_eq!(refused(&at_b.ask(Ask::Undo { seat: B, turn: false }).await), "server-not-started");

    // Now everybody is ready: both are told the deal.
    at_a.heard.clear();
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('1') }).await, "done");
    let (step_a, step_b) = (at_a.hear("step").await, at_b.hear("step").await);
    assert!(!step_a["moments"].as_array().expect("moments").is_empty());
    let play_b = tokio::spawn(async move {
        let now = play_on(&mut at_b, B, step_b["now"].clone()).await;
        (at_b, now)
    });
    let end_a = play_on(&mut at_a, A, step_a["now"].clone()).await;
    let (mut at_b, end_b) = play_b.await.expect("Ben plays");
    assert_eq!(end_a["finish"], end_b["finish"]);
    assert_eq!(end_a["finish"]["nonces"], json!([nonce('1'), nonce('2')]));

    // The exported game proves its shuffle.
    let game = ann.get(&format!("/api/tables/{code}/record")).await.expect("an answer").json();
    assert_eq!(game["fair"]["commitment"], commitment);
    let fair: server::shuffle::Fair = serde_json::from_value(game["fair"].clone()).expect("a proof");
    assert_eq!(fair.seed().expect("a good proof").to_string(), end_a["finish"]["seed"]);
    assert_eq!(game["record"]["seed"], end_a["finish"]["seed"]);
    catalog::find("smile").expect("a game").verify(&game["record"].to_string()).expect("a good record");

    // Somebody wants to play again; everybody hears of the new table, where their seats are kept.
    assert_eq!(at_b.ask(Ask::Rematch).await, "done");
    while at_a.hear("table").await["rematch"].is_null() {}
    let again = at_b.show(None, None).await["here"]["table"]["rematch"].as_str().expect("a code").to_owned();
    let info = ann.get(&format!("/api/tables/{again}")).await.expect("an answer").json();
    assert_eq!((&info["yours"], &info["maker"], &info["stage"]), (&json!(["A"]), &json!(false), &json!("gathering")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeated_request_is_done_once_and_answered_alike() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    let ready = Ask::Ready { seat: A, nonce: nonce('a') };
    assert_eq!(talker.ask_as("r", ready.clone()).await, "done");
    assert_eq!(talker.ask_as("r", ready).await, "done", "not: already started");
    let now = talker.hear("step").await["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    let act = Ask::Act { seat: A, prompt, action };
    assert_eq!(talker.ask_as("x", act.clone()).await, "done");
    // Until the bot has sealed too, a new request could change what lies in the envelope.
    while talker.now()["question"]["prompt"]["id"] == prompt {
        talker.next().await.expect("a message");
    }
    assert_eq!(talker.ask_as("x", act.clone()).await, "done");
    assert_eq!(
        talker.ask_as("other", act.clone()).await.as_object().map(serde_json::Map::len),
        Some(1),
        "a new one is refused"
    );
    // What was refused stays refused.
    let refusal = talker.ask_as("other", act).await;
    assert!(["stale-prompt", "not-your-turn"].contains(&refused(&refusal)), "{refusal}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_shared_by_two_is_sent_only_the_seat_it_shows() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "me"]), json!({ "names": ["Ann", "Bob"] })).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    talker.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    talker.ask(Ask::Ready { seat: B, nonce: nonce('b') }).await;
    let now = talker.hear("step").await["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    let foreign = Ask::Act { seat: B, prompt, action: action.clone() };
    assert_eq!(refused(&talker.ask(foreign).await), "server-not-shown");
    assert_eq!(refused(&talker.ask(Ask::Why { seat: B, action: action.clone() }).await), "server-not-shown");
    assert_eq!(talker.ask(Ask::Act { seat: A, prompt, action }).await, "done");
    // Hand over: from now on it is B's screen.
    let here = talker.show(Some(B), Some(0)).await;
    let step = &here["here"]["step"];
    assert!(step["now"]["question"]["prompt"].is_object());
    assert_eq!(step["moments"].as_array().map(Vec::len), step["now"]["heard"].as_u64().map(|n| n as usize));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_whole_game_before_spectators_who_come_late() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "smile", json!([{ "bot": "easy" }, { "bot": "easy" }]), json!({})).await;
    // A device that never said who it is may watch.
    let mut watcher = Talker::open(&house.visitor(), &code).await;
    let here = watcher.show(None, Some(0)).await;
    let mut now = here["here"]["step"]["now"].clone();
    let mut moments = here["here"]["step"]["moments"].as_array().map_or(0, Vec::len);
    moments += here["here"]["left_out"].as_u64().expect("a number") as usize;
    while now["finish"].is_null() {
        let step = watcher.hear("step").await;
        moments += step["moments"].as_array().map_or(0, Vec::len);
        now = step["now"].clone();
    }
    assert_eq!(now["heard"].as_u64(), Some(moments as u64), "every moment was told once");
    assert_eq!(refused(&watcher.ask(Ask::Chat { text: "hello".into() }).await), "server-who-are-you");
    assert!(
        watcher.ask(Ask::Story { before: None }).await["story"]["moments"]
            .as_array()
            .is_some_and(|story| story.len() > 10)
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_is_played_by_a_bot_until_they_are_back() {
    let house = House::open(common::store(), config()).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    talker.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    let bad = Ask::Leave { seat: A, level: Some("exec:sh".into()) };
    assert_eq!(refused(&talker.ask(bad).await), "server-unknown-level");
    assert_eq!(talker.ask(Ask::Leave { seat: A, level: Some("easy".into()) }).await, "done");
    loop {
        let info = talker.hear("table").await;
        if info["seats"][0]["sitter"]["bot"]["standing_in"] == true {
            break;
        }
    }
    let act = Ask::Act { seat: A, prompt: 0, action: "pass".into() };
    let reply = talker.ask(act).await;
    assert!(["server-bot-plays"].contains(&refused(&reply)), "{reply}");
    let back = talker.ask(Ask::Sit { seat: A, name: "Ann again".into() }).await;
    assert_eq!(back, "done");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_heard_kept_and_forgotten_on_request() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    assert_eq!(refused(&talker.ask(Ask::Chat { text: " ".into() }).await), "server-bad-chat");
    assert_eq!(talker.ask(Ask::Chat { text: "<b>hi</b>".into() }).await, "done");
    let line = talker.hear("chat").await;
    assert_eq!((&line["text"], &line["name"], &line["seat"]), (&json!("<b>hi</b>"), &json!("Ann"), &json!("A")));
    let mut ben = Talker::open(&house.visitor(), &code).await;
    assert_eq!(ben.show(None, None).await["here"]["chat"][0]["text"], "<b>hi</b>");
    let reply = ann.ask("DELETE", "/api/me", None).await.expect("an answer");
    assert_eq!(reply.status, 204);
    let here = ben.show(None, None).await;
    assert_eq!(here["here"]["chat"], json!([]));
    assert_eq!(here["here"]["table"]["seats"][0]["name"], "");
    house.close().await;
}

/// Whoever looks at the list of their tables does not keep them all in memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_are_only_listed_leave_memory_soon() {
    let roomy = || server::Config { idle: Duration::from_secs(1_000_000), ..config() };
    let store = common::store();
    let house = House::open(store.clone(), roomy()).await;
    let mut people = Vec::new();
    for _ in 0..3 {
        let (ann, ..) = two(&house).await;
        people.push(ann);
    }
    house.close().await;
    let house = House::open(store, roomy()).await;
    for ann in &mut people {
        ann.server = house.address;
        let mine = ann.get("/api/tables").await.expect("an answer").json();
        assert_eq!((&mine[0]["stage"], &mine[0]["waiting"]), (&json!("running"), &json!(true)), "{mine}");
    }
    until(|| async { house.figure("backroom_tables_in_memory").await == 0 }).await;
    house.close().await;
}

/// What began under rules of a newer server goes on there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_newer_rules_is_left_to_newer_servers() {
    let store = common::store();
    let house = House::open(store.clone(), config()).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    house.close().await;
    let id = store.load(&code).await.expect("it can be read").expect("it is there").table.id;
    store.write(store::Write { rules_version: Some(1_000), ..store::Write::to(id, 1) }).await.expect("written");
    let house = House::open(store.clone(), config()).await;
    let shown = house.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer");
    assert_eq!((shown.status, refused(&shown.json())), (503, "server-newer-rules"));
    until(|| async { store.held(vec![code.clone()]).await.expect("an answer").is_empty() }).await;
    house.close().await;
}
