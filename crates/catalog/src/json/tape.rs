//! A value as the row of its parts: quick to take, to compare and to write.

use std::fmt::{self, Display, Write};

use serde::Serialize;

use super::writer::Writer;
use super::{Members, PLAIN};

/// A value, in the order in which JSON would write it.
#[derive(Default)]
pub(crate) struct Tape {
    /// Each with about how many letters JSON takes for the parts up to it, itself included.
    parts: Vec<(Part, u32)>,
    /// The longer texts that are not part of the program, one after another.
    letters: String,
}

/// One part of a value. Before each member of an object stands its name, a text.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    Null,
    Bool(bool),
    Int(i64),
    /// Too large for the others.
    Large(u64),
    Float(f64),
    /// A text of the program.
    Fixed(&'static str),
    /// A short text.
    Short(Short),
    /// A longer one: where it stands among the letters.
    Long(u32, u32),
    /// So many parts that follow are its elements.
    List(u32),
    /// So many parts that follow are its members, each with its name before it.
    Object(u32),
}

/// So many letters at most are short.
const SHORT: usize = 22;

/// A text that has room in its part; after its end there is nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Short {
    length: u8,
    letters: [u8; SHORT],
}

impl Short {
    fn of(text: &str) -> Option<Self> {
        let mut letters = [0; SHORT];
        letters.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self { length: text.len() as u8, letters })
    }
}

/// Writes a text as JSON.
fn write_text(text: &[u8], out: &mut Vec<u8>) {
    if text.iter().all(|&letter| letter >= b' ' && letter != b'"' && letter != b'\\') {
        out.push(b'"');
        out.extend_from_slice(text);
        out.push(b'"');
    } else {
        write_json(&str::from_utf8(text).expect("it was a text"), out);
    }
}

/// Writes what needs more thought.
fn write_json(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect(PLAIN);
}

/// Writes a number.
pub(crate) fn write_number(number: i64, out: &mut Vec<u8>) {
    match u8::try_from(number) {
        Ok(digit @ 0..10) => out.push(b'0' + digit),
        _ => write_json(&number, out),
    }
}

impl Tape {
    /// Takes a value, or some members of it, in place of what was there.
    pub(crate) fn take(&mut self, value: &impl Serialize, members: Members) {
        self.parts.clear();
        self.letters.clear();
        value.serialize(Writer { tape: self, members }).expect(PLAIN);
    }

    pub(crate) fn part(&self, at: usize) -> Part {
        self.parts[at].0
    }

    /// Where the value ends that begins here.
    pub(crate) fn after(&self, at: usize) -> usize {
        match self.part(at) {
            Part::List(inside) | Part::Object(inside) => at + 1 + inside as usize,
            _ => at + 1,
        }
    }

    /// The letters of a text.
    fn letters<'a>(&'a self, part: &'a Part) -> Option<&'a [u8]> {
        match part {
            Part::Fixed(text) => Some(text.as_bytes()),
            Part::Short(Short { length, letters }) => Some(&letters[..usize::from(*length)]),
            Part::Long(start, end) => Some(&self.letters.as_bytes()[*start as usize..*end as usize]),
            _ => None,
        }
    }

    /// Whether the value that begins here is the one that begins there.
    pub(crate) fn is_same_value(&self, at: usize, other: &Self, there: usize) -> bool {
        let (these, those) = (&self.parts[at..self.after(at)], &other.parts[there..other.after(there)]);
        these.len() == those.len() && these.iter().zip(those).all(|((part, _), (its, _))| self.same(part, other, its))
    }

    /// Whether the part here is the part there; of lists and objects only their size.
    pub(crate) fn is_same(&self, at: usize, other: &Self, there: usize) -> bool {
        self.same(&self.parts[at].0, other, &other.parts[there].0)
    }

    fn same(&self, part: &Part, other: &Self, its: &Part) -> bool {
        match (part, its) {
            (Part::Null, Part::Null) => true,
            (Part::Bool(one), Part::Bool(two)) => one == two,
            (Part::Int(one), Part::Int(two)) => one == two,
            (Part::Large(one), Part::Large(two)) => one == two,
            (Part::Float(one), Part::Float(two)) => one.to_bits() == two.to_bits(),
            // Most often they are the very same.
            (Part::Fixed(one), Part::Fixed(two)) => std::ptr::eq(*one, *two) || one == two,
            (Part::Short(one), Part::Short(two)) => one == two,
            (Part::List(one), Part::List(two)) | (Part::Object(one), Part::Object(two)) => one == two,
            _ => match (self.letters(part), other.letters(its)) {
                (Some(one), Some(two)) => one == two,
                _ => false,
            },
        }
    }

    /// About how many letters JSON takes for the value that begins here.
    pub(crate) fn weight(&self, at: usize) -> usize {
        let up_to = |end: usize| end.checked_sub(1).map_or(0, |last| self.parts[last].1);
        (up_to(self.after(at)) - up_to(at)) as usize
    }

    pub(crate) fn push(&mut self, part: Part) {
        let weight = match part {
            Part::Null | Part::Bool(_) | Part::Float(_) | Part::Large(_) => 6,
            Part::Int(0..10) | Part::List(_) | Part::Object(_) => 2,
            Part::Int(number) => 2 + number.unsigned_abs().ilog10(),
            Part::Fixed(text) => 3 + text.len() as u32,
            Part::Short(text) => 3 + u32::from(text.length),
            Part::Long(start, end) => 3 + end - start,
        };
        let before = self.parts.last().map_or(0, |&(_, weight)| weight);
        self.parts.push((part, before + weight));
    }

    pub(crate) fn push_text(&mut self, text: &str) {
        let start = self.letters.len();
        let part = Short::of(text).map_or_else(
            || {
                self.letters.push_str(text);
                Part::Long(start as u32, self.letters.len() as u32)
            },
            Part::Short,
        );
        self.push(part);
    }

    /// What is written letter by letter.
    pub(crate) fn push_display(&mut self, text: &(impl Display + ?Sized)) -> fmt::Result {
        let start = self.letters.len();
        write!(self.letters, "{text}")?;
        if let Some(short) = Short::of(&self.letters[start..]) {
            self.letters.truncate(start);
            self.push(Part::Short(short));
        } else {
            self.push(Part::Long(start as u32, self.letters.len() as u32));
        }
        Ok(())
    }

    /// The value just written is the name of the next one.
    pub(crate) fn make_name(&mut self) {
        let name = match self.parts.last() {
            Some((Part::Int(number), _)) => number.to_string(),
            Some((Part::Bool(truth), _)) => truth.to_string(),
            _ => return,
        };
        self.parts.pop();
        self.push_text(&name);
    }

    /// Begins a list or an object; to be closed.
    pub(crate) fn open(&mut self, what: fn(u32) -> Part) -> usize {
        self.push(what(0));
        self.parts.len() - 1
    }

    pub(crate) fn close(&mut self, at: usize) {
        let inside = self.parts.len() - at - 1;
        if let (Part::List(size) | Part::Object(size), _) = &mut self.parts[at] {
            *size = inside as u32;
        }
    }

    /// Writes the value that begins here as JSON.
    pub(crate) fn write(&self, at: usize, out: &mut Vec<u8>) {
        let (mut next, end) = (at + 1, self.after(at));
        match &self.parts[at].0 {
            Part::Null => out.extend_from_slice(b"null"),
            Part::Bool(truth) => write_json(truth, out),
            Part::Int(number) => write_number(*number, out),
            Part::Large(number) => write_json(number, out),
            Part::Float(number) => write_json(number, out),
            text @ (Part::Fixed(_) | Part::Short(_) | Part::Long(..)) => {
                write_text(self.letters(text).unwrap_or_default(), out);
            }
            Part::List(_) => {
                out.push(b'[');
                while next < end {
                    self.write(next, out);
                    next = self.after(next);
                    if next < end {
                        out.push(b',');
                    }
                }
                out.push(b']');
            }
            Part::Object(_) => {
                out.push(b'{');
                while next < end {
                    self.write(next, out);
                    out.push(b':');
                    self.write(next + 1, out);
                    next = self.after(next + 1);
                    if next < end {
                        out.push(b',');
                    }
                }
                out.push(b'}');
            }
        }
    }
}
