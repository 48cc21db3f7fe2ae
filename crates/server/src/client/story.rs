//! What somebody saw happen.

use std::collections::BTreeMap;

use serde_json::Value;

/// All that somebody saw happen.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// Each event with its sentences and the table after it, by its place in the story.
    pub moments: BTreeMap<u64, Value>,
    /// What was told in two ways.
    pub contradictions: Vec<(Value, Value)>,
}

impl Story {
    /// Keeps what a message tells, which has been made whole ([`Picture`](super::Picture)).
    pub fn keep(&mut self, message: &mut Value) {
        let steps = ["/step", "/answer/reply/here/step"];
        let Some(place) = steps.into_iter().find(|place| message.pointer(place).is_some_and(|step| !step.is_null()))
        else {
            return;
        };
        let step = message.pointer_mut(place).expect("it was there");
        let Value::Array(moments) = step["moments"].take() else { return };
        let heard = step["now"]["heard"].as_u64().unwrap_or_default();
        for (place, moment) in (heard.saturating_sub(moments.len() as u64)..).zip(moments) {
            let known = self.moments.entry(place).or_insert_with(|| moment.clone());
            if *known != moment {
                self.contradictions.push((known.clone(), moment));
            }
        }
    }
}
