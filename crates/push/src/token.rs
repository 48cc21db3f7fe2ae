//! Who sends: a signed token for each push service (RFC 8292), kept for as long as it holds.

use std::collections::HashMap;
use std::sync::Mutex;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::json;

use crate::Keys;

/// A token holds for so many seconds; services take none for more than a day.
const LIFE: u64 = 12 * 3_600;
/// It is used until so many seconds before its end: clocks differ, and messages may wait in a line.
const SPARE: u64 = 3_600;
/// Tokens are kept for so many services. There are a handful; only a stranger with invented ones has more.
const MOST: usize = 64;

/// A subject must be somewhere to reach the operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("push services want to know whom to ask: a mailto: or https: address of at most 200 characters")]
pub struct BadSubject;

/// Makes tokens, and remembers the last one for each service.
pub(crate) struct Tokens {
    keys: Keys,
    subject: String,
    made: Mutex<HashMap<String, Token>>,
}

/// A header's value, and when it ends, in seconds since 1970.
struct Token {
    header: String,
    ends: u64,
}

impl Tokens {
    pub(crate) fn new(keys: Keys, subject: &str) -> Result<Tokens, BadSubject> {
        let somewhere = ["mailto:", "https://"].iter().any(|scheme| {
            subject
                .strip_prefix(scheme)
                .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_graphic()))
        });
        if !somewhere || subject.len() > 200 {
            return Err(BadSubject);
        }
        Ok(Tokens { keys, subject: subject.to_owned(), made: Mutex::default() })
    }

    pub(crate) fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The value of `Authorization` for this service.
    pub(crate) fn header(&self, origin: &str, now: u64) -> String {
        let mut made = self.made.lock().expect("nobody panics holding this");
        // One that ends later than a new one was made under a clock that has been set back since.
        made.retain(|_, token| (now + SPARE..=now + LIFE).contains(&token.ends));
        if let Some(token) = made.get(origin) {
            return token.header.clone();
        }
        if made.len() >= MOST {
            made.clear();
        }
        let token = Token { header: self.make(origin, now + LIFE), ends: now + LIFE };
        let header = token.header.clone();
        made.insert(origin.to_owned(), token);
        header
    }

    fn make(&self, origin: &str, ends: u64) -> String {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": origin, "exp": ends, "sub": self.subject }));
        let said = format!("{head}.{claims}");
        let signature = BASE64_URL_SAFE_NO_PAD.encode(self.keys.sign(&said));
        format!("vapid t={said}.{signature}, k={}", self.keys.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_800_000_000;

    fn tokens() -> Tokens {
        Tokens::new(Keys::fresh(), "mailto:host@example.org").expect("a good subject")
    }

    #[test]
    fn a_token_is_used_until_shortly_before_its_end() {
        let tokens = tokens();
        let first = tokens.header("https://push.example.org", NOW);
        assert_eq!(tokens.header("https://push.example.org", NOW + LIFE - SPARE), first);
        assert_ne!(tokens.header("https://push.example.org", NOW + LIFE - SPARE + 1), first);
        assert_ne!(tokens.header("https://other.example.org", NOW), first, "each service has its own");
    }

    #[test]
    fn a_clock_set_back_makes_a_new_token() {
        let tokens = tokens();
        let first = tokens.header("https://push.example.org", NOW);
        assert_ne!(tokens.header("https://push.example.org", NOW - 86_400), first, "it would hold for too long");
    }

    #[test]
    fn invented_services_fill_no_memory() {
        let tokens = tokens();
        for number in 0..3 * MOST {
            tokens.header(&format!("https://{number}.notify.windows.com"), NOW);
        }
        assert!(tokens.made.lock().expect("fine").len() <= MOST);
    }
}
