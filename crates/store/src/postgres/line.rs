//! A connection to the database.

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use futures_util::TryStreamExt;
use futures_util::future::{MaybeDone, maybe_done};
use tokio_postgres::config::SslMode;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, Row, Statement};

use super::call::Call;
use super::tls::Tls;
use crate::StoreError;

/// A connection has so long to be made.
const TO_CONNECT: Duration = Duration::from_secs(3);

/// Commits wait for the disk, whatever the database is set to. Whoever falls asleep in the middle of a transaction keeps
/// nobody else waiting for what it has locked.
const HABITS: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local');
    SET idle_in_transaction_session_timeout = '5s'; SET lock_timeout = '8s'; SET client_min_messages = warning";

/// How the database is reached.
#[derive(Clone)]
pub(super) struct Reach {
    config: Config,
    tls: Tls,
}

impl Reach {
    /// By an address such as `postgres://backroom@db.example/backroom?sslmode=require`. With TLS the database must be the
    /// one that the address names; without `sslmode=require` there is none.
    pub(super) fn new(address: &str, authorities: Option<&[u8]>) -> Result<Self, StoreError> {
        // What is wrong is said without the address, which may have a password in it.
        let refused = |error: Error| StoreError::Refused(format!("the database's address: {error}"));
        let mut config: Config = address.parse().map_err(refused)?;
        if config.get_ssl_mode() != SslMode::Require {
            config.ssl_mode(if authorities.is_some() { SslMode::Require } else { SslMode::Disable });
        }
        if config.get_application_name().is_none() {
            config.application_name("backroom");
        }
        config.connect_timeout(TO_CONNECT);
        config.keepalives_idle(Duration::from_secs(10));
        config.tcp_user_timeout(Duration::from_secs(10));
        Ok(Self { config, tls: Tls::new(authorities)? })
    }
}

/// A connection, and the statements it knows.
pub(super) struct Line {
    client: Client,
    known: HashMap<&'static str, Statement>,
}

impl Line {
    /// Connects.
    pub(super) async fn open(reach: &Reach) -> Result<Self, Error> {
        let (client, connection) = reach.config.connect(reach.tls.clone()).await?;
        // It ends with the client, or with an error that whoever waits for an answer is told.
        tokio::spawn(connection);
        client.batch_execute(HABITS).await?;
        Ok(Self { client, known: HashMap::new() })
    }

    /// Whether it is known to be gone.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// What lies beneath.
    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    /// Makes the statements of these calls known.
    pub(super) async fn learn(&mut self, calls: impl IntoIterator<Item = &'static str>) -> Result<(), Error> {
        for sql in calls {
            if !self.known.contains_key(sql) {
                let statement = self.client.prepare(sql).await?;
                self.known.insert(sql, statement);
            }
        }
        Ok(())
    }

    /// Asks; sent when it is polled first.
    pub(super) async fn ask(&self, call: &Call) -> Result<Vec<Row>, Error> {
        let values = call.values.iter().map(|value| &**value as &(dyn ToSql + Sync));
        self.client.query_raw(&self.known[call.sql], values).await?.try_collect().await
    }

    /// Says something that has no answer; sent when it is polled first.
    pub(super) async fn say(&self, sql: &str) -> Result<Vec<Row>, Error> {
        self.client.batch_execute(sql).await.map(|()| Vec::new())
    }
}

/// An answer to come.
pub(super) type Answer<'a> = Pin<Box<dyn Future<Output = Result<Vec<Row>, Error>> + Send + 'a>>;

/// Sends all of these at once, in order, and waits for their answers.
pub(super) async fn in_order(asked: Vec<Answer<'_>>) -> Vec<Result<Vec<Row>, Error>> {
    let mut asked: Vec<Pin<Box<MaybeDone<Answer<'_>>>>> =
        asked.into_iter().map(|answer| Box::pin(maybe_done(answer))).collect();
    poll_fn(|context| {
        for answer in &mut asked {
            let _ = answer.as_mut().poll(context);
        }
        Poll::Ready(())
    })
    .await;
    let mut answers = Vec::with_capacity(asked.len());
    for answer in &mut asked {
        answer.as_mut().await;
        answers.push(answer.as_mut().take_output().expect("it is done"));
    }
    answers
}
