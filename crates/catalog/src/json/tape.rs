//! A value as the row of its parts: quick to take, to compare and to copy.

use std::fmt::{self, Display, Write};

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

use super::writer::Writer;
use super::{Members, PLAIN};

/// A value, in the order in which JSON would write it.
#[derive(Default)]
pub(crate) struct Tape {
    parts: Vec<Part>,
    /// About how many letters JSON takes for the parts up to each, itself included.
    weights: Vec<u32>,
    /// The texts that are not part of the program, one after another.
    letters: String,
}

/// One part of a value.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    Null,
    Bool(bool),
    Int(i64),
    /// Too large for the others.
    Large(u64),
    Float(f64),
    Text(Letters),
    /// The name of the member that follows.
    Name(Letters),
    /// So many parts that follow are its elements.
    List(u32),
    /// So many parts that follow are its members, each with its name before it.
    Object(u32),
}

/// Where a text stands.
#[derive(Clone, Copy)]
pub(crate) enum Letters {
    Fixed(&'static str),
    At(u32, u32),
}

/// The first numbers as names.
const NUMBERS: [&str; 24] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
    "21", "22", "23",
];

/// A place on a tape to come back to.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    parts: usize,
    letters: usize,
}

impl Tape {
    /// Takes a value, or some members of it, in place of what was there.
    pub(crate) fn take(&mut self, value: &impl Serialize, members: Members) {
        self.clear();
        value.serialize(Writer { tape: self, members }).expect(PLAIN);
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.parts.clear();
        self.weights.clear();
        self.letters.clear();
    }

    pub(crate) fn part(&self, at: usize) -> Part {
        self.parts[at]
    }

    /// Where the value ends that begins here.
    pub(crate) fn after(&self, at: usize) -> usize {
        match self.parts[at] {
            Part::List(inside) | Part::Object(inside) => at + 1 + inside as usize,
            _ => at + 1,
        }
    }

    pub(crate) fn letters(&self, letters: Letters) -> &str {
        match letters {
            Letters::Fixed(text) => text,
            Letters::At(start, end) => &self.letters[start as usize..end as usize],
        }
    }

    /// Whether the value that begins here is the one that begins there.
    pub(crate) fn is_same_value(&self, at: usize, other: &Self, there: usize) -> bool {
        let (these, those) = (&self.parts[at..self.after(at)], &other.parts[there..other.after(there)]);
        these.len() == those.len() && these.iter().zip(those).all(|(&part, &its)| self.is_same(part, other, its))
    }

    /// Whether a part here is a part there; of lists and objects only their size.
    pub(crate) fn is_same(&self, part: Part, other: &Self, its: Part) -> bool {
        match (part, its) {
            (Part::Null, Part::Null) => true,
            (Part::Bool(one), Part::Bool(two)) => one == two,
            (Part::Int(one), Part::Int(two)) => one == two,
            (Part::Large(one), Part::Large(two)) => one == two,
            (Part::Float(one), Part::Float(two)) => one.to_bits() == two.to_bits(),
            (Part::Text(one), Part::Text(two)) | (Part::Name(one), Part::Name(two)) => match (one, two) {
                // Most often they are the very same.
                (Letters::Fixed(one), Letters::Fixed(two)) if std::ptr::eq(one, two) => true,
                _ => self.letters(one) == other.letters(two),
            },
            (Part::List(one), Part::List(two)) | (Part::Object(one), Part::Object(two)) => one == two,
            _ => false,
        }
    }

    /// About how many letters JSON takes for these parts.
    pub(crate) fn weight(&self, from: usize, to: usize) -> usize {
        let up_to = |end: usize| end.checked_sub(1).map_or(0, |last| self.weights[last]);
        (up_to(to) - up_to(from)) as usize
    }

    /// The same for what was written since.
    pub(crate) fn weight_since(&self, mark: Mark) -> usize {
        self.weight(mark.parts, self.parts.len())
    }

    pub(crate) fn mark(&self) -> Mark {
        Mark { parts: self.parts.len(), letters: self.letters.len() }
    }

    /// Forgets everything since.
    pub(crate) fn back(&mut self, mark: Mark) {
        self.parts.truncate(mark.parts);
        self.weights.truncate(mark.parts);
        self.letters.truncate(mark.letters);
    }

    pub(crate) fn push(&mut self, part: Part) {
        let weight = match part {
            Part::Null | Part::Bool(_) | Part::Float(_) | Part::Large(_) => 6,
            Part::Int(0..10) | Part::List(_) | Part::Object(_) => 2,
            Part::Int(number) => 2 + number.unsigned_abs().ilog10(),
            Part::Text(Letters::Fixed(text)) | Part::Name(Letters::Fixed(text)) => 3 + text.len() as u32,
            Part::Text(Letters::At(start, end)) | Part::Name(Letters::At(start, end)) => 3 + end - start,
        };
        self.weights.push(self.weights.last().copied().unwrap_or(0) + weight);
        self.parts.push(part);
    }

    fn pop(&mut self) -> Option<Part> {
        self.weights.pop();
        self.parts.pop()
    }

    pub(crate) fn push_text(&mut self, text: &str) {
        let letters = self.keep(text);
        self.push(Part::Text(letters));
    }

    /// What is written letter by letter.
    pub(crate) fn push_display(&mut self, text: &(impl Display + ?Sized)) -> fmt::Result {
        let start = self.letters.len() as u32;
        write!(self.letters, "{text}")?;
        self.push(Part::Text(Letters::At(start, self.letters.len() as u32)));
        Ok(())
    }

    pub(crate) fn push_name(&mut self, name: &str) {
        let letters = self.keep(name);
        self.push(Part::Name(letters));
    }

    /// A list's elements are counted by name.
    pub(crate) fn push_number_as_name(&mut self, number: usize) {
        match NUMBERS.get(number) {
            Some(name) => self.push(Part::Name(Letters::Fixed(name))),
            None => self.push_name(&number.to_string()),
        }
    }

    /// The value just written is the name of the next one.
    pub(crate) fn make_name(&mut self) {
        match self.pop() {
            Some(Part::Text(letters) | Part::Name(letters)) => self.push(Part::Name(letters)),
            Some(Part::Int(number)) => self.push_name(&number.to_string()),
            Some(Part::Bool(truth)) => self.push_name(&truth.to_string()),
            _ => self.push_name(""),
        }
    }

    fn keep(&mut self, text: &str) -> Letters {
        let start = self.letters.len() as u32;
        self.letters.push_str(text);
        Letters::At(start, self.letters.len() as u32)
    }

    /// Begins a list or an object; to be closed.
    pub(crate) fn open(&mut self, what: fn(u32) -> Part) -> usize {
        self.push(what(0));
        self.parts.len() - 1
    }

    pub(crate) fn close(&mut self, at: usize) {
        let inside = self.parts.len() - at - 1;
        if let Part::List(size) | Part::Object(size) = &mut self.parts[at] {
            *size = inside as u32;
        }
    }

    /// Copies the value that begins there.
    pub(crate) fn copy(&mut self, other: &Self, at: usize) {
        other.parts[at..other.after(at)].iter().for_each(|&part| self.copy_part(other, part));
    }

    /// Copies one part from there.
    pub(crate) fn copy_part(&mut self, other: &Self, part: Part) {
        match part {
            Part::Text(letters @ Letters::At(..)) => self.push_text(other.letters(letters)),
            Part::Name(letters @ Letters::At(..)) => self.push_name(other.letters(letters)),
            part => self.push(part),
        }
    }
}

impl Serialize for Tape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Inside(self, 0).serialize(serializer)
    }
}

/// The value that begins there.
struct Inside<'a>(&'a Tape, usize);

impl Serialize for Inside<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let &Self(tape, at) = self;
        let (mut next, end) = (at + 1, tape.after(at));
        match tape.parts[at] {
            Part::Null => serializer.serialize_unit(),
            Part::Bool(truth) => serializer.serialize_bool(truth),
            Part::Int(number) => serializer.serialize_i64(number),
            Part::Large(number) => serializer.serialize_u64(number),
            Part::Float(number) => serializer.serialize_f64(number),
            Part::Text(text) | Part::Name(text) => serializer.serialize_str(tape.letters(text)),
            Part::List(_) => {
                let mut list = serializer.serialize_seq(None)?;
                while next < end {
                    list.serialize_element(&Inside(tape, next))?;
                    next = tape.after(next);
                }
                list.end()
            }
            Part::Object(_) => {
                let mut object = serializer.serialize_map(None)?;
                while next < end {
                    object.serialize_entry(&Inside(tape, next), &Inside(tape, next + 1))?;
                    next = tape.after(next + 1);
                }
                object.end()
            }
        }
    }
}
