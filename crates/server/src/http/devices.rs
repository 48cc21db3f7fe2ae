//! Devices that are told something while no page is open.

use axum::extract::State;
use axum::http::StatusCode;
use tabletop::Refusal;

use super::Shared;
use super::body::Body;
use super::refused::Refused;
use super::visitor::Visitor;
use crate::state::now;
use crate::wire::rest::Device;

/// This device is told something from now on.
pub(super) async fn tell(
    State(house): State<Shared>,
    visitor: Visitor,
    Body(device): Body<Device>,
) -> Result<StatusCode, Refused> {
    let teller = house.teller.as_ref().ok_or_else(|| Refusal::new("server-no-push"))?;
    let address = visitor.client.address;
    let person = visitor.known()?;
    if !(house.devices.allow(person.id) && house.company.allow(address)) {
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-devices"));
    }
    let stored = teller.read(&device).map_err(|_| Refusal::new("server-bad-device"))?;
    house.store.subscribe(person.id, stored, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// This device is told nothing any more.
pub(super) async fn hush(
    State(house): State<Shared>,
    visitor: Visitor,
    Body(device): Body<Device>,
) -> Result<StatusCode, Refused> {
    let person = visitor.known()?;
    // One's own only.
    let known = house.store.subscriptions(person.id).await?;
    if known.iter().any(|known| known.endpoint == device.endpoint) {
        house.store.unsubscribe(&device.endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
