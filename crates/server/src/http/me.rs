//! People: a name, a way to another device, a way out.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use store::Which;
use tabletop::Refusal;

use super::Shared;
use super::body::Body;
use super::peers::asked;
use super::refused::Refused;
use super::visitor::{Visitor, cookie, new_secret};
use crate::introductions::is_introduction;
use crate::names::{is_face, name};
use crate::random;
use crate::state::now;
use crate::table::Note;
use crate::table::denied::Denied;
use crate::wire::rest::{Me, Myself, OneTimeCode};

/// A one-time code works for ten minutes.
const CODE_SECONDS: i64 = 600;

pub(super) async fn rename(
    State(house): State<Shared>,
    visitor: Visitor,
    Body(myself): Body<Myself>,
) -> Result<(HeaderMap, Json<Me>), Refused> {
    let wished = myself.name.as_deref().map(name).transpose()?;
    if myself.face.as_deref().is_some_and(|face| !is_face(face)) {
        return Err(Refusal::new("server-bad-face").into());
    }
    let introduction = myself.introduction.as_deref();
    if introduction.is_some_and(|digits| !is_introduction(digits)) {
        return Err(Refusal::new("server-bad-introduction").into());
    }
    let (person, headers) = visitor.welcome(&house, introduction).await?;
    if let Some(name) = &wished {
        house.store.rename(person.id, name.clone()).await?;
    }
    if let Some(face) = &myself.face {
        house.store.paint(person.id, face.clone()).await?;
    }
    Ok((headers, Json(Me { name: wished.or(person.name), face: myself.face.or(person.face) })))
}

pub(super) async fn me(visitor: Visitor) -> Result<Json<Me>, Refused> {
    let person = visitor.known()?;
    Ok(Json(Me { name: person.name, face: person.face }))
}

pub(super) async fn forget(State(house): State<Shared>, visitor: Visitor) -> Result<StatusCode, Refused> {
    let person = visitor.known()?;
    // Tables in memory forget first, so that none of them writes the name again.
    let codes: Vec<String> =
        house.store.tables_of(person.id, Which::All, u32::MAX).await?.into_iter().map(|t| t.code).collect();
    for code in house.store.held(codes).await? {
        let (answer, forgotten) = tokio::sync::oneshot::channel();
        house.send(&code, Note::Forget(person.id, answer)).await;
        if let Ok(Err(Denied { holder: Some(holder), .. })) = forgotten.await {
            let _ = asked(&house, &holder, &format!("/peer/{code}/forget/{}", person.id.0)).await;
        }
    }
    house.store.forget(person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn issue_code(State(house): State<Shared>, visitor: Visitor) -> Result<Json<OneTimeCode>, Refused> {
    let person = visitor.known()?;
    let code = random::one_time_code();
    house.store.issue_code(person.id, random::hashed(&code), now() + CODE_SECONDS).await?;
    Ok(Json(OneTimeCode { code }))
}

pub(super) async fn claim(
    State(house): State<Shared>,
    visitor: Visitor,
    Body(typed): Body<OneTimeCode>,
) -> Result<(HeaderMap, Json<Me>), Refused> {
    if !house.codes.allow(visitor.client.address) {
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-codes"));
    }
    let refused = || Refused::new(StatusCode::FORBIDDEN, "server-bad-code");
    let code = random::tidy(&typed.code, 16, 4).ok_or_else(refused)?;
    // A new secret for this device, whatever it was before: two devices never share one.
    let secret = new_secret();
    let person = house.store.redeem(random::hashed(&code), random::hashed(&secret), now()).await?;
    let person = person.ok_or_else(refused)?;
    Ok((cookie(&secret, visitor.client.secure), Json(Me { name: person.name, face: person.face })))
}
