//! The part of the binary that others can call: the engine, for a fuzzer.

pub mod engine;
