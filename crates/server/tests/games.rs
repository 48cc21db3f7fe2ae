//! Whole games over real sockets, many at once.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{House, Talker, config, kinds, random_table};
use server::client::Player;
use store::Store;
use tokio::task::JoinSet;

/// Plays so many tables of each kind to the end, all at once.
async fn play(house: &House, tables: u64, unruly: bool) -> Vec<Player> {
    let mut playing = JoinSet::new();
    for (game, players, options) in kinds() {
        for table in 0..tables {
            for mut player in random_table(house, game, players, options.clone(), table).await {
                (player.note, player.unruly) = (true, unruly);
                playing.spawn(async move {
                    player.play().await;
                    player
                });
            }
        }
    }
    let played = tokio::time::timeout(Duration::from_secs(300), playing.join_all()).await.expect("in time");
    assert!(played.iter().all(|player| player.tally.finished), "every game is played to its end");
    played
}

/// What the record says that the seat did.
async fn recorded(house: &House, player: &Player) -> Vec<String> {
    let path = format!("/api/tables/{}/record", player.code);
    let game = player.visitor.clone().get(&path).await.expect("an answer").json();
    assert_eq!(game["format"], server::GAME_FORMAT, "{game} at {}", house.address);
    let inputs = game["record"]["inputs"].as_array().expect("inputs").clone();
    let own = inputs.iter().filter_map(|input| input.get("act")).filter(|act| act[0] == player.seat.to_string());
    own.map(|act| act[1].as_str().expect("notation").to_owned()).collect()
}

/// Every acknowledged choice is in the record, once and in order.
async fn nothing_lost_nothing_twice(house: &House, player: &Player) {
    let acknowledged: Vec<&String> = player.tally.acknowledged.iter().map(|(_, action)| action).collect();
    let recorded = recorded(house, player).await;
    assert_eq!(acknowledged, recorded.iter().collect::<Vec<_>>(), "{} at {}", player.seat, player.code);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_games_of_each_at_once_and_every_last_view_is_the_stored_one() {
    let store: Arc<dyn Store> = common::store();
    let house = House::open(store.clone(), config()).await;
    let played = play(&house, 200, false).await;
    house.close().await;
    // Another server, which knows only what was stored.
    let house = House::open(store, config()).await;
    for player in &played {
        assert!(player.tally.refused.is_empty(), "{:?}", player.tally.refused);
        let mut visitor = player.visitor.clone();
        visitor.server = house.address;
        let mut talker = Talker::open(&visitor, &player.code).await;
        let here = talker.show(Some(player.seat), None).await;
        assert_eq!(here["here"]["step"]["now"], player.tally.last);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dropped_repeated_and_reordered_messages_change_nothing() {
    let house = House::usual().await;
    let played = play(&house, 6, true).await;
    let lost: u32 = played.iter().map(|player| player.tally.lost).sum();
    assert!(lost > 20, "connections were lost ({lost}), else this shows nothing");
    for player in &played {
        nothing_lost_nothing_twice(&house, player).await;
    }
    house.close().await;
}
