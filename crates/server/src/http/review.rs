//! Looking back at a game that is over.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::review::AnyReview;
use serde_json::Value;
use serde_json::value::RawValue;
use store::Table;
use tabletop::Refusal;
use tokio::sync::oneshot;

use super::Shared;
use super::refused::Refused;
use super::tables::known;
use super::visitor::Visitor;
use crate::random;
use crate::reviews;
use crate::table::Note;
use crate::table::denied::{Denied, Kind};
use crate::table::input::SetUp;
use crate::wire::rest::LookingBack;

/// What came of looking back, or how far it is.
pub(super) async fn show(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<LookingBack>, Refused> {
    let table = visible(&house, &visitor, &code).await?;
    Ok(Json(stands(&house, &table).await?))
}

/// Asks for it.
pub(super) async fn make(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<LookingBack>, Refused> {
    let table = visible(&house, &visitor, &code).await?;
    let person = visitor.known()?.id;
    let stands_so = stands(&house, &table).await?;
    if !matches!(stands_so, LookingBack::Unasked) {
        return Ok(Json(stands_so));
    }
    if !house.hints.allow(person) {
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-hints"));
    }
    let (answer, file) = oneshot::channel();
    house.send(&table.code, Note::Export(Some(person), None, answer)).await;
    let file = file.await.map_err(|_| Denied::unavailable())??;
    reviews::begin(&house, table.id, person, move || review(&file))?;
    Ok(Json(stands(&house, &table).await?))
}

/// A review of the record in an exported game.
fn review(file: &str) -> Result<Box<dyn AnyReview>, Refusal> {
    let game: Value = serde_json::from_str(file).unwrap_or_default();
    let record = game["record"].to_string();
    catalog::find(&tabletop::game_of_record(&record)?)?.review(&record)
}

/// Whoever has the word of a shared game reads what came of it, too.
pub(super) async fn shared(
    State(house): State<Shared>,
    Path(word): Path<String>,
) -> Result<Json<LookingBack>, Refused> {
    let word = random::tidy(&word, 16, 4).ok_or_else(Denied::no_table)?;
    let code = house.store.shared(&word).await?.ok_or_else(Denied::no_table)?;
    let table = house.store.load(&code).await?.ok_or_else(Denied::no_table)?.table;
    Ok(Json(stands(&house, &table).await?))
}

async fn stands(house: &Shared, table: &Table) -> Result<LookingBack, Refused> {
    if let Some(thinking) = house.reviews.progress(table.id) {
        return Ok(thinking);
    }
    let Some(review) = house.store.review(table.id).await? else { return Ok(LookingBack::Unasked) };
    Ok(LookingBack::Review(RawValue::from_string(review).map_err(|_| Denied::damaged())?))
}

/// A game that is over, for those who may see all of it.
async fn visible(house: &Shared, visitor: &Visitor, code: &str) -> Result<Table, Refused> {
    let code = known(code)?;
    let table = house.store.load(&code).await?.ok_or_else(Denied::no_table)?.table;
    if table.stage != store::Stage::Over {
        return Err(Refusal::new("server-not-over").into());
    }
    let open = serde_json::from_str::<SetUp>(&table.set_up.0).is_ok_and(|set_up| set_up.spectators);
    let person = visitor.person.as_ref().map(|person| person.id);
    if !open && table.seats.sitters.iter().all(|sitter| Some(sitter.person) != person) {
        return Err(Denied::new(Kind::NotYours, Refusal::new("server-no-spectators")).into());
    }
    Ok(table)
}
