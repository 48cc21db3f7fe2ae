//! Tables, their history and what is said there, as rows say it.

use tokio_postgres::Row;

use super::KEPT;
use super::call::{Answers, Call, call};
use super::people::hidden;
use crate::{
    ChatLine, Ended, Epoch, Hidden, Input, Loaded, NewTable, PersonId, Request, Seats, Sitter, Snapshot, Stage,
    StoreError, Table, TableId,
};

/// What makes a [`Table`]; `sqlite::tables` says why the time of its last change is looked up.
macro_rules! select_tables {
    ($end:literal) => {
        concat!(
            "SELECT id, code, maker, game, rules_version, set_up, seats, bots, listed, seeks, free, stage, created,
                outcome, ended, shared, secret, greatest(changed, (SELECT at FROM inputs WHERE table_id = tables.id
                    ORDER BY number DESC LIMIT 1)) latest,
                ARRAY(SELECT seat FROM sitters WHERE table_id = tables.id ORDER BY seat) chairs,
                ARRAY(SELECT person FROM sitters WHERE table_id = tables.id ORDER BY seat) persons,
                ARRAY(SELECT name FROM sitters WHERE table_id = tables.id ORDER BY seat) names,
                ARRAY(SELECT face FROM sitters JOIN people ON people.id = person WHERE table_id = tables.id
                    ORDER BY seat) faces
            FROM tables ",
            $end
        )
    };
}

pub(super) const ALL_OF: &str = select_tables!(
    "WHERE id IN (SELECT table_id FROM sitters WHERE person = $1 UNION SELECT id FROM tables WHERE maker = $1)
     ORDER BY latest DESC, id DESC LIMIT $2"
);
pub(super) const GOING_OF: &str = select_tables!(
    "WHERE id IN (SELECT table_id FROM sitters WHERE person = $1 UNION SELECT id FROM tables WHERE maker = $1)
     AND stage <> 'over' ORDER BY latest DESC, id DESC LIMIT $2"
);
pub(super) const OVER_OF: &str = select_tables!(
    "WHERE id IN (SELECT table_id FROM sitters WHERE person = $1 UNION SELECT id FROM tables WHERE maker = $1)
     AND stage = 'over' AND NOT EXISTS (SELECT 1 FROM put_away WHERE person = $1 AND table_id = tables.id)
     ORDER BY latest DESC, id DESC LIMIT $2"
);
pub(super) const LISTED: &str =
    select_tables!("WHERE listed AND stage = 'gathering' AND free > 0 ORDER BY changed DESC, id DESC LIMIT $1");

/// All that is needed to go on with the table of a code.
pub(super) const LOAD: [&str; 4] = [
    select_tables!("WHERE code = $1"),
    "SELECT number, snapshots.body FROM snapshots JOIN tables ON id = table_id WHERE code = $1",
    "SELECT number, inputs.body, key, content FROM inputs JOIN tables ON id = table_id WHERE code = $1
        AND number > coalesce((SELECT number FROM snapshots WHERE table_id = tables.id), 0) ORDER BY number",
    "SELECT clocks.body FROM clocks JOIN tables ON id = table_id WHERE code = $1",
];

pub(super) const MAKE: &str = "SELECT make_table($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
pub(super) const FIND_OR_MAKE: &str =
    "SELECT find_or_make_table($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";

pub(super) const SAID: &str = "SELECT at, person, name, seat, text, phrase, watchers, mark, key, content FROM chat
    WHERE table_id = $1 ORDER BY id DESC LIMIT $2";

pub(super) fn make(sql: &'static str, new: NewTable) -> Call {
    let Seats { body, wakes, listed, seeks, free, sitters } = new.seats;
    let (chairs, persons, names) = columns(sitters);
    call!(
        sql,
        new.code,
        new.maker.0,
        new.game,
        i64::from(new.rules_version),
        new.set_up.0,
        body.0,
        wakes,
        listed,
        seeks,
        i64::from(free),
        new.secret.0,
        new.at,
        chairs,
        persons,
        names,
    )
}

/// People on seats, as three lists.
pub(super) fn columns(sitters: Vec<Sitter>) -> (Vec<i64>, Vec<i64>, Vec<String>) {
    let chairs = sitters.iter().map(|sitter| i64::from(sitter.seat)).collect();
    let persons = sitters.iter().map(|sitter| sitter.person.0).collect();
    (chairs, persons, sitters.into_iter().map(|sitter| sitter.name).collect())
}

pub(super) fn read(row: &Row) -> Result<Table, StoreError> {
    let (chairs, persons): (Vec<i64>, Vec<i64>) = (row.try_get("chairs")?, row.try_get("persons")?);
    let (names, faces): (Vec<String>, Vec<Option<String>>) = (row.try_get("names")?, row.try_get("faces")?);
    let mut sitters = Vec::new();
    for (((seat, person), name), face) in chairs.into_iter().zip(persons).zip(names).zip(faces) {
        sitters.push(Sitter { seat: small(seat)?, person: PersonId(person), name, face });
    }
    Ok(Table {
        id: TableId(row.try_get("id")?),
        code: row.try_get("code")?,
        maker: PersonId(row.try_get("maker")?),
        game: row.try_get("game")?,
        rules_version: small(row.try_get("rules_version")?)?,
        set_up: hidden(row, "set_up")?,
        seats: Seats {
            body: hidden(row, "seats")?,
            wakes: row.try_get("bots")?,
            listed: row.try_get("listed")?,
            seeks: row.try_get("seeks")?,
            free: small(row.try_get("free")?)?,
            sitters,
        },
        stage: stage(row.try_get("stage")?)?,
        created: row.try_get("created")?,
        changed: row.try_get("latest")?,
        outcome: row.try_get::<_, Option<String>>("outcome")?.map(Hidden),
        ended: match row.try_get("ended")? {
            None => None,
            Some("agreed") => Some(Ended::Agreed),
            Some("untouched") => Some(Ended::Untouched),
            Some(_) => return Err(damaged()),
        },
        shared: row.try_get("shared")?,
    })
}

pub(super) fn loaded(answers: &Answers) -> Result<Option<Loaded>, StoreError> {
    let [table, snapshot, inputs, clock] = &answers[..] else { return Err(damaged()) };
    let Some(row) = table.first() else { return Ok(None) };
    let snapshot = snapshot
        .first()
        .map(|row| Ok::<_, StoreError>(Snapshot { number: small(row.try_get(0)?)?, body: Hidden(row.try_get(1)?) }));
    Ok(Some(Loaded {
        table: read(row)?,
        secret: Hidden(row.try_get("secret")?),
        snapshot: snapshot.transpose()?,
        inputs: inputs.iter().map(input).collect::<Result<_, _>>()?,
        clock: clock.first().map(|row| row.try_get(0)).transpose()?.map(Hidden),
    }))
}

pub(super) fn input(row: &Row) -> Result<Input, StoreError> {
    Ok(Input { number: small(row.try_get("number")?)?, body: hidden(row, "body")?, request: request(row)? })
}

/// The request that a row says caused it.
fn request(row: &Row) -> Result<Option<Request>, StoreError> {
    let (key, content): (Option<String>, _) = (row.try_get("key")?, row.try_get("content")?);
    Ok(key.map(|key| Request { key, content }))
}

/// Says it, unless its request has done so already, and forgets what is too old.
/// Whether whoever writes has the table.
pub(super) fn check(table: TableId, epoch: Epoch) -> Call {
    call!("SELECT check_epoch($1, $2)", table.0, epoch.0)
}

pub(super) fn say(epoch: Epoch, line: ChatLine) -> Vec<Call> {
    let (key, content) = line.request.map_or((None, None), |request| (Some(request.key), request.content));
    vec![
        check(line.table, epoch),
        call!(
            "INSERT INTO chat (table_id, at, person, name, seat, text, phrase, watchers, mark, key, content)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (table_id, key) DO NOTHING",
            line.table.0,
            line.at,
            line.person.0,
            line.name,
            line.seat.map(i64::from),
            line.text,
            line.phrase,
            line.watchers,
            line.mark,
            key,
            content,
        ),
        call!(
            "DELETE FROM chat WHERE table_id = $1
             AND id <= (SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)",
            line.table.0,
            KEPT,
        ),
    ]
}

pub(super) fn line(table: TableId, row: &Row) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        table,
        at: row.try_get("at")?,
        person: PersonId(row.try_get("person")?),
        name: row.try_get("name")?,
        seat: row.try_get::<_, Option<i64>>("seat")?.map(small).transpose()?,
        text: row.try_get("text")?,
        phrase: row.try_get("phrase")?,
        watchers: row.try_get("watchers")?,
        mark: row.try_get("mark")?,
        request: request(row)?,
    })
}

pub(super) fn stage(word: &str) -> Result<Stage, StoreError> {
    match word {
        "gathering" => Ok(Stage::Gathering),
        "running" => Ok(Stage::Running),
        "over" => Ok(Stage::Over),
        _ => Err(damaged()),
    }
}

/// A number that fits where it belongs.
fn small<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| damaged())
}

fn damaged() -> StoreError {
    StoreError::Damaged("a value that no Backroom writes".into())
}
