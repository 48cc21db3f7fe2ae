-- What a request asked for, as a hash: another one under the same key is not a repetition. NULL where it was
-- stored before this was.
ALTER TABLE inputs ADD COLUMN content INTEGER;

-- The request that said a line, so that a repetition says nothing twice, also after a crash.
ALTER TABLE chat ADD COLUMN key TEXT;
ALTER TABLE chat ADD COLUMN content INTEGER;
CREATE UNIQUE INDEX chat_of_request ON chat (table_id, key);
