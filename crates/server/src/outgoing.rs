//! A message as it goes out: written once, whoever hears it.

use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::wire::Message;

/// A message to a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outgoing {
    pub(crate) text: Utf8Bytes,
    /// Whether the connection is closed after it.
    pub(crate) last: bool,
    /// Whether it tells what happened, and so nobody's own words.
    pub(crate) is_step: bool,
}

impl Outgoing {
    pub(crate) fn new(message: &Message) -> Self {
        let text = serde_json::to_string(message).expect("messages are plain data").into();
        Self { text, last: matches!(message, Message::Bye { .. }), is_step: matches!(message, Message::Step(_)) }
    }
}
