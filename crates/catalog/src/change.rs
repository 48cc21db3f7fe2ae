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

use serde_json::Value;

use crate::json::{Json, Part, Tape};

/// What makes `new` of `old`; nothing if they are the same.
pub fn changes(old: &Json, new: &Json) -> Option<Json> {
    let mut change = Tape::default();
    write((old.tape(), 0), (new.tape(), 0), &mut change).then(|| change.into())
}

/// A list, each element as what makes it of the one before it: the first is written whole.
pub fn chain(elements: impl IntoIterator<Item = Json>) -> Json {
    let mut list = Tape::default();
    let mut before = None::<Json>;
    let all = list.open(Part::List);
    for element in elements {
        match &before {
            None => write_whole((element.tape(), 0), &mut list),
            Some(before) => {
                if !write((before.tape(), 0), (element.tape(), 0), &mut list) {
                    list.push(Part::Object(0));
                }
            }
        }
        before = Some(element);
    }
    list.close(all);
    list.into()
}

/// The value, whatever was there.
pub fn whole(value: &Json) -> Json {
    let mut whole = Tape::default();
    write_whole((value.tape(), 0), &mut whole);
    whole.into()
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
