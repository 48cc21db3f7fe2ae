//! What a connection is asked: statements with their values, and what is made of the rows.

use tokio::sync::oneshot;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::StoreError;

/// A value of a statement.
pub(super) type Value = Box<dyn ToSql + Sync + Send>;

/// A statement and its values.
pub(super) struct Call {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
}

/// A call: a statement, then its values.
macro_rules! call {
    ($sql:expr $(, $value:expr)* $(,)?) => {
        $crate::postgres::call::Call { sql: $sql, values: vec![$(Box::new($value)),*] }
    };
}
pub(super) use call;

/// The rows of each call.
pub(super) type Answers = Vec<Vec<Row>>;

/// Something asked: its calls, which may be made again as long as nothing is certain, and where the answer goes.
pub(super) trait Job: Send {
    /// What to ask the database.
    fn calls(&self) -> &[Call];

    /// What it said. Why the job is at fault, if it is; whoever asked is told by [`Job::answer`] only.
    fn note(&mut self, answers: Result<Answers, StoreError>);

    /// Tells whoever asked what came of it, or that nothing did.
    fn answer(self: Box<Self>, certain: Result<(), StoreError>);
}

pub(super) struct Asked<T, F> {
    pub(super) calls: Vec<Call>,
    pub(super) read: F,
    pub(super) outcome: Result<T, StoreError>,
    pub(super) reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(Answers) -> Result<T, StoreError> + Send> Job for Asked<T, F> {
    fn calls(&self) -> &[Call] {
        &self.calls
    }

    fn note(&mut self, answers: Result<Answers, StoreError>) {
        self.outcome = answers.and_then(&mut self.read);
    }

    fn answer(self: Box<Self>, certain: Result<(), StoreError>) {
        // In a group that failed even a refusal may rest on what is not so after all.
        let answer = certain.and(self.outcome);
        // If nobody waits any more, that was their choice.
        let _ = self.reply.send(answer);
    }
}
