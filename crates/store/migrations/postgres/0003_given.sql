-- A lease lasts from when it was given until its end. So none becomes longer when the database's clock is set back: then all
-- are over, and whoever lives comes in anew.
ALTER TABLE servers ADD COLUMN given TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp();

CREATE OR REPLACE FUNCTION is_live(which BIGINT) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
    SELECT EXISTS (SELECT 1 FROM servers WHERE id = which AND clock_timestamp() BETWEEN given AND until)
$$;

CREATE OR REPLACE FUNCTION renew(which BIGINT, milliseconds BIGINT) RETURNS SETOF BIGINT LANGUAGE plpgsql AS $$
BEGIN
    UPDATE servers
        SET given = clock_timestamp(), until = clock_timestamp() + milliseconds * interval '1 millisecond'
        WHERE id = which AND clock_timestamp() BETWEEN given AND until;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the lease has run out' USING ERRCODE = 'BR004';
    END IF;
    RETURN QUERY SELECT id FROM servers WHERE clock_timestamp() BETWEEN given AND until;
END
$$;

CREATE OR REPLACE FUNCTION hold(which BIGINT, its_code TEXT)
RETURNS TABLE (mine BOOLEAN, its_epoch BIGINT, holder BIGINT, its_address TEXT) LANGUAGE plpgsql AS $$
DECLARE
    found_hold holds;
BEGIN
    IF NOT is_live(which) THEN
        RAISE EXCEPTION 'the lease has run out' USING ERRCODE = 'BR004';
    END IF;
    SELECT h.* INTO found_hold FROM holds h JOIN tables t ON t.id = h.table_id WHERE t.code = its_code;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    IF found_hold.server IS DISTINCT FROM which AND found_hold.server IS NOT NULL THEN
        IF NOT is_live(found_hold.server) THEN
            -- It may be renewing its lease at this moment, which nobody sees before the commit.
            PERFORM 1 FROM servers s WHERE s.id = found_hold.server FOR SHARE;
        END IF;
        IF is_live(found_hold.server) THEN
            RETURN QUERY SELECT FALSE, found_hold.epoch, s.id, s.address FROM servers s WHERE s.id = found_hold.server;
            RETURN;
        END IF;
    END IF;
    -- It looks free. What is written there at this moment is waited for; whoever comes second looks again.
    UPDATE holds h SET epoch = h.epoch + 1, server = which
        WHERE h.table_id = found_hold.table_id AND h.epoch = found_hold.epoch RETURNING h.* INTO found_hold;
    IF FOUND THEN
        RETURN QUERY SELECT TRUE, found_hold.epoch, which, NULL::TEXT;
    ELSE
        RETURN QUERY SELECT * FROM hold(which, its_code);
    END IF;
END
$$;

-- Only whoever has taken a table removes it.
CREATE FUNCTION remove_table(which BIGINT, mine BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM holds WHERE table_id = which FOR UPDATE;
    IF FOUND THEN
        PERFORM check_epoch(which, mine);
    END IF;
    PERFORM remove_table(which);
END
$$;
