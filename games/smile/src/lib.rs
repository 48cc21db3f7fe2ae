//! The rules of smile.
