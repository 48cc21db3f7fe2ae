//! A request's body: JSON, or a refusal that says what is wrong with it.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use serde::de::{DeserializeOwned, IgnoredAny};
use tabletop::{Line, Refusal, json};

use super::Shared;
use super::refused::Refused;

/// A body that could be read.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Shared) -> Result<Self, Refused> {
        // A form on another site can send text, but it cannot say that it is JSON.
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            return Err(unreadable(StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-body-not-json"));
        }
        let body = Bytes::from_request(request, house).await;
        let body = body.map_err(|rejection| unreadable(rejection.status(), "server-body-too-long"))?;
        json::read("server-unreadable", || serde_json::from_slice(&body)).map(Self).map_err(|refusal| {
            let is_json = serde_json::from_slice::<IgnoredAny>(&body).is_ok();
            Refused(if is_json { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::BAD_REQUEST }, refusal)
        })
    }
}

fn unreadable(status: StatusCode, problem: &'static str) -> Refused {
    Refused(status, Refusal::new("server-unreadable").with("problem", Line::new(problem)))
}
