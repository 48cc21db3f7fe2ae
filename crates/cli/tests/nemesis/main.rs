//! Three servers, one `PostgreSQL`, and somebody who wishes them ill: servers are killed, put to sleep and sent away, lines
//! are cut, go silent and slow, the database is stopped and killed. Afterwards everything that was acknowledged is there
//! once, and everybody was told the truth.

#![cfg(unix)]

mod faults;
mod games;
mod line;
mod servers;

use std::collections::BTreeMap;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use server::client::Player;
use store::Postgres;
use tabletop::below;
use tokio::task::JoinSet;
use tokio::time::sleep;

use games::{Game, Watcher, is_seen, is_true, is_whole, played_by_bots};
use line::{Line, Trouble};
use servers::House;

/// Short, so that much can happen in a short time.
pub(crate) const LEASE: Duration = Duration::from_secs(2);
/// So many people play at the same time.
const PLAYING: usize = 12;

/// What is done to them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Blow {
    Kill,
    Leave,
    /// For longer than its lease; it wakes up as if nothing had happened.
    Sleep,
    CutFromDatabase,
    SilentToDatabase,
    SlowToDatabase,
    CutFromServers,
    SilentToServers,
    SlowToServers,
    DatabaseFails,
}

const BLOWS: [Blow; 10] = [
    Blow::Kill,
    Blow::Leave,
    Blow::Sleep,
    Blow::CutFromDatabase,
    Blow::SilentToDatabase,
    Blow::SlowToDatabase,
    Blow::CutFromServers,
    Blow::SilentToServers,
    Blow::SlowToServers,
    Blow::DatabaseFails,
];

async fn troubled(line: &Line, trouble: Trouble, time: Duration) {
    line.make(trouble);
    sleep(time).await;
    line.make(Trouble::None);
}

impl Blow {
    async fn strike(self, house: &mut House, rng: &mut ChaCha8Rng) {
        let victim = below(rng, house.servers.len() as u32) as usize;
        let server = &mut house.servers[victim];
        match self {
            Self::Kill => {
                server.kill();
                // Back before its old lease has run out, or after.
                sleep(if below(rng, 2) == 0 { LEASE / 4 } else { LEASE * 3 / 2 }).await;
                server.start().await;
            }
            Self::Leave => {
                let took = server.leave().await;
                assert!(took < Duration::from_secs(60), "it ends: {took:?}");
                server.start().await;
            }
            Self::Sleep => {
                server.sleep();
                sleep(LEASE * 2).await;
                server.wake();
            }
            Self::CutFromDatabase => troubled(&server.database, Trouble::Cut, LEASE * 2).await,
            Self::SilentToDatabase => troubled(&server.database, Trouble::Silent, LEASE * 2).await,
            Self::SlowToDatabase => troubled(&server.database, Trouble::Slow, LEASE).await,
            Self::CutFromServers => troubled(&server.others, Trouble::Cut, LEASE).await,
            Self::SilentToServers => troubled(&server.others, Trouble::Silent, LEASE * 2).await,
            Self::SlowToServers => troubled(&server.others, Trouble::Slow, LEASE).await,
            Self::DatabaseFails => {
                let how = if below(rng, 2) == 0 { "fast" } else { "immediate" };
                tokio::task::block_in_place(|| {
                    house.cluster.stop(how);
                    house.cluster.wake();
                });
            }
        }
    }
}

/// So many blows while people play and look on; then what they were told is compared with what is stored.
async fn strike(blows: usize) {
    let seed = std::env::var("BACKROOM_SEED").map_or_else(|_| fresh(), |seed| seed.parse().expect("a number"));
    println!("seed {seed}; BACKROOM_SEED={seed} strikes in the same order");
    let mut house = House::open(&["one", "two", "three"], LEASE).await;
    let doors = house.doors();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut playing, mut played, mut made, mut number) = (JoinSet::new(), Vec::<Player>::new(), Vec::new(), 0);
    let (games, mut struck, mut watching) = (Game::all(), Vec::new(), JoinSet::new());
    let mut next = Vec::new();
    for _ in 0..blows {
        while playing.len() < PLAYING {
            let game = &games[number as usize % games.len()];
            number += 1;
            // Whoever has troubles at the moment may refuse; then it is another's turn.
            let opened = tokio::time::timeout(LEASE * 3, game.open(&doors, number)).await;
            let Ok(Some((maker, code, players))) = opened else { continue };
            watching.spawn(Watcher::at(code.clone(), doors.clone()));
            made.push((maker, code));
            for mut player in players {
                playing.spawn(async move {
                    player.play().await;
                    player
                });
            }
        }
        sleep(Duration::from_millis(300 + u64::from(below(&mut rng, 700)))).await;
        if next.is_empty() {
            next.extend(BLOWS);
        }
        let blow = next.swap_remove(below(&mut rng, next.len() as u32) as usize);
        struck.push((Instant::now(), blow));
        eprintln!("{} {blow:?}", struck.len());
        blow.strike(&mut house, &mut rng).await;
        while let Some(player) = playing.try_join_next() {
            played.push(player.expect("a player"));
        }
    }
    for server in &mut house.servers {
        server.start().await;
    }
    played.extend(playing.join_all().await);
    let watched = watching.join_all().await;
    report(&struck, made.len(), &played);
    let seen: usize = watched.iter().map(|watcher| watcher.story.moments.len()).sum();
    println!("{seen} moments seen by {} who looked on", watched.len());
    let address = house.cluster.address();
    let store = tokio::task::spawn_blocking(move || Postgres::open(&address, None)).await.expect("it ends");
    let store = store.expect("a store");
    let mut records = BTreeMap::new();
    for (maker, code) in &made {
        if played.iter().all(|player| player.code != *code) {
            played_by_bots(maker, &doors, code).await;
        }
        records.insert(code.clone(), is_whole(&store, &doors, maker, code).await);
    }
    for player in &played {
        is_true(player, &records[&player.code]);
    }
    for watcher in &watched {
        is_seen(watcher, &records[&watcher.code]);
    }
    house.only_holders_wrote().await.expect("nobody writes for a table that another holds");
    tokio::task::spawn_blocking(move || drop(store)).await.expect("it closes");
}

/// Another one each time.
fn fresh() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| u64::from(time.subsec_nanos()))
}

/// How long people were away, by what had been done last when they lost their connection; and how long those were of whom
/// nothing more was done before they were back.
fn report(struck: &[(Instant, Blow)], tables: usize, played: &[Player]) {
    let choices: usize = played.iter().map(|player| player.tally.acknowledged.len()).sum();
    let lost: u32 = played.iter().map(|player| player.tally.lost).sum();
    let lease = LEASE.as_secs();
    println!("{} blows, {tables} tables, {choices} choices acknowledged to people", struck.len());
    println!("{lost} connections failed; a lease is of {lease} s");
    for blow in BLOWS {
        let (mut all, mut undisturbed) = (Vec::new(), Vec::new());
        for &(gone, time) in played.iter().flat_map(|player| &player.tally.away) {
            let (before, after) = struck.split_at(struck.partition_point(|(at, _)| *at <= gone));
            if before.last().is_some_and(|(_, last)| *last == blow) {
                all.push(time);
                undisturbed.extend((after.first().is_none_or(|(at, _)| *at > gone + time)).then_some(time));
            }
        }
        let times = struck.iter().filter(|(_, struck)| *struck == blow).count();
        println!("{times} × {blow:?}: away {}; undisturbed {}", times_shown(all), times_shown(undisturbed));
    }
}

fn times_shown(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let Some(longest) = times.last() else { return "0 times".into() };
    let (middle, longest) = (times[times.len() / 2].as_secs_f64(), longest.as_secs_f64());
    format!("{} times, {middle:.2} s in the middle, {longest:.2} s at most", times.len())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_done_twice_in_ten_blows() {
    strike(10).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "two hundred blows: make soak"]
async fn nothing_acknowledged_is_lost_or_done_twice_in_two_hundred_blows() {
    strike(200).await;
}
