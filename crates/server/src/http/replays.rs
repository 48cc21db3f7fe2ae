//! Games that are looked back at: at a table, under the word it is shared by, or out of a file.

use std::io::Write;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Extension, FromRequest, Path, Query, Request, State};
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::Entry;
use catalog::replay::{Eyes, Tale};
use catalog::table::Audience;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use store::PersonId;
use tabletop::{Refusal, Seat, Seed, Viewer};
use tokio::sync::oneshot;

use super::Shared;
use super::body::Body;
use super::page::unpacks;
use super::peers;
use super::refused::Refused;
use super::visitor::Visitor;
use crate::accept::Place;
use crate::random;
use crate::shuffle::Fair;
use crate::table::Note;
use crate::table::denied::Denied;
use crate::table::input;
use crate::thinkers::{NoRoom, Share};
use crate::wire::replay::{Asked, Pasts};
use crate::wire::rest::Branch;
use crate::wire::{Replay, SeatInfo, Sitter};

/// Bytes of a file that is looked back at.
pub(super) const FILE_BYTES: usize = 1 << 20;
/// Bytes of a table that is wished for: it may go on from a record.
pub(super) const WISH_BYTES: usize = 128 << 10;
/// Longer games are not told anew here.
const LONGEST: usize = 20_000;
/// So many bytes are told of one.
const TOLD_BYTES: usize = 8 << 20;
/// And for so long.
const PATIENCE: Duration = Duration::from_secs(10);

/// As whom.
#[derive(Deserialize)]
pub(super) struct As {
    seat: Option<String>,
}

impl As {
    fn eyes(self) -> Result<Option<Eyes>, Refusal> {
        self.seat.map(|seat| seat.parse()).transpose()
    }
}

/// A game to be told anew.
pub(crate) struct Looked {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) record: String,
    pub(crate) code: Option<String>,
    pub(crate) over: bool,
    pub(crate) eyes: Eyes,
    pub(crate) views: Vec<Eyes>,
    pub(crate) seats: Vec<SeatInfo>,
    /// What proves its shuffle, once it is over.
    pub(crate) fair: Option<Fair>,
}

/// A game at a table, or shared.
pub(super) async fn table(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(wished): Query<As>,
    Extension(place): Extension<Place>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let looked = found(&house, person, &name, wished.eyes()?).await?;
    told(&house, looked, visitor.client.address, &place, &headers).await
}

/// What a seat was asked at a moment of a game that is over, and what it could do.
pub(super) async fn asked(
    State(house): State<Shared>,
    visitor: Visitor,
    Path((name, inputs)): Path<(String, usize)>,
    Query(wished): Query<As>,
) -> Result<Json<Asked>, Refused> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let viewer = wished.eyes()?.map_or(Viewer::Spectator, Eyes::viewer);
    // Whoever may see all of it may see any seat's part.
    let looked = found(&house, person, &name, Some(Eyes::Open)).await?;
    let thought = Box::new(move || then(&looked, viewer, inputs));
    let address = visitor.client.address;
    let thinking = house.thinkers.think(Share::Looker(address), thought).map_err(|NoRoom| busy())?;
    Ok(Json(thinking.await.ok_or_else(Denied::unavailable)??))
}

fn then(looked: &Looked, viewer: Viewer, inputs: usize) -> Result<Asked, Refusal> {
    let (desk, _) = looked.entry.resume(&looked.record, inputs, Audience::NOBODY)?;
    if let Some(seat) = viewer.seat().filter(|seat| seat.index() >= desk.seats().into()) {
        return Err(Refusal::new("no-such-seat").with("seat", seat));
    }
    Ok(Asked {
        asked: desk.asked(),
        question: desk.question(viewer),
        choices: viewer.seat().map(|seat| desk.choices(seat)).unwrap_or_default(),
        table: desk.table(viewer),
    })
}

/// A table by its code, or by the word it is shared by.
async fn found(house: &Shared, person: Option<PersonId>, name: &str, eyes: Option<Eyes>) -> Result<Looked, Refused> {
    let (code, person) = named(house, person, name).await?;
    Ok(looked_at(house, &code, person, eyes).await?)
}

/// The table's code, and as whom it may be looked back at.
async fn named(
    house: &Shared,
    mut person: Option<PersonId>,
    name: &str,
) -> Result<(String, Option<PersonId>), Refused> {
    let code = if let Some(word) = random::tidy(name, 16, 4) {
        let code = house.store.shared(&word).await?.ok_or_else(Denied::no_table)?;
        let loaded = house.store.load(&code).await?.ok_or_else(Denied::no_table)?;
        // One who played there let them.
        person = loaded.table.seats.sitters.first().map(|sitter| sitter.person);
        code
    } else {
        random::tidy_table_code(name).ok_or_else(Denied::no_table)?
    };
    Ok((code, person))
}

async fn looked_at(house: &Shared, code: &str, person: Option<PersonId>, eyes: Option<Eyes>) -> Result<Looked, Denied> {
    let (answer, looked) = oneshot::channel();
    house.send(code, Note::LookBack(person, eyes, answer)).await;
    looked.await.map_err(|_| Denied::unavailable())?
}

/// The whole of a game that is over, wherever its table is.
async fn whole(house: &Shared, person: Option<PersonId>, name: &str) -> Result<Looked, Refused> {
    let (code, person) = named(house, person, name).await?;
    let denied = match looked_at(house, &code, person, Some(Eyes::Open)).await {
        Ok(looked) => return Ok(looked),
        Err(denied) => denied,
    };
    let (Some(holder), Some(person)) = (&denied.holder, person) else { return Err(denied.into()) };
    match peers::asked(house, holder, &format!("/peer/{code}/record/{}", person.0)).await {
        Some(file) => Ok(Looked { code: Some(code), ..read(&file, None)? }),
        None => Err(denied.into()),
    }
}

/// The moment that somebody wishes to go on from, of a game that they may look back at once it is over.
pub(super) async fn branch(
    house: &Shared,
    person: Option<PersonId>,
    address: IpAddr,
    wished: Branch,
) -> Result<(&'static dyn Entry, input::Branch), Refused> {
    let Branch { of, inputs, anew } = wished;
    let looked = match of {
        Value::String(name) => whole(house, person, &name).await?,
        record => read(&record.to_string(), None)?,
    };
    is_over(&looked.record)?;
    let Looked { entry, record, code, fair, .. } = looked;
    // What came after is not needed.
    let cut = Box::new(move || entry.branch(&record, inputs, None, None).map(|desk| desk.record()));
    let thinking = house.thinkers.think(Share::Looker(address), cut).map_err(|NoRoom| busy())?;
    let record = thinking.await.ok_or_else(Denied::unavailable)??;
    Ok((entry, input::Branch { record, inputs, of: code, anew, fair }))
}

/// A record that somebody sends, alone or with the proof of its shuffle. Nothing of it is kept.
pub(super) async fn file(
    State(house): State<Shared>,
    visitor: Visitor,
    Query(wished): Query<As>,
    Extension(place): Extension<Place>,
    request: Request,
) -> Result<Response, Refused> {
    let eyes = wished.eyes()?;
    let headers = request.headers().clone();
    // Files are large, so only a few are held at once.
    let _room = house.lookers.try_acquire().map_err(|_| busy())?;
    let Body(file) = Body::<Box<RawValue>>::from_request(request, &house).await?;
    let looked = read(file.get(), eyes)?;
    told(&house, looked, visitor.client.address, &place, &headers).await
}

fn busy() -> Refused {
    Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-replays")
}

/// What a game saved from a server wraps.
#[derive(Deserialize)]
struct File<'a> {
    #[serde(borrow)]
    record: Option<&'a RawValue>,
    #[serde(default)]
    fair: Option<Fair>,
}

/// What a record was dealt from.
#[derive(Deserialize)]
struct Seeded {
    seed: Option<Seed>,
}

fn read(file: &str, eyes: Option<Eyes>) -> Result<Looked, Refusal> {
    let wrapped = serde_json::from_str::<File<'_>>(file).ok();
    let record = wrapped.as_ref().and_then(|file| file.record).map_or(file, RawValue::get);
    // A proof counts that makes the very seed.
    let seed = serde_json::from_str::<Seeded>(record).ok().and_then(|record| record.seed);
    let fair = wrapped.and_then(|file| file.fair).filter(|fair| fair.seed().ok() == seed && seed.is_some());
    let entry = catalog::find(&tabletop::game_of_record(record)?)?;
    Ok(Looked {
        entry,
        record: record.to_owned(),
        code: None,
        over: false,
        eyes: eyes.unwrap_or(Eyes::Of(Viewer::Spectator)),
        views: Vec::new(),
        seats: Vec::new(),
        fair,
    })
}

async fn told(
    house: &Shared,
    looked: Looked,
    address: IpAddr,
    place: &Place,
    headers: &HeaderMap,
) -> Result<Response, Refused> {
    let packed = unpacks(headers);
    let thought = Box::new(move || tell(looked).map(|replay| written(&replay, packed)));
    let thinking = house.thinkers.think(Share::Looker(address), thought).map_err(|NoRoom| busy())?;
    let body = thinking.await.ok_or_else(Denied::unavailable)??;
    let about = [(CONTENT_TYPE, "application/json"), (VARY, "accept-encoding")];
    let body = place.pile().hold(body);
    Ok(if packed { (about, [(CONTENT_ENCODING, "gzip")], body).into_response() } else { (about, body).into_response() })
}

/// Tells it, as far as there is room and time.
fn tell(looked: Looked) -> Result<Replay, Refusal> {
    let Looked { entry, record, code, over, eyes, mut views, mut seats, .. } = looked;
    let over = over || is_over(&record)?;
    let (mut pasts, mut moments, mut choices) = (Pasts::default(), Vec::new(), Vec::new());
    let (began, mut room) = (Instant::now(), TOLD_BYTES);
    let too_much = || Refusal::new("server-replay-too-long");
    let ending = entry.look_back(&record, eyes, over, &mut |tale| {
        match tale {
            Tale::Past(past) => {
                let past = pasts.next(past);
                let bytes = serde_json::to_vec(&past).map_or(usize::MAX, |text| text.len());
                room = room.checked_sub(bytes).ok_or_else(too_much)?;
                moments.push(past);
            }
            Tale::Chosen(chosen) => choices.push(chosen),
        }
        if began.elapsed() > PATIENCE { Err(too_much()) } else { Ok(()) }
    })?;
    if seats.is_empty() {
        seats = Seat::first(ending.seats).map(unnamed).collect();
        views = Eyes::all(ending.seats).filter(|eyes| over || *eyes != Eyes::Open).collect();
    }
    let game = entry.name().to_owned();
    Ok(Replay { game, code, eyes, views, over, seats, moments, choices, standing: ending.standing })
}

/// The part of a record that says how long it is, and whether it has ended.
#[derive(Deserialize)]
struct Length {
    inputs: Vec<serde::de::IgnoredAny>,
    standing: Option<serde::de::IgnoredAny>,
}

/// Whether a record has ended; one that is too long is refused.
fn is_over(record: &str) -> Result<bool, Refusal> {
    // What is wrong with a record is said where it is read.
    let Ok(length) = serde_json::from_str::<Length>(record) else { return Ok(false) };
    if length.inputs.len() > LONGEST {
        return Err(Refusal::new("server-replay-too-long"));
    }
    Ok(length.standing.is_some())
}

/// Somebody of whom only the seat is known.
fn unnamed(seat: Seat) -> SeatInfo {
    let sitter = Sitter::Bot { level: String::new(), standing_in: false };
    SeatInfo { seat, name: String::new(), face: None, colour: seat.index() as u8, sitter }
}

fn written(replay: &Replay, packed: bool) -> Vec<u8> {
    let text = serde_json::to_vec(replay).expect("plain data");
    if !packed {
        return text;
    }
    let mut press = GzEncoder::new(Vec::new(), Compression::new(5));
    press.write_all(&text).and_then(|()| press.finish()).expect("memory takes everything")
}
