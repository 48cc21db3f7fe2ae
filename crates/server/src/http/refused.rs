//! What is refused outside tables, as an answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use tabletop::Refusal;

use crate::table::denied::{Denied, Kind};
use crate::wire::rest;

/// A refusal with its status.
#[derive(Debug)]
pub(super) struct Refused(pub(super) StatusCode, pub(super) Refusal);

impl Refused {
    pub(super) fn new(status: StatusCode, id: &'static str) -> Self {
        Self(status, Refusal::new(id))
    }
}

/// There is no such game, or no such language.
pub(super) fn not_found(refusal: Refusal) -> Refused {
    Refused(StatusCode::NOT_FOUND, refusal)
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self(StatusCode::UNPROCESSABLE_ENTITY, refusal)
    }
}

impl From<Denied> for Refused {
    fn from(Denied { kind, refusal, .. }: Denied) -> Self {
        let status = match kind {
            Kind::Unknown => StatusCode::NOT_FOUND,
            Kind::NotYours => StatusCode::FORBIDDEN,
            Kind::Wrong => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::Unavailable | Kind::Elsewhere | Kind::Newer => StatusCode::SERVICE_UNAVAILABLE,
            Kind::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self(status, refusal)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        // What exactly is wrong is for the log, not for the client.
        tracing::error!(%error, "the store does not work");
        Denied::unavailable().into()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(rest::Refused { refusal: self.1 })).into_response()
    }
}
