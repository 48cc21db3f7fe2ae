//! See `games::position`.
#![no_main]

#[path = "../games.rs"]
#[expect(dead_code, reason = "the other targets are there, too")]
mod games;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| games::position(bytes));
