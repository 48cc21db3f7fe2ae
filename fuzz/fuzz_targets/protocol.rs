//! See `backroom::engine::fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| backroom::engine::fuzz(bytes));
