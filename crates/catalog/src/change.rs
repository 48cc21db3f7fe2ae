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
//! It is told whole where that is about as short, and follows from the two values alone: whoever may know both learns
//! nothing from it, its length included.

use std::cell::RefCell;

use serde::Serialize;
use serde_json::Value;

use crate::json::{ALL, Json, Part, Tape};

/// Tapes to compare with, kept by each thread.
#[derive(Default)]
struct Desk {
    old: Tape,
    new: Tape,
    change: Tape,
    /// What lies on the newer tape, if all of it does.
    whole: Option<Json>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Works at the thread's desk.
fn at_desk<T>(work: impl FnOnce(&mut Desk) -> T) -> T {
    let mut desk = DESK.take();
    let done = work(&mut desk);
    DESK.set(desk);
    done
}

/// What makes `new` of `old`; nothing if they are the same.
pub fn changes(old: &Json, new: &Json) -> Option<Json> {
    at_desk(|desk| match new.changed(old) {
        0 => None,
        ALL => all_changes(old, new, desk),
        some => {
            old.take(some, &mut desk.old);
            new.take(some, &mut desk.new);
            desk.whole = None;
            desk.change.clear();
            // What is the same is worth more than a few letters; so these are never told whole.
            match write_members((&desk.old, 0), (&desk.new, 0), &mut desk.change) {
                Some(differs) => differs.then(|| Json::of(&desk.change)),
                None => all_changes(old, new, desk),
            }
        }
    })
}

fn all_changes(old: &Json, new: &Json, desk: &mut Desk) -> Option<Json> {
    if desk.whole.as_ref().is_some_and(|whole| whole.is(old)) {
        std::mem::swap(&mut desk.old, &mut desk.new);
    } else {
        old.take(ALL, &mut desk.old);
    }
    new.take(ALL, &mut desk.new);
    desk.whole = Some(new.clone());
    desk.change.clear();
    write((&desk.old, 0), (&desk.new, 0), &mut desk.change).then(|| Json::of(&desk.change))
}

/// A list, each element as what makes it of the one before it: the first is written whole.
pub fn chain(elements: impl IntoIterator<Item = impl Serialize>) -> Json {
    at_desk(|Desk { old, new, change: list, whole }| {
        *whole = None;
        list.clear();
        let all = list.open(Part::List);
        for (number, element) in elements.into_iter().enumerate() {
            std::mem::swap(old, new);
            new.take(&element, ALL);
            if number == 0 {
                write_whole((new, 0), list);
            } else if !write((old, 0), (new, 0), list) {
                list.push(Part::Object(0));
            }
        }
        list.close(all);
        Json::of(list)
    })
}

/// The value, whatever was there.
pub fn whole(value: &Json) -> Json {
    Json::of(&[value])
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

/// A value: on which tape, and where it begins.
type At<'a> = (&'a Tape, usize);

fn write_whole((tape, at): At<'_>, out: &mut Tape) {
    let list = out.open(Part::List);
    out.copy(tape, at);
    out.close(list);
}

/// Writes what makes `new` of `old`; whether they differ.
fn write(old: At<'_>, new: At<'_>, out: &mut Tape) -> bool {
    let start = out.mark();
    let change = match (old.0.part(old.1), new.0.part(new.1)) {
        (Part::Object(_), Part::Object(_)) => write_members(old, new, out),
        (Part::List(_), Part::List(_)) => Some(write_elements(old, new, out)),
        (before, after) if old.0.is_same(before, new.0, after) => return false,
        _ => None,
    };
    match change {
        Some(false) => {
            out.back(start);
            false
        }
        // A change that is longer than the value is of no use.
        Some(true) if out.weight_since(start) <= new.0.weight(new.1, new.0.after(new.1)) + 2 => true,
        _ => {
            out.back(start);
            write_whole(new, out);
            true
        }
    }
}

/// Whether any member is another; nothing if they have not the same members.
fn write_members((old, from): At<'_>, (new, to): At<'_>, out: &mut Tape) -> Option<bool> {
    let object = out.open(Part::Object);
    let (mut before, mut after) = (from + 1, to + 1);
    let (last, end) = (old.after(from), new.after(to));
    let mut differs = false;
    while before < last && after < end {
        let name = new.part(after);
        if !old.is_same(old.part(before), new, name) {
            return None;
        }
        let start = out.mark();
        out.copy_part(new, name);
        if write((old, before + 1), (new, after + 1), out) {
            differs = true;
        } else {
            out.back(start);
        }
        (before, after) = (old.after(before + 1), new.after(after + 1));
    }
    out.close(object);
    (before == last && after == end).then_some(differs)
}

/// Whether any element is another.
fn write_elements((old, from): At<'_>, (new, to): At<'_>, out: &mut Tape) -> bool {
    let object = out.open(Part::Object);
    let (mut before, mut after) = (from + 1, to + 1);
    let (last, end) = (old.after(from), new.after(to));
    let (mut differs, mut number) = (false, 0);
    while after < end {
        let start = out.mark();
        out.push_number_as_name(number);
        let is_new = before == last;
        if is_new {
            write_whole((new, after), out);
        }
        if is_new || write((old, before), (new, after), out) {
            differs = true;
        } else {
            out.back(start);
        }
        if !is_new {
            before = old.after(before);
        }
        after = new.after(after);
        number += 1;
    }
    if before < last {
        out.push_name("#");
        out.push(Part::Int(number as i64));
        differs = true;
    }
    out.close(object);
    differs
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
            assert!(change.text().len() <= whole(&after).text().len() + 12, "{change:?} for {after:?}");
            shorter += usize::from(change.text().len() < whole(&after).text().len());
            let mut folded = old.clone();
            fold(&mut folded, change.value());
            assert_eq!(folded, new, "{before:?} {change:?}");
            let list = Value::from_iter([old.clone(), new.clone(), new, old]);
            assert_eq!(unchain(chain(list.as_array().expect("a list")).value()), list);
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
