//! A bar on the terminal while many games are played.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for so many games, with the time left; invisible where nobody looks.
pub(crate) fn bar(games: u64) -> ProgressBar {
    of(games, "games")
}

/// The same for anything else.
pub(crate) fn of(count: u64, things: &str) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template(&format!(
        "{{msg}}{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{eta}} left"
    ))
    .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(count), target).with_style(style)
}
