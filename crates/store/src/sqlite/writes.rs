//! Writing about a table.

use rusqlite::{Connection, params};

use super::tables;
use crate::{Ended, Finish, Hidden, Input, Request, Seats, Snapshot, Stage, StoreError, TableId, Write};

/// Whoever calls this takes it all back if it fails in the middle. Answers with the number of the table's last input,
/// which is looked up if nobody knows it.
pub(super) fn write(connection: &Connection, write: &Write, last: Option<u32>) -> Result<u32, StoreError> {
    let table = write.table;
    let last = last.map_or_else(|| last_of(connection, table), Ok)?;
    let last = append(connection, table, write.at, &write.inputs, last)?;
    if let Some(seats) = &write.seats {
        seat(connection, table, write.at, seats)?;
    }
    if let Some(stage) = write.stage {
        enter(connection, table, write.at, stage)?;
    }
    if let Some(version) = write.rules_version {
        let sql = "UPDATE tables SET rules_version = ?2 WHERE id = ?1";
        found(connection.prepare_cached(sql)?.execute(params![table, version])?)?;
    }
    if let Some(end) = &write.finish {
        finish(connection, table, write.at, end)?;
    }
    if let Some(ended) = write.ended {
        end(connection, table, write.at, ended)?;
    }
    if let Some(clock) = &write.clock {
        tick(connection, table, clock)?;
    }
    if let Some(snapshot) = &write.snapshot {
        if snapshot.number > last {
            return Err(StoreError::Gap);
        }
        keep(connection, table, snapshot)?;
    }
    Ok(last)
}

/// Whether it is one input and nothing else: what is written most.
pub(super) fn is_single(write: &Write) -> bool {
    let Write { table: _, epoch: _, at: _, inputs, seats, stage, rules_version, finish, ended, clock, snapshot } =
        write;
    inputs.len() == 1
        && (seats.is_none() && stage.is_none() && rules_version.is_none() && finish.is_none())
        && (ended.is_none() && clock.is_none() && snapshot.is_none())
}

/// The number of the table's last input.
fn last_of(connection: &Connection, table: TableId) -> Result<u32, StoreError> {
    Ok(connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM inputs WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))?)
}

/// Adds inputs after the last one. Answers with the number of the table's last input then.
///
/// Inputs may be on their way while earlier ones are still being stored. If those are lost, none that
/// follows them may be found later: so numbers have no gaps.
fn append(
    connection: &Connection,
    table: TableId,
    at: i64,
    inputs: &[Input],
    mut last: u32,
) -> Result<u32, StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO inputs (table_id, number, at, body, key, content) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for input in inputs {
        // The unique key says it again, and says it to other processes too.
        if input.number <= last {
            return Err(StoreError::Taken);
        }
        if input.number > last + 1 {
            return Err(StoreError::Gap);
        }
        let (key, content) = columns(input.request.as_ref());
        insert.execute(params![table, input.number, at, input.body, key, content])?;
        last = input.number;
    }
    Ok(last)
}

/// A request as it stands in its two columns.
pub(super) fn columns(request: Option<&Request>) -> (Option<&str>, Option<i64>) {
    (request.map(|request| request.key.as_str()), request.and_then(|request| request.content))
}

fn seat(connection: &Connection, table: TableId, at: i64, seats: &Seats) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET seats = ?2, bots = ?3, listed = ?4, seeks = ?5, free = ?6, changed = ?7 WHERE id = ?1";
    let columns = params![table, seats.body, seats.wakes, seats.listed, seats.seeks, seats.free, at];
    found(connection.prepare_cached(sql)?.execute(columns)?)?;
    connection.prepare_cached("DELETE FROM sitters WHERE table_id = ?1")?.execute([table])?;
    tables::sit(connection, table, &seats.sitters)
}

fn enter(connection: &Connection, table: TableId, at: i64, stage: Stage) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET stage = ?2, changed = ?3 WHERE id = ?1";
    found(connection.prepare_cached(sql)?.execute(params![table, stage, at])?)
}

fn finish(connection: &Connection, table: TableId, at: i64, end: &Finish) -> Result<(), StoreError> {
    enter(connection, table, at, Stage::Over)?;
    connection.prepare_cached("UPDATE tables SET outcome = ?2 WHERE id = ?1")?.execute(params![table, end.outcome])?;
    let mut insert = connection.prepare_cached("INSERT INTO stories (table_id, viewer, body) VALUES (?1, ?2, ?3)")?;
    for (viewer, body) in &end.stories {
        insert.execute(params![table, viewer, body])?;
    }
    Ok(())
}

fn end(connection: &Connection, table: TableId, at: i64, ended: Ended) -> Result<(), StoreError> {
    enter(connection, table, at, Stage::Over)?;
    connection.prepare_cached("UPDATE tables SET ended = ?2 WHERE id = ?1")?.execute(params![table, ended])?;
    Ok(())
}

fn tick(connection: &Connection, table: TableId, clock: &Hidden<String>) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO clocks VALUES (?1, ?2) ON CONFLICT (table_id) DO UPDATE SET body = ?2")?
        .execute(params![table, clock])?;
    Ok(())
}

fn keep(connection: &Connection, table: TableId, snapshot: &Snapshot) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO snapshots (table_id, number, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_id) DO UPDATE SET number = ?2, body = ?3 WHERE number <= ?2",
        )?
        .execute(params![table, snapshot.number, snapshot.body])?;
    Ok(())
}

/// One row was changed, or there is no such table.
fn found(changed: usize) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::Unknown) }
}
