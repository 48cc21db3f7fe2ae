//! One way to write an enum whose members people read and type.

/// An enum with a word for each member: `ALL`, `name`, `Display`, `FromStr` and JSON follow from the words.
macro_rules! named {
    ($(#[$meta:meta])* $type:ident, $unknown:literal, { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $type { $($(#[$doc])* #[cfg_attr(feature = "ts", ts(rename = $name))] $variant,)* }

        impl $type {
            /// All of them in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The word for it in notation, options and records.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = tabletop::Refusal;
            fn from_str(text: &str) -> Result<Self, tabletop::Refusal> {
                match text {
                    $($name => Ok(Self::$variant),)*
                    _ => {
                        let known = Self::ALL.iter().map(|member| member.name()).collect::<Vec<_>>().join(", ");
                        Err(tabletop::Refusal::new($unknown).with("text", text).with("known", known))
                    }
                }
            }
        }
        tabletop::notation!($type);
    };
}
pub(crate) use named;
