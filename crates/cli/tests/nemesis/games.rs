//! Random players at tables that they reach through all doors in turn, and what has to be true of their games.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use catalog::Entry;
use catalog::replay::{Eyes, Tale};
use serde_json::{Value, json};
use server::client::{Picture, Player, Socket, Story, Visitor};
use server::wire::Ask;
use store::Store;
use tabletop::{Line, Seat, Viewer};

use tokio::time::{sleep, timeout};

use crate::LEASE;

/// After so long a silence whoever plays or looks on comes in anew.
const PATIENCE: Duration = Duration::from_secs(LEASE.as_secs() + 1);
/// So long a game may take.
const LONG: Duration = Duration::from_secs(3600);

/// A game that is played, of which people have so many seats and bots the others.
pub(crate) struct Game {
    entry: &'static dyn Entry,
    people: u8,
    bots: u8,
    options: Value,
}

impl Game {
    /// Every game: of two people, of two people and a bot where there is room for one, and of bots alone.
    pub(crate) fn all() -> Vec<Self> {
        let games = catalog::games().iter().flat_map(|&entry| {
            let options = entry.short().iter().map(|&(name, value)| (name.to_owned(), json!(value)));
            let options = Value::Object(options.collect());
            let room = |bots: u8| entry.players().contains(&(2 + bots));
            let with = [(2, 0), (2, 1), (0, 2)].into_iter().filter(move |&(people, bots)| people == 0 || room(bots));
            with.map(move |(people, bots)| Self { entry, people, bots, options: options.clone() })
        });
        games.collect()
    }

    /// A table of it: who made it, its code, its players. Nothing if the server at the first door has other troubles.
    pub(crate) async fn open(&self, doors: &[SocketAddr], number: u64) -> Option<(Visitor, String, Vec<Player>)> {
        let door = |nth: u64| doors[((number + nth) % doors.len() as u64) as usize];
        let mut people = Vec::new();
        for nth in 0..self.people.max(1) {
            let mut visitor = Visitor::new(door(nth.into()));
            let me = visitor.post("/api/me", &json!({ "name": "Ann" })).await.ok()?;
            (me.status == 200).then_some(())?;
            people.push(visitor);
        }
        let mut seats = vec![json!("me"), json!("open")];
        seats.truncate(self.people.into());
        seats.resize_with(usize::from(self.people + self.bots), || json!({ "bot": "easy" }));
        let game = self.entry.name();
        let wished =
            json!({ "game": game, "seats": seats, "names": ["Ann"], "options": self.options, "spectators": true });
        let made = people[0].post("/api/tables", &wished).await.ok()?;
        let code = made.json()["code"].as_str()?.to_owned();
        let maker = people[0].clone();
        let player = |(seat, visitor): (u8, Visitor)| {
            let mut player =
                Player::new(visitor, &code, Seat::new(seat.into()), number * 100 + u64::from(seat), seat == 0);
            player.doors = (0..doors.len() as u64).map(|turn| door(turn + u64::from(seat))).collect();
            (player.note, player.pace) = (true, Duration::from_millis(40));
            player.tally.story = Some(Story::default());
            player.patience = PATIENCE;
            player.until = Instant::now() + LONG;
            player
        };
        let players = (0..self.people).zip(people).map(player).collect();
        Some((maker, code, players))
    }
}

/// Asks at every door in turn until one has an answer.
async fn answer(visitor: &Visitor, doors: &[SocketAddr], path: &str) -> Value {
    let patience = Instant::now() + Duration::from_secs(300);
    for &door in doors.iter().cycle() {
        let mut visitor = Visitor { server: door, ..visitor.clone() };
        if let Ok(Ok(reply)) = timeout(LEASE * 3, visitor.get(path)).await
            && reply.status == 200
        {
            return reply.json();
        }
        assert!(Instant::now() < patience, "nobody answers to {path}");
        sleep(Duration::from_millis(50)).await;
    }
    unreachable!("there are doors")
}

/// Waits until a game is over that nobody but bots play.
pub(crate) async fn played_by_bots(maker: &Visitor, doors: &[SocketAddr], code: &str) {
    let patience = Instant::now() + Duration::from_secs(300);
    while answer(maker, doors, &format!("/api/tables/{code}")).await["stage"] != "over" {
        assert!(Instant::now() < patience, "the bots at {code} stand still");
        sleep(Duration::from_millis(200)).await;
    }
}

/// All there is to say of a finished game: what is stored of it, what can be told of it anew, and what was told.
pub(crate) async fn is_whole(store: &dyn Store, doors: &[SocketAddr], maker: &Visitor, code: &str) -> Value {
    let game = answer(maker, doors, &format!("/api/tables/{code}/record")).await;
    let record = game["record"].to_string();
    let loaded = store.load(code).await.expect("loaded").expect("there");
    assert_eq!(loaded.table.stage, store::Stage::Over, "{code}");
    let inputs = store.inputs(loaded.table.id).await.expect("inputs");
    assert!(inputs.iter().zip(1..).all(|(input, number)| input.number == number), "numbers without gaps at {code}");
    let entry = catalog::find(&loaded.table.game).expect("a game");
    let verified = entry.verify(&record).unwrap_or_else(|refusal| panic!("the record of {code}: {refusal}"));
    assert!(verified.standing.is_some(), "{code} is played to its end");
    let acts = |all: &Value| all.as_array().expect("inputs").iter().filter(|input| input.get("act").is_some()).count();
    let stored = inputs.iter().filter(|input| input.body.0.starts_with("{\"act\"")).count();
    assert_eq!(acts(&game["record"]["inputs"]), stored, "what is stored of {code} is what is told of it");
    let seats = game["record"]["setup"]["players"].as_u64();
    let viewers = Viewer::all(seats.map_or(loaded.table.seats.sitters.len() as u8, |seats| seats as u8));
    for viewer in viewers {
        let Some(kept) = store.story(loaded.table.id, &viewer.to_string()).await.expect("a story") else { continue };
        let kept: Value = serde_json::from_str(&kept.0).expect("sentences");
        let told: Vec<Line> = told(entry, &record, viewer).into_iter().flat_map(|(_, lines)| lines).collect();
        assert_eq!(kept, json!(told), "the story of {code} for {viewer}");
    }
    game
}

/// What replaying tells a viewer: each moment as it is sent, and its sentences.
fn told(entry: &dyn Entry, record: &str, viewer: Viewer) -> Vec<(Value, Vec<Line>)> {
    let mut moments = Vec::new();
    let listen = &mut |tale| {
        if let Tale::Past(past) = tale {
            let (event, table) = (serde_json::to_value(&past.event), serde_json::to_value(&past.table));
            let (event, table) = (event.expect("JSON"), table.expect("JSON"));
            moments.push((json!({ "event": event, "lines": past.lines, "table": table }), past.lines));
        }
        Ok(())
    };
    entry.look_back(record, Eyes::Of(viewer), true, listen).expect("it can be told anew");
    moments
}

/// Somebody without a seat or a name, who looks on through one door after another until the game is over.
pub(crate) struct Watcher {
    pub(crate) code: String,
    pub(crate) story: Story,
}

impl Watcher {
    pub(crate) async fn at(code: String, doors: Vec<SocketAddr>) -> Self {
        let (mut story, mut heard, until) = (Story::default(), 0, Instant::now() + LONG);
        for &door in doors.iter().cycle().take_while(|_| Instant::now() < until) {
            let opened = timeout(PATIENCE, Socket::open(&Visitor::new(door), &code)).await;
            if let Ok(Ok(mut socket)) = opened
                && let Some(()) = look_on(&mut socket, &mut story, &mut heard).await
            {
                return Self { code, story };
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("{code} never ended for somebody who looks on")
    }
}

/// Until the game is over, or nothing if the connection is lost.
async fn look_on(socket: &mut Socket, story: &mut Story, heard: &mut u32) -> Option<()> {
    let mut picture = Picture::default();
    socket.ask("show", Ask::Show { seat: None, heard: Some(*heard) }).await.ok()?;
    loop {
        let text = timeout(PATIENCE, socket.next()).await.ok()??;
        let mut message = serde_json::from_str(&text).expect("JSON");
        let now = picture.complete(&mut message);
        story.keep(&mut message);
        *heard = now["heard"].as_u64().map_or(*heard, |heard| heard as u32);
        if !now["finish"].is_null() {
            return Some(());
        }
    }
}

/// What somebody did is there once and in order, and what they saw is what their seat sees: nothing else, and never
/// anything in two ways.
pub(crate) fn is_true(player: &Player, game: &Value) {
    let at = format!("{} at {}", player.seat, player.code);
    assert!(player.tally.finished, "{at} comes to the end");
    let acts = game["record"]["inputs"].as_array().expect("inputs").iter().filter_map(|input| input.get("act"));
    let own: Vec<&str> =
        acts.filter(|act| act[0] == player.seat.to_string()).map(|act| act[1].as_str().expect("notation")).collect();
    let acknowledged: Vec<&str> = player.tally.acknowledged.iter().map(|(_, action)| action.as_str()).collect();
    assert_eq!(acknowledged, own, "nothing lost, nothing twice: {at}, {:?}", player.tally.refused);
    let story = player.tally.story.as_ref().expect("it was kept");
    let told = is_told(story, Viewer::Seat(player.seat), game, &at);
    assert!(story.moments.len() * 2 > told, "{at} has heard most of it: {} of {told}", story.moments.len());
}

/// And so is what somebody saw who only looked on.
pub(crate) fn is_seen(watcher: &Watcher, game: &Value) {
    let to = format!("whoever looked on at {}", watcher.code);
    assert!(
        is_told(&watcher.story, Viewer::Spectator, game, &to) > 0,
        "there was something to see at {}",
        watcher.code
    );
}

/// How much there was to hear.
fn is_told(story: &Story, viewer: Viewer, game: &Value, to: &str) -> usize {
    assert!(story.contradictions.is_empty(), "{to} was told two things: {:?}", story.contradictions[0]);
    let entry = catalog::find(game["record"]["game"].as_str().expect("a game")).expect("a game");
    let told = told(entry, &game["record"].to_string(), viewer);
    for (&place, heard) in &story.moments {
        let right = told.get(place as usize).map(|(moment, _)| moment);
        assert_eq!(Some(heard), right, "moment {place} for {to}");
    }
    told.len()
}
