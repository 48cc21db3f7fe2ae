//! What the store does for itself: forgetting what nobody misses, counting, showing that it works.

use rusqlite::Connection;

use crate::{Counts, Expired, Expiry, Stage, StoreError};

pub(super) fn expire(connection: &Connection, expiry: Expiry) -> Result<Expired, StoreError> {
    connection.execute("DELETE FROM one_time_codes WHERE expires < ?1", [expiry.codes])?;
    let deleted = connection
        .prepare_cached("DELETE FROM tables WHERE stage = 'gathering' AND changed < ?1 RETURNING code")?
        .query_map([expiry.tables], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    // An input does not touch its table's row, so where the row is old the last input is looked at too.
    let closed = connection
        .prepare_cached(
            "UPDATE tables SET stage = 'over', ended = 'untouched' WHERE stage = 'running' AND changed < ?1
             AND NOT EXISTS (SELECT 1 FROM inputs WHERE table_id = tables.id AND at >= ?1) RETURNING code",
        )?
        .query_map([expiry.untouched], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    connection.execute(
        "DELETE FROM people WHERE created < ?1
         AND NOT EXISTS (SELECT 1 FROM devices WHERE person = people.id AND last_seen >= ?1)
         AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = people.id)
         AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)",
        [expiry.people],
    )?;
    Ok(Expired { deleted, closed })
}

pub(super) fn counts(connection: &Connection) -> Result<Counts, StoreError> {
    let moment = connection.unchecked_transaction()?;
    let mut counts = Counts {
        people: moment.query_row("SELECT count(*) FROM people", [], |row| row.get(0))?,
        // The number of the last row: counting millions would take too long.
        inputs: moment.query_row("SELECT coalesce(max(id), 0) FROM inputs", [], |row| row.get(0))?,
        ..Counts::default()
    };
    let mut stages = moment.prepare_cached("SELECT stage, count(*) FROM tables GROUP BY stage")?;
    let mut rows = stages.query([])?;
    while let Some(row) = rows.next()? {
        let count = match row.get(0)? {
            Stage::Gathering => &mut counts.gathering,
            Stage::Running => &mut counts.running,
            Stage::Over => &mut counts.over,
        };
        *count = row.get(1)?;
    }
    Ok(counts)
}

pub(super) fn pulse(connection: &Connection, now: i64) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE pulse SET at = ?1")?.execute([now])?;
    Ok(())
}
