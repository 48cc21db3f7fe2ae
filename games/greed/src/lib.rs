//! The rules of greed.
