//! People and their devices, as rows say it.

use tokio_postgres::Row;

use crate::{Hashed, Hidden, Person, PersonId, StoreError};

/// A device's last visit is noted once a day: that is exact enough, and looking somebody up stays a read.
pub(super) const SEEN_EVERY: i64 = 24 * 60 * 60;
/// So many devices of a person are told something.
pub(super) const DEVICES: i64 = 8;

/// Whose devices begin with the same bytes; see [`Hashed::neighbours`].
pub(super) const HOLDERS: &str = "SELECT people.id, name, face, key_hash, devices.id, last_seen
    FROM devices JOIN people ON people.id = person WHERE key_hash BETWEEN $1 AND $2";

/// What is counted: people, inputs, tables. How many inputs there are the database estimates: to count millions would
/// take too long. Where it has not looked yet, or where there are few, they are counted.
pub(super) const COUNTS: [&str; 3] = [
    "SELECT count(*) FROM people",
    "SELECT CASE WHEN reltuples > 100000 THEN reltuples::bigint ELSE (SELECT count(*) FROM inputs) END
        FROM pg_class WHERE oid = 'inputs'::regclass",
    "SELECT stage, count(*) FROM tables GROUP BY stage",
];

/// Whose a device is.
pub(super) struct Holder {
    pub(super) device: i64,
    pub(super) person: Person,
    pub(super) last_seen: i64,
}

/// Who has exactly this device.
pub(super) fn holder(rows: &[Row], device: &Hashed) -> Result<Option<Holder>, StoreError> {
    for row in rows {
        let hash: Vec<u8> = row.try_get(3)?;
        if <[u8; 32]>::try_from(hash).is_ok_and(|hash| Hashed(hash) == *device) {
            return Ok(Some(Holder { device: row.try_get(4)?, person: person(row)?, last_seen: row.try_get(5)? }));
        }
    }
    Ok(None)
}

/// A person by id, name and face.
pub(super) fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person { id: PersonId(row.try_get(0)?), name: row.try_get(1)?, face: row.try_get(2)? })
}

/// A column that is nobody's business.
pub(super) fn hidden(row: &Row, column: &str) -> Result<Hidden<String>, StoreError> {
    Ok(Hidden(row.try_get(column)?))
}
