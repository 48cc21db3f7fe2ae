//! All tables from a file to a database and back.

use std::path::Path;
use std::pin::pin;

use futures_util::TryStreamExt;
use rusqlite::types::{Value as Cell, ValueRef};
use tokio_postgres::Row;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use super::line::{Answer, Line, Reach};
use super::open;
use crate::StoreError;
use crate::sqlite::carry::{self as file, CARRIED, Carried};

/// So many rows are on their way to the database at once.
const ROWS: usize = 500;

/// Copies a whole database, as it is at one moment, to a file that must not be there yet.
pub(super) async fn to_file(reach: &Reach, to: &Path) -> Result<u64, StoreError> {
    let draft = file::Draft::new(to)?;
    let line = Line::open(reach).await?;
    let client = line.client();
    client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let mut carried = 0;
    for table in CARRIED {
        let mut insert = draft.insert(table)?;
        let columns = table.columns.join(", ");
        let sql = format!("SELECT {columns} FROM {} ORDER BY {}", table.name, table.order);
        let mut rows = pin!(client.query_raw(&sql, std::iter::empty::<bool>()).await?);
        while let Some(row) = rows.try_next().await? {
            let cells = (0..row.len()).map(|nth| cell(&row, nth)).collect::<Result<Vec<_>, _>>()?;
            insert.execute(rusqlite::params_from_iter(cells))?;
            carried += 1;
        }
    }
    client.batch_execute("COMMIT").await?;
    draft.finish()?;
    Ok(carried)
}

/// Copies a file to a database where there is nothing yet.
pub(super) async fn from_file(reach: &Reach, from: &Path) -> Result<u64, StoreError> {
    open::prepare(reach).await?;
    let connection = file::whole(from)?;
    let line = Line::open(reach).await?;
    let client = line.client();
    // Nobody may come in meanwhile.
    client.batch_execute("BEGIN; LOCK TABLE people, tables, servers IN EXCLUSIVE MODE").await?;
    let sql = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)";
    if client.query_one(sql, &[]).await?.try_get(0)? {
        return Err(StoreError::Refused("there are people or tables in that database already".into()));
    }
    let mut carried = 0;
    for table in CARRIED {
        carried += fill(&line, table, &connection).await?;
    }
    client
        .batch_execute(
            "INSERT INTO holds (table_id) SELECT id FROM tables;
             SELECT setval(pg_get_serial_sequence('people', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM people), false);
             SELECT setval(pg_get_serial_sequence('devices', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM devices), false);
             SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM tables), false);
             SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat), false);
             COMMIT; ANALYZE",
        )
        .await?;
    Ok(carried)
}

async fn fill(line: &Line, table: &Carried, from: &rusqlite::Connection) -> Result<u64, StoreError> {
    let columns = table.columns.join(", ");
    let values: Vec<String> = (1..=table.columns.len()).map(|nth| format!("${nth}")).collect();
    let insert = format!("INSERT INTO {} ({columns}) VALUES ({})", table.name, values.join(", "));
    let insert = line.client().prepare(&insert).await?;
    // In the order in which they came, where an order is told by nothing else.
    let mut select = from.prepare(&format!("SELECT {columns} FROM {} ORDER BY {}", table.name, table.order))?;
    let mut rows = select.query([])?;
    let mut carried = 0;
    let mut waiting: Vec<Vec<Sent>> = Vec::with_capacity(ROWS);
    loop {
        let row = rows.next()?;
        if let Some(row) = row {
            let cells = (0..table.columns.len()).map(|nth| row.get_ref(nth).map(|cell| Sent(owned(cell))));
            waiting.push(cells.collect::<Result<_, _>>()?);
        }
        if waiting.len() == ROWS || row.is_none() {
            carried += waiting.len() as u64;
            let asked = waiting.iter().map(|cells| {
                let cells = cells.iter().map(|cell| cell as &(dyn ToSql + Sync));
                let (client, insert) = (line.client(), &insert);
                Box::pin(async move { client.query_raw(insert, cells).await?.try_collect().await }) as Answer
            });
            for answer in super::line::in_order(asked.collect()).await {
                answer?;
            }
            waiting.clear();
        }
        if row.is_none() {
            return Ok(carried);
        }
    }
}

fn owned(cell: ValueRef) -> Cell {
    Cell::try_from(cell).unwrap_or(Cell::Null)
}

fn cell(row: &Row, nth: usize) -> Result<Cell, StoreError> {
    let kind = row.columns()[nth].type_();
    let cell = match *kind {
        Type::INT8 => row.try_get::<_, Option<i64>>(nth)?.map(Cell::Integer),
        Type::BOOL => row.try_get::<_, Option<bool>>(nth)?.map(|yes| Cell::Integer(yes.into())),
        Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(nth)?.map(Cell::Blob),
        _ => row.try_get::<_, Option<String>>(nth)?.map(Cell::Text),
    };
    Ok(cell.unwrap_or(Cell::Null))
}

/// A value on its way to a column of whatever type.
#[derive(Debug)]
struct Sent(Cell);

impl ToSql for Sent {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match &self.0 {
            Cell::Null => Ok(IsNull::Yes),
            Cell::Integer(yes) if *kind == Type::BOOL => (*yes != 0).to_sql(kind, out),
            Cell::Integer(number) => number.to_sql(kind, out),
            Cell::Real(number) => number.to_sql(kind, out),
            Cell::Text(text) => text.to_sql(kind, out),
            Cell::Blob(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}
