-- Where a long table has come to, so that its entries need not all be played again. Nothing is lost with a row: the
-- entries lead there too.
CREATE TABLE snapshots (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- The last entry that is in it.
    seq      BIGINT NOT NULL,
    -- The program, its format of snapshots and its rules of the game.
    maker    TEXT    NOT NULL,
    -- Of all that it says and of the entry it stands at.
    digest   BYTEA   NOT NULL,
    snapshot BYTEA   NOT NULL
);
