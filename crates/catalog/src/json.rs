//! JSON that is only passed on.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A view, an event or a preview as JSON text: written once from the game's own types, then copied
/// wherever it goes. Equal if the text is.
#[derive(Clone)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// The value as JSON.
    ///
    /// # Panics
    /// If it cannot be JSON; views, events and previews are plain data.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        Self(serde_json::value::to_raw_value(value).expect("views, events and previews are plain data").into())
    }

    /// JSON that is written already.
    ///
    /// # Panics
    /// If it is none.
    pub fn written(text: String) -> Self {
        Self(RawValue::from_string(text).expect("it is JSON").into())
    }

    /// Nothing.
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned().into())
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Whether it is the very same, which is known without reading it.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The text, read.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
