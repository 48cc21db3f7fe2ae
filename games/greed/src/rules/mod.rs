//! The rules, a file for each chapter.

mod cost;
mod display;
mod draft;
mod game_end;
mod money;
mod play;
pub(crate) mod question;
mod round_end;
mod text;
