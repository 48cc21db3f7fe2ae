//! Data that is only passed on, with its types erased.

mod tape;
mod writer;

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, LazyLock};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::Value;

pub(crate) use tape::{Part, Tape, write_number};

/// A view, an event or a preview as data: shared wherever it goes, and written as JSON where it leaves. Equal if what
/// it was made of is.
#[derive(Clone)]
pub struct Json(Arc<dyn Told>);

/// Which members of an object are meant, from the lowest bit on.
pub(crate) type Members = i64;

/// All members, however many.
pub(crate) const ALL: Members = -1;

/// How `serde_json` is told that a text is JSON already.
const RAW: &str = "$serde_json::private::RawValue";

/// Why a value is always JSON.
const PLAIN: &str = "views, events and previews are plain data";

/// Something that can be told as JSON.
trait Told: Any + Send + Sync {
    fn text(&self) -> Cow<'_, str>;
    /// Takes it, or some members of it, onto a tape.
    fn take(&self, members: Members, tape: &mut Tape);
    /// The members that may be others than before; none if it is the same.
    fn changed(&self, before: &dyn Told) -> Members;
}

/// As the game has it, written when somebody is told.
struct Typed<T> {
    value: T,
    changed: fn(&T, &T) -> Members,
}

impl<T: Serialize + PartialEq + Send + Sync + 'static> Told for Typed<T> {
    fn text(&self) -> Cow<'_, str> {
        Cow::Owned(serde_json::to_string(&self.value).expect(PLAIN))
    }

    fn take(&self, members: Members, tape: &mut Tape) {
        tape.take(&self.value, members);
    }

    fn changed(&self, before: &dyn Told) -> Members {
        let any: &dyn Any = before;
        match any.downcast_ref::<Self>() {
            Some(before) if before.value == self.value => 0,
            Some(before) => (self.changed)(&before.value, &self.value),
            None => apart(self, before),
        }
    }
}

/// As it is sent.
impl Told for Box<str> {
    fn text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }

    fn take(&self, members: Members, tape: &mut Tape) {
        let value: Value = serde_json::from_str(self).expect("it was written as JSON");
        tape.take(&value, members);
    }

    fn changed(&self, before: &dyn Told) -> Members {
        apart(self, before)
    }
}

/// What may be another where only texts can be compared.
fn apart(one: &dyn Told, other: &dyn Told) -> Members {
    if one.text() == other.text() { 0 } else { ALL }
}

impl Json {
    /// The value as data.
    ///
    /// # Panics
    /// If it cannot be JSON; views, events and previews are plain data.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        Self(Arc::new(serde_json::to_string(value).expect(PLAIN).into_boxed_str()))
    }

    /// What was written as JSON already.
    pub(crate) fn written(text: &[u8]) -> Self {
        let text: Box<str> = str::from_utf8(text).expect("JSON is text").into();
        Self(Arc::new(text))
    }

    /// The same, written only when it is told.
    pub(crate) fn later(value: impl Serialize + PartialEq + Send + Sync + 'static) -> Self {
        Self::comparing(value, |_, _| ALL)
    }

    /// The same of a value that knows which of its members are others than before.
    pub(crate) fn comparing<T: Serialize + PartialEq + Send + Sync + 'static>(
        value: T,
        changed: fn(&T, &T) -> Members,
    ) -> Self {
        Self(Arc::new(Typed { value, changed }))
    }

    /// The value itself, if it has not been written yet and is of this type.
    pub(crate) fn holds<T: 'static>(&self) -> Option<&T> {
        let told: &dyn Any = &*self.0;
        told.downcast_ref::<Typed<T>>().map(|typed| &typed.value)
    }

    /// Nothing.
    pub fn null() -> Self {
        static NULL: LazyLock<Json> = LazyLock::new(|| Json::of(&()));
        NULL.clone()
    }

    /// A list of nothing.
    pub fn empty() -> Self {
        static EMPTY: LazyLock<Json> = LazyLock::new(|| Json::of(&[(); 0]));
        EMPTY.clone()
    }

    /// As JSON.
    pub fn text(&self) -> String {
        self.0.text().into_owned()
    }

    /// Whether it is the very same, which is known without reading it.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The same as any value.
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.0.text()).expect(PLAIN)
    }

    /// Takes it, or some members of it, onto a tape.
    pub(crate) fn take(&self, members: Members, tape: &mut Tape) {
        self.0.take(members, tape);
    }

    /// The members that may be others than before; none if it is the same.
    pub(crate) fn changed(&self, before: &Self) -> Members {
        if self.is(before) { 0 } else { self.0.changed(&*before.0) }
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.changed(other) == 0
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // As `RawValue` says it, which reads a text once more before it takes it.
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, &*self.0.text())?;
        raw.end()
    }
}
