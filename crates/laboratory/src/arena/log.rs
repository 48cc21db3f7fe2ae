//! The file from which an interrupted arena goes on: a line of JSON for the plan, one for each game.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use crate::arena::{Outcome, Plan};

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It belongs to another plan, which begins like this.
    #[error("it belongs to another arena: {0}")]
    OtherPlan(String),
}

/// Where outcomes are written as they come.
#[derive(Debug, Default)]
pub struct Log {
    file: Option<File>,
    /// What an earlier run has left.
    pub outcomes: Vec<Outcome>,
}

impl Log {
    /// Keeps nothing.
    pub fn none() -> Self {
        Self::default()
    }

    /// Opens or begins the log of a plan. A last line that was not finished is dropped.
    pub fn open(path: &Path, plan: &Plan) -> Result<Self, Problem> {
        let title = serde_json::to_string(&plan.title()).map_err(io::Error::from)?;
        let mut outcomes: Vec<Outcome> = Vec::new();
        let mut lines = Vec::new();
        if path.exists() {
            for line in BufReader::new(File::open(path)?).lines() {
                lines.push(line?);
            }
        }
        if let Some(first) = lines.first()
            && *first != title
        {
            return Err(Problem::OtherPlan(first.chars().take(200).collect()));
        }
        outcomes.extend(lines.iter().skip(1).filter_map(|line| serde_json::from_str(line).ok()));
        outcomes.sort_by_key(|outcome| outcome.game);
        outcomes.dedup_by_key(|outcome| outcome.game);
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        // After a torn line (or an empty file) a fresh one is begun.
        writeln!(file, "{}", if lines.is_empty() { title.as_str() } else { "" })?;
        Ok(Self { file: Some(file), outcomes })
    }

    /// Writes down one more outcome.
    pub fn add(&mut self, outcome: &Outcome) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        writeln!(file, "{}", serde_json::to_string(outcome)?)
    }
}
