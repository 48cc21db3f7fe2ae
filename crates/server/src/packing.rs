//! Steps packed for a slow line, where a client wishes it: raw DEFLATE, in binary messages.
//!
//! Each is packed by itself, so what it becomes follows from its text alone, and texts of equal length and content
//! stay equal. And only steps are: nobody's own words stand in one, so nobody who can make somebody hear something
//! and sees how long packed messages are can find out by trying what else stands in them.

use std::cell::RefCell;

use axum::body::Bytes;
use flate2::{Compress, Compression, FlushCompress, Status};

use crate::outgoing::Outgoing;

/// Shorter ones are not worth it.
const SHORTEST: usize = 400;

thread_local! {
    /// What packing needs is kept by each thread, not by each socket.
    static PRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(3), false));
}

/// The message packed, if that makes it shorter.
pub(crate) fn packed(message: &Outgoing) -> Option<Bytes> {
    let text = message.text.as_bytes();
    if !message.is_step || text.len() < SHORTEST {
        return None;
    }
    PRESS.with_borrow_mut(|press| {
        press.reset();
        let mut out = Vec::with_capacity(text.len());
        let done = press.compress_vec(text, &mut out, FlushCompress::Finish);
        matches!(done, Ok(Status::StreamEnd)).then(|| out.into())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn step(text: &str) -> Outgoing {
        Outgoing { text: text.into(), last: false, is_step: true, waiting: Arc::default() }
    }

    #[test]
    fn what_is_packed_can_be_unpacked_and_follows_from_its_text_alone() {
        let long = "a table and another table, ".repeat(100);
        let once = packed(&step(&long)).expect("worth it");
        assert!(once.len() < long.len() / 10);
        assert_eq!(packed(&step("x".repeat(5000).as_str())).map(|x| x.len() < 100), Some(true));
        assert_eq!(packed(&step(&long)).expect("worth it"), once, "whatever was packed before");
        let mut text = Vec::with_capacity(long.len());
        flate2::Decompress::new(false)
            .decompress_vec(&once, &mut text, flate2::FlushDecompress::Finish)
            .expect("whole");
        assert_eq!(text, long.as_bytes());
    }

    #[test]
    fn short_ones_and_those_with_words_of_people_are_not_packed() {
        assert!(packed(&step("short")).is_none());
        let chat = Outgoing { text: "x".repeat(5000).into(), last: false, is_step: false, waiting: Arc::default() };
        assert!(packed(&chat).is_none());
    }
}
