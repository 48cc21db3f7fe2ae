//! What is refused outside tables, as an answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use tabletop::Refusal;

use crate::wire::rest;

/// A refusal with its status.
#[derive(Debug)]
pub(super) struct Refused(pub(super) StatusCode, pub(super) Refusal);

impl Refused {
    pub(super) fn new(status: StatusCode, id: &'static str) -> Self {
        Self(status, Refusal::new(id))
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.line.id {
            "server-unknown-table" | "unknown-game" | "unknown-language" => StatusCode::NOT_FOUND,
            "server-not-your-seat" | "server-no-spectators" => StatusCode::FORBIDDEN,
            "server-store-unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            "server-table-damaged" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self(status, refusal)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        // What exactly is wrong is for the log, not for the client.
        tracing::error!(%error, "the store does not work");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "server-store-unavailable")
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(rest::Refused { refusal: self.1 })).into_response()
    }
}
