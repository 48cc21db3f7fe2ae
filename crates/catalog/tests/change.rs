//! What has changed between two values, and the newer one made of the older one and that.

use catalog::change::{chain, changes, fold, unchain, whole};
use catalog::table::Json;
use serde_json::{Value, json};

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
        let list = [&old, &new, &new, &old];
        assert_eq!(unchain(chain(list).value()), list.into_iter().cloned().collect::<Value>());
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
