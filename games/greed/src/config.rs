//! What is fixed before the game.

use serde::{Deserialize, Serialize};

/// What is fixed at set-up: how many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    /// Two to five.
    pub players: u8,
}
