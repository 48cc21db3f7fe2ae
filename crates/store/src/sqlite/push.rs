//! Where people can be told something, and the house's own keys.

use rusqlite::{Connection, params};

use crate::{Hidden, PersonId, StoreError, Subscription};

/// So many devices of a person are told something.
const DEVICES: u32 = 8;

pub(super) fn subscribe(
    connection: &Connection,
    person: PersonId,
    new: &Subscription,
    now: i64,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO subscriptions (endpoint, person, body, created) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (endpoint) DO UPDATE SET person = ?2, body = ?3, created = ?4",
        )?
        .execute(params![new.endpoint, person, new.body, now])?;
    connection
        .prepare_cached(
            "DELETE FROM subscriptions WHERE person = ?1 AND endpoint NOT IN
             (SELECT endpoint FROM subscriptions WHERE person = ?1 ORDER BY created DESC, rowid DESC LIMIT ?2)",
        )?
        .execute(params![person, DEVICES])?;
    Ok(())
}

pub(super) fn unsubscribe(connection: &Connection, endpoint: &str) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM subscriptions WHERE endpoint = ?1")?.execute([endpoint])?;
    Ok(())
}

pub(super) fn subscriptions(connection: &Connection, person: PersonId) -> Result<Vec<Subscription>, StoreError> {
    let sql = "SELECT endpoint, body FROM subscriptions WHERE person = ?1 ORDER BY created, rowid";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map([person], |row| Ok(Subscription { endpoint: row.get(0)?, body: row.get(1)? }))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn house_key(
    connection: &Connection,
    name: &str,
    fresh: &Hidden<Vec<u8>>,
) -> Result<Hidden<Vec<u8>>, StoreError> {
    let insert = "INSERT INTO house_keys VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    connection.prepare_cached(insert)?.execute(params![name, fresh])?;
    let mut select = connection.prepare_cached("SELECT value FROM house_keys WHERE name = ?1")?;
    Ok(select.query_row([name], |row| row.get(0))?)
}
