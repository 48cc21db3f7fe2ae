//! A device that says hello more than once is one person.

mod common;

use common::{House, config, table};
use serde_json::{Value, json};
use server::client::Visitor;

const DIGITS: &str = "00112233445566778899aabbccddeeff";

/// Says hello as a device without a secret; what came back.
async fn hello(visitor: &mut Visitor, introduction: &str) -> (u16, Value) {
    let reply = visitor.post("/api/me", &json!({ "name": null, "introduction": introduction })).await;
    let reply = reply.expect("an answer");
    (reply.status, reply.json())
}

#[tokio::test]
async fn pages_that_say_hello_at_once_are_one_person() {
    let house = House::usual().await;
    let pages = (0..8).map(|_| {
        let mut page = house.visitor();
        tokio::spawn(async move {
            assert_eq!(hello(&mut page, DIGITS).await.0, 200);
            page
        })
    });
    let mut all = Vec::new();
    for page in pages.collect::<Vec<_>>() {
        all.push(page.await.expect("no panic"));
    }
    let code = table(&mut all[0], "greed", json!(["me", "open"]), json!({})).await;
    for page in &mut all {
        let mine = page.get("/api/tables").await.expect("an answer").json();
        assert_eq!(mine[0]["code"], json!(code), "everybody's table");
    }
    let mut other = house.visitor();
    assert_eq!(hello(&mut other, "ffffffffffffffffffffffffffffffff").await.0, 200);
    assert_eq!(other.get("/api/tables").await.expect("an answer").json(), json!([]), "other digits, somebody else");
    house.close().await;
}

#[tokio::test]
async fn a_hello_whose_answer_was_lost_is_repeated_for_nothing() {
    let mut config = config();
    config.limits.tables_per_address = 1;
    let house = House::open(common::store(), config).await;
    let mut first = house.visitor();
    assert_eq!(hello(&mut first, DIGITS).await.0, 200);
    for _ in 0..3 {
        let mut again = house.visitor();
        assert_eq!(hello(&mut again, DIGITS).await.0, 200);
        assert_eq!(again.cookie, first.cookie, "one device, one secret");
    }
    let mut other = house.visitor();
    assert_eq!(hello(&mut other, "ffffffffffffffffffffffffffffffff").await.0, 429, "a new person is not for nothing");
    house.close().await;
}

#[tokio::test]
async fn who_is_known_stays_who_it_is() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let mut ben = house.visitor();
    assert_eq!(hello(&mut ben, DIGITS).await.0, 200);
    let before = ann.cookie.clone();
    assert_eq!(hello(&mut ann, DIGITS).await, (200, json!({ "name": "Ann", "face": null })));
    assert_eq!(ann.cookie, before);
    house.close().await;
}

#[tokio::test]
async fn digits_that_could_be_guessed_are_refused() {
    let house = House::usual().await;
    let long = "0".repeat(33);
    for bad in ["", "1", "00112233445566778899aabbccddeefg", long.as_str()] {
        let mut eve = house.visitor();
        let (status, answer) = hello(&mut eve, bad).await;
        assert_eq!((status, &answer["refusal"]["line"]["id"]), (422, &json!("server-bad-introduction")));
        assert_eq!(eve.cookie, None);
    }
    house.close().await;
}
