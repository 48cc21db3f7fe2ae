//! Web push: what arrives at a push service on loopback, as the device reads it, says whose turn it is or who is asked
//! to another round, and nothing else.

mod common;

use common::{A, B, House, Talker, config, nonce, refused, two_at, until};
use push::testkit::{Answer, Delivered, Device, PushService};
use serde_json::{Value, json};
use server::client::Visitor;
use server::wire::{Ask, Motion};
use server::{Config, Limits, Push};

const CONTACT: &str = "mailto:host@example.org";

fn wished(service: &PushService) -> Config {
    Config { push: Some(Push::new(CONTACT, &[service.origin().to_owned()]).expect("good wishes")), ..config() }
}

async fn key(house: &House) -> String {
    let catalogue = house.visitor().get("/api/catalogue").await.expect("an answer").json();
    catalogue["push"].as_str().expect("a key").to_owned()
}

fn wish(device: &Device, language: &str) -> Value {
    json!({ "endpoint": device.endpoint, "p256dh": device.p256dh(), "auth": device.auth(), "language": language })
}

async fn subscribe(person: &mut Visitor, device: &Device, language: &str) -> u16 {
    person.post("/api/me/push", &wish(device, language)).await.expect("an answer").status
}

fn read(delivered: &Delivered) -> Value {
    serde_json::from_slice(delivered.message.as_deref().expect("it was for this device")).expect("JSON")
}

/// Ann's and Ben's game by letter; Ben has no page open. Who is asked first.
async fn letters(house: &House) -> (Visitor, Visitor, String, Talker, Value) {
    let letters = json!({ "clock": { "letters": { "days": 3 } } });
    let (ann, ben, code, at_a, at_b, now) = two_at(house, "smile", letters).await;
    drop(at_b);
    (ann, ben, code, at_a, now)
}

/// Plays A until it is B's turn, or lets a bot do so.
async fn until_b(talker: &mut Talker) {
    for _ in 0..40 {
        let now = talker.show(Some(A), None).await["here"]["step"]["now"].clone();
        if now["asked"] == json!(["B"]) {
            return;
        }
        let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
        let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
        assert_eq!(talker.ask(Ask::Act { seat: A, prompt, action }).await, "done");
    }
    panic!("it never was B's turn");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_a_letter_waits_for_is_told_and_nothing_else() {
    let service = PushService::open().await;
    let store = common::store();
    let house = House::open(store.clone(), wished(&service)).await;
    let key = key(&house).await;
    let (_, mut ben, code, mut at_a, now) = letters(&house).await;
    let (phone, laptop) = (service.subscribe(&key), service.subscribe(&key));
    assert_eq!(subscribe(&mut ben, &phone, "de").await, 204);
    assert_eq!(subscribe(&mut ben, &laptop, "en").await, 204);
    if now["asked"] == json!(["B"]) {
        // It was Ben's turn before he subscribed: a bot makes it for him.
        let mut at_b = Talker::open(&ben, &code).await;
        at_b.show(Some(B), None).await;
        assert_eq!(at_b.ask(Ask::Leave { seat: B, level: None }).await, "done");
        until(|| async { at_a_is_asked(&ben, &code).await }).await;
        assert_eq!(at_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await, "done");
    }
    assert!(service.waiting().await.is_empty(), "nobody is told anything yet");
    until_b(&mut at_a).await;
    let mut told = [service.next().await, service.next().await];
    told.sort_by_key(|told| told.endpoint != phone.endpoint);
    let german = json!({
        "kind": "turn", "game": "smile", "code": code,
        "title": "With a Smile & a Gun im Hinterzimmer", "text": "Du bist dran: With a Smile & a Gun.",
    });
    assert_eq!(read(&told[0]), german);
    assert_eq!(read(&told[1])["text"], "It is your turn in With a Smile & a Gun.");
    // A service sees neither what is said nor how long it is, nor which table it is about.
    assert_eq!(told[0].body.len(), told[1].body.len());
    for told in &told {
        assert!(!told.body.windows(code.len()).any(|part| part == code.as_bytes()));
        assert!(told.topic.as_deref().is_some_and(|topic| !topic.contains(&code)));
    }
    assert_ne!(told[0].topic, told[1].topic, "devices cannot be told to belong together");
    // One who has a page open sees it there.
    let mut at_b = Talker::open(&ben, &code).await;
    at_b.show(Some(B), None).await;
    assert!(service.waiting().await.is_empty());
    // No more, once it is switched off.
    let off = ben.ask("DELETE", "/api/me/push", Some(&wish(&phone, "de"))).await.expect("an answer");
    assert_eq!(off.status, 204);
    let loaded = store.load(&code).await.expect("the store works").expect("a table");
    let of_ben = loaded.table.seats.sitters[1].person;
    assert_eq!(store.subscriptions(of_ben).await.expect("subscriptions").len(), 1);
    house.close().await;
}

async fn at_a_is_asked(visitor: &Visitor, code: &str) -> bool {
    let mut looks = Talker::open(visitor, code).await;
    looks.show(None, None).await["here"]["step"]["now"]["asked"] == json!(["A"])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_to_another_round_is_told_and_dead_devices_are_forgotten() {
    let service = PushService::open().await;
    let store = common::store();
    let house = House::open(store.clone(), wished(&service)).await;
    let key = key(&house).await;
    // Without a clock nobody is told of turns, but of another round.
    let (_, mut ben, code, mut at_a, mut at_b, _) = two_at(&house, "greed", json!({})).await;
    let devices: Vec<Device> = (0..4).map(|_| service.subscribe(&key)).collect();
    for device in &devices {
        assert_eq!(subscribe(&mut ben, device, "en").await, 204);
    }
    service.answer(&devices[0], Answer::Status(404, "gone".into()));
    service.answer(&devices[1], Answer::Status(410, "gone".into()));
    service.answer(&devices[2], Answer::Busy(None));
    assert_eq!(at_a.ask(Ask::Propose { what: Motion::End }).await, "done");
    assert_eq!(at_b.ask(Ask::Vote { yes: true }).await, "done");
    drop(at_b);
    until(|| async { is_away(&house, &code).await }).await;
    assert_eq!(at_a.ask(Ask::Rematch).await, "done");
    let next = loop {
        let table = at_a.hear("table").await;
        if let Some(code) = table["rematch"].as_str() {
            break code.to_owned();
        }
    };
    let told = service.next().await;
    assert_eq!(told.endpoint, devices[3].endpoint);
    let invitation = read(&told);
    assert_eq!((&invitation["kind"], &invitation["code"]), (&json!("invitation"), &json!(next)));
    assert_eq!(invitation.as_object().expect("an object").len(), 5, "nothing else: {invitation}");
    let person = store.load(&code).await.expect("the store works").expect("a table").table.seats.sitters[1].person;
    let left = || async {
        let known = store.subscriptions(person).await.expect("subscriptions");
        known.into_iter().map(|known| known.endpoint).collect::<Vec<_>>()
    };
    until(|| async { left().await.len() == 2 }).await;
    assert_eq!(
        left().await,
        [devices[2].endpoint.clone(), devices[3].endpoint.clone()],
        "a busy service is not a dead device"
    );
    house.close().await;
}

/// Whether Ben has no page open at the table.
async fn is_away(house: &House, code: &str) -> bool {
    let info = house.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer").json();
    info["seats"][1]["sitter"]["person"]["here"] == false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_key_is_made_once_and_kept() {
    let service = PushService::open().await;
    let store = common::store();
    let first = House::open(store.clone(), wished(&service)).await;
    let made = key(&first).await;
    first.close().await;
    let second = House::open(store.clone(), wished(&service)).await;
    assert_eq!(key(&second).await, made, "else every device would have to subscribe again");
    second.close().await;
    // Switched off: no key, and nobody subscribes.
    let off = House::open(store, config()).await;
    assert_eq!(off.visitor().get("/api/catalogue").await.expect("an answer").json()["push"], Value::Null);
    let mut ann = off.person("Ann").await;
    let reply = ann.post("/api/me/push", &wish(&service.subscribe(&made), "en")).await.expect("an answer");
    assert_eq!((reply.status, refused(&reply.json())), (422, "server-no-push"));
    off.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_push_services_are_written_to_and_only_so_many_devices() {
    let service = PushService::open().await;
    let limits = Limits { codes_per_hour: 12, ..config().limits };
    let house = House::open(common::store(), Config { limits, ..wished(&service) }).await;
    let key = key(&house).await;
    let mut ann = house.person("Ann").await;
    let good = service.subscribe(&key);
    let inside = |endpoint: &str| json!({ "endpoint": endpoint, "p256dh": good.p256dh(), "auth": good.auth() });
    let port = house.address.port();
    let long = format!("https://fcm.googleapis.com/{}", "x".repeat(2_000));
    for endpoint in [
        &format!("http://127.0.0.1:{port}/api/me"),
        "http://169.254.169.254/latest/meta-data",
        "https://localhost/",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        &long,
        "",
    ] {
        let reply = ann.post("/api/me/push", &inside(endpoint)).await.expect("an answer");
        assert_eq!((reply.status, refused(&reply.json())), (422, "server-bad-device"), "{endpoint}");
    }
    let without_key = json!({ "endpoint": good.endpoint, "p256dh": "AAAA", "auth": good.auth() });
    assert_eq!(ann.post("/api/me/push", &without_key).await.expect("an answer").status, 422);
    let mut nobody = house.visitor();
    assert_eq!(subscribe(&mut nobody, &good, "en").await, 401);
    for _ in 0..4 {
        assert_eq!(subscribe(&mut ann, &good, "en").await, 204);
    }
    let reply = ann.post("/api/me/push", &wish(&good, "en")).await.expect("an answer");
    assert_eq!((reply.status, refused(&reply.json())), (429, "server-too-many-devices"), "in number");
    // Nobody switches off somebody else's device.
    let mut ben = house.person("Ben").await;
    let off = ben.ask("DELETE", "/api/me/push", Some(&wish(&good, "en"))).await.expect("an answer");
    assert_eq!(off.status, 204);
    house.close().await;
}

/// However many tables somebody is asked to, their devices are not woken without end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_too_much() {
    let service = PushService::open().await;
    let limits = Limits { notices_per_hour: 1, ..config().limits };
    let house = House::open(common::store(), Config { limits, ..wished(&service) }).await;
    let key = key(&house).await;
    let (ann, mut ben, mut code, mut at_a, mut at_b, _) = two_at(&house, "greed", json!({})).await;
    assert_eq!(subscribe(&mut ben, &service.subscribe(&key), "en").await, 204);
    for round in 1..=2 {
        assert_eq!(at_a.ask(Ask::Propose { what: Motion::End }).await, "done");
        assert_eq!(at_b.ask(Ask::Vote { yes: true }).await, "done");
        drop(at_b);
        until(|| async { is_away(&house, &code).await }).await;
        assert_eq!(at_a.ask(Ask::Rematch).await, "done");
        if round == 1 {
            service.next().await;
        }
        // They play the next round, too.
        let info = at_a.show(Some(A), None).await["here"]["table"].clone();
        info["rematch"].as_str().expect("a code").clone_into(&mut code);
        (at_a, at_b) = (Talker::open(&ann, &code).await, Talker::open(&ben, &code).await);
        for (talker, seat) in [(&mut at_a, A), (&mut at_b, B)] {
            talker.show(Some(seat), None).await;
            assert_eq!(talker.ask(Ask::Ready { seat, nonce: nonce('a') }).await, "done");
        }
    }
    assert_eq!(house.figure("backroom_notices_total").await, 1);
    assert!(service.waiting().await.is_empty());
    house.close().await;
}
