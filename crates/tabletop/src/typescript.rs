//! TypeScript types of what a viewer is sent. Most are derived; this is for closed notations.

use std::fmt::Display;

/// The union of what these are written as: `"A" | "B"`.
pub fn union_of<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
}

/// The TypeScript type of a notation with few spellings: the union of them all.
#[macro_export]
macro_rules! typescript_union {
    ($type:ident, $all:expr, $doc:expr) => {
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(format!("/**\n * {}\n */\n", $doc.trim()))
            }

            fn name(_: &ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                $crate::typescript::union_of($all)
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn decl_concrete(config: &ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($type), ".ts").into())
            }
        }
    };
}
