//! People, as far as the store knows them.

/// A person. The number is the server's own and nobody else's business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(
    /// The number.
    pub i64,
);

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Which.
    pub id: PersonId,
    /// The name last used.
    pub name: Option<String>,
}
