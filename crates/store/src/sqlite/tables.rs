//! Tables: making, finding and listing them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{Hidden, NewTable, PersonId, Seats, Sitter, Stage, StoreError, Table, TableId, Which};

/// What makes a [`Table`]. An input does not touch its table's row, which would cost a page for each; so
/// the time of the last change is looked up.
pub(super) const COLUMNS: &str = "id, code, maker, game, rules_version, set_up, seats, bots, listed, seeks, free, stage, created, outcome, ended, shared,
    max(changed, coalesce((SELECT at FROM inputs WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), 0)) latest";

pub(super) fn create(connection: &Connection, new: &NewTable) -> Result<TableId, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO tables
             (code, maker, game, rules_version, set_up, seats, bots, listed, seeks, free, stage, secret, created, changed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13)",
        )?
        .execute(params![
            new.code,
            new.maker,
            new.game,
            new.rules_version,
            new.set_up,
            new.seats.body,
            new.seats.wakes,
            new.seats.listed,
            new.seats.seeks,
            new.seats.free,
            Stage::Gathering,
            new.secret,
            new.at
        ])?;
    let id = TableId(connection.last_insert_rowid());
    sit(connection, id, &new.seats.sitters)?;
    Ok(id)
}

/// Adds people to a table where nobody sits.
pub(super) fn sit(connection: &Connection, table: TableId, sitters: &[Sitter]) -> Result<(), StoreError> {
    let mut insert =
        connection.prepare_cached("INSERT INTO sitters (table_id, seat, person, name) VALUES (?1, ?2, ?3, ?4)")?;
    for sitter in sitters {
        insert.execute(params![table, sitter.seat, sitter.person, sitter.name])?;
    }
    Ok(())
}

/// Reads the [`COLUMNS`].
pub(super) fn read(connection: &Connection, row: &Row) -> Result<Table, StoreError> {
    let id = row.get("id")?;
    Ok(Table {
        id,
        code: row.get("code")?,
        maker: row.get("maker")?,
        game: row.get("game")?,
        rules_version: row.get("rules_version")?,
        set_up: row.get("set_up")?,
        seats: Seats {
            body: row.get("seats")?,
            wakes: row.get("bots")?,
            listed: row.get("listed")?,
            seeks: row.get("seeks")?,
            free: row.get("free")?,
            sitters: sitters(connection, id)?,
        },
        stage: row.get("stage")?,
        created: row.get("created")?,
        changed: row.get("latest")?,
        outcome: row.get::<_, Option<Hidden<String>>>("outcome")?,
        ended: row.get("ended")?,
        shared: row.get("shared")?,
    })
}

fn sitters(connection: &Connection, table: TableId) -> Result<Vec<Sitter>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seat, person, sitters.name, face FROM sitters JOIN people ON people.id = person
             WHERE table_id = ?1 ORDER BY seat",
    )?;
    let rows = select.query_map([table], |row| {
        Ok(Sitter { seat: row.get(0)?, person: row.get(1)?, name: row.get(2)?, face: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn of(
    connection: &Connection,
    person: PersonId,
    which: Which,
    at_most: u32,
) -> Result<Vec<Table>, StoreError> {
    let which = match which {
        Which::All => "",
        Which::Going => "AND stage <> 'over'",
        Which::Over => {
            "AND stage = 'over' AND NOT EXISTS (SELECT 1 FROM put_away WHERE person = ?1 AND table_id = tables.id)"
        }
    };
    let sql = format!(
        "SELECT {COLUMNS} FROM tables
         WHERE id IN (SELECT table_id FROM sitters WHERE person = ?1 UNION SELECT id FROM tables WHERE maker = ?1)
         {which} ORDER BY latest DESC, id DESC LIMIT ?2"
    );
    select(connection, &sql, params![person, at_most])
}

pub(super) fn listed(connection: &Connection, at_most: u32) -> Result<Vec<Table>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM tables WHERE listed AND stage = 'gathering' AND free > 0
         ORDER BY changed DESC, id DESC LIMIT ?1"
    );
    select(connection, &sql, params![at_most])
}

/// All tables that a statement finds, as they are at one moment.
fn select(connection: &Connection, sql: &str, params: impl rusqlite::Params) -> Result<Vec<Table>, StoreError> {
    let moment = connection.unchecked_transaction()?;
    let mut select = moment.prepare_cached(sql)?;
    let mut rows = select.query(params)?;
    let mut tables = vec![];
    while let Some(row) = rows.next()? {
        tables.push(read(connection, row)?);
    }
    Ok(tables)
}

pub(super) fn find_or_create(connection: &Connection, new: &NewTable) -> Result<String, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT code FROM tables WHERE seeks = ?1 AND stage = 'gathering' AND free > 0
             ORDER BY NOT EXISTS (SELECT 1 FROM sitters WHERE table_id = tables.id AND person = ?2), id LIMIT 1",
        )?
        .query_row(params![new.seats.seeks, new.maker], |row| row.get(0));
    match found.optional()? {
        Some(code) => Ok(code),
        None => create(connection, new).map(|_| new.code.clone()),
    }
}

pub(super) fn id(connection: &Connection, code: &str) -> Result<Option<TableId>, StoreError> {
    let mut select = connection.prepare_cached("SELECT id FROM tables WHERE code = ?1")?;
    Ok(select.query_row([code], |row| row.get(0)).optional()?)
}

pub(super) fn remove(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    let sql = "DELETE FROM tables WHERE id = ?1 AND stage = 'gathering'";
    connection.prepare_cached(sql)?.execute([table])?;
    Ok(())
}

pub(super) fn put_away(connection: &Connection, person: PersonId, table: TableId) -> Result<(), StoreError> {
    let sql = "INSERT INTO put_away SELECT ?1, id FROM tables WHERE id = ?2 AND stage = 'over' ON CONFLICT DO NOTHING";
    connection.prepare_cached(sql)?.execute(params![person, table])?;
    Ok(())
}

pub(super) fn share(connection: &Connection, table: TableId, word: Option<&str>) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET shared = ?2 WHERE id = ?1 AND stage = 'over'";
    connection.prepare_cached(sql)?.execute(params![table, word])?;
    Ok(())
}

pub(super) fn shared(connection: &Connection, word: &str) -> Result<Option<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT code FROM tables WHERE shared = ?1")?;
    Ok(select.query_row([word], |row| row.get(0)).optional()?)
}

pub(super) fn keep_review(connection: &Connection, table: TableId, review: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO reviews (table_id, body) SELECT id, ?2 FROM tables WHERE id = ?1 AND stage = 'over'
        ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
    connection.prepare_cached(sql)?.execute(params![table, review])?;
    Ok(())
}

pub(super) fn to_wake(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT code FROM tables WHERE stage = 'running' AND bots ORDER BY id")?;
    Ok(select.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}
