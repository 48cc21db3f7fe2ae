//! Data that is only passed on, with its types erased.

mod tape;
mod writer;

use std::fmt;
use std::sync::{Arc, LazyLock};

use serde::{Serialize, Serializer};
use serde_json::Value;

pub(crate) use tape::{Part, Tape};

/// A view, an event or a preview as data: taken once from the game's own types, shared wherever it goes, and
/// written as JSON where it leaves. Equal if what is written is.
#[derive(Clone, PartialEq)]
pub struct Json(Arc<Tape>);

impl Json {
    /// The value as data.
    ///
    /// # Panics
    /// If it cannot be JSON; views, events and previews are plain data.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        Self::onto(Tape::default(), value)
    }

    /// The same of a value much like this one, which has been taken before.
    pub(crate) fn like(&self, value: &impl Serialize) -> Self {
        Self::onto(Tape::like(&self.0), value)
    }

    fn onto(mut tape: Tape, value: &(impl Serialize + ?Sized)) -> Self {
        value.serialize(writer::Writer(&mut tape)).expect("views, events and previews are plain data");
        Self::from(tape)
    }

    /// Nothing.
    pub fn null() -> Self {
        static NULL: LazyLock<Json> = LazyLock::new(|| Json::of(&()));
        NULL.clone()
    }

    /// As JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a tape is plain data")
    }

    /// Whether it is the very same, which is known without reading it.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The same as any value.
    pub fn value(&self) -> Value {
        serde_json::to_value(self).expect("a tape is plain data")
    }

    pub(crate) fn tape(&self) -> &Tape {
        &self.0
    }
}

impl From<Tape> for Json {
    fn from(tape: Tape) -> Self {
        Self(Arc::new(tape))
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
