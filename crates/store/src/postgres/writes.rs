//! Writing about a table: what comes with a write, a statement each. The first looks whether its writer still holds it.

use super::call::{Call, call};
use super::tables;
use crate::{Ended, Stage, Write};

/// What a write comes down to.
pub(super) fn calls(write: Write) -> Vec<Call> {
    let (table, at) = (write.table.0, write.at);
    let (mut numbers, mut bodies, mut keys, mut contents) = (vec![], vec![], vec![], vec![]);
    for input in write.inputs {
        let (key, content) = input.request.map_or((None, None), |request| (Some(request.key), request.content));
        numbers.push(i64::from(input.number));
        bodies.push(input.body.0);
        keys.push(key);
        contents.push(content);
    }
    let append = "SELECT append($1, $2, $3, $4, $5, $6, $7)";
    let mut calls = vec![call!(append, table, write.epoch.0, at, numbers, bodies, keys, contents)];
    if let Some(seats) = write.seats {
        let sql =
            "UPDATE tables SET seats = $2, bots = $3, listed = $4, seeks = $5, free = $6, changed = $7 WHERE id = $1";
        let (body, free) = (seats.body.0, i64::from(seats.free));
        calls.push(call!(sql, table, body, seats.wakes, seats.listed, seats.seeks, free, at));
        let (chairs, persons, names) = tables::columns(seats.sitters);
        calls.push(call!("SELECT seat($1, $2, $3, $4)", table, chairs, persons, names));
    }
    if let Some(stage) = write.stage {
        calls.push(enter(table, at, stage));
    }
    if let Some(version) = write.rules_version {
        calls.push(call!("UPDATE tables SET rules_version = $2 WHERE id = $1", table, i64::from(version)));
    }
    if let Some(end) = write.finish {
        calls.push(enter(table, at, Stage::Over));
        calls.push(call!("UPDATE tables SET outcome = $2 WHERE id = $1", table, end.outcome.0));
        let (viewers, stories): (Vec<String>, Vec<String>) =
            end.stories.into_iter().map(|(viewer, story)| (viewer, story.0)).unzip();
        let sql = "INSERT INTO stories SELECT $1, * FROM unnest($2::TEXT[], $3::TEXT[])";
        calls.push(call!(sql, table, viewers, stories));
    }
    if let Some(ended) = write.ended {
        calls.push(enter(table, at, Stage::Over));
        let word = match ended {
            Ended::Agreed => "agreed",
            Ended::Untouched => "untouched",
        };
        calls.push(call!("UPDATE tables SET ended = $2 WHERE id = $1", table, word));
    }
    if let Some(clock) = write.clock {
        let sql = "INSERT INTO clocks VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = $2";
        calls.push(call!(sql, table, clock.0));
    }
    if let Some(snapshot) = write.snapshot {
        calls.push(call!("SELECT keep($1, $2, $3)", table, i64::from(snapshot.number), snapshot.body.0));
    }
    calls
}

fn enter(table: i64, at: i64, stage: Stage) -> Call {
    let word = match stage {
        Stage::Gathering => "gathering",
        Stage::Running => "running",
        Stage::Over => "over",
    };
    call!("UPDATE tables SET stage = $2, changed = $3 WHERE id = $1", table, word, at)
}
