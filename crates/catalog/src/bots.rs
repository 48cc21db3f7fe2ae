//! What the levels mean in each game: the same player with less time and a stated noise.

use std::time::Duration;

use bots::{Budget, Level, Playout, Settings};

/// No level thinks longer than this about one choice.
pub const LONGEST: Duration = Duration::from_millis(750);

/// How a level plays a game with so many players.
///
/// The four levels differ in the number of simulations and in the noise, and in nothing else.
pub fn level(game: &str, players: u8, level: Level) -> Settings {
    let (usual, ladder) = match game {
        "smile" => (SMILE, if players == 1 { SOLO_LADDER } else { SMILE_LADDER }),
        "downtown" => (DOWNTOWN, if players == 2 { DOWNTOWN_DUEL } else { DOWNTOWN_LADDER }),
        _ => (GREED, if players == 2 { GREED_DUEL } else { GREED_LADDER }),
    };
    let (simulations, noise) = ladder[level as usize];
    Settings { budget: Budget::Within(simulations, LONGEST), noise, ..usual }
}

/// Simulations and noise of the four levels. The expert's are worth 50 to 100 milliseconds a choice on one
/// core of our machine (2026); the hard level thinks about a sixteenth of that.
type Ladder = [(u32, f32); 4];

const GREED: Settings = Settings::with(Budget::Simulations(0));
const GREED_DUEL: Ladder = [(24, 0.12), (60, 0.03), (300, 0.0), (5_000, 0.0)];
const GREED_LADDER: Ladder = [(24, 0.12), (60, 0.03), (300, 0.0), (2_400, 0.0)];

const SMILE: Settings =
    Settings { playout: Playout { whim: 0.2, turns: Some(1) }, ..Settings::with(Budget::Simulations(0)) };
const SMILE_LADDER: Ladder = [(24, 0.12), (60, 0.03), (300, 0.0), (5_000, 0.0)];
const SOLO_LADDER: Ladder = [(24, 0.12), (60, 0.03), (300, 0.0), (10_000, 0.0)];

const DOWNTOWN: Settings =
    Settings { playout: Playout { whim: 0.2, turns: Some(3) }, ..Settings::with(Budget::Simulations(0)) };
const DOWNTOWN_DUEL: Ladder = [(16, 0.01), (40, 0.0), (150, 0.0), (8_000, 0.0)];
const DOWNTOWN_LADDER: Ladder = [(16, 0.12), (40, 0.03), (150, 0.0), (5_000, 0.0)];
