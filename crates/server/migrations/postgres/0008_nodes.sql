-- Servers that use this database together. A node that did not renew in time has lapsed for good: it comes back under
-- another number, so nobody who saw it lapse can be wrong.
CREATE TABLE nodes (
    id      BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    -- Where other nodes reach it; NULL if they cannot.
    address TEXT,
    -- Its version as a number, and as text for people.
    program BIGINT NOT NULL,
    version TEXT   NOT NULL,
    until   TIMESTAMPTZ NOT NULL
);

-- Which node holds a table. Only the holder writes; every write names the node and the epoch it was held under.
CREATE TABLE leases (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- NULL if it was given back.
    node     BIGINT,
    -- One more with every holder.
    epoch    BIGINT NOT NULL,
    -- The newest program that has held it.
    program  BIGINT NOT NULL
);
