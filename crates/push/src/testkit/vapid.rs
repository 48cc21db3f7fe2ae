//! Checks who sends, as push services do (RFC 8292).

use std::time::{SystemTime, UNIX_EPOCH};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::Value;

/// What is wrong with this `Authorization`, if it is to be one for `audience` by the holder of `key`.
pub(super) fn check(header: &str, audience: &str, key: &str) -> Result<(), &'static str> {
    let (token, named) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).ok_or("not vapid")?;
    if named != key {
        return Err("another key than was subscribed to");
    }
    let (said, signature) = token.rsplit_once('.').ok_or("not a token")?;
    let point = decoded(key)?;
    let signature = Signature::from_slice(&decoded(signature)?).map_err(|_| "not a signature")?;
    let key = VerifyingKey::from_sec1_bytes(&point).map_err(|_| "not a key")?;
    key.verify(said.as_bytes(), &signature).map_err(|_| "a wrong signature")?;
    let (head, claims) = said.split_once('.').ok_or("not a token")?;
    let [head, claims] = [json(head)?, json(claims)?];
    let ends = claims["exp"].as_u64().ok_or("no end")?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let subject = claims["sub"].as_str().unwrap_or_default();
    if head["typ"] != "JWT" || head["alg"] != "ES256" {
        Err("another kind of token")
    } else if claims["aud"] != audience {
        Err("for another service")
    } else if ends <= now {
        Err("over")
    } else if ends > now + 86_400 {
        Err("for more than a day")
    } else if !subject.starts_with("mailto:") && !subject.starts_with("https://") {
        Err("nobody to ask")
    } else {
        Ok(())
    }
}

fn decoded(text: &str) -> Result<Vec<u8>, &'static str> {
    BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| "not base64url")
}

fn json(text: &str) -> Result<Value, &'static str> {
    serde_json::from_slice(&decoded(text)?).map_err(|_| "not JSON")
}
