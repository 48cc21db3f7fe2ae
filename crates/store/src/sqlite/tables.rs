//! Tables: making, finding and listing them.

use rusqlite::{Connection, Row, params};

use crate::{Hidden, NewTable, PersonId, Seats, Sitter, Stage, StoreError, Table, TableId};

/// What makes a [`Table`]. An input does not touch its table's row, which would cost a page for each; so
/// the time of the last change is looked up.
pub(super) const COLUMNS: &str = "id, code, maker, game, rules_version, set_up, seats, bots, stage, created, outcome,
    max(changed, coalesce((SELECT at FROM inputs WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), 0)) latest";

pub(super) fn create(connection: &Connection, new: &NewTable) -> Result<TableId, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO tables
             (code, maker, game, rules_version, set_up, seats, bots, stage, secret, created, changed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)",
        )?
        .execute(params![
            new.code,
            new.maker,
            new.game,
            new.rules_version,
            new.set_up,
            new.seats.body,
            new.seats.bots,
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
        seats: Seats { body: row.get("seats")?, bots: row.get("bots")?, sitters: sitters(connection, id)? },
        stage: row.get("stage")?,
        created: row.get("created")?,
        changed: row.get("latest")?,
        outcome: row.get::<_, Option<Hidden<String>>>("outcome")?,
    })
}

fn sitters(connection: &Connection, table: TableId) -> Result<Vec<Sitter>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT seat, person, name FROM sitters WHERE table_id = ?1 ORDER BY seat")?;
    let rows =
        select.query_map([table], |row| Ok(Sitter { seat: row.get(0)?, person: row.get(1)?, name: row.get(2)? }))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn of(connection: &Connection, person: PersonId, at_most: u32) -> Result<Vec<Table>, StoreError> {
    let moment = connection.unchecked_transaction()?;
    let mut select = moment.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM tables
         WHERE id IN (SELECT table_id FROM sitters WHERE person = ?1 UNION SELECT id FROM tables WHERE maker = ?1)
         ORDER BY latest DESC, id DESC LIMIT ?2"
    ))?;
    let mut rows = select.query(params![person, at_most])?;
    let mut tables = vec![];
    while let Some(row) = rows.next()? {
        tables.push(read(connection, row)?);
    }
    Ok(tables)
}

pub(super) fn to_wake(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT code FROM tables WHERE stage = 'running' AND bots ORDER BY id")?;
    Ok(select.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}
