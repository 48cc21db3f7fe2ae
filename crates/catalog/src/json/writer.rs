//! Takes values from their types onto a tape, as `serde_json` would write them.
#![expect(clippy::unnecessary_wraps, reason = "as serde wants it")]

use std::fmt::Display;

use serde::ser::{
    Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

use super::tape::{Part, Tape};
use super::{ALL, Members};

/// Writes one value, or of an object these members.
pub(super) struct Writer<'a> {
    pub(super) tape: &'a mut Tape,
    pub(super) members: Members,
}

/// A list or an object that is being written; a variant's stands in an object of its own.
pub(super) struct Open<'a> {
    tape: &'a mut Tape,
    members: Members,
    inner: usize,
    outer: Option<usize>,
}

type Written = Result<(), serde_json::Error>;
type Opened<'a> = Result<Open<'a>, serde_json::Error>;

impl<'a> Writer<'a> {
    fn part(self, part: Part) -> Written {
        self.tape.push(part);
        Ok(())
    }

    fn open(self, what: fn(u32) -> Part) -> Opened<'a> {
        let inner = self.tape.open(what);
        Ok(Open { tape: self.tape, members: self.members, inner, outer: None })
    }

    fn open_variant(self, name: &'static str, what: fn(u32) -> Part) -> Opened<'a> {
        let outer = self.tape.open(Part::Object);
        self.tape.push(Part::Fixed(name));
        let inner = self.tape.open(what);
        Ok(Open { tape: self.tape, members: ALL, inner, outer: Some(outer) })
    }
}

impl Open<'_> {
    fn value(&mut self, value: &(impl Serialize + ?Sized)) -> Written {
        value.serialize(Writer { tape: self.tape, members: ALL })
    }

    fn member(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Written {
        if self.wants_next() {
            self.tape.push(Part::Fixed(name));
            self.value(value)?;
        }
        Ok(())
    }

    /// Whether the next member is to be written.
    fn wants_next(&mut self) -> bool {
        let wanted = self.members & 1 != 0;
        // All stay all: the sign comes in from above.
        self.members >>= 1;
        wanted
    }

    fn close(self) -> Written {
        self.tape.close(self.inner);
        self.outer.into_iter().for_each(|outer| self.tape.close(outer));
        Ok(())
    }
}

/// Numbers, as one kind of them.
macro_rules! integers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, number: $type) -> Written {
            self.part(Part::Int(i64::from(number)))
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    integers![serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64];
    integers![serialize_u8: u8, serialize_u16: u16, serialize_u32: u32];

    fn serialize_u64(self, number: u64) -> Written {
        self.part(i64::try_from(number).map_or(Part::Large(number), Part::Int))
    }

    fn serialize_bool(self, truth: bool) -> Written {
        self.part(Part::Bool(truth))
    }

    fn serialize_f32(self, number: f32) -> Written {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Written {
        self.part(if number.is_finite() { Part::Float(number) } else { Part::Null })
    }

    fn serialize_char(self, letter: char) -> Written {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Written {
        self.tape.push_text(text);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Written {
        self.tape.push_display(text).map_err(Self::Error::custom)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Written {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Written {
        self.part(Part::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.part(Part::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.part(Part::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        self.part(Part::Fixed(name))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Written {
        let mut object = self.open(Part::Object)?;
        object.member(name, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Opened<'a> {
        self.open(Part::List)
    }

    fn serialize_tuple(self, _: usize) -> Opened<'a> {
        self.open(Part::List)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Opened<'a> {
        self.open(Part::List)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Opened<'a> {
        self.open_variant(name, Part::List)
    }

    fn serialize_map(self, _: Option<usize>) -> Opened<'a> {
        self.open(Part::Object)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Opened<'a> {
        // What is JSON already cannot be compared part by part; nothing that is passed on holds any.
        if name.starts_with("$serde_json") { Err(Self::Error::custom(name)) } else { self.open(Part::Object) }
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Opened<'a> {
        self.open_variant(name, Part::Object)
    }
}

/// What has elements.
macro_rules! lists {
    ($($trait:ident: $method:ident),*) => {
        $(impl $trait for Open<'_> {
            type Ok = ();
            type Error = serde_json::Error;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.value(value)
            }
            fn end(self) -> Written {
                self.close()
            }
        })*
    };
}

/// What has members of fixed names.
macro_rules! objects {
    ($($trait:ident),*) => {
        $(impl $trait for Open<'_> {
            type Ok = ();
            type Error = serde_json::Error;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Written {
                self.member(name, value)
            }
            fn skip_field(&mut self, _: &'static str) -> Written {
                self.wants_next();
                Ok(())
            }
            fn end(self) -> Written {
                self.close()
            }
        })*
    };
}

lists![SerializeSeq: serialize_element, SerializeTuple: serialize_element];
lists![SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field];
objects![SerializeStruct, SerializeStructVariant];

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Written {
        self.value(name)?;
        self.tape.make_name();
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.value(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}
