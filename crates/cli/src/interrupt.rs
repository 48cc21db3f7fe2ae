//! Ctrl-C: the first one asks to stop at the next good moment, the second one stops at once.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use anyhow::Context;

static CAME: AtomicBool = AtomicBool::new(false);

/// A flag that Ctrl-C raises from now on.
pub(crate) fn flag() -> anyhow::Result<&'static AtomicBool> {
    let handler = || {
        if CAME.swap(true, Relaxed) {
            // What a shell expects of a program stopped by Ctrl-C.
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).context("cannot listen for Ctrl-C")?;
    Ok(&CAME)
}

/// Whether Ctrl-C was pressed.
pub(crate) fn came() -> bool {
    CAME.load(Relaxed)
}
