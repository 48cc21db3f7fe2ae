//! A message as it goes out: written once, whoever hears it.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::wire::Message;

/// A message to a socket.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) text: Utf8Bytes,
    /// Whether the connection is closed after it.
    pub(crate) last: bool,
    /// Whether it tells what happened, and so nobody's own words.
    pub(crate) is_step: bool,
    /// How many connections it waits for: as long as there are any, it is counted among what is held.
    pub(crate) waiting: Arc<AtomicUsize>,
}

impl Outgoing {
    pub(crate) fn new(message: &Message) -> Self {
        let text = serde_json::to_string(message).expect("messages are plain data").into();
        let (last, is_step) = (matches!(message, Message::Bye { .. }), matches!(message, Message::Step(_)));
        Self { text, last, is_step, waiting: Arc::default() }
    }
}
