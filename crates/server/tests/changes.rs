//! Every step says only what has changed: whoever puts that together knows what whoever comes anew is shown whole.

mod common;

use common::{House, Talker, kinds, nonce, table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use server::wire::Ask;
use tabletop::{Seat, Viewer, pick};

/// A table of people, each with a screen of their own, and a screen without a seat.
async fn gathered(house: &House, game: &str, players: u8, options: Value) -> (Vec<Talker>, Vec<Talker>) {
    let mut maker = house.person("Ann").await;
    let seats: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
    let code = table(&mut maker, game, json!(seats), json!({ "options": options, "memory": true })).await;
    let (mut screens, mut fresh) = (Vec::new(), Vec::new());
    for viewer in Viewer::all(players) {
        let visitor = match viewer.seat() {
            Some(seat) if seat.index() == 0 => maker.clone(),
            _ => house.person("Ben").await,
        };
        let mut talker = Talker::open(&visitor, &code).await;
        talker.show(None, None).await;
        if let Some(seat) = viewer.seat() {
            if seat.index() > 0 {
                talker.ask(Ask::Sit { seat, name: "Ben".into() }).await;
            }
            talker.show(Some(seat), None).await;
        }
        screens.push(talker);
        fresh.push(Talker::open(&visitor, &code).await);
    }
    for (talker, seat) in screens.iter_mut().zip(Seat::first(players)) {
        talker.ask(Ask::Ready { seat, nonce: nonce('a') }).await;
    }
    (screens, fresh)
}

/// Plays at random to the end; after every choice every screen that followed is compared with one that is shown
/// everything. Gives back how many bytes each choice of anybody cost a seat that followed, on average.
async fn follow(house: &House, game: &str, players: u8, options: Value) -> usize {
    let (mut screens, mut fresh) = gathered(house, game, players, options).await;
    let mut rng = ChaCha8Rng::seed_from_u64(u64::from(players));
    let (mut choices, mut bytes) = (0, 0);
    loop {
        let mut pictures = Vec::new();
        for (viewer, (screen, fresh)) in Viewer::all(players).zip(screens.iter_mut().zip(&mut fresh)) {
            // Whatever was told before this answer has been heard by then.
            screen.ask(Ask::Look).await;
            let here = fresh.show(viewer.seat(), None).await["here"]["step"]["now"].clone();
            assert_eq!(*screen.now(), here, "{game} for {players}, as {viewer} sees it");
            pictures.push(here);
            bytes += screen.steps_long();
        }
        if !pictures[0]["finish"].is_null() {
            return bytes / choices / (usize::from(players) + 1);
        }
        let open = |seat: &Seat| pictures[seat.index()]["question"]["prompt"]["sealed"] == false;
        let seat = Seat::first(players).find(open).expect("somebody is asked");
        let now = &pictures[seat.index()];
        let prompt = now["question"]["prompt"]["id"].as_u64().expect("a number") as u32;
        let choice = pick(&mut rng, now["choices"].as_array().expect("choices"));
        let action = choice["action"].as_str().expect("notation").to_owned();
        let talker = &mut screens[seat.index()];
        assert_eq!(talker.ask(Ask::Act { seat, prompt, action }).await, "done");
        choices += 1;
        if choices % 7 == 0 {
            talker.ask(Ask::Undo { seat, turn: false }).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_told_in_changes_is_what_is_shown_whole() {
    let house = House::usual().await;
    for (game, players, options) in kinds() {
        let bytes = follow(&house, game, players, options).await;
        println!("{game} for {players}: {bytes} bytes for each choice of anybody");
        assert!(bytes > 0);
    }
    house.close().await;
}
