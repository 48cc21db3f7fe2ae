//! What is said at tables.

use rusqlite::{Connection, params};

use super::reads::request;
use super::writes::columns;
use crate::{ChatLine, KEPT_LINES, StoreError, TableId};

pub(super) fn say(connection: &Connection, line: &ChatLine) -> Result<(), StoreError> {
    let (key, content) = columns(line.request.as_ref());
    connection
        .prepare_cached(
            "INSERT INTO chat (table_id, at, person, name, seat, text, phrase, watchers, mark, key, content)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (table_id, key) DO NOTHING",
        )?
        .execute(params![
            line.table,
            line.at,
            line.person,
            line.name,
            line.seat,
            line.text,
            line.phrase,
            line.watchers,
            line.mark,
            key,
            content
        ])?;
    connection
        .prepare_cached(
            "DELETE FROM chat WHERE table_id = ?1 AND id <=
             (SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
        )?
        .execute(params![line.table, KEPT_LINES])?;
    Ok(())
}

pub(super) fn said(connection: &Connection, table: TableId, at_most: u32) -> Result<Vec<ChatLine>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT at, person, name, seat, text, phrase, watchers, mark, key, content FROM chat
         WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2",
    )?;
    let rows = select.query_map(params![table, at_most], |row| {
        Ok(ChatLine {
            table,
            at: row.get(0)?,
            person: row.get(1)?,
            name: row.get(2)?,
            seat: row.get(3)?,
            text: row.get(4)?,
            phrase: row.get(5)?,
            watchers: row.get(6)?,
            mark: row.get(7)?,
            request: request(row)?,
        })
    })?;
    let mut lines = rows.collect::<Result<Vec<_>, _>>()?;
    lines.reverse();
    Ok(lines)
}

pub(super) fn unsay(connection: &Connection, table: TableId, mark: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM chat WHERE table_id = ?1 AND mark = ?2";
    connection.prepare_cached(sql)?.execute(params![table, mark])?;
    Ok(())
}
