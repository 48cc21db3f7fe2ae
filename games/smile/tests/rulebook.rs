//! The rule book, chapter by chapter. A test's name carries the id of the rule it checks.

#[path = "rulebook/play.rs"]
mod play;

#[path = "rulebook/board.rs"]
mod board;
#[path = "rulebook/books.rs"]
mod books;
#[path = "rulebook/final_score.rs"]
mod final_score;
#[path = "rulebook/law.rs"]
mod law;
#[path = "rulebook/monsters.rs"]
mod monsters;
#[path = "rulebook/options.rs"]
mod options;
#[path = "rulebook/potions.rs"]
mod potions;
#[path = "rulebook/refusals.rs"]
mod refusals;
#[path = "rulebook/set_up.rs"]
mod set_up;
#[path = "rulebook/settle.rs"]
mod settle;
#[path = "rulebook/shadows.rs"]
mod shadows;
#[path = "rulebook/sheet.rs"]
mod sheet;
#[path = "rulebook/size_up.rs"]
mod size_up;
#[path = "rulebook/solo.rs"]
mod solo;
#[path = "rulebook/streets.rs"]
mod streets;
#[path = "rulebook/telling.rs"]
mod telling;
