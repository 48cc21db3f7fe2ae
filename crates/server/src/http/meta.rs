//! About the server itself.

use std::sync::atomic::Ordering::Relaxed;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::Shared;
use crate::state::now;

/// The description of the routes.
pub(super) const OPENAPI: &str = include_str!("openapi.json");

/// Whether the server can do its work: something is stored, and tables can be taken. A line for each, for people.
pub(super) async fn health(State(house): State<Shared>) -> Response {
    let (stored, lease) = (house.store.health(now()).await, house.lease.age());
    if let Err(error) = &stored {
        // What exactly is wrong is for the log, not for the client.
        tracing::error!(%error, "the store does not work");
    }
    let (status, well) = match (&stored, lease) {
        (Ok(()), Some(_)) => (StatusCode::OK, "ok"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "not ok"),
    };
    let store = if stored.is_ok() { "works" } else { "does not work" };
    let lease = lease.map_or_else(|| "run out".into(), |age| format!("renewed {:.1} s ago", age.as_secs_f64()));
    let tables = house.metrics.tables.load(Relaxed);
    let page = format!("{well}\nstore: {store}\nlease: {lease}\ntables held: {tables}\n");
    (status, page).into_response()
}

pub(super) async fn metrics(State(house): State<Shared>) -> Response {
    let counts = house.store.counts().await.ok();
    let page = house.metrics.page(counts.as_ref(), house.backlog.held(), house.lease.age());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page).into_response()
}

pub(super) async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}
