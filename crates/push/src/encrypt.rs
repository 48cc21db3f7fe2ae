//! Messages that only the browser can read: RFC 8291, which is RFC 8188 with keys agreed on by ECDH.

use aes_gcm::aead::AeadInOut;
use aes_gcm::{Aes128Gcm, KeyInit};
use hkdf::Hkdf;
use p256::elliptic_curve::Generate;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use crate::Subscription;

/// A message has at most so many bytes, and every message is filled up to as many, so that its length tells
/// nothing. Services take 4,096 encrypted; half, because some of them carry it on in base64, in less.
pub const LONGEST_MESSAGE: usize = 2_048;
/// The one record says how long records may be (RFC 8188: with its end mark and its seal).
const RECORD: u32 = 4_096;
/// What AES-GCM adds.
const SEAL: usize = 16;

/// Encrypts a message under keys used only once. `None` if it is too long.
pub(crate) fn encrypt(subscription: &Subscription, message: &[u8]) -> Option<Vec<u8>> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).expect("the operating system gives random bytes");
    encrypt_with(subscription, message, LONGEST_MESSAGE, &SecretKey::generate(), salt)
}

/// Encrypts a message, filled up to `length`, with this key and this salt.
pub(crate) fn encrypt_with(
    subscription: &Subscription,
    message: &[u8],
    length: usize,
    ours: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let filling = length.checked_sub(message.len())?;
    let our_point = ours.public_key().to_sec1_bytes();
    let mut body = Vec::with_capacity(16 + 4 + 1 + our_point.len() + length + 1 + SEAL);
    body.extend_from_slice(&salt);
    body.extend_from_slice(&RECORD.to_be_bytes());
    body.push(our_point.len() as u8);
    body.extend_from_slice(&our_point);
    let text = body.len();
    body.extend_from_slice(message);
    // The mark of the last record; what follows it is filling.
    body.push(2);
    body.resize(body.len() + filling, 0);
    let shared = p256::ecdh::diffie_hellman(ours.to_nonzero_scalar(), subscription.key.as_affine());
    let (cipher, nonce) =
        cipher(shared.raw_secret_bytes(), &subscription.secret, [&subscription.key, &ours.public_key()], &salt);
    let seal = cipher.encrypt_inout_detached(&nonce.into(), b"", (&mut body[text..]).into()).ok()?;
    body.extend_from_slice(&seal);
    Some(body)
}

/// What a message is encrypted with, on either side: the keys are the browser's and the sender's.
pub(crate) fn cipher(
    shared: &[u8],
    secret: &[u8; 16],
    keys: [&PublicKey; 2],
    salt: &[u8; 16],
) -> (Aes128Gcm, [u8; 12]) {
    let [browser, sender] = keys.map(PublicKey::to_sec1_bytes);
    let mut keying = [0; 32];
    Hkdf::<Sha256>::new(Some(secret), shared)
        .expand_multi_info(&[b"WebPush: info\0", &browser, &sender], &mut keying)
        .expect("32 bytes can be had");
    let derived = Hkdf::<Sha256>::new(Some(salt), &keying);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).expect("16 bytes can be had");
    // The number of the first and only record is 0, so the nonce is as it is.
    derived.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("12 bytes can be had");
    (Aes128Gcm::new(&key.into()), nonce)
}
