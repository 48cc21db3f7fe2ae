//! The browser's side of a subscription.

use aes_gcm::aead::AeadInOut;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::elliptic_curve::Generate;
use p256::{PublicKey, SecretKey};

use crate::encrypt::cipher;
use crate::{Allowed, Subscription};

/// A browser that has subscribed: it alone can read what is sent to its endpoint.
#[derive(Clone)]
pub struct Device {
    /// Where its messages are to be sent.
    pub endpoint: String,
    key: SecretKey,
    secret: [u8; 16],
}

impl Device {
    /// A device with fresh keys and this endpoint.
    pub fn fresh(endpoint: &str) -> Device {
        Device { endpoint: endpoint.to_owned(), key: SecretKey::generate(), secret: <[u8; 16]>::generate() }
    }

    /// What it tells those who may write to it.
    pub fn p256dh(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_bytes())
    }

    /// The secret it shares with those who may write to it.
    pub fn auth(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.secret)
    }

    /// Its subscription, as the house would read it.
    ///
    /// # Panics
    /// If the endpoint is not allowed.
    pub fn subscription(&self, allowed: &Allowed) -> Subscription {
        Subscription::read(&self.endpoint, &self.p256dh(), &self.auth(), allowed).expect("an allowed endpoint")
    }

    /// What a message says, if it was encrypted for this device.
    pub fn decrypt(&self, body: &[u8]) -> Option<Vec<u8>> {
        let (salt, rest) = body.split_first_chunk::<16>()?;
        let (record, rest) = rest.split_first_chunk::<4>()?;
        let (&length, rest) = rest.split_first()?;
        let (point, sealed) = rest.split_at_checked(length.into())?;
        if sealed.len() > u32::from_be_bytes(*record) as usize {
            return None;
        }
        let sender = PublicKey::from_sec1_bytes(point).ok()?;
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), sender.as_affine());
        let keys = [&self.key.public_key(), &sender];
        let (cipher, nonce) = cipher(shared.raw_secret_bytes(), &self.secret, keys, salt);
        let (text, seal) = sealed.split_last_chunk::<16>()?;
        let mut text = text.to_vec();
        cipher.decrypt_inout_detached(&nonce.into(), b"", text.as_mut_slice().into(), seal.into()).ok()?;
        let end = text.iter().rposition(|&byte| byte != 0).filter(|&end| text[end] == 2)?;
        text.truncate(end);
        Some(text)
    }
}
