//! A server that sleeps longer than its lease lasts, and wakes up with something to do: nothing of that is written, and
//! nothing old is shown. Faults are planted in the database, to see that this would be noticed.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Picture, Socket, Visitor};
use server::wire::Ask;
use tabletop::Seat;
use tokio::time::{sleep, timeout};

use crate::LEASE;
use crate::servers::House;

/// Whoever writes is not asked when they took the table.
const WITHOUT_EPOCH: &str = "CREATE OR REPLACE FUNCTION check_epoch(which BIGINT, mine BIGINT) RETURNS VOID
    LANGUAGE plpgsql AS $$ BEGIN END $$";

/// The database's clock is fast: a lease is over before its server thinks so.
const FAST: &str = "CREATE OR REPLACE FUNCTION renew(which BIGINT, milliseconds BIGINT) RETURNS SETOF BIGINT
    LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE servers SET given = clock_timestamp(), until = clock_timestamp() + milliseconds * interval '0.4 millisecond'
            WHERE id = which AND clock_timestamp() BETWEEN given AND until;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'the lease has run out' USING ERRCODE = 'BR004';
        END IF;
        RETURN QUERY SELECT id FROM servers WHERE clock_timestamp() BETWEEN given AND until;
    END
    $$";

/// It is fast, and nobody asks it: a lease is renewed whenever its server thinks that it lasts.
const BY_OWN_CLOCK: &str = "CREATE OR REPLACE FUNCTION renew(which BIGINT, milliseconds BIGINT) RETURNS SETOF BIGINT
    LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE servers SET given = clock_timestamp(), until = clock_timestamp() + milliseconds * interval '0.4 millisecond'
            WHERE id = which;
        RETURN QUERY SELECT id FROM servers WHERE clock_timestamp() BETWEEN given AND until;
    END
    $$";

/// Long enough to wake up between the end of a lease by a fast clock and by one's own.
const LONG_LEASE: Duration = Duration::from_secs(8);

/// A busy machine may be slow.
const PATIENCE: Duration = Duration::from_secs(120);

/// A screen at a table at which somebody has both seats.
struct Screen {
    socket: Socket,
    picture: Picture,
}

impl Screen {
    async fn open(visitor: &Visitor, code: &str) -> Self {
        let patience = Instant::now() + PATIENCE;
        loop {
            if let Ok(Ok(socket)) = timeout(LONG_LEASE, Socket::open(visitor, code)).await {
                return Self { socket, picture: Picture::default() };
            }
            assert!(Instant::now() < patience, "the table is somewhere");
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// The answer; nothing if there is none, because the server says goodbye or nothing at all.
    async fn ask(&mut self, id: &str, ask: Ask) -> Option<Value> {
        self.socket.ask(id, ask).await.ok()?;
        loop {
            let text = timeout(PATIENCE, self.socket.next()).await.ok()??;
            let mut message: Value = serde_json::from_str(&text).expect("JSON");
            self.picture.complete(&mut message);
            if message["answer"]["re"] == id {
                return Some(message["answer"]["reply"].take());
            }
        }
    }

    /// What the seat sees.
    async fn sees(&mut self, seat: Seat) -> Option<Value> {
        Some(self.ask("show", Ask::Show { seat: Some(seat), heard: None }).await?["here"]["step"]["now"].take())
    }

    /// What can be chosen first, by whoever is asked.
    async fn choice(&mut self) -> Option<Ask> {
        for seat in Seat::first(2) {
            let now = self.sees(seat).await?;
            let prompt = &now["question"]["prompt"];
            if prompt["sealed"] == false {
                let action = now["choices"][0]["action"].as_str().expect("an action").to_owned();
                return Some(Ask::Act { seat, prompt: prompt["id"].as_u64().expect("a number") as u32, action });
            }
        }
        panic!("nobody is asked")
    }
}

/// What the table shows through a door, to both seats.
async fn seen_by(visitor: &Visitor, code: &str) -> [Value; 2] {
    loop {
        let mut screen = Screen::open(visitor, code).await;
        if let (Some(one), Some(other)) = (screen.sees(Seat::new(0)).await, screen.sees(Seat::new(1)).await) {
            return [one, other];
        }
    }
}

/// Chooses through a door, however often the table goes elsewhere.
async fn chooses(visitor: &Visitor, code: &str) {
    loop {
        let mut screen = Screen::open(visitor, code).await;
        let Some(choice) = screen.choice().await else { continue };
        if screen.ask("next", choice).await == Some("done".into()) {
            return;
        }
    }
}

/// Lets a server sleep while another takes its table, and perhaps wake up with something to do; what is wrong afterwards.
async fn oversleep(house: &House, late: bool) -> Result<(), String> {
    let mut ann = Visitor::new(house.servers[0].address);
    assert_eq!(ann.post("/api/me", &json!({ "name": "Ann" })).await.expect("an answer").status, 200);
    let wished = json!({ "game": "smile", "seats": ["me", "me"], "names": ["Ann", "Ann"], "spectators": true });
    let made = ann.post("/api/tables", &wished).await.expect("an answer");
    let code = made.json()["code"].as_str().unwrap_or_else(|| panic!("{}", made.body)).to_owned();
    let mut old = Screen::open(&ann, &code).await;
    for seat in Seat::first(2) {
        old.ask("show", Ask::Show { seat: Some(seat), heard: None }).await;
        let ready = old.ask(&format!("ready-{seat}"), Ask::Ready { seat, nonce: "a".repeat(32) }).await;
        assert_eq!(ready.expect("an answer"), "done");
    }
    let first = old.choice().await.expect("it is awake");
    assert_eq!(old.ask("first", first).await.expect("an answer"), "done");

    house.servers[0].sleep();
    let other = Visitor { server: house.servers[1].address, ..ann.clone() };
    let mut new = Screen::open(&other, &code).await;
    let choice = new.choice().await.ok_or("the other server is not well")?;
    if late {
        // It lies there until the sleeper wakes up.
        old.socket.ask("late", choice).await.expect("it can be sent");
    }
    house.servers[0].wake();
    sleep(house.lease / 2).await;
    house.only_holders_wrote().await.map_err(|error| error.to_string())?;
    chooses(&other, &code).await;
    let (here, there) = (seen_by(&other, &code).await, seen_by(&ann, &code).await);
    if here == there { Ok(()) } else { Err("there are two truths".into()) }
}

/// Several times: what wakes up first is chance.
async fn times(most: usize, late: bool, lease: Duration, faults: &[&'static str]) -> Result<(), String> {
    let house = House::open(&["one", "two"], lease).await;
    for fault in faults {
        house.says(fault).await.expect("it can be planted");
    }
    for _ in 0..most {
        oversleep(&house, late).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_oversleeps_writes_nothing_and_shows_nothing_old() {
    for late in [false, true] {
        assert_eq!(times(2, late, LEASE, &[]).await, Ok(()));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_databases_clock_counts_and_not_the_servers() {
    for late in [false, true] {
        assert_eq!(times(1, late, LONG_LEASE, &[FAST]).await, Ok(()));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_without_its_epoch_is_noticed() {
    let noticed = times(20, true, LONG_LEASE, &[FAST, WITHOUT_EPOCH]).await.expect_err("it is noticed");
    assert!(noticed.contains("one wrote"), "{noticed}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_by_the_servers_own_clock_is_noticed() {
    // Whoever wakes up with something to do finds out by that.
    let noticed = times(20, false, LONG_LEASE, &[BY_OWN_CLOCK]).await;
    assert_eq!(noticed, Err("there are two truths".into()));
}
