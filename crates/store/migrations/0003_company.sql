-- A small picture of our hats and faces, in the page's words.
ALTER TABLE people ADD COLUMN face TEXT;

-- Anybody may sit down here.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
-- What a table that strangers are matched at waits for, in the server's words; and how many chairs are free.
ALTER TABLE tables ADD COLUMN seeks TEXT;
ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
-- How it ended if not by its rules.
ALTER TABLE tables ADD COLUMN ended TEXT CHECK (ended IN ('agreed', 'untouched'));
-- Under which word others may look at a finished game.
ALTER TABLE tables ADD COLUMN shared TEXT;
CREATE INDEX tables_listed ON tables (changed) WHERE listed AND stage = 'gathering';
CREATE INDEX tables_sought ON tables (seeks) WHERE seeks IS NOT NULL AND stage = 'gathering';
CREATE UNIQUE INDEX tables_shared ON tables (shared) WHERE shared IS NOT NULL;

-- What has run of a table's clocks: a small row that is written again and again.
CREATE TABLE clocks (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    body     TEXT NOT NULL
) STRICT;

-- Finished tables that somebody has taken off their list.
CREATE TABLE put_away (
    person   INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- A line has a mark, so that it can be taken away; it may be for watchers alone, or a set phrase.
ALTER TABLE chat ADD COLUMN mark TEXT;
ALTER TABLE chat ADD COLUMN watchers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN phrase TEXT;

-- Where a device can be told something while no page is open.
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    person   INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    body     TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_of_person ON subscriptions (person);

-- Keys of the house itself, made at the first start.
CREATE TABLE house_keys (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
