ALTER TABLE tables ADD COLUMN public BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN spectators BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN time TEXT NOT NULL DEFAULT '"relaxed"';
ALTER TABLE tables ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rematch TEXT;

CREATE INDEX tables_in_the_lobby ON tables (created_at) WHERE public = 1 AND stage <> 'over';
CREATE INDEX tables_not_started ON tables (created_at) WHERE stage = 'waiting';

ALTER TABLE seats ADD COLUMN temper TEXT;
ALTER TABLE seats ADD COLUMN colour BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN ready BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN handed_over BIGINT NOT NULL DEFAULT 0;
UPDATE seats SET colour = seat;

-- Other devices of those who sit at a table.
CREATE TABLE devices (
    table_id   BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    token_hash BYTEA  NOT NULL,
    owner_hash BYTEA  NOT NULL,
    PRIMARY KEY (table_id, token_hash)
);

CREATE TABLE chat (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line     BIGINT NOT NULL,
    speaker  BYTEA  NOT NULL,
    seat     BIGINT,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    ref      TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, line)
);

CREATE UNIQUE INDEX chat_by_ref ON chat (table_id, speaker, ref);
