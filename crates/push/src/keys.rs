//! The house's own key pair, by which push services know that a message comes from whom was subscribed to.

use std::fmt;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::Generate;
use sha2::Sha256;

/// The VAPID key pair of a house (RFC 8292). Subscriptions are made for its public half, so whoever loses it
/// loses them all: it is made once and kept.
#[derive(Clone)]
pub struct Keys {
    secret: SecretKey,
    public: String,
}

/// These bytes are no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("these bytes are no key for web push")]
pub struct BadKeys;

impl Keys {
    /// A new pair, from the operating system's randomness.
    pub fn fresh() -> Keys {
        Keys::of(SecretKey::generate())
    }

    /// The pair that [`Keys::to_bytes`] gave.
    pub fn from_bytes(bytes: &[u8]) -> Result<Keys, BadKeys> {
        // The library would fill up shorter ones.
        let bytes: &[u8; 32] = bytes.try_into().map_err(|_| BadKeys)?;
        SecretKey::from_slice(bytes).map(Keys::of).map_err(|_| BadKeys)
    }

    /// The secret half, from which all follows: to be kept, and shown to nobody.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.secret.to_bytes().into()
    }

    /// The public half as browsers take it (`applicationServerKey`): the uncompressed point in base64url.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// Signs in the way of ES256: both numbers one after the other.
    pub(crate) fn sign(&self, text: &str) -> Vec<u8> {
        let signature: Signature = SigningKey::from(&self.secret).sign(text.as_bytes());
        signature.to_bytes().to_vec()
    }

    /// A name for a thing as one subscription's messages are told about it: always the same one, from which
    /// nobody without these keys can tell the thing, nor that another subscription hears of it too.
    pub(crate) fn pseudonym(&self, thing: &str, endpoint: &str) -> String {
        let mut name = [0; 24];
        Hkdf::<Sha256>::new(Some(b"web push topic"), &self.to_bytes())
            // Endpoints have no line ends, so where one stops is never in doubt.
            .expand_multi_info(&[endpoint.as_bytes(), b"\n", thing.as_bytes()], &mut name)
            .expect("24 bytes can be had");
        BASE64_URL_SAFE_NO_PAD.encode(name)
    }

    fn of(secret: SecretKey) -> Keys {
        let public = BASE64_URL_SAFE_NO_PAD.encode(secret.public_key().to_sec1_bytes());
        Keys { secret, public }
    }
}

/// Shows the public half only.
impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Keys").field(&self.public).finish()
    }
}
