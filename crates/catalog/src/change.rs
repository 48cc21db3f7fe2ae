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

use crate::json::{ALL, Json, Part, Tape, write_number};

/// Tapes to compare with, and what comes of it, kept by each thread.
#[derive(Default)]
struct Desk {
    old: Tape,
    new: Tape,
    out: Vec<u8>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// What makes `new` of `old`; nothing if they are the same.
pub fn changes(old: &Json, new: &Json) -> Option<Json> {
    let changed = new.changed(old);
    if changed == 0 {
        return None;
    }
    DESK.with_borrow_mut(|desk| {
        if changed != ALL {
            desk.take(old, new, changed);
            // The rest is the same and worth more than a few letters; so this is never told whole.
            if is_same((&desk.old, 0), (&desk.new, 0)) {
                return None;
            }
            if write_members((&desk.old, 0), (&desk.new, 0), &mut desk.out) {
                return Some(Json::written(&desk.out));
            }
        }
        desk.take(old, new, ALL);
        write((&desk.old, 0), (&desk.new, 0), &mut desk.out).then(|| Json::written(&desk.out))
    })
}

impl Desk {
    fn take(&mut self, old: &Json, new: &Json, members: i64) {
        old.take(members, &mut self.old);
        new.take(members, &mut self.new);
        self.out.clear();
    }
}

/// A list, each element as what makes it of the one before it: the first is written whole.
pub fn chain(elements: impl IntoIterator<Item = impl Serialize>) -> Json {
    DESK.with_borrow_mut(|Desk { old, new, out }| {
        out.clear();
        out.push(b'[');
        for (number, element) in elements.into_iter().enumerate() {
            std::mem::swap(old, new);
            new.take(&element, ALL);
            if number == 0 {
                write_whole((new, 0), out);
                continue;
            }
            out.push(b',');
            if !write((old, 0), (new, 0), out) {
                out.extend_from_slice(b"{}");
            }
        }
        out.push(b']');
        Json::written(out)
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

fn write_whole((tape, at): At<'_>, out: &mut Vec<u8>) {
    out.push(b'[');
    tape.write(at, out);
    out.push(b']');
}

/// Writes what makes `new` of `old`; whether they differ.
fn write(old: At<'_>, new: At<'_>, out: &mut Vec<u8>) -> bool {
    let differs = !is_same(old, new);
    if differs {
        write_other(old, new, out);
    }
    differs
}

fn is_same((old, from): At<'_>, (new, to): At<'_>) -> bool {
    old.is_same_value(from, new, to)
}

/// Writes what makes `new` of `old`, which is another.
fn write_other(old: At<'_>, new: At<'_>, out: &mut Vec<u8>) {
    let start = out.len();
    let is_change = match (old.0.part(old.1), new.0.part(new.1)) {
        (Part::Object(_), Part::Object(_)) => write_members(old, new, out),
        (Part::List(_), Part::List(_)) => {
            write_elements(old, new, out);
            true
        }
        _ => false,
    };
    // A change that is longer than the value is of no use.
    if !is_change || out.len() - start > new.0.weight(new.1) + 2 {
        out.truncate(start);
        write_whole(new, out);
    }
}

/// Writes the members that are others; whether there are the same ones in both.
fn write_members((old, from): At<'_>, (new, to): At<'_>, out: &mut Vec<u8>) -> bool {
    let mut members = Members::open(out);
    let (mut before, mut after) = (from + 1, to + 1);
    let (last, end) = (old.after(from), new.after(to));
    while before < last && after < end {
        if !old.is_same(before, new, after) {
            return false;
        }
        let (one, other) = ((old, before + 1), (new, after + 1));
        if !is_same(one, other) {
            members.name(out, |out| new.write(after, out));
            write_other(one, other, out);
        }
        (before, after) = (old.after(before + 1), new.after(after + 1));
    }
    out.push(b'}');
    before == last && after == end
}

/// Writes the elements that are others.
fn write_elements((old, from): At<'_>, (new, to): At<'_>, out: &mut Vec<u8>) {
    let mut members = Members::open(out);
    let (mut before, mut after) = (from + 1, to + 1);
    let (last, end) = (old.after(from), new.after(to));
    let mut number = 0;
    let count = |number, out: &mut Vec<u8>| {
        out.push(b'"');
        write_number(number, out);
        out.push(b'"');
    };
    while after < end {
        if before == last {
            members.name(out, |out| count(number, out));
            write_whole((new, after), out);
        } else {
            if !is_same((old, before), (new, after)) {
                members.name(out, |out| count(number, out));
                write_other((old, before), (new, after), out);
            }
            before = old.after(before);
        }
        after = new.after(after);
        number += 1;
    }
    if before < last {
        members.name(out, |out| out.extend_from_slice(b"\"#\""));
        write_number(number, out);
    }
    out.push(b'}');
}

/// The members of an object that is being written.
struct Members {
    any: bool,
}

impl Members {
    fn open(out: &mut Vec<u8>) -> Self {
        out.push(b'{');
        Self { any: false }
    }

    /// Writes the name of the next one.
    fn name(&mut self, out: &mut Vec<u8>, name: impl FnOnce(&mut Vec<u8>)) {
        if std::mem::replace(&mut self.any, true) {
            out.push(b',');
        }
        name(out);
        out.push(b':');
    }
}
