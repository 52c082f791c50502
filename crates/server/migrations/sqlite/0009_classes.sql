-- A class is one record with a revision; what is in it is for the program to say.
CREATE TABLE classes (
    code       TEXT    PRIMARY KEY,
    revision   INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    -- When somebody has to look after it; NULL if nothing is left to do.
    due_at     INTEGER,
    record     TEXT    NOT NULL
) STRICT;

CREATE INDEX classes_due ON classes (due_at) WHERE due_at IS NOT NULL;

-- The class a table belongs to, as JSON; NULL for a table of its own.
ALTER TABLE tables ADD COLUMN class TEXT;
