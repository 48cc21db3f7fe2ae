//! Sets of few things: bits inside, lists of names in JSON. What older versions have stored holds the bits.

use serde::Deserialize;

/// A set as it may be stored.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Stored<T> {
    /// By name.
    Names(Vec<T>),
    /// A bit for each.
    Bits(u32),
}

/// Makes a set of bits, one for the index of each item, that is a list of names in JSON.
#[macro_export]
macro_rules! listed {
    ($set:ident of $item:ty, $bits:ty, $at:expr) => {
        impl $set {
            /// Nothing.
            pub const NONE: Self = Self(0);

            /// Whether it is in it.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Adds it.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in either.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in it and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// All of them in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let item = $at(bits.trailing_zeros() as usize);
                        bits &= bits - 1;
                        item
                    })
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        $crate::stored!($set of $item, $bits);
    };
}

/// Makes JSON a list of names, and reads bits as well.
#[macro_export]
macro_rules! stored {
    ($set:ident of $item:ty, $bits:ty) => {
        impl From<$crate::Stored<$item>> for $set {
            fn from(stored: $crate::Stored<$item>) -> Self {
                match stored {
                    $crate::Stored::Names(names) => names.into_iter().collect(),
                    $crate::Stored::Bits(bits) => Self(bits as $bits),
                }
            }
        }

        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
