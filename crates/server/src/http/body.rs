//! A request's body: JSON, or a refusal that says what is wrong with it.

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use tabletop::Refusal;

use super::Shared;
use super::refused::Refused;

/// A body that could be read.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Shared) -> Result<Self, Refused> {
        match Json::from_request(request, house).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => {
                let refusal = Refusal::new("server-unreadable").with("problem", rejection.body_text());
                Err(Refused(rejection.status(), refusal))
            }
        }
    }
}
