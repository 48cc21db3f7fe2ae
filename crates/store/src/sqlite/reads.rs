//! A table with its history.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::tables;
use crate::{Hidden, Input, Loaded, Request, Snapshot, StoreError, TableId};

pub(super) fn load(connection: &Connection, code: &str) -> Result<Option<Loaded>, StoreError> {
    // One moment for all of it: an input must not come between a snapshot and what follows it.
    let moment = connection.unchecked_transaction()?;
    let mut select =
        moment.prepare_cached(&format!("SELECT {}, secret FROM tables WHERE code = ?1", tables::COLUMNS))?;
    let mut rows = select.query([code])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let table = tables::read(&moment, row)?;
    let snapshot = snapshot(&moment, table.id)?;
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
    let inputs = inputs(&moment, table.id, after)?;
    let clock = clock(&moment, table.id)?;
    Ok(Some(Loaded { table, secret: row.get("secret")?, snapshot, inputs, clock }))
}

fn clock(connection: &Connection, table: TableId) -> Result<Option<Hidden<String>>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT body FROM clocks WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()?)
}

fn snapshot(connection: &Connection, table: TableId) -> Result<Option<Snapshot>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT number, body FROM snapshots WHERE table_id = ?1")?
        .query_row([table], |row| Ok(Snapshot { number: row.get(0)?, body: row.get(1)? }))
        .optional()?)
}

pub(super) fn inputs(connection: &Connection, table: TableId, after: u32) -> Result<Vec<Input>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, body, key, content FROM inputs WHERE table_id = ?1 AND number > ?2 ORDER BY number",
    )?;
    let rows = select.query_map(params![table, after], |row| {
        Ok(Input { number: row.get(0)?, body: row.get(1)?, request: request(row)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The request that a row says caused it.
pub(super) fn request(row: &Row) -> rusqlite::Result<Option<Request>> {
    let (key, content): (Option<String>, _) = (row.get("key")?, row.get("content")?);
    Ok(key.map(|key| Request { key, content }))
}

pub(super) fn story(
    connection: &Connection,
    table: TableId,
    viewer: &str,
) -> Result<Option<Hidden<String>>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT body FROM stories WHERE table_id = ?1 AND viewer = ?2")?
        .query_row(params![table, viewer], |row| row.get(0))
        .optional()?)
}

pub(super) fn review(connection: &Connection, table: TableId) -> Result<Option<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT body FROM reviews WHERE table_id = ?1")?;
    Ok(select.query_row([table], |row| row.get(0)).optional()?)
}
