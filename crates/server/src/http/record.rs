//! A game as a file.

use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tabletop::Seat;
use tokio::sync::oneshot;

use super::Shared;
use super::refused::Refused;
use super::tables::known;
use super::visitor::Visitor;
use crate::accept::Place;
use crate::table::Note;
use crate::table::denied::Denied;

/// Whose story.
#[derive(Deserialize)]
pub(super) struct Whose {
    seat: Option<String>,
}

pub(super) async fn record(
    State(house): State<Shared>,
    visitor: Visitor,
    Path(code): Path<String>,
    Extension(place): Extension<Place>,
    Query(whose): Query<Whose>,
) -> Result<Response, Refused> {
    let code = known(&code)?;
    let seat = whose.seat.map(|seat| seat.parse::<Seat>()).transpose()?;
    let (answer, file) = oneshot::channel();
    house.send(&code, Note::Export(visitor.person.map(|person| person.id), seat, answer)).await;
    let file = file.await.map_err(|_| Denied::unavailable())??;
    let name = format!("attachment; filename=\"backroom-{code}.json\"");
    // A long game is a large file, and counts until it has been read.
    let file = place.pile().hold(file);
    Ok(([(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name.as_str())], file).into_response())
}
