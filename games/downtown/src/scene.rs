//! Positions for tests and puzzles.
