//! The rule book, a test for each rule. Names carry the rule's id.

#[path = "rulebook/casino.rs"]
mod casino;
#[path = "rulebook/deck.rs"]
mod deck;
#[path = "rulebook/display.rs"]
mod display;
#[path = "rulebook/downtown.rs"]
mod downtown_side;
#[path = "rulebook/east.rs"]
mod east;
#[path = "rulebook/end.rs"]
mod end;
#[path = "rulebook/knowledge.rs"]
mod knowledge;
#[path = "rulebook/play.rs"]
mod play;
#[path = "rulebook/set_up.rs"]
mod set_up;
#[path = "rulebook/turn.rs"]
mod turn;
#[path = "rulebook/two.rs"]
mod two;
#[path = "rulebook/west.rs"]
mod west;
#[path = "rulebook/words.rs"]
mod words;
