//! The rule book as tests: a module for each chapter, the rule's id in each test's name.

mod rulebook {
    mod cards_01_20;
    mod cards_21_40;
    mod cards_41_60;
    mod cards_61_80;
    mod course;
    mod deck;
    mod examples;
    mod nesting;
    mod plain;
    mod play;
    mod playing;
    mod refusals;
    mod rulings;
}
