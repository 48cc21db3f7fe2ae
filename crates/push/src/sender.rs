//! Sends messages, a few at once, and says what became of each.

use std::io;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http_body_util::Full;
use hyper::Request;
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST};
use rustls::RootCertStore;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::encrypt::encrypt;
use crate::line::Lines;
use crate::token::Tokens;
use crate::{BadSubject, Keys, Subscription};

/// So many messages are under way at once; the others wait.
pub const AT_ONCE: usize = 16;
/// So long may a message wait to be sent, and so long may sending it take.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Sends messages in the name of a house. One is enough: it is shared by all who have something to say.
pub struct Sender {
    tokens: Tokens,
    lines: Lines,
    slots: Semaphore,
    patience: Duration,
}

/// How soon a device should be woken for a message (RFC 8030, 5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// When it is on power and on wifi.
    VeryLow,
    /// When it is on either.
    Low,
    /// When it is on, unless it saves its battery.
    Normal,
    /// At once: a person waits.
    High,
}

/// Why a message was not taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The subscription has ended: forget it.
    #[error("the subscription has ended")]
    Gone,
    /// The service, or this sender, has too much to do: again later, in so long if the service said it.
    #[error("too much is being sent")]
    TooBusy(Option<Duration>),
    /// The service does not take it, and will not take it the next time.
    #[error("the push service refused with {status}: {reason}")]
    Refused {
        /// What the service answered.
        status: u16,
        /// The beginning of what it said, in one line.
        reason: String,
    },
    /// Nobody there, nobody who could prove to be the service, or no answer in time.
    #[error("the push service cannot be reached")]
    Unreachable,
    /// The message has more than [`LONGEST_MESSAGE`](crate::LONGEST_MESSAGE) bytes.
    #[error("the message is too long")]
    TooLong,
}

impl Sender {
    /// A sender for the house with these keys. The subject is where a push service can ask what is going on:
    /// `mailto:` or `https://` of the operator.
    pub fn new(keys: Keys, subject: &str) -> Result<Sender, BadSubject> {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        Sender::trusting(keys, subject, roots)
    }

    /// A sender that believes these authorities instead of those of the web.
    pub(crate) fn trusting(keys: Keys, subject: &str, roots: RootCertStore) -> Result<Sender, BadSubject> {
        Ok(Sender {
            tokens: Tokens::new(keys, subject)?,
            lines: Lines::new(roots),
            slots: Semaphore::new(AT_ONCE),
            patience: PATIENCE,
        })
    }

    /// The same with another time limit than [`PATIENCE`].
    #[must_use]
    pub fn patience(self, patience: Duration) -> Sender {
        Sender { patience, ..self }
    }

    /// The same with so many messages at once instead of [`AT_ONCE`].
    #[must_use]
    pub fn at_once(self, messages: usize) -> Sender {
        Sender { slots: Semaphore::new(messages), ..self }
    }

    /// The keys in whose name it sends.
    pub fn keys(&self) -> &Keys {
        self.tokens.keys()
    }

    /// Sends a message and waits until the push service has taken it, which keeps it for `ttl` (whole seconds)
    /// if the device is off; without any it is delivered now or never. Of messages with the same `topic` that wait
    /// there, the device gets only the last; the service is told a pseudonym of it, another one for each
    /// subscription.
    pub async fn send(
        &self,
        to: &Subscription,
        message: &[u8],
        ttl: Duration,
        urgency: Urgency,
        topic: Option<&str>,
    ) -> Result<(), Failure> {
        // A service that hangs must not gather a crowd here.
        let slot = timeout(self.patience, self.slots.acquire()).await.map_err(|_| Failure::TooBusy(None))?;
        let _slot = slot.expect("it is never closed");
        let body = encrypt(to, message).ok_or(Failure::TooLong)?;
        let request = self.request(to, body, ttl, urgency, topic);
        timeout(self.patience, self.lines.post(&to.origin, request)).await.unwrap_or(Err(Failure::Unreachable))
    }

    fn request(
        &self,
        to: &Subscription,
        body: Vec<u8>,
        ttl: Duration,
        urgency: Urgency,
        topic: Option<&str>,
    ) -> Request<Full<Bytes>> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let mut request = Request::post(to.path.as_str())
            .header(HOST, to.origin.authority())
            .header(AUTHORIZATION, self.tokens.header(&to.origin.text(), now))
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("ttl", ttl.as_secs())
            .header("urgency", urgency.word());
        if let Some(topic) = topic {
            request = request.header("topic", self.keys().pseudonym(topic, to.endpoint()));
        }
        request.body(Full::from(body)).expect("paths were read as paths, the rest is plain")
    }
}

impl Urgency {
    fn word(self) -> &'static str {
        match self {
            Urgency::VeryLow => "very-low",
            Urgency::Low => "low",
            Urgency::Normal => "normal",
            Urgency::High => "high",
        }
    }
}

impl From<io::Error> for Failure {
    fn from(_: io::Error) -> Failure {
        Failure::Unreachable
    }
}

impl From<hyper::Error> for Failure {
    fn from(_: hyper::Error) -> Failure {
        Failure::Unreachable
    }
}
