//! Everything a person may have to read or type (seats, cards, actions) is written the same way
//! everywhere: what `Display` prints, `FromStr` reads and JSON stores.

/// Makes JSON use a type's own notation: `Display` to write, `FromStr` to read.
#[macro_export]
macro_rules! notation {
    ($type:ty) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::notation::read(deserializer)
            }
        }
    };
}

/// Reads a value in its own notation; what [`notation!`](crate::notation!) expands to.
pub fn read<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: std::str::FromStr<Err = crate::Refusal>,
    D: serde::Deserializer<'de>,
{
    let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
    text.parse().map_err(|refusal: crate::Refusal| {
        let error = serde::de::Error::custom(&refusal);
        crate::json::unread(refusal);
        error
    })
}
