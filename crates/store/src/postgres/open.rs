//! Opening a database: is it ours, and is it up to date?

use tokio_postgres::Client;

use super::line::{Line, Reach};
use crate::StoreError;

/// What changed in the schema, one step for each version; a step that was released never changes again. Those of `SQLite`
/// are others, and counted by themselves.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_everything.sql"),
    include_str!("../../migrations/postgres/0002_reviews.sql"),
    include_str!("../../migrations/postgres/0003_given.sql"),
];

/// Makes the schema what it should be. Of several servers that come at once one does it, the others wait.
pub(super) async fn prepare(reach: &Reach) -> Result<(), StoreError> {
    let line = Line::open(reach).await?;
    let client = line.client();
    client.batch_execute("BEGIN; SET LOCAL lock_timeout = '60s'").await?;
    // Given back at the end of the transaction, however it ends.
    client.execute("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' migrates', 0))", &[]).await?;
    let found = version(client).await?;
    let known = MIGRATIONS.len() as u32;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for step in &MIGRATIONS[found as usize..] {
        client.batch_execute(step).await?;
    }
    if found < known {
        client.batch_execute("DELETE FROM backroom").await?;
        client.execute("INSERT INTO backroom VALUES ($1)", &[&i64::from(known)]).await?;
    }
    // Whether anything can be stored is known before people sit down, not after.
    client.batch_execute("UPDATE pulse SET at = 0; COMMIT").await?;
    Ok(())
}

/// Which version a database has; 0 if it is empty.
async fn version(client: &Client) -> Result<u32, StoreError> {
    let row = client.query_one("SELECT current_schema()::TEXT, current_setting('server_encoding')", &[]).await?;
    let Some(schema) = row.try_get::<_, Option<String>>(0)? else {
        return Err(StoreError::Refused("the database's address names a schema that is not there".into()));
    };
    if row.try_get::<_, &str>(1)? != "UTF8" {
        return Err(StoreError::Refused("the database must be made with the encoding UTF8".into()));
    }
    let sql = "SELECT relname::TEXT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
        WHERE nspname = $1 AND relname IN ('backroom', 'people', 'tables', 'inputs', 'servers')";
    let names = client.query(sql, &[&schema]).await?;
    if names.is_empty() {
        return Ok(0);
    }
    if !names.iter().any(|row| row.get::<_, &str>(0) == "backroom") {
        return Err(StoreError::Foreign);
    }
    let version: i64 = client.query_one("SELECT version FROM backroom", &[]).await?.try_get(0)?;
    u32::try_from(version).map_err(|_| StoreError::Foreign)
}
