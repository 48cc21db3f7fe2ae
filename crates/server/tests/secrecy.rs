//! Two tables that look the same to a viewer send it the same, byte for byte and message for message, as
//! long as it witnesses the same: on the wire, reconnects and spectators included, with and without the
//! memory aid, with clocks that run and people who come and go.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::Duration;

use common::{House, Talker, config, nonce};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use server::client::Visitor;
use server::wire::Ask;
use server::{Config, Ticker};
use store::{Hidden, Snapshot, Store, Write};
use tabletop::{Choices, Seat, Seed, Viewer, below, pick};

/// One pair of tables and the people who sit at both.
struct Pair {
    people: Vec<Visitor>,
    codes: [String; 2],
}

/// Two snapshots that look the same to the viewer, some way into a random game.
fn snapshots(game: &str, players: u8, viewer: Viewer, rng: &mut ChaCha8Rng) -> [String; 2] {
    let entry = catalog::find(game).expect("a game");
    loop {
        let seed = Seed::of_game(u64::from(below(rng, u32::MAX)), 0);
        let (mut desk, _) = entry.open(players, &Choices::none(), seed).expect("a table");
        for _ in 0..below(rng, 80) {
            let Some(seat) = desk.asked().iter().find(|&seat| !desk.sealed().contains(seat)) else { break };
            let prompt = desk.prompt(seat).expect("it is asked").id;
            let action = pick(rng, &desk.choices(seat)).action.clone();
            desk.submit(seat, prompt, &action).expect("a legal choice");
        }
        let running = desk.standing().is_none();
        if let Some(other) = desk.imagined(viewer, u64::from(below(rng, u32::MAX))).filter(|_| running) {
            return [desk.snapshot(), other];
        }
    }
}

/// Sits everybody down at both tables and lets both games start.
async fn sit_down(house: &House, game: &str, players: u8, wished: &Value) -> Pair {
    let mut people = Vec::new();
    for _ in 0..players {
        people.push(house.person("Ann").await);
    }
    let mut codes = [String::new(), String::new()];
    for code in &mut codes {
        let mut seats = vec!["me"];
        seats.resize(players.into(), "open");
        *code = common::table(&mut people[0], game, json!(seats), wished.clone()).await;
        for (seat, person) in Seat::first(players).zip(&people) {
            let mut talker = Talker::open(person, code).await;
            talker.show(None, None).await;
            talker.ask(Ask::Sit { seat, name: format!("Player {seat}") }).await;
            assert_eq!(talker.ask(Ask::Ready { seat, nonce: nonce('a') }).await, "done");
        }
    }
    Pair { people, codes }
}

/// Gives a stored table another state.
async fn exchange(store: &dyn Store, code: &str, snapshot: &str) {
    let loaded = store.load(code).await.expect("the store works").expect("a table");
    let number = loaded.inputs.last().map(|input| input.number);
    let number = number.or(loaded.snapshot.map(|snapshot| snapshot.number)).expect("an input");
    let body = format!(r#"{{"done":[],"desk":{snapshot}}}"#);
    let mut write = Write::to(loaded.table.id, 0);
    write.snapshot = Some(Snapshot { number, body: Hidden(body) });
    store.write(write).await.expect("stored");
}

/// What a screen was sent since the last time, until it has asked to be shown everything again, and how long each
/// message was.
async fn all_sent(talker: &mut Talker, viewer: Viewer) -> (Vec<Value>, Value, Vec<usize>) {
    let here = talker.show(viewer.seat(), None).await;
    let mut sent = std::mem::take(&mut talker.heard);
    sent.push(here.clone());
    for message in &mut sent {
        // The two tables have different names, and different secrets that are shown at the end.
        for place in ["/here/table", "/table"] {
            if let Some(table) = message.pointer_mut(place) {
                table["code"] = Value::Null;
                table["commitment"] = Value::Null;
                // How soon a screen is missed that was closed is a matter of chance.
                table["watchers"] = Value::Null;
            }
        }
        for place in ["/step/now/finish", "/here/step/now/finish"] {
            if let Some(finish) = message.pointer_mut(place).and_then(Value::as_object_mut) {
                finish.remove("secret");
                finish.remove("seed");
            }
        }
    }
    (sent, here["here"]["step"]["now"].clone(), std::mem::take(&mut talker.lengths))
}

/// Whether two lists of messages are the same; or differ, but only after the viewer has seen different
/// things happen. Anything else is a leak.
fn the_same(one: &[Value], two: &[Value], context: &str) -> bool {
    for (one, two) in one.iter().zip(two) {
        if one == two {
            continue;
        }
        let step = |message: &Value| {
            let step = message.get("step").unwrap_or(&message["here"]["step"]);
            (step["moments"].clone(), step["now"]["finish"].is_null())
        };
        let (one_seen, two_seen) = (step(one), step(two));
        let differs = difference(one, two, "");
        assert!(one_seen != two_seen, "{context}: the same was seen, but something else was sent at {differs}");
        return false;
    }
    assert_eq!(one.len(), two.len(), "{context}: the same was seen, but not the same number of messages sent");
    true
}

/// Where two messages differ first, and how.
fn difference(one: &Value, two: &Value, path: &str) -> String {
    let inner = match (one, two) {
        (Value::Object(one), Value::Object(two)) => {
            let both = one.iter().filter_map(|(key, value)| Some((key.clone(), value, two.get(key)?)));
            both.into_iter().find(|(_, one, two)| one != two)
        }
        (Value::Array(one), Value::Array(two)) => {
            let both = one.iter().zip(two).enumerate().map(|(n, (one, two))| (n.to_string(), one, two));
            both.into_iter().find(|(_, one, two)| one != two)
        }
        _ => None,
    };
    match inner {
        Some((key, one, two)) => difference(one, two, &format!("{path}/{key}")),
        None => format!("{path}: {one} or {two}"),
    }
}

/// Plays on at both tables alike, as far as the viewer can tell, and compares what it is sent. Time passes between two
/// choices, and people come and go, if there is a time to move.
async fn compare(house: &House, pair: &Pair, viewer: Viewer, rng: &mut ChaCha8Rng, time: Option<&AtomicU64>) -> usize {
    let stranger = house.visitor();
    let eyes = viewer.seat().map_or(&stranger, |seat| &pair.people[seat.index()]);
    let mut screens = [Talker::open(eyes, &pair.codes[0]).await, Talker::open(eyes, &pair.codes[1]).await];
    let mut hands = Vec::new();
    for (seat, person) in pair.people.iter().enumerate() {
        let mut both = [Talker::open(person, &pair.codes[0]).await, Talker::open(person, &pair.codes[1]).await];
        for talker in &mut both {
            talker.show(Some(Seat::new(seat)), None).await;
        }
        hands.push(Some(both));
    }
    let (mut heard, mut compared) = (0, 0);
    for step in 0..40 {
        let [left, right] = &mut screens;
        let (one, now, one_long) = all_sent(left, viewer).await;
        let (two, _, two_long) = all_sent(right, viewer).await;
        if !the_same(&one, &two, &format!("step {step} for {viewer}")) || !now["finish"].is_null() {
            return compared;
        }
        assert_eq!(one_long, two_long, "step {step} for {viewer}: the same was seen, but not as long a message sent");
        compared += one.len();
        let before = std::mem::replace(&mut heard, now["heard"].as_u64().expect("a number") as u32);
        if below(rng, 4) == 0 {
            // The connection is lost. Whoever comes back is told what was missed, and that is what was told.
            for (screen, code) in screens.iter_mut().zip(&pair.codes) {
                *screen = Talker::open(eyes, code).await;
            }
            if step > 0 {
                let missed = screens[0].show(viewer.seat(), Some(before)).await;
                let told = one.iter().filter_map(|message| message["step"]["moments"].as_array()).flatten();
                assert_eq!(missed["here"]["step"]["moments"], told.cloned().collect::<Value>());
            }
            for screen in &mut screens {
                screen.show(viewer.seat(), None).await;
                screen.lengths.clear();
            }
        }
        if let Some(time) = time {
            time.fetch_add(u64::from(below(rng, 3_000)), SeqCst);
            // Somebody closes the page and opens it again, while others choose, too: everybody hears of it alike.
            let others = Seat::first(pair.people.len() as u8).filter(|seat| !viewer.is(*seat));
            let seat = *pick(rng, &others.collect::<Vec<Seat>>());
            let person = &pair.people[seat.index()];
            drop(hands[seat.index()].take());
            let mut back = Vec::new();
            for code in &pair.codes {
                while is_here(house, code, seat).await {}
                let mut hand = Talker::open(person, code).await;
                hand.show(Some(seat), None).await;
                back.push(hand);
            }
            hands[seat.index()] = back.try_into().ok();
        }
        // Somebody acts, at both tables.
        let asked: Vec<Seat> = serde_json::from_value(now["asked"].clone()).expect("seats");
        let sealed: Vec<Seat> = serde_json::from_value(now["sealed"].clone()).expect("seats");
        let open: Vec<Seat> = asked.iter().copied().filter(|seat| !sealed.contains(seat)).collect();
        let seat = *pick(rng, &open);
        let [one, two] = hands[seat.index()].as_mut().expect("everybody is here");
        let (one_now, two_now) = (hand(one, seat).await, hand(two, seat).await);
        let action = pick(rng, &one_now.1).clone();
        let secret = asked.len() > 1 && !viewer.is(seat);
        let other = if two_now.1.contains(&action) && !(secret && below(rng, 3) == 0) {
            action.clone()
        } else if secret {
            pick(rng, &two_now.1).clone()
        } else {
            // What everybody sees cannot be done at the other table: they part ways.
            return compared;
        };
        act(one, seat, one_now.0, &action).await;
        act(two, seat, two_now.0, &other).await;
        // A choice of several steps may have more of them with another hand: nobody sees the single ones.
        while !viewer.is(seat) && is_asked(one, seat).await != is_asked(two, seat).await {
            let slower = if is_asked(one, seat).await { &mut *one } else { &mut *two };
            let (prompt, choices) = hand(slower, seat).await;
            act(slower, seat, prompt, pick::<String>(rng, &choices)).await;
        }
        // A sealed envelope is changed at one of the tables: nobody else may notice.
        if secret && open.len() > 1 && !is_asked(one, seat).await {
            let (prompt, choices) = hand(one, seat).await;
            let changed = pick(rng, &choices).clone();
            act(one, seat, prompt, &changed).await;
        }
    }
    compared
}

/// Whether the seat's person has a page open at the table.
async fn is_here(house: &House, code: &str, seat: Seat) -> bool {
    let info = house.visitor().get(&format!("/api/tables/{code}")).await.expect("an answer").json();
    info["seats"][seat.index()]["sitter"]["person"]["here"] == true
}

/// A hand's prompt and choices.
async fn hand(talker: &mut Talker, seat: Seat) -> (u32, Vec<String>) {
    let now = talker.show(Some(seat), None).await["here"]["step"]["now"].clone();
    talker.heard.clear();
    let choices = now["choices"].as_array().expect("choices").iter();
    let actions = choices.map(|choice| choice["action"].as_str().expect("an action").to_owned()).collect();
    (now["question"]["prompt"]["id"].as_u64().expect("it is asked") as u32, actions)
}

/// Whether the hand is to choose something and has not sealed it.
async fn is_asked(talker: &mut Talker, seat: Seat) -> bool {
    let now = talker.show(Some(seat), None).await["here"]["step"]["now"].clone();
    talker.heard.clear();
    now["question"]["prompt"]["sealed"] == false
}

async fn act(talker: &mut Talker, seat: Seat, prompt: u32, action: &str) {
    let reply = talker.ask(Ask::Act { seat, prompt, action: action.to_owned() }).await;
    assert_eq!(reply, "done");
}

/// Where nothing is told because so much time has passed on this machine.
fn unhurried() -> Config {
    let never = Duration::from_secs(1_000_000);
    Config { grace: never, watchers_every: never, ..config() }
}

/// Compares what viewers are sent at tables that are set up like this, each pair of them in a house of its own.
async fn judge(seed: u64, wished: &[Value], config: impl Fn() -> (Config, Option<Arc<AtomicU64>>)) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut compared = 0;
    for (game, players, _) in common::kinds() {
        for viewer in Viewer::all(players) {
            for wished in wished {
                let (config, time) = config();
                let store = common::store();
                let house = House::open(store.clone(), config.clone()).await;
                let mut pair = sit_down(&house, game, players, wished).await;
                house.close().await;
                let snapshots = snapshots(game, players, viewer, &mut rng);
                for (code, snapshot) in pair.codes.iter().zip(&snapshots) {
                    exchange(&*store, code, snapshot).await;
                }
                let house = House::open(store, config).await;
                pair.people.iter_mut().for_each(|person| person.server = house.address);
                compared += compare(&house, &pair, viewer, &mut rng, time.as_deref()).await;
                house.close().await;
            }
        }
    }
    compared
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_viewer_is_sent_only_what_it_may_know() {
    let wished = [false, true, false, true].map(|memory| json!({ "memory": memory }));
    let compared = judge(3, &wished, || (unhurried(), None)).await;
    assert!(compared > 1000, "enough was compared: {compared}");
}

/// Clocks begin and stop by what everybody sees, and a change of mind in secret moves none of them. What is told of
/// who is here and what time is left is the same at both tables, in number and in length.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_and_presence_tell_nothing() {
    let clocks = [json!({ "evening": { "seconds": 600, "reserve": 600 } }), json!({ "letters": { "days": 1 } })];
    let wished = clocks.map(|clock| json!({ "clock": clock }));
    let config = || {
        let (ticker, time) = Ticker::standing();
        (Config { ticker, ..unhurried() }, Some(time))
    };
    let compared = judge(4, &wished, config).await;
    assert!(compared > 400, "enough was compared: {compared}");
}
