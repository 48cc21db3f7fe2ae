//! Clocks over the wire, by a time of the test's own: running out brings a stand-in and never a loss, what has run is
//! stored, and time in which nobody holds the table costs nobody anything.

mod common;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use common::{A, B, House, Kept, Talker, config, refused, two_at, until};
use serde_json::{Value, json};
use server::wire::{Ask, Motion};
use server::{Config, Ticker};
use store::Store;
use tabletop::Seat;

/// In milliseconds.
const DAY: u64 = 24 * 3_600_000;

fn timed(ticker: &Ticker) -> Config {
    Config { ticker: ticker.clone(), ..config() }
}

/// A time that stands, beginning anywhere.
fn standing(at: u64) -> (Ticker, Arc<AtomicU64>) {
    let (ticker, moved) = Ticker::standing();
    moved.store(at, SeqCst);
    (ticker, moved)
}

async fn times(talker: &mut Talker, seat: Seat) -> Value {
    talker.show(Some(seat), None).await["here"]["times"].clone()
}

/// Milliseconds of the time for a choice that are stored as used.
async fn stored(store: &dyn Store, code: &str, seat: Seat) -> u64 {
    let clock = store.load(code).await.expect("the store works").expect("a table").clock.expect("a clock");
    let used: Value = serde_json::from_str(&clock.0).expect("JSON");
    used[seat.index()]["choice"].as_u64().expect("a number")
}

/// Who is asked first.
fn first(now: &Value) -> (Seat, usize) {
    let seat: Seat = serde_json::from_value(now["asked"][0].clone()).expect("a seat");
    (seat, seat.index())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_out_brings_a_stand_in_and_never_a_loss() {
    let (ticker, moved) = standing(400 * DAY);
    let house = House::open(common::store(), timed(&ticker)).await;
    let clock = json!({ "clock": { "evening": { "seconds": 5, "reserve": 10 } }, "stand_in": "easy" });
    let (_, _, _, mut at_a, mut at_b, now) = two_at(&house, "smile", clock).await;
    let (seat, nth) = first(&now);
    let (mover, other) = if seat == A { (&mut at_a, &mut at_b) } else { (&mut at_b, &mut at_a) };
    let other_seat = if seat == A { B } else { A };
    let begun = times(mover, seat).await;
    assert_eq!(begun, json!({ "running": [seat], "choice": [5, 5], "reserve": [10, 10] }));
    moved.fetch_add(6_000, SeqCst);
    let later = times(other, other_seat).await;
    assert_eq!((&later["choice"][nth], &later["reserve"][nth]), (&json!(0), &json!(9)), "everybody sees it");
    assert_eq!(later["reserve"][1 - nth], 10, "nobody else's runs");
    moved.fetch_add(8_999, SeqCst);
    assert_eq!(times(mover, seat).await["reserve"][nth], 1);
    moved.fetch_add(1, SeqCst);
    for talker in [&mut *mover, &mut *other] {
        let news = talker.hear("news").await;
        assert_eq!(
            (&news["line"]["id"], &news["line"]["args"][0][1]["seat"]),
            (&json!("server-news-time-up"), &json!(seat))
        );
    }
    let here = mover.show(Some(seat), None).await["here"].clone();
    assert_eq!(here["table"]["seats"][nth]["sitter"], json!({ "bot": { "level": "easy", "standing_in": true } }));
    assert_eq!((&here["table"]["stage"], &here["step"]["now"]["finish"]), (&json!("running"), &Value::Null));
    assert!(here["news"].as_array().is_some_and(|news| news.len() == 1), "the story keeps it: {}", here["news"]);
    until(|| async { house.figure("backroom_moves_total").await > 0 }).await;
    // One tap, and the seat is theirs again; with all the time for a choice, and an empty reserve.
    assert_eq!(mover.ask(Ask::Sit { seat, name: "Back".into() }).await, "done");
    let again = times(mover, seat).await;
    assert_eq!((&again["choice"][nth], &again["reserve"][nth]), (&json!(5), &json!(0)));
    house.close().await;
}

/// Whenever a server is killed, what is in its store is at most ten seconds behind; and wherever the next one's time
/// begins, it goes on from there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_costs_ten_seconds_at_most_and_never_the_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = json!({ "clock": { "evening": { "seconds": 600, "reserve": 0 } } });
    let (ticker, moved) = standing(0);
    let mut kept = Kept::new();
    let mut store = kept.open();
    let mut house = House::open(store.clone(), timed(&ticker)).await;
    let (mut ann, _, code, at_a, at_b, _) = two_at(&house, "greed", clock).await;
    drop((at_a, at_b));
    let (mut moved, mut held, mut kills) = (moved, 0, 0);
    for (life, begins) in (1..).zip([800 * DAY, 3 * DAY, 403 * DAY]) {
        for _ in 0..17 {
            moved.fetch_add(1_000, SeqCst);
            held += 1_000;
            let behind = |used: u64| held - kills * 10_000 <= used + 10_000;
            until(|| async { behind(stored(&*store, &code, A).await) }).await;
            assert!(stored(&*store, &code, A).await <= held, "never more than has run");
        }
        // What a kill would leave behind; somebody finds it much later, or much earlier.
        let left = folder.path().join(format!("{life}.db"));
        store.backup(left.clone()).await.expect("a copy");
        house.close().await;
        kills += 1;
        let ticker;
        (ticker, moved) = standing(begins);
        drop(store);
        kept = Kept::of(&left);
        store = kept.open();
        house = House::open(store.clone(), timed(&ticker)).await;
        ann.server = house.address;
        let mut at_a = Talker::open(&ann, &code).await;
        let choice = times(&mut at_a, A).await["choice"][0].as_u64().expect("seconds") * 1_000;
        assert!((600_000 - held..=600_000 - held + kills * 10_000).contains(&choice), "{choice} after {held}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_outlasts_a_restart_and_takes_no_time() {
    let kept = Kept::new();
    let (ticker, moved) = standing(DAY);
    let house = House::open(kept.open(), timed(&ticker)).await;
    let clock = json!({ "clock": { "evening": { "seconds": 60, "reserve": 0 } } });
    let (mut ann, mut ben, code, mut at_a, mut at_b, now) = two_at(&house, "greed", clock).await;
    moved.fetch_add(10_000, SeqCst);
    assert_eq!(times(&mut at_a, A).await["choice"], json!([50, 50]));
    assert_eq!(at_a.ask(Ask::Propose { what: Motion::Pause }).await, "done");
    let asked = at_b.show(Some(B), None).await["here"]["table"]["vote"].clone();
    assert_eq!(asked, json!({ "what": "pause", "by": "A", "voters": ["A", "B"], "yes": ["A"] }));
    assert_eq!(refused(&at_a.ask(Ask::Propose { what: Motion::GoOn }).await), "server-not-paused");
    assert_eq!(at_b.ask(Ask::Vote { yes: true }).await, "done");
    assert_eq!(at_b.hear("news").await["line"]["id"], "server-news-paused");
    let prompt = now["question"]["prompt"]["id"].as_u64().expect("a prompt") as u32;
    let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
    let act = Ask::Act { seat: A, prompt, action };
    assert_eq!(refused(&at_a.ask(act.clone()).await), "server-paused");
    moved.fetch_add(5_000, SeqCst);
    assert_eq!(times(&mut at_a, A).await, json!({ "running": [], "choice": [50, 50], "reserve": [0, 0] }));
    drop((at_a, at_b));
    house.close().await;

    let (ticker, moved) = standing(400 * DAY);
    let house = House::open(kept.open(), timed(&ticker)).await;
    (ann.server, ben.server) = (house.address, house.address);
    let (mut at_a, mut at_b) = (Talker::open(&ann, &code).await, Talker::open(&ben, &code).await);
    let here = at_a.show(Some(A), None).await["here"].clone();
    assert_eq!((&here["table"]["paused"], &here["times"]["choice"]), (&json!(true), &json!([50, 50])));
    assert_eq!(here["news"][0]["line"]["id"], "server-news-paused", "the story keeps it");
    at_b.show(Some(B), None).await;
    moved.fetch_add(15_000, SeqCst);
    assert_eq!(refused(&at_a.ask(act.clone()).await), "server-paused");
    assert_eq!(at_a.ask(Ask::Propose { what: Motion::GoOn }).await, "done");
    assert_eq!(at_b.ask(Ask::Vote { yes: true }).await, "done");
    moved.fetch_add(5_000, SeqCst);
    let left = times(&mut at_a, A).await;
    assert_eq!((&left["running"], &left["choice"]), (&json!(["A", "B"]), &json!([45, 45])));
    assert_eq!(at_a.ask(act).await, "done");
    house.close().await;
}

/// A game by letter runs while nobody looks, as far as there is room for such tables; elsewhere its time stands still.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_run_while_nobody_looks() {
    for (days, held_tables) in [(1, 1), (3, 1), (7, 0)] {
        let (ticker, moved) = standing(DAY);
        let store = common::store();
        let limits = server::Limits { held_tables, ..config().limits };
        let idle = Duration::ZERO;
        let house = House::open(store.clone(), Config { idle, limits, ..timed(&ticker) }).await;
        let (ann, _, code, mut at_a, at_b, _) =
            two_at(&house, "greed", json!({ "clock": { "letters": { "days": days } } })).await;
        let all = days * DAY / 1000;
        assert_eq!(times(&mut at_a, A).await["choice"], json!([all, all]));
        drop((at_a, at_b));
        if held_tables == 0 {
            until(|| async { house.figure("backroom_tables_in_memory").await == 0 }).await;
            moved.fetch_add(15_000, SeqCst);
        } else {
            for tens in 1..5 {
                moved.fetch_add(10_000, SeqCst);
                until(|| async { stored(&*store, &code, A).await >= tens * 10_000 }).await;
            }
            assert_eq!(house.figure("backroom_tables_in_memory").await, 1);
        }
        let mut at_a = Talker::open(&ann, &code).await;
        let left = if held_tables == 0 { all } else { all - 40 };
        assert_eq!(times(&mut at_a, A).await["choice"], json!([left, left]));
        house.close().await;
    }
}
