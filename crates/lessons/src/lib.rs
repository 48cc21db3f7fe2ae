//! Lessons: a position on the real board, something to do, what is answered to a wrong try. They are data
//! (`lessons/GAME/*.json`, [`Lesson`]), and run on the real engine ([`Walk`]): what a choice does and why another is
//! forbidden comes from the game, never from the lesson.
//!
//! A walk is not kept anywhere. Whoever takes a lesson says how far it is and what was done so far, and the walk is made
//! anew from that; so a server holds nothing, and what it has to do for one request is bounded by the lesson.

mod lesson;
mod walk;

pub use lesson::{Fits, Lesson, Plays, Scene, Step, Task, Until, Wrong};
pub use walk::{Astray, No, Walk};

/// The folders' files, as the build found them.
mod files {
    include!(concat!(env!("OUT_DIR"), "/files.rs"));
}

use std::sync::OnceLock;

/// All lessons: by game, and in the order in which they are taken.
///
/// # Panics
/// If a file is not a lesson; a test reads them all.
pub fn all() -> &'static [Lesson] {
    static ALL: OnceLock<Vec<Lesson>> = OnceLock::new();
    ALL.get_or_init(|| files::LESSONS.iter().map(|(game, name, text)| Lesson::read(game, name, text)).collect())
}

/// A game's lessons in order.
pub fn of(game: &str) -> impl Iterator<Item = &'static Lesson> {
    all().iter().filter(move |lesson| lesson.game == game)
}

/// The lesson of this name.
pub fn find(game: &str, name: &str) -> Option<&'static Lesson> {
    of(game).find(|lesson| lesson.name == name)
}
