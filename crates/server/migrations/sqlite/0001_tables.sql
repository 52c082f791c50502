CREATE TABLE tables (
    id          INTEGER PRIMARY KEY,
    code        TEXT    NOT NULL UNIQUE,
    game        TEXT    NOT NULL,
    rules       INTEGER NOT NULL,
    setup       TEXT    NOT NULL,
    host        INTEGER NOT NULL,
    stage       TEXT    NOT NULL CHECK (stage IN ('waiting', 'playing', 'over')),
    server_seed BLOB    NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    sitter     TEXT    NOT NULL CHECK (sitter IN ('nobody', 'person', 'bot')),
    token_hash BLOB,
    level      TEXT,
    nonce      TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Entry 0 is the deal. What is here has been acknowledged or may be: nothing is ever changed or taken away.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    seat     INTEGER,
    acted_by TEXT    NOT NULL,
    ref      TEXT,
    action   TEXT    NOT NULL,
    digest   BLOB    NOT NULL,
    noticed  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_ref ON entries (table_id, seat, ref) WHERE ref IS NOT NULL;
