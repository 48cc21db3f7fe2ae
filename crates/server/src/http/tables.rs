//! Tables: make one, look at one, sit down at its socket, find one's own.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use futures_util::future::join_all;
use serde_json::value::{RawValue, to_raw_value};
use store::{Hidden, NewTable as StoredTable, PersonId, StoreError, Which};
use tabletop::{Refusal, Seat, Seed};
use tokio::sync::oneshot;

use super::Shared;
use super::body::Body;
use super::peers::asked;
use super::refused::{Refused, not_found};
use super::replays;
use super::upgrade::Upgrade;
use super::visitor::Visitor;
use crate::accept::Place;
use crate::names::name;
use crate::state::{DAY, now};
use crate::table::chair::{Chair, level};
use crate::table::clock;
use crate::table::denied::Denied;
use crate::table::input::{self, Arranged, SetUp};
use crate::table::{Note, Presence, seat_infos};
use crate::wire::rest::{MyTable, NewTable};
use crate::wire::table::NewSitter;
use crate::wire::{Stage, TableInfo};
use crate::{random, shuffle, socket};

/// So many of one's tables are listed.
const LISTED: u32 = 50;

pub(super) async fn make(
    State(house): State<Shared>,
    visitor: Visitor,
    Body(wished): Body<NewTable>,
) -> Result<(HeaderMap, Json<TableInfo>), Refused> {
    let NewTable { game, seats, names, listed, branch, .. } = wished.clone();
    let entry = catalog::find(&game).map_err(not_found)?;
    let mut set_up = agreed(wished)?;
    if let Some(branch) = branch {
        let person = visitor.person.as_ref().map(|person| person.id);
        let (other, branch) = replays::branch(&house, person, visitor.client.address, branch).await?;
        if other.name() != entry.name() {
            let refusal = Refusal::new("record-of-another-game").with("game", other.name());
            return Err(refusal.with("expected", entry.name()).into());
        }
        set_up.branch = Some(branch);
    }
    if listed && !house.config.listing {
        return Err(Refusal::new("server-no-listing").into());
    }
    // Whether there can be such a table is known before anything is stored. The cards of this deal nobody sees.
    let players = u8::try_from(seats.len()).map_err(|_| Refusal::new("server-too-many-seats"))?;
    set_up.open(entry, entry.rules_version(), players, Seed(random::bytes()))?;
    let names = names.iter().map(|wished| name(wished)).collect::<Result<Vec<_>, _>>()?;
    let levels = seats.iter().filter_map(|seat| if let NewSitter::Bot(level) = seat { Some(level) } else { None });
    levels.map(|wished| level(wished)).collect::<Result<Vec<_>, _>>()?;
    if !house.new_tables.allow(visitor.client.address) {
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-tables"));
    }
    let (person, headers) = visitor.welcome(&house, None).await?;
    let mut named = names.into_iter();
    let mut called = person.name.clone().unwrap_or_default();
    let chairs: Vec<Chair> = seats
        .into_iter()
        .map(|seat| match seat {
            NewSitter::Me => {
                called = named.next().unwrap_or_else(|| called.clone());
                Chair::of(person.id, called.clone(), person.face.clone())
            }
            NewSitter::Open => Chair::open(),
            NewSitter::Bot(level) => Chair::bot_of(level),
        })
        .collect();
    let arranged = Arranged { listed, ..Arranged::default() };
    let code = loop {
        let new = stored(entry, person.id, &set_up, &chairs, &arranged);
        let code = new.code.clone();
        match house.store.create(new).await {
            Ok(_) => break code,
            Err(StoreError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
    };
    Ok((headers, Json(info(&house, &code, Some(person.id)).await?)))
}

/// What is agreed of a wished table, if it can be.
fn agreed(wished: NewTable) -> Result<SetUp, Refusal> {
    let NewTable { options, spectators, memory, hints, position, clock, absence, stand_in, language, .. } = wished;
    clock::check(clock)?;
    if absence.is_some_and(|seconds| !(30..=86_400).contains(&seconds)) {
        return Err(Refusal::new("server-bad-absence"));
    }
    let stand_in = stand_in.as_deref().map(level).transpose()?;
    let language = language.filter(|language| LANGUAGES.contains(&language.as_str()));
    Ok(SetUp {
        options,
        spectators,
        memory,
        hints,
        position,
        clock,
        absence,
        stand_in,
        matching: None,
        language,
        branch: None,
    })
}

/// The languages a table can be made in.
pub(super) const LANGUAGES: [&str; 2] = ["en", "de"];

/// A table as it is stored when it is made.
pub(super) fn stored(
    entry: &dyn catalog::Entry,
    maker: PersonId,
    set_up: &SetUp,
    chairs: &[Chair],
    arranged: &Arranged,
) -> StoredTable {
    StoredTable {
        code: random::table_code(),
        maker,
        game: entry.name().to_owned(),
        rules_version: entry.rules_version(),
        set_up: Hidden(serde_json::to_string(set_up).expect("plain data")),
        seats: input::seats(chairs, arranged, set_up, set_up.seeks(entry.name(), chairs.len())),
        secret: Hidden(random::bytes::<{ shuffle::SECRET_BYTES }>().to_vec()),
        at: now(),
    }
}

pub(super) async fn show(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<TableInfo>, Refused> {
    let code = known(&code)?;
    Ok(Json(info(&house, &code, visitor.person.map(|person| person.id)).await?))
}

pub(super) async fn socket(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
    uri: Uri,
    Extension(place): Extension<Place>,
    upgrade: Upgrade,
) -> Result<Response, Refused> {
    let code = known(&code)?;
    // Whom a proxy speaks for counts here; everybody else was counted at the door.
    let door = if visitor.client.through_proxy {
        Some(house.doors.enter(visitor.client.address).ok_or_else(crowded)?)
    } else {
        None
    };
    let pack = uri.query().is_some_and(|wishes| wishes.split('&').any(|wish| wish == "packed"));
    Ok(upgrade.then(house.config.limits.message_bytes, async move |socket| {
        socket::run(socket, house, code, (visitor.person, visitor.client.address), place, pack).await;
        drop(door);
    }))
}

fn crowded() -> Refused {
    Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-connections")
}

pub(super) async fn mine(State(house): State<Shared>, visitor: Visitor) -> Result<Json<Vec<MyTable>>, Refused> {
    let Some(person) = visitor.person else { return Ok(Json(Vec::new())) };
    let tables = house.store.tables_of(person.id, Which::Going, LISTED).await?;
    // All at once: some may have to be asked for at other servers.
    let waiting = join_all(tables.iter().map(|table| waits(&house, &table.code, person.id))).await;
    let mut mine = Vec::new();
    for (table, waiting) in tables.into_iter().zip(waiting) {
        let (Some((chairs, arranged)), Ok(set_up)) =
            (input::chairs(&table.seats), serde_json::from_str::<SetUp>(&table.set_up.0))
        else {
            continue;
        };
        let stage = if table.stage == store::Stage::Gathering { Stage::Gathering } else { Stage::Running };
        let closes = table.changed + i64::from(house.config.untouched_days) * DAY;
        let soon = stage == Stage::Running && closes - now() < NOTICE;
        mine.push(MyTable {
            yours: yours(&chairs, person.id),
            seats: seat_infos(&chairs, |_| Presence::default()),
            waiting,
            code: table.code,
            game: table.game,
            stage,
            changed: table.changed,
            clock: set_up.clock,
            paused: arranged.paused,
            closes: soon.then_some(closes),
        });
    }
    mine.sort_by_key(|table| (!table.waiting, -table.changed));
    Ok(Json(mine))
}

/// Before a table is closed that nobody touches, its people read it for so long.
const NOTICE: i64 = 30 * DAY;

/// The person's seats.
pub(super) fn yours(chairs: &[Chair], person: PersonId) -> Vec<Seat> {
    let yours = chairs.iter().enumerate().filter(|(_, chair)| chair.person() == Some(person));
    yours.map(|(seat, _)| Seat::new(seat)).collect()
}

/// The table's code as we write it.
pub(super) fn known(typed: &str) -> Result<String, Refused> {
    Ok(random::tidy_table_code(typed).ok_or_else(Denied::no_table)?)
}

pub(super) async fn info(house: &Shared, code: &str, person: Option<PersonId>) -> Result<TableInfo, Refused> {
    Ok(here(house, code, person).await?)
}

pub(super) async fn here(house: &Shared, code: &str, person: Option<PersonId>) -> Result<TableInfo, Denied> {
    let (answer, info) = oneshot::channel();
    house.send(code, Note::Info(person, answer)).await;
    info.await.map_err(|_| Denied::unavailable())?
}

/// The same, wherever the table is, as it is sent.
pub(super) async fn info_anywhere(house: &Shared, code: &str, person: PersonId) -> Result<Box<RawValue>, Refused> {
    let denied = match here(house, code, Some(person)).await {
        Ok(info) => return Ok(to_raw_value(&info).expect("plain data")),
        Err(denied) => denied,
    };
    let told = match &denied.holder {
        Some(holder) => asked(house, holder, &format!("/peer/{code}/info/{}", person.0)).await,
        None => None,
    };
    told.and_then(|told| RawValue::from_string(told).ok()).ok_or_else(|| denied.into())
}

/// A finished or running game as a file.
pub(super) async fn export(house: &Shared, code: &str, person: Option<PersonId>) -> Result<String, Denied> {
    let (answer, file) = oneshot::channel();
    house.send(code, Note::Export(person, None, answer)).await;
    file.await.map_err(|_| Denied::unavailable())?
}

pub(super) async fn waits_here(house: &Shared, code: &str, person: PersonId) -> Result<bool, Denied> {
    let (answer, waits) = oneshot::channel();
    house.send(code, Note::Waits(person, answer)).await;
    waits.await.map_err(|_| Denied::unavailable())?
}

async fn waits(house: &Shared, code: &str, person: PersonId) -> bool {
    match waits_here(house, code, person).await {
        Ok(waits) => waits,
        Err(Denied { holder: Some(holder), .. }) => {
            asked(house, &holder, &format!("/peer/{code}/waits/{}", person.0)).await.is_some_and(|said| said == "true")
        }
        Err(_) => false,
    }
}
