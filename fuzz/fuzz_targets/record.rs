//! See `catalog::fuzz::record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| catalog::fuzz::record(bytes));
