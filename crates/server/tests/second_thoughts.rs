//! Second thoughts: where people choose together with bots, these seal last, so that a choice can be changed in a
//! game against bots alone too; and nobody changes their mind without end.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{A, B, House, Talker, config, nonce, refused, table, two, until};
use serde_json::{Value, json};
use server::wire::Ask;
use server::{Config, Limits};
use store::Store;
use tabletop::Seat;

/// A breath that nobody draws to its end.
const FOR_EVER: Duration = Duration::from_secs(1_000_000);

async fn house(store: Arc<dyn Store>, breath: Duration) -> House {
    House::open(store, Config { breath, ..config() }).await
}

async fn now(talker: &mut Talker, seat: Seat) -> Value {
    let now = talker.show(Some(seat), None).await["here"]["step"]["now"].clone();
    talker.heard.clear();
    now
}

fn prompt(now: &Value) -> u32 {
    now["question"]["prompt"]["id"].as_u64().expect("it is asked") as u32
}

/// The seat's choice with this number.
fn choice(now: &Value, seat: Seat, number: usize) -> Ask {
    let choices = now["choices"].as_array().expect("choices");
    let action = choices[number % choices.len()]["action"].as_str().expect("an action").to_owned();
    Ask::Act { seat, prompt: prompt(now), action }
}

/// Plays until the seat is asked something else than before, or it is over.
async fn next_question(talker: &mut Talker, seat: Seat, before: &Value) -> Value {
    loop {
        let now = now(talker, seat).await;
        let asked = !now["question"]["prompt"].is_null() && now["question"]["prompt"]["sealed"] == false;
        if !now["finish"].is_null() || (asked && now["question"]["prompt"] != before["question"]["prompt"]) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Who made which choices, in order.
async fn stored(store: &dyn Store, code: &str) -> Vec<(String, String)> {
    let loaded = store.load(code).await.expect("the store works").expect("a table");
    let inputs = store.inputs(loaded.table.id).await.expect("inputs");
    let act = |text: &str| {
        let deed: Value = serde_json::from_str(text).expect("a deed");
        let act = deed["act"].as_array()?;
        Some((act[0].as_str()?.to_owned(), act[2].as_str()?.to_owned()))
    };
    inputs.iter().filter_map(|input| act(&input.body.0)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_seal_after_the_people_who_choose_with_them() {
    let store = common::store();
    let first = house(store.clone(), FOR_EVER).await;
    let mut ann = first.person("Ann").await;
    let seats = json!(["me", { "bot": "easy" }, { "bot": "normal" }]);
    let code = table(&mut ann, "greed", seats, json!({})).await;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
    // Both bots know what they will do, and keep it to themselves.
    until(|| async { first.figure("backroom_thoughts_total").await == 2 }).await;
    let asked = now(&mut at_a, A).await;
    assert_eq!((&asked["asked"], &asked["sealed"]), (&json!(["A", "B", "C"]), &json!([])));
    // They still do when Ann has chosen: she may change it and take it back.
    for (ask, sealed) in [
        (choice(&asked, A, 0), json!(["A"])),
        (choice(&asked, A, 1), json!(["A"])),
        (Ask::Undo { seat: A, turn: false }, json!([])),
        (choice(&asked, A, 2), json!(["A"])),
    ] {
        assert_eq!(at_a.ask(ask).await, "done");
        assert_eq!(now(&mut at_a, A).await["sealed"], sealed);
    }
    drop(at_a);
    first.close().await;
    // A house that takes no breath: the bots see that Ann has sealed, and all envelopes open.
    let second = house(store.clone(), Duration::ZERO).await;
    ann.server = second.address;
    let mut at_a = Talker::open(&ann, &code).await;
    next_question(&mut at_a, A, &asked).await;
    let chosen = stored(&*store, &code).await;
    let Ask::Act { action, .. } = choice(&asked, A, 2) else { unreachable!("it is an act") };
    let (last, who): (_, Vec<&str>) = (&chosen[2], chosen[..5].iter().map(|(seat, _)| seat.as_str()).collect());
    assert_eq!((last, &who[..3]), (&("A".to_owned(), action), &["A", "A", "A"][..]));
    assert!(who[3..] == ["B", "C"] || who[3..] == ["C", "B"], "{who:?}");
    second.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_breath_comes_to_its_end() {
    let house = house(common::store(), Duration::from_millis(1)).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
    let mut asked = now(&mut at_a, A).await;
    let mut questions = 0;
    while asked["finish"].is_null() {
        assert_eq!(at_a.ask(choice(&asked, A, questions)).await, "done");
        asked = next_question(&mut at_a, A, &asked).await;
        questions += 1;
    }
    assert!(questions >= 20, "a whole game: {questions}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_played_by_a_bot_keeps_nobody_waiting() {
    let store = common::store();
    let house = house(store.clone(), Duration::ZERO).await;
    let mut ann = house.person("Ann").await;
    let ben = house.person("Ben").await;
    let code = table(&mut ann, "greed", json!(["me", "open", { "bot": "easy" }]), json!({})).await;
    let (mut at_a, mut at_b, _) = common::both_begin(&ann, &ben, &code).await;
    let asked = now(&mut at_b, B).await;
    assert_eq!(at_b.ask(choice(&asked, B, 0)).await, "done");
    assert_eq!(now(&mut at_b, B).await["sealed"], json!(["B"]), "Ann is waited for");
    // Ann gets up: two bots are left, and everybody else has chosen.
    assert_eq!(at_a.ask(Ask::Leave { seat: A, level: Some("easy".into()) }).await, "done");
    let asked = next_question(&mut at_b, B, &asked).await;
    assert_eq!(at_b.ask(choice(&asked, B, 0)).await, "done");
    next_question(&mut at_b, B, &asked).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_chooses_together_with_bots_these_take_no_breath() {
    let house = house(common::store(), FOR_EVER).await;
    let mut ann = house.person("Ann").await;
    // Among themselves, as soon as somebody watches.
    for (game, players, options) in common::kinds() {
        let bots = vec![json!({ "bot": "easy" }); players.into()];
        let code = table(&mut ann, game, json!(bots), json!({ "options": options })).await;
        let mut watcher = Talker::open(&house.visitor(), &code).await;
        let before = house.figure("backroom_moves_total").await;
        assert_eq!(watcher.show(None, None).await["here"]["table"]["stage"], "running");
        let over = || async {
            let info = house.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer");
            info.json()["stage"] == "over"
        };
        until(over).await;
        assert!(house.figure("backroom_moves_total").await > before + 1, "{game} was played while it was watched");
    }
    // And in turn with somebody.
    let code = table(&mut ann, "smile", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
    let mut asked = next_question(&mut at_a, A, &Value::Null).await;
    let mut choices = 0;
    while asked["finish"].is_null() {
        assert_eq!(at_a.ask(choice(&asked, A, choices)).await, "done");
        asked = next_question(&mut at_a, A, &asked).await;
        choices += 1;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_changes_their_mind_without_end() {
    const MOST: usize = 6;
    let limits = Limits { second_thoughts: MOST as u32, ..config().limits };
    let store = common::store();
    let house = House::open(store.clone(), Config { limits, ..config() }).await;
    let (_, _, code, mut at_a, mut at_b, asked) = two(&house).await;
    assert_eq!(at_a.ask(choice(&asked, A, 0)).await, "done");
    for time in 0..MOST {
        let ask = if time % 3 == 1 { Ask::Undo { seat: A, turn: false } } else { choice(&asked, A, time) };
        assert_eq!(at_a.ask(ask).await, "done", "{time}");
        if time % 3 == 1 {
            assert_eq!(at_a.ask(choice(&asked, A, time)).await, "done", "whoever took it back chooses anew");
        }
    }
    let before = stored(&*store, &code).await;
    for ask in [choice(&asked, A, 0), Ask::Undo { seat: A, turn: false }, Ask::Undo { seat: A, turn: true }] {
        assert_eq!(refused(&at_a.ask(ask).await), "server-second-thoughts");
    }
    let after = now(&mut at_a, A).await;
    assert_eq!(after["undo"]["not"]["line"]["id"], "server-second-thoughts", "{}", after["undo"]);
    assert_eq!(stored(&*store, &code).await, before, "nothing more is stored");
    // The other one knows nothing of it, and with the next question all is forgotten.
    let asked = now(&mut at_b, B).await;
    assert_eq!(at_b.ask(choice(&asked, B, 0)).await, "done");
    let asked = now(&mut at_a, A).await;
    assert_eq!(at_a.ask(choice(&asked, A, 0)).await, "done");
    assert_eq!(at_a.ask(choice(&asked, A, 1)).await, "done");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_does_not_grow_without_end_by_acting_and_taking_back() {
    const MOST: u32 = 5;
    let limits = Limits { second_thoughts: MOST, ..config().limits };
    let store = common::store();
    let house = House::open(store.clone(), Config { limits, ..config() }).await;
    let mut ann = house.person("Ann").await;
    let fences = ["money", "jewellery", "art"].map(|loot| json!([{ "loot": loot, "share": "half" }, 3, "casino"]));
    let position = json!({ "phase": "use", "next": "B", "seats": {
        "A": { "tokens": ["east", "bank"], "loot": [{ "stooge": "joe", "loot": "money", "real": 28 }] },
        "B": { "tokens": ["west", "villa"] }, "C": { "tokens": ["west", "villa"] },
    }, "fences": fences });
    let seats = json!(["me", { "bot": "easy" }, { "bot": "easy" }]);
    let code = table(&mut ann, "downtown", seats, json!({ "position": position })).await;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
    let sell = |now: &Value| {
        let choices = now["choices"].as_array().expect("choices");
        let selling = |choice: &Value| choice["action"].as_str().is_some_and(|action| action.starts_with("sell"));
        choice(now, A, choices.iter().position(selling).expect("A can sell"))
    };
    for _ in 0..MOST {
        let asked = now(&mut at_a, A).await;
        assert_eq!(at_a.ask(sell(&asked)).await, "done");
        assert_eq!(at_a.ask(Ask::Undo { seat: A, turn: false }).await, "done");
    }
    let asked = now(&mut at_a, A).await;
    assert_eq!(at_a.ask(sell(&asked)).await, "done", "one can always go on");
    assert_eq!(refused(&at_a.ask(Ask::Undo { seat: A, turn: false }).await), "server-second-thoughts");
    assert_eq!(refused(&at_a.ask(Ask::Undo { seat: A, turn: true }).await), "server-second-thoughts");
    house.close().await;
}
