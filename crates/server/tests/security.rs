//! Each guard has a test that fails without it.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{A, B, House, Talker, config, nonce, table};
use serde_json::{Value, json};
use server::client::Socket;
use server::wire::Ask;
use server::{Config, Limits};
use store::Sqlite;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn refused(reply: &Value) -> &str {
    let refusal = reply.get("refused").unwrap_or(reply);
    refusal["refusal"]["line"]["id"].as_str().unwrap_or_else(|| panic!("refused: {reply}"))
}

async fn with(limits: impl FnOnce(&mut Limits)) -> House {
    let mut config: Config = config();
    limits(&mut config.limits);
    House::open(Arc::new(Sqlite::in_memory().expect("a store")), config).await
}

#[tokio::test]
async fn a_foreign_origin_is_refused_on_socket_and_rest() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    for (header, value) in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
        let mut evil = ann.clone();
        evil.headers = vec![(header.into(), value.into())];
        let reply = evil.post("/api/me", &json!({ "name": "Eve" })).await.expect("an answer");
        assert_eq!((reply.status, refused(&reply.json())), (403, "server-foreign-origin"));
        let reply = evil.ask("DELETE", "/api/me", None).await.expect("an answer");
        assert_eq!(reply.status, 403);
        assert!(Socket::open(&evil, &code).await.is_err(), "no socket for {header}");
    }
    let mut own = ann.clone();
    own.headers = vec![("origin".into(), format!("http://{}", house.address))];
    assert_eq!(own.post("/api/me", &json!({ "name": "Ann" })).await.expect("an answer").status, 200);
    assert!(Socket::open(&own, &code).await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn a_foreign_seat_cannot_be_seen_or_played() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut own = Talker::open(&ann, &code).await;
    own.show(Some(A), None).await;
    own.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    let now = own.hear("step").await["now"].clone();
    let eve = house.person("Eve").await;
    let mut talker = Talker::open(&eve, &code).await;
    assert_eq!(refused(&talker.ask(Ask::Look).await), "server-show-first");
    assert_eq!(refused(&talker.show(Some(A), Some(0)).await), "server-not-your-seat");
    assert_eq!(refused(&talker.show(Some(B), Some(0)).await), "server-not-your-seat", "a bot's hand");
    talker.show(None, None).await;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    for ask in [
        Ask::Act { seat: A, prompt, action: action.clone() },
        Ask::Why { seat: A, action },
        Ask::Undo { seat: A, turn: true },
        Ask::Hint { seat: A },
        Ask::Leave { seat: A, level: None },
        Ask::Ready { seat: A, nonce: nonce('e') },
    ] {
        assert_eq!(refused(&talker.ask(ask).await), "server-not-your-seat");
    }
    let mut eve = eve.clone();
    let story = eve.get(&format!("/api/tables/{code}/record?seat=A")).await.expect("an answer");
    assert_eq!((story.status, refused(&story.json())), (403, "server-not-your-seat"));
    let record = eve.get(&format!("/api/tables/{code}/record")).await.expect("an answer");
    assert_eq!(refused(&record.json()), "server-whose-story", "a running game's inputs and seed stay here");
    // The person's own export has no inputs and no seed either.
    let own = ann.get(&format!("/api/tables/{code}/record?seat=A")).await.expect("an answer").body;
    assert!(!own.contains("seed") && !own.contains("inputs"), "{own}");
    house.close().await;
}

#[tokio::test]
async fn a_seat_that_was_given_up_shows_nothing_of_whoever_has_it_next() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let (eve, ben) = (house.person("Eve").await, house.person("Ben").await);
    let mut was_b = Talker::open(&eve, &code).await;
    was_b.show(None, None).await;
    was_b.ask(Ask::Sit { seat: B, name: "Eve".into() }).await;
    was_b.show(Some(B), None).await;
    was_b.ask(Ask::Leave { seat: B, level: None }).await;
    let mut is_b = Talker::open(&ben, &code).await;
    is_b.show(None, None).await;
    is_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await;
    is_b.show(Some(B), None).await;
    is_b.ask(Ask::Ready { seat: B, nonce: nonce('b') }).await;
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    is_b.hear("step").await;
    // Her screen still has B's eyes, as far as it knows.
    for ask in [Ask::Look, Ask::Story, Ask::Undo { seat: B, turn: false }] {
        let reply = was_b.ask(ask).await;
        assert!(refused(&reply).starts_with("server-"), "{reply}");
        assert!(reply["refused"]["now"].is_null());
    }
    assert!(!was_b.heard.iter().any(|message| message.get("step").is_some()), "{:?}", was_b.heard);
    house.close().await;
}

#[tokio::test]
async fn without_spectators_nobody_else_hears_anything() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "smile", json!(["me", "me"]), json!({ "spectators": false })).await;
    let mut watcher = Talker::open(&house.visitor(), &code).await;
    watcher.show(None, None).await;
    let mut own = Talker::open(&ann, &code).await;
    own.show(Some(A), None).await;
    own.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;
    own.ask(Ask::Ready { seat: B, nonce: nonce('b') }).await;
    own.hear("step").await;
    assert_eq!(refused(&watcher.ask(Ask::Look).await), "server-no-spectators");
    assert_eq!(refused(&watcher.ask(Ask::Story).await), "server-no-spectators");
    let reply = watcher.show(None, None).await;
    assert_eq!(refused(&reply), "server-no-spectators");
    assert_eq!(reply["refused"]["now"], Value::Null);
    assert!(!watcher.heard.iter().any(|message| message.get("step").is_some()), "{:?}", watcher.heard);
    house.close().await;
}

#[tokio::test]
async fn a_guessed_secret_is_nobody() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let cookie = ann.cookie.clone().expect("a cookie");
    let (name, secret) = cookie.split_once('=').expect("a name");
    assert!(secret.len() >= 32, "at least 128 bits");
    let last = if secret.ends_with('0') { "1" } else { "0" };
    for guess in [format!("{}{last}", &secret[..secret.len() - 1]), "0".repeat(secret.len()), String::new()] {
        let mut eve = house.visitor();
        eve.cookie = Some(format!("{name}={guess}"));
        assert_eq!(eve.get("/api/tables").await.expect("an answer").json(), json!([]));
        let reply = eve.post("/api/me/code", &json!({})).await.expect("an answer");
        assert_eq!((reply.status, refused(&reply.json())), (401, "server-who-are-you"));
    }
    assert_eq!(ann.get("/api/tables").await.expect("an answer").json().as_array().map(Vec::len), Some(1));
    house.close().await;
}

#[tokio::test]
async fn the_cookie_is_for_the_browser_alone() {
    let config = Config { trusted_proxies: vec!["127.0.0.1".parse().expect("an address")], ..config() };
    let house = House::open(Arc::new(Sqlite::in_memory().expect("a store")), config).await;
    let mut plain = house.visitor();
    let reply = plain.post("/api/me", &json!({ "name": null })).await.expect("an answer");
    let cookie = reply.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let mut secure = house.visitor();
    secure.headers = vec![("x-forwarded-proto".into(), "https".into())];
    let reply = secure.post("/api/me", &json!({ "name": null })).await.expect("an answer");
    assert!(reply.header("set-cookie").expect("a cookie").contains("; Secure"));
    assert!(reply.header("strict-transport-security").is_some());
    house.close().await;
}

#[tokio::test]
async fn a_one_time_code_works_once_and_cannot_be_tried_for_long() {
    let house = with(|limits| limits.codes_per_hour = 5).await;
    let mut ann = house.person("Ann").await;
    let code = ann.post("/api/me/code", &json!({})).await.expect("an answer").json();
    let mut phone = house.visitor();
    let reply = phone.post("/api/me/claim", &code).await.expect("an answer");
    assert_eq!((reply.status, &reply.json()["name"]), (200, &json!("Ann")));
    assert_ne!(phone.cookie, ann.cookie, "two devices, two secrets");
    let mut eve = house.visitor();
    let reply = eve.post("/api/me/claim", &code).await.expect("an answer");
    assert_eq!((reply.status, refused(&reply.json())), (403, "server-bad-code"));
    assert_eq!(eve.cookie, None);
    for _ in 0..3 {
        eve.post("/api/me/claim", &json!({ "code": "AAAA-BBBB-CCCC-DDDD" })).await.expect("an answer");
    }
    let reply = eve.post("/api/me/claim", &code).await.expect("an answer");
    assert_eq!((reply.status, refused(&reply.json())), (429, "server-too-many-codes"));
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_messages_closes_the_socket() {
    let house = with(|limits| limits.messages_per_second = 5).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    for n in 0..40 {
        let _ = talker.socket.ask(&n.to_string(), Ask::Look).await;
    }
    let bye = talker.hear("bye").await;
    assert_eq!(bye["line"]["id"], "server-too-many-messages");
    assert!(talker.next().await.is_none());
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_requests_tables_and_connections_is_refused() {
    let house = with(|limits| limits.requests_per_second = 2).await;
    let mut eve = house.visitor();
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(eve.get("/api/catalogue").await.expect("an answer").status);
    }
    assert!(statuses[0] == 200 && statuses.contains(&429), "{statuses:?}");
    house.close().await;

    let house = with(|limits| limits.tables_per_address = 4).await;
    let mut ann = house.person("Ann").await;
    let wished = json!({ "game": "greed", "seats": ["me", "open"], "names": [], "spectators": true });
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(ann.post("/api/tables", &wished).await.expect("an answer").status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429]);
    house.close().await;

    let house = with(|limits| limits.connections_per_address = 3).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(TcpStream::connect(house.address).await.expect("a connection"));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(house.visitor().get("/api/catalogue").await.is_err(), "the fourth is not served");
    drop(open);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(house.visitor().get("/api/catalogue").await.is_ok(), "there is room again");
    house.close().await;
}

#[tokio::test]
async fn oversized_messages_and_bodies_are_not_read() {
    let house = with(|limits| (limits.message_bytes, limits.body_bytes) = (2000, 2000)).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let reply = ann.post("/api/me", &json!({ "name": "x".repeat(5000) })).await.expect("an answer");
    assert_eq!((reply.status, refused(&reply.json())), (413, "server-unreadable"));
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    let _ = talker.socket.ask("big", Ask::Chat { text: "x".repeat(5000) }).await;
    while let Some(message) = talker.next().await {
        assert_ne!(message["answer"]["re"], "big");
    }
    house.close().await;
}

#[tokio::test]
async fn a_script_in_a_name_or_a_line_stays_text() {
    let script = "<script>x()</script>";
    let house = House::usual().await;
    let mut eve = house.person(script).await;
    let code = table(&mut eve, "greed", json!(["me", "open"]), json!({ "names": [script] })).await;
    let reply = eve.get(&format!("/api/tables/{code}")).await.expect("an answer");
    assert_eq!(reply.json()["seats"][0]["name"], script, "as it was written");
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    for path in ["/", "/t/K7Q-4MP", "/api/catalogue", "/api/nothing"] {
        let reply = eve.get(path).await.expect("an answer");
        let policy = reply.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self'") && !policy.contains("script-src 'self' 'unsafe"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert!(!reply.body.contains(script));
    }
    house.close().await;
}

#[tokio::test]
async fn slow_headers_and_silent_sockets_are_closed() {
    let house =
        with(|limits| (limits.patience, limits.ping) = (Duration::from_millis(300), Duration::from_millis(200))).await;
    let mut slow = TcpStream::connect(house.address).await.expect("a connection");
    slow.write_all(b"GET /api/cata").await.expect("written");
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(5), slow.read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "the connection is closed");
    // A socket whose other side is gone without a word: it never answers a ping, because nobody reads it.
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let silent = Socket::open(&ann, &code).await.expect("a socket");
    let sockets = || async {
        let page = house.visitor().get("/api/metrics").await.expect("an answer").body;
        let line = page.lines().find_map(|line| line.strip_prefix("backroom_sockets ").map(ToOwned::to_owned));
        line.expect("a figure")
    };
    assert_eq!(sockets().await, "1");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(sockets().await, "0");
    drop(silent);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_reader_never_delays_a_table() {
    let house = with(|limits| limits.outgoing = 4).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "smile", json!([{ "bot": "easy" }, { "bot": "easy" }]), json!({})).await;
    // Watches and never reads.
    let mut sleepy = Vec::new();
    for _ in 0..20 {
        let mut socket = Socket::open(&house.visitor(), &code).await.expect("a socket");
        socket.ask("show", Ask::Show { seat: None, heard: None }).await.expect("sent");
        for n in 0..200 {
            if socket.ask(&n.to_string(), Ask::Story).await.is_err() {
                break;
            }
        }
        sleepy.push(socket);
    }
    let mut watcher = Talker::open(&house.visitor(), &code).await;
    let mut now = watcher.show(None, None).await["here"]["step"]["now"].clone();
    while now["finish"].is_null() {
        now = if let Some(message) = watcher.next().await {
            message.get("step").map_or(now, |step| step["now"].clone())
        } else {
            // Even an attentive one may fall behind so small a queue; then it comes back.
            watcher = Talker::open(&house.visitor(), &code).await;
            watcher.show(None, None).await["here"]["step"]["now"].clone()
        };
    }
    house.close().await;
}
