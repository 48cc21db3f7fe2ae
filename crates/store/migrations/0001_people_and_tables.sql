-- Times are seconds since 1970. Bodies are JSON of the server's; the store never looks inside.

-- AUTOINCREMENT: an id is never given twice, so what still holds the id of something that has expired
-- can never write to its successor.
CREATE TABLE people (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    created INTEGER NOT NULL,
    name    TEXT
) STRICT;

CREATE TABLE devices (
    id        INTEGER PRIMARY KEY,
    key_hash  BLOB NOT NULL UNIQUE CHECK (length(key_hash) = 32),
    person    INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    created   INTEGER NOT NULL,
    last_seen INTEGER NOT NULL
) STRICT;
CREATE INDEX devices_of_person ON devices (person);

-- A person has one code at most: a new one makes the old one worthless.
CREATE TABLE one_time_codes (
    person    INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    code_hash BLOB NOT NULL UNIQUE CHECK (length(code_hash) = 32),
    expires   INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    code          TEXT NOT NULL UNIQUE,
    maker         INTEGER NOT NULL REFERENCES people,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    set_up        TEXT NOT NULL,
    seats         TEXT NOT NULL,
    bots          INTEGER NOT NULL,
    stage         TEXT NOT NULL CHECK (stage IN ('gathering', 'running', 'over')),
    secret        BLOB NOT NULL,
    created       INTEGER NOT NULL,
    changed       INTEGER NOT NULL,
    outcome       TEXT
) STRICT;
CREATE INDEX tables_of_maker ON tables (maker);
CREATE INDEX tables_by_stage ON tables (stage, changed);
CREATE INDEX tables_to_wake ON tables (id) WHERE stage = 'running' AND bots;

-- The only place, besides people and chat, where a name stands.
CREATE TABLE sitters (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_of_person ON sitters (person);

-- Rows go to the end of one b-tree, whatever their table; only the small index is spread.
CREATE TABLE inputs (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT NOT NULL,
    key      TEXT,
    UNIQUE (table_id, number)
) STRICT;

CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    body     TEXT NOT NULL
) STRICT;

CREATE TABLE stories (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    viewer   TEXT NOT NULL,
    body     TEXT NOT NULL,
    UNIQUE (table_id, viewer)
) STRICT;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people,
    name     TEXT NOT NULL,
    seat     INTEGER,
    text     TEXT NOT NULL
) STRICT;
CREATE INDEX chat_of_table ON chat (table_id);
CREATE INDEX chat_of_person ON chat (person);

-- One row, written by every health check: a disk that takes no writes is not healthy.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO pulse VALUES (1, 0);
