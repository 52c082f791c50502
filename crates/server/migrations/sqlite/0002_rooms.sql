ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN spectators INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN time TEXT NOT NULL DEFAULT '"relaxed"';
ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rematch TEXT;

CREATE INDEX tables_in_the_lobby ON tables (created_at) WHERE public = 1 AND stage <> 'over';
CREATE INDEX tables_not_started ON tables (created_at) WHERE stage = 'waiting';

ALTER TABLE seats ADD COLUMN temper TEXT;
ALTER TABLE seats ADD COLUMN colour INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET colour = seat;

-- Other devices of those who sit at a table.
CREATE TABLE devices (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    token_hash BLOB    NOT NULL,
    owner_hash BLOB    NOT NULL,
    PRIMARY KEY (table_id, token_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line     INTEGER NOT NULL,
    speaker  BLOB    NOT NULL,
    seat     INTEGER,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    ref      TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, line)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX chat_by_ref ON chat (table_id, speaker, ref);
