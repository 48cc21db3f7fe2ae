//! Everything a person may have to read or type (seats, cards, actions) is written the same way
//! everywhere: what `Display` prints, `FromStr` reads and JSON stores.

use std::borrow::Cow;

/// Makes JSON use a type's own notation: `Display` to write, `FromStr` to read.
#[macro_export]
macro_rules! notation {
    (read $type:ty) => {
        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::notation::deserialize(deserializer)
            }
        }
    };
    ($type:ty) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        $crate::notation!(read $type);
    };
}

/// What has a printed number is that number in JSON, and may also be read as a person writes it.
#[macro_export]
macro_rules! numbered {
    ($type:ty) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::notation::deserialize_numbered(deserializer)
            }
        }
    };
}

/// Enums with a word for each member: `ALL`, `index`, `name`, `Display`, `FromStr` and JSON follow from the words.
#[macro_export]
macro_rules! named {
    ($($(#[$meta:meta])* $type:ident or $unknown:literal { $($(#[$doc:meta])* $variant:ident = $name:literal,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
        pub enum $type {
            $($(#[$doc])* #[cfg_attr(feature = "ts", ts(rename = $name), schemars(rename = $name))] $variant,)*
        }

        impl $type {
            /// All of them in order.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The words for them in order.
            pub const NAMES: [&'static str; Self::ALL.len()] = [$($name),*];

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word for it in notation, options and records.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::Refusal;
            fn from_str(text: &str) -> Result<Self, $crate::Refusal> {
                match text {
                    $($name => Ok(Self::$variant),)*
                    _ => {
                        Err($crate::Refusal::new($unknown).with("text", text).with("known", Self::NAMES.join(", ")))
                    }
                }
            }
        }
        impl $crate::serde::Serialize for $type {
            // As a word of the program, which nobody has to copy.
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_unit_variant(stringify!($type), *self as u32, self.name())
            }
        }
        $crate::notation!(read $type);
    )*};
}

/// Writes a value in its own notation, with `#[serde(with = "notation")]`: where the value's JSON is data
/// to draw and what is stored is what a person can type.
pub fn serialize<T: std::fmt::Display, S: serde::Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value in its own notation.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: std::str::FromStr<Err = crate::Refusal>,
    D: serde::Deserializer<'de>,
{
    parsed(&<Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?)
}

/// Reads a value from its number, or in its own notation.
pub fn deserialize_numbered<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: std::str::FromStr<Err = crate::Refusal>,
    D: serde::Deserializer<'de>,
{
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Written<'a> {
        Number(u64),
        #[serde(borrow)]
        Text(Cow<'a, str>),
    }
    match serde::Deserialize::deserialize(deserializer)? {
        Written::Number(number) => parsed(&number.to_string()),
        Written::Text(text) => parsed(&text),
    }
}

fn parsed<T: std::str::FromStr<Err = crate::Refusal>, E: serde::de::Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|refusal: crate::Refusal| {
        let error = E::custom(&refusal);
        crate::json::unread(refusal);
        error
    })
}
