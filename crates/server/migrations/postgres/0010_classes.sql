-- A class is one record with a revision; what is in it is for the program to say.
CREATE TABLE classes (
    code       TEXT   PRIMARY KEY,
    revision   BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    -- When somebody has to look after it; NULL if nothing is left to do.
    due_at     BIGINT,
    record     TEXT   NOT NULL
);

CREATE INDEX classes_due ON classes (due_at) WHERE due_at IS NOT NULL;

-- The class a table belongs to, as JSON; NULL for a table of its own.
ALTER TABLE tables ADD COLUMN class TEXT;
