//! The rule books, built in, and each rule by its id.

use crate::Language;
use crate::files::{BOOKS_DE, BOOKS_EN};

/// The games that have a rule book.
pub fn games() -> impl Iterator<Item = &'static str> {
    BOOKS_EN.iter().map(|&(game, _)| game)
}

/// The whole rule book of a game, as Markdown.
pub fn book(game: &str, language: Language) -> Option<&'static str> {
    let books = match language {
        Language::En => BOOKS_EN,
        Language::De => BOOKS_DE,
    };
    books.iter().find(|(name, _)| *name == game).map(|&(_, text)| text)
}

/// A rule: its id and the paragraph that explains it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The id that refusals and tests cite.
    pub id: &'static str,
    /// The paragraph, without its id.
    pub text: &'static str,
}

/// All rules of a game in the order of its book.
pub fn rules(game: &str, language: Language) -> impl Iterator<Item = Rule> {
    book(game, language).unwrap_or_default().lines().filter_map(rule)
}

/// The rule with this id.
pub fn find(game: &str, language: Language, id: &str) -> Option<Rule> {
    rules(game, language).find(|rule| rule.id == id)
}

/// A paragraph that ends in an id is a rule.
fn rule(line: &'static str) -> Option<Rule> {
    let (text, id) = line.trim_end().strip_suffix("`]")?.rsplit_once("[`")?;
    Some(Rule { id, text: text.trim().trim_start_matches("- ").trim() })
}

/// A rule's paragraph without the marks of Markdown, for the ear.
pub fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}
