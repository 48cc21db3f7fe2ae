//! What a client knows, made of what it is told: every step says only what has changed.

use catalog::change::{fold, unchain};
use serde_json::{Value, json};

/// The last `now`, whole.
#[derive(Clone, Debug, Default)]
pub struct Picture(Value);

impl Picture {
    /// Makes the step of a message whole, if it has one: every table, and all of `now`. Gives back how things stand
    /// then.
    pub fn complete(&mut self, message: &mut Value) -> Value {
        for place in ["/step", "/answer/reply/here/step"] {
            if let Some(step) = message.pointer_mut(place).filter(|step| !step.is_null()) {
                self.take(step);
            }
        }
        self.0.clone()
    }

    fn take(&mut self, step: &mut Value) {
        if self.0.is_null() {
            self.0 = json!({});
        }
        let mut table = self.0["table"].take();
        for moment in step["moments"].as_array_mut().into_iter().flatten() {
            fold_into(&mut table, &mut moment["table"]);
        }
        self.0["table"] = table;
        let Value::Object(changes) = step["now"].take() else { return };
        for (name, change) in changes {
            let part = &mut self.0[&name];
            match name.as_str() {
                "table" | "memory" => fold(part, change),
                "choices" => *part = unchain(change),
                _ => *part = change,
            }
        }
        step["now"] = self.0.clone();
    }
}

/// Brings the table up to date, and puts it where the change was.
fn fold_into(table: &mut Value, change: &mut Value) {
    if !change.is_null() {
        fold(table, change.take());
    }
    *change = table.clone();
}
