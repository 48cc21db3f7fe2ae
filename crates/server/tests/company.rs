//! What a table agrees on, and what its company may do: votes, keys, phrases, open tables, matching, what becomes of
//! games that are over; and that nobody can do too much of it.

mod common;

use std::time::Duration;

use common::{A, B, House, Talker, config, nonce, refused, table, two, until};
use serde_json::{Value, json};
use server::client::Visitor;
use server::wire::{Ask, Motion};
use server::{Config, Limits};
use tabletop::Seat;

const C: Seat = Seat::new(2);

/// A house where a bot may be let in as soon as somebody is gone.
async fn house(limits: Limits) -> House {
    let config = Config { grace: Duration::ZERO, absence: Duration::ZERO, limits, ..config() };
    House::open(common::store(), config).await
}

/// Ann made the table; Ben and Cas sit there, too. The game runs.
async fn three(house: &House, game: &str) -> (String, [Visitor; 3], [Talker; 3]) {
    let mut people = [house.person("Ann").await, house.person("Ben").await, house.person("Cas").await];
    let code = table(&mut people[0], game, json!(["me", "open", "open"]), json!({ "stand_in": "easy" })).await;
    let mut talkers = Vec::new();
    for (seat, person) in Seat::first(3).zip(&people) {
        let mut talker = Talker::open(person, &code).await;
        talker.show(None, None).await;
        if seat != A {
            assert_eq!(talker.ask(Ask::Sit { seat, name: format!("Player {seat}") }).await, "done");
        }
        talker.show(Some(seat), None).await;
        assert_eq!(talker.ask(Ask::Ready { seat, nonce: nonce('a') }).await, "done");
        talkers.push(talker);
    }
    (code, people, talkers.try_into().map_err(|_| "three").expect("three"))
}

async fn info(talker: &mut Talker, seat: Seat) -> Value {
    talker.show(Some(seat), None).await["here"]["table"].clone()
}

/// Waits until the others know that this seat's person may be replaced.
async fn gone(talker: &mut Talker, seat: Seat) {
    loop {
        let news = talker.hear("news").await;
        if news["line"]["id"] == "server-news-long" && news["line"]["args"][0][1]["seat"] == json!(seat) {
            return;
        }
    }
}

async fn hear_news(talker: &mut Talker, id: &str) -> Value {
    loop {
        let news = talker.hear("news").await;
        if news["line"]["id"] == id {
            return news;
        }
    }
}

fn propose(what: Motion) -> Ask {
    Ask::Propose { what }
}

const YES: Ask = Ask::Vote { yes: true };
const NO: Ask = Ask::Vote { yes: false };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_others_together_let_a_bot_play_for_whoever_is_gone() {
    let house = house(config().limits).await;
    let (code, people, [at_a, mut at_b, mut at_c]) = three(&house, "greed").await;
    let stand_in = Motion::StandIn(A);
    assert_eq!(refused(&at_b.ask(propose(stand_in)).await), "server-not-away-long", "Ann is here");
    drop(at_a);
    gone(&mut at_b, A).await;
    assert_eq!(refused(&at_b.ask(Ask::StandIn { seat: A }).await), "server-not-the-maker", "not alone");
    assert_eq!(at_b.ask(propose(stand_in)).await, "done");
    let vote = info(&mut at_c, C).await["vote"].clone();
    assert_eq!(vote, json!({ "what": { "stand-in": "A" }, "by": "B", "voters": ["B", "C"], "yes": ["B"] }));
    // Asking twice is one voice; a stranger has none; and one no is enough.
    assert_eq!(at_b.ask(propose(stand_in)).await, "done");
    let mut stranger = Talker::open(&house.person("Sam").await, &code).await;
    stranger.show(None, None).await;
    assert_eq!(refused(&stranger.ask(YES).await), "server-not-asked");
    assert_eq!(refused(&stranger.ask(propose(Motion::End)).await), "server-not-seated");
    assert_eq!(info(&mut at_c, C).await["seats"][0]["sitter"]["person"]["long_gone"], true);
    assert_eq!(refused(&at_c.ask(propose(Motion::Pause)).await), "server-vote-stands", "one question at a time");
    assert_eq!(at_c.ask(NO).await, "done");
    assert_eq!(info(&mut at_c, C).await["vote"], Value::Null);
    assert_eq!(refused(&at_c.ask(YES).await), "server-no-vote");
    assert_eq!(at_c.ask(propose(stand_in)).await, "done");
    assert_eq!(at_b.ask(YES).await, "done");
    assert_eq!(hear_news(&mut at_b, "server-news-stand-in").await["line"]["args"][0][1]["seat"], "A");
    let bot = json!({ "bot": { "level": "easy", "standing_in": true } });
    assert_eq!(info(&mut at_b, B).await["seats"][0]["sitter"], bot, "at the level the table chose");

    // Cas has sealed, is gone, is played for, and comes back: what was sealed may be changed.
    let now = at_c.show(Some(C), None).await["here"]["step"]["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let action = |nth: usize| now["choices"][nth]["action"].as_str().expect("an action").to_owned();
    assert_eq!(at_c.ask(Ask::Act { seat: C, prompt, action: action(0) }).await, "done");
    drop(at_c);
    gone(&mut at_b, C).await;
    assert_eq!(at_b.ask(propose(Motion::StandIn(C))).await, "done", "nobody else is here to ask");
    assert_eq!(info(&mut at_b, B).await["seats"][2]["sitter"], bot);
    let mut at_c = Talker::open(&people[2], &code).await;
    at_c.show(Some(C), None).await;
    let change = Ask::Act { seat: C, prompt, action: action(1) };
    assert_eq!(refused(&at_c.ask(change.clone()).await), "server-bot-plays");
    assert_eq!(at_c.ask(Ask::Sit { seat: C, name: "Cas".into() }).await, "done");
    assert_eq!(at_c.ask(change).await, "done");
    // Ann comes back, too.
    let mut at_a = Talker::open(&people[0], &code).await;
    at_a.show(Some(A), None).await;
    assert_eq!(at_a.ask(Ask::Sit { seat: A, name: "Ann".into() }).await, "done");
    hear_news(&mut at_b, "server-news-again").await;
    let sitter = info(&mut at_b, B).await["seats"][0]["sitter"].clone();
    assert_eq!((&sitter["person"]["here"], &sitter["person"]["away"]), (&json!(true), &Value::Null));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_two_ghosts() {
    let house = house(config().limits).await;
    let (_, _, [at_a, mut at_b, at_c]) = three(&house, "greed").await;
    drop((at_a, at_c));
    gone(&mut at_b, A).await;
    at_b.heard.clear();
    until(|| async { house.figure("backroom_sockets").await == 1 }).await;
    // Neither the maker nor Cas is here, and neither is asked about the other.
    for seat in [A, C] {
        loop {
            let reply = at_b.ask(propose(Motion::StandIn(seat))).await;
            if reply == "done" {
                break;
            }
            assert_eq!(refused(&reply), "server-not-away-long");
        }
    }
    let seats = info(&mut at_b, B).await["seats"].clone();
    assert!([0, 2].iter().all(|nth: &usize| seats[*nth]["sitter"]["bot"]["standing_in"] == true), "{seats}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_ends_by_agreement_without_a_winner_and_says_whose_choices_were_a_bots() {
    let house = house(config().limits).await;
    let (code, mut people, [mut at_a, mut at_b, mut at_c]) = three(&house, "downtown").await;
    assert_eq!(at_c.ask(Ask::Leave { seat: C, level: Some("easy".into()) }).await, "done");
    // Whoever is played for is not asked.
    assert_eq!(at_a.ask(propose(Motion::End)).await, "done");
    assert_eq!(info(&mut at_b, B).await["vote"]["voters"], json!(["A", "B"]));
    assert_eq!(info(&mut at_b, B).await["stage"], "running", "not before all have agreed");
    assert_eq!(at_b.ask(YES).await, "done");
    hear_news(&mut at_b, "server-news-ended").await;
    let here = at_b.show(Some(B), None).await["here"].clone();
    let now = &here["step"]["now"];
    assert_eq!((&here["table"]["stage"], &here["table"]["ended"]), (&json!("over"), &json!("agreed")));
    assert_eq!(
        (&now["finish"]["standing"], &now["question"]["line"]["id"]),
        (&Value::Null, &json!("server-game-ended"))
    );
    // It opens hands and seed, like every other end.
    assert_eq!(now["finish"]["secret"].as_str().expect("the secret").len(), 64);
    let hands: Vec<(u32, u32)> = serde_json::from_value(now["finish"]["hands"].clone()).expect("hands");
    assert_eq!(hands.len(), 3);
    assert!(hands.iter().all(|(bots, all)| bots <= all) && hands[0].0 == 0 && hands[1].0 == 0, "{hands:?}");
    assert_eq!(refused(&at_b.ask(propose(Motion::Pause)).await), "game-is-over");

    // My games, the record, a word to share it by.
    let mine = people[1].get("/api/me/games").await.expect("an answer").json();
    assert_eq!((&mine[0]["code"], &mine[0]["ended"]), (&json!(code), &json!("agreed")));
    assert_eq!((&mine[0]["scores"], &mine[0]["places"], &mine[0]["yours"]), (&json!([]), &json!([]), &json!(["B"])));
    let records = people[1].get("/api/me/records").await.expect("an answer");
    assert_eq!((records.status, records.body.lines().count()), (200, 1));
    let path = format!("/api/tables/{code}/share");
    let word = people[1].post(&path, &Value::Null).await.expect("an answer").json()["word"].clone();
    let word = word.as_str().expect("a word");
    let again = people[0].post(&path, &Value::Null).await.expect("an answer").json()["word"].clone();
    assert_eq!(again, word, "one word for all");
    let mut stranger = house.person("Sam").await;
    let read = stranger.get(&format!("/api/shared/{word}")).await.expect("an answer");
    assert_eq!((read.status, &read.json()["format"]), (200, &json!("backroom-game-1")));
    assert_eq!(stranger.post(&path, &Value::Null).await.expect("an answer").status, 422, "only by those who played");
    assert_eq!(people[0].ask("DELETE", &path, None).await.expect("an answer").status, 204);
    assert_eq!(stranger.get(&format!("/api/shared/{word}")).await.expect("an answer").status, 404, "revoked");
    // Off my list, and on everybody else's.
    let away = people[1].ask("DELETE", &format!("/api/tables/{code}"), None).await.expect("an answer");
    assert_eq!(away.status, 204);
    assert_eq!(people[1].get("/api/me/games").await.expect("an answer").json(), json!([]));
    assert_eq!(people[0].get("/api/me/games").await.expect("an answer").json()[0]["code"], code);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_key_takes_the_seat_from_the_old_devices() {
    let house = house(config().limits).await;
    let (code, people, [mut at_a, at_b, mut at_c]) = three(&house, "greed").await;
    assert_eq!(refused(&at_a.ask(propose(Motion::NewKey(B))).await), "server-not-away-long");
    drop(at_b);
    gone(&mut at_a, B).await;
    assert_eq!(at_a.ask(propose(Motion::NewKey(B))).await, "done");
    assert_eq!(info(&mut at_c, C).await["vote"]["voters"], json!(["A", "C"]), "all others");
    assert_eq!(at_c.ask(YES).await, "done");
    let made = at_a.hear("key").await;
    assert_eq!(made["seat"], "B");
    let key = made["key"].as_str().expect("a key").to_owned();
    hear_news(&mut at_c, "server-news-key-made").await;
    at_c.show(Some(C), None).await;
    assert!(at_c.heard.iter().all(|message| message.get("key").is_none()), "whoever asked has it, nobody else");

    // Ben had a page left open somewhere, which is back now.
    let mut old = Talker::open(&people[1], &code).await;
    old.show(Some(B), None).await;
    let unlock = |key: &str| Ask::Unlock { key: key.to_owned(), name: "Benjamin".into() };
    assert_eq!(refused(&at_a.ask(unlock(&key)).await), "server-key-for-others", "who plays gets no second hand");
    let mut new = Talker::open(&house.person("Ben").await, &code).await;
    new.show(None, None).await;
    assert_eq!(refused(&new.ask(unlock("AAAA-BBBB-CCCC-DDDD")).await), "server-bad-key");
    assert_eq!(new.ask(unlock(&key.to_lowercase())).await, "done");
    assert_eq!(hear_news(&mut at_c, "server-news-key-used").await["line"]["args"][0][1]["seat"], "B");
    let now = new.show(Some(B), None).await["here"].clone();
    assert_eq!((&now["table"]["yours"], &now["table"]["seats"][1]["name"]), (&json!(["B"]), &json!("Benjamin")));
    assert!(now["step"]["now"]["question"]["prompt"]["id"].is_u64(), "and plays on");
    // The old devices see nothing of the hand from now on, and the key is used up.
    assert_eq!(refused(&old.show(Some(B), None).await), "server-not-your-seat");
    let mut another = Talker::open(&house.person("Eve").await, &code).await;
    another.show(None, None).await;
    assert_eq!(refused(&another.ask(unlock(&key)).await), "server-bad-key");
    let told = at_a.show(Some(A), None).await["here"]["news"].clone();
    let told: Vec<&Value> = told.as_array().expect("news").iter().map(|news| &news["line"]["id"]).collect();
    assert_eq!(told, ["server-news-key-made", "server-news-key-used"], "the story keeps it");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_again_cannot_be_unseated_by_an_old_key() {
    let house = house(config().limits).await;
    let (_, ben, code, mut at_a, at_b, _) = two(&house).await;
    let mut eve = Talker::open(&house.person("Eve").await, &code).await;
    eve.show(None, None).await;
    drop(at_b);
    // Once by playing on, once by taking the chair back from a bot.
    for stand_in in [false, true] {
        gone(&mut at_a, B).await;
        assert_eq!(at_a.ask(propose(Motion::NewKey(B))).await, "done");
        let key = at_a.hear("key").await["key"].as_str().expect("a key").to_owned();
        if stand_in {
            assert_eq!(at_a.ask(propose(Motion::StandIn(B))).await, "done");
        }
        let mut back = Talker::open(&ben, &code).await;
        if stand_in {
            assert_eq!(back.ask(Ask::Sit { seat: B, name: "Ben".into() }).await, "done");
        } else {
            let now = back.show(Some(B), None).await["here"]["step"]["now"].clone();
            let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
            let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
            assert_eq!(back.ask(Ask::Act { seat: B, prompt, action }).await, "done");
        }
        assert_eq!(refused(&eve.ask(Ask::Unlock { key, name: "Eve".into() }).await), "server-bad-key");
        drop(back);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_that_lost_its_seat_hears_nothing_more_of_it() {
    let house = house(config().limits).await;
    let (_, mut ben, code, mut at_a, at_b, _) = two(&house).await;
    drop(at_b);
    gone(&mut at_a, B).await;
    assert_eq!(at_a.ask(propose(Motion::NewKey(B))).await, "done", "nobody else is to be asked");
    let key = at_a.hear("key").await["key"].as_str().expect("a key").to_owned();
    let mut old = Talker::open(&ben, &code).await;
    old.show(Some(B), None).await;
    old.heard.clear();
    let mut new = Talker::open(&house.person("Ben").await, &code).await;
    new.show(None, None).await;
    assert_eq!(new.ask(Ask::Unlock { key, name: "Ben".into() }).await, "done");
    let now = new.show(Some(B), None).await["here"]["step"]["now"].clone();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    assert_eq!(new.ask(Ask::Act { seat: B, prompt, action }).await, "done");
    assert_eq!(refused(&old.ask(Ask::Look).await), "server-no-spectators");
    assert!(old.heard.iter().all(|message| message.get("step").is_none()), "{:?}", old.heard);
    assert_eq!(ben.get(&format!("/api/tables/{code}")).await.expect("an answer").json()["yours"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_votes_speaks_or_lists_too_much() {
    let limits = Limits { votes_per_minute: 4, chat_per_minute: 3, ..config().limits };
    let house = house(limits).await;
    let (_, _, [mut at_a, mut at_b, _]) = three(&house, "greed").await;
    for _ in 0..2 {
        assert_eq!(at_a.ask(propose(Motion::End)).await, "done");
        assert_eq!(at_a.ask(NO).await, "done");
    }
    assert_eq!(refused(&at_a.ask(propose(Motion::End)).await), "server-too-many-votes");
    assert_eq!(refused(&at_a.ask(NO).await), "server-too-many-votes");
    assert_eq!(at_b.ask(propose(Motion::End)).await, "done", "others may");
    // Phrases count like lines.
    let hello = || Ask::Phrase { phrase: "hello".into() };
    assert_eq!(refused(&at_a.ask(Ask::Phrase { phrase: "buy my hats".into() }).await), "server-unknown-phrase");
    assert_eq!(refused(&at_a.ask(Ask::Chat { text: "x".repeat(301) }).await), "server-bad-chat", "in bytes");
    for _ in 0..2 {
        assert_eq!(at_a.ask(hello()).await, "done");
    }
    let heard = at_b.hear("chat").await;
    assert_eq!((&heard["phrase"], &heard["text"], &heard["seat"]), (&json!("hello"), &json!(""), &json!("A")));
    assert_eq!(at_a.ask(Ask::Chat { text: "hi".into() }).await, "done");
    assert_eq!(refused(&at_a.ask(hello()).await), "server-too-much-chat");
    // A table is shown and hidden.
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let mut gathers = Talker::open(&ann, &code).await;
    gathers.show(Some(A), None).await;
    for nth in 0..4 {
        assert_eq!(gathers.ask(Ask::List { listed: nth % 2 == 0 }).await, "done");
    }
    assert_eq!(refused(&gathers.ask(Ask::List { listed: true }).await), "server-too-many-listings");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_a_measure_whoever_speaks_from_there() {
    let limits = Limits { company_per_address: 12, ..config().limits };
    let house = house(limits).await;
    let mut ann = house.person("Ann").await;
    let code = table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let mut said = 0;
    for nth in 0..20 {
        let mut talker = Talker::open(&house.person("Sam").await, &code).await;
        talker.show(None, None).await;
        let reply = talker.ask(Ask::Phrase { phrase: "hello".into() }).await;
        if reply == "done" {
            said += 1;
        } else {
            assert!(nth >= 12, "too soon");
            assert_eq!(refused(&reply), "server-too-much-chat");
        }
    }
    assert!((12..20).contains(&said), "a measure that fills slowly: {said}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_finds_an_open_table_and_nobody_fills_the_list() {
    let house = house(config().limits).await;
    let mut ann = house.person("Ann").await;
    let wished = json!({ "listed": true, "language": "de", "clock": { "evening": { "seconds": 60, "reserve": 120 } } });
    let code = table(&mut ann, "greed", json!(["me", "open"]), wished).await;
    table(&mut ann, "greed", json!(["me", "open"]), json!({})).await;
    let open = |mut visitor: Visitor| async move { visitor.get("/api/open").await.expect("an answer").json() };
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    let found = open(house.visitor()).await;
    assert_eq!(found.as_array().map(Vec::len), Some(1), "the other is for friends: {found}");
    let found = &found[0];
    assert_eq!((&found["code"], &found["game"], &found["language"]), (&json!(code), &json!("greed"), &json!("de")));
    assert_eq!(found["clock"], json!({ "evening": { "seconds": 60, "reserve": 120 } }));
    assert_eq!(found["seats"][0]["name"], "Ann");
    // A second and a third of the same person: two are shown.
    for _ in 0..2 {
        table(&mut ann, "greed", json!(["me", "open"]), json!({ "listed": true })).await;
    }
    assert_eq!(open(house.visitor()).await.as_array().map(Vec::len), Some(2));
    // A stranger sits down, and it is not open any more.
    let mut at_b = Talker::open(&house.person("Sam").await, &code).await;
    at_b.show(None, None).await;
    assert_eq!(at_b.ask(Ask::Sit { seat: B, name: "Sam".into() }).await, "done");
    let left = open(house.visitor()).await;
    assert!(left.as_array().expect("a list").iter().all(|table| table["code"] != json!(code)));
    // Colours: no two alike.
    assert_eq!(at_b.ask(Ask::Colour { seat: B, colour: 3 }).await, "done");
    assert_eq!(refused(&at_a.ask(Ask::Colour { seat: A, colour: 3 }).await), "server-colour-taken");
    assert_eq!(refused(&at_a.ask(Ask::Colour { seat: A, colour: 9 }).await), "server-colour-taken");
    // Its maker closes it: there is no such table any more.
    assert_eq!(refused(&at_b.ask(Ask::Close).await), "server-not-the-maker");
    assert_eq!(at_a.ask(Ask::Close).await, "done");
    assert_eq!(at_b.hear("bye").await["line"]["id"], "server-table-closed");
    assert_eq!(house.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer").status, 404);
    house.close().await;
    // Where that is switched off nothing is shown, listed or matched.
    let off = Config { listing: false, matching: false, ..config() };
    let house = House::open(common::store(), off).await;
    let mut ann = house.person("Ann").await;
    let wished =
        json!({ "game": "greed", "seats": ["me", "open"], "names": ["Ann"], "spectators": true, "listed": true });
    let reply = ann.post("/api/tables", &wished).await.expect("an answer");
    assert_eq!(refused(&reply.json()), "server-no-listing");
    let wanted = json!({ "game": "greed", "players": 2, "bots": true, "name": "Ann" });
    assert_eq!(refused(&ann.post("/api/match", &wanted).await.expect("an answer").json()), "server-no-matching");
    house.close().await;
}

async fn meet(visitor: &mut Visitor, wanted: &Value) -> Value {
    visitor.post("/api/match", wanted).await.expect("an answer").json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_wait_for_the_same_meet() {
    let house = house(config().limits).await;
    let (mut ann, mut ben) = (house.person("Ann").await, house.person("Ben").await);
    let wanted = |name: &str, bots: bool| json!({ "game": "greed", "players": 2, "bots": bots, "name": name });
    let code = meet(&mut ann, &wanted("Ann", true)).await["code"].clone();
    assert_eq!(meet(&mut ann, &wanted("Ann", true)).await["code"], code, "whoever asks twice waits at one table");
    assert_ne!(meet(&mut house.person("Cas").await, &wanted("Cas", false)).await["code"], code, "without bots: apart");
    let alone = json!({ "game": "smile", "players": 1, "bots": true, "name": "Ann" });
    assert_eq!(refused(&meet(&mut ann, &alone).await), "server-nobody-to-match");
    let text = code.as_str().expect("a code").to_owned();
    let mut at_a = Talker::open(&ann, &text).await;
    at_a.show(Some(A), None).await;
    let found = meet(&mut ben, &wanted("Ben", true)).await;
    assert_eq!((&found["code"], &found["matching"]), (&code, &json!({ "bots": true })));
    let mut at_b = Talker::open(&ben, &text).await;
    at_b.show(None, None).await;
    assert_eq!(at_b.ask(Ask::Sit { seat: B, name: "Ben".into() }).await, "done");
    for (talker, seat) in [(&mut at_a, A), (&mut at_b, B)] {
        talker.show(Some(seat), None).await;
        assert_eq!(talker.ask(Ask::Ready { seat, nonce: nonce('a') }).await, "done");
    }
    assert_eq!(info(&mut at_b, B).await["stage"], "running");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_take_the_chairs_that_nobody_wants() {
    let config = Config { match_wait: Duration::ZERO, ..config() };
    let house = House::open(common::store(), config).await;
    let mut ann = house.person("Ann").await;
    let wanted = json!({ "game": "greed", "players": 3, "bots": true, "name": "Ann" });
    let code = meet(&mut ann, &wanted).await["code"].as_str().expect("a code").to_owned();
    let mut at_a = Talker::open(&ann, &code).await;
    at_a.show(Some(A), None).await;
    let bot = json!({ "bot": { "level": "normal", "standing_in": false } });
    loop {
        let seats = info(&mut at_a, A).await["seats"].clone();
        if seats[1]["sitter"] == bot && seats[2]["sitter"] == bot {
            break;
        }
        at_a.hear("table").await;
    }
    assert_eq!(at_a.ask(Ask::Ready { seat: A, nonce: nonce('a') }).await, "done");
    assert_eq!(info(&mut at_a, A).await["stage"], "running");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watchers_speak_among_themselves_and_the_maker_takes_lines_away() {
    let house = house(config().limits).await;
    let (_, _, code, mut at_a, mut at_b, _) = two(&house).await;
    let (sam, eve) = (house.person("Sam").await, house.person("Eve").await);
    let (mut at_s, mut at_e) = (Talker::open(&sam, &code).await, Talker::open(&eve, &code).await);
    at_s.show(None, None).await;
    at_e.show(None, None).await;
    assert_eq!(at_s.ask(Ask::Chat { text: "A has a bluff".into() }).await, "done");
    let heard = at_e.hear("chat").await;
    assert_eq!((&heard["watchers"], &heard["seat"], &heard["name"]), (&json!(true), &Value::Null, &json!("Sam")));
    assert_eq!(at_a.ask(Ask::Chat { text: "well".into() }).await, "done");
    assert_eq!(at_b.hear("chat").await["text"], "well", "and not what was said before");
    let line = at_e.hear("chat").await;
    let id = line["id"].as_str().expect("an id").to_owned();
    assert_eq!(refused(&at_b.ask(Ask::Unsay { id: id.clone() }).await), "server-not-the-maker");
    assert_eq!(at_a.ask(Ask::Unsay { id: id.clone() }).await, "done");
    assert_eq!(at_e.hear("unsaid").await["id"], id);
    assert_eq!(refused(&at_a.ask(Ask::Unsay { id }).await), "server-no-such-line");
    let here = at_b.show(Some(B), None).await["here"].clone();
    assert_eq!(here["chat"], json!([]));
    // Counted, and named if they wish.
    assert_eq!(at_s.ask(Ask::BeNamed { named: true }).await, "done");
    let watchers = at_b.show(Some(B), None).await["here"]["table"]["watchers"].clone();
    assert_eq!(watchers, json!({ "count": 2, "names": ["Sam"] }));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_touches_is_closed_after_a_notice() {
    let store = common::store();
    let open = |untouched_days| House::open(store.clone(), Config { untouched_days, ..config() });
    let first = open(90).await;
    let (mut ann, _, code, ..) = two(&first).await;
    let mine = ann.get("/api/tables").await.expect("an answer").json();
    assert_eq!((&mine[0]["code"], &mine[0]["closes"]), (&json!(code), &Value::Null), "not soon");
    first.close().await;
    let second = open(29).await;
    ann.server = second.address;
    let mine = ann.get("/api/tables").await.expect("an answer").json();
    let changed = mine[0]["changed"].as_i64().expect("a time");
    assert_eq!(mine[0]["closes"], changed + 29 * 24 * 3600, "whoever sits there reads it");
    second.close().await;
    // Time passes: a second is enough for a server that keeps nothing.
    let closed = loop {
        let third = open(0).await;
        ann.server = third.address;
        let mine = ann.get("/api/me/games").await.expect("an answer").json();
        if mine[0]["code"] == json!(code) {
            let mut at_a = Talker::open(&ann, &code).await;
            let here = at_a.show(Some(A), None).await["here"].clone();
            third.close().await;
            break (mine[0]["ended"].clone(), here);
        }
        third.close().await;
    };
    assert_eq!((&closed.0, &closed.1["table"]["ended"]), (&json!("untouched"), &json!("untouched")));
    assert_eq!(closed.1["step"]["now"]["finish"]["standing"], Value::Null);
}
