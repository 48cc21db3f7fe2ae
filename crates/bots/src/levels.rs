//! What the levels mean in each game: the same player with less time and a stated noise.

use std::time::Duration;

use tabletop::{Levels, Listed};

use crate::{Budget, Level, Playout, Settings};

/// No level thinks longer than this about one choice. The expert's simulations are worth 50 to 100
/// milliseconds on one core of our machine (2026), the hard level's about a sixteenth of that.
pub const LONGEST: Duration = Duration::from_millis(750);

/// How a level plays this game with so many players.
///
/// The four levels differ in the number of simulations and in the noise, and in nothing else.
pub fn level<G: Listed>(players: u8, level: Level) -> Settings {
    let Levels { turns, efforts } = (G::LISTING.levels)(players);
    let (simulations, noise) = efforts[level as usize];
    let usual = Settings::with(Budget::Within(simulations, LONGEST));
    Settings { playout: Playout { turns, ..usual.playout }, noise, ..usual }
}
