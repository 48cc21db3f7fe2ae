//! See `catalog::fuzz::position`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| catalog::fuzz::position(bytes));
