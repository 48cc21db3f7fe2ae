//! Enums whose variants are words: written, read and stored the same way.

/// Defines an enum of words with `ALL`, `index`, `Display`, `FromStr` and JSON.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident or $unknown:literal {
        $($(#[$about:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name { $($(#[$about])* #[cfg_attr(feature = "ts", ts(rename = $word))] $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = tabletop::Refusal;
            fn from_str(text: &str) -> Result<Self, tabletop::Refusal> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(tabletop::Refusal::new($unknown).with("word", text)),
                }
            }
        }
        tabletop::notation!($name);
    };
}
pub(crate) use words;
