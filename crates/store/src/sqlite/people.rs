//! People, their devices and their codes.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use crate::{Hashed, Person, PersonId, StoreError};

/// A device's last visit is noted once a day: that is exact enough, and looking somebody up stays a read.
pub(super) const SEEN_EVERY: i64 = 24 * 60 * 60;

/// Whose a device is.
pub(super) struct Holder {
    pub(super) device: i64,
    pub(super) person: PersonId,
    pub(super) last_seen: i64,
}

/// The first row whose hash is exactly this one; see [`Hashed::neighbours`]. The hash is column 0.
fn find<T>(
    connection: &Connection,
    sql: &str,
    hash: &Hashed,
    read: impl Fn(&Row) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    let (least, greatest) = hash.neighbours();
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([&least as &dyn ToSql, &greatest])?;
    while let Some(row) = rows.next()? {
        if row.get::<_, Hashed>(0)? == *hash {
            return Ok(Some(read(row)?));
        }
    }
    Ok(None)
}

pub(super) fn holder(connection: &Connection, device: &Hashed) -> Result<Option<Holder>, StoreError> {
    find(
        connection,
        "SELECT key_hash, id, person, last_seen FROM devices WHERE key_hash BETWEEN ?1 AND ?2",
        device,
        |row| Ok(Holder { device: row.get(1)?, person: row.get(2)?, last_seen: row.get(3)? }),
    )
}

pub(super) fn person(connection: &Connection, id: PersonId) -> Result<Person, StoreError> {
    let mut select = connection.prepare_cached("SELECT name, face FROM people WHERE id = ?1")?;
    let found = select.query_row([id], |row| Ok(Person { id, name: row.get(0)?, face: row.get(1)? }));
    found.optional()?.ok_or(StoreError::Unknown)
}

pub(super) fn seen(connection: &Connection, device: i64, now: i64) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE devices SET last_seen = ?2 WHERE id = ?1")?.execute([device, now])?;
    Ok(())
}

pub(super) fn welcome(connection: &Connection, device: &Hashed, now: i64) -> Result<Person, StoreError> {
    if let Some(holder) = holder(connection, device)? {
        return person(connection, holder.person);
    }
    connection.prepare_cached("INSERT INTO people (created) VALUES (?1)")?.execute([now])?;
    let id = PersonId(connection.last_insert_rowid());
    give_device(connection, id, device, now)?;
    Ok(Person { id, name: None, face: None })
}

fn give_device(connection: &Connection, person: PersonId, device: &Hashed, now: i64) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO devices (key_hash, person, created, last_seen) VALUES (?1, ?2, ?3, ?3)
             ON CONFLICT (key_hash) DO UPDATE SET person = ?2, last_seen = ?3",
        )?
        .execute(params![device, person, now])?;
    Ok(())
}

pub(super) fn rename(connection: &Connection, person: PersonId, name: &str) -> Result<(), StoreError> {
    set(connection, "UPDATE people SET name = ?2 WHERE id = ?1", person, name)
}

pub(super) fn paint(connection: &Connection, person: PersonId, face: &str) -> Result<(), StoreError> {
    set(connection, "UPDATE people SET face = ?2 WHERE id = ?1", person, face)
}

fn set(connection: &Connection, sql: &str, person: PersonId, text: &str) -> Result<(), StoreError> {
    let changed = connection.prepare_cached(sql)?.execute(params![person, text])?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Unknown) }
}

pub(super) fn forget(connection: &Connection, person: PersonId) -> Result<Vec<String>, StoreError> {
    for sql in [
        "UPDATE people SET name = NULL, face = NULL WHERE id = ?1",
        "UPDATE sitters SET name = '' WHERE person = ?1",
        "DELETE FROM chat WHERE person = ?1",
        "DELETE FROM one_time_codes WHERE person = ?1",
        "DELETE FROM subscriptions WHERE person = ?1",
    ] {
        connection.execute(sql, [person])?;
    }
    let mut tables = connection
        .prepare("SELECT DISTINCT code FROM sitters JOIN tables ON tables.id = table_id WHERE person = ?1")?;
    Ok(tables.query_map([person], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(super) fn issue_code(
    connection: &Connection,
    person: PersonId,
    code: &Hashed,
    expires: i64,
) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO one_time_codes (person, code_hash, expires) VALUES (?1, ?2, ?3)
         ON CONFLICT (person) DO UPDATE SET code_hash = ?2, expires = ?3",
        params![person, code, expires],
    )?;
    Ok(())
}

pub(super) fn redeem(
    connection: &Connection,
    code: &Hashed,
    device: &Hashed,
    now: i64,
) -> Result<Option<Person>, StoreError> {
    let found = find(
        connection,
        "SELECT code_hash, person, expires FROM one_time_codes WHERE code_hash BETWEEN ?1 AND ?2",
        code,
        |row| Ok((row.get(1)?, row.get(2)?)),
    )?;
    let Some((id, expires)) = found else { return Ok(None) };
    let _: (PersonId, i64) = (id, expires);
    connection.execute("DELETE FROM one_time_codes WHERE person = ?1", [id])?;
    if expires <= now {
        return Ok(None);
    }
    give_device(connection, id, device, now)?;
    person(connection, id).map(Some)
}
