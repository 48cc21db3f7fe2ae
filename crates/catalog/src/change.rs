//! What has changed between two values that were written from the same types, and how to make the newer one of
//! the older one again.
//!
//! A change is JSON itself:
//!
//! * `[value]`: this value, whatever was there;
//! * `{"name": change, …}` for an object: these members have changed, the others have not;
//! * `{"3": change, …}` for a list: these elements have changed or are new, counted from 0; with `"#": n` it has
//!   only `n` elements now.
//!
//! It is never longer than the whole value, and follows from the two values alone: whoever may know both learns
//! nothing from it, its length included.

use std::fmt::Write;

use serde_json::Value;

use crate::json::Json;

/// What makes `new` of `old`; nothing if they are the same.
pub fn changes(old: &Json, new: &Json) -> Option<Json> {
    let mut change = String::new();
    write(old.text(), new.text(), &mut change);
    (!change.is_empty()).then(|| Json::written(change))
}

/// A list, each element as what makes it of the one before it: the first is written whole.
pub fn chain(elements: impl IntoIterator<Item = Json>) -> Json {
    let (mut list, mut before) = (String::from("["), None::<Json>);
    for element in elements {
        if before.is_some() {
            list.push(',');
        }
        let start = list.len();
        match &before {
            Some(before) => write(before.text(), element.text(), &mut list),
            None => {
                let _ = write!(list, "[{}]", element.text());
            }
        }
        if list.len() == start {
            list.push_str("{}");
        }
        before = Some(element);
    }
    list.push(']');
    Json::written(list)
}

/// The value, whatever was there.
pub fn whole(value: &Json) -> Json {
    Json::written(format!("[{}]", value.text()))
}

/// Makes a list of its [`chain`].
pub fn unchain(chain: Value) -> Value {
    let Value::Array(chain) = chain else { return Value::Null };
    let mut element = Value::Null;
    let next = |change| {
        fold(&mut element, change);
        element.clone()
    };
    chain.into_iter().map(next).collect()
}

/// Makes the newer value of the older one.
pub fn fold(before: &mut Value, change: Value) {
    match (&mut *before, change) {
        (_, Value::Array(mut whole)) => *before = whole.pop().unwrap_or_default(),
        (Value::Object(members), Value::Object(changes)) => {
            for (name, change) in changes {
                fold(members.entry(name).or_insert(Value::Null), change);
            }
        }
        (Value::Array(elements), Value::Object(mut changes)) => {
            if let Some(length) = changes.remove("#") {
                elements.truncate(length.as_u64().unwrap_or_default() as usize);
            }
            // Added ones come in the order of their numbers, which as texts they are not.
            let mut changes: Vec<(usize, Value)> =
                changes.into_iter().filter_map(|(at, change)| Some((at.parse().ok()?, change))).collect();
            changes.sort_by_key(|(at, _)| *at);
            for (at, change) in changes {
                if at == elements.len() {
                    elements.push(Value::Null);
                }
                if let Some(element) = elements.get_mut(at) {
                    fold(element, change);
                }
            }
        }
        _ => {}
    }
}

/// Writes what makes `new` of `old`, if they are not the same.
fn write(old: &str, new: &str, out: &mut String) {
    if old == new {
        return;
    }
    let start = out.len();
    let inner = match (old.as_bytes()[0], new.as_bytes()[0]) {
        (b'{', b'{') => write_members(old, new, out),
        (b'[', b'[') => {
            write_elements(old, new, out);
            true
        }
        _ => false,
    };
    if !inner || out.len() - start > new.len() + "[]".len() {
        out.truncate(start);
        out.push('[');
        out.push_str(new);
        out.push(']');
    }
}

/// Whether both have the same members; if not, what is written is of no use.
fn write_members(old: &str, new: &str, out: &mut String) -> bool {
    let (mut old, mut new) = (Parts::of(old), Parts::of(new));
    let mut separator = '{';
    loop {
        let (name, before, after) = match (old.member(), new.member()) {
            (None, None) => break,
            (Some((name, before)), Some((same, after))) if name == same => (name, before, after),
            _ => return false,
        };
        if before != after {
            out.push(separator);
            separator = ',';
            out.push_str(name);
            out.push(':');
            write(before, after, out);
        }
    }
    out.push('}');
    true
}

fn write_elements(old: &str, new: &str, out: &mut String) {
    let (mut old, mut new) = (Parts::of(old), Parts::of(new));
    let mut separator = '{';
    for at in 0.. {
        let (before, after) = (old.value(), new.value());
        match after {
            Some(after) if before == Some(after) => continue,
            Some(after) => {
                let _ = write!(out, "{separator}\"{at}\":");
                match before {
                    Some(before) => write(before, after, out),
                    None => {
                        let _ = write!(out, "[{after}]");
                    }
                }
            }
            None => {
                if before.is_some() {
                    let _ = write!(out, "{separator}\"#\":{at}");
                }
                break;
            }
        }
        separator = ',';
    }
    out.push('}');
}

/// The members of an object, or the elements of a list, one after another. The text is our own: without blanks.
struct Parts<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Self {
        Self { text, at: 1 }
    }

    fn member(&mut self) -> Option<(&'a str, &'a str)> {
        let name = self.value()?;
        // After the colon.
        Some((name, self.value()?))
    }

    fn value(&mut self) -> Option<&'a str> {
        let (start, bytes) = (self.at, self.text.as_bytes());
        if matches!(bytes.get(start), None | Some(b']' | b'}')) {
            return None;
        }
        let end = end(bytes, start);
        self.at = end;
        // A comma, a colon; what closes all stays.
        if matches!(bytes.get(end), Some(b',' | b':')) {
            self.at += 1;
        }
        Some(&self.text[start..end])
    }
}

/// Where the value ends that begins here.
fn end(text: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0_u32);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => at = end_of_text(text, at) - 1,
            b'{' | b'[' => depth += 1,
            b',' | b':' | b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 && matches!(byte, b'"' | b'}' | b']') {
            return at;
        }
    }
    at
}

/// Where the text in quotes ends that begins here.
fn end_of_text(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Some value of the number, with everything that makes a change difficult.
    fn some(number: u64, depth: u32) -> Value {
        let mut state = number;
        let mut roll = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        match roll(if depth == 0 { 5 } else { 8 }) {
            0 => Value::Null,
            1 => Value::Bool(roll(2) == 0),
            2 => Value::from(roll(3) as i64 - 1),
            3 => Value::from(["", "a", "\"", "\\", "{,}", "ü:[", "\u{1}"][roll(7) as usize]),
            4 => Value::from(0.5),
            5 | 6 => (0..roll(5)).map(|at| some(number / 2 + roll(2) + at, depth - 1)).collect(),
            _ => {
                let names = ["a", "b", "#", "a\"b", "0"];
                let member = |at: u64| (names[at as usize].to_owned(), some(number / 3 + roll(2) + at, depth - 1));
                Value::Object((0..2 + number % 3).map(member).collect())
            }
        }
    }

    /// The value with one thing in it changed, somewhere.
    fn altered(value: Value, number: u64) -> Value {
        match value {
            Value::Array(mut all) if number.is_multiple_of(5) => {
                all.truncate(1);
                all.into()
            }
            Value::Array(mut all) if number % 5 == 1 || all.is_empty() => {
                all.push(some(number, 1));
                all.into()
            }
            Value::Array(mut all) => {
                let at = number as usize / 5 % all.len();
                all[at] = altered(all[at].take(), number / 7);
                all.into()
            }
            Value::Object(mut all) if !number.is_multiple_of(7) => {
                let at = number as usize / 7 % all.len();
                all.values_mut().skip(at).take(1).for_each(|inner| *inner = altered(inner.take(), number / 7));
                all.into()
            }
            _ => some(number, 2),
        }
    }

    #[test]
    fn the_newer_value_is_made_of_the_older_one() {
        let mut shorter = 0;
        for number in 0..20_000 {
            let old = some(number, 5);
            let new = if number.is_multiple_of(9) { some(number + 1, 5) } else { altered(old.clone(), number * 31) };
            let (before, after) = (Json::of(&old), Json::of(&new));
            let change = changes(&before, &after);
            assert_eq!(change.is_none(), old == new);
            let Some(change) = change else { continue };
            assert!(change.text().len() <= whole(&after).text().len(), "{change:?} for {after:?}");
            shorter += usize::from(change.text().len() < whole(&after).text().len());
            let mut folded = old.clone();
            fold(&mut folded, change.value());
            assert_eq!(folded, new, "{before:?} {change:?}");
            let list = [&before, &after, &after, &before].map(Clone::clone);
            assert_eq!(unchain(chain(list).value()), Value::from_iter([old.clone(), new.clone(), new, old]));
        }
        assert!(shorter > 1000, "most are not written whole: {shorter}");
    }

    #[test]
    fn changes_are_what_they_are_said_to_be() {
        let change = |old: Value, new: Value| changes(&Json::of(&old), &Json::of(&new)).map(|change| change.value());
        let old = json!({ "round": 1, "seats": [{ "money": 5, "name": "Ann" }, { "money": 7, "name": "Ben" }] });
        let new = json!({ "round": 1, "seats": [{ "money": 5, "name": "Ann" }, { "money": 9, "name": "Ben" }] });
        assert_eq!(change(old.clone(), new), Some(json!({ "seats": { "1": { "money": [9] } } })));
        assert_eq!(change(old.clone(), old.clone()), None);
        let gone = json!({ "round": 1, "seats": [{ "money": 5, "name": "Ann" }] });
        assert_eq!(change(old.clone(), gone.clone()), Some(json!({ "seats": { "#": 1 } })));
        assert_eq!(change(gone, old), Some(json!({ "seats": { "1": [{ "money": 7, "name": "Ben" }] } })));
        assert_eq!(change(json!(1), json!(2)), Some(json!([2])));
    }

    #[test]
    fn nonsense_folds_into_something() {
        for number in 0..5_000 {
            fold(&mut some(number, 3), some(number * 7, 3));
        }
    }
}
