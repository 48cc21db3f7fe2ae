//! About the server itself.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::Shared;
use super::refused::Refused;
use crate::state::now;
use crate::table::denied::Denied;

/// The description of the routes.
pub(super) const OPENAPI: &str = include_str!("openapi.json");

/// Whether the server can do its work: something is stored, and tables can be taken.
pub(super) async fn health(State(house): State<Shared>) -> Result<&'static str, Refused> {
    house.store.health(now()).await?;
    house.lease.me().ok_or_else(Denied::unavailable)?;
    Ok("ok\n")
}

pub(super) async fn metrics(State(house): State<Shared>) -> Result<Response, Refused> {
    let counts = house.store.counts().await?;
    let page = house.metrics.page(&counts, house.backlog.held());
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page).into_response())
}

pub(super) async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}
