//! Games that are over: one's own, as files, put away, shared.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use store::{PersonId, Table, Which};
use tabletop::{Refusal, Seat, Standing};

use super::Shared;
use super::peers::asked;
use super::refused::Refused;
use super::tables::{export, known, yours};
use super::visitor::Visitor;
use crate::accept::Place;
use crate::random;
use crate::table::denied::Denied;
use crate::table::input;
use crate::table::{Presence, seat_infos};
use crate::wire::Ended;
use crate::wire::rest::{MyGame, Shared as SharedGame};

/// So many games are told of.
const TOLD: u32 = 500;
/// So many records are put into one file, and so many bytes of them.
const RECORDS: u32 = 200;
const RECORD_BYTES: usize = 16 << 20;

pub(super) async fn mine(State(house): State<Shared>, visitor: Visitor) -> Result<Json<Vec<MyGame>>, Refused> {
    let Some(person) = visitor.person else { return Ok(Json(Vec::new())) };
    let tables = house.store.tables_of(person.id, Which::Over, TOLD).await?;
    Ok(Json(tables.into_iter().filter_map(|table| my_game(table, person.id)).collect()))
}

fn my_game(table: Table, person: PersonId) -> Option<MyGame> {
    let (chairs, _) = input::chairs(&table.seats)?;
    let standing = table.outcome.and_then(|outcome| serde_json::from_str::<Option<Standing>>(&outcome.0).ok());
    let (standing, seats) = (standing.flatten(), Seat::first(chairs.len() as u8));
    Some(MyGame {
        yours: yours(&chairs, person),
        seats: seat_infos(&chairs, |_| Presence::default()),
        code: table.code,
        game: table.game,
        at: table.changed,
        scores: seats.clone().filter_map(|seat| standing.map(|standing| standing.score(seat))).collect(),
        places: seats.filter_map(|seat| standing.map(|standing| standing.rank(seat))).collect(),
        ended: table.ended.map(|ended| match ended {
            store::Ended::Agreed => Ended::Agreed,
            store::Ended::Untouched => Ended::Untouched,
        }),
        shared: table.shared,
    })
}

/// All my games as one file, a record in a line.
pub(super) async fn records(
    State(house): State<Shared>,
    visitor: Visitor,
    Extension(place): Extension<Place>,
) -> Result<Response, Refused> {
    let person = visitor.known()?;
    let mut file = String::new();
    for table in house.store.tables_of(person.id, Which::Over, RECORDS).await? {
        // A game under rules that nobody knows any more has no record.
        if let Some(record) = export_anywhere(&house, &table.code, person.id).await {
            if file.len() + record.len() > RECORD_BYTES {
                break;
            }
            file.push_str(&record);
            file.push('\n');
        }
    }
    let file = place.pile().hold(file);
    let name = "attachment; filename=\"backroom-games.jsonl\"";
    Ok(([(CONTENT_TYPE, "application/jsonl"), (CONTENT_DISPOSITION, name)], file).into_response())
}

async fn export_anywhere(house: &Shared, code: &str, person: PersonId) -> Option<String> {
    match export(house, code, Some(person)).await {
        Ok(record) => Some(record),
        Err(Denied { holder: Some(holder), .. }) => {
            asked(house, &holder, &format!("/peer/{code}/record/{}", person.0)).await
        }
        Err(_) => None,
    }
}

pub(super) async fn put_away(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<StatusCode, Refused> {
    let (person, table) = played(&house, visitor, &code).await?;
    house.store.put_away(person, table.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn share(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<SharedGame>, Refused> {
    let (_, table) = played(&house, visitor, &code).await?;
    if let Some(word) = table.shared {
        return Ok(Json(SharedGame { word }));
    }
    let word = random::one_time_code();
    house.store.share(table.id, Some(word.clone())).await?;
    Ok(Json(SharedGame { word }))
}

pub(super) async fn unshare(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<StatusCode, Refused> {
    let (_, table) = played(&house, visitor, &code).await?;
    house.store.share(table.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever has the word reads the record, whoever may watch the table otherwise.
pub(super) async fn shared(
    State(house): State<Shared>,
    Path(word): Path<String>,
    Extension(place): Extension<Place>,
) -> Result<Response, Refused> {
    let word = random::tidy(&word, 16, 4).ok_or_else(Denied::no_table)?;
    let code = house.store.shared(&word).await?.ok_or_else(Denied::no_table)?;
    let loaded = house.store.load(&code).await?.ok_or_else(Denied::no_table)?;
    // One who played there let them.
    let player = loaded.table.seats.sitters.first().map(|sitter| sitter.person);
    let file = place.pile().hold(export(&house, &code, player).await?);
    Ok(([(CONTENT_TYPE, "application/json")], file).into_response())
}

/// A table that is over, if the visitor sat there or made it.
async fn played(house: &Shared, visitor: Visitor, code: &str) -> Result<(PersonId, Table), Refused> {
    let code = known(code)?;
    let person = visitor.known()?.id;
    let table = house.store.load(&code).await?.ok_or_else(Denied::no_table)?.table;
    if table.maker != person && table.seats.sitters.iter().all(|sitter| sitter.person != person) {
        return Err(Refusal::new("server-not-seated").into());
    }
    if table.stage != store::Stage::Over {
        return Err(Refusal::new("server-not-over").into());
    }
    Ok((person, table))
}
