//! What every game promises, for this one (see `tabletop::testkit`).

use downtown::{Config, Downtown};
use tabletop::testkit::Battery;
use tabletop::{Choices, Game};

/// More inputs than any game of so many turns takes.
const LONGEST: usize = 40_000;

fn config(players: u8, options: &[(&str, &str)]) -> Config {
    let choices = options.iter().fold(Choices::none(), |choices, (name, value)| choices.with(*name, *value));
    Downtown::configure(players, &choices).unwrap()
}

fn battery(players: u8, options: &[(&str, &str)], games: u64, thorough: u64, series: u64) {
    let usual = Battery::<Downtown>::new(config(players, options));
    Battery { games, thorough, series, longest: LONGEST, audit: Downtown::audit, ..usual }.run();
}

/// Every edition: whole games, and many more that the turn limit cuts short, so that all of it stays
/// within minutes.
fn every_edition(players: u8) {
    for edition in ["de-a", "de-b", "en"] {
        battery(players, &[("edition", edition)], 150, 0, 1);
        battery(players, &[("edition", edition), ("turn-limit", "30")], 2_100, 22, 1);
    }
    battery(players, &[("casino", "off"), ("turn-limit", "30")], 100, 2, 1);
}

#[test]
fn two_players_keep_every_promise() {
    every_edition(2);
}

#[test]
fn three_players_keep_every_promise() {
    every_edition(3);
}

#[test]
fn four_players_keep_every_promise() {
    every_edition(4);
}

#[test]
fn short_games_keep_every_promise_at_every_step() {
    for players in 2..=4 {
        battery(players, &[("turn-limit", "6")], 0, 8, 1);
    }
}

#[test]
#[ignore = "a long soak, for when the rules or the battery have changed"]
fn soak() {
    for players in 2..=4 {
        for edition in ["de-a", "de-b", "en"] {
            battery(players, &[("edition", edition)], 400, 1, 7);
        }
    }
}
