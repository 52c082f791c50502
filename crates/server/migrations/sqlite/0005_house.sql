-- A row is written here and taken away again to prove that writing works.
CREATE TABLE checks (
    number INTEGER PRIMARY KEY,
    bytes  BLOB    NOT NULL
) STRICT;

-- Tables that were cleared away: whoever asks for one is told so. Of a finished game the record may be kept.
CREATE TABLE cleared_tables (
    code       TEXT    PRIMARY KEY,
    cleared_at INTEGER NOT NULL,
    outcome    TEXT    NOT NULL CHECK (outcome IN ('abandoned', 'kept', 'exported', 'deleted')),
    -- The hashes of the tokens that may know of it, as JSON; NULL if everybody may.
    readers    TEXT,
    record     TEXT
) STRICT;
