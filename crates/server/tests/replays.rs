//! Looking back: as every seat saw a game, out of a file and at a table, and only as far as one may.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use catalog::table::Audience;
use common::{A, B, House, Talker, kinds, refused, two};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use server::client::Visitor;
use server::wire::Ask;
use tabletop::{Line, Seat, Viewer, pick};
use words::{Language, Words};

/// Every golden record of every game, and those that were played to all ends.
fn records() -> Vec<PathBuf> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folders = ["greed", "smile", "downtown"].map(|game| root.join("games").join(game).join("tests"));
    let folders = folders.iter().flat_map(|folder| [folder.join("golden"), folder.join("endings")]);
    folders.flat_map(|folder| fs::read_dir(folder).expect("records")).map(|file| file.expect("a file").path()).collect()
}

/// The tables of a replay, made of what has changed, as the page makes them.
fn tables(replay: &Value) -> Vec<Value> {
    let mut table = Value::Null;
    let next = |moment: &Value| {
        if let Some(change) = moment.get("table") {
            catalog::change::fold(&mut table, change.clone());
        }
        table.clone()
    };
    replay["moments"].as_array().expect("moments").iter().map(next).collect()
}

/// What happened, without what was only taken back.
fn told(replay: &Value) -> Vec<(Value, Value, Value)> {
    let moments = replay["moments"].as_array().expect("moments").iter().zip(tables(replay));
    let happened = moments.filter(|(moment, _)| moment.get("undoes").is_none());
    happened.map(|(moment, table)| (moment["event"].clone(), moment["lines"].clone(), table)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_golden_record_is_told_moment_by_moment_in_both_languages() {
    let house = House::usual().await;
    let (mut undone, mut turns) = (0, 0);
    for path in records() {
        let name = path.display();
        let json = fs::read_to_string(&path).expect("a record");
        let record: Value = serde_json::from_str(&json).expect("JSON");
        let entry = catalog::find(record["game"].as_str().expect("a game")).expect("a game");
        let (desk, stories) = entry.resume(&json, usize::MAX, Audience::EVERYBODY).expect("a good record");
        for viewer in Viewer::all(desk.seats()) {
            let reply = house.visitor().post(&format!("/api/replays?seat={viewer}"), &record).await.expect("an answer");
            assert_eq!(reply.status, 200, "{name}: {}", reply.body);
            let replay = reply.json();
            let seen = stories.to(viewer).iter();
            let seen: Vec<(Value, Value, Value)> =
                seen.map(|seen| (seen.event.value(), json!(seen.lines), seen.table.value())).collect();
            assert!(told(&replay) == seen, "{name}: {viewer} is told something else than it saw");
            let moments = replay["moments"].as_array().expect("moments");
            undone += moments.iter().filter(|moment| moment["undone"] == true).count();
            turns += moments.iter().filter(|moment| moment["landmark"].get("turn").is_some()).count();
            assert!(moments.is_sorted_by_key(|moment| moment["inputs"].as_u64()), "{name}");
        }
        for language in Language::ALL {
            let words = Words::of(language);
            let lines = stories.to(Viewer::Spectator).iter().flat_map(|moment| &moment.lines);
            assert!(lines.map(|line: &Line| words.text(line)).all(|text| !text.is_empty()), "{name}");
        }
        let reply = house.visitor().post("/api/replays?seat=open", &record).await.expect("an answer");
        assert_eq!(reply.status, 200, "{name}: {}", reply.body);
    }
    assert!(undone > 0 && turns > 1000, "{undone} moments taken back, {turns} turns");
    house.close().await;
}

/// All that a screen was sent, in order.
fn sent(talker: &mut Talker) -> Vec<(Value, Value, Value)> {
    let steps =
        std::mem::take(&mut talker.heard).into_iter().filter_map(|mut message| Some(message.get_mut("step")?.take()));
    let moments = steps.flat_map(|step| step["moments"].as_array().expect("moments").clone());
    moments.map(|moment| (moment["event"].clone(), moment["lines"].clone(), moment["table"].clone())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seats_replay_is_what_this_seat_was_sent() {
    let house = House::usual().await;
    let (mut rng, mut undone, mut all_taken_back) = (ChaCha8Rng::seed_from_u64(18), 0, 0);
    for (game, players, options) in kinds() {
        let mut ann = house.person("Ann").await;
        let seats = vec!["me"; players.into()];
        let names: Vec<String> = Seat::first(players).map(|seat| seat.to_string()).collect();
        let code = common::table(&mut ann, game, json!(seats), json!({ "options": options, "names": names })).await;
        // A screen for each seat and one for those who look on, each of which hears every message whole.
        let mut screens = Vec::new();
        for viewer in Viewer::all(players) {
            let mut screen = Talker::open(&ann, &code).await;
            screen.show(viewer.seat(), None).await;
            screens.push((viewer, screen));
        }
        for (seat, (_, screen)) in Seat::first(players).zip(&mut screens) {
            screen.ask(Ask::Ready { seat, nonce: common::nonce('a') }).await;
        }
        let mut taken_back = 0;
        loop {
            // Whoever asks for something has heard all that came before.
            for (_, screen) in &mut screens {
                screen.ask(Ask::Look).await;
            }
            if !screens[0].1.now()["finish"].is_null() {
                break;
            }
            let waits = |(_, screen): &&mut (Viewer, Talker)| screen.now()["question"]["prompt"]["sealed"] == false;
            let (viewer, screen) = screens.iter_mut().find(waits).expect("somebody is asked");
            let seat = viewer.seat().expect("watchers are not asked");
            let now = screen.now().clone();
            let back = taken_back < 25 && *pick(&mut rng, &[true, false, false]);
            if back && screen.ask(Ask::Undo { seat, turn: false }).await.get("refused").is_none() {
                taken_back += 1;
                continue;
            }
            let action = pick(&mut rng, now["choices"].as_array().expect("choices"))["action"].clone();
            let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
            let act = Ask::Act { seat, prompt, action: action.as_str().expect("notation").to_owned() };
            assert_eq!(screen.ask(act).await, "done", "{game}: {now}");
        }
        for (viewer, screen) in &mut screens {
            let heard = sent(screen);
            let replay = looked_back(&ann, &format!("{code}?seat={viewer}")).await.1;
            assert!(told(&replay) == heard, "{game}: {viewer} was sent {} moments", heard.len());
            assert_eq!((&replay["over"], &replay["eyes"]), (&json!(true), &json!(viewer)));
            assert_eq!(replay["views"].as_array().map(Vec::len), Some(usize::from(players) + 2));
            let moments = replay["moments"].as_array().expect("moments").iter();
            undone += moments.filter(|moment| moment["undone"] == true).count();
        }
        all_taken_back += taken_back;
    }
    assert!(all_taken_back > 0, "something was taken back, else this shows nothing");
    assert!(undone > 0, "some of it was seen before it was taken back");
    house.close().await;
}

async fn looked_back(visitor: &Visitor, path: &str) -> (u16, Value) {
    let reply = visitor.clone().get(&format!("/api/replays/{path}")).await.expect("an answer");
    (reply.status, reply.json())
}

#[tokio::test]
async fn a_running_game_is_looked_back_at_only_as_far_as_the_own_seat_has_seen() {
    let house = House::usual().await;
    let (ann, ben, code, mut at_a, _, now) = two(&house).await;
    let action = now["choices"][0]["action"].as_str().expect("a choice").to_owned();
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    at_a.ask(Ask::Act { seat: A, prompt, action }).await;
    let (status, replay) = looked_back(&ann, &code).await;
    assert_eq!((status, &replay["eyes"], &replay["over"]), (200, &json!("A"), &json!(false)));
    assert_eq!(replay["views"], json!(["A", "spectator"]));
    // What lies in an envelope has not happened; nothing counts what others do.
    assert_eq!(replay["choices"], json!([]));
    assert!(replay["moments"].as_array().expect("moments").iter().all(|moment| moment.get("inputs").is_none()));
    for (person, path, why) in [
        (&ann, format!("{code}?seat={B}"), "server-not-your-seat"),
        (&ben, format!("{code}?seat={A}"), "server-not-your-seat"),
        (&ben, format!("{code}?seat=open"), "replay-not-over"),
        (&ben, format!("{code}?seat=E"), "server-not-your-seat"),
        (&ben, format!("{code}?seat=Z"), "unknown-seat"),
        (&ben, format!("{code}/1?seat={B}"), "replay-not-over"),
        (&ben, "K7Q-4MP".to_owned(), "server-unknown-table"),
    ] {
        let (status, reply) = looked_back(person, &path).await;
        assert!((400..500).contains(&status), "{path}: {status}");
        assert_eq!(refused(&reply), why, "{path}");
    }
    let (status, replay) = looked_back(&house.visitor(), &code).await;
    assert_eq!((status, &replay["eyes"]), (200, &json!("spectator")), "whoever may watch");
    house.close().await;
}

#[tokio::test]
async fn what_somebody_was_asked_is_told_again_once_the_game_is_over() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    for (game, players, options) in kinds() {
        let mut seats = vec![json!({ "bot": "easy" }); players.into()];
        seats[0] = json!("me");
        let code = common::table(&mut ann, game, json!(seats), json!({ "options": options })).await;
        let (status, reply) = looked_back(&ann, &format!("{code}/10?seat=A")).await;
        assert!((400..500).contains(&status), "{game} has not even begun: {reply}");
        server::client::Player::new(ann.clone(), &code, A, 5, true).play().await;
        let record = ann.get(&format!("/api/tables/{code}/record")).await.expect("an answer").json()["record"].clone();
        let inputs = record["inputs"].as_array().expect("inputs");
        let acts: Vec<_> = inputs.iter().enumerate().filter_map(|(at, input)| Some((at, input.get("act")?))).collect();
        let mut compared = 0;
        for &(at, act) in acts.iter().step_by((acts.len() / 8).max(1)) {
            let seat = act[0].as_str().expect("a seat");
            let (status, asked) = looked_back(&ann, &format!("{code}/{at}?seat={seat}")).await;
            assert_eq!(status, 200, "{game}: {asked}");
            assert!(asked["asked"].as_array().expect("seats").contains(&act[0]), "{game}");
            let choices = asked["choices"].as_array().expect("choices");
            assert!(choices.iter().any(|choice| choice["action"] == act[1]), "{game} after {at}: {act}");
            assert_eq!(asked["question"]["prompt"]["sealed"], false);
            // Like the choices, the table is that of a desk which stands there.
            let entry = catalog::find(game).expect("a game");
            let (desk, _) = entry.resume(&record.to_string(), at, Audience::NOBODY).expect("a good record");
            let seat = seat.parse().expect("a seat");
            assert_eq!(asked["table"], desk.table(Viewer::Seat(seat)).value(), "{game} after {at}");
            compared += 1;
        }
        assert!(compared > 3, "{game}: {compared}");
        let (status, reply) = looked_back(&ann, &format!("{code}/3?seat=E")).await;
        assert!(status >= 400 && refused(&reply) == "no-such-seat", "{game}");
        assert_eq!(
            looked_back(&ann, &format!("{code}/3")).await.1["choices"],
            json!([]),
            "those who look on choose nothing"
        );
    }
    house.close().await;
}

#[tokio::test]
async fn a_table_that_is_not_for_watching_is_looked_back_at_by_its_players_or_whoever_has_the_word() {
    let house = House::usual().await;
    let options = kinds().into_iter().find(|(game, ..)| *game == "smile").expect("a game").2;
    let mut maker = house.person("Ann").await;
    let wishes = json!({ "options": options, "spectators": false });
    let code = common::table(&mut maker, "smile", json!(["me", {"bot": "easy"}]), wishes).await;
    let mut player = server::client::Player::new(maker.clone(), &code, A, 1, true);
    player.play().await;
    let stranger = house.visitor();
    let (status, reply) = looked_back(&stranger, &code).await;
    assert_eq!((status, refused(&reply)), (403, "server-no-spectators"));
    assert_eq!(looked_back(&maker, &format!("{code}?seat=open")).await.0, 200);
    let word = maker.post(&format!("/api/tables/{code}/share"), &json!({})).await.expect("an answer").json();
    let word = word["word"].as_str().expect("a word").to_owned();
    assert_eq!(looked_back(&stranger, &format!("{word}?seat=open")).await.0, 200);
    house.close().await;
}

#[tokio::test]
async fn files_are_bounded_and_refused_with_a_reason() {
    let house = House::usual().await;
    let mut visitor = house.visitor();
    let json = fs::read_to_string(&records()[0]).expect("a record");
    let record: Value = serde_json::from_str(&json).expect("JSON");
    let with = |name: &str, value: Value| {
        let mut other = record.clone();
        other[name] = value;
        other
    };
    let many: Vec<&Value> = std::iter::repeat_n(&record["inputs"][0], 20_001).collect();
    for (file, status, why) in [
        (json!({}), 422, "not-a-record"),
        (json!([1]), 422, "not-a-record"),
        (with("game", json!("chess")), 422, "unknown-game"),
        (with("inputs", json!([])), 422, "record-ends-differently"),
        (with("inputs", json!(many)), 422, "server-replay-too-long"),
        (with("config", json!("x".repeat(1 << 20))), 413, "server-unreadable"),
    ] {
        let reply = visitor.post("/api/replays", &file).await.expect("an answer");
        assert_eq!((reply.status, refused(&reply.json())), (status, why));
    }
    let mut wrapped = visitor.clone();
    let reply = wrapped.post("/api/replays?seat=open", &json!({ "format": "backroom-game-1", "record": record })).await;
    assert_eq!(reply.expect("an answer").status, 200, "as a server saves it");
    house.close().await;
}

#[tokio::test]
async fn a_table_goes_on_from_a_moment_of_another_by_the_same_deal() {
    let house = House::usual().await;
    let mut ann = house.person("Ann").await;
    let options = kinds().into_iter().find(|(game, ..)| *game == "smile").expect("a game").2;
    let seats = json!(["me", {"bot": "easy"}]);
    let code = common::table(&mut ann, "smile", seats.clone(), json!({ "options": options })).await;
    server::client::Player::new(ann.clone(), &code, A, 1, true).play().await;
    let first = ann.get(&format!("/api/tables/{code}/record")).await.expect("an answer").json();
    let replay = looked_back(&ann, &format!("{code}?seat=open")).await.1;
    let inputs = replay["moments"][40]["inputs"].as_u64().expect("a number") as usize;
    for of in [json!(code), first.clone()] {
        let branch = json!({ "branch": { "of": of, "inputs": inputs } });
        let other = common::table(&mut ann, "smile", seats.clone(), branch).await;
        let info = ann.get(&format!("/api/tables/{other}")).await.expect("an answer").json();
        assert_eq!((&info["branch"]["inputs"], &info["branch"]["anew"]), (&json!(inputs), &json!(false)));
        server::client::Player::new(ann.clone(), &other, A, 2, true).play().await;
        let game = ann.get(&format!("/api/tables/{other}/record")).await.expect("an answer").json();
        assert_eq!(game["record"]["seed"], first["record"]["seed"]);
        assert_eq!(
            game["record"]["inputs"].as_array().expect("inputs")[..inputs],
            first["record"]["inputs"].as_array().expect("inputs")[..inputs]
        );
        assert_eq!(game["record"]["origin"]["inputs"], inputs);
        let entry = catalog::find("smile").expect("a game");
        entry.verify(&game["record"].to_string()).expect("dealt from its seed");
        assert_eq!(game["fair"], first["fair"], "what proves the one proves the other");
    }
    for (branch, why) in [
        (json!({ "of": code, "inputs": 100_000 }), "record-has-fewer-inputs"),
        (json!({ "of": "K7Q-4MP", "inputs": 1 }), "server-unknown-table"),
        (json!({ "of": {}, "inputs": 1 }), "not-a-record"),
    ] {
        let wished = json!({ "game": "smile", "seats": seats, "names": ["Ann"], "spectators": true, "branch": branch });
        let reply = ann.post("/api/tables", &wished).await.expect("an answer");
        assert_eq!((reply.status >= 400, refused(&reply.json())), (true, why));
    }
    house.close().await;
}
