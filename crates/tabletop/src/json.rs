//! JSON that somebody wrote: what is wrong with it as a [`Line`], never in the parser's own words.

use std::cell::RefCell;

use serde_json::error::Category;

use crate::{Arg, Line, Refusal};

thread_local! {
    /// What was wrong with the last notation that could not be read. A parser passes on text only, and
    /// text has but one language.
    static UNREAD: RefCell<Option<Refusal>> = const { RefCell::new(None) };
}

/// Remembers why a notation inside of JSON cannot be read.
pub(crate) fn unread(refusal: Refusal) {
    UNREAD.with_borrow_mut(|unread| *unread = Some(refusal));
}

/// What this parser makes of JSON, or a refusal with this id and the `problem` it has.
pub fn read<T>(id: &'static str, parse: impl FnOnce() -> serde_json::Result<T>) -> Result<T, Refusal> {
    UNREAD.take();
    parse().map_err(|error| Refusal::new(id).with("problem", problem(&error)))
}

/// What the parser said, as a sentence to be.
fn problem(error: &serde_json::Error) -> Line {
    let unread = UNREAD.take();
    match error.classify() {
        Category::Eof => return Line::new("json-cut-off"),
        Category::Syntax | Category::Io => {
            return Line::new("json-broken").with("line", error.line()).with("column", error.column());
        }
        Category::Data => {}
    }
    let said = error.to_string();
    if let Some(refusal) = &unread
        && said.starts_with(&refusal.to_string())
    {
        return refusal.line.clone();
    }
    let said = said.split(" at line ").next().unwrap_or_default();
    let quoted: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let known = |words: &[&str]| if words.is_empty() { "–".to_owned() } else { words.join(", ") };
    if let (true, [field, words @ ..]) = (said.starts_with("unknown field"), &quoted[..]) {
        Line::new("json-unknown-field").with("field", *field).with("known", known(words))
    } else if let (true, [word, words @ ..]) = (said.starts_with("unknown variant"), &quoted[..]) {
        Line::new("json-unknown-word").with("word", *word).with("known", known(words))
    } else if let (true, [field]) = (said.starts_with("missing field"), &quoted[..]) {
        Line::new("json-missing-field").with("field", *field)
    } else if let (true, [field]) = (said.starts_with("duplicate field"), &quoted[..]) {
        Line::new("json-field-twice").with("field", *field)
    } else if let Some((_, expected)) = said.split_once(", expected ").filter(|_| said.starts_with("invalid ")) {
        Line::new("json-wrong-kind").with("expected", kind(expected))
    } else {
        // Where several forms would do, the parser says nothing; a notation in one of them may have been meant.
        unread.map_or(Line::new("json-not-so"), |refusal| refusal.line)
    }
}

/// What kind of value the parser wants to see.
fn kind(expected: &str) -> Arg {
    let is = |words: &[&str]| words.iter().any(|word| expected.contains(word));
    Arg::name(if is(&["string", "variant identifier"]) {
        "json-kind-text"
    } else if is(&["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "usize"]) {
        "json-kind-number"
    } else if is(&["boolean"]) {
        "json-kind-flag"
    } else if is(&["sequence", "array", "tuple"]) {
        "json-kind-list"
    } else if is(&["map", "struct", "variant"]) {
        "json-kind-object"
    } else {
        "json-kind-other"
    })
}
