//! The rules of downtown.
