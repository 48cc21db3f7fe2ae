//! A push service on loopback and devices subscribed to it, for tests: ours and those of whoever sends.
//!
//! The service is as strict as the real ones. It answers 4xx with the reason when a token is missing, signed by
//! others, for another service or over, or when a header is not as the RFCs want it; so a message that it hands
//! out has been sent properly.

mod device;
mod service;
mod vapid;

use p256::SecretKey;

pub use device::Device;
pub use service::{Answer, Delivered, PushService};

use crate::{BadSubject, Keys, Sender, Subscription};

/// Encrypts with a given key and salt and without filling, as the RFC's example does.
///
/// # Panics
/// If the key is none.
pub fn encrypt_as_in_the_rfc(to: &Subscription, message: &[u8], sender_key: &[u8], salt: [u8; 16]) -> Vec<u8> {
    let key = SecretKey::from_slice(sender_key).expect("a key");
    crate::encrypt::encrypt_with(to, message, message.len(), &key, salt).expect("short enough")
}

/// A sender that believes the certificate of [`PushService::open_secure`], and no other.
pub fn sender_to_secure(keys: Keys, subject: &str) -> Result<Sender, BadSubject> {
    let mut roots = rustls::RootCertStore::empty();
    roots.add(service::certificate()).expect("a certificate");
    Sender::trusting(keys, subject, roots)
}
