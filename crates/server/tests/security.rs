//! Each guard has a test that fails without it.

mod common;

use std::time::Duration;

use common::{A, B, House, Talker, config, nonce, refused, table};
use serde_json::{Value, json};
use server::client::Socket;
use server::wire::Ask;
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;

async fn with(limits: impl FnOnce(&mut Limits)) -> House {
    let mut config: Config = config();
    limits(&mut config.limits);
    House::open(common::store(), config).await
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
    for ask in [Ask::Look, Ask::Story { before: None }, Ask::Undo { seat: B, turn: false }] {
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
    assert_eq!(refused(&watcher.ask(Ask::Story { before: None }).await), "server-no-spectators");
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
    let house = House::open(common::store(), config).await;
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
    let mut bye = None;
    while let Some(message) = talker.next().await {
        assert_ne!(message["answer"]["re"], "big");
        bye = message["bye"]["line"]["id"].as_str().map(str::to_owned).or(bye);
    }
    assert_eq!(bye.as_deref(), Some("server-message-too-long"), "and is told why");
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
            if socket.ask(&n.to_string(), Ask::Story { before: None }).await.is_err() {
                break;
            }
        }
        sleepy.push(socket);
    }
    let (mut watcher, mut now) = watching(&house, &code).await;
    while now["finish"].is_null() {
        if let Some(message) = watcher.next().await {
            now = message.get("step").map_or(now, |step| step["now"].clone());
        } else {
            (watcher, now) = watching(&house, &code).await;
        }
    }
    house.close().await;
}

/// A spectator, and how things stand. Even an attentive one may fall behind a small queue, then it comes back.
async fn watching(house: &House, code: &str) -> (Talker, Value) {
    loop {
        let mut talker = Talker::open(&house.visitor(), code).await;
        talker.socket.ask("show", Ask::Show { seat: None, heard: None }).await.expect("sent");
        while let Some(message) = talker.next().await {
            if message["answer"]["re"] == "show" {
                return (talker, message["answer"]["reply"]["here"]["step"]["now"].clone());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_count_and_pongs_wait_for_nobody() {
    let house = with(|limits| limits.messages_per_second = 10).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    for frame in [Frame::Ping(vec![7; 125].into()), Frame::Pong(vec![7; 125].into())] {
        let mut socket = Socket::open(&house.visitor(), &code).await.expect("a socket");
        let mut sent = 0;
        while sent < 100_000 && socket.frame(frame.clone()).await.is_ok() {
            sent += 1;
        }
        let mut said = Vec::new();
        while let Some(message) = socket.next().await {
            said.push(message);
        }
        assert!(said.iter().any(|bye| bye.contains("server-too-many-messages")) || sent < 100_000, "{said:?}");
    }
    // Somebody who pings now and then is answered and stays.
    let mut talker = Talker::open(&ann, &code).await;
    talker.socket.frame(Frame::Ping(Vec::new().into())).await.expect("sent");
    assert!(talker.show(Some(A), None).await.get("here").is_some());
    house.close().await;
}

/// A game that bots have played to its end; its code.
async fn played(house: &House, more: Value) -> String {
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "smile", json!([{ "bot": "easy" }, { "bot": "easy" }]), more).await;
    // A watcher might be too slow for the bots and be cut off: it is asked for now and then.
    while house.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer").json()["stage"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_story_comes_in_parts_and_whole() {
    let bytes = 6_000;
    let house = with(|limits| limits.story_bytes = bytes).await;
    let code = played(&house, json!({})).await;
    let mut watcher = Talker::open(&house.visitor(), &code).await;
    let here = watcher.show(None, Some(0)).await["here"].clone();
    let heard = here["step"]["now"]["heard"].as_u64().expect("a number");
    let shown = here["step"]["moments"].as_array().expect("moments");
    assert!(shown.len() == 1 || here["step"]["moments"].to_string().len() <= bytes, "one is shown in any case");
    assert_eq!(here["left_out"].as_u64(), Some(heard - shown.len() as u64), "the rest is said to be left out");
    let (mut before, mut told, mut parts) = (None, Vec::new(), 0);
    while before != Some(0) {
        let part = watcher.ask(Ask::Story { before }).await["story"].clone();
        assert!(part["moments"].to_string().len() <= bytes);
        let moments = part["moments"].as_array().expect("moments");
        let first = part["first"].as_u64().expect("a number") as u32;
        assert_eq!(before.map_or(heard, u64::from), u64::from(first) + moments.len() as u64, "no gap");
        told.splice(0..0, moments.iter().cloned());
        (before, parts) = (Some(first), parts + 1);
    }
    assert!(parts > 3, "{parts}");
    let lines: Vec<&Value> = told.iter().rev().take(shown.len()).rev().collect();
    assert_eq!(lines, shown.iter().map(|moment| &moment["lines"]).collect::<Vec<_>>(), "the same story");
    assert_eq!(told.len() as u64, heard, "all of it");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_readers_is_bounded_in_bytes() {
    let (one, all) = (100_000, 400_000);
    let house = with(|limits| {
        (limits.outgoing, limits.outgoing_bytes, limits.outgoing_bytes_in_all) = (10_000, one, all);
        limits.story_bytes = 60_000;
    })
    .await;
    let code = played(&house, json!({})).await;
    let mut ann = house.person("Ann").await;
    let other = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut own = Talker::open(&ann, &other).await;
    own.show(Some(A), None).await;
    let waiting = || async {
        let page = house.visitor().get("/api/metrics").await.expect("an answer").body;
        let line = page.lines().find_map(|line| line.strip_prefix("backroom_waiting_bytes ").map(ToOwned::to_owned));
        line.expect("a figure").parse::<usize>().expect("a number")
    };
    let mut sleepy = Vec::new();
    for n in 0..30 {
        let mut socket = Socket::open(&house.visitor(), &code).await.expect("a socket");
        // More than the system takes in for somebody who does not read.
        for n in 0..400 {
            if socket.ask(&n.to_string(), Ask::Show { seat: None, heard: Some(0) }).await.is_err() {
                break;
            }
        }
        sleepy.push(socket);
        assert!(waiting().await <= all, "after {n}");
        assert_ne!(own.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, Value::Null, "others are served");
    }
    drop(sleepy);
    house.close().await;
}

#[tokio::test]
async fn behind_a_proxy_sockets_count_for_whom_it_speaks() {
    let mut config = config();
    config.limits.connections_per_address = 2;
    config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let house = House::open(common::store(), config).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let from = |address: &str| {
        let mut visitor = house.visitor();
        visitor.headers = vec![("x-forwarded-for".into(), format!("6.6.6.6, {address}"))];
        visitor
    };
    let mut open = Vec::new();
    for address in ["9.9.9.9", "9.9.9.9", "2001:db8:1:2::1", "2001:db8:1:2:ffff::2"] {
        open.push(Socket::open(&from(address), &code).await.expect("there is room"));
    }
    assert!(Socket::open(&from("9.9.9.9"), &code).await.is_err(), "the third");
    assert!(Socket::open(&from("2001:db8:1:2:3:4:5:6"), &code).await.is_err(), "the third of one network");
    assert!(Socket::open(&from("9.9.9.8"), &code).await.is_ok(), "somebody else");
    assert!(Socket::open(&from("2001:db8:1:3::1"), &code).await.is_ok(), "another network");
    open.remove(0);
    let again = async {
        while Socket::open(&from("9.9.9.9"), &code).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again).await.expect("there is room again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_table_without_spectators_goes_to_its_players_only() {
    let house = House::usual().await;
    for (spectators, status) in [(true, 200), (false, 403)] {
        let mut ann = house.person("Ann").await;
        let more = json!({ "spectators": spectators });
        let code = table(&mut ann, "smile", json!(["me", { "bot": "easy" }]), more).await;
        let mut player = server::client::Player::new(ann.clone(), &code, A, 1, true);
        player.play().await;
        assert!(player.tally.finished);
        let path = format!("/api/tables/{code}/record");
        for mut other in [house.visitor(), house.person("Eve").await] {
            let reply = other.get(&path).await.expect("an answer");
            assert_eq!(reply.status, status, "{}", reply.body);
        }
        assert_eq!(ann.get(&path).await.expect("an answer").status, 200, "a player's own");
    }
    house.close().await;
}

#[tokio::test]
async fn metrics_can_have_an_address_of_their_own() {
    let house = House::with_metrics().await;
    let reply = house.visitor().get("/api/metrics").await.expect("an answer");
    assert_eq!(reply.status, 404, "not where the tables are");
    let mut there = server::client::Visitor::new(house.metrics.expect("an address"));
    for path in ["/metrics", "/api/metrics"] {
        let reply = there.get(path).await.expect("an answer");
        assert!(reply.status == 200 && reply.body.contains("backroom_sockets"), "{}", reply.body);
    }
    assert_eq!(there.get("/api/catalogue").await.expect("an answer").status, 404, "and nothing else is there");
    house.close().await;
    let house = House::usual().await;
    assert_eq!(house.visitor().get("/api/metrics").await.expect("an answer").status, 200);
    house.close().await;
}

/// Sends a request as it is written here, and reads what comes back.
async fn raw(house: &House, request: &str) -> String {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn a_foreign_host_and_two_origins_are_refused() {
    let mut config = config();
    config.hosts = vec!["tables.example".into()];
    let house = House::open(common::store(), config).await;
    let get = |path: &str, host: &str| format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    for host in ["127.0.0.1:1", "[::1]:8137", "localhost", "192.168.1.5:8137", "tables.example"] {
        let answer = raw(&house, &get("/api/catalogue", host)).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{host}: {answer}");
    }
    let answer = raw(&house, &get("/api/catalogue", "evil.example")).await;
    assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("server-foreign-host"), "{answer}");
    let answer = raw(&house, &get("/", "evil.example")).await;
    assert!(
        answer.starts_with("HTTP/1.1 421") && answer.contains("<p lang=de>") && answer.contains("--host"),
        "{answer}"
    );
    let post = |origins: &str| {
        let own = "POST /api/me HTTP/1.1\r\nhost: tables.example\r\nconnection: close\r\n";
        format!("{own}{origins}content-type: application/json\r\ncontent-length: 13\r\n\r\n{{\"name\":null}}")
    };
    let (own, foreign) = ("origin: https://tables.example\r\n", "origin: http://evil.example\r\n");
    assert!(raw(&house, &post(own)).await.starts_with("HTTP/1.1 200"));
    for two in [[own, foreign].concat(), [foreign, own].concat(), [own, own].concat()] {
        let answer = raw(&house, &post(&two)).await;
        assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("server-foreign-origin"), "{answer}");
    }
    house.close().await;
}

#[tokio::test]
async fn unknown_addresses_say_so() {
    let house = House::usual().await;
    for (path, status) in [
        ("/", 200),
        ("/me", 200),
        ("/new/greed?how=alone", 200),
        ("/rules/smile", 200),
        ("/t/K7Q-4MP", 200),
        ("/t/%", 404),
        ("/t/nothing", 404),
        ("/new/chess", 404),
        ("/wp-login.php", 404),
        ("/assets/nothing.js", 404),
        ("/api/nothing", 404),
    ] {
        let reply = house.visitor().get(path).await.expect("an answer");
        assert_eq!(reply.status, status, "{path}");
        assert!(reply.header("content-type").is_some() || path.starts_with("/assets"), "{path}");
    }
    house.close().await;
}
