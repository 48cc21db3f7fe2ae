//! Whatever comes through a real socket is answered or cut off, and the table is unharmed.

mod common;

use common::{A, House, Talker, nonce, table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use server::client::Socket;
use server::wire::{Ask, Request};
use tabletop::{below, pick};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message as Frame;

/// Messages that look like something.
fn seeds() -> Vec<String> {
    let asks = [
        Ask::Show { seat: Some(A), heard: Some(3) },
        Ask::Sit { seat: A, name: "Ann".into() },
        Ask::Leave { seat: A, level: Some("easy".into()) },
        Ask::Ready { seat: A, nonce: nonce('a') },
        Ask::Act { seat: A, prompt: 1, action: "take 17".into() },
        Ask::Undo { seat: A, turn: true },
        Ask::Why { seat: A, action: "play 3".into() },
        Ask::Look,
        Ask::Chat { text: "hello".into() },
        Ask::Rematch,
    ];
    asks.map(|ask| json!(Request { id: "1".into(), ask }).to_string()).into()
}

/// One of them, damaged.
fn damaged(rng: &mut ChaCha8Rng, seeds: &[String]) -> Vec<u8> {
    let mut bytes = pick(rng, seeds).clone().into_bytes();
    for _ in 0..=below(rng, 3) {
        let at = below(rng, bytes.len() as u32) as usize;
        match below(rng, 5) {
            0 => bytes[at] = below(rng, 256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, *pick(rng, b"{}[]\",:0-9eE\\u\0\xff")),
            3 => bytes.truncate(at.max(1)),
            _ => {
                let again = bytes[at..].to_vec();
                bytes.extend(again);
            }
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    bytes
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_is_answered_and_the_table_goes_on() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", { "bot": "easy" }]), json!({})).await;
    let mut talker = Talker::open(&ann, &code).await;
    talker.show(Some(A), None).await;
    talker.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await;

    // Well-formed frames with anything in them: every one is answered.
    let eve = house.person("Eve").await;
    let mut other = Talker::open(&eve, &code).await;
    let (mut rng, seeds) = (ChaCha8Rng::seed_from_u64(7), seeds());
    for n in 0..3000 {
        let bytes = damaged(&mut rng, &seeds);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        other.socket.send(text.clone()).await.unwrap_or_else(|error| panic!("{n}: {error} after {text}"));
        loop {
            let message: Value = other.next().await.unwrap_or_else(|| panic!("no answer to {text}"));
            if message.get("answer").is_some() {
                break;
            }
        }
    }
    for bad in ["", "null", "[]", "{", "{\"id\":1}", "{\"id\":\"x\"}", "{\"id\":\"x\",\"ask\":\"fly\"}"] {
        other.socket.send(bad.into()).await.expect("sent");
        let answer = other.next().await.expect("an answer");
        assert_eq!(answer["answer"]["reply"]["refused"]["refusal"]["line"]["id"], "server-unreadable", "{bad}");
    }
    let unknown = json!({ "id": "u", "ask": { "act": { "seat": "A", "prompt": 0, "action": "x", "more": 1 } } });
    other.socket.send(unknown.to_string()).await.expect("sent");
    assert_eq!(other.answer_to("u").await["refused"]["refusal"]["line"]["id"], "server-unreadable", "unknown field");
    other.socket.frame(Frame::Binary(vec![1, 2, 3].into())).await.expect("sent");
    assert!(other.next().await.is_some(), "binary is answered too");

    // Broken frames: the socket is closed, nothing else happens.
    for bytes in
        [&b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc"[..], b"\xff\xff\xff\xff", b"\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff"]
    {
        let mut raw = tokio::net::TcpStream::connect(house.address).await.expect("a connection");
        let hello = format!(
            "GET /api/tables/{code}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            house.address
        );
        raw.write_all(hello.as_bytes()).await.expect("written");
        raw.write_all(bytes).await.expect("written");
    }
    // Cut in the middle of a message.
    let cut = Socket::open(&ann, &code).await.expect("a socket");
    drop(cut);

    let now = talker.show(Some(A), None).await["here"]["step"]["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("still asked") as u32;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    assert_eq!(talker.ask(Ask::Act { seat: A, prompt, action }).await, "done");
    house.close().await;
}

#[test]
fn the_decoder_takes_anything() {
    let (mut rng, seeds) = (ChaCha8Rng::seed_from_u64(11), seeds());
    for _ in 0..200_000 {
        let bytes = damaged(&mut rng, &seeds);
        if let Ok(request) = serde_json::from_slice::<Request>(&bytes) {
            let again = serde_json::to_string(&request).expect("it can be written");
            assert_eq!(serde_json::from_str::<Request>(&again).expect("it can be read"), request);
        }
    }
}

#[tokio::test]
async fn bad_requests_are_refused_with_a_reason() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let good = json!({ "game": "greed", "seats": ["me", "open"], "names": ["Ann"], "spectators": true });
    let with = |key: &str, value: Value| {
        let mut bad = good.clone();
        bad[key] = value;
        bad
    };
    for (bad, id) in [
        (with("game", json!("chess")), "unknown-game"),
        (with("seats", json!([])), "wrong-number-of-players"),
        (with("seats", json!(vec!["me"; 9])), "wrong-number-of-players"),
        (with("seats", json!(vec!["open"; 300])), "server-too-many-seats"),
        (with("seats", json!(["me", { "bot": "search:10s" }])), "server-unknown-level"),
        (with("names", json!([""])), "server-bad-name"),
        (with("options", json!({ "colour": "blue" })), "unknown-option"),
        (with("position", json!({ "round": "x" })), "unreadable-position"),
        (with("extra", json!(1)), "server-unreadable"),
    ] {
        let reply = ann.post("/api/tables", &bad).await.expect("an answer");
        assert!((400..500).contains(&reply.status), "{}", reply.status);
        assert_eq!(reply.json()["refusal"]["line"]["id"], id, "{bad}");
    }
    for path in ["/api/tables/AAA-AAA", "/api/tables/..%2f..", "/api/tables/x/record", "/api/rules/greed/fr", "/api/x"]
    {
        let reply = ann.get(path).await.expect("an answer");
        assert_eq!(reply.status, 404, "{path}");
        assert!(reply.json()["refusal"]["line"]["id"].is_string(), "{path}: {}", reply.body);
    }
    house.close().await;
}
