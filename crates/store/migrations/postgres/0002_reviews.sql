-- What came of looking back at a finished game, in the server's words: made once, and it can be made again.
CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    body     TEXT NOT NULL
);
