//! Who sends a request: a device with a secret in a cookie, or nobody yet.

use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use store::Person;

use super::Shared;
use super::guard::Client;
use super::refused::Refused;
use crate::random;
use crate::shuffle::digits;
use crate::state::now;

/// The cookie's name.
const COOKIE: &str = "backroom";
/// Two years.
const SECONDS: u32 = 2 * 365 * 24 * 3600;
/// A device's secret has this many random bytes.
const BYTES: usize = 32;

/// Somebody with a request.
pub(super) struct Visitor {
    pub(super) client: Client,
    pub(super) person: Option<Person>,
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Self, Refused> {
        let client = parts.extensions.get::<Client>().copied().expect("the guard notes where each request is from");
        let person = match secret(&parts.headers) {
            Some(secret) => house.store.person(random::hashed(secret), now()).await?,
            None => None,
        };
        Ok(Self { client, person })
    }
}

impl Visitor {
    /// Who it is; refused if nobody knows.
    pub(super) fn known(self) -> Result<Person, Refused> {
        self.person.ok_or_else(|| Refused::new(StatusCode::UNAUTHORIZED, "server-who-are-you"))
    }

    /// Who it is; a new person, with the cookie to be set, if nobody knows. Whoever has introduced itself with
    /// the same digits a moment ago is that person.
    pub(super) async fn welcome(
        self,
        house: &Shared,
        introduction: Option<&str>,
    ) -> Result<(Person, HeaderMap), Refused> {
        if let Some(person) = self.person {
            return Ok((person, HeaderMap::new()));
        }
        let fresh = || house.new_tables.allow(self.client.address).then(new_secret);
        let secret = match introduction {
            Some(digits) => house.introductions.secret(digits, Instant::now(), fresh),
            None => fresh(),
        };
        let refused = || Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-tables");
        let secret = secret.ok_or_else(refused)?;
        let person = house.store.welcome(random::hashed(&secret), now()).await?;
        Ok((person, cookie(&secret, self.client.secure)))
    }
}

/// A new device's secret.
pub(super) fn new_secret() -> String {
    digits(&random::bytes::<BYTES>())
}

/// The header that gives a device its secret: scripts cannot read it, other sites cannot use it.
pub(super) fn cookie(secret: &str, secure: bool) -> HeaderMap {
    let secure = if secure { "; Secure" } else { "" };
    let value = format!("{COOKIE}={secret}; Path=/; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}");
    let value = HeaderValue::from_str(&value).expect("digits and words");
    HeaderMap::from_iter([(header::SET_COOKIE, value)])
}

/// The secret a device sends.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, secret)| secret).filter(|secret| secret.len() == 2 * BYTES)
}
