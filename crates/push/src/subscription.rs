//! What a browser gives to whoever may send it messages.

use std::fmt;

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hyper::http::uri::PathAndQuery;
use p256::PublicKey;

use crate::Allowed;
use crate::address::{self, Origin};

/// An endpoint has at most so many bytes. Those of the great services have less than half of it.
pub const LONGEST_ENDPOINT: usize = 1_024;
/// An uncompressed point of the curve.
const POINT: usize = 65;

/// Browsers leave the padding out; some libraries in between put it back.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A browser's subscription, checked: there is none that leads anywhere but to an allowed push service.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    endpoint: String,
    pub(crate) origin: Origin,
    pub(crate) path: PathAndQuery,
    pub(crate) key: PublicKey,
    pub(crate) secret: [u8; 16],
}

/// Why something is no subscription.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSubscription {
    /// The endpoint has more than [`LONGEST_ENDPOINT`] bytes.
    #[error("the endpoint is too long")]
    TooLong,
    /// The endpoint is no address as browsers write them.
    #[error("the endpoint is not an address")]
    NotAnAddress,
    /// The endpoint is an address, but not of an allowed push service.
    #[error("the endpoint belongs to no push service that is known here")]
    NotAPushService,
    /// `p256dh` is no uncompressed point of P-256.
    #[error("p256dh is not a key")]
    BadKey,
    /// `auth` is not 16 bytes.
    #[error("auth is not a secret")]
    BadSecret,
}

impl Subscription {
    /// Reads what `PushSubscription.toJSON()` gives in the browser. What has been stored is read anew, so that
    /// a service taken off the list is not written to any more.
    pub fn read(endpoint: &str, p256dh: &str, auth: &str, allowed: &Allowed) -> Result<Subscription, BadSubscription> {
        if endpoint.len() > LONGEST_ENDPOINT {
            return Err(BadSubscription::TooLong);
        }
        let (origin, path) = address::read(endpoint).ok_or(BadSubscription::NotAnAddress)?;
        if !allowed.allows(&origin) {
            return Err(BadSubscription::NotAPushService);
        }
        let point = bytes::<POINT>(p256dh).ok_or(BadSubscription::BadKey)?;
        let key = PublicKey::from_sec1_bytes(&point).map_err(|_| BadSubscription::BadKey)?;
        let secret = bytes(auth).ok_or(BadSubscription::BadSecret)?;
        Ok(Subscription { endpoint: endpoint.to_owned(), origin, path, key, secret })
    }

    /// The address at the push service. Whoever has it and the house's keys can send: it is to be kept like a
    /// secret.
    pub fn endpoint(&self) -> &str {
        &self.endpoint
    }

    /// The browser's public key, in base64url.
    pub fn p256dh(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.key.to_sec1_bytes())
    }

    /// The secret shared with the browser, in base64url.
    pub fn auth(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.secret)
    }
}

/// Shows the push service only: the rest is for nobody's log.
impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Subscription").field(&self.origin.text()).finish()
    }
}

/// So many bytes from base64url. Longer texts are not even decoded.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() > N.div_ceil(3) * 4 {
        return None;
    }
    BASE64.decode(text).ok()?.try_into().ok()
}
