//! What a table looks like when it is made.

use store::{Hidden, NewTable, PersonId, Seats};

/// A table with this code, to be made by this person.
pub(crate) fn new_table(maker: PersonId, code: String) -> NewTable {
    NewTable {
        code,
        maker,
        game: "greed".into(),
        rules_version: 1,
        set_up: "{}".into(),
        seats: Seats::default(),
        secret: Hidden(vec![7; 32]),
        at: 1_000,
    }
}
