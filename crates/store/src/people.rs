//! People, as far as the store knows them.

use crate::Hidden;

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
    /// The picture they chose, in the page's words.
    pub face: Option<String>,
}

/// Where one of a person's devices can be told something while no page is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The address of the device's push service.
    pub endpoint: String,
    /// What is needed to write to it, in the server's words.
    pub body: Hidden<String>,
}
